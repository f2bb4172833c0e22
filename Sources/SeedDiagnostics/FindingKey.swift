/// What a finding is known by from run to run: not its line, so that it stays the same when records are
/// reordered and files reformatted, but the text it is about, so that it does not outlive an edit.
package struct FindingKey: Hashable, Sendable {
  package var rule: RuleID
  /// The record's id or key; nil for a finding that is in none.
  package var record: String?
  /// RFC 6901, from the record; for a finding in no record nil.
  package var pointer: String?
  /// Of the text that the finding is in, or of the value, where that is no text.
  package var textDigest: TextDigest?

  package init(rule: RuleID, record: String?, pointer: String? = nil, textDigest: TextDigest? = nil) {
    self.rule = rule
    self.record = record
    self.pointer = pointer
    self.textDigest = textDigest
  }

  /// The pointer with `*` for every index of an array: the same text may move inside its record.
  package var pointerShape: String? { pointer.map { FindingKey.shape(of: $0) } }

  package static func shape(of pointer: String) -> String {
    guard pointer.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return pointer }
    return pointer.split(separator: "/", omittingEmptySubsequences: false)
      .map { part in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "*" : part }
      .joined(separator: "/")
  }
}

extension Diagnostic {
  /// What a suppression of the finding names; nil for one that is in no record.
  package var key: FindingKey? {
    guard let recordPointerOffset, let record else { return nil }
    let inner = pointer.map { String(decoding: $0.utf8.dropFirst(recordPointerOffset), as: UTF8.self) }
    return FindingKey(rule: rule, record: record, pointer: inner ?? "", textDigest: textDigest)
  }
}
