import SeedTables
package import SeedModel

/// Matching the technical strings by hand: no regular expression engine, no allocation.
extension TokenShape {
  /// Whether UTF-8 text has the shape.
  ///
  /// - Complexity: O(bytes).
  package func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .itemID:
      return (1...64).contains(text.count)
        && text.allSatisfy { $0.isLetterOrDigit || $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }
    case .name:
      return (1...64).contains(text.count) && text[0].isLowercase && text.allSatisfy(\.isLetterOrDigit)
    case .ruleID:
      let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      return parts.count == 2 && text.count <= 128
        && parts.allSatisfy { TokenShape.isSlug(UnsafeBufferPointer(rebasing: $0)) }
    case .ruleOrTopic:
      guard text.count > 2, text.suffix(2).elementsEqual("/*".utf8) else {
        return TokenShape.ruleID.matches(text)
      }
      return text.count <= 128 && TokenShape.isSlug(UnsafeBufferPointer(rebasing: text.dropLast(2)))
    case .semanticVersion:
      let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return parts.count == 3
        && parts.allSatisfy { part in
          (1...6).contains(part.count) && part.allSatisfy(\.isDigit)
            && (part.count == 1 || part.first != UInt8(ascii: "0"))
        }
    case .locale:
      return text.count <= 31 && TokenShape.isLanguageTag(text)
    case .jsonPointer:
      if text.isEmpty { return true }
      guard text[0] == UInt8(ascii: "/") else { return false }
      for index in text.indices where text[index] == UInt8(ascii: "~") {
        guard index + 1 < text.count, text[index + 1] == 0x30 || text[index + 1] == 0x31 else { return false }
      }
      return true
    case .textDigest:
      return text.count == 16 && text.allSatisfy { $0.isDigit || (0x61...0x66).contains($0) }
    case .reference, .characters: return TokenShape.isOneLine(text)
    case .line: return TokenShape.isOneLine(text) && !FileDecoder.isBlank(text)
    case .recordReference:
      return (1...128).contains(text.count) && text[0].isLetterOrDigit
        && text.allSatisfy { $0.isLetterOrDigit || $0 == 0x2E || $0 == 0x2D }
    case .label:
      // At most four bytes a character.
      guard text.count <= 256 else { return false }
      let words = String(decoding: text, as: UTF8.self).unicodeScalars
        .split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
      return FileDecoder.scalarCount(text) <= 64
        && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(TokenShape.isSmallLetter) }
    }
  }

  /// Language, script, region, variants, and extensions behind their single letters.
  private static func isLanguageTag(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte.isLowercase || byte.isUppercase }
    var parts = text.split(omittingEmptySubsequences: false) { $0 == 0x5F || $0 == 0x2D }[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count), language.allSatisfy(isLetter),
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit) })
    else { return false }
    if let script = parts.first, script.count == 4, script.allSatisfy(isLetter) { parts.removeFirst() }
    if let region = parts.first,
      region.count == 2 ? region.allSatisfy(isLetter) : region.count == 3 && region.allSatisfy(\.isDigit)
    {
      parts.removeFirst()
    }
    parts = parts.drop { $0.count > 4 || $0.count == 4 && $0.first?.isDigit == true }
    while let singleton = parts.popFirst() {
      guard singleton.count == 1, let first = parts.first, first.count > 1 else { return false }
      parts = parts.drop { $0.count > 1 }
    }
    return true
  }

  /// The tag that a text was meant to be: `en-US` of `en US` and `en_US.UTF-8`, `de` of `German`; nil where
  /// nothing tells.
  package static func languageTag(near text: String) -> String? {
    var parts = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    guard let first = parts.first else { return nil }
    if first.count > 3 { return languages[first.lowercased()] }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if TokenShape.locale.matches(tag) { return tag }
      parts.removeLast()
    }
    return nil
  }

  /// Languages by their English names.
  private static let languages = [
    "arabic": "ar", "chinese": "zh", "czech": "cs", "danish": "da", "dutch": "nl", "english": "en",
    "finnish": "fi", "french": "fr", "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi",
    "hungarian": "hu", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb", "polish": "pl",
    "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "turkish": "tr",
    "ukrainian": "uk",
  ]

  /// Whether it is a letter that is no capital, or a mark upon one.
  private static func isSmallLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a text has the shape.
  ///
  /// - Complexity: O(bytes).
  package func matches(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { matches($0) }
  }

  /// 1…2048 characters without a control character, U+2028 or U+2029.
  private static func isOneLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      case 0x00..<0x20, 0x7F: return false
      case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80:
        if text[index + 2] == 0xA8 || text[index + 2] == 0xA9 { return false }
      default: break
      }
    }
    return !text.isEmpty && FileDecoder.scalarCount(text) <= 2048
  }

  /// `^[a-z][a-z0-9]*(-[a-z0-9]+)*$`
  package static func isSlug(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, first.isLowercase, text.count <= 128 else { return false }
    var previousIsHyphen = false
    for byte in text {
      let isHyphen = byte == UInt8(ascii: "-")
      guard isHyphen || byte.isLowercase || byte.isDigit, !(isHyphen && previousIsHyphen) else {
        return false
      }
      previousIsHyphen = isHyphen
    }
    return !previousIsHyphen
  }

  /// `^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$`
  package static func isCopyKey(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.isEmpty, text.count <= 128 else { return false }
    var isFirst = true
    for byte in text {
      if isFirst {
        guard byte.isLowercase else { return false }
        isFirst = false
      } else if byte == UInt8(ascii: ".") {
        isFirst = true
      } else if !byte.isLetterOrDigit {
        return false
      }
    }
    return !isFirst
  }

  /// The ECMA-262 patterns of the two shapes that are not tokens.
  package static let slugPattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
  package static let copyKeyPattern = "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$"
}

extension UInt8 {
  @inlinable package var isDigit: Bool { (0x30...0x39).contains(self) }
  @inlinable package var isLowercase: Bool { (0x61...0x7A).contains(self) }
  @inlinable package var isUppercase: Bool { (0x41...0x5A).contains(self) }
  @inlinable package var isLetterOrDigit: Bool { isDigit || isLowercase || isUppercase }
}

extension TimeOfDay {
  /// Reads `HH:mm`.
  package init?(text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 5, text[2] == UInt8(ascii: ":"), text[0].isDigit, text[1].isDigit, text[3].isDigit,
      text[4].isDigit
    else { return nil }
    let digits = text.map { Int($0) - 0x30 }
    guard digits[0] * 10 + digits[1] < 24, digits[3] < 6 else { return nil }
    self.init(minute: (digits[0] * 10 + digits[1]) * 60 + digits[3] * 10 + digits[4])
  }
}

/// A day of the Gregorian calendar.
package struct CivilDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let year: Int
  package let month: Int
  package let day: Int

  /// A day that exists, or nil.
  package init?(year: Int, month: Int, day: Int) {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 && isLeap ? 29 : lengths[month - 1]
    guard (1...length).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD`.
  package init?(text: some Collection<UInt8>) {
    let bytes = Array(text)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    var numbers: [Int] = []
    for part in [bytes[0..<4], bytes[5..<7], bytes[8..<10]] {
      guard part.allSatisfy(\.isDigit) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1) - 0x30 })
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  package var description: String {
    func pad(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))"
  }
}
