import SeedTables

/// The checks of all records: references, codes, texts, runs.
enum Verifying {
  static func file() -> String {
    var code = Code(imports: ["import SeedLayout", "import SeedModel"])
    code.line()
    code.line(
      "/// What holds for the fields of every record, by the tables. Orders and indexes are checked by hand-written code."
    )
    code.block("extension BundleVerifier") { code in
      code.line("/// Checks the fields of all records.")
      code.block("mutating func verifyFields()") { code in
        for record in RecordTable.compiled {
          code.line("verify\(record.section?.name.capitalizedFirst ?? "")()")
        }
        for (section, member, _) in RecordTable.memberSections {
          let check =
            switch member {
            case .integer(let range): "expectNumber(member, 0, \(within(range)))"
            case .hours: "expectHours(member, 0)"
            default: "expectText(member, 0)"
            }
          code.block("forEach(tables.\(section.name))", closure: "verifier, _, member in") {
            $0.line("verifier.\(check)")
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
      if let choice = record.choice, choice.of.name == field.name {
        return choice.options.fields.compactMap { field in
          guard case .object(let inner) = field.shape else { return nil }
          return inner.section?.name
        }
      }
      return [inner.section?.name].compactMap { $0 }
    case .array, .map: return [field.shape.memberSection?.name].compactMap { $0 }
    case .run(let name): return [name]
    default: return []
    }
  }

  private static func write(_ field: Field, of record: RecordTable, to code: inout Code) {
    let offset = "\(record.layout).\(field.property)Offset"
    let place = ["record", offset]
    let optional = !field.isRequired
    let guardBehind = (field.offset ?? 0) >= (record.section?.firstByteCount ?? 0)
    func check(_ name: String, _ arguments: [String]) {
      if !guardBehind { return code.call("verifier.\(name)", arguments) }
      code.block("if record.byteCount > \(offset)") { $0.call("verifier.\(name)", arguments) }
    }
    switch field.shape {
    case .identity, .date, .any: break
    case .boolean: check("expectBoolean", place)
    case .decimal(let range): check("expect\(optional ? "Optional" : "")Decimal", place + [within(range)])
    case .integer(let range):
      let kind = field.slot == .signedNumber ? "SignedNumber" : "Number"
      check("expect\(optional ? "Optional" : "")\(kind)", place + [within(range)])
    case .slug, .copyKey, .prose, .token, .drawing: check("expect\(optional ? "Optional" : "")Text", place)
    case .vocabulary(let table):
      check("expect\(optional ? "Optional" : "")Code", place + ["\(table.type ?? "").self"])
    case .timeOfDay: check("expect\(optional ? "Optional" : "")Time", place)
    case .hours: check("expectHours", place)
    case .reference(let reference):
      check("expectIndex", place + ["into: verifier.tables.\(reference.section)"])
    case .index(let section): check("expectIndex", place + ["into: verifier.tables.\(section)"])
    case .message: check("expect\(optional ? "Optional" : "")Message", place)
    case .object:
      if let choice = record.choice, choice.of.name == field.name {
        write(choice: choice, of: record, to: &code)
      } else if let child = children(of: field, in: record).first {
        check("expect\(optional ? "Optional" : "")Index", place + ["into: verifier.tables.\(child)"])
      }
    case .array, .map, .run: break
    }
  }

  private static func within(_ range: ClosedRange<some Comparable>) -> String {
    "in: \(range.lowerBound)...\(range.upperBound)"
  }

  private static func write(
    choice: (by: Field, of: Field, options: RecordTable),
    of record: RecordTable,
    to code: inout Code
  ) {
    guard case .vocabulary(let table) = choice.by.shape else { return }
    let place = "record, \(record.layout).\(choice.of.property)Offset"
    let value = "\(table.type ?? "")(rawValue: record.byte(\(record.layout).\(choice.by.property)Offset))"
    var cases: [(labels: [String], body: [String])] = []
    for field in choice.options.fields {
      guard case .object(let inner) = field.shape, let child = inner.section?.name else { continue }
      cases.append((["." + field.name], ["verifier.expectIndex(\(place), into: verifier.tables.\(child))"]))
    }
    code.choose(value, cases + [(["nil"], ["break"])], otherwise: ["verifier.expectNothing(\(place))"])
  }
}
