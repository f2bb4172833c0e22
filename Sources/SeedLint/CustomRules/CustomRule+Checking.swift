import SeedModel
import SeedSource
import SeedText

extension CustomRule {
  /// What the rule finds in a text.
  ///
  /// - Complexity: O(words) for terms and lengths, O(bytes × the pattern's instructions) for patterns.
  func hits(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ words: [Word],
    _ state: inout CustomSearch.State
  ) -> [CustomHit] {
    switch check {
    case .existence(let search):
      guard let hits = found(by: search, in: bytes, words, &state) else { return [tooManySteps(bytes)] }
      return hits.map { CustomHit(range: $0.range) }
    case .substitution(let search, let replacements, _):
      guard let hits = found(by: search, in: bytes, words, &state) else { return [tooManySteps(bytes)] }
      return hits.compactMap { hit in
        let replacement = replacements[hit.list]
        let isStanding = StandingReplacement(replacement)
          .contains(hit.range, in: bytes, search.findsTerms ? words : [])
        return isStanding ? nil : substitution(hit, replacement, in: bytes)
      }
    case .occurrence(let search, let minimum, let maximum):
      guard let hits = found(by: search, in: bytes, words, &state) else { return [tooManySteps(bytes)] }
      if hits.count >= minimum, hits.count <= maximum { return [] }
      let values = values(hits.count, minimum, maximum)
      guard hits.count > maximum else { return [CustomHit(range: 0..<bytes.count, values: values)] }
      let first = maximum > 0 ? hits[0].range : nil
      return [CustomHit(range: hits[maximum].range, values: values, firstRange: first)]
    case .repetition(let search, let exceptions, let phraseWords, let maximum):
      var excused: [Range<Int>] = []
      if let exceptions { excused = exceptions.hits(in: bytes, words, &state)?.map(\.range) ?? [] }
      let groups: [[Range<Int>]]
      if let search {
        guard let hits = found(by: search, in: bytes, words, &state) else { return [tooManySteps(bytes)] }
        groups = Self.groups(
          hits.map { hit in
            (Self.words(in: hit.range, of: words).map(\.hash), hit.range)
          }
        )
      } else {
        groups = Self.phrases(of: phraseWords, words, excused: excused)
      }
      return groups.filter { $0.count > maximum }.map { ranges in
        let values = values(ranges.count, 0, maximum)
        return CustomHit(range: ranges[maximum], values: values, firstRange: maximum > 0 ? ranges[0] : nil)
      }
    case .length(let unit, let minimum, let maximum):
      let count =
        switch unit {
        case .words: words.count
        case .characters: bytes.count { $0 & 0xC0 != 0x80 }
        }
      if count >= minimum, count <= maximum { return [] }
      return [CustomHit(range: 0..<bytes.count, values: values(count, minimum, maximum))]
    }
  }

  /// The places of a search that nothing excuses; nil when the pattern took too many steps.
  private func found(
    by search: CustomSearch,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ words: [Word],
    _ state: inout CustomSearch.State
  ) -> [CustomSearch.Hit]? {
    var quotation = Quotation()
    return search.hits(in: bytes, words, &state)?.filter { hit in
      let own = Self.words(in: hit.range, of: words).indices
      return !excuses.contains { excuse in
        switch excuse {
        case .quoted: quotation.isOpen(in: bytes, at: hit.range.lowerBound)
        case .denied(let count, let inClause):
          WordView.isNegated(own, in: words, reach: count, inClause: inClause)
        case .reported: WordView.isReported(own, in: words)
        case .supposed, .compound, .singleOutsideCopy: false
        }
      }
    }
  }

  private func values(_ count: Int, _ minimum: Int, _ maximum: Int) -> [CustomMessage.Value: String] {
    [.count: String(count), .minimum: String(minimum), .maximum: String(maximum)]
  }

  private func tooManySteps(_ bytes: UnsafeBufferPointer<UInt8>) -> CustomHit {
    var hit = CustomHit(range: 0..<bytes.count)
    hit.complaint =
      "the pattern needs more than \(PatternMatching.stepLimit) steps on this text; simplify it"
    return hit
  }

  /// A hit with what takes its place, which starts with a capital where the hit does; nil where it stands
  /// there already.
  private func substitution(
    _ hit: CustomSearch.Hit,
    _ replacement: String,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> CustomHit? {
    let found = String(decoding: bytes[hit.range], as: UTF8.self)
    var written = replacement
    if let first = found.first, first.isUppercase, let small = replacement.first, small.isLowercase {
      written = small.uppercased() + replacement.dropFirst()
    }
    return found == written ? nil : CustomHit(range: hit.range, values: [.replacement: written])
  }

  /// Places at which the same words stand, in the order of the first of each.
  private static func groups(_ places: [(key: [UInt64], range: Range<Int>)]) -> [[Range<Int>]] {
    Dictionary(grouping: places) { $0.key }.values.map { $0.map(\.range) }
      .sorted { $0[0].lowerBound < $1[0].lowerBound }
  }

  /// The words that start in a range of bytes.
  private static func words(in range: Range<Int>, of words: [Word]) -> ArraySlice<Word> {
    let first = words.indices.partitionPoint { Int(words[$0].startOffset) < range.lowerBound }
    let end = words.indices.partitionPoint { Int(words[$0].startOffset) < range.upperBound }
    return words[first..<end]
  }

  /// Short words, function words and numbers are repeated by everybody.
  private static func isTelling(_ word: Word) -> Bool {
    word.endOffset - word.startOffset >= 4 && !word.isNumber && !StopWords.contains(word.hash)
  }

  /// The phrases of a text with their places, in the order of the first of each; those in other arms of a
  /// message, which nobody reads together, apart. One word of each has to be a telling one.
  private static func phrases(
    of wordCount: Int,
    _ words: [Word],
    excused: [Range<Int>]
  ) -> [[Range<Int>]] {
    guard words.count >= wordCount else { return [] }
    var places: [(key: [UInt64], range: Range<Int>)] = []
    for start in 0...words.count - wordCount {
      let phrase = words[start..<start + wordCount]
      guard let first = phrase.first, let last = phrase.last,
        phrase.dropFirst().allSatisfy({ $0.gap == .joined }),
        phrase.contains(where: isTelling),
        !phrase.contains(where: { $0.shape.contains(.alternative) })
      else { continue }
      let range = Int(first.startOffset)..<Int(last.endOffset)
      // They are in order and apart.
      let next = excused.indices.partitionPoint { excused[$0].upperBound <= range.lowerBound }
      if next < excused.count, excused[next].overlaps(range) { continue }
      places.append((phrase.map(\.hash), range))
    }
    return groups(places)
  }
}
