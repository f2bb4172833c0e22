/// What one authored field is. Decoder, schemas, accessors and the list of texts that rules read all come
/// from these tables; nothing else says what a field may hold.
package struct FieldDescriptor: Sendable {
  /// The authored key.
  package let name: String
  /// What its value must be.
  package let shape: ValueShape
  /// Whether the field must be there; `null` counts as left out.
  package let isRequired: Bool
  /// One sentence for editors and pages.
  package let summary: String
}

/// What a value must be.
package indirect enum ValueShape: Sendable {
  /// A canonical UUID.
  case identity
  /// `^[a-z][a-z0-9]*(-[a-z0-9]+)*$`.
  case slug
  /// The slug of a bug; whether the bug exists is judged over the whole content.
  case bugSlug
  /// Dotted lower-camel words, `notification.tier2.midpoint`.
  case copyKey
  /// Prose that people read: one paragraph with a count of Unicode scalars.
  case prose(ClosedRange<Int>)
  /// A message pattern with a count of Unicode scalars; its grammar is judged by the message parser.
  case message(ClosedRange<Int>)
  /// A short technical string that nobody reads as prose.
  case token(TokenShape)
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A number.
  case decimal(ClosedRange<Double>)
  /// `true` or `false`.
  case boolean
  /// One of a vocabulary's names.
  case vocabulary(VocabularyDescriptor)
  /// `YYYY-MM-DD`.
  case date
  /// `HH:mm`.
  case timeOfDay
  /// An array; `uniqueKey` names the members' field that must differ.
  case array(of: ValueShape, count: ClosedRange<Int>, uniqueKey: String? = nil)
  /// A record.
  case object(RecordDescriptor)
  /// An object with free keys.
  case map(keys: MapKeys, of: ValueShape, count: ClosedRange<Int> = 0...100_000)
  /// Any JSON value; judged elsewhere.
  case any
}

/// What the free keys of a map must be.
package enum MapKeys: Sendable {
  /// Copy keys.
  case copyKey
  /// Tokens of a shape.
  case token(TokenShape)
  /// A vocabulary's names.
  case vocabulary(VocabularyDescriptor)
}

/// The technical strings that are not prose.
package enum TokenShape: String, Sendable, CaseIterable {
  /// 1…64 of `A-Z a-z 0-9 . _ -`: ids of steps, options and categories.
  case itemID
  /// `^[a-z][A-Za-z0-9]*$`: products, voices, placeholders, select values, word lists.
  case name
  /// `topic/name`.
  case ruleID
  /// `1.2.3`, as semver.org has it.
  case semanticVersion
  /// `en_US`.
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

  /// The ECMA-262 pattern for JSON Schema; the decoder's own test agrees with it (there is a test for that).
  package var pattern: String {
    switch self {
    case .itemID: "^[A-Za-z0-9._-]{1,64}$"
    case .name: "^[a-z][A-Za-z0-9]{0,63}$"
    case .ruleID: "^[a-z][a-z0-9]*(-[a-z0-9]+)*/[a-z][a-z0-9]*(-[a-z0-9]+)*$"
    case .semanticVersion: "^(0|[1-9][0-9]{0,5})\\.(0|[1-9][0-9]{0,5})\\.(0|[1-9][0-9]{0,5})$"
    case .locale: "^[a-z]{2,3}(_[A-Z]{2})?$"
    case .jsonPointer: "^(/([^~/]|~[01])*)*$"
    case .textDigest: "^[0-9a-f]{16}$"
    case .reference, .characters: "^[^\\u0000-\\u001F\\u007F\\u2028\\u2029]{1,2048}$"
    case .line: "^(?=.*\\S)[^\\u0000-\\u001F\\u007F\\u2028\\u2029]{1,2048}$"
    case .recordReference: "^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$"
    }
  }

  /// What to tell somebody who wrote something else.
  package var expectation: String {
    switch self {
    case .itemID: "1 to 64 letters, digits, dots, hyphens or underscores"
    case .name: "a lower-camel word"
    case .ruleID: "a rule id such as `quota/fixes-per-bug`"
    case .semanticVersion: "a version such as `1.4.0`"
    case .locale: "a locale such as `en_US`"
    case .jsonPointer: "a JSON Pointer such as `/configuration/steps/0/instruction`"
    case .textDigest: "16 lower-case hexadecimal digits"
    case .reference: "a URI or a relative path"
    case .line: "a line of text of 1 to 2048 characters"
    case .characters: "1 to 2048 characters of one line"
    case .recordReference: "a record's id or a copy key"
    }
  }
}

/// A vocabulary as data.
package struct VocabularyDescriptor: Sendable {
  /// What the names are called in messages: "fix type".
  package let label: String
  /// The authored names, in the order of their codes.
  package let names: [String]

  /// The descriptor of a vocabulary type.
  package init<Names: Vocabulary>(_ type: Names.Type, label: String) {
    self.label = label
    names = type.names
  }

  /// The descriptor of names that stand for a type of another module.
  package init(label: String, names: [String]) {
    self.label = label
    self.names = names
  }
}

extension FieldDescriptor {
  /// A field that must be there.
  package static func required(_ name: String, _ shape: ValueShape, _ summary: String) -> FieldDescriptor {
    FieldDescriptor(name: name, shape: shape, isRequired: true, summary: summary)
  }

  /// A field that may be left out.
  package static func optional(_ name: String, _ shape: ValueShape, _ summary: String) -> FieldDescriptor {
    FieldDescriptor(name: name, shape: shape, isRequired: false, summary: summary)
  }
}
