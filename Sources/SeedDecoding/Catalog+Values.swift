package import SeedModel
import SeedSource
import SeedTables

/// Typed values of authored records, made when they are asked for. A record with a fault that leaves a field
/// without a value has none.
extension Catalog {
  package func value(of bug: AuthoredBug) -> Bug? {
    let (reader, node) = reader(of: bug.record)
    return try? reader.bug(node)
  }

  /// The value of a fix whose bug is known.
  package func value(of fix: AuthoredFix) -> Fix? {
    var (reader, node) = reader(of: fix.record)
    reader.bugID = fix.bugIndex < 0 ? nil : bugs[Int(fix.bugIndex)].id
    return try? reader.fix(node)
  }

  /// The value of a tidbit whose bug is known.
  package func value(of tidbit: AuthoredTidbit) -> MicroEducation? {
    var (reader, node) = reader(of: tidbit.record)
    reader.bugID = tidbit.bugIndex < 0 ? nil : bugs[Int(tidbit.bugIndex)].id
    return try? reader.microEducation(node)
  }

  /// The variants of a copy entry, parsed.
  package func value(of entry: AuthoredCopyEntry) -> CopyEntry? {
    let table = copyTables[entry.tableIndex]
    let reader = ObjectReader(tree: trees[table.fileIndex])
    guard let variants = try? reader.members(of: entry.variants, reader.copyVariant) else { return nil }
    return CopyEntry(product: table.product, voice: table.voice, key: entry.key, variants: variants)
  }

  private func reader(of record: UInt32) -> (ObjectReader, NodeIndex) {
    let authored = records[Int(record)]
    return (ObjectReader(tree: trees[Int(authored.fileIndex)]), authored.node)
  }
}
