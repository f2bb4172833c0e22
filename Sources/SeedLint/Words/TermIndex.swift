/// The terms of every list of a run in one table, so that a word costs one look whatever the number of lists.
///
/// The table maps the hash of a term's first word to the terms that start with it. A bit map of 64 K bits in
/// front of it, which stays in the cache, turns nearly all words away.
struct TermIndex: Sendable {
  /// A place where a term stands.
  struct Match: Sendable {
    /// The index of the list.
    var list: Int
    var wordRange: Range<Int>
    var isException: Bool
  }

  private struct Entry: Sendable {
    var list: UInt32
    var slots: Range<Int>
    /// One bit for each hash of the second word, as far as it has to be one of some; else all bits.
    var secondWords: UInt64
    var isAnchored: Bool
    var isClosed: Bool
    var isException: Bool
  }

  /// The terms of each list's slots after the first, one after the other.
  private var slots: [Term.Slot] = []
  private var entries: [Entry] = []
  private var filter: [UInt64]
  /// Open addressing: a hash, and the range of its entries in `chain`; an empty range is a free place.
  private var keys: [UInt64]
  private var ranges: [Range<UInt32>]
  private var chain: [UInt32] = []
  private let mask: Int

  /// What stands for a number as a term's first word.
  private static let numberKey: UInt64 = 0x6E75_6D62_6572_2121

  /// - Complexity: O(terms and their alternatives).
  init(_ lists: [[Term]]) {
    var firsts: [(key: UInt64, entry: UInt32)] = []
    for (list, terms) in lists.enumerated() {
      for term in terms {
        guard let first = term.slots.first else { continue }
        let entry = UInt32(entries.count)
        let start = slots.count
        slots += term.slots.dropFirst()
        entries.append(
          Entry(
            list: UInt32(list),
            slots: start..<slots.count,
            secondWords: Self.bits(ofSecond: term),
            isAnchored: term.isAnchored,
            isClosed: term.isClosed,
            isException: term.isException
          )
        )
        switch first {
        case .words(let hashes): for hash in hashes { firsts.append((hash, entry)) }
        case .number: firsts.append((Self.numberKey, entry))
        case .anyWord: preconditionFailure("a term does not start with just any word")
        }
      }
    }
    firsts.sort { ($0.key, $0.entry) < ($1.key, $1.entry) }
    var capacity = 64
    while capacity < firsts.count * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    ranges = Array(repeating: 0..<0, count: capacity)
    filter = Array(repeating: 0, count: 1024)
    var index = 0
    while index < firsts.count {
      let key = firsts[index].key
      let start = UInt32(chain.count)
      while index < firsts.count, firsts[index].key == key {
        if chain.count == Int(start) || chain.last != firsts[index].entry {
          chain.append(firsts[index].entry)
        }
        index += 1
      }
      var place = Int(truncatingIfNeeded: key) & mask
      while !ranges[place].isEmpty { place = (place + 1) & mask }
      keys[place] = key
      ranges[place] = start..<UInt32(chain.count)
      filter[Int(key >> 54)] |= 1 << (key >> 48 & 63)
    }
  }

  private static func bits(ofSecond term: Term) -> UInt64 {
    guard term.slots.count > 1, case .words(let hashes) = term.slots[1] else { return .max }
    return hashes.reduce(0) { $0 | bit(of: $1) }
  }

  @inline(__always)
  private static func bit(of hash: UInt64) -> UInt64 { 1 << (hash >> 58) }

  var isEmpty: Bool { entries.isEmpty }

  /// Appends every place where a term of one of some lists stands.
  ///
  /// - Parameter wanted: one bit a list.
  /// - Complexity: O(words) and, for words that start a term, O(terms that share it).
  func find(in words: [Word], wanted: UInt64, into matches: inout [Match]) {
    for index in words.indices {
      let hash = words[index].hash
      if filter[Int(hash >> 54)] & 1 << (hash >> 48 & 63) != 0 {
        probe(hash, at: index, words, wanted, &matches)
      }
      if words[index].shape.contains(.digit), words[index].isNumber {
        probe(Self.numberKey, at: index, words, wanted, &matches)
      }
    }
  }

  private func probe(
    _ key: UInt64,
    at index: Int,
    _ words: [Word],
    _ wanted: UInt64,
    _ matches: inout [Match]
  ) {
    var place = Int(truncatingIfNeeded: key) & mask
    while !ranges[place].isEmpty {
      guard keys[place] == key else {
        place = (place + 1) & mask
        continue
      }
      let following = index + 1 < words.count ? Self.bit(of: words[index + 1].hash) : 0
      for chainIndex in ranges[place] {
        let entry = entries[Int(chain[Int(chainIndex)])]
        guard wanted & 1 << UInt64(entry.list) != 0 else { continue }
        // Nearly all terms of more words than one end here.
        if entry.secondWords != .max, entry.secondWords & following == 0 { continue }
        if entry.isAnchored, words[index].gap == .joined { continue }
        guard let end = end(of: entry, after: index, words) else { continue }
        if entry.isClosed, end < words.count, words[end].gap == .joined { continue }
        matches.append(
          Match(list: Int(entry.list), wordRange: index..<end, isException: entry.isException)
        )
      }
      return
    }
  }

  /// The index after a term's last word when its words after the first stand here, or nil.
  private func end(of entry: Entry, after index: Int, _ words: [Word]) -> Int? {
    var next = index + 1
    for slot in entry.slots {
      guard next < words.count, words[next].gap == .joined else { return nil }
      switch slots[slot] {
      case .words(let hashes): guard hashes.contains(words[next].hash) else { return nil }
      case .number: guard words[next].isNumber else { return nil }
      case .anyWord: break
      }
      next += 1
    }
    return next
  }
}

extension TermIndex {
  /// Of matches in one text, those that stand: none that lies inside an exception of its list, and of those of
  /// one list that overlap the longest, by list and place.
  static func settle(_ matches: [Match]) -> [Match] {
    let excuses = matches.filter(\.isException)
    let found = matches.filter { match in
      !match.isException
        && !excuses.contains {
          $0.list == match.list && $0.wordRange.lowerBound <= match.wordRange.lowerBound
            && match.wordRange.upperBound <= $0.wordRange.upperBound
        }
    }
    var settled: [Match] = []
    let byLength = found.sorted { left, right in
      (right.wordRange.count, left.list, left.wordRange.lowerBound)
        < (left.wordRange.count, right.list, right.wordRange.lowerBound)
    }
    for match in byLength
    where !settled.contains(where: { $0.list == match.list && $0.wordRange.overlaps(match.wordRange) }) {
      settled.append(match)
    }
    return settled.sorted { ($0.list, $0.wordRange.lowerBound) < ($1.list, $1.wordRange.lowerBound) }
  }
}
