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

  var members: [Member] = []
  var isInverted = false

  /// - Parameter ignoresCase: whether a scalar's other case may be the one that is listed.
  func contains(_ scalar: Unicode.Scalar, ignoresCase: Bool) -> Bool {
    var isListed = lists(scalar)
    if !isListed, ignoresCase {
      isListed = lists(PatternFolding.lowercase(scalar)) || lists(PatternFolding.uppercase(scalar))
    }
    return isListed != isInverted
  }

  private func lists(_ scalar: Unicode.Scalar) -> Bool { members.contains { Self.holds($0, scalar) } }

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
