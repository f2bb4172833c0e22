import SeedSource

/// The terms of a list (`Term`), in three arrays whatever their number: every run reads some thousands before
/// its first text, and a term with arrays of its own would take more time to free than to read.
package struct TermList: Sendable {
  var entries: [TermEntry] = []
  var places: [TermPlace] = []
  /// The words of the places that may be one of several: of each ascending, each once.
  var hashes: [UInt64] = []
  /// By their entries, ascending.
  var corrections: [TermCorrection] = []

  package init() {}

  /// Terms of a single word each, which are known by their hashes alone.
  package init(hashes: some Sequence<UInt64>) {
    for hash in hashes {
      var entry = TermEntry(firstPlace: places.count)
      places.append(TermPlace(word: hash))
      entry.endPlace = UInt32(places.count)
      entries.append(entry)
    }
  }

  /// The terms of a list that is written as one text; what is no term is left out.
  ///
  /// - Complexity: O(bytes), times the compounds.
  package init(_ text: String) { Term.forEachEntry(of: text) { _ = append($0) } }

  /// The terms of a list whose entries say what should stand for a word: `could of=have been`.
  ///
  /// - Complexity: O(bytes), times the compounds.
  package init(corrections text: String) {
    Term.forEachEntry(of: text) { _ = append($0, takesCorrections: true) }
  }

  /// The terms of some entries; what is no term is left out.
  package init(entries: some Sequence<String>) { append(entries: entries) }

  package var isEmpty: Bool { entries.isEmpty }
  package var count: Int { entries.count }
  /// Whether one of the terms excuses what lies inside of it.
  package var hasException: Bool { entries.contains { $0.isException } }
  /// Whether all of them do, or there are none.
  package var hasOnlyExceptions: Bool { entries.allSatisfy { $0.isException } }
  /// The same terms, of which none excuses anything.
  package var withoutExceptions: TermList {
    var list = self
    for index in list.entries.indices { list.entries[index].isException = false }
    return list
  }

  /// Appends the terms that an entry stands for: one, or several where compounds are among its alternatives;
  /// none and false when `Term.fault(in:)` has something to say about it.
  ///
  /// - Complexity: O(bytes), times the compounds.
  package mutating func append(entry: String) -> Bool {
    var entry = entry
    return entry.withUTF8 { append($0) } == nil
  }

  /// Appends the terms of some entries; what is no term is left out.
  package mutating func append(entries: some Sequence<String>) {
    for entry in entries { _ = append(entry: entry) }
  }

  /// The first word of a place where a term stands that should be another one, and which.
  package func correction(of match: TermIndex.Match, in words: [Word]) -> (index: Int, right: String)? {
    let first = corrections.indices.partitionPoint { corrections[$0].entry < match.entry }
    let own = corrections[first...].prefix { $0.entry == match.entry }
    for index in match.wordRange {
      if let found = own.first(where: { $0.wrong == words[index].hash }) { return (index, found.right) }
    }
    return nil
  }

  package mutating func append(_ other: TermList) {
    if isEmpty {
      self = other
      return
    }
    for var correction in other.corrections {
      correction.entry += entries.count
      corrections.append(correction)
    }
    for entry in other.entries {
      var entry = entry
      entry.firstPlace += UInt32(places.count)
      entry.endPlace += UInt32(places.count)
      entries.append(entry)
    }
    for place in other.places {
      var place = place
      place.lowerBound += UInt32(hashes.count)
      place.upperBound += UInt32(hashes.count)
      places.append(place)
    }
    hashes += other.hashes
  }

  /// The terms of several lists, one after the other.
  package init(_ lists: some Sequence<TermList>) {
    for list in lists { append(list) }
  }
}

/// What should stand for a word of a term.
struct TermCorrection: Sendable {
  /// The term's index in its list.
  var entry: Int
  let wrong: UInt64
  let right: String
}

extension TermList {
  @inline(__always)
  func contains(_ place: TermPlace, _ word: Word) -> Bool {
    contains(place, word.hash) || word.isNumber && contains(place, TermIndex.numberKey)
      || !place.endings.isDisjoint(with: word.shape)
  }

  @inline(__always)
  private func contains(_ place: TermPlace, _ hash: UInt64) -> Bool {
    if place.kind == .word { return place.key == hash }
    return place.key & WordHash.bit(of: hash) != 0 && finds(hash, in: place.hashes)
  }

  private func finds(_ hash: UInt64, in range: Range<Int>) -> Bool {
    let found = range.partitionPoint { hashes[$0] < hash }
    return found < range.upperBound && hashes[found] == hash
  }

  /// The index after the last word where a term stands whose first word is at an index, or nil.
  ///
  /// - Complexity: O(words that the gaps may hold), multiplied over the gaps.
  func end(of entry: TermEntry, from index: Int, _ words: [Word]) -> Int? {
    let first = Int(entry.firstPlace)
    guard contains(places[first], words[index]) else { return nil }
    return end(of: entry, first + 1, at: index + 1, words, .joined, isAfterGap: false)
  }

  /// The same from one of its places on.
  ///
  /// - Parameters:
  ///   - loosest: what may lie before the next word.
  ///   - isAfterGap: whether the place before is a gap, after which another is one word.
  private func end(
    of entry: TermEntry,
    _ first: Int,
    at index: Int,
    _ words: [Word],
    _ loosest: Word.Gap,
    isAfterGap: Bool
  ) -> Int? {
    var (index, loosest, isAfterGap) = (index, loosest, isAfterGap)
    for placeIndex in first..<Int(entry.endPlace) {
      let place = places[placeIndex]
      let isNear = index < words.count && words[index].gap.rawValue <= loosest.rawValue
      switch place.kind {
      case .word, .words:
        guard isNear, contains(place, words[index]) else { return nil }
        index += 1
      case .anyWord:
        guard isNear else { return nil }
        index += 1
      case .optional:
        if isNear, contains(place, words[index]),
          let end = end(of: entry, placeIndex + 1, at: index + 1, words, .joined, isAfterGap: false)
        {
          return end
        }
      case .gap, .gapInClause:
        if isAfterGap {
          guard isNear else { return nil }
          index += 1
          break
        }
        let loosest: Word.Gap = place.kind == .gapInClause ? .joined : .clause
        for next in index...index + Int(place.limit) {
          guard next < words.count, words[next].gap.rawValue <= loosest.rawValue else { return nil }
          if let end = end(of: entry, placeIndex + 1, at: next, words, loosest, isAfterGap: true) {
            return end
          }
        }
        return nil
      }
      (loosest, isAfterGap) = (.joined, false)
    }
    return index < words.count && words[index].gap.rawValue < entry.gapAfter.rawValue ? nil : index
  }
}
