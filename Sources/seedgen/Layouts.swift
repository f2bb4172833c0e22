import SeedTables

/// Where everything lies in a bundle: section numbers and the offsets of fields.
enum Layouts {
  static func sections() -> String {
    var code = Code(imports: [])
    code.next("The sections that this version knows. Numbers are never reused.")
    code.block("package enum SectionID: UInt32, CaseIterable, Sendable") { code in
      for row in rows {
        code.doc("\(row.layout.map { "``\($0)``" } ?? "Bytes"): \(row.section.order).")
        code.line("case \(row.section.name) = \(row.section.id)")
      }
      code.next("Bytes of a record as this version writes it.")
      write("byteCount", to: &code) { $0.byteCount }
      code.next("Bytes of a record in the first bundles that had the section; a reader needs no more.")
      write("firstByteCount", to: &code) { $0.section.firstByteCount }
      code.next("The flags that this version writes for the section.")
      code.block("package var flags: UInt32") { code in
        let provenance = (names { $0.isProvenance }, ["SectionEntry.provenanceFlag"])
        let required = (names { $0.section.mustBeKnown }, ["SectionEntry.requiredFlag"])
        code.choose("self", [provenance, required], otherwise: ["0"])
      }
      code.next("Whether the section is a hash table, whose count of slots is a power of two.")
      code.block("package var isHashTable: Bool") { code in
        code.choose("self", [(names { $0.isHashTable }, ["true"])], otherwise: ["false"])
      }
    }
    code.next("How much the tables hold: it grows with every field, section and code, and with nothing else.")
    code.block("package enum LayoutRevision") { code in
      code.line("package static let current: UInt32 = \(revision)")
    }
    return code.text
  }

  /// Fields, sections and codes are only ever added, so their count tells newer tables from older ones.
  static var revision: Int {
    rows.count + RecordTable.compiled.reduce(0) { $0 + $1.slots.count }
      + VocabularyTable.all.reduce(0) { $0 + $1.cases.count }
  }

  private static func write(_ name: String, to code: inout Code, _ value: (BundleSection) -> Int) {
    code.block("package var \(name): Int") { code in
      let groups = Dictionary(grouping: rows, by: value).sorted { $0.key < $1.key }
      code.choose("self", groups.map { ($0.value.map { ".\($0.section.name)" }, ["\($0.key)"]) })
    }
  }

  private static func names(_ isMeant: (BundleSection) -> Bool) -> [String] {
    rows.filter(isMeant).map { ".\($0.section.name)" }
  }

  /// Every section, with its layout's type and a record's bytes.
  static let rows: [BundleSection] = {
    var rows = BundleSection.fixed
    for record in RecordTable.compiled {
      guard let section = record.section else { continue }
      rows.append(BundleSection(section, byteCount: record.byteCount, layout: record.layout))
    }
    for (section, _, _) in RecordTable.memberSections {
      rows.append(BundleSection(section, byteCount: section.firstByteCount, layout: nil))
    }
    return rows.sorted { $0.section.id < $1.section.id }
  }()

  static func records() -> String {
    var code = Code(imports: [])
    var written: Set<String> = []
    for record in RecordTable.compiled where written.insert(record.layout).inserted {
      code.next(record.summary)
      code.line("@usableFromInline")
      code.block("package enum \(record.layout)") { code in
        for field in record.slots {
          code.line("@usableFromInline package static let \(field.property)Offset = \(field.offset ?? 0)")
        }
        code.line("package static let byteCount = \(record.byteCount)")
      }
    }
    return code.text
  }
}
