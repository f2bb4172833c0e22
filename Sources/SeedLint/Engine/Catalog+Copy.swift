import SeedTables
package import SeedDecoding
package import SeedModel

extension Catalog {
  /// The catalogue's key of a copy record (an entry of a table, or a key), or nil.
  package func copyKey(ofRecord record: UInt32) -> CopyKey? {
    guard records[Int(record)].kind == .copyTable || records[Int(record)].kind == .copyContract,
      let name = name(of: record)
    else { return nil }
    return copyKeyIndices[name].map { copyKeys[$0].value }
  }

  package func copyRole(ofRecord record: UInt32) -> CopyRole? { copyKey(ofRecord: record)?.role }

  /// The keys that the catalogue or a table has.
  package var copyKeyNames: Set<String> { Set(copyKeys.map(\.value.key) + copyEntries.map(\.key)) }
}
