import SeedTables

/// The checks of all records: references, codes, texts, runs.
enum Verifying {
  static func file() -> String {
    var code = Code(imports: ["import SeedLayout", "import SeedModel"])
    code.next(
      "What holds for the fields of every record, by the tables. Hand-written code checks orders and indexes."
    )
    code.block("extension BundleVerifier") { code in
      code.doc("Checks the fields of all records.")
      code.block("mutating func verifyFields()") { code in
        for record in RecordTable.compiled {
          code.line("verify\(record.sectionName.capitalizedFirst)()")
        }
        for (section, member, _) in RecordTable.memberSections {
          var check = "expect\(Slot(member).map { "\($0)".capitalizedFirst } ?? "")(member, 0"
          if case .integer(let range) = member { check += ", \(within(range))" }
          code.block("forEach(tables.\(section.name))", closure: "verifier, _, member in") {
            $0.line("verifier.\(check))")
          }
        }
      }
      for record in RecordTable.compiled {
        code.line()
        write(record, to: &code)
      }
    }
    return code.text
  }

  private static func write(_ record: RecordTable, to code: inout Code) {
    guard let section = record.section else { return }
    code.block("private mutating func verify\(section.name.capitalizedFirst)()") { code in
      code.block("forEach(tables.\(section.name))", closure: "verifier, _, record in") { code in
        for field in record.slots { write(field, of: record, to: &code) }
        for gap in record.gaps {
          code.line("verifier.expectUntaken(record, \(gap.lowerBound)..<\(gap.upperBound))")
        }
      }
    }
  }

  /// The sections whose records belong to a field's, each to one.
  static func children(of field: Field, in record: RecordTable) -> [String] {
    switch field.shape {
    case .object(let inner):
      if let choice = record.choice, choice.of.name == field.name { return choice.children.map(\.section) }
      return [inner.section?.name].compactMap { $0 }
    case .array, .map: return [field.shape.memberSection?.name].compactMap { $0 }
    case .run(let name): return [name]
    default: return []
    }
  }

  private static func write(_ field: Field, of record: RecordTable, to code: inout Code) {
    let offset = "\(record.layout).\(field.property)Offset"
    let place = ["record", offset]
    let optional = field.isRequired || field.slot == .boolean || field.slot == .hours ? "" : "Optional"
    let guardBehind = (field.offset ?? 0) >= (record.section?.firstByteCount ?? 0)
    func check(_ name: String, _ argument: String...) {
      let (call, arguments) = ("verifier.expect\(name)", place + argument)
      if !guardBehind { return code.call(call, arguments) }
      code.block("if record.byteCount > \(offset)") { $0.call(call, arguments) }
    }
    let name = field.slot.map { "\(optional)\("\($0)".capitalizedFirst)" } ?? ""
    switch field.shape {
    case .identity, .date, .any, .array, .map, .run: break
    case .decimal(let range): check(name, within(range))
    case .integer(let range): check(name, within(range))
    case .vocabulary(let table): check(name, "\(table.type ?? "").self")
    case .reference(let reference): check("Index", "into: verifier.tables.\(reference.section)")
    case .index(let section): check("Index", "into: verifier.tables.\(section)")
    case .object:
      if let choice = record.choice, choice.of.name == field.name {
        write(choice, of: record, to: &code)
      } else if let child = children(of: field, in: record).first {
        check(name, "into: verifier.tables.\(child)")
      }
    default: check(name)
    }
  }

  static func within(_ range: ClosedRange<some Comparable>) -> String {
    "in: \(range.lowerBound)...\(range.upperBound)"
  }

  private static func write(_ choice: Choice, of record: RecordTable, to code: inout Code) {
    let place = "record, \(record.layout).\(choice.of.property)Offset"
    let value = "\(choice.type)(rawValue: record.byte(\(record.layout).\(choice.by.property)Offset))"
    let cases = choice.children.map { name, section in
      (labels: [".\(name)"], body: ["verifier.expectIndex(\(place), into: verifier.tables.\(section))"])
    }
    code.choose(value, cases + [(["nil"], ["break"])], otherwise: ["verifier.expectNothing(\(place))"])
  }
}
