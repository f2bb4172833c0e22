import CivilTime
public import SeedModel

/// What a detector found in records, with the bugs by id.
public struct PatternAnalysis: Hashable, Sendable {
  /// The finding; its bugs are places in ``bugs``.
  public var finding: PatternFinding
  /// The ids of the bugs that the records name, ascending.
  public var bugs: [Identity]

  /// The bugs that the finding is about, by id.
  public var relatedBugs: [Identity] {
    [finding.bug, finding.otherBug].filter { $0 >= 0 }.map { bugs[Int($0)] }
  }
}

extension PatternDetector {
  /// The strongest finding in a user's events and diagnostics, or none (spec: Detector Protocol).
  ///
  /// - Complexity: O(records × log records).
  public func analyze(events: [AnalyticsEvent], diagnostics: [WeeklyDiagnostic]) -> PatternAnalysis? {
    let (tallies, bugs) = PatternTallies.of(events: events, diagnostics: diagnostics)
    return strongest(in: tallies).map { PatternAnalysis(finding: $0, bugs: bugs) }
  }
}

extension PatternTallies {
  /// What records count up to, and the bugs that they name: deleted ones are left out, the order does not
  /// matter.
  public static func of(
    events: [AnalyticsEvent],
    diagnostics: [WeeklyDiagnostic]
  ) -> (tallies: PatternTallies, bugs: [Identity]) {
    let events = events.filter { $0.deletedAt == nil }
      .sorted { ($0.timestamp, $0.id) < ($1.timestamp, $1.id) }
    let diagnostics = diagnostics.filter { $0.deletedAt == nil }
      .sorted { ($0.weekStarting, $0.completedAt, $0.id) < ($1.weekStarting, $1.completedAt, $1.id) }
    let named = events.compactMap(\.bugId) + diagnostics.flatMap { $0.responses.map(\.bugId) }
    let bugs = Set(named).sorted()
    var places: [Identity: Int32] = [:]
    for (place, bug) in bugs.enumerated() { places[bug] = Int32(place) }
    var tallies = PatternTallies(bugCount: bugs.count)
    var next = 0
    for diagnostic in diagnostics {
      while next < events.count, events[next].timestamp <= diagnostic.completedAt {
        tallies.count(events[next], places: places)
        next += 1
      }
      let answers = diagnostic.responses.compactMap { response in
        places[response.bugId].map {
          DiagnosticAnswer(bug: $0, intensity: response.intensity, context: response.primaryContext)
        }
      }
      tallies.answer(answers, week: diagnostic.weekStarting.dayNumber)
    }
    for event in events[next...] { tallies.count(event, places: places) }
    return (tallies, bugs)
  }

  private mutating func count(_ event: AnalyticsEvent, places: [Identity: Int32]) {
    if event.eventType == .crashLogged { crash(weekday: event.dayOfWeek, hour: event.hourOfDay) }
    guard let outcome = event.eventType.outcome, let bug = event.bugId.flatMap({ places[$0] }) else { return }
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
