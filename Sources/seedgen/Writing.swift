import SeedTables

/// The compiler's side of a record: from the typed value to its bytes.
enum Writing {
  static func file() -> String {
    var code = Code(imports: ["import SeedLayout", "import SeedModel"])
    var written: Set<String> = []
    code.next("Adds typed values to their sections; each returns the new record's index.")
    code.block("extension BundleWriter") { code in
      for record in RecordTable.compiled + RecordTable.all.filter(\.isOneOf) {
        guard let model = record.model, written.insert(model).inserted else { continue }
        if written.count > 1 { code.line() }
        if record.isOneOf { write(choice: record, to: &code) } else { write(record, model: model, to: &code) }
      }
    }
    return code.text
  }

  private static func write(_ record: RecordTable, model: String, to code: inout Code) {
    let computed = record.computed.map { "\($0.name): \($0.slot == .run ? "Run" : "UInt32")" }
    code.line("@discardableResult")
    code.call(
      "mutating func append",
      ["_ value: \(model)", "to section: SectionID"] + computed,
      " throws(BundleWriteError) -> UInt32"
    ) { code in
      code.line("var record = RecordBytes(byteCount: \(record.layout).byteCount)")
      for field in record.slots { write(field, of: record, to: &code) }
      code.line("return try add(record, to: section)")
    }
  }

  private static func write(_ field: Field, of record: RecordTable, to code: inout Code) {
    let offset = "\(record.layout).\(field.property)Offset"
    let value = "value.\(field.property)"
    let optional = Models.isOptional(field)
    func set(_ expression: String) { code.call("record.set", [expression, "at: \(offset)"]) }
    switch field.shape {
    case .identity, .boolean, .timeOfDay: set(value)
    case .decimal: set("try finite(\(value), \"\(field.name)\")")
    case .slug, .copyKey, .prose, .token, .drawing: set("try text.span(of: \(value))")
    case .message: set("try pattern(\(value))")
    case .integer: set("try \(field.slot == .number ? "narrow" : "signed")(\(value), \"\(field.name)\")")
    case .hours: set("try hours(\(value), \"\(field.name)\")")
    case .vocabulary: set("\(value)\(optional ? "?" : "").rawValue")
    case .reference(let reference): set("try index(of: \(value), in: .\(reference.section))")
    case .index, .run: set(field.name)
    case .object(let inner):
      if let choice = record.choice, choice.of.name == field.name {
        set("try append(\(value))")
      } else if optional {
        code.block("if let inner = \(value)") { code in
          code.call("record.set", ["try append(inner, to: .\(inner.sectionName))", "at: \(offset)"])
        }
      } else {
        set("try append(\(value), to: .\(inner.sectionName))")
      }
    case .array, .map:
      let section = field.shape.memberSection?.name ?? ""
      var append = "append(member, to: .\(section))"
      if case .array(_, _, _, _?) = field.shape { append = "append(member: member, to: .\(section))" }
      code.statement("record.set(try run(\(value).count, in: .\(section)), at: \(offset))")
      code.line("for member in \(value) { try \(append) }")
    case .date, .any: break
    }
  }

  private static func write(choice record: RecordTable, to code: inout Code) {
    guard let choice = record.ownChoice else { return }
    code.doc("Absent for what needs nothing.")
    code.block("mutating func append(_ value: \(choice.model)) throws(BundleWriteError) -> UInt32") { code in
      let with = choice.cases.compactMap { name, inner in
        inner.map { ([".\(name)(let value)"], ["return try append(value, to: .\($0.sectionName))"]) }
      }
      let without = choice.cases.filter { $0.inner == nil }.map { ".\($0.name)" }
      code.choose("value", with + [(without, ["return Absent.index"])])
    }
  }
}
