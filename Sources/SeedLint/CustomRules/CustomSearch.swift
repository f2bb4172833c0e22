import SeedText

/// What a rule without code looks for: lists of terms, or a pattern.
package struct CustomSearch: Sendable {
  /// A place where one of the lists has a term.
  struct Hit {
    var list: Int
    var range: Range<Int>
  }

  /// What one thread needs again for every text.
  package struct State {
    var matches: [TermIndex.Match] = []
    /// The machine of the rule's pattern; made with the first text.
    var matching: PatternMatching?
  }

  private enum Target: Sendable {
    /// 64 lists each: a list has one bit.
    case terms([TermIndex])
    case pattern(Pattern)
  }

  private let target: Target
  /// Whether terms are also looked for where letters stand in for others.
  private let seesThroughDisguises: Bool

  /// Whether it looks for words, and not for any bytes.
  var findsTerms: Bool {
    if case .terms = target { true } else { false }
  }

  init(_ pattern: Pattern) { (target, seesThroughDisguises) = (.pattern(pattern), false) }

  init(lists: [TermList], seesThroughDisguises: Bool = false) {
    self.seesThroughDisguises = seesThroughDisguises
    target = .terms(
      stride(from: 0, to: lists.count, by: 64).map {
        TermIndex(Array(lists[$0..<min(lists.count, $0 + 64)]))
      }
    )
  }

  /// Where something stands, from left to right, no two places overlapping; the longer one counts. Nil when
  /// the pattern took too many steps.
  ///
  /// - Complexity: O(words) for terms, O(bytes × the pattern's instructions) for a pattern.
  func hits(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ words: [Word],
    _ state: inout State
  ) -> [Hit]? {
    switch target {
    case .pattern(let pattern):
      var matching = state.matching ?? PatternMatching(pattern)
      state.matching = nil
      defer { state.matching = matching }
      return matching.matches(in: bytes)?.map { Hit(list: 0, range: $0) }
    case .terms(let indexes):
      var hits = Self.hits(of: indexes, in: words, &state) { _ in true }
      let readings = seesThroughDisguises ? DisguisedWords.readings(of: words, in: bytes) : []
      for reading in readings {
        hits += Self.hits(of: indexes, in: reading.words, &state) { reading.isChanged[$0].contains(true) }
      }
      return hits.count < 2 ? hits : Self.settle(hits)
    }
  }

  private static func hits(
    of indexes: [TermIndex],
    in words: [Word],
    _ state: inout State,
    where isWanted: (Range<Int>) -> Bool
  ) -> [Hit] {
    var hits: [Hit] = []
    for (group, index) in indexes.enumerated() {
      state.matches.removeAll(keepingCapacity: true)
      index.find(in: words, wanted: .max, into: &state.matches)
      if state.matches.isEmpty { continue }
      for match in TermIndex.settle(state.matches) where isWanted(match.wordRange) {
        hits.append(Hit(list: group * 64 + match.list, range: WordView.byteRange(of: words[match.wordRange])))
      }
    }
    return hits
  }

  private static func settle(_ hits: [Hit]) -> [Hit] {
    let byLength = hits.sorted {
      ($1.range.count, $0.range.lowerBound, $0.list) < ($0.range.count, $1.range.lowerBound, $1.list)
    }
    return LongestRanges.apart(byLength, \.range).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
