import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// Members that another member of the same object asks for or rules out.
extension FileDecoder {
  /// Only a select has values, and it needs them; only a count has a maximum.
  mutating func checkPlaceholders(of key: NodeIndex) {
    guard let placeholders = tree.value(of: "placeholders", in: key), tree[placeholders].kind == .object
    else { return }
    for (_, placeholder) in tree.members(of: placeholders) {
      guard tree[placeholder].kind == .object, let typeNode = tree.value(of: "type", in: placeholder),
        tree[typeNode].kind == .string, let type = PlaceholderType(name: tree.string(at: typeNode))
      else { continue }
      let name = "\(type) placeholder"
      if type != .select { refuse("values", in: placeholder, of: name) }
      if type != .count { refuse("maximum", in: placeholder, of: name) }
      guard let values = tree.value(of: "values", in: placeholder), tree[values].kind != .null else {
        if type == .select { reportMissing("values", in: placeholder, of: name, "Write what it may be.") }
        continue
      }
      reportRepeatedNames(values)
    }
  }

  /// Reports a limit that only a document may have.
  mutating func reportLongBody(of key: NodeIndex) {
    guard let limits = tree.value(of: "limits", in: key), let node = tree.value(of: "body", in: limits) else {
      return
    }
    let most = Limits.copyBody.upperBound
    let text = tree.file.text(tree[node].range)
    var fault = finding(.numberRange, "only a document may have \(text) characters", node)
    fault.expected = "at most \(most)"
    fault.found = text
    fault.remedy = "Write \(most) or less, or make the key's role `document`."
    _ = report(fault)
  }

  /// A copy key is retired by its key, everything else by its id; what a history shows depends on the kind.
  mutating func checkRetired(_ node: NodeIndex, _ kind: RetiredKind) {
    let name = "retired \(kind)"
    for (field, kinds) in RecordTable.retiredOwners where !kinds.contains("\(kind)") {
      refuse(field, in: node, of: name)
    }
    for (owner, fields) in RecordTable.retiredHistory where owner == "\(kind)" {
      for field in fields {
        if let value = tree.value(of: field, in: node), tree[value].kind != .null { continue }
        reportMissing(
          field,
          in: node,
          of: name,
          "Write what it was when it was withdrawn: histories show it."
        )
      }
    }
  }

  mutating func reportMissing(_ field: String, in node: NodeIndex, of name: String, _ remedy: String) {
    if isBroken(node) { return }
    let message = "\(IndefiniteArticle.with(name)) needs `\(field)`"
    var fault = finding(.missingField, message, firstByte(of: node), node)
    fault.relations.follows = [.member(field, of: IndefiniteArticle.with(name))]
    fault.relations.repetition = .inFile(fault.message)
    fault.expected = "`\(field)`"
    fault.remedy = remedy
    _ = report(fault)
  }

  /// Reports a member that its object takes in general, but not where it is what it is.
  private mutating func refuse(_ field: String, in node: NodeIndex, of name: String) {
    for (keyNode, value) in tree.members(of: node) {
      guard tree[value].kind != .null, tree[keyNode].kind == .string, tree.string(at: keyNode) == field
      else { continue }
      let message = "\(IndefiniteArticle.with(name)) has no field `\(field)`"
      var fault = finding(.unknownField, message, keyNode)
      fault.relations.causes = [.member(nil, of: name)]
      fault.relations.repetition = .inFile(field)
      fault.found = field
      fault.remedy = "Leave it out: nothing reads it there."
      _ = report(fault)
      return
    }
  }

  /// Reports names that stand twice in an array of them.
  ///
  /// - Complexity: O(n²) in the names, of which the format allows 64 at most.
  mutating func reportRepeatedNames(_ list: NodeIndex) {
    guard tree[list].kind == .array else { return }
    let names = tree.children(of: list).filter { tree[$0].kind == .string }.prefix(64)
    for (index, node) in names.enumerated() {
      let name = tree.string(at: node)
      guard let first = names.prefix(index).first(where: { tree.string(at: $0) == name }) else { continue }
      var fault = finding(.duplicateItemID, "`\(Excerpt.of(name))` stands here twice", node)
      fault.remedy = "Write it once."
      fault.notes = [Diagnostic.Note("first named here", at: place(of: first))]
      _ = report(fault)
    }
  }
}
