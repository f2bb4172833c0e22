package import SeedDiagnostics

/// The rules whose findings the parser and the decoder make; each has a page among the rules.
extension RuleID {
  static let invalidJSON: RuleID = "syntax/invalid-json"
  static let invalidUTF8: RuleID = "syntax/invalid-utf8"
  static let duplicateKey: RuleID = "syntax/duplicate-key"
  static let nestingTooDeep: RuleID = "syntax/nesting-too-deep"
  static let fileTooLarge: RuleID = "syntax/file-too-large"
  static let byteOrderMark: RuleID = "syntax/byte-order-mark"
  static let carriageReturn: RuleID = "syntax/carriage-return"
  static let unpairedSurrogate: RuleID = "syntax/unpaired-surrogate"
  static let controlCharacter: RuleID = "syntax/control-character"
  static let unknownField: RuleID = "shape/unknown-field"
  static let missingField: RuleID = "shape/missing-field"
  static let wrongType: RuleID = "shape/wrong-type"
  static let unknownValue: RuleID = "shape/unknown-value"
  static let emptyText: RuleID = "shape/empty-text"
  static let textLength: RuleID = "shape/text-length"
  static let numberRange: RuleID = "shape/number-range"
  static let memberCount: RuleID = "shape/member-count"
  static let malformedUUID: RuleID = "shape/malformed-uuid"
  static let notCanonicalUUID: RuleID = "shape/not-canonical-uuid"
  static let patternedUUID: RuleID = "shape/patterned-uuid"
  static let malformedSlug: RuleID = "shape/malformed-slug"
  static let malformedToken: RuleID = "shape/malformed-token"
  static let unknownFile: RuleID = "shape/unknown-file"
  static let missingFile: RuleID = "shape/missing-file"
  static let conflictingFiles: RuleID = "shape/conflicting-files"
  static let duplicateItemID: RuleID = "identity/duplicate-item-id"
  static let mismatchedConfiguration: RuleID = "interaction/mismatched-configuration"
  static let tooFewOptions: RuleID = "interaction/too-few-options"
  static let malformedMessage: RuleID = "copy/malformed-message"
  static let missingOther: RuleID = "copy/missing-other"
  static let unknownPriority: RuleID = "priorities/unknown-priority"
  static let malformedHours: RuleID = "priorities/malformed-hours"

  /// Every rule of which decoding makes findings.
  package static let decoded: [RuleID] = [
    .invalidJSON, .invalidUTF8, .duplicateKey, .nestingTooDeep, .fileTooLarge, .byteOrderMark,
    .carriageReturn, .unpairedSurrogate, .controlCharacter, .unknownField, .missingField,
    .wrongType, .unknownValue, .emptyText, .textLength, .numberRange, .memberCount, .malformedUUID,
    .notCanonicalUUID, .patternedUUID, .malformedSlug, .malformedToken, .unknownFile, .missingFile,
    .conflictingFiles, .duplicateItemID, .mismatchedConfiguration, .tooFewOptions,
    .malformedMessage, .missingOther, .unknownPriority, .malformedHours,
  ]
}
