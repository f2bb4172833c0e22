/// The terms of every list of a run in one table, so that a word costs one look whatever the number of lists.
///
/// Each term stands under its anchor: of the words at its start that have to stand there, the rarest
/// (`CommonWords`). So a term that starts with "you" costs nothing at the thousands of places where that word
/// stands, and few words of a text are an anchor at all.
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
    var beside: UInt64 = 0
    /// The next link of the same anchor; 0 after the last.
    var next: UInt32 = 0
    var entry: UInt32 = 0
    var list: UInt8 = 0
    /// How many words stand between the term's start and its anchor.
    var offset: UInt8 = 0
    /// Whether `beside` is of the next words.
    var isFar = false
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

  /// How many places from a term's start on may be its anchor.
  private static let anchorReach = 16

  /// - Complexity: O(terms and their alternatives).
  package init(_ lists: [TermList]) {
    terms = TermList(lists)
    var anchors: [Int] = []
    anchors.reserveCapacity(terms.count)
    var keyCount = 0
    for entry in terms.entries {
      let anchor = Self.anchor(of: entry, terms)
      anchors.append(anchor)
      keyCount += max(1, terms.places[anchor].hashes.count)
    }
    var capacity = 64
    while capacity < keyCount * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    heads = Array(repeating: 0, count: capacity)
    links.reserveCapacity(keyCount + 1)
    var end = 0
    var index = 0
    for (list, own) in lists.enumerated() {
      end += own.count
      while index < end {
        add(index, of: UInt8(list), anchoredAt: anchors[index])
        index += 1
      }
    }
    numberFacts = facts(of: Self.numberKey)
  }

  /// Of the first places of a term, which are one word each, the one whose words are the rarest together.
  private static func anchor(of entry: TermEntry, _ terms: TermList) -> Int {
    var best = Int(entry.firstPlace)
    var least = Int.max
    for index in entry.places.prefix(anchorReach) {
      let place = terms.places[index]
      guard place.isSingle else { break }
      // Each word weighs something.
      if !place.isCertain || place.hashes.count >= least { continue }
      var weight = place.kind == .word ? Self.weight(of: place.key) : 0
      for word in place.hashes where weight < least { weight += Self.weight(of: terms.hashes[word]) }
      if weight < least { (best, least) = (index, weight) }
      if least <= CommonWords.rareWeight { break }
    }
    return best
  }

  private static func weight(of hash: UInt64) -> Int {
    hash == numberKey ? 12 : CommonWords.weight(of: hash)
  }

  private mutating func add(_ index: Int, of list: UInt8, anchoredAt anchor: Int) {
    let entry = terms.entries[index]
    var link = Link()
    link.entry = UInt32(index)
    link.list = list
    link.offset = UInt8(anchor - Int(entry.firstPlace))
    if link.offset > 0 { link.notBefore = ~bits(of: terms.places[anchor - 1]) }
    (link.beside, link.isFar) = beside(anchor, entry)
    let place = terms.places[anchor]
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
  private func beside(_ anchor: Int, _ entry: TermEntry) -> (bits: UInt64, isFar: Bool) {
    var found: UInt64 = 0
    var isFar = false
    var reach = 0
    for index in anchor + 1..<Int(entry.endPlace) {
      let place = terms.places[index]
      if place.isGap {
        isFar = true
        reach += Int(place.limit)
        continue
      }
      found |= bits(of: place)
      reach += 1
      if found == .max || reach > Self.farthest { return (0, false) }
      if place.isCertain { return isFar ? (found, true) : (~found, false) }
    }
    return (0, false)
  }

  /// How many words there may be between a term's anchor and its next certain word, at the most that bits are
  /// kept for; a term of more is looked at whatever follows.
  private static let farthest = 12

  /// The bits of all words that a term's next certain word may be.
  private static func farBits(of words: [Word], after index: Int) -> UInt64 {
    var bits: UInt64 = 0
    for index in index + 1..<max(index + 1, min(words.count, index + 1 + farthest)) {
      bits |= WordHash.bit(of: words[index].hash)
    }
    return bits
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
    var next = head(of: key)
    if next == 0 { return }
    // Without a word there, no bit: what has to stand there is looked for in vain.
    let before = index > 0 ? WordHash.bit(of: words[index - 1].hash) : 0
    let after = index + 1 < words.count ? WordHash.bit(of: words[index + 1].hash) : 0
    var far: UInt64?
    while next != 0 {
      let link = links[Int(next)]
      next = link.next
      // Nearly all terms of more words than one end here.
      if link.notBefore & before != 0 || wanted & 1 &<< UInt64(link.list) == 0 { continue }
      if link.isFar {
        let bits = far ?? Self.farBits(of: words, after: index)
        far = bits
        if link.beside & bits == 0 { continue }
      } else if link.beside & after != 0 {
        continue
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
