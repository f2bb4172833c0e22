import PlainJSON
import CivilTime
import EgoFixServices
import SeedModel

/// A month of EgoFix as a user might live it: fixes marked in all ways, crashes, reboots, diagnostics.
enum Month {
  static func live(_ session: EgoFixSession, _ clock: SuiteClock, days: Range<Int>) async throws {
    for day in days {
      clock.set(day, 8)
      if day == 0 {
        try await session.send(.primary(0))
        try await session.send(.activate(1))
      }
      try await session.send(.open)
      if day % 5 == 3 {
        try await session.crash(day % 2 == 0 ? 0 : nil, note: day % 3 == 0 ? "The meeting." : nil)
        clock.set(day, 9)
        try await session.send(.reboot(nil))
      }
      clock.set(day, 12)
      let state = await session.state
      let today = state.assignments.last { [.daily, .retest].contains($0.kind) && $0.day == state.day }
      // Every seventh card is not opened: it carries over.
      if let fix = today?.fix, today?.outcome == .pending, day % 7 != 4 {
        try await session.send(.openFix(fix))
        let outcome: FixOutcome = day % 4 == 1 ? .skipped : day % 6 == 2 ? .failed : .applied
        try await session.mark(fix, outcome, reflection: day % 3 == 0 ? "It stung, day \(day)." : nil)
      }
      clock.set(day, 18)
      let moment = EgoFixMoment(clock.now(), in: .utc)
      if let due = await session.logic.dueDiagnostic(in: session.state, at: moment) {
        let intensity: BugIntensity = day % 2 == 0 ? .loud : .quiet
        let answers = due.bugs.map {
          DiagnosticAnswer(bug: $0, intensity: intensity, context: intensity == .quiet ? nil : .work)
        }
        try await session.hand(in: answers)
      }
    }
  }
}

/// All records of a user, as the repositories list them.
struct Listing: Equatable {
  var bugs: [UserBug]
  var users: [UserProfile]
  var completions: [FixCompletion]
  var crashes: [Crash]
  var versionEntries: [VersionEntry]
  var events: [AnalyticsEvent]
  var patterns: [DetectedPattern]
  var diagnostics: [WeeklyDiagnostic]
  var state: String?

  init(_ repositories: EgoFixRepositories) async throws {
    bugs = try await repositories.bugs.getAll()
    users = try await repositories.users.getAll()
    completions = try await repositories.completions.getAll()
    crashes = try await repositories.crashes.getAll()
    versionEntries = try await repositories.versionEntries.getAll()
    events = try await repositories.events.getAll()
    patterns = try await repositories.patterns.getAll()
    diagnostics = try await repositories.diagnostics.getAll()
    state = try await repositories.states.get(unless: 0)?.json.text
  }
}
