/// What happened to one record.
package struct RecordChange: Sendable {
  package let old: ReviewRecord?
  package let new: ReviewRecord?
  /// What changed in it; empty for a record that came or went.
  package let fields: [FieldChange]
  /// Whether it stands in another file.
  package let isInOtherFile: Bool

  /// Nil for records that mean the same and stand in the same file.
  init?(_ old: ReviewRecord?, _ new: ReviewRecord?) {
    self.old = old
    self.new = new
    guard let old, let new else {
      if old == nil, new == nil { return nil }
      (fields, isInOtherFile) = ([], false)
      return
    }
    isInOtherFile = old.file != nil && new.file != nil && old.file != new.file
    fields = old.isWritten(as: new) ? [] : FieldComparison(new.key.kind.shape, old.value, new.value).changes
    if fields.isEmpty, !isInOtherFile { return nil }
  }

  /// The record as it is now, or was.
  package var record: ReviewRecord {
    guard let record = new ?? old else { preconditionFailure("a change is of something") }
    return record
  }
  package var key: ReviewKey { record.key }
  package var kind: ReviewKind { key.kind }
  package var isAdded: Bool { old == nil }
  package var isRemoved: Bool { new == nil }
  /// Whether texts say something else.
  package var isReworded: Bool { fields.contains { $0.change.isReworded } }
  /// Whether anything but texts is different.
  package var isReclassified: Bool { fields.contains { !$0.change.isReworded && !$0.change.isMoved } }
  /// Whether it, or something in it, stands elsewhere.
  package var isMoved: Bool { isInOtherFile || fields.contains { $0.change.isMoved } }
  /// Whether a bundle shows the difference.
  package var ships: Bool {
    if kind == .configuration { return fields.contains { $0.path == "locale" } }
    return kind.ships && (isAdded || isRemoved || !fields.isEmpty)
  }
}
