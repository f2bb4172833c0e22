public import CivilTime
public import SeedModel

/// What a user does, or the system tells.
public enum EgoFixEvent: Hashable, Sendable, Codable {
  /// The app comes to the front.
  case open
  /// Today shows a fix's card; nil for the one that Today shows first.
  case openFix(FixID?)
  /// A fix is marked, with what its interaction gave and a private note.
  case outcome(fix: FixID, FixOutcome, result: InteractionResult? = nil, reflection: String? = nil)
  /// A note is written afterwards, on a marked fix by its completion's identity or on an open crash.
  case note(Identity, String)
  /// A crash is logged, with the bug that it names and a note.
  case crash(bug: BugID?, note: String? = nil)
  /// Open crashes are closed: one, or all of them.
  case reboot(Identity?)
  /// The weekly diagnostic begins.
  case startDiagnostic
  /// The weekly diagnostic is handed in.
  case diagnostic([DiagnosticAnswer])
  /// The weekly diagnostic is skipped.
  case skipDiagnostic
  /// A bug is taken up.
  case activate(BugID)
  /// A bug is laid aside.
  case deactivate(BugID)
  /// A stable bug is closed.
  case resolve(BugID)
  /// A bug becomes the primary one, and active unless it is stable: with the first one onboarding ends.
  case primary(BugID)
  /// The pattern that was offered is shown.
  case shown(Identity)
  /// A pattern is looked at in the list.
  case viewed(Identity)
  /// A pattern is dismissed.
  case dismiss(Identity)
  /// The share sheet reports that a fix was sent.
  case shared(FixID)
  /// Settings or permissions change.
  case settings(EgoFixSettingsChange)
  /// The user's zone changes.
  case zone(ZoneRules)
  /// A fix's timer starts, for so many seconds.
  case timerStarted(fix: FixID, seconds: Int)
  /// The running timer is stopped.
  case timerStopped
  /// Something was done on a card that is carried out: how far it was before, and is now. What differs is
  /// taken over, so that nothing is lost that another process has stored since.
  case progress(from: EgoFixProgress, to: EgoFixProgress)
  /// A record of the content is deleted for this user: it is drawn no more.
  case delete(ContentRecord)
  /// A deleted record of the content comes back.
  case restore(ContentRecord)
  /// A record of the past is put in the place of the one with its identity; a deleted one keeps its fields.
  /// A card or an open crash that is shown follows its record. In a service, what is counted follows, too.
  case save(EgoFixRecord)
  /// A pattern is deleted: it is listed no more.
  case deletePattern(Identity)
  /// Time passes.
  case time
}

extension EgoFixEvent {
  /// Whether the clock, the system or a sync tells it: the user need not be there.
  var isReport: Bool {
    switch self {
    case .zone, .save, .time: true
    case .settings(let change): change == EgoFixSettingsChange(permission: change.permission)
    default: false
    }
  }
}

/// Why an event is refused: it has changed nothing.
public enum EgoFixRefusal: Error, Hashable, Sendable {
  /// There is no such bug, fix, tidbit or pattern, or it was deleted.
  case unknownRecord
  /// The fix is not assigned, or can no longer be marked.
  case notAssigned
  /// The fix was marked already.
  case alreadyMarked
  /// Pending is no outcome to mark.
  case noOutcome
  /// The fix cannot be marked as applied before this field of its result is there.
  case lacks(LackingField)
  /// No crash is open, or not this one.
  case alreadyRebooted
  /// No diagnostic is due.
  case diagnosticNotDue
  /// The answers are none, name a bug twice or one that is not asked, or give a place for a quiet week.
  case badAnswers
  /// The bug's status does not allow it.
  case wrongStatus
  /// The pattern was not offered.
  case patternNotOffered
  /// The pattern was dismissed before.
  case alreadyDismissed

  /// The code under which a replay names it.
  public var code: String {
    switch self {
    case .unknownRecord: "unknown-record"
    case .notAssigned: "not-assigned"
    case .alreadyMarked: "already-marked"
    case .noOutcome: "no-outcome"
    case .lacks(let field): "lacks-\(field.rawValue)"
    case .alreadyRebooted: "already-rebooted"
    case .diagnosticNotDue: "diagnostic-not-due"
    case .badAnswers: "bad-answers"
    case .wrongStatus: "wrong-status"
    case .patternNotOffered: "pattern-not-offered"
    case .alreadyDismissed: "already-dismissed"
    }
  }
}
