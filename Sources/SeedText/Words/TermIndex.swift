import SeedSource

/// The terms of every list of a run in one table, so that a word costs one look whatever the number of lists.
///
/// The table maps the hash of a term's first word to the terms that start with it. What a word can be to a
/// term (`roles`) turns nearly all words away; where one word may start a term and the next one go on with
/// it, a bit map of all such pairs does.
package struct TermIndex: Sendable {
  /// A place where a term stands.
  package struct Match: Sendable {
    /// The index of the list.
    package var list: Int
    package var wordRange: Range<Int>
    package var isException: Bool
  }

  private struct Entry: Sendable {
    var places: Range<Int>
    var gapBefore: Word.Gap
    var gapAfter: Word.Gap
    var asking: Asking.Demand
    var isException: Bool
  }

  /// A term under one of its first words, with what turns it away at nearly all places: two words of memory,
  /// since a common word starts hundreds.
  private struct Link: Sendable, BitwiseCopyable {
    /// One bit for each hash of the next certain word and of those that may be missing before it; else all
    /// bits.
    var following: UInt64
    var entry: UInt32
    var list: UInt8
    /// Whether that word need not stand next.
    var isFollowedFar: Bool
  }

  /// A term under one of its first words, while the table is made.
  private struct Start {
    let key: UInt64
    let entry: UInt32
    /// Whether the term's first two words are in `pairs`.
    let isPair: Bool
  }

  /// The places of each list's terms after the first, one after the other.
  private var places = TermPlaces()
  private var entries: [Entry] = []
  /// Open addressing: the hash of a word that stands first or second in a term, what it can be, and the range
  /// in `chain` of the terms that it starts. Without roles a place is free.
  private var keys: [UInt64]
  private var roles: [WordFacts]
  private var ranges: [Range<UInt32>]
  /// Where in each range those start of which the first two words are in `pairs`.
  private var pairStarts: [UInt32]
  private var chain: [Link] = []
  private let mask: Int
  /// One bit of a power of two for each first and second word of a term.
  private var pairs: [UInt64]
  /// What a number can be to a term.
  let numberRoles: WordFacts

  /// With more pairs of first and second words than that, the first word alone makes a term worth a look.
  private static let pairLimit = 1024

  /// What stands for any number among the words of a term.
  static let numberKey: UInt64 = 0x6E75_6D62_6572_2121

  /// - Complexity: O(terms and their alternatives, those of the first word times those of the second).
  package init(_ lists: [[Term]]) {
    var starts: [Start] = []
    var links: [Link] = []
    var seconds: [UInt64] = []
    var pairHashes: [UInt64] = []
    for (list, terms) in lists.enumerated() {
      for term in terms {
        guard let first = term.slots.first else { continue }
        let entry = UInt32(entries.count)
        let start = places.count
        let following = Self.following(of: term)
        for index in 1..<term.slots.count { places.append(term.slots[index]) }
        entries.append(
          Entry(
            places: start..<places.count,
            gapBefore: term.gapBefore,
            gapAfter: term.gapAfter,
            asking: term.asking,
            isException: term.isException
          )
        )
        links.append(
          Link(
            following: following.bits,
            entry: entry,
            list: UInt8(list),
            isFollowedFar: following.isFar
          )
        )
        let second = term.slots.count > 1 ? term.slots[1] : .anyWord
        let pairCount = first.certainCount * second.certainCount
        let isPair = pairCount > 0 && pairCount <= Self.pairLimit
        first.forEachWord { key in
          // A word may be among a term's first ones twice; they are sorted.
          if let last = starts.last, last.entry == entry, last.key == key { return }
          starts.append(Start(key: key, entry: entry, isPair: isPair))
          if isPair { second.forEachWord { pairHashes.append(Self.pairHash(key, $0)) } }
        }
        if isPair { second.forEachWord { seconds.append($0) } }
      }
    }
    var capacity = 64
    while capacity < (starts.count + seconds.count) * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    roles = Array(repeating: [], count: capacity)
    ranges = Array(repeating: 0..<0, count: capacity)
    pairStarts = Array(repeating: 0, count: capacity)
    var pairCapacity = 64
    while pairCapacity < pairHashes.count * 16 { pairCapacity *= 2 }
    pairs = Array(repeating: 0, count: pairCapacity / 64)
    for hash in pairHashes {
      pairs[Int(truncatingIfNeeded: hash >> 6) & (pairs.count - 1)] |= 1 << (hash & 63)
    }
    numberRoles = starts.contains { $0.key == Self.numberKey } ? .startsTerm : []
    fillChain(starts, links)
    for key in seconds { add(.endsPair, to: key) }
  }

  /// Fills `chain` with the terms of each first word, those in `pairs` last, and each in the order of the
  /// terms.
  private mutating func fillChain(_ starts: [Start], _ links: [Link]) {
    // How many terms each place has, those in `pairs` apart; then where the next of them goes.
    var aloneCounts: [UInt32] = Array(repeating: 0, count: keys.count)
    var pairCounts = aloneCounts
    var startPlaces: [Int] = []
    startPlaces.reserveCapacity(starts.count)
    for start in starts {
      // Every first word may start a pair; one of a term that is in no pair may start a term alone.
      let place = add(start.isPair ? .startsPair : [.startsPair, .startsTerm], to: start.key)
      if start.isPair { pairCounts[place] += 1 } else { aloneCounts[place] += 1 }
      startPlaces.append(place)
    }
    var count: UInt32 = 0
    for place in keys.indices where !roles[place].isEmpty {
      pairStarts[place] = count + aloneCounts[place]
      let end = pairStarts[place] + pairCounts[place]
      ranges[place] = count..<end
      (aloneCounts[place], pairCounts[place]) = (count, pairStarts[place])
      count = end
    }
    chain = Array(repeating: Link(following: 0, entry: 0, list: 0, isFollowedFar: false), count: starts.count)
    for (start, place) in zip(starts, startPlaces) {
      let index = start.isPair ? pairCounts[place] : aloneCounts[place]
      chain[Int(index)] = links[Int(start.entry)]
      if start.isPair { pairCounts[place] += 1 } else { aloneCounts[place] += 1 }
    }
  }

  /// Adds what a word can be; returns its place.
  @discardableResult
  private mutating func add(_ role: WordFacts, to key: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: key) & mask
    while !roles[place].isEmpty, keys[place] != key { place = (place + 1) & mask }
    keys[place] = key
    roles[place].formUnion(role)
    return place
  }

  /// What a word can be to a term.
  ///
  /// - Complexity: O(1).
  package func roles(of hash: UInt64) -> WordFacts {
    var place = Int(truncatingIfNeeded: hash) & mask
    while !roles[place].isEmpty {
      if keys[place] == hash { return roles[place] }
      place = (place + 1) & mask
    }
    return []
  }

  @inline(__always)
  private static func pairHash(_ first: UInt64, _ second: UInt64) -> UInt64 { first &<< 1 &+ second }

  /// Whether a term may start with two words, of which the facts are known; what lies between them is in the
  /// facts.
  @inline(__always)
  func mayStart(_ first: Word, _ second: Word) -> Bool {
    guard first.facts.contains(.startsPair), second.facts.contains(.endsPair) else { return false }
    return isPair(first, second)
  }

  @inline(__always)
  private func isPair(_ first: Word, _ second: Word) -> Bool {
    let hash = Self.pairHash(first.hash, second.hash)
    return pairs[Int(truncatingIfNeeded: hash &>> 6) & (pairs.count &- 1)] & 1 << (hash & 63) != 0
  }

  /// The words of which one has to follow a term's first word, as bits, and among how many words it has to
  /// be; all bits where any may.
  private static func following(of term: Term) -> (bits: UInt64, isFar: Bool) {
    var bits: UInt64 = 0
    var isFar = false
    var reach = 0
    for slot in term.slots.dropFirst() {
      switch slot {
      case .word(let hash):
        bits |= WordHash.bit(of: hash)
        reach += 1
        return reach > farthest ? (.max, false) : (bits, isFar)
      case .words(let hashes), .optional(let hashes):
        if hashes.contains(numberKey) { return (.max, false) }
        bits = hashes.reduce(bits) { $0 | WordHash.bit(of: $1) }
        reach += 1
        if case .words = slot { return reach > farthest ? (.max, false) : (bits, isFar) }
      case .gap(let limit, _):
        reach += limit
        isFar = true
      case .anyWord: return (.max, false)
      }
    }
    return (.max, false)
  }

  /// The bits of all words that a term's next certain word may be.
  private static func bits(of words: [Word], after index: Int) -> UInt64 {
    words[(index + 1)...].prefix(farthest).reduce(0) { $0 | WordHash.bit(of: $1.hash) }
  }

  /// How many words there may be between a term's first word and its next certain one, at the most that bits
  /// are kept for; a term of more is looked at whatever follows.
  private static let farthest = 12

  package var isEmpty: Bool { entries.isEmpty }

  /// Appends every place where a term of one of some lists stands.
  ///
  /// - Parameter wanted: one bit a list.
  /// - Complexity: O(words) and, for words that start a term, O(terms that share it).
  package func find(in words: [Word], wanted: UInt64, into matches: inout [Match]) {
    for index in words.indices {
      let roles = roles(of: words[index])
      guard !roles.isDisjoint(with: [.startsTerm, .startsPair]) || words[index].isNumber else { continue }
      find(at: index, in: words, wanted: wanted, into: &matches)
    }
  }

  /// Appends the terms that start with a word.
  package func find(at index: Int, in words: [Word], wanted: UInt64, into matches: inout [Match]) {
    probe(words[index].hash, at: index, words, wanted, &matches)
    if !numberRoles.isEmpty, words[index].isNumber {
      probe(Self.numberKey, at: index, words, wanted, &matches)
    }
  }

  @inline(__always)
  private func roles(of word: Word) -> WordFacts {
    word.facts.contains(.isKnown) ? word.facts : roles(of: word.hash)
  }

  private func probe(
    _ key: UInt64,
    at index: Int,
    _ words: [Word],
    _ wanted: UInt64,
    _ matches: inout [Match]
  ) {
    var place = Int(truncatingIfNeeded: key) & mask
    while !roles[place].isEmpty {
      guard keys[place] == key else {
        place = (place + 1) & mask
        continue
      }
      let hasNext = index + 1 < words.count
      let near = hasNext ? WordHash.bit(of: words[index + 1].hash) : 0
      var far: UInt64?
      var rest = Int(ranges[place].lowerBound)..<Int(ranges[place].upperBound)
      if !hasNext || !isPair(words[index], words[index + 1]) {
        rest = rest.lowerBound..<Int(pairStarts[place])
      }
      for chainIndex in rest {
        let link = chain[chainIndex]
        guard wanted & 1 &<< UInt64(link.list) != 0 else { continue }
        // Nearly all terms of more words than one end here.
        if link.following != .max {
          if link.isFollowedFar {
            let bits = far ?? Self.bits(of: words, after: index)
            far = bits
            if link.following & bits == 0 { continue }
          } else if link.following & near == 0 {
            continue
          }
        }
        let entry = entries[Int(link.entry)]
        if words[index].gap < entry.gapBefore { continue }
        guard let end = places.end(of: entry.places, closedBy: entry.gapAfter, at: index + 1, words) else {
          continue
        }
        if !Asking.meets(entry.asking, at: index, in: words) { continue }
        matches.append(
          Match(list: Int(link.list), wordRange: index..<end, isException: entry.isException)
        )
      }
      return
    }
  }
}

extension TermIndex {
  /// Of matches in one text, those that stand: none that lies inside an exception of its list, and of those
  /// of one list that overlap the longest, by list and place.
  ///
  /// - Complexity: O(n log n).
  package static func settle(_ matches: [Match]) -> [Match] {
    if matches.count == 1 { return matches[0].isException ? [] : matches }
    let byLength = unexcused(matches).sorted { left, right in
      (left.list, right.wordRange.count, left.wordRange.lowerBound)
        < (right.list, left.wordRange.count, right.wordRange.lowerBound)
    }
    var settled: [Match] = []
    var rest = byLength[...]
    while let list = rest.first?.list {
      let own = rest.prefix { $0.list == list }
      rest = rest.dropFirst(own.count)
      settled += LongestRanges.apart(own, \.wordRange).sorted {
        $0.wordRange.lowerBound < $1.wordRange.lowerBound
      }
    }
    return settled
  }

  /// The matches that lie inside no exception of their list.
  private static func unexcused(_ matches: [Match]) -> [Match] {
    guard matches.contains(where: \.isException) else { return matches }
    let sorted = matches.sorted { ($0.list, $0.wordRange.lowerBound) < ($1.list, $1.wordRange.lowerBound) }
    var found: [Match] = []
    var start = 0
    while start < sorted.count {
      // Those of one list that start at one word, after the exceptions that start before them.
      var end = start
      while end < sorted.count, sorted[end].list == sorted[start].list { end += 1 }
      var excusedEnd = 0
      var index = start
      while index < end {
        var next = index
        while next < end, sorted[next].wordRange.lowerBound == sorted[index].wordRange.lowerBound {
          if sorted[next].isException { excusedEnd = max(excusedEnd, sorted[next].wordRange.upperBound) }
          next += 1
        }
        found += sorted[index..<next].filter { !$0.isException && $0.wordRange.upperBound > excusedEnd }
        index = next
      }
      start = end
    }
    return found
  }
}
