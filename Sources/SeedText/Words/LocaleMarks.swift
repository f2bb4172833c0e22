import SeedModel

/// How a language writes quotation marks and dashes; source: Unicode CLDR, delimiters.
package struct LocaleMarks: Sendable {
  /// What opens and what closes a quotation, with the spaces that stand inside.
  package struct Pair: Sendable {
    package let open: String
    package let close: String

    fileprivate init(_ open: String, _ close: String) { (self.open, self.close) = (open, close) }
  }

  /// Around what somebody says; nil for a language without a row.
  package let double: Pair?
  /// Around what is quoted inside of that; nil for a language without a row.
  package let single: Pair?
  /// Between thoughts; nil for a language without a row.
  package let dash: String?
  /// Whether a space stands before `!`, `?`, `:` and `;` and inside angle quotation marks.
  package let spacesMarks: Bool
  /// Whether no-break spaces are written between words, numbers and marks.
  package let takesNoBreakSpaces: Bool

  /// Whether full-width forms and ideographic marks are its own: `。`, `，`, `（`, `Ａ`, U+3000.
  package let isWide: Bool
  /// The script whose letters are its own; nil for Latin ones, and for those that have no look-alikes.
  package let script: LookAlikes.Script?

  /// The marks of a locale such as `de-CH` or `en_US`.
  package init(locale: String) {
    let language = LanguageTag.language(of: locale)
    spacesMarks = language == "fr"
    takesNoBreakSpaces = language != "en"
    let script = LanguageTag.script(of: locale)
    isWide =
      ["ja", "yue", "zh"].contains(language)
      || ["hani", "hans", "hant", "jpan"].contains(script)
    let isCyrillic = ["be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "uk"].contains(language)
    switch (language, script) {
    case ("el", ""), (_, "grek"): self.script = .greek
    case (_, "") where isCyrillic, (_, "cyrl"): self.script = .cyrillic
    default: self.script = nil
    }
    let region = LanguageTag.region(of: locale)
    let (high, highInner) = (Pair("“", "”"), Pair("‘", "’"))
    let angled = Pair("«", "»")
    switch language {
    case "pt" where region == "PT": (double, single, dash) = (angled, high, "—")
    case "en", "pt": (double, single, dash) = (high, highInner, "—")
    case "nl", "tr", "da": (double, single, dash) = (high, highInner, "–")
    case "de" where region == "CH" || region == "LI":
      (double, single, dash) = (angled, Pair("‹", "›"), "–")
    case "de", "cs", "sk", "sl", "lt", "et", "is", "bg", "lb":
      (double, single, dash) = (Pair("„", "“"), Pair("‚", "‘"), "–")
    case "pl", "ro": (double, single, dash) = (Pair("„", "”"), angled, "–")
    case "hu": (double, single, dash) = (Pair("„", "”"), Pair("»", "«"), "–")
    case "hr", "bs", "sr": (double, single, dash) = (Pair("„", "”"), highInner, "–")
    case "fr": (double, single, dash) = (Pair("«\u{202F}", "\u{202F}»"), high, "–")
    case "es", "ca", "gl", "el": (double, single, dash) = (angled, high, "—")
    case "it": (double, single, dash) = (angled, high, "–")
    case "ru", "uk", "be": (double, single, dash) = (angled, Pair("„", "“"), "—")
    case "nb", "nn", "no": (double, single, dash) = (angled, highInner, "–")
    case "sv", "fi": (double, single, dash) = (Pair("”", "”"), Pair("’", "’"), "–")
    default: (double, single, dash) = (nil, nil, nil)
    }
  }
}
