import SeedTables

/// Views of records: a property for every compiled field.
enum Viewing {
  static func file() -> String {
    var code = Code(imports: ["import SeedLayout", "public import SeedModel"])
    var written: Set<String> = []
    code.line()
    code.line(
      "// Properties of records, read where they lie. A damaged field reads as nil, 0, false or empty."
    )
    for record in RecordTable.compiled where written.insert(type(of: record)).inserted {
      code.line()
      code.block("extension BundleRecord<\(type(of: record))>") { code in
        let properties = record.slots.compactMap { field in property(field, of: record).map { (field, $0) } }
        for (index, (field, property)) in properties.enumerated() {
          if index > 0 { code.line() }
          code.doc(field.summary)
          let head = "public var \(property.name): \(property.type)"
          if head.count + property.value.count + 7 <= Code.lineLength {
            code.line("\(head) { \(property.value) }")
          } else {
            code.block(head) { $0.statement(property.value) }
          }
        }
        guard record.model != nil else { return }
        code.next("The whole record as a value of its own.")
        code.line("///")
        code.doc("- Throws: ``BundleError`` for a damaged record.")
        code.doc("- Complexity: O(bytes of its texts); allocates.")
        code.block("public var model: \(type(of: record))") { code in
          code.line("get throws(BundleError) { try model(ModelReader.\(record.functionName)) }")
        }
      }
    }
    code.line()
    policyNames(to: &code)
    return code.text
  }

  /// The products whose policies a bundle has.
  private static func policyNames(to code: inout Code) {
    code.block("extension ContentContract") { code in
      code.doc("The products whose policies there are.")
      code.block("static func policyNames(_ record: RecordView) -> [String]") { code in
        code.line("var names: [String] = []")
        for field in RecordTable.policies.slots {
          let index = "record.word(PoliciesLayout.\(field.property)Offset)"
          code.line("if \(index) != Absent.index { names.append(\"\(field.name)\") }")
        }
        code.line("return names")
      }
    }
  }

  /// The type that stands for a record; a copy entry's is written by hand.
  static func type(of record: RecordTable) -> String { record.model ?? record.typeName }

  private static func property(
    _ field: Field,
    of record: RecordTable
  ) -> (name: String, type: String, value: String)? {
    guard let slot = field.slot else { return nil }
    let place = "\(record.layout).\(field.property)Offset"
    let optional = Models.isOptional(field)
    let name = field.property
    let type = Models.type(of: field.shape, in: record)
    var arguments = place
    if case .decimal(let range) = field.shape, !record.isOfPolicies {
      arguments += ", \(Verifying.within(range))"
    }
    func value(or otherwise: String) -> (String, String, String) {
      optional
        ? (name, "\(type)?", "\(slot)(\(arguments))")
        : (name, type, "\(slot)(\(arguments)) ?? \(otherwise)")
    }
    switch slot {
    case .identity where record.isIndexed && field.offset == 0: return nil
    case .identity: return value(or: "Identity(high: 0, low: 0)")
    case .text: return value(or: "\"\"")
    case .number, .signedNumber, .decimal: return value(or: "0")
    case .boolean: return value(or: "false")
    case .code, .time, .hours: return (name, "\(type)?", "\(slot)(\(place))")
    case .message where optional: return (name, "BundleMessage?", "optionalMessage(\(place))")
    case .message: return (name, "BundleMessage", "message(\(place))")
    case .index, .run: return reference(field, of: record, place)
    }
  }

  /// A property that leads to other records.
  private static func reference(
    _ field: Field,
    of record: RecordTable,
    _ place: String
  ) -> (name: String, type: String, value: String)? {
    func one(_ name: String, _ section: String) -> (String, String, String)? {
      guard let inner = RecordTable.compiled.first(where: { $0.section?.name == section }) else {
        return (name, "String", "memberText(\(place), in: .\(section))")
      }
      return (name, "BundleRecord<\(type(of: inner))>?", "inner(\(place), in: .\(section))")
    }
    func records(_ inner: RecordTable) -> (String, String, String) {
      (field.property, "BundleRecords<\(type(of: inner))>", "list(\(place), in: .\(inner.sectionName))")
    }
    switch field.shape {
    case .reference(let reference): return one(String(reference.section.dropLast()), reference.section)
    case .index(let section): return one(field.property, section)
    case .object(let inner):
      if let choice = record.choice, choice.of.name == field.name {
        let read = "get throws(BundleError) { try model(ModelReader.\(choice.options.functionName)) }"
        return (field.property, choice.model, read)
      }
      return one(field.property, inner.sectionName)
    case .array(.object(let inner), _, _, _), .map(_, .object(let inner), _, nil), .map(_, _, _, let inner?):
      return records(inner)
    case .array(let member, _, _, let section?):
      let value = "members(\(place), in: .\(section.name), ModelReader.\(Reading.memberReader(member)))"
      return (field.property, "[\(Models.type(of: member, in: record))]", value)
    case .run(let section):
      return RecordTable.compiled.first { $0.section?.name == section }.map(records)
    default: return nil
    }
  }
}
