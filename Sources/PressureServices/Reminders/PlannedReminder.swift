public import CivilTime
public import SeedModel

/// A reminder that the notification centre holds, without its text.
public struct PlannedReminder: Hashable, Sendable, Codable {
  /// What the notification centre knows it by.
  public internal(set) var id: Identity
  /// When it comes.
  public let at: Instant
  /// The civil day that it belongs to.
  public let date: CivilDate
  /// Which text it has.
  public let key: ReminderKey
  /// Which way of saying it.
  public internal(set) var variant: Int
  /// The voice in which it speaks.
  public let mode: PersonalityMode
  /// The day's texts are numbered; a reminder of an older number says what is no longer so.
  public let revision: Int
  /// How many other commitments it counts.
  public let others: Int

  /// Whether both say the same at the same time.
  func isSame(as other: PlannedReminder) -> Bool {
    at == other.at && date == other.date && key == other.key && mode == other.mode
      && revision == other.revision && others == other.others
  }
}

/// The variant that a day's key was given when it was first planned; it stays, whatever is planned again.
public struct FixedVariant: Hashable, Sendable, Codable {
  /// The civil day.
  public let date: CivilDate
  /// The key.
  public let key: ReminderKey
  /// The variant's index.
  public let variant: Int
}
