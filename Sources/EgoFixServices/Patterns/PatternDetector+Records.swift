import CivilTime
import SeedModel

extension PatternDetector {
  /// The detector's strongest finding in records, or none (spec: `analyze(events:diagnostics:)`); deleted
  /// records are left out.
  public func analyze(events: [AnalyticsEvent], diagnostics: [WeeklyDiagnostic]) -> PatternFinding? {
    strongest(in: PatternTallies.of(events: events, diagnostics: diagnostics))
  }
}

extension PatternTallies {
  /// What records count up to, and the bugs that they name: deleted ones are left out, the order does not
  /// matter.
  public static func of(
    events: [AnalyticsEvent],
    diagnostics: [WeeklyDiagnostic]
  ) -> PatternTallies {
    let events = events.filter { $0.deletedAt == nil }
      .sorted { ($0.timestamp, $0.id) < ($1.timestamp, $1.id) }
    let diagnostics = diagnostics.filter { $0.deletedAt == nil }
      .sorted { ($0.weekStarting, $0.completedAt, $0.id) < ($1.weekStarting, $1.completedAt, $1.id) }
    let named = events.compactMap(\.bugId) + diagnostics.flatMap { $0.responses.map(\.bugId) }
    var tallies = PatternTallies(bugs: Set(named).sorted())
    var next = 0
    for diagnostic in diagnostics {
      while next < events.count, events[next].timestamp <= diagnostic.completedAt {
        tallies.count(events[next])
        next += 1
      }
      let answers = diagnostic.responses.map {
        DiagnosticAnswer(bug: $0.bugId, intensity: $0.intensity, context: $0.primaryContext)
      }
      tallies.answer(answers, week: diagnostic.weekStarting.dayNumber)
    }
    for event in events[next...] { tallies.count(event) }
    return tallies
  }

  private mutating func count(_ event: AnalyticsEvent) {
    if event.eventType == .crashLogged { crash(weekday: event.dayOfWeek, hour: event.hourOfDay) }
    guard let outcome = event.eventType.outcome, let bug = event.bugId else { return }
    finish(bug: bug, outcome: outcome, day: event.date.dayNumber)
  }
}

extension EventType {
  /// The outcome that an event says a fix had, or nil.
  public var outcome: FixOutcome? {
    switch self {
    case .fixApplied: .applied
    case .fixSkipped: .skipped
    case .fixFailed: .failed
    default: nil
    }
  }
}
