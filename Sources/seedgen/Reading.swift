import SeedTables

/// The app's side of a record: sections, accessors of fields through handles, typed values.
enum Reading {
  static func tables() -> String {
    var code = Code(imports: ["import SeedLayout"])
    code.line()
    code.line("/// All sections of an open bundle, each inside the file; one that the bundle lacks is empty.")
    code.line("@usableFromInline")
    code.block("struct BundleTables: Sendable") { code in
      let names = Layouts.rows.map(\.section.name)
      for name in names { code.line("@usableFromInline let \(name): SectionView") }
      code.line()
      code.block("init(_ section: (SectionID) -> SectionView)") {
        code in
        for name in names { code.line("\(name) = section(.\(name))") }
      }
      code.line()
      code.line("/// The section with a number.")
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
    let section = record.section?.name ?? ""
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
      code.line()
      code.line("/// A \(record.name) as a value of its own.")
      code.line("///")
      code.line("/// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.")
      code.line("/// - Complexity: O(bytes of its texts); allocates.")
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
    let name: String
    let type: String
    let value: String
    switch (slot, field.isRequired) {
    case (.identity, true):
      (name, type) = (field.name, "Identity")
      value = "record(handle)?.identity(\(offset)) ?? Identity(high: 0, low: 0)"
    case (.identity, false):
      (name, type, value) = (field.name, "Identity?", "record(handle)?.optionalIdentity(\(offset))")
    case (.text, true):
      (name, type, value) = (
        field.name, "TextHandle", "record(handle).map { self.handle($0.text(\(offset))) } ?? .empty"
      )
    case (.text, false):
      (name, type) = (field.name, "TextHandle?")
      value = "record(handle)?.optionalText(\(offset)).map { self.handle($0) }"
    case (.number, true):
      (name, type, value) = (field.name, "Int", "Int(record(handle)?.word(\(offset)) ?? 0)")
    case (.number, false): (name, type, value) = (field.name, "Int?", "record(handle)?.number(\(offset))")
    case (.code, _):
      guard case .vocabulary(let table) = field.shape, let code = table.type else { return }
      (name, type) = (field.name, "\(code)?")
      value = "record(handle).flatMap { \(code)(rawValue: $0.byte(\(offset))) }"
    case (.index, true):
      guard case .reference(.bug) = field.shape else { return }
      (name, type) = ("bug", "Handle<Bug>?")
      value = "record(handle).flatMap { self.handle(at: $0.word(\(offset)), in: tables.bugs) }"
    default: return
    }
    code.line()
    code.doc(field.summary)
    code.line("@inlinable")
    code.block("public func \(name)(of handle: Handle<\(model)>) -> \(type)") { $0.line(value) }
  }

  /// The readers of all typed values.
  static func models() -> String {
    var code = Code(imports: ["import SeedLayout", "import SeedModel"])
    var written: Set<String> = []
    code.line()
    code.line("/// Typed values of records; every fault is thrown with its place.")
    code.block("extension ModelReader") { code in
      for record in RecordTable.compiled {
        guard let model = record.model, written.insert(model).inserted else { continue }
        if written.count > 1 { code.line() }
        write(record, model: model, to: &code)
        if let choice = record.choice {
          code.line()
          write(choice: choice.options, by: choice.by, of: choice.of, in: record, to: &code)
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
      code.call(model, arguments)
    }
  }

  private static func reading(_ field: Field, of record: RecordTable) -> String {
    let place = "record, \(record.layout).\(field.property)Offset"
    let optional = Models.isOptional(field)
    func call(_ name: String) -> String {
      "reader." + (optional ? "optional\(name.capitalizedFirst)(\(place))" : "\(name)(\(place))")
    }
    func list(_ function: String) -> String {
      "reader.list(\(place), in: .\(field.shape.memberSection?.name ?? ""), \(function))"
    }
    switch field.shape {
    case .identity: return call("identity")
    case .slug, .copyKey, .prose, .token, .drawing: return call("text")
    case .message: return call("message")
    case .integer: return call(field.slot == .signedNumber ? "signedNumber" : "number")
    case .decimal: return call("decimal")
    case .boolean: return call("boolean")
    case .vocabulary: return call("code")
    case .timeOfDay: return call("time")
    case .hours: return call("hours")
    case .reference(let reference): return "reader.\(reference.section.dropLast())Reference(\(place))"
    case .object(let inner):
      if let choice = record.choice, choice.of.name == field.name {
        return "\(choice.options.functionName)(&reader, of: record)"
      }
      let name = optional ? "optionalInner" : "inner"
      return "reader.\(name)(\(place), in: .\(inner.section?.name ?? ""), \(inner.functionName))"
    case .array(.object(let inner), _, _, _), .map(_, .object(let inner), _, nil), .map(_, _, _, let inner?):
      return list(inner.functionName)
    case .array(let member, _, _, _): return list(memberReader(member))
    case .map, .date, .any, .index, .run: return "none"
    }
  }

  private static func memberReader(_ shape: Shape) -> String {
    switch shape {
    case .integer: "numberMember"
    case .hours: "hoursMember"
    default: "textMember"
    }
  }

  private static func write(
    choice options: RecordTable,
    by: Field,
    of: Field,
    in record: RecordTable,
    to code: inout Code
  ) {
    guard case .vocabulary(let table) = by.shape, let model = options.model else { return }
    code.line("/// What a \(record.name) needs to be carried out.")
    code.call(
      "static func \(options.functionName)",
      ["_ reader: inout ModelReader", "of record: RecordView"],
      " throws(BundleError) -> \(model)"
    ) { code in
      let offset = "\(record.layout).\(by.property)Offset"
      code.line("let type: \(table.type ?? "") = try reader.code(record, \(offset))")
      let place = "record, \(record.layout).\(of.property)Offset"
      code.choose(
        "type",
        table.names.map { name in
          guard let field = options.field(name), case .object(let inner) = field.shape else {
            return ([".\(name)"], ["try reader.nothing(\(place))", "return .\(name)"])
          }
          let section = inner.section?.name ?? ""
          let value = "try reader.inner(\(place), in: .\(section), \(inner.functionName))"
          return ([".\(name)"], ["return .\(name)(\(value))"])
        }
      )
    }
  }
}
