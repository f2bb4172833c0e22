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

  /// Whether it looks for words, and not for any bytes.
  var findsTerms: Bool {
    if case .terms = target { true } else { false }
  }

  init(_ pattern: Pattern) { target = .pattern(pattern) }

  init(lists: [TermList]) {
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
      var hits: [Hit] = []
      for (group, index) in indexes.enumerated() {
        state.matches.removeAll(keepingCapacity: true)
        index.find(in: words, wanted: .max, into: &state.matches)
        if state.matches.isEmpty { continue }
        for match in TermIndex.settle(state.matches) {
          guard let first = words[match.wordRange].first, let last = words[match.wordRange].last else {
            continue
          }
          let range = Int(first.startOffset)..<Int(last.endOffset)
          hits.append(Hit(list: group * 64 + match.list, range: range))
        }
      }
      return hits.count < 2 ? hits : Self.settle(hits)
    }
  }

  private static func settle(_ hits: [Hit]) -> [Hit] {
    let byLength = hits.sorted {
      ($1.range.count, $0.range.lowerBound, $0.list) < ($0.range.count, $1.range.lowerBound, $1.list)
    }
    return LongestRanges.apart(byLength, \.range).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
