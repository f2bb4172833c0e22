import SeedDecoding
import SeedSource
import SeedTables

/// The keywords of one of the priority rules' two maps.
struct PriorityKeywords {
  /// A keyword as authored.
  struct Keyword {
    let node: NodeIndex
    let text: String
    /// Lower case, spaces at its ends and doubled ones taken out: as texts are searched.
    let folded: String
    let priority: String
  }

  let fileIndex: Int
  let record: UInt32
  /// In the order of the file.
  var keywords: [Keyword] = []

  /// Both maps of a catalog, place keywords first; empty where there are no priority rules.
  static func all(in catalog: Catalog) -> [PriorityKeywords] {
    guard let fileIndex = catalog.fileIndex(of: .priorityRules),
      let record = catalog.records.firstIndex(where: { $0.kind == .priorityRules })
    else { return [] }
    let tree = catalog.trees[fileIndex]
    return ["placeKeywords", "messageKeywords"].compactMap { name in
      guard let map = tree.value(of: name, in: 0), tree[map].kind == .object else { return nil }
      var result = PriorityKeywords(fileIndex: fileIndex, record: UInt32(record))
      var children = tree.children(of: map)
      while let key = children.next(), let list = children.next() {
        guard tree[list].kind == .array else { continue }
        for node in tree.children(of: list) where tree[node].kind == .string {
          let text = tree.string(at: node)
          let folded = text.lowercased().split(separator: " ").joined(separator: " ")
          guard !folded.isEmpty else { continue }
          result.keywords.append(
            Keyword(node: node, text: text, folded: folded, priority: tree.string(at: key))
          )
        }
      }
      return result
    }
  }
}
