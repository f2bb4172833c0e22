import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables
import SeedText

/// Reads the configuration's rules without code, and reports all that is wrong with each.
struct CustomRuleReader {
  /// The file at hand.
  private(set) var source: ConfigurationSource
  /// The entries of the word lists that rules may name.
  private(set) var wordLists: [String: [String]] = [:]
  private(set) var rules: [CustomRule] = []
  private(set) var faults: [Diagnostic] = []
  /// The lists that rules name.
  private(set) var listNames: Set<String> = []
  /// The ids of all rules, the faulty ones too.
  private(set) var ids: Set<RuleID> = []
  /// The rules that are turned off.
  private(set) var off: Set<RuleID> = []
  /// The rules that are on and have a fault.
  private(set) var unready: Set<RuleID> = []
  /// What the patterns of all rules cost together.
  var patternCost = 0
  /// The ids that are taken, with the place of those that the configuration takes.
  private var taken: [RuleID: Place?] = [:]
  /// The ids of built-in rules that are gone.
  private let retired: Set<RuleID>
  private let builtIn: [any Rule.Type]

  /// - Parameter configuration: has the built-in rules.
  init(_ source: ConfigurationSource, _ configuration: Configuration) {
    self.source = source
    retired = Set(configuration.ruleSet.retired.map(\.id))
    builtIn = configuration.ruleSet.builtInRules
  }

  /// Goes on with another file.
  mutating func turn(to source: ConfigurationSource, _ wordLists: [String: [String]]) {
    self.source = source
    self.wordLists = wordLists
  }

  /// What is wrong with the rules that have been read since the last time.
  mutating func takeFaults() -> [Diagnostic] {
    defer { faults = [] }
    return faults
  }

  /// Whether the file at hand defines a rule of its own with an id.
  func isDefinedHere(_ id: RuleID) -> Bool {
    guard case .some(.some(let place)) = taken[id] else { return false }
    return place.fileIndex == source.fileIndex
  }

  mutating func read(_ list: NodeIndex) {
    guard source.tree[list].kind == .array else { return }
    if taken.isEmpty {
      for rule in builtIn { taken[rule.metadata.id] = .some(nil) }
      for id in retired { taken[id] = .some(nil) }
    }
    // More of them are a fault, which the decoder reports.
    for node in source.tree.children(of: list).prefix(Self.countLimit)
    where source.tree[node].kind == .object { readRule(node) }
  }

  private static let countLimit = 1000

  mutating func report(_ fault: Diagnostic) { faults.append(fault) }

  private mutating func readRule(_ node: NodeIndex) {
    let faultCount = faults.count
    if let name = source.string("wordList", in: node) { listNames.insert(name) }
    let isOff = source.string("severity", in: node) == "off"
    guard let id = readID(node) else { return }
    if !isOff { unready.insert(id) }
    // What is left out, of the wrong type or out of range has been reported.
    guard !source.isFaulty(node), let kind = source.name("kind", in: node, as: CustomRuleKind.self),
      let messageNode = source.node("message", in: node), let text = source.string(messageNode)
    else { return }
    checkMembers(node, of: kind)
    let reads = readFields(node)
    let message = CustomMessage(text, allowed: kind.messageValues)
    for fault in message.faults { reportValue(fault, kind, messageNode) }
    let check = readCheck(node, kind)
    guard let check, let reads, faults.count == faultCount else { return }

    let severity = source.string("severity", in: node).flatMap { Severity(rawValue: $0) } ?? .warning
    let fields = source.strings("fields", in: node).map(\.text)
    let examples = source.node("examples", in: node)
    let rule = CustomRule(
      metadata: RuleMetadata(
        RuleMetadata.Title(id: id, severity: severity),
        since: "this content",
        summary: Excerpt.of(text, limit: 400),
        rationale: source.string("rationale", in: node).map { Excerpt.of($0, limit: 4000) }
          ?? "A rule of this content, of the kind \(kind).",
        repair: check.repairDescription,
        reads: fields.map { "`\(Excerpt.of($0, limit: 80))`" }.joined(separator: ", ")
      ),
      examples: CustomRuleReader.examples(source, examples, field: fields.first ?? "*"),
      check: check,
      excuses: source.strings("excuses", in: node).compactMap { Excuse.named[$0.text] },
      message: message,
      reads: reads,
      wordList: source.string("wordList", in: node),
      demands: { [source, wordLists] in Self.demands(node, kind, check, source, wordLists) },
      place: taken[id] ?? nil
    )
    rules.append(rule)
    if isOff { off.insert(id) }
    if let examples { hold(rule, to: examples) }
    if faults.count == faultCount { unready.remove(id) }
  }

  /// What a definition asks, each member with what holds where it is left out. How it is worded, and what
  /// mends its findings, lets nothing more pass.
  private static func demands(
    _ node: NodeIndex,
    _ kind: CustomRuleKind,
    _ check: CustomRule.Check,
    _ source: ConfigurationSource,
    _ wordLists: [String: [String]]
  ) -> [String: Demand] {
    func strings(_ key: String) -> [String] { source.strings(key, in: node).map(\.text) }
    func number(_ key: String, _ other: Int, looser: RuleOption.Looser) -> Demand {
      .number(Double(source.integer(key, in: node) ?? other), looser: looser)
    }
    // Where hits are counted, more of what is looked for can be less of what is found: a text has what it
    // needs, and a longer term is another one than what is in it.
    let isCounted =
      kind == .repetition || kind == .occurrence && source.integer("minimum", in: node) ?? 0 > 0
    func flag(_ key: String, looser: RuleOption.Looser) -> Demand {
      .list(source.isTrue(key, in: node) ? ["true"] : [], looser: isCounted ? .either : looser)
    }
    let listed = source.string("wordList", in: node).flatMap { wordLists[$0] } ?? []
    return [
      "kind": .text("\(kind)"), "unit": .text(source.string("unit", in: node)),
      "pattern": .text(source.string("pattern", in: node)),
      "matchCase": flag("matchCase", looser: .higher), "disguises": flag("disguises", looser: .lower),
      "excuses": .list(strings("excuses"), looser: isCounted ? .either : .higher),
      "fields": .list(strings("fields"), looser: .lower),
      "terms": .list(strings("terms") + listed, looser: isCounted ? .either : .lower),
      "replacements": .list(replaced(node, check, source), looser: .lower),
      "phraseWords": number("phraseWords", 1, looser: .higher),
      "minimum": number("minimum", 0, looser: .lower),
      "maximum": number("maximum", kind == .repetition ? 1 : .max, looser: .higher),
    ]
  }

  /// What a substitution looks for; with a `!` before it, as an exception has one, where what takes its place
  /// has it as well: there it stands as it is.
  private static func replaced(
    _ node: NodeIndex,
    _ check: CustomRule.Check,
    _ source: ConfigurationSource
  ) -> [String] {
    guard case .substitution(let search, let replacements, _) = check else { return [] }
    guard let map = source.node("replacements", in: node) else {
      return replacements.filter { finds(search, in: $0) }.map { "!\($0)" }
    }
    return source.members(map).map { key, value in
      let (entry, replacement) = (source.tree.string(at: key), source.string(value) ?? "")
      let search = CustomSearch(lists: [TermList(entries: [entry])])
      return finds(search, in: replacement) ? "!\(entry) → \(replacement)" : entry
    }
  }

  private static func finds(_ search: CustomSearch, in text: String) -> Bool {
    [text, text.prefix(1).uppercased() + text.dropFirst()].contains { form in
      var state = CustomSearch.State()
      let words = WordScanner.words(of: form)
      return Array(form.utf8).withUnsafeBufferPointer { search.hits(in: $0, words, &state) }?.isEmpty != true
    }
  }

  private mutating func readID(_ node: NodeIndex) -> RuleID? {
    guard let idNode = source.node("id", in: node), let text = source.string(idNode),
      Array(text.utf8).withUnsafeBufferPointer({ TokenShape.ruleID.matches($0) })
    else { return nil }
    let id = RuleID(text)
    ids.insert(id)
    guard let use = taken[id] else {
      taken[id] = source.place(idNode)
      return id
    }
    let owner =
      use != nil ? "another rule" : retired.contains(id) ? "a retired rule" : "a built-in rule"
    let remedy = "Give the rule an id of its own, such as `house/\(id.name)`."
    var fault = source.fault(.unknownValue, "\(owner) has the id `\(id)`", idNode, remedy: remedy)
    if let use { fault.notes = [Diagnostic.Note("first used here", at: use)] }
    faults.append(fault)
    return nil
  }

  /// The fields that the rule reads, by their indices; nil where a name means none.
  private mutating func readFields(_ node: NodeIndex) -> [Bool]? {
    var all: [Bool]?
    var isSound = true
    for (name, node) in source.strings("fields", in: node) {
      guard let reads = CustomFields.reads(name) else {
        let message = "no text field has the path `\(Excerpt.of(name, limit: 80))`"
        let near = CustomFields.suggestion(for: name)
        let remedy = "`fixes[].prompt` is one; `fixes` is all of a file; `*` is all."
        report(source.fault(.unknownValue, message, node, suggestion: near, remedy: remedy))
        isSound = false
        continue
      }
      all = all.map { zip($0, reads).map { $0 || $1 } } ?? reads
    }
    return isSound ? all : nil
  }

  private mutating func reportValue(
    _ value: CustomMessage.Fault,
    _ kind: CustomRuleKind,
    _ node: NodeIndex
  ) {
    let known = kind.messageValues.map(\.rawValue)
    let message = "a message of the kind `\(kind)` has no `{\(Excerpt.of(value.name))}`"
    let near = NearestName.of(value.name, among: known).map { "{\($0)}" }
    let remedy = "It may have \(known.map { "{\($0)}" }.joined(separator: ", "))."
    report(
      source.fault(.unknownValue, message, node, inText: value.range, suggestion: near, remedy: remedy)
    )
  }
}

extension CustomRuleKind {
  /// What the messages of a kind may say.
  var messageValues: [CustomMessage.Value] {
    switch self {
    case .existence: [.found]
    case .substitution: [.found, .replacement]
    case .occurrence, .repetition: [.found, .count, .minimum, .maximum]
    case .length: [.count, .minimum, .maximum]
    }
  }
}

extension CustomRule.Check {
  /// What the fix does, for the rule's page; nil where there is none.
  fileprivate var repairDescription: String? {
    guard case .substitution(_, _, let applicability?) = self else { return nil }
    return applicability == .safe
      ? "Writes the replacement; safe, as the configuration says."
      : "Unsafe: writes the replacement, which may read wrong where it stands."
  }
}
