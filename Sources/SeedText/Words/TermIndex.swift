/// The terms of every list of a run in one table, so that a word costs one look whatever the number of lists.
///
/// Each term stands under its anchor: of the words that it cannot do without, the rarest. So one that starts
/// with "you" costs nothing at the thousands of places where that word stands. A word that many terms
/// share counts as common, so that they stand under another of their words.
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
  }

  /// Words as their bits (`WordHash.bit`).
  private struct Needs: Sendable, BitwiseCopyable {
    /// All of these have to stand there.
    var all: UInt64 = 0
    /// And one of these.
    var any = UInt64.max

    func areMet(by bits: UInt64) -> Bool { all & ~bits == 0 && any & bits != 0 }
  }

  private let terms: TermList
  /// The index of each list's first term.
  private var firstEntries: [Int] = []
  /// The number of each anchor's group, from 1 on.
  private var groups: HashIndex
  /// The links by their anchors, and where each group of them ends.
  private var links: [Link] = []
  private var groupEnds: [Int] = [0]
  /// For each link what its term cannot do without: one look turns most texts away.
  private var needs: [Needs] = []
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
    terms = TermList(lists)
    groups = HashIndex(capacity: terms.count * 2)
    let weights = Self.weights(in: terms)
    var all: [(group: Int, link: Link, needs: Needs)] = []
    all.reserveCapacity(terms.count * 2)
    var entry = 0
    for (list, own) in lists.enumerated() {
      firstEntries.append(entry)
      for _ in 0..<own.count {
        let anchor = anchor(of: entry, weights)
        let (fewest, most) = (UInt8(anchor.offsets.lowerBound), UInt8(anchor.offsets.upperBound))
        let link = Link(entry: UInt32(entry), list: UInt8(list), fewest: fewest, most: most)
        let needs = needs(of: entry, besides: anchor)
        let place = terms.places[anchor.place]
        if place.kind == .word { all.append((group(of: place.key), link, needs)) }
        for index in place.hashes { all.append((group(of: terms.hashes[index]), link, needs)) }
        entry += 1
      }
    }
    // Sorted by counting.
    groupEnds = Array(repeating: 0, count: groups.count + 1)
    for (group, _, _) in all { groupEnds[group] += 1 }
    for group in 1..<groupEnds.count { groupEnds[group] += groupEnds[group - 1] }
    if let first = all.first { links = Array(repeating: first.link, count: all.count) }
    needs = Array(repeating: Needs(), count: all.count)
    var next = [0] + groupEnds
    for (group, link, own) in all {
      (links[next[group]], needs[next[group]]) = (link, own)
      next[group] += 1
    }
    numberFacts = facts(of: Self.numberKey)
  }

  /// The place of a term whose words are the rarest together, each counted for every offset that it may have.
  private func anchor(of entry: Int, _ weights: HashIndex) -> Anchor {
    let places = terms.entries[entry].places
    var best = Anchor(place: places.lowerBound, offsets: 0...0)
    var least = Int.max
    var (fewest, most) = (0, 0)
    for index in places {
      let place = terms.places[index]
      if place.isCertain {
        var sum = place.kind == .word ? Self.weight(of: place.key, weights) : 0
        for index in place.hashes { sum += Self.weight(of: terms.hashes[index], weights) }
        sum *= most - fewest + 1
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

  /// For each word, 32 for every time that it stands in a text more often than another, and 1 for every place
  /// that takes it alone. Those of several words are not worth the time.
  private static func weights(in terms: TermList) -> HashIndex {
    var weights = HashIndex(capacity: terms.count * 2)
    for place in terms.places where place.kind == .word {
      weights.set(place.key, to: weights[place.key] + 1)
    }
    for hash in StopWords.all.hashes { weights.set(hash, to: 23 * 32) }
    for hash in commonest.hashes { weights.set(hash, to: 95 * 32) }
    weights.set(numberKey, to: 11 * 32)
    return weights
  }

  /// About how much more often than another a word stands in a text, and that many terms have it.
  private static func weight(of hash: UInt64, _ weights: HashIndex) -> Int { 1 + Int(weights[hash]) / 32 }

  private static let commonest = WordSet("the, you, a, to, it, and, of, in, your, is, that, for")

  /// What a term cannot do without; of the places that may be one of several words, that with the fewest.
  private func needs(of entry: Int, besides anchor: Anchor) -> Needs {
    var needs = Needs()
    for index in terms.entries[entry].places where index != anchor.place {
      let place = terms.places[index]
      if !place.isCertain { continue }
      if place.kind == .word {
        // A number stands for itself and for any number.
        if place.key != Self.numberKey { needs.all |= WordHash.bit(of: place.key) }
      } else if place.key.nonzeroBitCount < needs.any.nonzeroBitCount,
        !terms.hashes[place.hashes].contains(Self.numberKey)
      {
        needs.any = place.key
      }
    }
    return needs
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
  ///
  /// - Parameter anchors: the indices of the words, ascending.
  package func find(
    at anchors: [Int],
    in words: [Word],
    wanted: UInt64,
    into matches: inout [Match]
  ) {
    needs.withUnsafeBufferPointer { needs in
      // The bits of the words of a sentence, beyond which no term reaches, and where it ends.
      var (bits, end): (UInt64, Int) = (0, 0)
      for index in anchors {
        if index >= end {
          (bits, end) = (0, index)
          while end > 0, words[end].gap.rawValue < Word.Gap.sentence.rawValue { end -= 1 }
          repeat {
            bits |= WordHash.bit(of: words[end].hash)
            end += 1
          } while end < words.count && words[end].gap.rawValue < Word.Gap.sentence.rawValue
        }
        for place in places(of: words[index].hash) where needs[place].areMet(by: bits) {
          find(links[place], at: index, words, wanted, &matches)
        }
        if !words[index].isNumber { continue }
        for place in places(of: Self.numberKey) where needs[place].areMet(by: bits) {
          find(links[place], at: index, words, wanted, &matches)
        }
      }
    }
  }

  /// The links of the terms that stand under an anchor.
  @inline(__always)
  private func places(of anchor: UInt64) -> Range<Int> {
    let group = Int(groups[anchor])
    return group == 0 ? 0..<0 : groupEnds[group - 1]..<groupEnds[group]
  }

  /// Appends the places where a term stands whose anchor is one of the words.
  private func find(
    _ link: Link,
    at index: Int,
    _ words: [Word],
    _ wanted: UInt64,
    _ matches: inout [Match]
  ) {
    guard wanted & 1 &<< UInt64(link.list) != 0, index >= Int(link.fewest) else { return }
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
