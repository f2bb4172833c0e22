import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// The decoder's findings about the members of objects and arrays.
extension FileDecoder {
  /// Returns the index of the field that the key was most likely meant to be.
  mutating func reportUnknownField(_ keyNode: NodeIndex, _ plan: RecordPlan, in object: NodeIndex) -> Int? {
    let name = tree.string(at: keyNode)
    let fields = plan.fields.map(\.name)
    let near =
      FileDecoder.otherDialect[name].flatMap({ fields.contains($0) ? $0 : nil })
      ?? textField(meantBy: keyNode, plan, in: object) ?? NearestName.of(name, among: fields)
    let meant = near.flatMap { fields.firstIndex(of: $0) }
    if counts(.unknownField) { return meant }
    let message = "\(IndefiniteArticle.with(plan.descriptor.name)) has no field `\(Excerpt.of(name))`"
    var fault = finding(.unknownField, message, keyNode)
    fault.relations.causes = [.member(near, of: plan.descriptor.name)]
    fault.relations.repetition = .inFile(name)
    fault.expected = fields.map { "`\($0)`" }.joined(separator: ", ")
    fault.found = name
    if let near {
      fault.suggestion = near
      fault.repair = rewriting(keyNode, as: "\"\(near)\"", "rename it to `\(near)`")
    } else if let type = configuration(with: name, plan) {
      fault.remedy = "It belongs in the configuration: `\"configuration\": { \"\(type)\": { … } }`."
    } else {
      fault.remedy = "Its fields are \(fault.expected ?? "")."
    }
    _ = report(fault)
    return meant
  }

  /// Names under which writers put a record's text.
  private static let textNames: Set<String> = [
    "text", "prompt", "body", "content", "message", "copy", "question", "instruction", "insight", "value",
  ]

  /// The one text that an object lacks, where the key is what a text is called elsewhere and has one.
  private func textField(meantBy keyNode: NodeIndex, _ plan: RecordPlan, in object: NodeIndex) -> String? {
    guard FileDecoder.textNames.contains(tree.string(at: keyNode)), tree[keyNode + 1].kind == .string else {
      return nil
    }
    let lacking = plan.fields.filter { field in
      field.isRequired && [.prose, .message].contains(field.kind)
        && tree.value(of: field.name, in: object) == nil
    }
    return lacking.count == 1 ? lacking[0].name : nil
  }

  /// The first interaction type whose configuration has a field of that name, for a fix that has it itself.
  private func configuration(with name: String, _ plan: RecordPlan) -> String? {
    guard plan.descriptor === RecordTable.fix,
      case .object(let types)? = plan.descriptor.field("configuration")?.shape
    else { return nil }
    return types.fields.first { type in
      if case .object(let options) = type.shape { options.field(name) != nil } else { false }
    }?.name
  }

  /// What the fields are called in the EgoFix app's own seed files.
  private static let otherDialect = [
    "prompt": "instruction", "counterPrompt": "targetDescription", "reflection": "insight",
  ]

  /// Reports a record of a list that is one of another kind, once. False where it is none.
  mutating func reportStranger(_ node: NodeIndex) -> Bool {
    guard let record, catalog.records[Int(record)].node == node, tree[0].kind == .array,
      let stranger = ContentPlans.shared.strangerKind(of: node, in: tree, kind)
    else { return false }
    strangerNode = node
    if counts(.wrongType) { return true }
    let message =
      "this is \(IndefiniteArticle.with(stranger.recordName)), in a list of \(kind.recordName) records"
    var fault = finding(.wrongType, message, firstByte(of: node), node)
    fault.relations.causes = [.value]
    fault.remedy = "Move it to \(stranger.path).json."
    return !report(fault)
  }

  /// Reports a configuration whose values stand in it without the key of their interaction type, once. False
  /// where it is none.
  mutating func reportUnwrapped(_ node: NodeIndex, _ plan: RecordPlan) -> Bool {
    let keyNodes = tree.members(of: node).map(\.key)
    guard keyNodes.allSatisfy({ tree[$0].kind == .string }) else { return false }
    let keys = keyNodes.map { tree.string(at: $0) }
    if keys.isEmpty || keys.contains(where: { plan.descriptor.field($0) != nil }) { return false }
    let fitting = plan.descriptor.fields.filter { field in
      guard case .object(let options) = field.shape else { return false }
      return keys.allSatisfy { options.field($0) != nil }
    }
    guard let type = fitting.first, fitting.count == 1 else { return false }
    if counts(.mismatchedConfiguration) { return true }
    var fault = finding(
      .mismatchedConfiguration,
      "the values of \(IndefiniteArticle.with(plan.descriptor.name)) belong below the key of its interaction type",
      firstByte(of: node),
      node
    )
    fault.remedy = "Put them below it: `{ \"\(type.name)\": { … } }`."
    let range = tree[node].range
    fault.repair = Repair(
      "put them below `\(type.name)`",
      .unsafe,
      [
        TextEdit(
          Place(fileIndex: fileIndex, range: ByteRange(range.start, range.start)),
          with: "{ \"\(type.name)\": "
        ),
        TextEdit(Place(fileIndex: fileIndex, range: ByteRange(range.end, range.end)), with: " }"),
      ]
    )
    return !report(fault)
  }

  /// Whether some of a container's text is not JSON, so that what it lacks may stand there.
  ///
  /// - Complexity: O(log faults).
  func isBroken(_ node: NodeIndex) -> Bool {
    let range = tree[node].range
    let next = brokenOffsets.indices.partitionPoint { brokenOffsets[$0] < range.offset }
    return range.endOffset >= brokenFrom
      || next < brokenOffsets.count && brokenOffsets[next] <= range.endOffset
  }

  mutating func reportMissingFields(_ mask: UInt64, _ node: NodeIndex, _ plan: RecordPlan) {
    if isBroken(node) || counts(.missingField, mask.nonzeroBitCount) { return }
    for (index, field) in plan.fields.enumerated() where mask & (1 << UInt64(index)) != 0 {
      if counts(.missingField) { continue }
      let message = "this \(plan.descriptor.name) lacks `\(field.name)`"
      var fault = finding(.missingField, message, firstByte(of: node), node)
      fault.relations.follows = [.member(field.name, of: "this \(plan.descriptor.name)")]
      fault.relations.repetition = .inFile(message)
      fault.expected = field.expectation
      let summary = plan.descriptor.fields[index].summary
      fault.remedy =
        "Add `\"\(field.name)\"`, \(field.expectation): "
        + "\(summary.prefix(1).lowercased())\(summary.dropFirst())"
      if field.kind == .identity {
        fault.repair = insertion(of: field.name, into: node) { .mintedIdentity(prefix: $0, suffix: $1) }
      } else if field.name == "number", plan.descriptor === RecordTable.fix {
        fault.repair = insertion(of: field.name, into: node) { .mintedNumber(prefix: $0, suffix: $1) }
      }
      _ = report(fault)
    }
  }

  /// A fix that puts a minted member before an object's first one, laid out like it.
  private func insertion(
    of name: String,
    into node: NodeIndex,
    minting: (String, String) -> TextEdit.Replacement
  ) -> Repair {
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
    return Repair("mint \(isIdentity ? "an id" : "the next number")", .unsafe, [edit])
  }

  mutating func reportNotOneOf(_ node: NodeIndex, _ plan: RecordPlan, count: Int) {
    if isBroken(node) || counts(.mismatchedConfiguration) { return }
    let name = IndefiniteArticle.with(plan.descriptor.name)
    let message = "\(name) must have exactly one key; this one has \(count)"
    var fault = finding(.mismatchedConfiguration, message, firstByte(of: node), node)
    fault.remedy = "Keep the key that equals `interactionType`."
    _ = report(fault)
  }

  mutating func reportMemberCount(_ node: NodeIndex, _ plan: FieldPlan, count: Int) {
    if isBroken(node) { return }
    let isShort = count < plan.minimum
    let isConfiguration = kind == .fixes
    let rule: RuleID = isShort && isConfiguration ? .tooFewOptions : .memberCount
    let limits =
      plan.minimum == plan.maximum ? "exactly \(plan.minimum)" : "\(plan.minimum) to \(plan.maximum)"
    let message = "`\(plan.name)` takes \(limits) members, found \(count)"
    var fault = finding(rule, message, firstByte(of: node), node)
    if rule == .memberCount { fault.relations.follows = [.memberCount] }
    fault.expected = "\(limits) members"
    fault.found = "\(count)"
    if kind == .priorityRules, plan.name == "rushHours" || plan.name == "nightHours" {
      fault.rule = .malformedHours
      fault.remedy = "Write the first and the last hour, both inclusive: [22, 6]."
    }
    _ = report(fault)
  }

  /// Two members of an array that share the text of a field; arrays that are too long are left to that fault.
  mutating func reportRepeatedItems(_ node: NodeIndex, _ key: [UInt8]) {
    let values = tree.children(of: node).compactMap { stringMember(key, of: $0) }
    // The members are few, or too many for anything else to be said of them.
    for index in values.indices.dropFirst() {
      guard
        let first = values[..<index].first(where: { other in
          tree.withText(other) { tree.hasText($0, at: values[index]) }
        })
      else { continue }
      if counts(.duplicateItemID) { continue }
      let name = String(decoding: key, as: UTF8.self)
      let text = tree.string(at: values[index])
      let message = "two members have the \(name) \"\(Excerpt.of(text))\""
      var fault = finding(.duplicateItemID, message, values[index])
      fault.remedy = name == "id" ? "Give each its own; answers are stored by it." : "Give each its own."
      fault.notes = [Diagnostic.Note("first used here", at: place(of: first))]
      _ = report(fault)
    }
  }

  private func stringMember(_ key: [UInt8], of object: NodeIndex) -> NodeIndex? {
    guard tree[object].kind == .object else { return nil }
    return tree.members(of: object).first { keyNode, value in
      tree[value].kind == .string && tree.withText(keyNode) { FileDecoder.equal(key, $0) }
    }?.value
  }
}
