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
  package struct Sum {
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

  /// Whether some place of a text sounds like any of the tones.
  ///
  /// - Complexity: O(bytes).
  package static func soundsLikeSomething(_ words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    forEachPlace(in: words, of: bytes) { place, sum in
      guard place.count >= leastWordCount, !isFound else { return }
      let least = ToneWeights.thresholds * Float(sum.count).squareRoot()
      isFound = any(SIMD16<Float>(sum.weights) .>= least)
    }
    return isFound
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

/// Adds up the weights of features.
///
/// The sixteen numbers of a row are added in lanes of 16 bits, every second one beside the others: a third of
/// what lanes of 32 bits cost.
private struct ToneAdder {
  private var total = ToneModel.Sum()
  private var evens = SIMD2<UInt64>.zero
  private var odds = SIMD2<UInt64>.zero
  private var count: Int32 = 0

  /// So many characters below 128 fit into 16 bits.
  private static let capacity: Int32 = 512
  private static let evenBytes = SIMD2<UInt64>(repeating: 0x00FF_00FF_00FF_00FF)

  /// - Parameter feature: below `ToneFeatures.count`.
  @inline(__always)
  mutating func add(_ feature: Int) {
    let row = ToneWeights.row(of: feature)
    evens &+= row & Self.evenBytes
    odds &+= (row &>> 8) & Self.evenBytes
    count &+= 1
    if count == Self.capacity { flush() }
  }

  /// What was added so far.
  mutating func sum() -> ToneModel.Sum {
    flush()
    return total
  }

  private mutating func flush() {
    let even = unsafeBitCast(evens, to: SIMD8<UInt16>.self)
    let odd = unsafeBitCast(odds, to: SIMD8<UInt16>.self)
    let zero = count * Int32(ToneWeights.zero)
    for lane in 0..<8 {
      total.weights[lane * 2] += Int32(even[lane]) - zero
      total.weights[lane * 2 + 1] += Int32(odd[lane]) - zero
    }
    total.count += count
    (evens, odds, count) = (.zero, .zero, 0)
  }
}

extension ToneWeights {
  /// A feature's weight for each tone, a byte each, `zero` above it.
  @inline(__always)
  fileprivate static func row(of feature: Int) -> SIMD2<UInt64> {
    UnsafeRawPointer(rows.utf8Start + feature * 16).loadUnaligned(as: SIMD2<UInt64>.self)
  }

  /// The character that stands for the weight 0; weights go from -45 to 45.
  package static let zero: UInt8 = 0x23 + 45
}
