/// Something in stored preferences that could not be read.
public struct PreferenceFault: Hashable, Sendable {
  /// The field that it stands in; nil when nothing of the text could be read.
  public var field: PreferenceField?
  /// The entry of `customStyles` that was dropped; nil where the whole field is meant.
  public var entry: String?
  /// What was expected, in a few words.
  public var expected: String

  init(_ field: PreferenceField?, entry: String? = nil, expected: String) {
    self.field = field
    self.entry = entry
    self.expected = expected
  }
}

extension PreferenceFault: CustomStringConvertible {
  /// One sentence for a log, without a full stop; it quotes nothing but an entry's name.
  public var description: String {
    guard let field else { return "the preferences could not be read: \(expected)" }
    if let entry { return "\(field.rawValue) lost its entry \(entry.debugDescription): expected \(expected)" }
    return "\(field.rawValue) fell back to its default: expected \(expected)"
  }
}
