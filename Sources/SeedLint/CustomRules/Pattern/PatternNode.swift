import SeedSource
import SeedText

/// A parsed pattern.
indirect enum PatternNode: Sendable {
  case empty
  case scalar(Unicode.Scalar)
  case any
  case set(PatternSet)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  /// The first that fits counts.
  case choice([PatternNode])
  /// `maximum` nil for no limit; lazy takes as few as will do.
  case repetition(PatternNode, minimum: Int, maximum: Int?, isLazy: Bool)

  /// The most steps that a text's character takes, with repetitions spelt out; a class counts for what it
  /// holds.
  ///
  /// - Complexity: O(nodes). A cost beyond any limit stays where it is instead of overflowing.
  var cost: Int {
    switch self {
    case .empty, .scalar, .any, .assertion: 1
    case .set(let set): set.cost
    case .sequence(let parts): parts.reduce(1) { min(Self.costLimit, $0 + $1.cost) }
    case .choice(let branches): branches.reduce(0) { min(Self.costLimit, $0 + $1.cost + 2) }
    case .repetition(let node, let minimum, let maximum, _):
      min(Self.costLimit, (node.cost + 1) * max(minimum, maximum ?? minimum + 1) + 1)
    }
  }

  /// Times the most repetitions, it still is a number.
  private static let costLimit = 1_000_000_000_000
}

/// What has to be true between two characters.
package enum PatternAssertion: Sendable {
  case start, end, wordBoundary, noWordBoundary
}

/// A class of characters: `[a-z\d]`, `\w`.
struct PatternSet: Sendable {
  enum Member: Sendable {
    case range(ClosedRange<Unicode.Scalar>)
    /// Decimal digits.
    case digit
    /// Letters, digits and `_`.
    case word
    case space
    indirect case not(Member)
  }

  /// Single characters and ranges, ascending and apart.
  private var ranges: [ClosedRange<UInt32>] = []
  private var shorthands: [Member] = []
  var isInverted = false

  init(_ members: [Member], isInverted: Bool = false) {
    self.isInverted = isInverted
    var listed: [ClosedRange<UInt32>] = []
    for member in members {
      switch member {
      case .range(let range): listed.append(range.lowerBound.value...range.upperBound.value)
      default: shorthands.append(member)
      }
    }
    for range in listed.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  /// What finding out whether it has a scalar takes, in comparisons of one.
  var cost: Int { 1 + ranges.count / 8 + shorthands.count }

  /// - Parameter ignoresCase: whether a scalar's other case may be the one that is listed.
  func contains(_ scalar: Unicode.Scalar, ignoresCase: Bool) -> Bool {
    var isListed = lists(scalar)
    if !isListed, ignoresCase {
      isListed = lists(PatternFolding.lowercase(scalar)) || lists(PatternFolding.uppercase(scalar))
    }
    return isListed != isInverted
  }

  /// - Complexity: O(log ranges + shorthands).
  private func lists(_ scalar: Unicode.Scalar) -> Bool {
    let next = ranges.indices.partitionPoint { ranges[$0].upperBound < scalar.value }
    return next < ranges.count && ranges[next].contains(scalar.value)
      || shorthands.contains { Self.holds($0, scalar) }
  }

  private static func holds(_ member: Member, _ scalar: Unicode.Scalar) -> Bool {
    switch member {
    case .range(let range): range.contains(scalar)
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .word: PatternFolding.isWord(scalar)
    case .space: scalar.properties.isWhitespace
    case .not(let member): !holds(member, scalar)
    }
  }
}

/// Case and kind of single scalars; scalars whose other case is several stay as they are.
package enum PatternFolding {
  static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
    return single(scalar.properties.lowercaseMapping) ?? scalar
  }

  static func uppercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) & 0xDF) : scalar
    }
    return single(scalar.properties.uppercaseMapping) ?? scalar
  }

  package static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(lowercase(scalar)) || ("0"..."9").contains(scalar) || scalar == "_"
    }
    return switch WordScalar.kind(of: scalar) {
    case .letter, .digit: true
    default: false
    }
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    return first
  }
}
