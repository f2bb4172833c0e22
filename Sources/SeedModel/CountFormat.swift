/// How a locale writes a whole number in a text: its digits, and what stands between groups of them; source:
/// Unicode CLDR, number symbols and the standard decimal pattern.
///
/// `1234` is `1,234` in English, `1.234` in German, `1 234` with a no-break space in Polish. A number that is
/// to be shown otherwise (a year, a version, `#042`) is put into a text as text. `.ci/icu-agreement` holds the
/// data against ICU.
public struct CountFormat: Hashable, Sendable {
  /// What stands between groups of digits; nil for a language that ``PluralRules`` has no rows of.
  let separator: Unicode.Scalar?
  /// The scalar for 0, below U+0800; the other digits follow it.
  let zero: UInt16
  /// How many digits every group has but the last, which has three.
  let upperGroupDigitCount: Int

  /// The format of a locale such as `en_US` or `en-GB`.
  public init(locale: String) {
    let parts = locale.split { $0 == "_" || $0 == "-" }
    let language = parts.first.map { String($0) } ?? ""
    let region = parts.count > 1 ? String(parts[1]) : ""
    separator = CountFormat.separator(language, region)
    zero = CountFormat.hasArabicDigits(language, region) ? 0x0660 : 0x30
    upperGroupDigitCount = language == "en" && region == "IN" ? 2 : 3
  }

  /// Appends a count ≥ 0 as UTF-8, without a `String`.
  public func append(_ count: Int, to utf8: inout [UInt8]) { append(count, place: 0, to: &utf8) }

  /// A count ≥ 0 as it is shown.
  public func text(of count: Int) -> String {
    var utf8: [UInt8] = []
    append(count, to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  /// How many Unicode scalars a count ≥ 0 is shown with.
  public func scalarCount(of count: Int) -> Int {
    var digitCount = 1
    var rest = count / 10
    while rest > 0 {
      digitCount += 1
      rest /= 10
    }
    if separator == nil || digitCount <= 3 { return digitCount }
    return digitCount + (digitCount - 4) / upperGroupDigitCount + 1
  }

  /// - Parameter place: how many digits follow the number's last one.
  private func append(_ number: Int, place: Int, to utf8: inout [UInt8]) {
    if number >= 10 {
      append(number / 10, place: place + 1, to: &utf8)
      if let separator, place >= 2, (place - 2) % upperGroupDigitCount == 0 {
        utf8.append(contentsOf: UTF8.encode(separator) ?? UTF8.encodedReplacementCharacter)
      }
    }
    let digit = zero + UInt16(number % 10)
    if digit < 0x80 {
      utf8.append(UInt8(digit))
    } else {
      utf8.append(0xC0 | UInt8(digit >> 6))
      utf8.append(0x80 | UInt8(digit & 0x3F))
    }
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
