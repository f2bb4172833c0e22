public import CivilTime
import PlainJSON
public import SeedModel
public import ServiceKernel

/// What follows from an event: values for the app to carry out and for the store to keep. Nothing here says
/// that a streak broke (spec: silent reset).
public enum EgoFixEffect: Hashable, Sendable, Codable {
  /// An analytics event is recorded.
  case event(AnalyticsEvent)
  /// A fix is assigned.
  case assign(Assignment)
  /// A fix whose card was not opened is carried over to another day.
  indirect case carried(Assignment, at: Instant)
  /// A fix can no longer be marked: it stays pending for good.
  case expired(Assignment)
  /// A fix is marked.
  indirect case marked(FixMarking)
  /// A note was written on a completion or crash.
  indirect case noted(EgoFixNote)
  /// A crash is logged.
  indirect case crashed(Crash)
  /// A crash is closed.
  case rebooted(id: Identity, at: Instant)
  /// The version history has a new entry, told in a variant of its key.
  indirect case version(VersionEntry, variant: UInt8)
  /// A bug's status changes.
  case status(bug: BugID, from: BugStatus, to: BugStatus)
  /// The diagnostic about a week is handed in.
  indirect case diagnostic(WeeklyDiagnostic)
  /// A pattern is found.
  case detected(Identity)
  /// A live pattern's numbers change.
  case renewed(Identity)
  /// A pattern is to be shown now.
  case pattern(Identity)
  /// A tidbit is to be shown now.
  case tidbit(TidbitID)
  /// A line is to be shown now.
  case feedback(EgoFixLine)
  /// The day is a rest day.
  case rest
  /// A notification is planned, in the place of the one of the same kind and day.
  case notify(Notice)
  /// A planned notification has come.
  case delivered(Notice)
  /// A planned notification is taken back.
  case cancel(Notice.Kind, day: Int32)
  /// A record of the past was changed by hand.
  indirect case save(EgoFixRecord)
}

/// A fix that is marked, with what its interaction gave and a private note.
public struct FixMarking: Hashable, Sendable, Codable {
  /// The assignment, marked.
  public var assignment: Assignment
  /// What the interaction gave; nil for none.
  public var result: InteractionResult?
  /// The note; nil for none.
  public var reflection: String?
  /// When.
  public var at: Instant
}

extension FixMarking {
  /// What marking changes of the completion: what a sync has saved on it stays.
  fileprivate var change: RecordChange {
    var members: JSONObject = [
      "outcome": .string("\(assignment.outcome)"), "completedAt": .string("\(at)"),
      "updatedAt": .string("\(at)"),
    ]
    if let result { members["outcomeData"] = .string(result.json.text) }
    if let reflection { members["reflection"] = .string(reflection) }
    return RecordChange(FixCompletion.recordKind, key: "\(assignment.id)", .merge(members))
  }
}

/// A note that is written afterwards.
public struct EgoFixNote: Hashable, Sendable, Codable {
  /// The completion or crash.
  public var id: Identity
  /// Whether it is a crash.
  public var isOnCrash: Bool
  /// What was written.
  public var text: String
  /// When.
  public var at: Instant
}

extension EgoFixEffect: ServiceEffect {
  /// Notifications follow from the state, the past is stored, and what is said is in the state as well.
  public var handling: EffectHandling {
    switch self {
    case .event, .assign, .carried, .marked, .noted, .crashed, .rebooted, .version, .diagnostic, .save:
      .record
    case .notify, .delivered, .cancel, .expired, .status, .detected, .renewed: .derived
    case .pattern, .tidbit, .feedback, .rest: .passing
    }
  }

  /// The change of a record.
  ///
  /// - Throws: what encoding throws.
  public func record() throws -> RecordChange {
    switch self {
    case .event(let event): try EgoFixRecord.event(event).change()
    case .assign(let assignment): try EgoFixRecord.completion(FixCompletion(assignment)).change()
    case .carried(let assignment, let at):
      RecordChange(
        FixCompletion.recordKind,
        key: "\(assignment.id)",
        .merge([
          "day": .string("\(CivilDate(dayNumber: Int(assignment.day)))"), "updatedAt": .string("\(at)"),
        ])
      )
    case .marked(let marking): marking.change
    case .noted(let note):
      RecordChange(
        note.isOnCrash ? Crash.recordKind : FixCompletion.recordKind,
        key: "\(note.id)",
        .merge([
          note.isOnCrash ? "note" : "reflection": .string(note.text), "updatedAt": .string("\(note.at)"),
        ])
      )
    case .crashed(let crash): try EgoFixRecord.crash(crash).change()
    case .rebooted(let id, let at):
      RecordChange(
        Crash.recordKind,
        key: "\(id)",
        .merge(["rebootedAt": .string("\(at)"), "updatedAt": .string("\(at)")])
      )
    case .version(let entry, _): try EgoFixRecord.versionEntry(entry).change()
    case .diagnostic(let diagnostic): try EgoFixRecord.diagnostic(diagnostic).change()
    case .save(let record): try record.change()
    default: preconditionFailure("\(self) changes no record")
    }
  }
}

/// What an analytics event says (spec: EventType).
public enum EventType: UInt8, Vocabulary {
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

  /// The stored names, by raw value.
  public static let names = [
    "fixAssigned", "fixOpened", "fixApplied", "fixSkipped", "fixFailed", "crashLogged", "crashRebooted",
    "appOpened", "weeklyCompleted", "patternViewed", "patternDismissed", "fixShared",
  ]
}

/// Why the version history has an entry (spec: VersionChangeType).
public enum VersionChangeType: UInt8, Vocabulary {
  /// Changes, as the spec lists them.
  case majorUpdate, minorUpdate, crash, reboot

  /// The stored names, by raw value.
  public static let names = ["majorUpdate", "minorUpdate", "crash", "reboot"]
}
