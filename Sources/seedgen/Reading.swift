import SeedTables

/// The app's side of a record: sections, accessors of fields through handles, typed values.
enum Reading {
  static func tables() -> String {
    var code = Code(imports: ["import SeedLayout"])
    code.next("All sections of an open bundle, each inside the file; one that the bundle lacks is empty.")
    code.line("@usableFromInline")
    code.block("struct BundleTables: Sendable") { code in
      let names = Layouts.rows.map(\.section.name)
      for name in names { code.line("@usableFromInline let \(name): SectionView") }
      code.line()
      code.block("init(_ section: (SectionID) -> SectionView)") { code in
        for name in names { code.line("\(name) = section(.\(name))") }
      }
      code.next("The section with a number.")
      code.block("subscript(id: SectionID) -> SectionView") { code in
        code.choose("id", names.map { ([".\($0)"], [$0]) })
      }
    }
    return code.text
  }

  /// The accessors of the fields that lie in a record itself, through handles.
  static func accessors(of record: RecordTable) -> String {
    var code = Code(imports: ["public import SeedLayout", "public import SeedModel"])
    let model = record.model ?? ""
    let section = record.sectionName
    code.line()
    code.line(
      "// Fields of a \(record.name). A required one of another bundle's handle reads as zeroes or as an empty text."
    )
    code.block("extension SeedBundle") { code in
      code.line("@inlinable")
      code.line("@inline(__always)")
      code.block("func record(_ handle: Handle<\(model)>) -> RecordView?") { code in
        code.line("owns(handle.stamp) ? tables.\(section).record(handle.rawIndex) : nil")
      }
      for field in record.fields { accessor(field, of: record, model: model, to: &code) }
      code.next("A \(record.name) as a value of its own.")
      code.line("///")
      code.doc("- Throws: ``BundleError`` for a handle of another bundle or a damaged record.")
      code.doc("- Complexity: O(bytes of its texts); allocates.")
      code.block("public func model(_ handle: Handle<\(model)>) throws(BundleError) -> \(model)") { code in
        code.block("guard let record = record(handle) else") { code in
          code.line("throw .noSuchRecord(kind: \"\(section)\", index: handle.index)")
        }
        code.line("var reader = try ModelReader(self)")
        code.line("return try ModelReader.\(record.functionName)(&reader, record)")
      }
    }
    return code.text
  }

  private static func accessor(_ field: Field, of record: RecordTable, model: String, to code: inout Code) {
    guard field.offset != nil, let slot = field.slot else { return }
    let offset = "\(record.layout).\(field.property)Offset"
    var name = field.name
    let (type, value): (String, String)
    func read(_ reader: String) -> String { "record(handle)?.\(reader)(\(offset))" }
    switch (slot, field.isRequired) {
    case (.identity, true): (type, value) = ("Identity", read("identity") + " ?? Identity(high: 0, low: 0)")
    case (.identity, false): (type, value) = ("Identity?", read("optionalIdentity"))
    case (.text, true):
      (type, value) = ("TextHandle", "record(handle).map { self.handle($0.text(\(offset))) } ?? .empty")
    case (.text, false): (type, value) = ("TextHandle?", read("optionalText") + ".map { self.handle($0) }")
    case (.number, true): (type, value) = ("Int", "Int(\(read("word")) ?? 0)")
    case (.number, false): (type, value) = ("Int?", read("number"))
    case (.code, _):
      guard case .vocabulary(let table) = field.shape, let code = table.type else { return }
      (type, value) = ("\(code)?", "record(handle).flatMap { \(code)(rawValue: $0.byte(\(offset))) }")
    case (.index, true):
      guard case .reference(.bug) = field.shape else { return }
      name = "bug"
      type = "Handle<Bug>?"
      value = "record(handle).flatMap { self.handle(at: $0.word(\(offset)), in: tables.bugs) }"
    default: return
    }
    code.next(field.summary)
    code.line("@inlinable")
    code.block("public func \(name)(of handle: Handle<\(model)>) -> \(type)") { $0.line(value) }
  }

  /// The readers of all typed values.
  static func models() -> String {
    var code = Code(imports: ["import SeedLayout", "import SeedModel"])
    var written: Set<String> = []
    code.next("Typed values of records; every fault is thrown with its place.")
    code.block("extension ModelReader") { code in
      for record in RecordTable.compiled {
        guard let model = record.model, written.insert(model).inserted else { continue }
        if written.count > 1 { code.line() }
        write(record, model: model, to: &code)
        if let choice = record.choice {
          code.line()
          write(choice, of: record, to: &code)
        }
      }
    }
    return code.text
  }

  private static func write(_ record: RecordTable, model: String, to code: inout Code) {
    code.call(
      "static func \(record.functionName)",
      ["_ reader: inout ModelReader", "_ record: RecordView"],
      " throws(BundleError) -> \(model)"
    ) { code in
      let arguments = Models.properties(of: record).map { field in
        "\(field.property): try \(reading(field, of: record))"
      }
      if record.isOfPolicies {
        code.call("let policies = \(model)", arguments)
        code.block("if let fault = policies.fault") {
          $0.line("throw reader.malformed(record, 0, fault.expected, fault.found)")
        }
        code.line("return policies")
      } else {
        code.call(model, arguments)
      }
    }
  }

  private static func reading(_ field: Field, of record: RecordTable) -> String {
    let place = "record, \(record.layout).\(field.property)Offset"
    let optional = Models.isOptional(field)
    func list(_ function: String) -> String {
      "reader.list(\(place), in: .\(field.shape.memberSection?.name ?? ""), \(function))"
    }
    switch field.shape {
    case .reference(let reference): return "reader.\(reference.section.dropLast())Reference(\(place))"
    case .object(let inner):
      if let choice = record.choice, choice.of.name == field.name {
        return "\(choice.options.functionName)(&reader, of: record)"
      }
      return
        "reader.\(optional ? "optionalInner" : "inner")(\(place), in: .\(inner.sectionName), \(inner.functionName))"
    case .array(.object(let inner), _, _, _), .map(_, .object(let inner), _, nil), .map(_, _, _, let inner?):
      return list(inner.functionName)
    case .array(let member, _, _, _): return list(memberReader(member))
    // Policies are held to their ranges as a whole.
    case .decimal(let range) where !record.isOfPolicies:
      return "reader.\(optional ? "optionalDecimal" : "decimal")(\(place), \(Verifying.within(range)))"
    default:
      let name = field.slot.map { "\($0)" } ?? "none"
      return "reader." + (optional ? "optional\(name.capitalizedFirst)" : name) + "(\(place))"
    }
  }

  /// The function that reads a list's member: "textMember".
  static func memberReader(_ shape: Shape) -> String { Slot(shape).map { "\($0)Member" } ?? "none" }

  private static func write(_ choice: Choice, of record: RecordTable, to code: inout Code) {
    code.doc("What a \(record.name) needs to be carried out.")
    code.call(
      "static func \(choice.options.functionName)",
      ["_ reader: inout ModelReader", "of record: RecordView"],
      " throws(BundleError) -> \(choice.model)"
    ) { code in
      let offset = "\(record.layout).\(choice.by.property)Offset"
      code.line("let type: \(choice.type) = try reader.code(record, \(offset))")
      let place = "record, \(record.layout).\(choice.of.property)Offset"
      code.choose(
        "type",
        choice.cases.map { name, inner in
          guard let inner else { return ([".\(name)"], ["try reader.nothing(\(place))", "return .\(name)"]) }
          let value = "try reader.inner(\(place), in: .\(inner.sectionName), \(inner.functionName))"
          return ([".\(name)"], ["return .\(name)(\(value))"])
        }
      )
    }
  }
}
