/// Tells what a text sounds like: a linear model over its sentences' features, learned from sentences that
/// sound so and sentences that only look it (`Sources/seedtrain`).
///
/// A tone's score for one sentence, or two in a row, is the sum of its features' weights over the square root
/// of their number. It is found where the score passes the tone's threshold.
package enum ToneModel {
  /// A place that sounds like something.
  package struct Match: Sendable {
    package let tone: ToneClass
    /// The sentence's or two sentences' words.
    package let words: Range<Int>
    /// How many times the threshold its score is, from 1 on.
    package let excess: Float
  }

  /// The sum of the weights of some features, and their number.
  package struct Sum: BitwiseCopyable {
    package var weights: SIMD16<Int32> = .zero
    package var count: Int32 = 0

    @inline(__always)
    mutating func add(_ other: Sum) {
      weights &+= other.weights
      count += other.count
    }
  }

  /// How many words a place has at least that is judged.
  package static var leastWordCount: Int { 5 }

  /// What a text sounds like, the strongest place for each tone.
  ///
  /// - Parameter tones: those that are asked for.
  /// - Complexity: O(bytes).
  package static func matches(
    in words: [Word],
    of bytes: UnsafeBufferPointer<UInt8>,
    _ tones: ToneSet = .all
  ) -> [Match] {
    var matches: [Match] = []
    forEachPlace(in: words, of: bytes) { place, sum in
      // Four words sound like anything.
      guard place.count >= leastWordCount else { return }
      let root = Float(sum.count).squareRoot()
      for tone in ToneClass.allCases where tones.contains(ToneSet(tone)) {
        let excess = Float(sum.weights[tone.rawValue]) / (root * ToneWeights.thresholds[tone.rawValue])
        guard excess >= 1 else { continue }
        if let index = matches.firstIndex(where: { $0.tone == tone }) {
          if matches[index].excess < excess {
            matches[index] = Match(tone: tone, words: place, excess: excess)
          }
        } else {
          matches.append(Match(tone: tone, words: place, excess: excess))
        }
      }
    }
    return matches
  }

  /// Calls a body with every sentence and every two in a row.
  @inline(__always)
  private static func forEachPlace(
    in words: [Word],
    of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Range<Int>, Sum) -> Void
  ) {
    var quotation = Quotation()
    var last: (words: Range<Int>, sum: Sum)?
    for sentence in Sentences.ranges(of: words, in: bytes) {
      var adder = ToneAdder()
      ToneFeatures.forEach(in: words[sentence], of: bytes, &quotation) { adder.add($0) }
      let sum = adder.sum()
      body(sentence, sum)
      if let last {
        var both = sum
        both.add(last.sum)
        body(last.words.lowerBound..<sentence.upperBound, both)
      }
      last = (sentence, sum)
    }
  }
}
