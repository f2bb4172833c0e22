import SeedDecoding
package import SeedDiagnostics
package import SeedSource

extension Baseline {
  /// The version of the file's form.
  static let formVersion = 1

  /// The greatest count of an entry: all counts of a file together stay below the greatest number.
  static let countLimit = 1_000_000_000

  private static let entryMembers: Set<String> = ["rule", "file", "record", "pointer", "textDigest", "count"]

  /// Reads a baseline file.
  ///
  /// - Returns: all that is wrong with it, at places in a set of which it is the only file; nothing of a
  ///   faulty one counts.
  package static func read(_ file: SourceFile) -> (baseline: Baseline, faults: [Diagnostic]) {
    let (tree, syntaxFaults) = JSONParser.parse(file)
    var faults = syntaxFaults.map { Diagnostic($0, fileIndex: 0) }
    let source = ConfigurationSource(tree: tree, fileIndex: 0)
    guard tree[0].kind == .object else {
      if faults.isEmpty { faults.append(source.fault(.wrongType, "a baseline must be an object", 0)) }
      return (Baseline([]), faults)
    }
    if source.integer("version", in: 0) != formVersion {
      let node = source.node("version", in: 0) ?? 0
      let message = "a baseline has \"version\": \(formVersion)"
      let remedy = "Write it anew with --write-baseline."
      faults.append(source.fault(.unknownValue, message, node, remedy: remedy))
    }
    var entries: [Entry] = []
    if let list = source.node("findings", in: 0), tree[list].kind == .array {
      for node in tree.children(of: list) {
        if let entry = entry(node, source, &faults) { entries.append(entry) }
      }
    } else if syntaxFaults.isEmpty {
      faults.append(source.fault(.missingField, "a baseline has an array `findings`", 0))
    }
    return (Baseline(entries), faults)
  }

  private static func entry(
    _ node: NodeIndex,
    _ source: ConfigurationSource,
    _ faults: inout [Diagnostic]
  ) -> Entry? {
    let faultCount = faults.count
    guard source.tree[node].kind == .object else {
      if source.tree[node].kind != .invalid {
        faults.append(source.fault(.wrongType, "an entry of a baseline must be an object", node))
      }
      return nil
    }
    var meant: Set<String> = []
    for (key, _) in source.members(node) {
      let name = source.tree.string(at: key)
      if entryMembers.contains(name) { continue }
      let message = "an entry of a baseline has no `\(Excerpt.of(name))`"
      let near = NearestName.of(name, among: entryMembers.sorted())
      if let near { meant.insert(near) }
      faults.append(source.fault(.unknownField, message, key, suggestion: near))
    }
    func text(_ key: String) -> String? {
      guard let value = source.node(key, in: node) else { return nil }
      if let text = source.string(value) { return text }
      faults.append(source.fault(.wrongType, "`\(key)` must be a string", value))
      return nil
    }
    let rule = text("rule")
    if rule == nil, source.node("rule", in: node) == nil, !meant.contains("rule") {
      faults.append(source.fault(.missingField, "an entry of a baseline needs its `rule`", node))
    }
    if let rule, RuleID(rule).isLocked, let value = source.node("rule", in: node) {
      let reason =
        RuleID(rule).isNeeded
        ? "the content cannot be compiled with them" : "the rule is locked"
      let message = "findings of `\(rule)` cannot be accepted: \(reason)"
      faults.append(source.fault(.unknownValue, message, value))
    }
    let digestText = text("textDigest")
    let digest = digestText.flatMap { TextDigest(digits: $0) }
    if digestText != nil, digest == nil, let value = source.node("textDigest", in: node) {
      faults.append(
        source.fault(.malformedToken, "a digest must be 16 lower-case hexadecimal digits", value)
      )
    }
    var count = 1
    if let value = source.node("count", in: node) {
      count = source.integer("count", in: node) ?? 0
      if !(1...countLimit).contains(count) {
        let message = "`count` must be \(count < 1 ? "at least 1" : "at most \(countLimit)")"
        faults.append(source.fault(.numberRange, message, value))
      }
    }
    let key = FindingKey(
      rule: RuleID(rule ?? ""),
      record: text("record"),
      pointer: text("pointer"),
      textDigest: digest
    )
    let entry = Entry(key: key, file: text("file"), count: count)
    return faults.count == faultCount ? entry : nil
  }
}
