/// Language tags as BCP 47 has them, such as `en`, `en-US` and `zh-Hant-TW`; `_` is read as `-`, and capitals
/// make no difference.
package enum LanguageTag {
  /// The language of a tag: `en` of `en_US`.
  package static func language(of tag: String) -> String { parts(of: tag)[0] }

  /// The script of a tag, in small letters: `hant` of `zh-Hant-TW`; empty where it names none.
  package static func script(of tag: String) -> String {
    parts(of: tag).dropFirst().first.flatMap { isScript($0) ? $0 : nil } ?? ""
  }

  /// The region of a tag, in capitals: `TW` of `zh-Hant-TW`, `419` of `es-419`; empty where it names none.
  package static func region(of tag: String) -> String {
    var rest = parts(of: tag).dropFirst()
    if let first = rest.first, isScript(first) { rest = rest.dropFirst() }
    guard let region = rest.first else { return "" }
    let isRegion =
      region.utf8.count == 2 && region.utf8.allSatisfy(isLetter)
      || region.utf8.count == 3 && region.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isRegion ? region.uppercased() : ""
  }

  /// Whether a tag starts with the parts of a range: `en-US` is matched by `en` and by `en-US`, and not by
  /// `en-GB` (RFC 4647, basic filtering).
  package static func matches(_ tag: String, _ range: String) -> Bool {
    parts(of: tag).starts(with: parts(of: range))
  }

  /// In small letters; one at least.
  private static func parts(of tag: String) -> [String] {
    tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
  }

  private static func isScript(_ part: String) -> Bool {
    part.utf8.count == 4 && part.utf8.allSatisfy(isLetter)
  }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
