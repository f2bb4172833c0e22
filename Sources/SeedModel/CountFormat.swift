/// How a locale writes a whole number in a text: its digits, and what stands between groups of them; source:
/// Unicode CLDR, number symbols and the standard decimal pattern.
///
/// `1234` is `1,234` in English, `1.234` in German, `1 234` with a no-break space in Polish. A number that is
/// to be shown otherwise (a year, a version, `#042`) is put into a text as text. `.ci/run` holds
/// the data against ICU.
public struct CountFormat: Hashable, Sendable {
  /// The bytes of what stands between groups of digits, the first lowest; 0 for a language that
  /// ``PluralRules`` has no rows of.
  private let separator: UInt32
  private let separatorByteCount: Int
  /// The scalar for 0, below U+0800; the other digits follow it.
  private let zero: UInt16
  /// How many digits every group has but the last, which has three.
  private let upperGroupDigitCount: Int
  /// The counts below this are shown by ASCII digits alone: 1,000, or 0 where other digits are used.
  package let plainCountEnd: UInt

  /// The format of a locale such as `en_US` or `en-GB`.
  public init(locale: String) {
    let language = LanguageTag.language(of: locale)
    let region = LanguageTag.region(of: locale)
    let separator = CountFormat.separator(language, region).map { Array(String($0).utf8) } ?? []
    self.separator = separator.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    separatorByteCount = separator.count
    zero = CountFormat.hasArabicDigits(language, region) ? 0x0660 : 0x30
    upperGroupDigitCount = language == "en" && region == "IN" ? 2 : 3
    plainCountEnd = zero == 0x30 ? 1000 : 0
  }

  /// Appends a count ≥ 0 as UTF-8, without a `String`.
  public func append(_ count: Int, to utf8: inout [UInt8]) {
    let byteCount = byteCount(of: count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: byteCount) { room in
      if let start = room.baseAddress { write(count, endingAt: start + byteCount) }
      utf8.append(contentsOf: room)
    }
  }

  /// A count ≥ 0 as it is shown.
  public func text(of count: Int) -> String {
    var utf8: [UInt8] = []
    append(count, to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  /// How many Unicode scalars a count ≥ 0 is shown with.
  public func scalarCount(of count: Int) -> Int {
    let digitCount = CountFormat.digitCount(of: count)
    return digitCount + separatorCount(in: digitCount)
  }

  /// How many bytes of UTF-8 a count ≥ 0 is shown with; at most 65.
  package func byteCount(of count: Int) -> Int {
    if UInt(bitPattern: count) < plainCountEnd { return count < 10 ? 1 : count < 100 ? 2 : 3 }
    let digitCount = CountFormat.digitCount(of: count)
    return digitCount * (zero < 0x80 ? 1 : 2) + separatorCount(in: digitCount) * separatorByteCount
  }

  /// Writes a count ≥ 0 as UTF-8 in front of an address, where there has to be room for ``byteCount(of:)``
  /// bytes.
  package func write(_ count: Int, endingAt end: UnsafeMutablePointer<UInt8>) {
    var end = end
    // Nearly every count in a text.
    if UInt(bitPattern: count) < plainCountEnd {
      let (digits, byteCount) = CountFormat.plainDigits(of: UInt32(truncatingIfNeeded: count))
      for place in 0..<byteCount {
        (end - byteCount)[place] = UInt8(truncatingIfNeeded: digits >> UInt32(8 * place))
      }
      return
    }
    func put(_ byte: UInt8) {
      end -= 1
      end.pointee = byte
    }
    var rest = count
    var groupDigitCount = 3
    while true {
      let digit = zero + UInt16(truncatingIfNeeded: rest % 10)
      rest /= 10
      if digit < 0x80 {
        put(UInt8(truncatingIfNeeded: digit))
      } else {
        put(0x80 | UInt8(truncatingIfNeeded: digit & 0x3F))
        put(0xC0 | UInt8(truncatingIfNeeded: digit >> 6))
      }
      if rest == 0 { return }
      groupDigitCount -= 1
      if groupDigitCount == 0 {
        groupDigitCount = upperGroupDigitCount
        for place in (0..<separatorByteCount).reversed() {
          put(UInt8(truncatingIfNeeded: separator >> UInt32(8 * place)))
        }
      }
    }
  }

  /// The ASCII digits of a number below 1,000, the first lowest, and how many they are.
  @inlinable
  package static func plainDigits(of number: UInt32) -> (bytes: UInt32, count: Int) {
    let hundreds = number / 100
    let tens = number / 10 &- hundreds &* 10
    let ones = number % 10
    let three = 0x30_30_30 | hundreds | tens << 8 | ones << 16
    // Without a branch, since counts change from text to text.
    let zeros = (number < 100 ? 1 : 0) &+ (number < 10 ? 1 : 0)
    return (three >> UInt32(truncatingIfNeeded: 8 &* zeros), 3 &- zeros)
  }

  private static func digitCount(of count: Int) -> Int {
    var digitCount = 1
    var power = 10
    while count >= power {
      digitCount += 1
      let (next, overflows) = power.multipliedReportingOverflow(by: 10)
      if overflows { break }
      power = next
    }
    return digitCount
  }

  private func separatorCount(in digitCount: Int) -> Int {
    separatorByteCount == 0 || digitCount <= 3 ? 0 : (digitCount - 4) / upperGroupDigitCount + 1
  }
}

extension CountFormat {
  private static func hasArabicDigits(_ language: String, _ region: String) -> Bool {
    language == "ar" && !["AE", "DZ", "EH", "LY", "MA", "TN"].contains(region)
  }

  /// What parts groups: a language's, unless its region has another.
  private static func separator(_ language: String, _ region: String) -> Unicode.Scalar? {
    let (comma, point): (Unicode.Scalar, Unicode.Scalar) = (",", ".")
    let (space, narrowSpace): (Unicode.Scalar, Unicode.Scalar) = ("\u{A0}", "\u{202F}")
    let apostrophe: Unicode.Scalar = "\u{2019}"
    switch (language, region) {
    case ("de", "CH"), ("de", "LI"), ("en", "CH"), ("it", "CH"): return apostrophe
    case ("de", "AT"), ("en", "FI"), ("en", "SE"), ("en", "ZA"), ("es", "CR"), ("fr", "CA"): return space
    case ("pt", "AO"), ("pt", "CH"), ("pt", "CV"), ("pt", "GQ"), ("pt", "GW"), ("pt", "LU"), ("pt", "MO"),
      ("pt", "MZ"), ("pt", "PT"), ("pt", "ST"), ("pt", "TL"):
      return space
    case ("en", "AT"), ("en", "BE"), ("en", "DE"), ("en", "DK"), ("en", "NL"), ("en", "SI"), ("fr", "LU"),
      ("fr", "MA"):
      return point
    case ("es", "BR"), ("es", "BZ"), ("es", "CU"), ("es", "DO"), ("es", "GT"), ("es", "HN"), ("es", "MX"),
      ("es", "NI"), ("es", "PA"), ("es", "PE"), ("es", "PR"), ("es", "SV"), ("es", "US"):
      return comma
    case ("ar", "AE"), ("ar", "EH"): return comma
    case ("ar", "DZ"), ("ar", "LY"), ("ar", "MA"), ("ar", "TN"): return point
    default: break
    }
    switch language {
    case "en", "he", "ja", "ko", "zh": return comma
    case "da", "de", "es", "it", "nl", "pt", "tr": return point
    case "cs", "fi", "hu", "nb", "no", "pl", "ru", "sv", "uk": return space
    case "fr": return narrowSpace
    case "ar": return "\u{066C}"
    default: return nil
    }
  }
}
