/// The words that one thread has met, with what is known of each: there are millions of places and only some
/// thousand words.
///
/// A word is known by a key that is cheaper than its hash. Once the table has `wordLimit` words it takes no
/// more, and other words cost what they cost without it: hostile content does not fill the memory.
struct Lexicon {
  struct Entry: Equatable, BitwiseCopyable {
    /// 0 where nothing stands.
    var key: UInt64 = 0
    /// The `WordHash`.
    var hash: UInt64 = 0
    var facts: WordFacts = []
  }

  static let wordLimit = 1 << 15
  /// Open addressing, at most a quarter full, so that nearly every word is found at once; as many as a power
  /// of two.
  private var entries: [Entry]
  private var count = 0
  /// 64 less the bits of a place's index.
  private var shift: UInt64

  init() {
    entries = Array(repeating: Entry(), count: 1 << 12)
    shift = 64 - 12
  }

  @inline(__always)
  private static func place(of key: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: ((key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  /// What is known of a word, or nil.
  ///
  /// - Parameter key: not 0.
  /// - Complexity: O(1).
  @inline(__always)
  func entry(of key: UInt64) -> Entry? {
    var place = Self.place(of: key, shift)
    while true {
      let entry = entries[place]
      if entry.key == key { return entry }
      if entry.key == 0 { return nil }
      place = (place &+ 1) & (entries.count &- 1)
    }
  }

  /// Whether it takes no more words.
  var isFull: Bool { count >= Self.wordLimit }

  /// Adds a word that is not there, unless the table is full.
  ///
  /// - Complexity: O(1) amortised.
  mutating func insert(_ entry: Entry) {
    if isFull { return }
    if (count + 1) * 4 > entries.count {
      let all = entries
      entries = Array(repeating: Entry(), count: all.count * 2)
      shift -= 1
      for entry in all where entry.key != 0 { put(entry) }
    }
    put(entry)
    count += 1
  }

  private mutating func put(_ entry: Entry) {
    var place = Self.place(of: entry.key, shift)
    while entries[place].key != 0 { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }
}
