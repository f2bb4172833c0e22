public import CivilTime
public import SeedModel

/// Something that a user did, for the detectors; it stays with the user (spec: AnalyticsEvent).
public struct AnalyticsEvent: SyncRecord {
  /// The event's identity.
  public let id: Identity
  /// Whose it is.
  public let userId: Identity
  /// What was done.
  public let eventType: EventType
  /// The bug concerned; nil where there is none.
  public let bugId: Identity?
  /// The fix concerned; nil where there is none.
  public let fixId: Identity?
  /// Where the week was loudest; set by the diagnostic alone.
  public let context: EventContext?
  /// The civil day in the user's zone then; added to the spec's fields, since weeks are counted by it.
  public let date: CivilDate
  /// 1 = Sunday … 7 = Saturday, in the user's zone then.
  public let dayOfWeek: Int
  /// 0…23, in the user's zone then.
  public let hourOfDay: Int
  /// When it was done.
  public let timestamp: Instant
  /// When it was last saved.
  public var updatedAt: Instant
  /// When it was deleted; nil while it is not.
  public var deletedAt: Instant?

  /// When the record was made: ``timestamp``.
  public var createdAt: Instant { timestamp }

  /// Makes an event at a moment.
  public init(
    id: Identity,
    userId: Identity,
    eventType: EventType,
    bugId: Identity?,
    fixId: Identity?,
    context: EventContext? = nil,
    at moment: EgoFixMoment
  ) {
    self.id = id
    self.userId = userId
    self.eventType = eventType
    self.bugId = bugId
    self.fixId = fixId
    self.context = context
    date = CivilDate(dayNumber: Int(moment.day))
    dayOfWeek = moment.weekday
    hourOfDay = moment.hour
    timestamp = moment.instant
    updatedAt = moment.instant
  }

  /// An event as it was stored, with the date, weekday and hour of its own time.
  public init(
    id: Identity,
    userId: Identity,
    eventType: EventType,
    bugId: Identity?,
    fixId: Identity?,
    context: EventContext?,
    date: CivilDate,
    hourOfDay: Int,
    timestamp: Instant
  ) {
    self.id = id
    self.userId = userId
    self.eventType = eventType
    self.bugId = bugId
    self.fixId = fixId
    self.context = context
    self.date = date
    dayOfWeek = date.weekday
    self.hourOfDay = hourOfDay
    self.timestamp = timestamp
    updatedAt = timestamp
  }
}
