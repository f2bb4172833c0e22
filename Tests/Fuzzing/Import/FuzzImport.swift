import FuzzSupport
import SeedConversion
import SeedSource
import SeedTables

/// Importing a file of the EgoFix app, and the way out and back in.
///
/// The first byte chooses the file, the rest stands in it.
@main
struct FuzzImport: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let kinds = Dialect.egofix.files.map(\.kind)
    let kind = kinds[input.number(below: kinds.count)]
    let imported = convert([(kind, input.text)], .importing)
    for entry in imported.entries {
      expect(entry.line.map { $0 > 0 } ?? true, "a line is counted from 1: \(entry)")
      let says = entry.message != nil || entry.old != nil || entry.new != nil
      expect(says, "a line of the report says something: \(entry)")
    }
    if imported.hasUnreadableFile { return }
    let exported = convert(texts(of: imported), .exporting)
    expect(
      !exported.hasRefusals,
      "what was imported is exported: \(exported.entries.filter(\.kind.isRefusal))"
    )
    let again = convert(texts(of: exported), .importing)
    expect(!again.hasRefusals, "what was exported is imported: \(again.entries.filter(\.kind.isRefusal))")
    expectSame(again.files.map(\.bytes), imported.files.map(\.bytes), "the import of the export of an import")
  }
}

private func convert(_ files: [(kind: ContentKind, text: String)], _ direction: ConversionDirection)
  -> Conversion
{
  let sources = files.map {
    ConversionSource(SourceFile(path: "\($0.kind.path).json", text: $0.text), kind: $0.kind)
  }
  return Conversion(sources, of: .egofix, direction)
}

private func texts(of conversion: Conversion) -> [(kind: ContentKind, text: String)] {
  conversion.files.map { ($0.kind, String(decoding: $0.bytes, as: UTF8.self)) }
}
