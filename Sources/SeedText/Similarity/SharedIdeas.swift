/// Texts by what they are about, so that those nearest to another are found: the one index of that kind.
///
/// Rare words weigh more: a word weighs the logarithm of how many texts there are for each that has it
/// (inverse document frequency), a pair of neighbours a third of that.
package struct SharedIdeas: Sendable {
  private let texts: [IdeaFeatures]
  /// The texts that each word stands in, ascending.
  private var owners: [UInt64: [Int32]] = [:]
  /// The same of pairs.
  private var pairOwners: [UInt64: [Int32]] = [:]

  /// - Complexity: O(words of all texts).
  package init(_ texts: [IdeaFeatures]) {
    self.texts = texts
    for (index, text) in texts.enumerated() {
      for word in text.words { owners[word, default: []].append(Int32(index)) }
      for pair in text.pairs { pairOwners[pair, default: []].append(Int32(index)) }
    }
  }

  /// A text, as an index, that has something of another one.
  package struct Cousin: Hashable, Sendable {
    package var index: Int
    /// How much of the other one it has, by weight: 0…100.
    package var percent: Double
  }

  /// The texts that have so much of a draft or more, nearest first; of those that are as near, the first.
  ///
  /// - Parameters:
  ///   - percent: more than 0.
  ///   - own: the draft itself, where it is one of the texts.
  /// - Complexity: O(texts that share a word, for each word of the draft).
  package func cousins(of draft: IdeaFeatures, from percent: Double, except own: Int? = nil) -> [Cousin] {
    var whole = 0.0
    var shared: [Int32: Double] = [:]
    for (features, owners, share) in [(draft.words, owners, 1.0), (draft.pairs, pairOwners, 1.0 / 3)] {
      for feature in features {
        let holders = owners[feature] ?? []
        let weight = share * weight(of: holders.count)
        whole += weight
        for holder in holders { shared[holder, default: 0] += weight }
      }
    }
    return shared.compactMap { index, weight in
      let cousin = Cousin(index: Int(index), percent: 100 * weight / whole)
      return cousin.percent < percent || cousin.index == own ? nil : cousin
    }.sorted { ($1.percent, $0.index) < ($0.percent, $1.index) }
  }

  /// The cousins of one of the texts itself.
  package func cousins(of index: Int, from percent: Double) -> [Cousin] {
    cousins(of: texts[index], from: percent, except: index)
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
    var pairs: [Pair] = []
    // The weight that each earlier text shares by rare words, and which ones have any.
    var shared = [Double](repeating: 0, count: texts.count)
    var touched: [Int] = []
    for (index, text) in texts.enumerated() where text.words.count >= minimumWordCount {
      var (whole, common) = (0.0, 0.0)
      for word in text.words {
        let holders = owners[word] ?? []
        let weight = weight(of: holders.count)
        whole += weight
        guard holders.count <= Self.rareLimit else {
          common += weight
          continue
        }
        for other in holders.prefix(while: { $0 < index }).map(Int.init)
        where texts[other].words.count >= minimumWordCount {
          if shared[other] == 0 { touched.append(other) }
          shared[other] += weight
        }
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

  private func weight(_ words: [UInt64]) -> Double {
    words.reduce(0) { $0 + weight(of: owners[$1]?.count ?? 0) }
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
