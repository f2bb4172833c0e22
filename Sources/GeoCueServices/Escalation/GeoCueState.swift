public import CivilTime
public import SeededRandom

/// Everything that GeoCue remembers of notifications between two events.
public struct GeoCueState: Hashable, Sendable {
  /// What the user wants.
  public var preferences: NotificationStylePreferences
  /// What is not done with, by the order in which it was sent; no two have one identifier.
  public var open: [OpenNotification]
  /// What the notification centre holds and has not delivered, by instant, then identifier.
  public var pending: [NotificationRequest]
  /// The number on the app's badge; 0 for none.
  public var badge: Int
  /// Which variant of each copy key was last.
  public var variants: VariantMemory<String>

  /// A state; by default the one after installing.
  public init(
    preferences: NotificationStylePreferences = NotificationStylePreferences(),
    open: [OpenNotification] = [],
    pending: [NotificationRequest] = [],
    badge: Int = 0,
    variants: VariantMemory<String> = VariantMemory()
  ) {
    self.preferences = preferences
    self.open = open
    self.pending = pending
    self.badge = badge
    self.variants = variants
  }

  /// When something pending is delivered next; nil when nothing is pending.
  public var nextDue: Instant? { pending.first?.at }

  /// The place of an open notification in ``open``.
  func openIndex(of identifier: String) -> Int? { open.firstIndex { $0.identifier == identifier } }
}
