public import CivilTime
public import SeedModel

/// Something that the detectors read (spec: AnalyticsEvent).
public struct AnalyticsEvent: PastRecord {
  /// The event's identity.
  public let id: Identity
  /// Whose it is, for a later sync; nil on a single device.
  public var userId: Identity?
  /// What happened.
  public let eventType: EventType
  /// The bug; nil for none.
  public let bugId: BugID?
  /// The fix; nil for none.
  public let fixId: FixID?
  /// Where it was loudest; set by the diagnostic alone.
  public let context: EventContext?
  /// Whether its day went deep with it, by a note or a fix of high severity; nil where not.
  public let isDeep: Bool?
  /// The civil day, in the user's zone then.
  public let date: CivilDate
  /// The hour, 0…23, in the user's zone then.
  public let hourOfDay: Int
  /// When.
  public let timestamp: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// When the record was made: ``timestamp``.
  public var createdAt: Instant { timestamp }
  /// The day of the week, 1 = Sunday … 7 = Saturday.
  public var dayOfWeek: Int { date.weekday }

  /// Makes an event.
  public init(
    id: Identity,
    eventType: EventType,
    bugId: BugID?,
    fixId: FixID?,
    context: EventContext? = nil,
    isDeep: Bool? = nil,
    date: CivilDate,
    hourOfDay: Int,
    timestamp: Instant
  ) {
    self.id = id
    self.eventType = eventType
    self.bugId = bugId
    self.fixId = fixId
    self.context = context
    self.isDeep = isDeep
    self.date = date
    self.hourOfDay = hourOfDay
    self.timestamp = timestamp
    updatedAt = timestamp
  }

  /// `event`.
  public static var recordKind: String { "event" }
  /// The record as an event and an effect carry it.
  public var record: EgoFixRecord { .event(self) }
}
