import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables
import SeedText

/// Reads configuration files, those that the content's own one extends first.
struct ConfigurationReader {
  private(set) var source: ConfigurationSource
  var configuration: Configuration
  var faults: [Diagnostic] = []
  private var customRules: CustomRuleReader
  /// Whether findings may point into the file at hand.
  private var placesAreKept = false
  /// How many names have been held against those there are.
  private var suggestionCount = 0

  /// - Parameters:
  ///   - source: the content's own file.
  ///   - configuration: has the entries of the word list files.
  init(_ source: ConfigurationSource, _ configuration: Configuration) {
    self.source = source
    self.configuration = configuration
    customRules = CustomRuleReader(source, configuration)
    self.configuration.version = source.string("version", in: 0)
    readLocale()
  }

  /// Reads a file; what it says wins over what was read before.
  ///
  /// - Parameters:
  ///   - isOwn: whether it is the content's own and not one that is extended.
  ///   - isContent: whether the file was read with the content, so that findings may point into it.
  mutating func read(_ source: ConfigurationSource, isOwn: Bool, isContent: Bool) {
    self.source = source
    let keepsPlaces = isContent && isOwn
    placesAreKept = isContent
    if isOwn, isContent { configuration.place = source.start(of: 0) }
    if let limits = source.node("limits", in: 0), let limit = source.integer("bundleBytes", in: limits) {
      configuration.bundleByteLimit = limit
      configuration.memberPlaces["limits"] = place(limits)
    }
    if let node = source.node("shipped", in: 0), let shipped = source.string(node) {
      configuration.shipped = shipped
      configuration.memberPlaces["shipped"] = place(node)
    }
    readEmoji()
    let lists = source.node("wordLists", in: 0)
    let members = lists.map { source.members($0) } ?? []
    // All of them at once: to take one unites all.
    var (own, extended) = (configuration.wordListEntries, configuration.extendedWordLists)
    for (key, list) in members {
      let name = source.tree.string(at: key)
      if isOwn {
        own[name, default: []].insert(contentsOf: entries(list, keepsPlaces), at: 0)
      } else {
        extended[name, default: []] += entries(list, false).map(\.text)
      }
    }
    if !members.isEmpty { (configuration.wordListEntries, configuration.extendedWordLists) = (own, extended) }
    customRules.turn(to: source, configuration.wordLists)
    if let list = source.node("customRules", in: 0) { customRules.read(list) }
    configuration.ruleSet = configuration.ruleSet.with(custom: customRules.rules)
    for id in customRules.off { configuration.setLevel(.off, of: id) }
    for id in customRules.unready {
      skip(id, "the definition in \(source.fileName) has a fault", remedy: "mend the definition")
    }
    if let lists { checkWordLists(lists, customRules.listNames) }
    if let rules = source.node("rules", in: 0) {
      var scope = Scope()
      scope.settings = settings(rules, inScope: false)
      configuration.add(scope)
    }
    if let list = source.node("scopes", in: 0), source.tree[list].kind == .array {
      for node in source.tree.children(of: list) where source.tree[node].kind == .object { readScope(node) }
    }
    faults += customRules.takeFaults()
  }

  private mutating func skip(_ rule: RuleID, _ reason: String, remedy: String) {
    configuration.unready[rule] = SkippedRule(rule: rule, reason: reason, remedy: remedy, isConsequence: true)
  }

  /// Reads a scope; one for other locales is checked and left out.
  private mutating func readScope(_ node: NodeIndex) {
    func names(_ key: String) -> [String] { source.strings(key, in: node).map(\.text) }
    var scope = Scope()
    scope.products = Set(names("products"))
    scope.voices = Set(names("voices"))
    scope.keys = names("keys")
    scope.kinds = Set(names("kinds"))
    if let rules = source.node("rules", in: node) {
      scope.settings = settings(rules, inScope: !scope.isForAll)
    }
    scope.settings.temper = source.string("temper", in: node).flatMap { RuleSettings.Temper(rawValue: $0) }
    scope.settings.temperPlace = source.node("temper", in: node).flatMap(place)
    let locales = names("locales")
    // A scope that was half read might be for more than it says.
    if source.isFaulty(node) { return }
    guard locales.isEmpty || locales.contains(where: { LanguageTag.matches(configuration.locale, $0) }) else {
      return
    }
    if !scope.isForAll, configuration.scopes.count == Configuration.scopeLimit {
      let limit = Configuration.scopeLimit
      let message = "at most \(limit) scopes may be for a part of the records, extended files included"
      faults.append(source.fault(.memberCount, message, node))
      return
    }
    configuration.add(scope)
  }

  /// What an object of settings by rule and topic says; a rule's own settings win over its topic's.
  private mutating func settings(_ rules: NodeIndex, inScope: Bool) -> RuleSettings {
    var settings = RuleSettings()
    var ofRules: [(NodeIndex, NodeIndex)] = []
    for (key, value) in source.members(rules) {
      let name = source.tree.string(at: key)
      if name.hasSuffix("/*") {
        readTopic(String(name.dropLast(2)), key, value, &settings)
      } else {
        ofRules.append((key, value))
      }
    }
    for (key, value) in ofRules {
      let id = RuleID(source.tree.string(at: key))
      guard !inScope, customRules.isDefinedHere(id) else {
        readRule(key, value, inScope: inScope, &settings)
        continue
      }
      let message = "the settings of `\(id)` stand in its definition"
      let remedy = "Write its severity there, under `customRules`."
      faults.append(source.fault(.unknownField, message, key, remedy: remedy))
    }
    return settings
  }

  private mutating func readTopic(
    _ topic: String,
    _ key: NodeIndex,
    _ value: NodeIndex,
    _ settings: inout RuleSettings
  ) {
    let rules = configuration.ruleSet.all.map(\.metadata.id).filter { $0.topic == topic }
    guard !rules.isEmpty else {
      let near = suggestion(for: topic, among: configuration.ruleSet.topics).map { "\($0)/*" }
      return reportUnknown("there is no topic `\(Excerpt.of(topic))`", key, near)
    }
    guard isObject(value) else { return }
    for (nameNode, node) in source.members(value) {
      let name = source.tree.string(at: nameNode)
      guard name == "severity" else {
        let message = "a topic has a severity and no setting `\(Excerpt.of(name))`"
        faults.append(source.fault(.unknownField, message, nameNode, expected: "severity"))
        continue
      }
      // Those that are locked stay as they are, whatever the others become.
      let soft = rules.filter { !$0.isLocked }
      for id in soft.isEmpty ? rules : soft {
        guard let level = level(node, of: id) else { break }
        settings.levels[id] = level
        settings.places[id, default: [:]]["severity"] = place(node)
      }
    }
  }

  private func place(_ node: NodeIndex) -> Place? { placesAreKept ? source.start(of: node) : nil }

  /// The one way to do without the rule on emoji.
  private mutating func readEmoji() {
    guard let node = source.node("emoji", in: 0), let rule = configuration.ruleSet[.emoji]?.metadata else {
      return
    }
    var scope = Scope()
    scope.settings.levels[.emoji] =
      source.string(node) == "allowed" ? .off : .severity(rule.severity)
    scope.settings.places[.emoji] = ["severity": place(node)].compactMapValues { $0 }
    configuration.add(scope)
  }

  private mutating func readLocale() {
    guard let node = source.node("locale", in: 0), let locale = source.string(node) else { return }
    configuration.locale = locale
    guard PluralRules(locale: locale) == nil else { return }
    let message = "there are no plural rules for the locale `\(Excerpt.of(locale))`"
    let known = PluralRules.languages.joined(separator: ", ")
    let remedy = "Languages with rules: \(known)."
    faults.append(source.fault(.unknownValue, message, node, expected: known, remedy: remedy))
  }

  private func entries(_ list: NodeIndex, _ keepsPlaces: Bool) -> [WordListEntry] {
    guard source.tree[list].kind == .array else { return [] }
    return source.tree.children(of: list).prefix(Limits.wordListLimit).compactMap { node in
      source.string(node).map { WordListEntry(text: $0, place: keepsPlaces ? source.place(node) : nil) }
    }
  }

  /// Reports lists that no rule reads, and entries that are no terms.
  private mutating func checkWordLists(_ lists: NodeIndex, _ named: Set<String>) {
    let uses = configuration.ruleSet.wordListUses
    let names = uses.keys.sorted()
    for (key, list) in source.members(lists) {
      let name = source.tree.string(at: key)
      guard let use = uses[name] ?? (named.contains(name) ? .flagged : nil) else {
        let message = "no rule reads a word list `\(Excerpt.of(name))`"
        let near = suggestion(for: name, among: names)
        reportUnknown(message, key, near, orElse: "A rule without code may name it as its `wordList`.")
        continue
      }
      guard source.tree[list].kind == .array else { continue }
      for node in source.tree.children(of: list).prefix(Limits.wordListLimit) {
        guard let text = source.string(node), let problem = WordListFile.fault(in: text, use) else {
          continue
        }
        faults.append(source.fault(.malformedToken, problem, node))
      }
    }
  }

  /// A rule's or list's name that is near to one that there is not; none after the first `suggestionLimit`.
  private mutating func suggestion(for name: String, among names: some Sequence<String>) -> String? {
    guard suggestionCount < Self.suggestionLimit else { return nil }
    suggestionCount += 1
    return NearestName.of(name, among: Array(names))
  }

  private static let suggestionLimit = 100

  private mutating func reportUnknown(
    _ message: String,
    _ key: NodeIndex,
    _ near: String?,
    orElse remedy: String = "`seedtool rules` lists all."
  ) {
    faults.append(source.fault(.unknownValue, message, key, suggestion: near, remedy: remedy))
  }

  /// Whether a rule's or topic's settings are an object; reports what is not.
  private mutating func isObject(_ value: NodeIndex) -> Bool {
    if source.tree[value].kind == .object { return true }
    if source.tree[value].kind == .invalid { return false }
    let message = "a rule's settings are an object"
    let remedy = "Write { \"severity\": \"off\" }, for example."
    faults.append(source.fault(.wrongType, message, value, expected: "an object", remedy: remedy))
    return false
  }

  private mutating func readRule(
    _ key: NodeIndex,
    _ value: NodeIndex,
    inScope: Bool,
    _ settings: inout RuleSettings
  ) {
    let id = RuleID(source.tree.string(at: key))
    guard let rule = configuration.ruleSet[id] else {
      // A malformed id was reported by the decoder, and a faulty definition where it stands.
      guard id.text.contains("/"), !customRules.ids.contains(id) else { return }
      if let gone = configuration.ruleSet.retiredRule(named: id.text) {
        configuration.note(gone, in: source.tree.file.path)
        return
      }
      let near = suggestion(for: id.text, among: configuration.ruleSet.all.lazy.map(\.metadata.id.text))
      return reportUnknown("there is no rule `\(Excerpt.of(id.text))`", key, near)
    }
    guard isObject(value) else { return }
    let faultCount = faults.count
    for (nameNode, node) in source.members(value) {
      readSetting(source.tree.string(at: nameNode), nameNode, node, rule, inScope: inScope, &settings)
    }
    // What the decoder finds, it finds whatever the settings are; a locked rule does without them.
    if case .builtIn(let type) = rule, case .decoded = type.kind { return }
    if id.isLocked { return }
    if faults.count > faultCount || source.isFaulty(value) {
      skip(id, "the settings in \(source.fileName) have a fault", remedy: "mend the settings")
    }
  }

  private mutating func readSetting(
    _ name: String,
    _ nameNode: NodeIndex,
    _ node: NodeIndex,
    _ rule: RuleDefinition,
    inScope: Bool,
    _ settings: inout RuleSettings
  ) {
    let metadata = rule.metadata
    if name == "severity" {
      guard let level = level(node, of: metadata.id) else { return }
      settings.levels[metadata.id] = level
      settings.places[metadata.id, default: [:]]["severity"] = place(node)
      return
    }
    guard let option = metadata.options.first(where: { $0.name == name }) else {
      let names = ["severity"] + metadata.options.map(\.name)
      let known = names.joined(separator: ", ")
      let fault = source.fault(
        .unknownField,
        "the rule `\(metadata.id)` has no setting `\(Excerpt.of(name))`",
        nameNode,
        expected: known,
        suggestion: NearestName.of(name, among: names),
        remedy: "Its settings are \(known)."
      )
      faults.append(fault)
      return
    }
    if inScope, rule.countsOverAll {
      let message = "`\(metadata.id)` judges the whole content: a scope may set only its severity"
      let remedy = "Set `\(name)` under `rules` of the file."
      faults.append(source.fault(.unknownField, message, nameNode, expected: "severity", remedy: remedy))
      return
    }
    if let value = value(of: option, node) {
      settings.options[metadata.id, default: [:]][name] = value
      settings.places[metadata.id, default: [:]][name] = place(node)
      if name == "terms" { checkTerms(node) }
    } else {
      let isNumber = option.takesNumber && source.tree[node].kind == .number
      let message = "`\(name)` takes \(option.expectation), found \(source.found(node))"
      let rule: RuleID = isNumber ? .numberRange : .wrongType
      faults.append(source.fault(rule, message, node, expected: option.expectation))
    }
  }

  /// Reports entries of a rule's own list that are no terms.
  private mutating func checkTerms(_ list: NodeIndex) {
    for node in source.tree.children(of: list) {
      guard let text = source.string(node), let problem = Term.fault(in: text) else { continue }
      faults.append(source.fault(.malformedToken, problem, node))
    }
  }

  /// The severity that a value names; nil, and reported, for one that the rule cannot have.
  private mutating func level(_ node: NodeIndex, of rule: RuleID) -> Configuration.Level? {
    if let name = source.string(node), let level = Configuration.Level(name: name) {
      guard rule.isLocked, let least = configuration.ruleSet[rule]?.metadata.severity,
        level < .severity(least)
      else { return level }
      let reason = rule.isNeeded ? "the content cannot be compiled with its findings" : "it is locked"
      let message = "`\(rule)` stays \(Configuration.Level.severity(least).shown): \(reason)"
      let remedy =
        rule == .emoji ? "A content that wants emoji says \"emoji\": \"allowed\"." : "Delete the setting."
      faults.append(source.fault(.unknownValue, message, node, remedy: remedy))
      return nil
    }
    // What is no JSON has been reported.
    if source.isFaulty(node) { return nil }
    let expected = Configuration.Level.names.joined(separator: ", ")
    let message = "a severity is one of \(expected)"
    let near = source.string(node).flatMap { NearestName.of($0, among: Configuration.Level.names) }
    faults.append(source.fault(.unknownValue, message, node, expected: expected, suggestion: near))
    return nil
  }

  private func value(of option: RuleOption, _ node: NodeIndex) -> RuleOption.Value? {
    let tree = source.tree
    switch option.value {
    case .integer(_, let range):
      return tree.integer(at: node).flatMap { range.contains($0) ? .integer($0, range: range) : nil }
    case .ratio: return tree.decimal(at: node).flatMap { (0...1).contains($0) ? .ratio($0) : nil }
    case .strings:
      guard tree[node].kind == .array else { return nil }
      let strings = tree.children(of: node).map { source.string($0) }
      return strings.contains(nil) ? nil : .strings(strings.compactMap(\.self))
    }
  }
}
