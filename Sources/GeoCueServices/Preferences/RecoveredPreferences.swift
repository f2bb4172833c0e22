/// Preferences read from a text that may be damaged, and what could not be read.
public struct RecoveredPreferences: Hashable, Sendable {
  /// What could be read, with defaults for the rest.
  public var preferences: NotificationStylePreferences
  /// What could not, in the order of ``PreferenceField``; empty for a sound text.
  public var faults: [PreferenceFault]

  /// The fields that are not as they were stored, in order: all when the text as a whole was unreadable.
  ///
  /// `customStyles` is among them when any entry was dropped, though the others are kept. A field that the
  /// text leaves out has its default and is not among them.
  public var fellBack: [PreferenceField] {
    if faults.contains(where: { $0.field == nil }) { return PreferenceField.allCases }
    return PreferenceField.allCases.filter { field in faults.contains { $0.field == field } }
  }
}
