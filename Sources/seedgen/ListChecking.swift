import SeedTables

/// The check that lists, inner records and messages keep to themselves: which fields refer to records of
/// their own.
enum ListChecking {
  static func file() -> String {
    var code = Code(imports: ["import SeedLayout", "import SeedModel"])
    let owners = RecordTable.compiled.filter { !owning($0).isEmpty }
    code.line()
    code.block("extension ListCheck") { code in
      code.doc("Follows the lists, inner records and messages of every record that has some.")
      code.block("mutating func checkFields() throws(BundleError)") { code in
        for record in owners { code.line("try check\(record.sectionName.capitalizedFirst)()") }
      }
      for record in owners {
        code.line()
        write(record, to: &code)
      }
    }
    return code.text
  }

  /// The fields of a record that refer to records of its own.
  private static func owning(_ record: RecordTable) -> [Field] {
    record.slots.filter { $0.slot == .message || !Verifying.children(of: $0, in: record).isEmpty }
  }

  private static func write(_ record: RecordTable, to code: inout Code) {
    guard let section = record.section?.name else { return }
    let fields = owning(record)
    let children = fields.flatMap { Verifying.children(of: $0, in: record) }
    code.block("private mutating func check\(section.capitalizedFirst)() throws(BundleError)") { code in
      for child in children { code.line("var \(child) = Taken()") }
      code.block("for index in 0..<tables.\(section).count") { code in
        code.line("guard let record = tables.\(section).record(index) else { break }")
        for field in fields { write(field, of: record, to: &code) }
      }
      for child in children { code.line("finish(.\(child), \(child))") }
    }
  }

  private static func write(_ field: Field, of record: RecordTable, to code: inout Code) {
    let place = ["record", "\(record.layout).\(field.property)Offset"]
    if field.slot == .message { return code.call("try takeMessage", place) }
    if let choice = record.choice, choice.of.name == field.name {
      let cases = choice.children.map { name, child in
        let arguments = (place + ["&\(child)", "of: tables.\(child)"]).joined(separator: ", ")
        return (labels: [".\(name)"], body: ["try takeOne(\(arguments))"])
      }
      let type = "\(record.layout).\(choice.by.property)Offset"
      let value = "\(choice.type)(rawValue: record.byte(\(type)))"
      return code.choose(value, cases, otherwise: ["break"])
    }
    guard let child = Verifying.children(of: field, in: record).first else { return }
    let name = field.slot == .index ? "takeOne" : "takeList"
    code.call("try \(name)", place + ["&\(child)", "of: tables.\(child)"])
  }
}
