import SeedTables

/// The tool's side of a record: what the decoder keeps of it, and the typed value made from its JSON.
enum Decoding {
  static func authored(_ record: RecordTable) -> String {
    var code = Code(imports: ["package import SeedModel", "package import SeedSource", "import SeedTables"])
    let name = "Authored\(record.name.capitalizedFirst)"
    code.next(
      "A \(record.name) as authored. Node 0 stands for a field that is left out or faulty; values are nil likewise."
    )
    code.block("package struct \(name): Sendable") { code in
      code.doc("The index of its record.")
      code.line("package var record: UInt32")
      for member in members(of: record) { code.line("package var \(member.name): \(member.type)") }
    }
    code.line()
    code.block("extension FileDecoder") { code in
      code.doc("The places of the fields among those of the record's table.")
      code.block("private struct Places: Sendable") { code in
        for field in record.fields { code.line("let \(field.name): Int") }
        code.line()
        code.block("init(_ plan: RecordPlan)") { code in
          for field in record.fields { code.line("\(field.name) = plan.place(of: \"\(field.name)\")") }
        }
      }
      code.line()
      code.line("private static let plan = ContentPlans.shared.record(of: .\(kind(of: record)))")
      code.line("private static let places = Places(plan)")
      code.next("The record whose fields' value nodes lie at `base` and behind.")
      code.block("func \(name.lowercasedFirst)(_ record: UInt32, base: Int) -> \(name)") { code in
        code.line("let places = Self.places")
        for field in record.fields { code.line("let \(field.name) = slots[base + places.\(field.name)]") }
        let arguments = members(of: record).map { "\($0.name): \($0.value)" }
        code.call("return \(name)", ["record: record"] + arguments)
      }
    }
    return code.text
  }

  private static func kind(of record: RecordTable) -> String {
    let kind = ContentKind.allCases.first { kind in
      guard case .array(of: .object(let member), _, _, _) = kind.row.root else { return false }
      return member === record
    }
    return kind.map { "\($0)" } ?? "none"
  }

  /// What is kept of each field: values of a few bytes, and the nodes of the rest.
  private static func members(of record: RecordTable) -> [(name: String, type: String, value: String)] {
    record.fields.flatMap { field -> [(name: String, type: String, value: String)] in
      let node = ("\(field.name)Node", "NodeIndex", field.name)
      switch field.shape {
      case .identity: return [(field.name, "Identity?", "self.identity(\(field.name))")]
      case .integer: return [(field.name, "UInt32", "UInt32(self.number(\(field.name)) ?? 0)"), node]
      case .vocabulary(let table):
        let value = "self.vocabulary(\(field.name), Self.plan.fields[places.\(field.name)])"
        return [(field.name, "\(table.type ?? "")?", value), node]
      case .reference(let reference):
        let name = "\(reference.section.dropLast())Index"
        return [
          (field.name, "NodeIndex", field.name),
          (name, "Int32", "self.\(reference.section).index(at: \(field.name), in: tree)"),
        ]
      default: return [(field.name, "NodeIndex", field.name)]
      }
    }
  }

  /// The readers of all typed values.
  static func values() -> String {
    var code = Code(imports: ["import SeedModel", "import SeedSource"])
    var written: Set<String> = []
    code.next("Typed values of objects, made when they are asked for.")
    code.block("extension ObjectReader") { code in
      for record in RecordTable.all where !isPair(record) {
        guard let model = record.model, written.insert(model).inserted else { continue }
        if written.count > 1 { code.line() }
        if record.isOneOf { write(choice: record, to: &code) } else { write(record, model: model, to: &code) }
      }
    }
    return code.text
  }

  /// Whether the record is made of a key and a text, not of an object.
  private static func isPair(_ record: RecordTable) -> Bool {
    RecordTable.all.contains { owner in
      owner.fields.contains { field in
        if case .map(_, _, _, let pairs?) = field.shape { return pairs === record }
        return false
      }
    }
  }

  private static func write(_ record: RecordTable, model: String, to code: inout Code) {
    let key = record.key.map { ["key: \(Models.type(of: $0.shape, in: record))"] } ?? []
    code.call(
      "func \(record.functionName)",
      ["_ object: NodeIndex"] + key,
      " throws(ValueError) -> \(model)"
    ) { code in
      let arguments = Models.properties(of: record).map { field -> String in
        if field.name == record.key?.name { return "\(field.property): key" }
        if let choice = record.choice, field.name == choice.of.name {
          return "\(field.property): try \(choice.options.functionName)(\"\(choice.of.name)\", object, as: "
            + "vocabulary(node(\"\(choice.by.name)\", object)))"
        }
        return "\(field.property): try \(reading(field))"
      }
      code.call(model, arguments)
    }
  }

  /// The call that reads a field of the object.
  private static func reading(_ field: Field) -> String {
    let optional = Models.isOptional(field)
    let key = "\"\(field.name)\", object"
    func call(_ name: String) -> String {
      optional ? "optional(\(key), \(name))" : "\(name)(node(\(key)))"
    }
    switch field.shape {
    case .reference(let reference): return "reference(\(key), to: \"\(reference.section)\")"
    case .integer(let range):
      let bounds = "in: \(range.lowerBound)...\(range.upperBound)"
      return optional ? call("integer(\(bounds))") : "integer(node(\(key)), \(bounds))"
    case .vocabulary: return call("vocabulary")
    case .timeOfDay: return call("timeOfDay")
    case .object(let record): return call(record.functionName)
    case .array(let member, _, _, _): return "list(\(key), \(element(of: member)))"
    case .map(let keys, let value, _, let pairs):
      if let pairs {
        let names = Models.properties(of: pairs).map(\.property)
        return "pairs(\(key)) { \(pairs.model ?? "")(\(names[0]): $0, \(names[1]): $1) }"
      }
      guard case .object(let record) = value else { return "list(\(key), text)" }
      if case .vocabulary = keys { return "map(\(key), \(record.functionName))" }
      return "map(\(key), sortedByName: \(record.functionName))"
    default: return call(field.slot.map { "\($0)" } ?? "none")
    }
  }

  private static func element(of shape: Shape) -> String {
    switch shape {
    case .object(let record): record.functionName
    case .integer(let range): "integer(in: \(range.lowerBound)...\(range.upperBound))"
    case .hours: "hours"
    default: "text"
    }
  }

  private static func write(choice record: RecordTable, to code: inout Code) {
    guard let choice = record.ownChoice else { return }
    code.call(
      "func \(record.functionName)",
      ["_ key: String", "_ object: NodeIndex", "as type: \(choice.type)"],
      " throws(ValueError) -> \(choice.model)"
    ) { code in
      code.choose(
        "type",
        choice.cases.map { name, inner in
          guard let inner else { return ([".\(name)"], ["return .\(name)"]) }
          let value = "try \(inner.functionName)(node(\"\(name)\", node(key, object)))"
          return ([".\(name)"], ["return .\(name)(\(value))"])
        }
      )
    }
  }
}
