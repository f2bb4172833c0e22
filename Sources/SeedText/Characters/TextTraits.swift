/// What a text has in it, found in one pass over its bytes, so that most rules need not look at most texts.
package struct TextTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  // Those of `SetAlgebra` cost a call through a witness table from another module.
  @inlinable package var isEmpty: Bool { rawValue == 0 }
  @inlinable package func contains(_ other: TextTraits) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
  @inlinable package func isDisjoint(with other: TextTraits) -> Bool { rawValue & other.rawValue == 0 }

  /// A byte ≥ 0x80.
  @inlinable package static var nonASCII: TextTraits { TextTraits(rawValue: 1 << 0) }
  /// `'`
  @inlinable package static var straightApostrophe: TextTraits { TextTraits(rawValue: 1 << 1) }
  /// `"`
  @inlinable package static var straightQuote: TextTraits { TextTraits(rawValue: 1 << 2) }
  /// `!`
  @inlinable package static var exclamationMark: TextTraits { TextTraits(rawValue: 1 << 3) }
  /// `0`…`9`
  @inlinable package static var digit: TextTraits { TextTraits(rawValue: 1 << 4) }
  /// `{`, `}` or `#`
  @inlinable package static var braces: TextTraits { TextTraits(rawValue: 1 << 5) }
  /// `%`
  @inlinable package static var percent: TextTraits { TextTraits(rawValue: 1 << 6) }
  /// A control character, tab included.
  @inlinable package static var control: TextTraits { TextTraits(rawValue: 1 << 7) }
  /// Two spaces in a row.
  @inlinable package static var doubledSpace: TextTraits { TextTraits(rawValue: 1 << 8) }
  /// A space before one of `.,;:?!)`.
  @inlinable package static var spaceBeforePunctuation: TextTraits { TextTraits(rawValue: 1 << 9) }
  /// `..`
  @inlinable package static var doubledDot: TextTraits { TextTraits(rawValue: 1 << 10) }
  /// `--`
  @inlinable package static var doubledHyphen: TextTraits { TextTraits(rawValue: 1 << 11) }
  /// Two capital letters in a row.
  @inlinable package static var doubledCapital: TextTraits { TextTraits(rawValue: 1 << 12) }
  /// `//`
  @inlinable package static var doubledSlash: TextTraits { TextTraits(rawValue: 1 << 13) }
  /// A space at the start or the end.
  @inlinable package static var edgeSpace: TextTraits { TextTraits(rawValue: 1 << 14) }
  /// The last byte is none of `.`, `?`, `!`.
  @inlinable package static var openEnd: TextTraits { TextTraits(rawValue: 1 << 15) }
  /// A scalar other than ASCII, Latin letters with accents and the marks of ordinary typography: curly
  /// quotes, dashes, `…`, currency signs, `©`, `™`. Whatever is an emoji, invisible, a look-alike, an odd
  /// space or not in normal form C has one.
  @inlinable package static var unusualScalar: TextTraits { TextTraits(rawValue: 1 << 16) }

  /// A sign that a disguised word may have for a letter, or one that rarely stands in a text at all: `@`,
  /// `$`, `|`, `[`, `]`, `\`, `^`, `_`, `` ` ``, `~` or U+007F.
  @inlinable package static var rareSign: TextTraits { TextTraits(rawValue: 1 << 17) }

  /// `(` or `)`
  @inlinable package static var parenthesis: TextTraits { TextTraits(rawValue: 1 << 18) }
  /// `&`, `*`, `<` or `>`
  @inlinable package static var markup: TextTraits { TextTraits(rawValue: 1 << 19) }
  /// A letter right behind one of `.,!?`.
  @inlinable package static var unspacedMark: TextTraits { TextTraits(rawValue: 1 << 20) }

  /// The traits of UTF-8 text.
  ///
  /// - Complexity: O(bytes).
  package static func of(_ text: UnsafeBufferPointer<UInt8>) -> TextTraits {
    guard let first = text.first, let last = text.last else { return [] }
    var traits: TextTraits = []
    table.withUnsafeBufferPointer { table in
      var found: UInt32 = 0
      var allowed = UInt32(truncatingIfNeeded: table[Int(UInt8(ascii: "a"))] &>> 32)
      for byte in text {
        let entry = table[Int(byte)]
        found |= UInt32(truncatingIfNeeded: entry) & allowed
        allowed = UInt32(truncatingIfNeeded: entry &>> 32)
      }
      traits = TextTraits(rawValue: found)
    }
    if first == 0x20 || last == 0x20 { traits.insert(.edgeSpace) }
    if last != 0x2E, last != 0x3F, last != 0x21 { traits.insert(.openEnd) }
    if traits.contains(.nonASCII), hasUnusualScalar(text) { traits.insert(.unusualScalar) }
    return traits
  }

  /// Whether UTF-8 text has a scalar that is not ordinary; invalid bytes are none.
  ///
  /// Of the ranges below no scalar changes under normalisation, and none is an emoji, a format character, a
  /// space or a letter of another script unless an unusual scalar (U+FE0F, U+200D) is next to it.
  private static func hasUnusualScalar(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      let lead = text[offset]
      if lead < 0x80 {
        offset += 1
        continue
      }
      let second = offset + 1 < text.count ? text[offset + 1] : 0
      if lead == 0xE2 {
        let third = offset + 2 < text.count ? text[offset + 2] : 0
        let isOrdinary =
          switch (second, third) {
          // U+2010…U+2027 and U+2030…U+203F without the prime, U+2040…U+205E, U+20A0…U+20BF, U+2122.
          case (0x80, 0xB2): false
          case (0x80, 0x90...0xA7), (0x80, 0xB0...0xBF): true
          case (0x81, 0x80...0x9E), (0x82, 0xA0...0xBF), (0x84, 0xA2): true
          default: false
          }
        if !isOrdinary { return true }
        offset += 3
      } else {
        let isOrdinary =
          switch lead {
          // U+00A1…U+00BF without the soft hyphen and the acute accent, U+00C0…U+023F, U+0240…U+024F.
          case 0xC2: (0xA1...0xBF).contains(second) && second != 0xAD && second != 0xB4
          case 0xC3...0xC8: (0x80...0xBF).contains(second)
          case 0xC9: (0x80...0x8F).contains(second)
          default: false
          }
        if !isOrdinary { return true }
        offset += 2
      }
    }
    return false
  }

  /// For each byte: in the lower half the traits that it has alone or completes; in the upper one those that
  /// a byte behind it can have. That is every trait of a single byte, and of those of a pair the ones that
  /// this byte opens.
  private static let table: [UInt64] = (0...255).map { value in
    let byte = UInt8(value)
    var alone: TextTraits = []
    var completes: TextTraits = []
    var opens: TextTraits = []
    switch byte {
    case 0x80...0xFF: alone = .nonASCII
    case UInt8(ascii: "'"): alone = .straightApostrophe
    case UInt8(ascii: "\""): alone = .straightQuote
    case UInt8(ascii: "!"): alone = .exclamationMark
    case UInt8(ascii: "0")...UInt8(ascii: "9"): alone = .digit
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"): alone = .braces
    case UInt8(ascii: "%"): alone = .percent
    case UInt8(ascii: "("), UInt8(ascii: ")"): alone = .parenthesis
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: ">"): alone = .markup
    case 0x00...0x1F: alone = .control
    case 0x7F: alone = [.control, .rareSign]
    default: break
    }
    if "@$|[]\\^_`~".utf8.contains(byte) { alone.insert(.rareSign) }
    if ".,;:?!)".utf8.contains(byte) { completes.insert(.spaceBeforePunctuation) }
    switch byte {
    case UInt8(ascii: " "):
      completes = .doubledSpace
      opens = [.doubledSpace, .spaceBeforePunctuation]
    case UInt8(ascii: "."):
      completes.insert(.doubledDot)
      opens = .doubledDot
    case UInt8(ascii: "-"):
      completes = .doubledHyphen
      opens = .doubledHyphen
    case UInt8(ascii: "/"):
      completes = .doubledSlash
      opens = .doubledSlash
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      completes = .doubledCapital
      opens = .doubledCapital
    default: break
    }
    if ".,!?".utf8.contains(byte) { opens.insert(.unspacedMark) }
    if byte &- UInt8(ascii: "A") < 26 || byte &- UInt8(ascii: "a") < 26 { completes.insert(.unspacedMark) }
    return UInt64(alone.union(completes).rawValue) | UInt64(opens.union(ofOneByte).rawValue) << 32
  }

  /// The traits that take a single byte.
  private static let ofOneByte: TextTraits = [
    .nonASCII, .straightApostrophe, .straightQuote, .exclamationMark, .digit, .braces, .percent, .control,
    .rareSign, .parenthesis, .markup,
  ]
}
