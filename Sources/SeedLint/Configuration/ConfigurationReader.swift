import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedText

/// Reads a configuration file's tree.
struct ConfigurationReader {
  let source: ConfigurationSource
  var configuration: Configuration
  var faults: [Diagnostic] = []
  /// How many names have been held against those there are.
  private var suggestionCount = 0

  /// - Parameter configuration: has the entries of the word list files.
  init(_ source: ConfigurationSource, _ configuration: Configuration) {
    self.source = source
    self.configuration = configuration
  }

  /// - Parameter keepsPlaces: whether the file is part of the content, so that findings may point into it.
  mutating func read(keepsPlaces: Bool) {
    configuration.version = source.string("version", in: 0)
    readLocale()
    if let limits = source.node("limits", in: 0) {
      configuration.bundleByteLimit = source.integer("bundleBytes", in: limits)
    }
    let lists = source.node("wordLists", in: 0)
    if let lists {
      var all = configuration.wordListEntries
      for (key, list) in source.members(lists) {
        all[source.tree.string(at: key), default: []].insert(contentsOf: entries(list, keepsPlaces), at: 0)
      }
      configuration.wordListEntries = all
    }
    var customRules = CustomRuleReader(source, configuration)
    if let list = source.node("customRules", in: 0) { customRules.read(list) }
    faults += customRules.faults
    let builtIn = configuration.ruleSet
    configuration.ruleSet = builtIn.with(custom: customRules.rules)
    for id in customRules.off { configuration.levels[id] = .off }
    for id in customRules.unready {
      configuration.unready[id] = SkippedRule(
        rule: id,
        reason: "its definition in seedtool.json has a fault",
        remedy: "mend the definition",
        isConsequence: true
      )
    }
    if let lists { checkWordLists(lists, customRules.listNames) }
    guard let rules = source.node("rules", in: 0) else { return }
    let own = customRules.ids.filter { builtIn[$0] == nil }
    for (key, value) in source.members(rules) {
      let id = RuleID(source.tree.string(at: key))
      guard own.contains(id) else {
        readRule(key, value)
        continue
      }
      var fault = source.fault(.unknownField, "the settings of `\(id)` stand in its definition", key)
      fault.remedy = "Write its severity there, under `customRules`."
      faults.append(fault)
    }
  }

  private mutating func readLocale() {
    guard let node = source.node("locale", in: 0), let locale = source.string(node) else { return }
    configuration.locale = locale
    guard PluralRules(locale: locale) == nil else { return }
    let message = "there are no plural rules for the locale `\(Excerpt.of(locale))`"
    var fault = source.fault(.unknownValue, message, node)
    fault.expected = PluralRules.languages.joined(separator: ", ")
    fault.remedy = "Languages with rules: \(PluralRules.languages.joined(separator: ", "))."
    faults.append(fault)
  }

  private func entries(_ list: NodeIndex, _ keepsPlaces: Bool) -> [WordListEntry] {
    guard source.tree[list].kind == .array else { return [] }
    return source.tree.children(of: list).compactMap { node in
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
        var fault = source.fault(.unknownValue, message, key)
        fault.suggestion = suggestion(for: name, among: names)
        if fault.suggestion == nil { fault.remedy = "A rule without code may name it as its `wordList`." }
        faults.append(fault)
        continue
      }
      guard source.tree[list].kind == .array else { continue }
      for node in source.tree.children(of: list) {
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

  private mutating func readRule(_ key: NodeIndex, _ value: NodeIndex) {
    let id = RuleID(source.tree.string(at: key))
    guard let rule = configuration.ruleSet[id] else {
      // A malformed id was reported by the decoder.
      guard id.text.contains("/") else { return }
      if let gone = configuration.ruleSet.retiredRule(named: id.text) {
        configuration.note(gone, in: source.tree.file.path)
        return
      }
      var fault = source.fault(.unknownValue, "there is no rule `\(Excerpt.of(id.text))`", key)
      fault.suggestion = suggestion(
        for: id.text,
        among: configuration.ruleSet.all.lazy.map(\.metadata.id.text)
      )
      if fault.suggestion == nil { fault.remedy = "`seedtool rules` lists all." }
      faults.append(fault)
      return
    }
    guard source.tree[value].kind == .object else {
      if source.tree[value].kind == .invalid { return }
      var fault = source.fault(.wrongType, "a rule's settings are an object", value)
      fault.expected = "an object"
      fault.remedy = "Write { \"severity\": \"off\" }, for example."
      faults.append(fault)
      return
    }
    let faultCount = faults.count
    for (nameNode, node) in source.members(value) {
      readSetting(source.tree.string(at: nameNode), nameNode, node, rule.metadata)
    }
    // What the decoder finds, it finds whatever the settings are.
    if case .builtIn(let type) = rule, case .decoded = type.kind { return }
    if faults.count > faultCount || source.isFaulty(value) {
      configuration.unready[id] = SkippedRule(
        rule: id,
        reason: "its settings in seedtool.json have a fault",
        remedy: "mend the settings",
        isConsequence: true
      )
    }
  }

  private mutating func readSetting(
    _ name: String,
    _ nameNode: NodeIndex,
    _ node: NodeIndex,
    _ metadata: RuleMetadata
  ) {
    if name == "severity" {
      readSeverity(node, metadata)
      return
    }
    guard let option = metadata.options.first(where: { $0.name == name }) else {
      let names = ["severity"] + metadata.options.map(\.name)
      let message = "the rule `\(metadata.id)` has no setting `\(Excerpt.of(name))`"
      var fault = source.fault(.unknownField, message, nameNode)
      fault.expected = names.joined(separator: ", ")
      fault.suggestion = NearestName.of(name, among: names)
      if fault.suggestion == nil { fault.remedy = "Its settings are \(names.joined(separator: ", "))." }
      faults.append(fault)
      return
    }
    if let value = value(of: option, node) {
      configuration.options[metadata.id, default: [:]][name] = value
      if name == "terms" { checkTerms(node) }
    } else {
      let isNumber = option.takesNumber && source.tree[node].kind == .number
      let message = "`\(name)` takes \(option.expectation), found \(source.found(node))"
      var fault = source.fault(isNumber ? .numberRange : .wrongType, message, node)
      fault.expected = option.expectation
      faults.append(fault)
    }
  }

  /// Reports entries of a rule's own list that are no terms.
  private mutating func checkTerms(_ list: NodeIndex) {
    for node in source.tree.children(of: list) {
      guard let text = source.string(node), let problem = Term.fault(in: text) else { continue }
      faults.append(source.fault(.malformedToken, problem, node))
    }
  }

  private mutating func readSeverity(_ node: NodeIndex, _ metadata: RuleMetadata) {
    if let name = source.string(node), let level = Configuration.Level(name: name) {
      if metadata.id.isNeeded, level != .severity(.error) {
        let message = "`\(metadata.id)` stays an error: what it flags cannot be compiled"
        var fault = source.fault(.unknownValue, message, node)
        fault.remedy = "Delete the setting."
        faults.append(fault)
        return
      }
      configuration.levels[metadata.id] = level
      return
    }
    let expected = Configuration.Level.names.joined(separator: ", ")
    var fault = source.fault(.unknownValue, "a severity is one of \(expected)", node)
    fault.expected = expected
    fault.suggestion = source.string(node).flatMap { NearestName.of($0, among: Configuration.Level.names) }
    faults.append(fault)
  }

  private func value(of option: RuleOption, _ node: NodeIndex) -> RuleOption.Value? {
    let tree = source.tree
    let text = tree.file[tree[node].range]
    switch option.value {
    case .integer(_, let range):
      guard tree[node].kind == .number, case .value(let value) = JSONNumber.integer(text),
        range.contains(value)
      else { return nil }
      return .integer(value, range: range)
    case .ratio:
      guard tree[node].kind == .number, let value = JSONNumber.decimal(text), (0...1).contains(value) else {
        return nil
      }
      return .ratio(value)
    case .strings:
      guard tree[node].kind == .array else { return nil }
      var strings: [String] = []
      for child in tree.children(of: node) {
        guard let text = source.string(child) else { return nil }
        strings.append(text)
      }
      return .strings(strings)
    }
  }
}

extension RuleOption {
  fileprivate var takesNumber: Bool {
    if case .strings = value { return false }
    return true
  }

  /// What the option takes, for "takes …".
  package var expectation: String {
    switch value {
    case .integer(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .ratio: "a share from 0 to 1"
    case .strings: "an array of strings"
    }
  }
}
