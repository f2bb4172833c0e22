import SeedSource

/// Texts by what they are about, so that those nearest to another are found: the one index of that kind.
///
/// Rare words weigh more: a word weighs the logarithm of how many texts there are for each that has it
/// (inverse document frequency), a pair of neighbours a third of that.
package struct SharedIdeas: Sendable {
  private let texts: [IdeaFeatures]
  private let words: Holders
  private let pairs: Holders

  /// - Complexity: O(words of all texts).
  package init(_ texts: [IdeaFeatures]) {
    self.texts = texts
    words = Holders(texts.map(\.words))
    pairs = Holders(texts.map(\.pairs))
  }

  /// The texts that each word or pair stands in.
  private struct Holders: Sendable {
    /// The features, numbered as they come.
    private var numbers: [UInt64: Int32] = [:]
    /// The numbers of all texts' features, text after text.
    private(set) var row: [Int32] = []
    /// By a feature's number, its texts: where they end among those of all features.
    private var ends: [Int] = []
    /// The texts, ascending for each feature.
    private(set) var texts: [Int32]
    /// By a feature's number, what it weighs; at the end, what one of no text does.
    private(set) var weights: [Double]

    init(_ featuresOfTexts: [[UInt64]]) {
      row.reserveCapacity(featuresOfTexts.reduce(0) { $0 + $1.count })
      for feature in featuresOfTexts.joined() {
        let number = numbers[feature] ?? Int32(ends.count)
        if number == ends.count {
          numbers[feature] = number
          ends.append(0)
        }
        ends[Int(number)] += 1
        row.append(number)
      }
      weights = (ends + [1]).map { count in
        // The binary logarithm of texts a text, from below where the library has none: straight lines between
        // the powers of two.
        let ratio = Double(featuresOfTexts.count + 1) / Double(count)
        return Double(ratio.exponent) + ratio.significand - 1
      }
      texts = Array(repeating: 0, count: row.count)
      // Where each feature's texts start; once they are filled in, where they end.
      var start = 0
      for number in ends.indices { (ends[number], start) = (start, start + ends[number]) }
      var place = 0
      for (index, features) in featuresOfTexts.enumerated() {
        for number in row[place..<place + features.count] {
          texts[ends[Int(number)]] = Int32(index)
          ends[Int(number)] += 1
        }
        place += features.count
      }
    }

    /// Where the texts with a feature stand among those of all, by the feature's number.
    func places(of number: Int32) -> Range<Int> {
      (number > 0 ? ends[Int(number) - 1] : 0)..<ends[Int(number)]
    }

    /// The texts with a feature, and how much it weighs.
    ///
    /// - Complexity: O(1).
    func holders(of feature: UInt64) -> (texts: ArraySlice<Int32>, weight: Double) {
      guard let number = numbers[feature] else { return ([], weights[ends.count]) }
      return (texts[places(of: number)], weights[Int(number)])
    }

    func weight(of features: [UInt64]) -> Double { features.reduce(0) { $0 + holders(of: $1).weight } }
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
    for (features, index, share) in [(draft.words, words, 1.0), (draft.pairs, pairs, 1.0 / 3)] {
      for feature in features {
        let holders = index.holders(of: feature)
        whole += share * holders.weight
        for holder in holders.texts { shared[holder, default: 0] += share * holders.weight }
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
    var weights: [Double] = []
    // The weight that each earlier text shares by rare words, and which ones have any.
    var shared = [Double](repeating: 0, count: texts.count)
    var touched: [Int] = []
    var place = 0
    for (index, text) in texts.enumerated() {
      let numbers = words.row[place..<place + text.words.count]
      place += text.words.count
      weights.append(numbers.reduce(0) { $0 + words.weights[Int($1)] })
      if text.words.count < minimumWordCount { continue }
      var common = 0.0
      for number in numbers {
        let (places, weight) = (words.places(of: number), words.weights[Int(number)])
        guard places.count <= Self.rareLimit else {
          common += weight
          continue
        }
        for place in places {
          let other = Int(words.texts[place])
          if other >= index { break }
          if shared[other] == 0 { touched.append(other) }
          shared[other] += weight
        }
      }
      func share(_ both: Double, of other: Int) -> Double { both / (weights[index] + weights[other] - both) }
      var own: [Pair] = []
      for other in touched {
        // No more than this can be shared; mostly it is too little.
        let most = share(shared[other] + common, of: other)
        shared[other] = 0
        guard most >= similarity, texts[other].words.count >= minimumWordCount else { continue }
        let stems = Self.common(texts[other].words, text.words)
        let value = share(words.weight(of: stems), of: other)
        if value >= similarity {
          own.append(Pair(first: other, second: index, similarity: value, stems: stems))
        }
      }
      touched.removeAll(keepingCapacity: true)
      pairs += own.sorted { $0.first < $1.first }
    }
    return pairs
  }

  /// What two ascending lists share.
  package static func common(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var result: [UInt64] = []
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      let (one, other) = (left[first], right[second])
      if one == other { result.append(one) }
      first += one <= other ? 1 : 0
      second += other <= one ? 1 : 0
    }
    return result
  }
}
