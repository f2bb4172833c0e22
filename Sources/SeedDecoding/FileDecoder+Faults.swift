import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// The decoder's findings, worded here and nowhere else. Each returns false, for `return report…`.
extension FileDecoder {
  func finding(_ rule: RuleID, _ message: String, _ range: ByteRange, _ node: NodeIndex) -> Diagnostic {
    var finding = Diagnostic(rule: rule, message: message, place: Place(fileIndex: fileIndex, range: range))
    finding.pointer = pointer(to: node)
    return finding
  }

  func finding(_ rule: RuleID, _ message: String, _ node: NodeIndex) -> Diagnostic {
    finding(rule, message, tree[node].range, node)
  }

  /// A value's first byte: a container as a whole is too much to underline.
  func firstByte(of node: NodeIndex) -> ByteRange {
    let range = tree[node].range
    return ByteRange(range.start, min(range.end, range.start + 1))
  }

  func place(of node: NodeIndex) -> Place { Place(fileIndex: fileIndex, range: tree[node].range) }

  /// A repair that puts a text in the place of a value or key.
  func rewriting(
    _ node: NodeIndex,
    as text: String,
    _ message: String,
    _ applicability: Repair.Applicability = .unsafe
  ) -> Repair {
    Repair(message, applicability, [TextEdit(place(of: node), with: text)])
  }

  func pointer(to node: NodeIndex) -> String {
    if let record { return catalog.pointer(record: record, node: node) }
    return JSONPointer.of(node, in: tree, catalog.skipIndex, fileIndex: fileIndex)
  }

  /// Counts findings of a rule of which there are enough; false where they are to be made.
  mutating func counts(_ rule: RuleID, _ count: Int = 1) -> Bool {
    guard earlier.isFull(of: rule, in: fileIndex) || catalog.found.isFull(of: rule, in: fileIndex) else {
      return false
    }
    catalog.found.count(CountedFindings.Kind(rule, .error, fileIndex: fileIndex), count)
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

  /// A value that its field does not take.
  ///
  /// - Parameter subject: the start of the message, where it is not the field that takes something.
  private func unfit(
    _ rule: RuleID,
    _ node: NodeIndex,
    _ plan: FieldPlan,
    _ range: ByteRange? = nil,
    subject: String? = nil
  ) -> Diagnostic {
    let message = "\(subject ?? "`\(plan.name)` takes") \(plan.expectation), found \(describe(node))"
    var fault = finding(rule, message, range ?? tree[node].range, node)
    fault.expected = plan.expectation
    return fault
  }

  mutating func reportWrongType(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    // What stands where the text is no JSON may be a part of something else.
    if isBroken(node) || counts(.wrongType) { return false }
    let kind = tree[node].kind
    // A member of a list has the list's name.
    let isMember =
      pointer(to: node).split(separator: "/").last.map { Int($0) != nil }
      ?? (record != nil && tree[0].kind == .array)
    let range = kind == .array || kind == .object ? firstByte(of: node) : nil
    let subject = isMember && plan.kind == .object ? "a member of `\(plan.name)` is" : nil
    var fault = unfit(.wrongType, node, plan, range, subject: subject)
    fault.relations.causes = [.value]
    fault.relations.repetition = .inFile(fault.message)
    fault.found = describe(node)
    if kind == .string, [.integer, .decimal, .boolean].contains(plan.kind) {
      let bare = tree.string(at: node)
      if JSONParser.isScalar(bare) {
        fault.remedy = "Write it without quotes: \(bare)."
        fault.repair = rewriting(node, as: bare, "remove the quotes")
      } else if let unit = ["Seconds", "Minutes", "Days"].first(where: plan.name.hasSuffix) {
        fault.remedy = "Write the number of \(unit.lowercased()), without quotes."
      }
    } else if let names = plan.vocabulary?.names {
      fault.remedy = "It is one of \(names.joined(separator: ", "))."
    } else if kind != .invalid, [.prose, .message].contains(plan.kind) {
      fault.remedy =
        kind == .array || kind == .object
        ? "Write one text in double quotes, without brackets." : "Write a text in double quotes."
    } else if kind == .array, plan.kind == .object, isMember {
      fault.remedy = "Delete its `[` and `]`: the objects stand in the list itself."
    } else if let form = plan.form {
      fault.remedy = "Write `\(form)`."
    }
    return report(fault)
  }

  mutating func reportNumberRange(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    if counts(.numberRange) { return false }
    var fault = unfit(.numberRange, node, plan)
    fault.found = Excerpt.of(tree.file.text(tree[node].range))
    if plan.kind == .decimal, JSONNumber.decimal(tree.file[tree[node].range]) == nil {
      fault.remedy = "A number keeps 15 significant digits; write fewer."
    }
    return report(fault)
  }

  mutating func reportUnknownValue(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    if counts(.unknownValue) { return false }
    guard let vocabulary = plan.vocabulary else { return false }
    var fault = unknownName(.unknownValue, node, vocabulary)
    fault.repair = fault.suggestion.map { rewriting(node, as: "\"\($0)\"", "write \"\($0)\"") }
    return report(fault)
  }

  mutating func reportUnknownKey(_ keyNode: NodeIndex, _ vocabulary: VocabularyTable) -> Bool {
    report(unknownName(kind == .priorityRules ? .unknownPriority : .unknownValue, keyNode, vocabulary))
  }

  private func unknownName(_ rule: RuleID, _ node: NodeIndex, _ vocabulary: VocabularyTable) -> Diagnostic {
    let name = tree.string(at: node)
    let names = vocabulary.names.joined(separator: ", ")
    var fault = finding(rule, "there is no \(vocabulary.label) \"\(Excerpt.of(name))\"", node)
    if rule == .unknownValue {
      fault.relations.causes = [.value]
      fault.relations.repetition = .inFile(fault.message)
    }
    fault.expected = names
    fault.found = name
    fault.suggestion = NearestName.of(name, among: vocabulary.names)
    if fault.suggestion == nil || vocabulary.names.count <= 4 { fault.remedy = "It is one of \(names)." }
    return fault
  }

  mutating func reportMalformed(_ node: NodeIndex, _ plan: FieldPlan, _ rule: RuleID) -> Bool {
    if counts(rule) { return false }
    var fault = unfit(rule, node, plan)
    fault.relations.causes = [.value]
    if rule == .malformedToken { fault.relations.follows = [.bytes] }
    let text = tree.string(at: node)
    fault.found = text
    if plan.kind == .token, plan.token == .locale { fault.suggestion = TokenShape.languageTag(near: text) }
    if rule == .malformedUUID, plan.name == "id", catalog.kinds[fileIndex] != .retired {
      let command = catalog.command(["check"], "--select shape/missing-field --fix --unsafe-fixes")
      fault.remedy = "Nobody writes one by hand: take the `id` out, and `\(command)` mints one."
    }
    return report(fault)
  }

  mutating func reportMalformedKey(_ keyNode: NodeIndex, expected: String) -> Bool {
    if counts(.malformedToken) { return false }
    let message = "a key must be \(expected), found \(describe(keyNode))"
    var fault = finding(.malformedToken, message, keyNode)
    fault.relations.causes = [.value]
    fault.relations.follows = [.bytes]
    fault.expected = expected
    fault.found = tree.string(at: keyNode)
    return report(fault)
  }

  mutating func reportNotCanonical(_ node: NodeIndex, _ identity: Identity) {
    if counts(.notCanonicalUUID) { return }
    var fault = finding(.notCanonicalUUID, "the UUID is not written in lower case with hyphens", node)
    fault.expected = identity.description
    fault.found = tree.string(at: node)
    fault.repair = rewriting(node, as: "\"\(identity)\"", "write \(identity)", .safe)
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
    let edit = TextEdit(place(of: node), .mintedIdentity(prefix: "\"", suffix: "\""))
    fault.repair = Repair("mint a new id", .unsafe, [edit])
    _ = report(fault)
  }

  mutating func reportEmptyText(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    if counts(.emptyText) { return false }
    var fault = finding(.emptyText, "`\(plan.name)` is blank", node)
    fault.expected = plan.expectation
    fault.remedy = plan.isRequired ? "Write the text." : "Write the text, or leave the field out."
    return report(fault)
  }

  mutating func reportTextLength(_ node: NodeIndex, _ plan: FieldPlan, count: Int) -> Bool {
    if counts(.textLength) { return false }
    let isShort = count < plan.minimum
    let limit = isShort ? plan.minimum : plan.maximum
    let message =
      "`\(plan.name)` has \(count) character\(count == 1 ? "" : "s"), "
      + "\(isShort ? limit - count : count - limit) too \(isShort ? "few" : "many")"
    var fault = finding(.textLength, message, node)
    fault.expected = plan.expectation
    fault.found = "\(count) characters"
    fault.remedy = "Write \(plan.minimum) to \(plan.maximum) characters."
    return report(fault)
  }

  /// The finding about a control character, without its pointer.
  func controlCharacter(_ byte: UInt8, _ range: ByteRange) -> Diagnostic {
    let place = Place(fileIndex: fileIndex, range: range)
    let isLineBreak = byte == 0x0A || byte == 0x0D
    let message =
      isLineBreak
      ? "the text has a line break; a text is one paragraph"
      : byte == 0x09
        ? "the text has a tab" : "the text has a control character, \(Unicode.Scalar(byte).codePoint)"
    var fault = Diagnostic(rule: .controlCharacter, message: message, place: place)
    fault.relations.causes = [.bytes]
    fault.found = Unicode.Scalar(byte).codePoint
    fault.remedy =
      isLineBreak
      ? "Write a space; the app breaks the lines." : Diagnostic.controlCharacterRemedy(byte)
    fault.repair = Diagnostic.controlCharacterRepair(byte, at: place)
    return fault
  }
}
