import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedWorkspace

extension LintRun {
  /// Loads and lints what is named.
  init(_ path: ContentPath, _ arguments: Arguments, _ console: Console, today: CivilDate?) throws(RunError) {
    var settings = try CheckSettings(arguments, today: today)
    // Repairs lint the content again, and a process that is about to end frees nothing.
    settings.isLast = !arguments.has(.fix) && !arguments.has(.diff)
    self = try path.workspace(console).check(settings, console.fileWatcher) {
      console.enter("Checking \($0.records.count) records")
    }
  }

  /// Puts what the command line says over a configuration.
  ///
  /// - Parameter isComplete: whether a rule that is not known cannot be there.
  static func adjust(
    _ configuration: inout Configuration,
    _ arguments: Arguments,
    isComplete: Bool
  ) throws(RunError) {
    let rules = configuration.ruleSet
    // A rule of a faulty configuration may be one that could not be read: its fault is what matters.
    func names(_ names: [String], of option: OptionName) throws(RunError) -> [String] {
      let gone = names.map { rules.topics.contains($0) ? nil : rules.retiredRule(named: $0) }
      for rule in gone.compactMap({ $0 }) { configuration.note(rule, in: "--\(option.rawValue)") }
      let known = try LintRun.known(
        zip(names, gone).compactMap { $1 == nil ? $0 : nil },
        configuration,
        isComplete: isComplete
      )
      // A rule of old that alone is selected selects nothing.
      return known + gone.compactMap { $0?.id.text }
    }
    configuration.selected = try names(arguments.list(.select), of: .select)
    configuration.ignored = try names(arguments.list(.ignore), of: .ignore)
    if arguments.has(.select), configuration.selected.isEmpty {
      throw .usage("--select names no rule or topic")
    }
    for name in configuration.ignored { try LintRun.refuseIfNeeded(name) }
    for setting in arguments.list(.severity) {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .usage("--severity takes RULE=LEVEL, not `\(setting)`") }
      guard let level = Configuration.Level(name: parts[1]) else {
        throw .usage(
          "a level is one of \(Configuration.Level.names.joined(separator: ", ")), not `\(parts[1])`",
          suggestion: NearestName.of(parts[1], among: Configuration.Level.names)
        )
      }
      let rule = try names([parts[0]], of: .severity)[0]
      if level != .severity(.error) { try LintRun.refuseIfNeeded(rule) }
      for known in rules.all where known.metadata.id.text == rule || known.metadata.id.topic == rule {
        configuration.setLevel(level, of: known.metadata.id)
      }
    }
    // A release is reviewed, unless the configuration or the command line says what that weighs.
    if arguments.has(.release) { configuration.requireReviews() }
    if let name = arguments.value(.severityAtLeast) {
      guard let least = Severity(rawValue: name) else {
        throw .usage("--severity-at-least takes error, warning or note, not `\(name)`")
      }
      configuration.leastSeverity = least
    }
  }

  private static func refuseIfNeeded(_ name: String) throws(RunError) {
    guard RuleID(name).isNeeded else { return }
    throw .usage("`\(name)` cannot be ignored: the content cannot be compiled with its findings")
  }

  /// Topics, rule ids and the names of rules without their topics, each of which has to exist; as topics and
  /// ids.
  ///
  /// - Parameter isComplete: whether what is not known cannot be there.
  private static func known(
    _ names: [String],
    _ configuration: Configuration,
    isComplete: Bool
  ) throws(RunError) -> [String] {
    if names.isEmpty { return names }
    let rules = configuration.ruleSet
    let known = rules.topics + rules.all.map { $0.metadata.id.text }
    return try names.map { name throws(RunError) in
      if known.contains(name) { return name }
      if let rule = rules.uniqueRule(named: name) { return rule.metadata.id.text }
      // The run says that it is faulty.
      if let id = configuration.unreadRule(named: name) { return id.topic == name ? name : id.text }
      if !isComplete { return name }
      let near =
        NearestName.of(name, among: known)
        ?? NearestName.of(name, among: rules.all.map { $0.metadata.id.name })
      throw .unknownRule("there is no rule or topic `\(name)`", suggestion: near)
    }
  }
}

extension LintRun {
  /// A configuration with the rules that can be listed and explained: the built-in ones, and those of
  /// `--config` or of the content that is found from here. Where there is none, the built-in ones have to do.
  static func rules(_ arguments: Arguments, _ console: Console) throws(RunError) -> Configuration {
    var nothing = Catalog()
    nothing.isWhole = false
    if let file = try arguments.configurationFile() {
      return try ConfigurationOrigin(separateFile: file, nothing).configuration(of: nothing).0
    }
    guard let folder = try ContentPath.nearestContent() else { return Configuration(.builtIn) }
    let file = folder.file("seedtool.json")
    guard try world({ () throws(FileError) in try file.kind }) != nil else {
      return Configuration(.builtIn)
    }
    let catalog = try ContentPath.files([file], home: nil).load(console).catalog
    let words = try ConfigurationOrigin.words(beside: file)
    return Configuration.decode(from: catalog, .builtIn, others: words).configuration
  }
}

extension Configuration {
  /// The rule with an id, or the only one with a name.
  func rule(named name: String) throws(RunError) -> RuleDefinition {
    if let rule = ruleSet[RuleID(name)] ?? ruleSet.uniqueRule(named: name) { return rule }
    if let id = unreadRule(named: name) {
      throw .usage(
        UsageError(
          message: "the definition of the rule `\(id)` in seedtool.json has a fault",
          advice: "`seedtool check` says which."
        )
      )
    }
    if let gone = ruleSet.retiredRule(named: name) { throw .usage(gone.description) }
    let known = ruleSet.all.map { $0.metadata.id }
    let near =
      NearestName.of(name, among: known.map(\.text))
      ?? NearestName.of(name, among: known.map(\.name)).flatMap { ruleSet.uniqueRule(named: $0) }?.metadata.id
      .text
    throw .unknownRule("there is no rule `\(name)`", suggestion: near.map { "seedtool explain \($0)" })
  }

  /// A rule of the configuration that could not be read, by its id, its name alone or its topic.
  fileprivate func unreadRule(named name: String) -> RuleID? {
    unready.keys.filter { ruleSet[$0] == nil && ($0.isNamed(by: name) || $0.name == name) }
      .min { $0.text < $1.text }
  }
}
