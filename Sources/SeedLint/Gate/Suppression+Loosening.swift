package import SeedDecoding
import SeedDiagnostics
import SeedSource

extension Suppression {
  /// The suppressions of a content that an earlier edition does not have, or that hold for longer.
  ///
  /// - Complexity: O(suppressions).
  package static func loosenings(in catalog: Catalog, since base: Catalog) -> [Loosening] {
    struct Name: Hashable {
      let rule: RuleID
      let record: ExactName
      let pointer: String?
      let textDigest: TextDigest?

      init(_ suppression: Suppression) {
        rule = suppression.rule
        record = ExactName(suppression.record)
        pointer = suppression.pointer
        textDigest = suppression.textDigest
      }
    }
    let earlier = Dictionary(
      Suppression.all(of: base).map { (Name($0), $0.expires) },
      uniquingKeysWith: { max($0, $1) }
    )
    return Suppression.all(of: catalog).compactMap { suppression in
      let until = earlier[Name(suppression)]
      if let until, suppression.expires <= until { return nil }
      let what =
        "the suppression of `\(Excerpt.of(suppression.rule.text))` in `\(Excerpt.of(suppression.record))`"
      let message = until == nil ? "\(what) is new" : "\(what) lasts longer than before"
      let parts = [
        suppression.rule.text, suppression.record, suppression.pointer,
        suppression.textDigest.map { "\($0)" }, "until \(suppression.expires)",
      ]
      let authored = catalog.records[Int(suppression.recordIndex)]
      let tree = catalog.trees[Int(authored.fileIndex)]
      let node = tree.value(of: "rule", in: authored.node) ?? authored.node
      return Loosening(
        parts.compactMap(\.self).joined(separator: " "),
        message,
        .suppression(suppression.recordIndex),
        at: catalog.place(fileIndex: Int(authored.fileIndex), node: node)
      )
    }
  }
}
