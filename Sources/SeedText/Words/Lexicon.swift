/// The words that one thread has met, with what is known of each: there are millions of places and only some
/// thousand words.
///
/// A word is known by a key that is cheaper than its hash. Once there are `wordLimit` words it takes no more,
/// and other words cost what they cost without it: hostile content does not fill the memory.
struct Lexicon {
  struct Entry: Equatable, BitwiseCopyable {
    /// The `WordHash`.
    var hash: UInt64
    var facts: WordFacts
  }

  static let wordLimit = 1 << 15
  private var entries: [Entry] = []
  /// The indices of entries from 1 on, by the words' keys.
  private var places = HashIndex(capacity: 1 << 10)

  /// What is known of a word, or nil.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func entry(of key: UInt64) -> Entry? {
    let place = places[key]
    return place == 0 ? nil : entries[Int(place) &- 1]
  }

  /// Whether it takes no more words.
  var isFull: Bool { entries.count >= Self.wordLimit }

  /// Adds a word that is not there, unless there is no room.
  ///
  /// - Complexity: O(1) amortized.
  mutating func insert(_ entry: Entry, of key: UInt64) {
    if isFull { return }
    entries.append(entry)
    places.set(key, to: UInt32(entries.count))
  }
}
