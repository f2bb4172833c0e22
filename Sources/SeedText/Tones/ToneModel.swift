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

  /// How many words a place has at least that is judged.
  package static var leastWordCount: Int { 5 }

  /// What a text sounds like, the strongest sentence or two for each tone.
  ///
  /// - Parameters:
  ///   - place: where the text stands.
  ///   - tones: those that are asked for.
  /// - Complexity: O(bytes).
  package static func matches(
    in words: [Word],
    of bytes: UnsafeBufferPointer<UInt8>,
    at place: TonePlace,
    _ tones: ToneSet = .all
  ) -> [Match] {
    var matches: [Match] = []
    forEachPart(in: words, of: bytes, at: place) { part, sum in
      // Four words sound like anything.
      guard part.count >= leastWordCount else { return }
      let root = Float(sum.count).squareRoot()
      for tone in ToneClass.allCases where tones.contains(ToneSet(tone)) {
        let excess = Float(sum.weight(of: tone)) / (root * ToneWeights.thresholds[tone.rawValue])
        guard excess >= 1 else { continue }
        if let index = matches.firstIndex(where: { $0.tone == tone }) {
          if matches[index].excess < excess {
            matches[index] = Match(tone: tone, words: part, excess: excess)
          }
        } else {
          matches.append(Match(tone: tone, words: part, excess: excess))
        }
      }
    }
    return matches
  }

  /// Whether some sentence or two of a text sound like any of the tones.
  ///
  /// - Parameter place: where the text stands.
  /// - Complexity: O(bytes).
  package static func soundsLikeSomething(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    at place: TonePlace
  ) -> Bool {
    var isFound = false
    ToneGoal.ofCounts.withUnsafeBufferPointer { goals in
      forEachPart(in: words, of: bytes, at: place) { part, sum in
        guard part.count >= leastWordCount, !isFound else { return }
        isFound = sum.reaches(sum.count < goals.count ? goals[sum.count] : ToneGoal(count: sum.count))
      }
    }
    return isFound
  }

  /// Calls a body with every sentence and every two in a row.
  @inline(__always)
  private static func forEachPart(
    in words: [Word],
    of bytes: UnsafeBufferPointer<UInt8>,
    at place: TonePlace,
    _ body: (Range<Int>, ToneSum) -> Void
  ) {
    var quotation = Quotation()
    var last: (words: Range<Int>, sum: ToneSum)?
    for sentence in Sentences.ranges(of: words, in: bytes) {
      var sum = ToneSum()
      ToneFeatures.forEach(in: words[sentence], of: bytes, at: place, &quotation) { sum.add($0, $1) }
      body(sentence, sum)
      if let last { body(last.words.lowerBound..<sentence.upperBound, sum.adding(last.sum)) }
      last = (sentence, sum)
    }
  }
}

/// The sum of the rows of some features.
///
/// The sixteen characters of a row are added as eight numbers of 16 bits, and their second halves once more
/// by themselves: the first halves are what is left. Both may overflow, and a tone's weights come out right
/// all the same where they sum up to less than 2^15, as those of seven hundred features always do.
struct ToneSum {
  private var wholes = SIMD8<UInt16>.zero
  private var odds = SIMD8<UInt16>.zero
  private(set) var count = 0

  private var evens: SIMD8<UInt16> { wholes &- odds &<< 8 }

  /// - Parameter feature, other: below `ToneFeatures.count`.
  @inline(__always)
  mutating func add(_ feature: Int, _ other: Int?) {
    var row = ToneWeights.row(of: feature)
    count &+= 1
    if let other {
      // Two characters below 128 fit into a byte.
      row &+= ToneWeights.row(of: other)
      count &+= 1
    }
    wholes &+= row
    odds &+= row &>> 8
  }

  @inline(__always)
  func adding(_ other: ToneSum) -> ToneSum {
    var sum = self
    sum.wholes &+= other.wholes
    sum.odds &+= other.odds
    sum.count &+= other.count
    return sum
  }

  /// The sum of the weights for a tone.
  func weight(of tone: ToneClass) -> Int16 {
    let lanes = tone.rawValue.isMultiple(of: 2) ? evens : odds
    let zero = UInt16(truncatingIfNeeded: count &* Int(ToneWeights.zero))
    return Int16(bitPattern: lanes[tone.rawValue / 2] &- zero)
  }

  /// Whether the sum for some tone reaches its goal.
  @inline(__always)
  func reaches(_ goal: ToneGoal) -> Bool {
    let reached = unsafeBitCast((evens &+ goal.evens) | (odds &+ goal.odds), to: SIMD2<UInt64>.self)
    return (reached[0] | reached[1]) & 0x8000_8000_8000_8000 != 0
  }
}

/// What makes a sum's lanes negative, as numbers of 16 bits, where they reach their tones' thresholds.
struct ToneGoal {
  fileprivate private(set) var evens = SIMD8<UInt16>.zero
  fileprivate private(set) var odds = SIMD8<UInt16>.zero

  /// Those of the numbers of features that most sentences have.
  static let ofCounts = (0..<256).map { ToneGoal(count: $0) }

  /// - Parameter count: of the features that are summed up.
  init(count: Int) {
    let root = Float(count).squareRoot()
    for lane in 0..<8 {
      evens[lane] = Self.lack(count, root * ToneWeights.thresholds[lane * 2])
      odds[lane] = Self.lack(count, root * ToneWeights.thresholds[lane * 2 + 1])
    }
  }

  private static func lack(_ count: Int, _ threshold: Float) -> UInt16 {
    UInt16(truncatingIfNeeded: 0x8000 - count * Int(ToneWeights.zero) - Int(threshold.rounded(.up)))
  }
}

extension ToneWeights {
  /// A feature's weight for each tone, a byte each, `zero` above it.
  @inline(__always)
  fileprivate static func row(of feature: Int) -> SIMD8<UInt16> {
    UnsafeRawPointer(rows.utf8Start + feature * 16).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  /// The character that stands for the weight 0; weights go from -45 to 45.
  package static let zero: UInt8 = 0x23 + 45
}
