import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel

/// A month of EgoFix as a user might live it: fixes marked in all ways, crashes, reboots, diagnostics.
enum Month {
  static func live(_ service: EgoFixService, _ clock: SuiteClock, days: Range<Int>) async throws {
    for day in days {
      clock.set(day, 8)
      if day == 0 {
        try await service.send(.primary(0))
        try await service.send(.activate(1))
      }
      try await service.send(.open)
      if day % 5 == 3 {
        try await service.send(.crash(bug: day % 2 == 0 ? 0 : nil, note: day % 3 == 0 ? "The meeting." : nil))
        clock.set(day, 9)
        try await service.send(.reboot(nil))
      }
      clock.set(day, 12)
      let state = try await service.state()
      let today = state.assignments.last { $0.isOfDay && $0.day == state.day }
      // Every seventh card is not opened: it carries over.
      if let fix = today?.fix, today?.outcome == .pending, day % 7 != 4 {
        try await service.send(.openFix(fix))
        let outcome: FixOutcome = day % 4 == 1 ? .skipped : day % 6 == 2 ? .failed : .applied
        let reflection = day % 3 == 0 ? "It stung, day \(day)." : nil
        try await service.send(.outcome(fix: fix, outcome, reflection: reflection))
      }
      clock.set(day, 18)
      if let due = service.reducer.dueDiagnostic(in: try await service.state(), at: clock.now()) {
        let intensity: BugIntensity = day % 2 == 0 ? .loud : .quiet
        let answers = due.bugs.map {
          DiagnosticAnswer(bug: $0, intensity: intensity, context: intensity == .quiet ? nil : .work)
        }
        try await service.send(.diagnostic(answers))
      }
    }
  }
}

/// All records of a user, as the repositories list them.
struct Listing: Equatable {
  var bugs: [UserBug]
  var user: UserProfile
  var completions: [FixCompletion]
  var crashes: [Crash]
  var versionEntries: [VersionEntry]
  var events: [AnalyticsEvent]
  var patterns: [PatternRecord]
  var diagnostics: [WeeklyDiagnostic]
  var state: EgoFixState

  init(_ service: EgoFixService) async throws {
    let repositories = EgoFixRepositories(service, user: SuiteUser.id)
    bugs = try await repositories.bugs.getAll()
    user = try await repositories.users.get()
    completions = try await repositories.completions.getAll()
    crashes = try await repositories.crashes.getAll()
    versionEntries = try await repositories.versionEntries.getAll()
    events = try await repositories.events.getAll()
    patterns = try await repositories.patterns.getAll()
    diagnostics = try await repositories.diagnostics.getAll()
    state = try await service.state()
  }
}
