/// Language tags as BCP 47 has them, such as `en`, `en-US` and `zh-Hant-TW`; `_` is read as `-`.
package enum LanguageTag {
  /// The language of a tag: `en` of `en_US`.
  package static func language(of tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Whether a tag starts with the parts of a range: `en-US` is matched by `en` and by `en-US`, and not by
  /// `en-GB` (RFC 4647, basic filtering).
  package static func matches(_ tag: String, _ range: String) -> Bool {
    let (parts, wanted) = (parts(of: tag), parts(of: range))
    return parts.starts(with: wanted)
  }

  private static func parts(of tag: String) -> [String] {
    tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
  }
}
