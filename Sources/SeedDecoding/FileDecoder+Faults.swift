import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// The decoder's findings, worded here and nowhere else. Each returns false, for `return report…`.
extension FileDecoder {
  func finding(_ rule: RuleID, _ message: String, _ range: ByteRange, _ node: NodeIndex) -> Diagnostic {
    var finding = Diagnostic(
      rule: rule,
      message: message,
      place: Place(fileIndex: fileIndex, range: range)
    )
    finding.pointer = pointer(to: node)
    return finding
  }

  func finding(_ rule: RuleID, _ message: String, _ node: NodeIndex) -> Diagnostic {
    finding(rule, message, tree[node].range, node)
  }

  func pointer(to node: NodeIndex) -> String {
    if let record { return catalog.pointer(record: record, node: node) }
    return JSONPointer.of(node, in: tree, catalog.landmarks, fileIndex: fileIndex)
  }

  /// Counts a finding of a rule of which there are enough; false where it is to be made.
  mutating func counts(_ rule: RuleID) -> Bool {
    guard earlier.isFull(of: rule, in: fileIndex) || catalog.found.isFull(of: rule, in: fileIndex) else {
      return false
    }
    catalog.found.count(CountedFindings.Kind(rule, .error, fileIndex: fileIndex))
    return true
  }

  mutating func report(_ finding: Diagnostic) -> Bool {
    catalog.found.report(finding)
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
    if counts(.wrongType) { return false }
    let expected = plan.expectation
    var range = tree[node].range
    // A container as a whole is too much to underline: its bracket is enough.
    if tree[node].kind == .array || tree[node].kind == .object {
      range.endOffset = min(range.endOffset, range.offset + 1)
    }
    var fault = finding(
      .wrongType,
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
        fault.repair = Repair(
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

  mutating func reportNumberRange(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    if counts(.numberRange) { return false }
    let expected = plan.expectation
    var fault = finding(
      .numberRange,
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
    if counts(.unknownValue) { return false }
    let name = tree.string(at: node)
    let vocabulary = plan.vocabulary
    let names = vocabulary?.names ?? []
    var fault = finding(
      .unknownValue,
      "there is no \(vocabulary?.label ?? "value") \"\(Excerpt.of(name))\"",
      node
    )
    fault.expected = names.joined(separator: ", ")
    fault.found = name
    if let near = NearestName.of(name, among: names) {
      fault.suggestion = near
      fault.repair = Repair(
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
    if counts(rule) { return false }
    let expected = plan.expectation
    var fault = finding(rule, "`\(plan.name)` takes \(expected), found \(describe(node))", node)
    fault.expected = expected
    fault.found = tree.string(at: node)
    return report(fault)
  }

  mutating func reportMalformedKey(_ keyNode: NodeIndex, expected: String) -> Bool {
    if counts(.malformedToken) { return false }
    var fault = finding(
      .malformedToken,
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
    _ vocabulary: VocabularyTable
  ) -> Bool {
    let rule: RuleID = kind == .priorityRules ? .unknownPriority : .unknownValue
    if counts(rule) { return false }
    var fault = finding(
      rule,
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
    if counts(.notCanonicalUUID) { return }
    var fault = finding(
      .notCanonicalUUID,
      "the UUID is not written in lower case with hyphens",
      node
    )
    fault.expected = identity.description
    fault.found = tree.string(at: node)
    fault.repair = Repair(
      "write \(identity)",
      .safe,
      [TextEdit(Place(fileIndex: fileIndex, range: tree[node].range), with: "\"\(identity)\"")]
    )
    _ = report(fault)
  }

  mutating func reportPatterned(_ node: NodeIndex, _ identity: Identity, _ pattern: Identity.Pattern) {
    if counts(.patternedUUID) { return }
    let reason =
      switch pattern {
      case .version(let digit): "its version digit is \(String(digit, radix: 16)), where 1 to 8 are assigned"
      case .variant(let digit):
        "its variant digit is \(String(digit, radix: 16)), where RFC 9562 has 8, 9, a or b"
      case .fewDigits(let count): "it has only \(count) different digits"
      case .run(let length): "it has a run of \(length) digits that repeats or counts up"
      }
    var fault = finding(.patternedUUID, "the UUID looks made by hand: \(reason)", node)
    fault.found = identity.description
    fault.remedy = "Mint a random one: two people who type ids by hand will type the same."
    fault.repair = Repair(
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
    if counts(.emptyText) { return false }
    var fault = finding(.emptyText, "`\(plan.name)` is blank", node)
    fault.expected = plan.expectation
    fault.remedy = "Write the text, or leave the field out where it may be."
    return report(fault)
  }

  mutating func reportTextLength(_ node: NodeIndex, _ plan: FieldPlan, count: Int) -> Bool {
    if counts(.textLength) { return false }
    let isShort = count < plan.minimum
    let limit = isShort ? plan.minimum : plan.maximum
    var fault = finding(
      .textLength,
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
    if counts(.controlCharacter) { return }
    var fault = Diagnostic.controlCharacter(byte, at: Place(fileIndex: fileIndex, range: range))
    fault.pointer = pointer(to: node)
    _ = report(fault)
  }
}

extension Diagnostic {
  /// A character in a text that no text has.
  static func controlCharacter(_ byte: UInt8, at place: Place) -> Diagnostic {
    let isLineBreak = byte == 0x0A || byte == 0x0D
    var fault = Diagnostic(
      rule: .controlCharacter,
      message: isLineBreak
        ? "a text is one paragraph, and this is a line break"
        : byte == 0x09 ? "the text has a tab" : "this is a control character",
      place: place
    )
    fault.found = "U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    fault.remedy = isLineBreak ? "Write a space; the app breaks the lines." : "Delete it."
    fault.repair = controlCharacterRepair(byte, at: place)
    return fault
  }
}
