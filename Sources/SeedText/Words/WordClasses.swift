/// The classes of words that terms may name in pointed brackets: `skip <meal>` looks for any meal.
package enum WordClasses {
  /// The names of the classes.
  package static var names: [String] { table.map(\.key).sorted() }

  /// The hashes of a class's words, sorted; nil when there is no such class.
  static func words(of name: UnsafeBufferPointer<UInt8>) -> [UInt64]? { hashes[WordHash.ofFolded(name)] }

  /// By the hash of the name.
  private static let hashes: [UInt64: [UInt64]] = {
    var hashes: [UInt64: [UInt64]] = [:]
    for (name, words) in table {
      var all: [UInt64] = []
      Term.forEachEntry(of: words) { bytes in
        all.append(WordHash.of(bytes))
      }
      hashes[WordHash.ofFolded(name.utf8)] = all.sorted()
    }
    return hashes
  }()

  /// Each word as it stands, in every form that is wanted.
  private static let table = Lists.Classes.all
}
