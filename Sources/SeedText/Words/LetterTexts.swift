/// Words of ASCII letters with their texts in lower case, each made once: making a string costs ten times
/// what finding the word does, and the words of a text have mostly been met before.
package struct LetterTexts {
  private struct Entry {
    var key: UInt64
    var hash: UInt64
    var text: String
  }

  /// So many words are kept, so that hostile content does not fill the memory.
  private static let limit = 1 << 15
  private var entries: [Entry] = []
  /// Open addressing, at most half full: indices of entries from 1 on, and 0 where nothing stands.
  private var slots = [UInt32](repeating: 0, count: 1 << 6)

  package init() {}

  /// The number of the word of letters that starts at an offset; nil where none does, where it may go on as
  /// more than letters, and for a new one once too many are kept.
  ///
  /// - Complexity: O(its bytes).
  package mutating func word(
    in bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (number: Int, byteCount: Int)? {
    let run = LetterRun(bytes, at: offset)
    guard run.count > 0, run.isWhole else { return nil }
    var slot = Self.slot(of: run.key, slots.count)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].key == run.key { return (index, run.count) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    if entries.count >= Self.limit { return nil }
    keep(Self.make(run, bytes, at: offset))
    return (entries.count - 1, run.count)
  }

  /// A word's text in lower case.
  package func text(_ number: Int) -> String { entries[number].text }
  /// The `WordHash` of a word.
  package func hash(_ number: Int) -> UInt64 { entries[number].hash }

  private static func make(_ run: LetterRun, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Entry {
    let text = String(unsafeUninitializedCapacity: run.count) { text in
      for index in 0..<run.count { text.initializeElement(at: index, to: bytes[offset + index] | 0x20) }
      return run.count
    }
    return Entry(key: run.key, hash: run.hash(in: bytes, at: offset), text: text)
  }

  private mutating func keep(_ entry: Entry) {
    entries.append(entry)
    if entries.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: slots.count * 2)
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Self.slot(of: entries[index].key, slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(index + 1)
  }

  @inline(__always)
  private static func slot(of key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: ((key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (count &- 1)
  }
}

/// Whether texts may have one of some words, told without finding their words: at a quarter of what that
/// costs.
package struct LetterKeys: Sendable {
  package enum Answer: Sendable {
    /// The text has one of the words, or a digit.
    case found
    case missing
    /// Only its words can tell.
    case unclear
  }

  private let keys: WordSet
  /// Those of the parts of words that are not of letters alone (`o'clock`).
  private let partKeys: WordSet

  /// - Parameter list: the words, parted by commas and line ends.
  package init(_ list: String) {
    var keys: [UInt64] = []
    var partKeys: [UInt64] = []
    Term.forEachEntry(of: list) { word in
      let run = LetterRun(word, at: 0)
      if run.count == word.count { return keys.append(WordHash.finish(run.key)) }
      // Its last letters: the first ones of "o'clock" stand in many texts.
      let start = word.lastIndex { !($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) } ?? 0
      partKeys.append(WordHash.finish(LetterRun(word, at: start + 1).key))
    }
    (self.keys, self.partKeys) = (WordSet(hashes: keys), WordSet(hashes: partKeys))
  }

  /// - Complexity: O(bytes).
  package func search(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
    var isUnclear = false
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: " ") {
        offset &+= 1
        continue
      }
      let run = LetterRun(bytes, at: offset)
      if run.count == 0 {
        let byte = bytes[offset]
        if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return .found }
        // A word may be hidden here: by a letter that nobody sees, or a digit of another script.
        if byte >= 0x80 { isUnclear = true }
        offset &+= 1
        continue
      }
      // The keys of short words are their letters, which would crowd a table.
      let key = WordHash.finish(run.key)
      if keys.contains(key) {
        let before = offset > 0 ? bytes[offset &- 1] : UInt8(ascii: " ")
        if run.isWhole, before < 0x80, before != UInt8(ascii: "'") { return .found }
        isUnclear = true
      } else if partKeys.contains(key) {
        isUnclear = true
      }
      offset &+= run.count
    }
    return isUnclear ? .unclear : .missing
  }
}

extension LetterRun {
  /// Whether no more than letters belongs to its word, as far as what follows tells.
  @inline(__always)
  fileprivate var isWhole: Bool {
    next < 0x80 && next != UInt8(ascii: "'") && !(next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9"))
  }
}
