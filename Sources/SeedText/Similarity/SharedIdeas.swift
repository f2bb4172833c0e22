/// How much texts have in common of what they are about, of which rare words weigh more: a word weighs the
/// logarithm of how many texts there are for each that has it (inverse document frequency), a pair of
/// neighbours a third of that.
package struct SharedIdeas: Sendable {
  private let texts: [IdeaFeatures]
  /// In how many texts each word and pair stands.
  private let counts: [UInt64: UInt32]

  /// - Complexity: O(words of all texts).
  package init(_ texts: [IdeaFeatures]) {
    self.texts = texts
    var counts: [UInt64: UInt32] = [:]
    for text in texts {
      for word in text.words { counts[word, default: 0] += 1 }
      for pair in text.pairs { counts[pair, default: 0] += 1 }
    }
    self.counts = counts
  }

  /// How many percent of a draft each text has, in the order of the texts.
  ///
  /// - Complexity: O(words of all texts).
  package func percents(of draft: IdeaFeatures) -> [Double] {
    let whole = weight(draft.words) + weight(draft.pairs) / 3
    guard whole > 0 else { return texts.map { _ in 0 } }
    return texts.map { text in
      let words = weight(Self.common(draft.words, text.words))
      return 100 * (words + weight(Self.common(draft.pairs, text.pairs)) / 3) / whole
    }
  }

  /// Two texts, as indices, and how much of the words of both they share.
  package struct Pair: Hashable, Sendable {
    package var first: Int
    package var second: Int
    /// 0…1, of the weights of the words that either has.
    package var similarity: Double
    /// The stems of the words that both have.
    package var stems: [UInt64]
  }

  /// Words of more texts than this bring no two of them together.
  private static let rareLimit = 32

  /// The texts with at least so much in common, by their words alone; only those that share a rare word.
  ///
  /// - Parameter minimumWordCount: texts with fewer words that are no function words are not compared.
  /// - Complexity: O(words), with at most 32 comparisons for each.
  package func pairs(from similarity: Double, minimumWordCount: Int) -> [Pair] {
    var owners: [UInt64: [Int32]] = [:]
    var pairs: [Pair] = []
    // The weight that each earlier text shares by rare words, and which ones have any.
    var shared = [Double](repeating: 0, count: texts.count)
    var touched: [Int] = []
    for (index, text) in texts.enumerated() where text.words.count >= minimumWordCount {
      var (whole, common) = (0.0, 0.0)
      for word in text.words {
        let count = Int(counts[word] ?? 0)
        let weight = weight(of: count)
        whole += weight
        guard count > 1, count <= Self.rareLimit else {
          if count > 1 { common += weight }
          continue
        }
        for other in owners[word] ?? [] {
          if shared[Int(other)] == 0 { touched.append(Int(other)) }
          shared[Int(other)] += weight
        }
        owners[word, default: []].append(Int32(index))
      }
      for other in touched.sorted() {
        // What both share is at least so much of this text alone, or they are no pair.
        if shared[other] + common >= similarity * whole {
          let stems = Self.common(texts[other].words, text.words)
          let both = weight(stems)
          let value = both / (whole + weight(texts[other].words) - both)
          if value >= similarity {
            pairs.append(Pair(first: other, second: index, similarity: value, stems: stems))
          }
        }
        shared[other] = 0
      }
      touched.removeAll(keepingCapacity: true)
    }
    return pairs
  }

  private func weight(_ features: [UInt64]) -> Double {
    features.reduce(0) { $0 + weight(of: Int(counts[$1] ?? 0)) }
  }

  /// The binary logarithm of texts a text, from below where the library has none: straight lines between the
  /// powers of two.
  private func weight(of count: Int) -> Double {
    let ratio = Double(texts.count + 1) / Double(max(1, count))
    return Double(ratio.exponent) + ratio.significand - 1
  }

  /// What two ascending lists share.
  private static func common(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var result: [UInt64] = []
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      if left[first] == right[second] {
        result.append(left[first])
        first += 1
        second += 1
      } else if left[first] < right[second] {
        first += 1
      } else {
        second += 1
      }
    }
    return result
  }
}
