public import CivilTime
public import SeededRandom

/// Everything that GeoCue remembers of a user between two events.
public struct GeoCueState: Hashable, Sendable, Codable {
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
  /// The random source for texts.
  public var copyRandom: SplitMix64
  /// The user's zone, in which hours and quiet hours are looked at.
  public var zone: ZoneRules
  /// The instant of the last event or delivery.
  public var clock: Instant

  /// A state; by default the one after installing.
  public init(
    seed: UInt64 = 0,
    zone: ZoneRules = .utc,
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
    self.zone = zone
    copyRandom = RandomStreams(seed: seed).copy
    clock = .earliest
  }

  /// The place of an open notification in ``open``.
  func openIndex(of identifier: String) -> Int? { open.firstIndex { $0.identifier == identifier } }

  /// Whether its numbers are such as the rules make them.
  var isSound: Bool {
    open.allSatisfy { 0..<1_000_000_000 ~= $0.repeatCount }
      && Set(open.map(\.identifier)).count == open.count
      && zip(pending, pending.dropFirst()).allSatisfy { ($0.at, $0.identifier) <= ($1.at, $1.identifier) }
  }
}
