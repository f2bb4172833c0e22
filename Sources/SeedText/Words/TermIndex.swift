/// The terms of every list of a run in one table, so that a word costs one look whatever the number of lists.
///
/// Each term stands under its anchor: of the words that it cannot do without, the rarest. So one that starts
/// with "you" costs nothing at the thousands of places where that word stands.
package struct TermIndex: Sendable {
  /// A place where a term stands.
  package struct Match: Sendable {
    /// The index of the list.
    package var list: Int
    package var wordRange: Range<Int>
    package var isException: Bool
  }

  /// A term under one word of its anchor.
  private struct Link: Sendable, BitwiseCopyable {
    /// The next link of the same anchor; 0 after the last.
    var next: UInt32 = 0
    var entry: UInt32 = 0
    var list: UInt8 = 0
    /// How many words stand between the term's start and its anchor.
    var fewest: UInt8 = 0
    var most: UInt8 = 0
    /// The bits (`WordHash.bit`) of the words that the term cannot do without: one look turns most texts
    /// away.
    var needed: UInt64 = 0
  }

  private let terms: TermList
  /// Open addressing: the hash of an anchor, and its first link. Without a link a place is free.
  private var keys: [UInt64]
  private var heads: [UInt32]
  private let mask: Int
  /// The first one stands for none.
  private var links = [Link()]
  /// What a number can be to a term.
  private(set) var numberFacts: WordFacts = []

  /// What stands for any number among the words of a term.
  static let numberKey: UInt64 = 0x6E75_6D62_6572_2121

  /// A place that is a term's anchor, and how many words may stand before it in the term.
  private struct Anchor {
    var place: Int
    var offsets: ClosedRange<Int>
  }

  /// - Complexity: O(terms and their alternatives).
  package init(_ lists: [TermList]) {
    let terms = TermList(lists)
    self.terms = terms
    let anchors = terms.entries.map { Self.anchor(of: $0, terms) }
    let keyCount = anchors.reduce(0) { $0 + max(1, terms.places[$1.place].hashes.count) }
    var capacity = 64
    while capacity < keyCount * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    heads = Array(repeating: 0, count: capacity)
    links.reserveCapacity(keyCount + 1)
    var entry = 0
    for (list, own) in lists.enumerated() {
      for _ in 0..<own.count {
        add(entry, of: UInt8(list), anchors[entry])
        entry += 1
      }
    }
    numberFacts = facts(of: Self.numberKey)
  }

  /// The place of a term whose words are the rarest together, each counted for every offset that it may have.
  private static func anchor(of entry: TermEntry, _ terms: TermList) -> Anchor {
    var best = Anchor(place: Int(entry.firstPlace), offsets: 0...0)
    var least = Int.max
    var (fewest, most) = (0, 0)
    for index in entry.places {
      let place = terms.places[index]
      if place.isCertain {
        let words =
          place.kind == .word
          ? weight(of: place.key) : place.hashes.reduce(0) { $0 + weight(of: terms.hashes[$1]) }
        let sum = words * (most - fewest + 1)
        if sum < least {
          best = Anchor(place: index, offsets: fewest...most)
          least = sum
        }
      }
      if place.isSingle { fewest += 1 }
      most += place.isGap ? max(1, Int(place.limit)) : 1
      if most > 20 { break }
    }
    return best
  }

  /// About how much more often than another a word stands in a text.
  private static func weight(of hash: UInt64) -> Int {
    hash == numberKey ? 12 : StopWords.contains(hash) ? 24 : 1
  }

  private mutating func add(_ entry: Int, of list: UInt8, _ anchor: Anchor) {
    let place = terms.places[anchor.place]
    let (fewest, most) = (UInt8(anchor.offsets.lowerBound), UInt8(anchor.offsets.upperBound))
    var link = Link(entry: UInt32(entry), list: list, fewest: fewest, most: most)
    for index in terms.entries[entry].places where index != anchor.place {
      let place = terms.places[index]
      // A number stands for itself and for any number.
      if place.kind == .word, place.key != Self.numberKey { link.needed |= WordHash.bit(of: place.key) }
    }
    if place.kind == .word { add(link, under: place.key) }
    for word in place.hashes { add(link, under: terms.hashes[word]) }
  }

  private mutating func add(_ link: Link, under key: UInt64) {
    var place = Int(truncatingIfNeeded: key) & mask
    while heads[place] != 0, keys[place] != key { place = (place + 1) & mask }
    // A word may be among an anchor's twice.
    let head = heads[place]
    if head != 0, links[Int(head)].entry == link.entry { return }
    keys[place] = key
    heads[place] = UInt32(links.count)
    links.append(link)
    links[links.count - 1].next = head
  }

  package var isEmpty: Bool { terms.isEmpty }

  /// What a word can be to a term.
  ///
  /// - Complexity: O(1).
  package func facts(of hash: UInt64) -> WordFacts { head(of: hash) == 0 ? [] : .anchorsTerm }

  /// The first link of an anchor, or 0.
  @inline(__always)
  private func head(of hash: UInt64) -> UInt32 {
    var place = Int(truncatingIfNeeded: hash) & mask
    while heads[place] != 0 {
      if keys[place] == hash { return heads[place] }
      place = (place &+ 1) & mask
    }
    return 0
  }

  /// Appends every place where a term of one of some lists stands, by the place of its anchor.
  ///
  /// - Parameter wanted: one bit a list.
  /// - Complexity: O(words) and, for words that are an anchor, O(terms that share it).
  package func find(in words: [Word], wanted: UInt64, into matches: inout [Match]) {
    find(at: Array(words.indices), in: words, wanted: wanted, into: &matches)
  }

  /// Appends the terms of which some of the words are the anchors.
  package func find(
    at anchors: [Int],
    in words: [Word],
    wanted: UInt64,
    into matches: inout [Match]
  ) {
    if anchors.isEmpty { return }
    let bits = words.reduce(0) { $0 | WordHash.bit(of: $1.hash) }
    for index in anchors {
      probe(words[index].hash, at: index, words, bits, wanted, &matches)
      if words[index].isNumber { probe(Self.numberKey, at: index, words, bits, wanted, &matches) }
    }
  }

  private func probe(
    _ key: UInt64,
    at index: Int,
    _ words: [Word],
    _ bits: UInt64,
    _ wanted: UInt64,
    _ matches: inout [Match]
  ) {
    var next = head(of: key)
    while next != 0 {
      let link = links[Int(next)]
      next = link.next
      guard link.needed & ~bits == 0, wanted & 1 &<< UInt64(link.list) != 0, index >= Int(link.fewest)
      else { continue }
      let entry = terms.entries[Int(link.entry)]
      for start in max(0, index - Int(link.most))...index - Int(link.fewest) {
        guard words[start].gap >= entry.gapBefore, let end = terms.end(of: entry, from: start, words),
          Asking.meets(entry.asking, at: start, in: words)
        else { continue }
        matches.append(Match(list: Int(link.list), wordRange: start..<end, isException: entry.isException))
      }
    }
  }
}
