public import SeedModel

/// What a user does, or the system tells.
public enum EgoFixEvent: Hashable, Sendable {
  /// The app comes to the front.
  case open
  /// Today shows a fix's card; nil for the one that Today shows first.
  case openFix(Int32?)
  /// A fix is marked; the note is the reflection.
  case outcome(fix: Int32, FixOutcome, result: InteractionEvidence?, hasReflection: Bool)
  /// A note is written afterwards, on a marked fix by its completion's identity or on an open crash.
  case note(Identity)
  /// A crash is logged, with the bug that it names.
  case crash(bug: Int32?, hasNote: Bool)
  /// Open crashes are closed: one, or all of them.
  case reboot(Identity?)
  /// The weekly diagnostic begins.
  case startDiagnostic
  /// The weekly diagnostic is handed in.
  case diagnostic([DiagnosticAnswer])
  /// The weekly diagnostic is skipped.
  case skipDiagnostic
  /// A bug is taken up.
  case activate(Int32)
  /// A bug is laid aside.
  case deactivate(Int32)
  /// A stable bug is closed.
  case resolve(Int32)
  /// A bug becomes the primary one, and active unless it is stable: with the first one onboarding ends.
  case primary(Int32)
  /// The pattern that was offered is shown.
  case shown(Identity)
  /// A pattern is looked at in the list.
  case viewed(Identity)
  /// A pattern is dismissed.
  case dismiss(Identity)
  /// The share sheet reports that a fix was sent.
  case shared(Int32)
  /// Settings or permissions change.
  case settings(EgoFixSettings)
  /// The user's zone changes; the moment has the new one's day and time.
  case zone
  /// A fix's timer starts.
  case timerStarted(fix: Int32, seconds: Int32)
  /// The running timer is stopped.
  case timerStopped
  /// Time passes.
  case time
}

/// Why an event is refused; the state stays as it was but for the time that passed.
public enum EgoFixRefusal: Error, Hashable, Sendable {
  /// There is no such bug, fix or pattern.
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
