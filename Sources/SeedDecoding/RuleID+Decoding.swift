package import SeedDiagnostics

/// The rules whose findings the parser and the decoder make; each has a page among the rules.
extension RuleID {
  package static let invalidJSON: RuleID = "syntax/invalid-json"
  package static let invalidUTF8: RuleID = "syntax/invalid-utf8"
  package static let duplicateKey: RuleID = "syntax/duplicate-key"
  package static let nestingTooDeep: RuleID = "syntax/nesting-too-deep"
  package static let fileTooLarge: RuleID = "syntax/file-too-large"
  package static let outsideLink: RuleID = "syntax/outside-link"
  package static let byteOrderMark: RuleID = "syntax/byte-order-mark"
  package static let carriageReturn: RuleID = "syntax/carriage-return"
  package static let unpairedSurrogate: RuleID = "syntax/unpaired-surrogate"
  package static let controlCharacter: RuleID = "syntax/control-character"
  package static let unknownField: RuleID = "shape/unknown-field"
  package static let missingField: RuleID = "shape/missing-field"
  package static let wrongType: RuleID = "shape/wrong-type"
  package static let unknownValue: RuleID = "shape/unknown-value"
  package static let emptyText: RuleID = "shape/empty-text"
  package static let textLength: RuleID = "shape/text-length"
  package static let numberRange: RuleID = "shape/number-range"
  package static let memberCount: RuleID = "shape/member-count"
  package static let malformedUUID: RuleID = "shape/malformed-uuid"
  package static let notCanonicalUUID: RuleID = "shape/not-canonical-uuid"
  package static let patternedUUID: RuleID = "shape/patterned-uuid"
  package static let malformedSlug: RuleID = "shape/malformed-slug"
  package static let malformedToken: RuleID = "shape/malformed-token"
  package static let unknownFile: RuleID = "shape/unknown-file"
  package static let missingFile: RuleID = "shape/missing-file"
  package static let conflictingFiles: RuleID = "shape/conflicting-files"
  package static let duplicateItemID: RuleID = "identity/duplicate-item-id"
  package static let mismatchedConfiguration: RuleID = "interaction/mismatched-configuration"
  package static let tooFewOptions: RuleID = "interaction/too-few-options"
  package static let malformedMessage: RuleID = "copy/malformed-message"
  package static let missingOther: RuleID = "copy/missing-other"
  package static let unknownPriority: RuleID = "priorities/unknown-priority"
  package static let malformedHours: RuleID = "priorities/malformed-hours"

  /// The rules that decoding needs: what they flag cannot be read as it stands, so that a bundle would lack
  /// it, or hold something else. They stay errors, whatever a configuration, an option, a suppression or a
  /// baseline says.
  ///
  /// The others of `decoded` flag what is read as it stands: a text that is too long, one member too many.
  package static let needed: Set<RuleID> = [
    // The parser passes over the text, or reads another one.
    .invalidJSON, .invalidUTF8, .duplicateKey, .nestingTooDeep, .fileTooLarge, .outsideLink,
    .unpairedSurrogate,
    // The decoder passes over the member, the value or the file, or has none for the field.
    .unknownField, .missingField, .wrongType, .unknownValue, .numberRange, .malformedUUID, .malformedToken,
    .unknownFile, .mismatchedConfiguration, .malformedMessage, .missingOther, .unknownPriority,
    .malformedHours,
  ]

  /// The rules that flag what keeps other rules from reading a file: no choice of rules leaves them out.
  package static let unreadable: Set<RuleID> = [
    .invalidJSON, .invalidUTF8, .nestingTooDeep, .fileTooLarge, .outsideLink,
  ]

  /// Whether decoding needs the rule.
  package var isNeeded: Bool { Self.needed.contains(self) }

  /// The topics whose rules no change may loosen: what they flag breaks apps or the content itself.
  private static let lockedTopics = ["syntax", "shape", "identity", "compatibility"]
  /// Locked rules of other topics: the one that `"emoji": "allowed"` alone turns off.
  package static let emoji: RuleID = "characters/emoji"
  /// How a file is laid out breaks nothing.
  private static let unlocked: RuleID = "syntax/unformatted"

  /// Whether neither a configuration, a suppression nor a baseline may hide what the rule finds, or weaken
  /// it.
  package var isLocked: Bool {
    isNeeded || self == .emoji
      || self != Self.unlocked && Self.lockedTopics.contains { isNamed(by: $0) }
  }

  /// Every rule of which decoding makes findings.
  package static let decoded: [RuleID] = [
    .invalidJSON, .invalidUTF8, .duplicateKey, .nestingTooDeep, .fileTooLarge, .outsideLink, .byteOrderMark,
    .carriageReturn, .unpairedSurrogate, .controlCharacter, .unknownField, .missingField,
    .wrongType, .unknownValue, .emptyText, .textLength, .numberRange, .memberCount, .malformedUUID,
    .notCanonicalUUID, .patternedUUID, .malformedSlug, .malformedToken, .unknownFile, .missingFile,
    .conflictingFiles, .duplicateItemID, .mismatchedConfiguration, .tooFewOptions,
    .malformedMessage, .missingOther, .unknownPriority, .malformedHours,
  ]
}
