import SeedSource

/// The places of many terms (`Term.Slot`) in two arrays, so that walking along them counts no references.
struct TermPlaces: Sendable {
  private struct Place: Sendable, BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable {
      case words, optional, anyWord, gapInClause, gap
    }

    var kind: Kind
    /// How many words a gap may hold.
    var limit: UInt8 = 0
    /// In `hashes`.
    var lowerBound: UInt32 = 0
    var upperBound: UInt32 = 0
    /// One bit for each of these hashes.
    var bits: UInt64 = 0
  }

  private var places: [Place] = []
  /// The words of the places, sorted in each.
  private var hashes: [UInt64] = []

  var count: Int { places.count }

  mutating func append(_ slot: Term.Slot) {
    let start = hashes.count
    var place = Place(kind: .anyWord)
    switch slot {
    case .word(let word):
      place.kind = .words
      hashes.append(word)
    case .words(let words):
      place.kind = .words
      hashes += words
    case .optional(let words):
      place.kind = .optional
      hashes += words
    case .anyWord: break
    case .gap(let limit, let inClause):
      place.kind = inClause ? .gapInClause : .gap
      place.limit = UInt8(limit)
    }
    (place.lowerBound, place.upperBound) = (UInt32(start), UInt32(hashes.count))
    for index in start..<hashes.count { place.bits |= WordHash.bit(of: hashes[index]) }
    places.append(place)
  }

  /// The index after the last word when the words of some places stand here, or nil.
  ///
  /// - Parameter gapAfter: what has to lie after them at least.
  /// - Complexity: O(words that the gaps may hold), multiplied over the gaps.
  func end(of range: Range<Int>, closedBy gapAfter: Word.Gap, at index: Int, _ words: [Word]) -> Int? {
    guard let first = range.first else {
      return index < words.count && words[index].gap < gapAfter ? nil : index
    }
    let place = places[first]
    guard place.kind == .gap || place.kind == .gapInClause else {
      return end(of: range, closedBy: gapAfter, at: index, words, .joined)
    }
    let loosest: Word.Gap = place.kind == .gapInClause ? .joined : .clause
    for next in index...index + Int(place.limit) {
      guard next < words.count, words[next].gap <= loosest else { return nil }
      if let end = end(of: range.dropFirst(), closedBy: gapAfter, at: next, words, loosest) { return end }
    }
    return nil
  }

  /// The same where the first place is no gap.
  ///
  /// - Parameter loosest: what may lie before the first of the words.
  private func end(
    of range: Range<Int>,
    closedBy gapAfter: Word.Gap,
    at index: Int,
    _ words: [Word],
    _ loosest: Word.Gap
  ) -> Int? {
    let place = places[range.lowerBound]
    let rest = range.dropFirst()
    let isNear = index < words.count && words[index].gap <= loosest
    switch place.kind {
    case .words:
      guard isNear, contains(place, words[index]) else { return nil }
    case .optional:
      if isNear, contains(place, words[index]),
        let end = end(of: rest, closedBy: gapAfter, at: index + 1, words)
      {
        return end
      }
      return end(of: rest, closedBy: gapAfter, at: index, words)
    case .anyWord, .gap, .gapInClause:
      guard isNear else { return nil }
    }
    return end(of: rest, closedBy: gapAfter, at: index + 1, words)
  }

  private func contains(_ place: Place, _ word: Word) -> Bool {
    contains(place, word.hash) || word.isNumber && contains(place, TermIndex.numberKey)
  }

  private func contains(_ place: Place, _ hash: UInt64) -> Bool {
    guard place.bits & WordHash.bit(of: hash) != 0 else { return false }
    let range = Int(place.lowerBound)..<Int(place.upperBound)
    let found = range.partitionPoint { hashes[$0] < hash }
    return found < range.upperBound && hashes[found] == hash
  }
}
