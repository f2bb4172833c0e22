package import SeedDecoding
package import SeedDiagnostics
import SeedTables

/// A finding that somebody accepted: an entry of `suppressions.json`.
package struct Suppression: Sendable {
  package var rule: RuleID
  /// The id or key of the record that the finding is in.
  package var record: String
  /// Inside the record; nil for anywhere in it.
  package var pointer: String?
  /// The digest of the text that was accepted. Nil accepts no finding in a text.
  package var textDigest: TextDigest?
  /// The last day on which it holds.
  package var expires: CivilDate
  /// The index of its record in the catalog that is judged; nil for one of another catalog.
  package var recordIndex: UInt32

  /// The readable suppressions of a catalog; the decoder has reported the others.
  package static func all(of catalog: Catalog) -> [Suppression] {
    if !catalog.kinds.contains(.suppressions) { return [] }
    return catalog.records.indices.filter { catalog.records[$0].kind == .suppressions }.compactMap { index in
      let authored = catalog.records[index]
      let tree = catalog.trees[Int(authored.fileIndex)]
      let source = ConfigurationSource(tree: tree, fileIndex: Int(authored.fileIndex))
      let digest = source.string("textDigest", in: authored.node)
      guard let rule = source.string("rule", in: authored.node),
        let record = source.string("record", in: authored.node),
        let date = source.string("expires", in: authored.node),
        let expires = CivilDate(text: date.utf8),
        digest == nil || digest.flatMap({ TextDigest(digits: $0) }) != nil
      else { return nil }
      return Suppression(
        rule: RuleID(rule),
        record: record,
        pointer: source.string("pointer", in: authored.node),
        textDigest: digest.flatMap { TextDigest(digits: $0) },
        expires: expires,
        recordIndex: UInt32(index)
      )
    }
  }
}
