/// The terms of every list of a run in one table, so that a word costs one look whatever the number of lists.
///
/// Each term stands under its anchor: of the words that it cannot do without, the rarest. So one that starts
/// with "you" costs nothing at the thousands of places where that word stands.
package struct TermIndex: Sendable {
  /// A place where a term stands.
  package struct Match: Sendable {
    /// The index of the list.
    package var list: Int
    /// The index of the term in its list.
    package var entry: Int
    package var wordRange: Range<Int>
    package var isException: Bool
  }

  /// A term under one word of its anchor.
  private struct Link: Sendable, BitwiseCopyable {
    var entry: UInt32
    var list: UInt8
    /// How many words stand between the term's start and its anchor.
    var fewest: UInt8
    var most: UInt8
    /// The bits (`WordHash.bit`) of the words that the term cannot do without: one look turns most texts
    /// away.
    var needed: UInt64 = 0
  }

  private let terms: TermList
  /// The index of each list's first term.
  private var firstEntries: [Int] = []
  /// The number of each anchor's group, from 1 on.
  private var groups: HashIndex
  /// The links by their anchors, and where each group of them ends.
  private var links: [Link] = []
  private var groupEnds: [Int] = [0]
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
    groups = HashIndex(capacity: keyCount)
    var all: [(group: Int, link: Link)] = []
    all.reserveCapacity(keyCount)
    var entry = 0
    for (list, own) in lists.enumerated() {
      firstEntries.append(entry)
      for _ in 0..<own.count {
        let link = link(of: entry, in: UInt8(list), anchors[entry])
        for word in words(of: terms.places[anchors[entry].place]) { all.append((group(of: word), link)) }
        entry += 1
      }
    }
    // Sorted by counting.
    groupEnds = Array(repeating: 0, count: groups.count + 1)
    for (group, _) in all { groupEnds[group] += 1 }
    for group in 1..<groupEnds.count { groupEnds[group] += groupEnds[group - 1] }
    if let first = all.first { links = Array(repeating: first.link, count: all.count) }
    var next = [0] + groupEnds
    for (group, link) in all {
      links[next[group]] = link
      next[group] += 1
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

  private func link(of entry: Int, in list: UInt8, _ anchor: Anchor) -> Link {
    let (fewest, most) = (UInt8(anchor.offsets.lowerBound), UInt8(anchor.offsets.upperBound))
    var link = Link(entry: UInt32(entry), list: list, fewest: fewest, most: most)
    for index in terms.entries[entry].places where index != anchor.place {
      let place = terms.places[index]
      // A number stands for itself and for any number.
      if place.kind == .word, place.key != Self.numberKey { link.needed |= WordHash.bit(of: place.key) }
    }
    return link
  }

  /// The words of a place, each once.
  private func words(of place: TermPlace) -> [UInt64] {
    if place.kind == .word { return [place.key] }
    let words = terms.hashes[place.hashes]
    // Where they are many they are sorted.
    return words.indices.filter { index in
      words.count > TermPlace.unsortedCount
        ? index == words.startIndex || words[index - 1] != words[index]
        : !words[..<index].contains(words[index])
    }.map { words[$0] }
  }

  /// The number of an anchor's group.
  private mutating func group(of anchor: UInt64) -> Int {
    if groups[anchor] == 0 { groups.set(anchor, to: UInt32(groups.count + 1)) }
    return Int(groups[anchor])
  }

  package var isEmpty: Bool { terms.isEmpty }

  /// What a word can be to a term.
  ///
  /// - Complexity: O(1).
  package func facts(of hash: UInt64) -> WordFacts { groups[hash] == 0 ? [] : .anchorsTerm }

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
    let group = Int(groups[key])
    if group == 0 { return }
    for place in groupEnds[group - 1]..<groupEnds[group] {
      let link = links[place]
      guard link.needed & ~bits == 0, wanted & 1 &<< UInt64(link.list) != 0, index >= Int(link.fewest)
      else { continue }
      let entry = terms.entries[Int(link.entry)]
      for start in max(0, index - Int(link.most))...index - Int(link.fewest) {
        guard words[start].gap >= entry.gapBefore, let end = terms.end(of: entry, from: start, words),
          Asking.meets(entry.asking, at: start, in: words)
        else { continue }
        matches.append(
          Match(
            list: Int(link.list),
            entry: Int(link.entry) - firstEntries[Int(link.list)],
            wordRange: start..<end,
            isException: entry.isException
          )
        )
      }
    }
  }
}
