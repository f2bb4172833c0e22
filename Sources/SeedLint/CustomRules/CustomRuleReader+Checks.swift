import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedText
import SeedTables

extension CustomRuleReader {
  /// The members of a kind beside those that all have.
  private static func members(of kind: CustomRuleKind) -> Set<String> {
    let search: Set<String> = ["terms", "wordList", "pattern", "matchCase"]
    let hits: Set<String> = ["excuses", "disguises"]
    return switch kind {
    case .existence: search.union(hits)
    case .substitution: hits.union(["pattern", "matchCase", "replacements", "replacement", "fix"])
    case .occurrence: search.union(hits).union(["minimum", "maximum"])
    case .repetition: search.union(["phraseWords", "maximum"])
    case .length: ["unit", "minimum", "maximum"]
    }
  }

  /// The most that the patterns of all rules may cost together.
  private static let patternCostLimit = 16_384

  /// Reports members that belong to other kinds.
  mutating func checkMembers(_ node: NodeIndex, of kind: CustomRuleKind) {
    let own = Self.members(of: kind)
    let others = CustomRuleKind.allCases.reduce(into: Set()) { $0.formUnion(Self.members(of: $1)) }
      .subtracting(own)
    for (key, _) in source.members(node) {
      let name = source.tree.string(at: key)
      guard others.contains(name) else { continue }
      let message = "a rule of the kind `\(kind)` has no `\(name)`"
      let remedy = "It may have \(own.sorted().map { "`\($0)`" }.joined(separator: ", "))."
      report(source.fault(.unknownField, message, key, remedy: remedy))
    }
  }

  /// What a rule does; nil where it cannot be told, which has been reported.
  mutating func readCheck(_ node: NodeIndex, _ kind: CustomRuleKind) -> CustomRule.Check? {
    switch kind {
    case .existence:
      guard let search = readSearch(node, kind) else { return nil }
      return .existence(search)
    case .substitution: return readSubstitution(node)
    case .occurrence:
      let search = readSearch(node, kind)
      guard let (minimum, maximum) = readBounds(node, kind), let search else { return nil }
      return .occurrence(search, minimum: minimum, maximum: maximum)
    case .repetition: return readRepetition(node, kind)
    case .length:
      let unit = source.name("unit", in: node, as: CustomRuleUnit.self)
      if source.node("unit", in: node) == nil { reportMissing("unit", kind, node) }
      guard let (minimum, maximum) = readBounds(node, kind), let unit else { return nil }
      return .length(unit, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func reportMissing(_ members: String, _ kind: CustomRuleKind, _ node: NodeIndex) {
    report(source.fault(.missingField, "a rule of the kind `\(kind)` needs \(members)", node))
  }

  private mutating func readBounds(_ node: NodeIndex, _ kind: CustomRuleKind) -> (Int, Int)? {
    let minimum = source.node("minimum", in: node)
    let maximum = source.node("maximum", in: node)
    guard minimum != nil || maximum != nil else {
      reportMissing("`minimum` or `maximum`", kind, node)
      return nil
    }
    let lower = source.integer("minimum", in: node) ?? 0
    let upper = source.integer("maximum", in: node) ?? .max
    if lower > upper, let minimum {
      var fault = source.fault(.numberRange, "`minimum` is greater than `maximum`", minimum)
      fault.notes = maximum.map { [Diagnostic.Note("the maximum", at: source.place($0))] } ?? []
      report(fault)
      return nil
    }
    return (lower, upper)
  }

  private mutating func readRepetition(_ node: NodeIndex, _ kind: CustomRuleKind) -> CustomRule.Check? {
    let maximum = source.integer("maximum", in: node) ?? 1
    let phraseWords = source.integer("phraseWords", in: node) ?? 1
    if source.node("pattern", in: node) != nil {
      guard let search = readSearch(node, kind) else { return nil }
      return .repetition(search, exceptions: nil, phraseWords: phraseWords, maximum: maximum)
    }
    let terms = readTerms(node)
    var exceptions: CustomSearch?
    if !terms.isEmpty, terms.hasOnlyExceptions {
      exceptions = CustomSearch(lists: [terms.withoutExceptions])
    }
    let search = terms.hasOnlyExceptions ? nil : CustomSearch(lists: [terms])
    return .repetition(search, exceptions: exceptions, phraseWords: phraseWords, maximum: maximum)
  }

  private mutating func readSubstitution(_ node: NodeIndex) -> CustomRule.Check? {
    let applicability: Repair.Applicability? =
      switch source.string("fix", in: node) {
      case "safe": .safe
      case "none": nil
      default: .unsafe
      }
    let map = source.node("replacements", in: node)
    if let patternNode = source.node("pattern", in: node) {
      if let map { reportBoth("replacements", "pattern", map) }
      if let other = source.node("disguises", in: node) { reportBoth("disguises", "pattern", other) }
      let search = readPattern(patternNode, node)
      guard let replacement = source.string("replacement", in: node) else {
        if source.node("replacement", in: node) == nil {
          reportMissing("a `replacement` beside its `pattern`", .substitution, node)
        }
        return nil
      }
      return search.map { .substitution($0, replacements: [replacement], applicability) }
    }
    guard let map else {
      reportMissing("`replacements`, or a `pattern` and its `replacement`", .substitution, node)
      return nil
    }
    var lists: [TermList] = []
    var replacements: [String] = []
    for (key, value) in source.members(map) {
      var terms = TermList()
      let entry = source.tree.string(at: key)
      if !terms.append(entry: entry) { reportTerm(entry, key) }
      guard !terms.isEmpty, let text = source.string(value) else { continue }
      lists.append(terms)
      replacements.append(text)
    }
    let search = CustomSearch(lists: lists, seesThroughDisguises: source.isTrue("disguises", in: node))
    return .substitution(search, replacements: replacements, applicability)
  }

  private mutating func reportBoth(_ name: String, _ other: String, _ node: NodeIndex) {
    let message = "a rule has either `\(other)` or `\(name)`"
    report(source.fault(.unknownField, message, node, remedy: "Make two rules of it."))
  }

  /// What a rule looks for: its terms and its word list's, or its pattern.
  private mutating func readSearch(_ node: NodeIndex, _ kind: CustomRuleKind) -> CustomSearch? {
    if let patternNode = source.node("pattern", in: node) {
      for name in ["terms", "wordList", "disguises"] {
        if let other = source.node(name, in: node) { reportBoth(name, "pattern", other) }
      }
      return readPattern(patternNode, node)
    }
    if source.node("terms", in: node) == nil, source.node("wordList", in: node) == nil {
      reportMissing("`terms`, a `wordList` or a `pattern`", kind, node)
      return nil
    }
    return CustomSearch(
      lists: [readTerms(node)],
      seesThroughDisguises: source.isTrue("disguises", in: node)
    )
  }

  private mutating func readTerms(_ node: NodeIndex) -> TermList {
    var terms = TermList()
    for (text, termNode) in source.strings("terms", in: node) {
      if !terms.append(entry: text) { reportTerm(text, termNode) }
    }
    guard let listNode = source.node("wordList", in: node), let name = source.string(listNode) else {
      return terms
    }
    guard let list = wordLists[name] else {
      let message = "there is no word list `\(Excerpt.of(name))`"
      // Of very many lists none is looked for: each rule may name one that is missing.
      let near = wordLists.count <= 100 ? NearestName.of(name, among: wordLists.keys.sorted()) : nil
      let remedy = "Write it to words/\(Excerpt.of(name)).txt, one entry a line."
      report(source.fault(.unknownValue, message, listNode, suggestion: near, remedy: remedy))
      return terms
    }
    // A faulty entry is reported where it stands.
    terms.append(entries: list)
    return terms
  }

  private mutating func reportTerm(_ text: String, _ node: NodeIndex) {
    report(source.fault(.malformedToken, Term.fault(in: text) ?? "this is no term", node))
  }

  private mutating func readPattern(_ patternNode: NodeIndex, _ node: NodeIndex) -> CustomSearch? {
    guard let text = source.string(patternNode) else { return nil }
    let matchCase = source.isTrue("matchCase", in: node)
    do throws(PatternFault) {
      let pattern = try Pattern(text, ignoresCase: !matchCase)
      if patternCost + pattern.cost > Self.patternCostLimit {
        throw PatternFault(
          message: """
            with `\(Excerpt.of(text))` (\(pattern.cost)), the patterns of all rules cost \
            \(patternCost + pattern.cost) steps a character; at most \(Self.patternCostLimit)
            """,
          range: 0..<text.utf8.count
        )
      }
      patternCost += pattern.cost
      return CustomSearch(pattern)
    } catch {
      report(source.fault(.malformedToken, error.message, patternNode, inText: error.range))
      return nil
    }
  }
}
