import SeedDiagnostics
import SeedModel
import SeedSource

/// The decoder's findings, worded here and nowhere else. Each returns false, for `return report…`.
extension FileDecoder {
  private func finding(_ rule: RuleID, _ message: String, _ range: ByteRange, _ node: NodeIndex) -> Diagnostic {
    var finding = Diagnostic(
      rule: rule,
      message: message,
      place: Place(fileIndex: fileIndex, range: range)
    )
    finding.pointer = pointer(to: node)
    return finding
  }

  private func finding(_ rule: RuleID, _ message: String, _ node: NodeIndex) -> Diagnostic {
    finding(rule, message, tree[node].range, node)
  }

  func pointer(to node: NodeIndex) -> String {
    if let record { return catalog.pointer(record: record, node: node) }
    return JSONPointer.of(node, in: tree)
  }

  private mutating func report(_ finding: Diagnostic) -> Bool {
    catalog.diagnostics.append(finding)
    return false
  }

  /// A value in a few words, for "found …".
  func describe(_ node: NodeIndex) -> String {
    switch tree[node].kind {
    case .null: return "`null`"
    case .true: return "`true`"
    case .false: return "`false`"
    case .number: return "the number `\(Excerpt.of(tree.file.text(tree[node].range)))`"
    case .string: return "the string \"\(Excerpt.of(tree.string(at: node)))\""
    case .array: return "an array"
    case .object: return "an object"
    case .invalid: return "something that is not JSON"
    }
  }

  mutating func reportWrongType(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let expected = plan.expectation
    var range = tree[node].range
    // A container as a whole is too much to underline: its bracket is enough.
    if tree[node].kind == .array || tree[node].kind == .object {
      range.endOffset = min(range.endOffset, range.offset + 1)
    }
    var fault = finding(
      "shape/wrong-type",
      "`\(plan.name)` takes \(expected), found \(describe(node))",
      range,
      node
    )
    fault.expected = expected
    fault.found = describe(node)
    let text = tree.file.text(tree[node].range)
    if tree[node].kind == .string, [.integer, .decimal, .boolean].contains(plan.kind) {
      let bare = tree.string(at: node)
      if JSONParser.isScalar(bare) {
        fault.remedy = "Write it without quotes: \(bare)."
        fault.fix = SuggestedFix(
          "remove the quotes",
          .unsafe,
          [TextEdit(Place(fileIndex: fileIndex, range: tree[node].range), with: bare)]
        )
      }
    } else if tree[node].kind == .number || tree[node].kind == .true || tree[node].kind == .false,
      plan.takesString
    {
      fault.remedy = "Write it in double quotes: \"\(text)\"."
    }
    return report(fault)
  }

  /// Returns the index of the field that the key was most likely meant to be.
  mutating func reportUnknownField(
    _ keyNode: NodeIndex,
    _ valueNode: NodeIndex,
    _ plan: RecordPlan
  ) -> Int? {
    let name = tree.string(at: keyNode)
    var fault = finding(
      "shape/unknown-field",
      "a \(plan.descriptor.name) has no field `\(Excerpt.of(name))`",
      tree[keyNode].range,
      keyNode
    )
    let fields = plan.fields.map(\.name)
    fault.expected = fields.map { "`\($0)`" }.joined(separator: ", ")
    fault.found = name
    if let near = FileDecoder.otherDialect[name].flatMap({ fields.contains($0) ? $0 : nil })
      ?? NearestName.of(name, among: fields)
    {
      fault.suggestion = near
      fault.fix = SuggestedFix(
        "rename it to `\(near)`",
        .unsafe,
        [TextEdit(Place(fileIndex: fileIndex, range: tree[keyNode].range), with: "\"\(near)\"")]
      )
    } else {
      fault.remedy = "Its fields are \(fault.expected ?? "")."
    }
    _ = report(fault)
    return fault.suggestion.flatMap { fields.firstIndex(of: $0) }
  }

  /// What the fields are called in the EgoFix app's own seed files.
  private static let otherDialect = [
    "prompt": "instruction", "counterPrompt": "targetDescription", "reflection": "insight",
  ]

  mutating func reportMissingFields(_ mask: UInt64, _ node: NodeIndex, _ plan: RecordPlan) {
    for (index, field) in plan.fields.enumerated() where mask & (1 << UInt64(index)) != 0 {
      var range = tree[node].range
      range.endOffset = min(range.endOffset, range.offset + 1)
      var fault = finding(
        "shape/missing-field",
        "this \(plan.descriptor.name) lacks `\(field.name)`",
        range,
        node
      )
      fault.expected = field.expectation
      let summary = plan.descriptor.fields[index].summary
      fault.remedy = "Add `\"\(field.name)\"`: \(summary.prefix(1).lowercased())\(summary.dropFirst())"
      if field.kind == .identity {
        fault.fix = insertion(of: field.name, into: node) { .mintedIdentity(prefix: $0, suffix: $1) }
      } else if field.name == "number", plan.descriptor === ContentDescriptors.fix {
        fault.fix = insertion(of: field.name, into: node) { .mintedNumber(prefix: $0, suffix: $1) }
      }
      _ = report(fault)
    }
  }

  /// A fix that puts a minted member before an object's first one, laid out like it.
  private func insertion(
    of name: String,
    into node: NodeIndex,
    minting: (String, String) -> TextEdit.Replacement
  ) -> SuggestedFix {
    let start = tree[node].range.start + 1
    let isEmpty = tree[node].nextIndex == node + 1
    let firstKey = isEmpty ? start : tree[node + 1].range.start
    let gap = tree.file.text(ByteRange(start, firstKey))
    let isIdentity = name != "number"
    let quote = isIdentity ? "\"" : ""
    let edit = TextEdit(
      Place(fileIndex: fileIndex, range: ByteRange(firstKey, firstKey)),
      minting("\"\(name)\": \(quote)", isEmpty ? quote : "\(quote),\(gap.isEmpty ? " " : gap)")
    )
    return SuggestedFix("mint \(isIdentity ? "an id" : "the next number")", .unsafe, [edit])
  }

  mutating func reportNotOneOf(_ node: NodeIndex, _ plan: RecordPlan, count: Int) {
    var range = tree[node].range
    range.endOffset = min(range.endOffset, range.offset + 1)
    var fault = finding(
      "interaction/mismatched-configuration",
      "a \(plan.descriptor.name) has exactly one key, found \(count)",
      range,
      node
    )
    fault.remedy = "Keep the key that equals `interactionType`."
    _ = report(fault)
  }

  mutating func reportNumberRange(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let expected = plan.expectation
    var fault = finding(
      "shape/number-range",
      "`\(plan.name)` takes \(expected), found \(describe(node))",
      node
    )
    fault.expected = expected
    fault.found = Excerpt.of(tree.file.text(tree[node].range))
    if plan.kind == .decimal, JSONNumber.decimal(tree.file[tree[node].range]) == nil {
      fault.remedy = "A number keeps 15 significant digits; write fewer."
    }
    return report(fault)
  }

  mutating func reportUnknownValue(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let name = tree.string(at: node)
    let vocabulary = plan.vocabulary
    let names = vocabulary?.names ?? []
    var fault = finding(
      "shape/unknown-value",
      "there is no \(vocabulary?.label ?? "value") \"\(Excerpt.of(name))\"",
      node
    )
    fault.expected = names.joined(separator: ", ")
    fault.found = name
    if let near = NearestName.of(name, among: names) {
      fault.suggestion = near
      fault.fix = SuggestedFix(
        "write \"\(near)\"",
        .unsafe,
        [TextEdit(Place(fileIndex: fileIndex, range: tree[node].range), with: "\"\(near)\"")]
      )
    } else {
      fault.remedy = "It is one of \(names.joined(separator: ", "))."
    }
    return report(fault)
  }

  mutating func reportMalformed(_ node: NodeIndex, _ plan: FieldPlan, _ rule: RuleID) -> Bool {
    let expected = plan.expectation
    var fault = finding(rule, "`\(plan.name)` takes \(expected), found \(describe(node))", node)
    fault.expected = expected
    fault.found = tree.string(at: node)
    return report(fault)
  }

  mutating func reportMalformedKey(_ keyNode: NodeIndex, expected: String) -> Bool {
    var fault = finding(
      "shape/malformed-token",
      "a key here takes \(expected), found \(describe(keyNode))",
      keyNode
    )
    fault.expected = expected
    fault.found = tree.string(at: keyNode)
    return report(fault)
  }

  mutating func reportUnknownKey(
    _ keyNode: NodeIndex,
    _ name: String,
    _ vocabulary: VocabularyDescriptor
  ) -> Bool {
    var fault = finding(
      kind == .priorityRules ? "priorities/unknown-priority" : "shape/unknown-value",
      "there is no \(vocabulary.label) \"\(Excerpt.of(name))\"",
      keyNode
    )
    fault.expected = vocabulary.names.joined(separator: ", ")
    fault.found = name
    fault.suggestion = NearestName.of(name, among: vocabulary.names)
    if fault.suggestion == nil { fault.remedy = "It is one of \(vocabulary.names.joined(separator: ", "))." }
    return report(fault)
  }

  mutating func reportNotCanonical(_ node: NodeIndex, _ identity: Identity) {
    var fault = finding(
      "shape/not-canonical-uuid",
      "the UUID is not written in lower case with hyphens",
      node
    )
    fault.expected = identity.description
    fault.found = tree.string(at: node)
    fault.fix = SuggestedFix(
      "write \(identity)",
      .safe,
      [TextEdit(Place(fileIndex: fileIndex, range: tree[node].range), with: "\"\(identity)\"")]
    )
    _ = report(fault)
  }

  mutating func reportPatterned(_ node: NodeIndex, _ identity: Identity, _ pattern: Identity.Pattern) {
    let reason =
      switch pattern {
      case .version(let digit): "its version digit is \(String(digit, radix: 16)), where 1 to 8 are assigned"
      case .variant(let digit):
        "its variant digit is \(String(digit, radix: 16)), where RFC 9562 has 8, 9, a or b"
      case .fewDigits(let count): "it has only \(count) different digits"
      case .run(let length): "it has a run of \(length) digits that repeats or counts up"
      }
    var fault = finding("shape/patterned-uuid", "the UUID looks made by hand: \(reason)", node)
    fault.found = identity.description
    fault.remedy = "Mint a random one: two people who type ids by hand will type the same."
    fault.fix = SuggestedFix(
      "mint a new id",
      .unsafe,
      [
        TextEdit(
          Place(fileIndex: fileIndex, range: tree[node].range),
          .mintedIdentity(prefix: "\"", suffix: "\"")
        )
      ]
    )
    _ = report(fault)
  }

  mutating func reportEmptyText(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    var fault = finding("shape/empty-text", "`\(plan.name)` is blank", node)
    fault.expected = plan.expectation
    fault.remedy = "Write the text, or leave the field out where it may be."
    return report(fault)
  }

  mutating func reportTextLength(_ node: NodeIndex, _ plan: FieldPlan, count: Int) -> Bool {
    let isShort = count < plan.minimum
    let limit = isShort ? plan.minimum : plan.maximum
    var fault = finding(
      "shape/text-length",
      "`\(plan.name)` has \(count) character\(count == 1 ? "" : "s"), "
        + "\(isShort ? limit - count : count - limit) too \(isShort ? "few" : "many")",
      node
    )
    fault.expected = plan.expectation
    fault.found = "\(count) characters"
    fault.remedy = "It takes \(plan.minimum) to \(plan.maximum) characters."
    return report(fault)
  }

  mutating func reportControlCharacter(_ byte: UInt8, _ range: ByteRange, _ node: NodeIndex) {
    let isLineBreak = byte == 0x0A || byte == 0x0D
    var fault = finding(
      "syntax/control-character",
      isLineBreak ? "a text is one paragraph, and this is a line break" : "this is a control character",
      range,
      node
    )
    fault.found = "U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    fault.remedy = isLineBreak ? "Write a space; the app breaks the lines." : "Delete it."
    _ = report(fault)
  }

  mutating func reportMemberCount(_ node: NodeIndex, _ plan: FieldPlan, count: Int) {
    var range = tree[node].range
    range.endOffset = min(range.endOffset, range.offset + 1)
    let isShort = count < plan.minimum
    let isConfiguration = kind == .fixes
    let rule: RuleID = isShort && isConfiguration ? "interaction/too-few-options" : "shape/member-count"
    let limits =
      plan.minimum == plan.maximum ? "exactly \(plan.minimum)" : "\(plan.minimum) to \(plan.maximum)"
    var fault = finding(rule, "`\(plan.name)` takes \(limits) members, found \(count)", range, node)
    fault.expected = "\(limits) members"
    fault.found = "\(count)"
    if kind == .priorityRules, plan.name == "rushHours" || plan.name == "nightHours" {
      fault.rule = "priorities/malformed-hours"
      fault.remedy = "Write the first and the last hour, both inclusive: [22, 6]."
    }
    _ = report(fault)
  }

  /// Two members of an array that share the text of a field; arrays that are too long are left to that fault.
  mutating func reportRepeatedItems(_ node: NodeIndex, _ key: [UInt8]) {
    var values: [NodeIndex] = []
    var children = tree.children(of: node)
    while let child = children.next() {
      if let value = stringMember(key, of: child) { values.append(value) }
    }
    for index in values.indices.dropFirst() {
      guard let first = values[..<index].first(where: { equalStrings($0, values[index]) }) else { continue }
      let name = String(decoding: key, as: UTF8.self)
      let text = tree.string(at: values[index])
      var fault = finding(
        "identity/duplicate-item-id",
        "two members have the \(name) \"\(Excerpt.of(text))\"",
        values[index]
      )
      fault.remedy = "Give each its own; answers are stored by it."
      fault.notes = [
        Diagnostic.Note("first used here", at: Place(fileIndex: fileIndex, range: tree[first].range))
      ]
      _ = report(fault)
    }
  }

  private func stringMember(_ key: [UInt8], of object: NodeIndex) -> NodeIndex? {
    guard tree[object].kind == .object else { return nil }
    var children = tree.children(of: object)
    while let keyNode = children.next(), let value = children.next() {
      if tree[value].kind == .string, withText(keyNode, { FileDecoder.equal(key, $0) }) { return value }
    }
    return nil
  }

  private func equalStrings(_ left: NodeIndex, _ right: NodeIndex) -> Bool {
    if tree[left].flags.contains(.hasEscapes) || tree[right].flags.contains(.hasEscapes) {
      return tree.string(at: left) == tree.string(at: right)
    }
    return tree.file[tree.contentRange(of: left)].elementsEqual(tree.file[tree.contentRange(of: right)])
  }
}
