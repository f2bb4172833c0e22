import SeedDecoding
import SeedSource
import SeedText

/// Finds what is left over of templates, escaping and markup by the signs that it is made of.
struct LeftoverScan {
  /// Where something is, and what it is, in words.
  typealias Find = (range: Range<Int>, what: String)

  private let bytes: UnsafeBufferPointer<UInt8>
  private let isMessage: Bool
  private let isDocument: Bool
  private let takesAddresses: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool, isDocument: Bool, takesAddresses: Bool) {
    self.bytes = bytes
    self.isMessage = isMessage
    self.isDocument = isDocument
    self.takesAddresses = takesAddresses
  }

  /// Every leftover, in order; a pair is found at its first half.
  ///
  /// - Complexity: O(bytes), and a bounded look ahead for each sign.
  func all() -> [Find] {
    var found: [Find] = []
    if let start = lineStart() { found.append(start) }
    // The end of the wrongly decoded word before.
    var end = 0
    for offset in bytes.indices where offset >= end {
      guard let find = find(at: offset) else { continue }
      found.append(find)
      if find.what == Self.mojibake { end = find.range.upperBound }
    }
    return found
  }

  // A set written where it is used would be made again for each text, by a call for each member.
  private static let marks: TextTraits = [.braces, .percent, .rareSign, .unusualScalar, .markup]

  /// Whether a text has a mark that may be left over; most have none.
  ///
  /// - Complexity: O(1) for a text without accents and other marks, else O(bytes).
  static func mayFind(in bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool {
    if !traits.isDisjoint(with: marks) || mayHaveAddress(bytes, traits) { return true }
    if traits.contains(.nonASCII), bytes.contains(0xC3) { return true }
    guard bytes.count > 1 else { return false }
    return (bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+")) && bytes[1] == 0x20
  }

  /// Whether a text has `//`, or `www.`, which has a letter behind its full stop.
  private static func mayHaveAddress(_ bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool {
    if traits.contains(.doubledSlash) { return true }
    return traits.contains(.unspacedMark)
      && bytes.indices.contains {
        bytes[$0] | 0x20 == UInt8(ascii: "w") && $0 + 3 < bytes.count && bytes[$0 + 3] == UInt8(ascii: ".")
      }
  }

  private func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0x20 }

  private func has(_ text: String, at offset: Int) -> Bool {
    bytes.dropFirst(offset).starts(with: text.utf8)
  }

  private func find(at offset: Int) -> Find? {
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "#"): placeholder(offset)
    case UInt8(ascii: "%"): placeholder(offset) ?? format(offset)
    case UInt8(ascii: "\\"): escape(offset)
    case UInt8(ascii: "&"): entity(offset)
    case UInt8(ascii: "<"): placeholder(offset) ?? tag(offset)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): emphasis(offset)
    case UInt8(ascii: "`"): code(offset)
    case UInt8(ascii: "["): placeholder(offset) ?? bracket(offset)
    case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"), UInt8(ascii: "W"): address(offset)
    // The first byte of what Windows-1252 makes of one, and of U+FFFD.
    case 0xC3, 0xEF: mojibake(offset)
    default: nil
    }
  }

  /// `https://…` and `www.…`, which nobody can press.
  private func address(_ offset: Int) -> Find? {
    guard !takesAddresses, !byte(offset - 1).isLetterOrDigit else { return nil }
    let isAddress = ["http://", "https://", "www."].contains { start in
      start.utf8.enumerated().allSatisfy { byte(offset + $0) | 0x20 == $1 }
        && byte(offset + start.utf8.count).isLetterOrDigit
    }
    guard isAddress else { return nil }
    var end = offset
    while end < bytes.count, bytes[end] > 0x20, !"<>\"'".utf8.contains(bytes[end]) { end += 1 }
    while end > offset, ".,;:!?)".utf8.contains(bytes[end - 1]) { end -= 1 }
    return (offset..<end, "an address")
  }

  /// `{{`, `%{`, `<%` and `[[`; `{name}`, `${name}`, `$(name)` and `#{name}`.
  private func placeholder(_ offset: Int) -> Find? {
    let what = "a template's placeholder"
    let signs = (Unicode.Scalar(byte(offset)), Unicode.Scalar(byte(offset + 1)))
    switch signs {
    case ("{", "{"), ("%", "{"), ("<", "%"), ("[", "["):
      if !opensArm(offset) { return (offset..<offset + 2, what) }
    default: break
    }
    let start: Int
    switch signs {
    case ("$", "{"), ("$", "("), ("#", "{"): start = offset + 2
    case ("{", _): start = offset + 1
    default: return nil
    }
    // A message has braces of its own.
    if isMessage, signs.0 != "$" { return nil }
    var end = start
    while byte(end).isLetterOrDigit || byte(end) == UInt8(ascii: "_") || byte(end) == UInt8(ascii: ".") {
      end += 1
    }
    let close = signs.1 == "(" && signs.0 == "$" ? UInt8(ascii: ")") : UInt8(ascii: "}")
    guard end > start, byte(end) == close, signs.0 == "{" || !byte(start).isDigit else { return nil }
    return (offset..<end + 1, what)
  }

  /// Whether a brace opens an arm of a message's plural or select: `{days, plural, other {`. The arm's text
  /// may begin with a brace.
  private func opensArm(_ offset: Int) -> Bool {
    guard isMessage, bytes[offset] == UInt8(ascii: "{") else { return false }
    var before = bytes[max(0, offset - 80)..<offset]
    while before.last == 0x20 || before.last == 0x0A { before.removeLast() }
    let end = before.endIndex
    while let last = before.last, last.isLetterOrDigit || "=_-".utf8.contains(last) { before.removeLast() }
    guard before.endIndex < end else { return false }
    while before.last == 0x20 || before.last == 0x0A { before.removeLast() }
    return before.last.map { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? false
  }

  /// `%s`, `%@`, `%1$d`, `%.2f`.
  private func format(_ offset: Int) -> Find? {
    if byte(offset - 1).isDigit { return nil }
    var end = offset + 1
    while end - offset < 8, byte(end).isDigit || "$.".utf8.contains(byte(end)) { end += 1 }
    while end - offset < 10, byte(end) == UInt8(ascii: "l") { end += 1 }
    guard "@sdifuxX".utf8.contains(byte(end)), !byte(end + 1).isLetterOrDigit else { return nil }
    return (offset..<end + 1, "a format's placeholder")
  }

  private func escape(_ offset: Int) -> Find? {
    let next = byte(offset + 1)
    let isUnicode = next == UInt8(ascii: "u") && Character(Unicode.Scalar(byte(offset + 2))).isHexDigit
    guard isUnicode || "ntr\"'\\".utf8.contains(next) else { return nil }
    if byte(offset - 1) == UInt8(ascii: ":") || byte(offset - 1) == UInt8(ascii: "\\") { return nil }
    let end = isUnicode ? min(offset + 6, bytes.count) : offset + 2
    return (offset..<end, "an escape")
  }

  private func entity(_ offset: Int) -> Find? {
    var end = offset + 1
    if byte(end) == UInt8(ascii: "#") { end += 1 }
    let start = end
    while end - start < 9, byte(end).isLetterOrDigit { end += 1 }
    guard end > start else { return nil }
    if byte(end) == UInt8(ascii: ";") { return (offset..<end + 1, "an entity") }
    let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
    let isKnown = ["amp", "quot", "nbsp", "lt", "gt", "apos"].contains(name)
    return isKnown || name.hasPrefix("#") && byte(start).isDigit
      ? (offset..<end, "an entity") : nil
  }

  private func tag(_ offset: Int) -> Find? {
    var end = offset + 1
    if byte(end) == UInt8(ascii: "/") || byte(end) == UInt8(ascii: "!") { end += 1 }
    guard byte(end).isLetterOrDigit && !byte(end).isDigit || byte(end) == UInt8(ascii: "-") else {
      return nil
    }
    while end < bytes.count, end - offset < 120, bytes[end] != UInt8(ascii: ">") {
      if bytes[end] == UInt8(ascii: "<") { return nil }
      end += 1
    }
    return byte(end) == UInt8(ascii: ">") ? (offset..<end + 1, "a tag") : nil
  }

  /// `**bold**`, `*it*`, `__bold__`, `_it_`, `~~gone~~`: a run of one sign before a word, and the same behind
  /// one.
  private func emphasis(_ offset: Int) -> Find? {
    let sign = bytes[offset]
    if byte(offset - 1) == sign || byte(offset - 1).isLetterOrDigit || byte(offset - 1) == UInt8(ascii: "\\")
    {
      return nil
    }
    var count = 1
    while byte(offset + count) == sign { count += 1 }
    guard count <= 3, sign != UInt8(ascii: "~") || count == 2 else { return nil }
    guard byte(offset + count).isLetterOrDigit || "\"'".utf8.contains(byte(offset + count)) else {
      return nil
    }
    var end = offset + count
    while end < bytes.count, end - offset < 160 {
      if bytes[end] == sign, byte(end - 1) != 0x20 {
        let isEnd = (0..<count).allSatisfy { byte(end + $0) == sign } && !byte(end + count).isLetterOrDigit
        return isEnd ? (offset..<end + count, "Markdown") : nil
      }
      end += 1
    }
    return nil
  }

  private func code(_ offset: Int) -> Find? {
    guard let end = bytes[(offset + 1)...].firstIndex(of: UInt8(ascii: "`")), end > offset + 1 else {
      return nil
    }
    return (offset..<end + 1, "Markdown")
  }

  /// What notes and templates leave open, in square brackets.
  private static let gaps: Set<String> = [
    "tk", "link", "url", "image", "photo", "source", "citation needed", "name", "first name", "last name",
    "date",
  ]

  /// `[text](address)`, `[[name]]`, `[NAME]`, `[link]`, `[insert joke here]`.
  private func bracket(_ offset: Int) -> Find? {
    guard let end = bytes[offset...].prefix(80).firstIndex(of: UInt8(ascii: "]")) else { return nil }
    if byte(end + 1) == UInt8(ascii: "(") { return (offset..<end + 1, "Markdown") }
    let inner = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    let isCapital =
      inner.utf8.count >= 3 && inner.first != " "
      && inner.utf8.allSatisfy { $0.isUppercase || $0.isDigit || "_ ".utf8.contains($0) }
    let lower = inner.lowercased()
    let isNote = ["insert ", "your ", "add ", "todo", "tbd", "placeholder", "name here", "fill "].contains {
      lower.hasPrefix($0)
    }
    return (isCapital && !isDocument || isNote || Self.gaps.contains(lower))
      ? (offset..<end + 1, "a template's placeholder") : nil
  }

  /// What UTF-8 is that was read as Windows-1252.
  static let mojibake = "text decoded with the wrong encoding"

  /// U+FFFD, and words with UTF-8 that was read as Windows-1252: `â€™`, `Ã©`, `Â `.
  private func mojibake(_ offset: Int) -> Find? {
    if has("\u{FFFD}", at: offset) {
      return (offset..<offset + 3, "a character that was lost")
    }
    let isCut = ["\u{E2}\u{20AC}", "\u{F0}\u{178}", "\u{EF}\u{BB}"].contains { has($0, at: offset) }
    guard isCut || decoded(at: offset) != nil else { return nil }
    func isOfWord(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || byte >= 0x80 }
    var (start, end) = (offset, offset)
    while start > 0, isOfWord(byte(start - 1)) { start -= 1 }
    while isOfWord(byte(end)) { end += 1 }
    return (start..<end, Self.mojibake)
  }

  /// A part of the text with what was read as Windows-1252 read as UTF-8; nil where some of it was lost.
  func decoded(_ range: Range<Int>) -> String? {
    var text: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let (end, character) = decoded(at: offset) {
        text += character.utf8
        offset = end
      } else {
        let (_, count) = UTF8Scalar.read(bytes, at: offset)
        if mojibake(offset) != nil { return nil }
        text += bytes[offset..<offset + count]
        offset += count
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character whose bytes were read as Windows-1252 from an offset on, and their end there. Only what no
  /// word ends with: behind `É` a quote may stand.
  private func decoded(at offset: Int) -> (end: Int, text: String)? {
    guard byte(offset) >= 0x80 else { return nil }
    let starts = [
      "Â", "Ã", "Å\u{201C}", "â\u{20AC}", "â\u{201A}", "â\u{201E}", "â\u{2020}", "ð\u{178}", "ï»",
    ]
    guard starts.contains(where: { has($0, at: offset) }) else { return nil }
    var encoded: [UInt8] = []
    var end = offset
    while end < bytes.count, encoded.count < 4 {
      let (scalar, count) = UTF8Scalar.read(bytes, at: end)
      guard let byte = Windows1252.byte(of: scalar), encoded.isEmpty || byte & 0xC0 == 0x80 else { break }
      encoded.append(byte)
      end += count
      if let text = String(validating: encoded, as: UTF8.self) { return (end, text) }
    }
    return nil
  }

  /// What Markdown puts before a line: `# `, `> `, `* `, `- `.
  private func lineStart() -> Find? {
    if isDocument { return nil }
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if count == 0, "*>-+".utf8.contains(byte(0)) { count = 1 }
    guard (1...6).contains(count), byte(count) == 0x20, bytes.count > count + 1, !byte(count + 1).isDigit
    else { return nil }
    return (0..<count, "Markdown")
  }
}
