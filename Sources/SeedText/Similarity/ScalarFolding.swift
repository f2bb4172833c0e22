/// Folds the scalars of one word: full case folding, then normal form C.
struct ScalarFolding {
  private var scalars = String.UnicodeScalarView()
  /// Whether the normal form may be another than what stands there.
  private var needsNormalForm = false

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let folded = ComparedWordScanner.folded(UInt8(truncatingIfNeeded: scalar.value))
      scalars.append(folded == 0 ? scalar : Unicode.Scalar(folded))
      return
    }
    if !Self.isStable(scalar) { needsNormalForm = true }
    if let folded = Self.simple(scalar) {
      scalars.append(folded)
    } else {
      Self.append(Self.caseFolded(scalar), to: &scalars)
    }
  }

  var text: String {
    guard needsNormalForm else { return String(scalars) }
    // The case mappings of some scalars are not in normal form, and some have one only once composed.
    var composed = String.UnicodeScalarView()
    for scalar in String(scalars).inNormalFormC.unicodeScalars {
      Self.append(Self.caseFolded(scalar), to: &composed)
    }
    return String(composed).inNormalFormC
  }

  // `append(contentsOf:)` makes a new string each time, which a long word of such letters cannot afford.
  private static func append(_ part: String.UnicodeScalarView, to scalars: inout String.UnicodeScalarView) {
    for scalar in part { scalars.append(scalar) }
  }

  var hash: UInt64 {
    var hash = ComparedWordHash()
    for byte in text.utf8 { hash.add(byte) }
    return hash.value
  }
}

extension ScalarFolding {
  /// What a scalar is to the words of a text.
  package enum Part {
    case letter
    /// A combining mark: part of a word, and the start of none.
    case mark
    /// A letter that is a word of its own.
    case wholeWord
    /// An apostrophe, or something that nobody sees.
    case ignored
    case gap
  }

  package static func part(_ scalar: Unicode.Scalar) -> Part {
    switch scalar.value {
    case 0...0x7F:
      if ComparedWordScanner.folded(UInt8(truncatingIfNeeded: scalar.value)) != 0 { return .letter }
      return scalar == "'" ? .ignored : .gap
    // Latin-1 and Latin Extended-A, then general punctuation: most of what an English text has.
    case 0xD7, 0xF7: return .gap
    case 0xC0...0x17F: return .letter
    case 0x2019, 0x2018, 0x02BC, 0xFF07: return .ignored
    case 0x2010...0x2027: return .gap
    case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA: return .wholeWord
    case 0xAC00...0xD7A3, 0x0400...0x0481: return .letter
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return .ignored }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .decimalNumber, .letterNumber, .otherNumber: return .letter
    default: break
    }
    if properties.isIdeographic { return .wholeWord }
    guard properties.isAlphabetic else { return .gap }
    return isUnspaced(scalar) ? .wholeWord : .letter
  }

  /// Whether the scalar is a letter of a script that writes no spaces between words: Thai and Lao, Myanmar,
  /// Khmer.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Whether the scalar stays as it is in normal form C, whatever stands beside it: true only of the blocks
  /// that make up most texts.
  private static func isStable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x02FF, 0x0400...0x0482, 0x048A...0x052F, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// The folded form of a scalar where it is one scalar and in normal form C, as long as no mark follows;
  /// else nil.
  @inline(__always)
  static func simplyFolded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    isStable(scalar) ? simple(scalar) : nil
  }

  /// The lower case of the upper case, which is what differs in no case from another.
  private static func caseFolded(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    var folded = String.UnicodeScalarView()
    for upper in scalar.properties.uppercaseMapping.unicodeScalars {
      folded.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
    }
    return folded
  }

  /// The folded form of a scalar up to U+052F where that is one scalar, else nil.
  private static func simple(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let value = Int(scalar.value)
    let folded =
      switch value {
      case 0..<0x100: latin1(scalar.value)
      case 0x100..<0x180: latin[value - 0x100]
      case 0x180..<0x530: beyondLatin[value - 0x180]
      default: UInt32(0)
      }
    return folded == 0 ? nil : Unicode.Scalar(folded)
  }

  /// The folded form of a scalar up to U+00FF: "ß" has two, the micro sign is the Greek letter.
  private static func latin1(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: value | 0x20
    case 0xDF: 0
    case 0xB5: 0x3BC
    default: value
    }
  }

  // An English text has no letter of these tables, which cost more to make than all such a text's words.
  private static let latin = folded(0x100..<0x180)
  private static let beyondLatin = folded(0x180..<0x530)

  private static func folded(_ values: Range<UInt32>) -> [UInt32] {
    values.map { value in
      guard let scalar = Unicode.Scalar(value) else { return 0 }
      let folded = caseFolded(scalar)
      return folded.count == 1 ? folded[folded.startIndex].value : 0
    }
  }
}
