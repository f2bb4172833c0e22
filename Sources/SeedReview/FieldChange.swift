/// What changed in one field of a record.
package struct FieldChange: Sendable {
  package enum Change: Sendable {
    /// A text that people read says something else; nil where there is none.
    case reworded(old: String?, new: String?)
    /// A value that is no text.
    case value(old: RecordValue?, new: RecordValue?)
    /// Members of a list whose order means nothing to the change.
    case members(removed: [String], added: [String])
    /// The same members in another order.
    case reordered([String])
  }

  /// Where it is in the record, as people say it: `configuration.quiz.options b.text`; empty for the record
  /// itself.
  package var path: String
  package var change: Change
}

extension FieldChange {
  /// The path as findings name a place: `quiz, options, b, text` of a configuration.
  package var name: String {
    guard path.hasPrefix("configuration.") else { return path }
    return path.split(separator: ".").dropFirst().joined(separator: ", ")
  }
}

extension FieldChange.Change {
  /// Whether it is of words alone.
  package var isReworded: Bool {
    if case .reworded = self { return true }
    return false
  }

  /// Whether it is of places alone.
  package var isMoved: Bool {
    if case .reordered = self { return true }
    return false
  }
}
