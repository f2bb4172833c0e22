/// The technical strings that are not prose.
package enum TokenShape: String, Sendable, CaseIterable {
  /// 1…64 of `A-Z a-z 0-9 . _ -`: ids of steps, options and categories.
  case itemID
  /// `^[a-z][A-Za-z0-9]*$`: products, voices, placeholders, select values, word lists.
  case name
  /// `topic/name`.
  case ruleID
  /// `topic/name`, or `topic/*` for all rules of a topic.
  case ruleOrTopic
  /// `1.2.3`, as semver.org has it.
  case semanticVersion
  /// A language tag as BCP 47 has it, `en`, `en-us`, `zh-Hant-TW`, `de-1996`; `en_US` is read, too. A bundle
  /// has room for 31 bytes.
  case locale
  /// An RFC 6901 JSON Pointer; may be empty.
  case jsonPointer
  /// 16 lower-case hexadecimal digits.
  case textDigest
  /// A URI or a relative path, unjudged.
  case reference
  /// A line of text that nobody is shown in an app: reasons, owners, summaries, entries of word lists.
  case line
  /// Characters of one line, be they spaces: what a pattern looks for, and what takes its place.
  case characters
  /// The id of a record or a copy key.
  case recordReference
  /// What a content calls a kind of records: small letters of any script, with single spaces or hyphens
  /// between.
  case label

  /// The ECMA-262 pattern for JSON Schema; the decoder's own test agrees with it (there is a test for that).
  package var pattern: String {
    switch self {
    case .itemID: "^[A-Za-z0-9._-]{1,64}$"
    case .name: "^[a-z][A-Za-z0-9]{0,63}$"
    case .ruleID: "^[a-z][a-z0-9]*(-[a-z0-9]+)*/[a-z][a-z0-9]*(-[a-z0-9]+)*$"
    case .ruleOrTopic: "^[a-z][a-z0-9]*(-[a-z0-9]+)*/([a-z][a-z0-9]*(-[a-z0-9]+)*|\\*)$"
    case .semanticVersion: "^(0|[1-9][0-9]{0,5})\\.(0|[1-9][0-9]{0,5})\\.(0|[1-9][0-9]{0,5})$"
    case .locale:
      "^(?=.{2,31}$)[A-Za-z]{2,3}([_-][A-Za-z]{4})?([_-]([A-Za-z]{2}|[0-9]{3}))?"
        + "([_-]([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*([_-][A-Za-z0-9]([_-][A-Za-z0-9]{2,8})+)*$"
    case .jsonPointer: "^(/([^~/]|~[01])*)*$"
    case .textDigest: "^[0-9a-f]{16}$"
    case .reference, .characters: "^[^\\u0000-\\u001F\\u007F\\u2028\\u2029]{1,2048}$"
    case .line: "^(?=.*\\S)[^\\u0000-\\u001F\\u007F\\u2028\\u2029]{1,2048}$"
    case .recordReference: "^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$"
    case .label:
      "^(?=.{1,64}$)[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+([ -][\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+)*$"
    }
  }

  /// What to tell somebody who wrote something else.
  package var expectation: String {
    switch self {
    case .itemID: "1 to 64 letters, digits, dots, hyphens or underscores"
    case .name: "a lower-camel word"
    case .ruleID: "a rule id such as `quota/fixes-per-bug`"
    case .ruleOrTopic: "a rule id such as `quota/fixes-per-bug`, or a topic such as `quota/*`"
    case .semanticVersion: "a version such as `1.4.0`"
    case .locale: "a locale such as `en-US`"
    case .jsonPointer: "a JSON Pointer such as `/configuration/steps/0/instruction`"
    case .textDigest: "16 lower-case hexadecimal digits"
    case .reference: "a URI or a relative path"
    case .line: "a line of text of 1 to 2048 characters"
    case .characters: "1 to 2048 characters of one line"
    case .recordReference: "a record's id or a copy key"
    case .label: "1 to 64 small letters, with a space or hyphen between words"
    }
  }
}
