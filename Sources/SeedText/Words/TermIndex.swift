/// The terms of every list of a run in one table, so that a word costs one look whatever the number of lists.
///
/// Each term stands under its anchor: of the words that it cannot do without, the rarest (`CommonWords`). So
/// one that starts with "you" costs nothing at the thousands of places where that word stands.
package struct TermIndex: Sendable {
  /// A place where a term stands.
  package struct Match: Sendable {
    /// The index of the list.
    package var list: Int
    package var wordRange: Range<Int>
    package var isException: Bool
  }

  /// A term under one word of its anchor, with what turns it away at nearly all places.
  private struct Link: Sendable, BitwiseCopyable {
    /// One bit for each hash that no word right before the anchor may have.
    var notBefore: UInt64 = 0
    /// The same of the word right after it; of a term whose next certain word may stand farther away one bit
    /// for each hash that one of the next words has to have.
    var after: UInt64 = 0
    /// The next link of the same anchor; 0 after the last.
    var next: UInt32 = 0
    var entry: UInt32 = 0
    var list: UInt8 = 0
    /// How many words stand between the term's start and its anchor.
    var offset: UInt8 = 0
    /// Among how many words the next certain one has to be, where `after` is of several; else 0.
    var reach: UInt8 = 0
  }

  private let terms: TermList
  /// The first link of each anchor, by its hash.
  private var heads: HashIndex
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

  /// How many words may stand before an anchor.
  private static let anchorReach = 20

  /// - Complexity: O(terms and their alternatives).
  package init(_ lists: [TermList]) {
    terms = TermList(lists)
    var loads: [UInt32] = Array(repeating: 0, count: Self.loadCount)
    var anchors: [Anchor] = []
    anchors.reserveCapacity(terms.count)
    var keyCount = 0
    for entry in terms.entries {
      let anchor = Self.anchor(of: entry, terms, &loads)
      anchors.append(anchor)
      keyCount += max(1, terms.places[anchor.place].hashes.count) * anchor.offsets.count
    }
    heads = HashIndex(capacity: keyCount)
    links.reserveCapacity(keyCount + 1)
    var end = 0
    var index = 0
    for (list, own) in lists.enumerated() {
      end += own.count
      while index < end {
        add(index, of: UInt8(list), anchors[index])
        index += 1
      }
    }
    numberFacts = facts(of: Self.numberKey)
  }

  /// The place of a term whose words are the rarest together, each counted for every offset that it may have.
  ///
  /// - Parameter loads: how many links stand under the words of a share of all hashes.
  private static func anchor(of entry: TermEntry, _ terms: TermList, _ loads: inout [UInt32]) -> Anchor {
    var best = Anchor(place: Int(entry.firstPlace), offsets: 0...0)
    var least = Int.max
    var (fewest, most) = (0, 0)
    for index in entry.places {
      let place = terms.places[index]
      let count = most - fewest + 1
      // Each word weighs something.
      if place.isCertain, max(1, place.hashes.count) * count < least {
        var sum = place.kind == .word ? weight(of: place.key, loads) : 0
        for word in place.hashes where sum * count < least {
          sum += weight(of: terms.hashes[word], loads)
        }
        if sum * count < least {
          best = Anchor(place: index, offsets: fewest...most)
          least = sum * count
        }
      }
      if place.isSingle { fewest += 1 }
      most += place.isGap ? max(1, Int(place.limit)) : 1
      // Nothing that comes later is rarer, or can be told by its offset.
      if most - fewest + 1 >= least || most > anchorReach { break }
    }
    let place = terms.places[best.place]
    let count = UInt32(best.offsets.count)
    if place.kind == .word { loads[loadIndex(of: place.key)] += count }
    for word in place.hashes { loads[loadIndex(of: terms.hashes[word])] += count }
    return best
  }

  /// What a link under a word costs about: a word that many terms share weighs more and more, so that a long
  /// list of terms with a rare word in common does not come to stand under it.
  private static func weight(of hash: UInt64, _ loads: [UInt32]) -> Int {
    (hash == numberKey ? 12 : CommonWords.weight(of: hash)) + Int(loads[loadIndex(of: hash)]) / 32
  }

  private static var loadCount: Int { 4096 }

  @inline(__always)
  private static func loadIndex(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (loadCount - 1)
  }

  private mutating func add(_ index: Int, of list: UInt8, _ anchor: Anchor) {
    let entry = terms.entries[index]
    let place = terms.places[anchor.place]
    var link = Link()
    link.entry = UInt32(index)
    link.list = list
    if anchor.place > Int(entry.firstPlace), terms.places[anchor.place - 1].isSingle {
      link.notBefore = ~bits(of: terms.places[anchor.place - 1])
    }
    (link.after, link.reach) = after(anchor.place, entry)
    for offset in anchor.offsets {
      link.offset = UInt8(offset)
      if place.kind == .word { add(link, under: place.key) }
      for word in place.hashes { add(link, under: terms.hashes[word]) }
    }
  }

  private mutating func add(_ link: Link, under key: UInt64) {
    // A word may be among an anchor's twice.
    let head = heads[key]
    if head != 0, links[Int(head)].entry == link.entry, links[Int(head)].offset == link.offset { return }
    heads.set(key, to: UInt32(links.count))
    links.append(link)
    links[links.count - 1].next = head
  }

  /// One bit for each word that may stand at a place; all bits where any may.
  private func bits(of place: TermPlace) -> UInt64 {
    switch place.kind {
    case .word: return place.key == Self.numberKey ? .max : WordHash.bit(of: place.key)
    case .words, .optional:
      let isNumber =
        place.key & WordHash.bit(of: Self.numberKey) != 0
        && place.hashes.contains { terms.hashes[$0] == Self.numberKey }
      return isNumber ? .max : place.key
    case .anyWord, .gap, .gapInClause: return .max
    }
  }

  /// What a term asks of the words after its anchor, for a link.
  private func after(_ anchor: Int, _ entry: TermEntry) -> (bits: UInt64, reach: UInt8) {
    var found: UInt64 = 0
    var hasGap = false
    var reach = 0
    for index in anchor + 1..<Int(entry.endPlace) {
      let place = terms.places[index]
      if place.isGap {
        hasGap = true
        reach += Int(place.limit)
        continue
      }
      found |= bits(of: place)
      reach += 1
      if found == .max || reach > Self.farReach { return (0, 0) }
      if place.isCertain { return hasGap ? (found, UInt8(reach)) : (~found, 0) }
    }
    return (0, 0)
  }

  /// Of so many words after an anchor the bits are kept together; a term whose next certain word may be
  /// farther away is looked at whatever follows.
  private static var nearReach: Int { 4 }
  private static var farReach: Int { 12 }

  /// The bits of the words after an index up to the end of the sentence, as many as are asked for.
  private static func bits(of words: [Word], after index: Int, reach: Int) -> UInt64 {
    var bits: UInt64 = 0
    var next = index + 1
    while next < words.count, next <= index + reach, words[next].gap.rawValue <= Word.Gap.clause.rawValue {
      bits |= WordHash.bit(of: words[next].hash)
      next += 1
    }
    return bits
  }

  package var isEmpty: Bool { terms.isEmpty }

  /// What a word can be to a term.
  ///
  /// - Complexity: O(1).
  package func facts(of hash: UInt64) -> WordFacts { heads[hash] == 0 ? [] : .anchorsTerm }

  /// Appends every place where a term of one of some lists stands, by the place of its anchor.
  ///
  /// - Parameter wanted: one bit a list.
  /// - Complexity: O(words) and, for words that are an anchor, O(terms that share it).
  package func find(in words: [Word], wanted: UInt64, into matches: inout [Match]) {
    for index in words.indices where !words[index].facts.contains(.isKnown) || isAnchor(words[index]) {
      find(at: index, in: words, wanted: wanted, into: &matches)
    }
  }

  @inline(__always)
  private func isAnchor(_ word: Word) -> Bool { word.facts.contains(.anchorsTerm) || word.isNumber }

  /// Appends the terms of which a word is the anchor.
  package func find(at index: Int, in words: [Word], wanted: UInt64, into matches: inout [Match]) {
    probe(words[index].hash, at: index, words, wanted, &matches)
    if words[index].isNumber { probe(Self.numberKey, at: index, words, wanted, &matches) }
  }

  private func probe(
    _ key: UInt64,
    at index: Int,
    _ words: [Word],
    _ wanted: UInt64,
    _ matches: inout [Match]
  ) {
    var next = heads[key]
    if next == 0 { return }
    // Without a word there, no bit: what has to stand there is looked for in vain.
    let before = index > 0 ? WordHash.bit(of: words[index - 1].hash) : 0
    let after = index + 1 < words.count ? WordHash.bit(of: words[index + 1].hash) : 0
    var (near, far): (UInt64?, UInt64?) = (nil, nil)
    while next != 0 {
      let link = links[Int(next)]
      next = link.next
      // Nearly all terms of more words than one end here.
      if link.notBefore & before != 0 || wanted & 1 &<< UInt64(link.list) == 0 { continue }
      if link.reach == 0 {
        if link.after & after != 0 { continue }
      } else if Int(link.reach) <= Self.nearReach {
        let bits = near ?? Self.bits(of: words, after: index, reach: Self.nearReach)
        near = bits
        if link.after & bits == 0 { continue }
      } else {
        let bits = far ?? Self.bits(of: words, after: index, reach: Self.farReach)
        far = bits
        if link.after & bits == 0 { continue }
      }
      let start = index - Int(link.offset)
      if start < 0 { continue }
      let entry = terms.entries[Int(link.entry)]
      if words[start].gap.rawValue < entry.gapBefore.rawValue { continue }
      guard let end = terms.end(of: entry, from: start, words),
        Asking.meets(entry.asking, at: start, in: words)
      else { continue }
      matches.append(Match(list: Int(link.list), wordRange: start..<end, isException: entry.isException))
    }
  }
}
