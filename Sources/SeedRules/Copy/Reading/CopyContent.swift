import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

/// All copy of a catalog: its entries with their keys, and every message parsed, once for all rules.
struct CopyContent {
  /// The variants of one key in one table: a class, since every rule goes over all of them.
  final class Entry {
    let record: UInt32
    /// The index of its table in the catalog.
    let tableIndex: Int
    /// As written.
    let name: String
    /// The catalogue's key, of this table's product; nil where the catalogue has none that is sound.
    let key: AuthoredCopyKey?
    /// The key's index in the catalog.
    let keyIndex: Int?
    let variants: [Variant]
    /// The titles and bodies of all variants.
    let messages: [CopyMessage]

    init(
      _ entry: AuthoredCopyEntry,
      _ key: AuthoredCopyKey?,
      keyIndex: Int?,
      _ variants: [Variant],
      _ messages: [CopyMessage]
    ) {
      (record, tableIndex, name) = (entry.record, entry.tableIndex, entry.key)
      (self.key, self.keyIndex, self.variants, self.messages) = (key, keyIndex, variants, messages)
    }
  }

  /// One way to say it. A text that is left out, or is none, is nil.
  struct Variant {
    var node: NodeIndex
    var title: CopyMessage?
    var body: CopyMessage?

    var messages: [CopyMessage] { [title, body].compactMap(\.self) }
    /// Whether the parser could read all of it.
    var isSound: Bool { title?.isSound != false && body?.isSound != false }
  }

  let catalog: Catalog
  let entries: [Entry]
  /// Whether there is a catalogue to judge by.
  let hasContract: Bool
  /// The plural rules of the texts' language; nil for one that has none.
  let pluralRules: PluralRules?
  let countFormat: CountFormat

  /// - Complexity: O(bytes of the messages).
  init(_ catalog: Catalog, locale: String) {
    self.catalog = catalog
    hasContract = catalog.fileIndex(of: .copyContract) != nil
    pluralRules = PluralRules(locale: locale)
    countFormat = CountFormat(locale: locale)
    var parser = MessageParser()
    entries = catalog.copyEntries.map { entry in
      let table = catalog.copyTables[entry.tableIndex]
      let tree = catalog.trees[table.fileIndex]
      let known = catalog.copyKeyIndices[entry.key].flatMap { index in
        catalog.copyKeys[index].value.product == table.product ? index : nil
      }
      let key = known.map { catalog.copyKeys[$0] }
      var variants: [Variant] = []
      var messages: [CopyMessage] = []
      for node in tree.children(of: entry.variants) where tree[node].kind == .object {
        func message(_ name: String) -> CopyMessage? {
          guard let text = tree.value(of: name, in: node), tree[text].kind == .string else { return nil }
          let file = table.fileIndex
          messages.append(
            CopyMessage(text, record: entry.record, in: tree, fileIndex: file, of: key, &parser)
          )
          return messages.last
        }
        variants.append(Variant(node: node, title: message("title"), body: message("body")))
      }
      return Entry(entry, key, keyIndex: known, variants, messages)
    }
  }

  func table(of entry: Entry) -> AuthoredCopyTable { catalog.copyTables[entry.tableIndex] }

  /// The place of what the catalogue says of a key, down a path of members: the value, or the member's name
  /// where the value is a container. The key's own place where the catalogue says nothing.
  func place(of key: AuthoredCopyKey, _ path: String...) -> Place {
    let tree = catalog.trees[Int(catalog.records[Int(key.record)].fileIndex)]
    var node = key.node
    for name in path {
      guard let member = tree.value(of: name, in: node) else { return catalog.place(of: key.record) }
      node = member
    }
    let isContainer = tree[node].kind == .object || tree[node].kind == .array
    return catalog.place(record: key.record, node: isContainer ? node - 1 : node)
  }

  /// Whether the catalogue names a placeholder of a key, be it as faulty as it may.
  func names(_ placeholder: String, in key: AuthoredCopyKey) -> Bool {
    let tree = catalog.trees[Int(catalog.records[Int(key.record)].fileIndex)]
    guard let list = tree.value(of: "placeholders", in: key.node) else { return false }
    return tree.value(of: placeholder, in: list) != nil
  }
}
