public import SeedModel

/// What follows from an event: values for the app to carry out and for the store to keep. Nothing here says
/// that a streak broke (spec: silent reset).
public enum EgoFixEffect: Hashable, Sendable {
  /// An analytics event is recorded, with the moment's weekday and hour.
  case event(id: Identity, EventType, bug: Int32, fix: Int32, context: EventContext?)
  /// A fix is assigned, or carried over to another day.
  case assign(Assignment)
  /// A fix can no longer be marked: it stays pending for good.
  case expired(Assignment)
  /// A fix is marked.
  case marked(Assignment)
  /// A note was written on a completion or crash.
  case noted(id: Identity)
  /// A crash is logged; -1 for a bug that was not named.
  case crashed(id: Identity, bug: Int32)
  /// A crash is closed.
  case rebooted(id: Identity)
  /// The version history has a new entry.
  case version(id: Identity, EgoFixVersion, VersionChangeType, variant: UInt8)
  /// A bug's status changes.
  case status(bug: Int32, from: BugStatus, to: BugStatus)
  /// The diagnostic about a week is handed in.
  case diagnostic(id: Identity, week: Int32)
  /// A pattern is found; its place among the state's patterns.
  case detected(Int32)
  /// A live pattern's numbers change.
  case renewed(Int32)
  /// A pattern is to be shown now.
  case pattern(Int32)
  /// A tidbit is to be shown now.
  case tidbit(Int32)
  /// A line is to be shown now.
  case feedback(EgoFixCopyKey, variant: UInt8, bug: Int32)
  /// The day is a rest day.
  case rest
  /// A notification is planned, in the place of the one of the same kind and day.
  case notify(Notice)
  /// A planned notification has come.
  case delivered(Notice)
  /// A planned notification is taken back.
  case cancel(Notice.Kind, day: Int32)
}

/// What an analytics event says (spec: EventType).
public enum EventType: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Fixes; `fixOpened` is added to the spec's list, since the streak counts it.
  case fixAssigned, fixOpened, fixApplied, fixSkipped, fixFailed
  /// Crashes.
  case crashLogged, crashRebooted
  /// Sessions and diagnostics.
  case appOpened, weeklyCompleted
  /// Patterns.
  case patternViewed, patternDismissed
  /// A fix was forwarded to someone.
  case fixShared

  /// The stored name.
  public var description: String { StoredName.of(self, in: EventType.names) }

  /// The type with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: EventType.names)) }

  private static let names = [
    "fixAssigned", "fixOpened", "fixApplied", "fixSkipped", "fixFailed", "crashLogged", "crashRebooted",
    "appOpened", "weeklyCompleted", "patternViewed", "patternDismissed", "fixShared",
  ]
}

/// Why the version history has an entry (spec: VersionChangeType).
public enum VersionChangeType: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Changes, as the spec lists them.
  case majorUpdate, minorUpdate, crash, reboot

  /// The stored name.
  public var description: String { StoredName.of(self, in: VersionChangeType.names) }

  /// The type with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: VersionChangeType.names)) }

  private static let names = ["majorUpdate", "minorUpdate", "crash", "reboot"]
}
