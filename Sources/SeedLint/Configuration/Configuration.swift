import SeedDecoding
package import SeedDiagnostics
import SeedModel
import SeedText

/// What `content/seedtool.json` and the command line say about a run.
package struct Configuration: Sendable {
  /// A severity, or off.
  package enum Level: Hashable, Comparable, Sendable {
    case off
    case severity(Severity)

    package init?(name: String) {
      let severity = Severity(rawValue: name).map { Level.severity($0) }
      guard let level = name == "off" ? .off : severity else { return nil }
      self = level
    }

    package var name: String {
      switch self {
      case .off: "off"
      case .severity(let severity): severity.rawValue
      }
    }

    /// In a sentence: "an error", "off".
    package var shown: String {
      switch self {
      case .off: "off"
      case .severity(.error): "an error"
      case .severity(let severity): "a \(severity.rawValue)"
      }
    }

    /// The names that `init(name:)` takes.
    package static let names = ["error", "warning", "note", "off"]
  }

  /// The content's version; nil where the file has none.
  package var version: String?
  /// The language of all texts.
  package var locale = "en_US"
  /// What holds for all records.
  package var settings = RuleSettings()
  /// What holds for some of them; later ones win.
  package internal(set) var scopes: [Scope] = []
  /// The entries of the word lists, from the configuration file and `words/<list>.txt`.
  package private(set) var wordLists: [String: [String]] = [:]
  /// The same entries, with their places.
  package var wordListEntries: [String: [WordListEntry]] = [:] { didSet { uniteWordLists() } }
  /// What files that are extended add; nobody is told which of these are used.
  var extendedWordLists: [String: [String]] = [:] { didSet { uniteWordLists() } }
  /// The built-in rules and those of the configuration.
  package var ruleSet: RuleSet
  /// The rules whose settings or definition have a fault: they do not run.
  package var unready: [RuleID: SkippedRule] = [:]
  /// The rules of old that are named, and where: `content/seedtool.json`, `--ignore`.
  private var retiredNames: [RuleID: [String]] = [:]
  /// The most bytes of a compiled bundle.
  package var bundleByteLimit: Int?
  /// The bundles that shipped, as a path from the content folder whose last part may have stars; nil where
  /// none are named.
  package internal(set) var shipped: String?
  /// The whole of the content's own file, and some of its members; nothing of a file that findings cannot
  /// point into.
  package internal(set) var place: Place?
  var memberPlaces: [String: Place] = [:]
  /// Topics and rule ids to run; empty for all.
  package var selected: [String] = []
  /// Topics and rule ids not to run.
  package var ignored: [String] = []
  /// Rules whose findings weigh less do not run.
  package var leastSeverity = Severity.note

  /// The defaults.
  package init(_ rules: RuleSet) { ruleSet = rules }

  private mutating func uniteWordLists() {
    wordLists = wordListEntries.mapValues { $0.map(\.text) }.merging(extendedWordLists) { $0 + $1 }
  }

  /// Takes down that a rule of old is named somewhere.
  package mutating func note(_ rule: RetiredRule, in place: String) {
    if retiredNames[rule.id]?.contains(place) != true { retiredNames[rule.id, default: []].append(place) }
  }

  /// A line for each rule of old that is named.
  package var retiredNotes: [String] {
    ruleSet.retired.compactMap { gone in
      retiredNames[gone.id].map {
        "\(gone.description) It is named in \($0.joined(separator: ", ")): delete it."
      }
    }
  }

  /// What a rule's findings weigh; off for a rule that does not run.
  package func level(of rule: RuleID, default severity: Severity) -> Level {
    func names(_ list: [String]) -> Bool { list.contains { rule.isNamed(by: $0) } }
    // What cannot be read is not clean, whatever was asked for.
    if RuleID.unreadable.contains(rule) { return .severity(.error) }
    if !selected.isEmpty, !names(selected) { return .off }
    if rule.isNeeded { return .severity(.error) }
    if names(ignored) { return .off }
    return weighed(settings.levels[rule] ?? .severity(severity))
  }

  private func weighed(_ level: Level) -> Level {
    if case .severity(let severity) = level, severity < leastSeverity { return .off }
    return level
  }

  /// Whether a rule runs of those that were selected; true where none was.
  package var runsWhatIsSelected: Bool {
    if selected.isEmpty { return true }
    return ruleSet.all.contains { rule in
      selected.contains { rule.metadata.id.isNamed(by: $0) } && isWanted(rule.metadata)
    }
  }

  /// Whether a rule that decoding needs has been ignored or weakened, to no effect.
  package func isOverruled(_ rule: RuleID) -> Bool {
    guard rule.isNeeded else { return false }
    return ignored.contains { rule.isNamed(by: $0) }
      || settings.levels[rule] ?? .severity(.error) != .severity(.error)
  }

  /// The configuration under which rules run: where suppressions are judged, the rules that they name run
  /// too, though not selected.
  func running(_ suppressions: [Suppression]) -> Configuration {
    guard !selected.isEmpty, ruleSet.builtInRules.contains(where: { $0.judgesSuppressions && isOn($0) })
    else {
      return self
    }
    var running = self
    running.selected += Set(suppressions.map(\.rule.text)).sorted()
    return running
  }

  package func isOn(_ rule: any Rule.Type) -> Bool { isOn(rule.metadata) }

  /// Whether a rule runs, be it for some of the records.
  package func isOn(_ rule: RuleMetadata) -> Bool {
    unready[rule.id] == nil && isWanted(rule) && isAtHome(rule)
  }

  /// Whether a rule weighs anything in some of the records.
  private func isWanted(_ rule: RuleMetadata) -> Bool { isWanted(rule.id, default: rule.severity) }

  func isWanted(_ rule: RuleID, default severity: Severity) -> Bool {
    let level = level(of: rule, default: severity)
    if level != .off || scopes.isEmpty || ignored.contains(where: { rule.isNamed(by: $0) }) {
      return level != .off
    }
    guard selected.isEmpty || selected.contains(where: { rule.isNamed(by: $0) }) else { return false }
    return scopes.contains { $0.settings.levels[rule].map { weighed($0) != .off } ?? false }
  }

  package func options(of rule: any Rule.Type) -> RuleOptions {
    RuleOptions(
      rule.metadata,
      overriding: settings.options[rule.metadata.id] ?? [:],
      wordLists: wordLists,
      locale: locale
    )
  }
}

extension Configuration {
  /// Whether a rule judges the content's language, or has nothing but lists of the content's own.
  private func isAtHome(_ rule: RuleMetadata) -> Bool {
    guard let languages = rule.languages else { return true }
    if languages.contains(where: { LanguageTag.matches(locale, $0) }) { return true }
    guard case .builtIn(let type)? = ruleSet[rule.id], let phrases = type as? any PhraseRule.Type else {
      return false
    }
    return phrases.phrases.allSatisfy { settings.options[rule.id]?[$0.option] != nil }
  }

  /// The rules that are on and do not run, since they judge other languages than the content's. Which are off
  /// is decided by the file's `rules`: in no scope could they run.
  var foreignRules: [SkippedRule] {
    let foreign = ruleSet.builtInRules.map { $0.metadata }.filter { rule in
      isWanted(rule) && !isAtHome(rule) && settings.levels[rule.id] != .off
    }
    return foreign.map { rule in
      let languages = (rule.languages ?? []).joined(separator: ", ")
      return SkippedRule(
        rule: rule.id,
        reason: "only texts in \(languages) are judged, and the locale is `\(Excerpt.of(locale))`",
        remedy: "turn off what you can do without; or, for a rule that looks for phrases, "
          + "replace each of its lists by one in your language"
      )
    }
  }
}

extension Rule {
  fileprivate static var judgesSuppressions: Bool {
    if case .run(let type) = kind { type.moment == .suppressions } else { false }
  }
}
