import SeedTables
package import SeedDecoding
package import SeedModel

extension Catalog {
  /// The catalogue's key of a copy record (an entry of a table, or a key), or nil.
  package func copyKey(ofRecord record: UInt32) -> CopyKey? {
    copyKeyIndex(ofRecord: record).map { copyKeys[$0].value }
  }

  private func copyKeyIndex(ofRecord record: UInt32) -> Int? {
    guard records[Int(record)].kind == .copyTable || records[Int(record)].kind == .copyContract,
      let name = name(of: record)
    else { return nil }
    return copyKeyIndices[name]
  }

  /// The role of a copy record, or nil.
  package func copyRole(ofRecord record: UInt32) -> CopyRole? {
    copyKeyIndex(ofRecord: record).map { copyKeys[$0].value.role }
  }
}
