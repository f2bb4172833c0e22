import CivilTime
import PlainJSON
public import SeedModel

/// Texts that an event carries for the record alone: no rule reads them.
public struct EgoFixNotes: Hashable, Sendable {
  /// The reflection on a fix, or the note on a crash; nil where there is none.
  public var note: String?
  /// The result of a fix's interaction; nil where there is none.
  public var result: InteractionResult?
  /// The answers of a diagnostic, which stand in its event.
  var answers: [DiagnosticAnswer] = []

  /// Notes, by default none.
  public init(note: String? = nil, result: InteractionResult? = nil) {
    self.note = note
    self.result = result
  }
}

/// Turns effects into records and keeps them: the one place at which the logic meets the repositories.
public struct EgoFixJournal: Sendable {
  let logic: EgoFix
  let repositories: EgoFixRepositories
  let userId: Identity

  /// A journal of one user.
  public init(logic: EgoFix, repositories: EgoFixRepositories, userId: Identity) {
    self.logic = logic
    self.repositories = repositories
    self.userId = userId
  }

  /// Keeps what an event led to.
  ///
  /// - Throws: what the repositories and the content's texts throw.
  public func keep(_ step: EgoFix.Step, at moment: EgoFixMoment, notes: EgoFixNotes) async throws {
    for effect in step.effects { try await keep(effect, of: step.state, at: moment, notes: notes) }
    guard var user = try await repositories.users.getById(userId) else { return }
    user.update(from: step.state, content: logic.content)
    try await repositories.users.save(user)
  }

  private func keep(
    _ effect: EgoFixEffect,
    of state: EgoFixState,
    at moment: EgoFixMoment,
    notes: EgoFixNotes
  ) async throws {
    switch effect {
    case .assign(let assignment): try await keepAssignment(assignment)
    case .marked(let assignment): try await keepOutcome(assignment, at: moment, notes: notes)
    case .crashed(let id, let bug):
      let crash = Crash(
        id: id,
        userId: userId,
        bugId: bugID(bug),
        note: notes.note,
        crashedAt: moment.instant
      )
      try await repositories.crashes.save(crash)
    case .noted(let id): try await keepNote(notes.note, on: id)
    case .rebooted(let id):
      guard var crash = try await repositories.crashes.getById(id) else { return }
      try crash.reboot(at: moment.instant)
      try await repositories.crashes.save(crash)
    case .version(let id, let version, let change, _):
      let entry = VersionEntry(
        id: id,
        userId: userId,
        version: "\(version)",
        changeType: change,
        description: try logic.text(of: effect, in: state)?.body ?? "",
        createdAt: moment.instant
      )
      try await repositories.versionEntries.save(entry)
    case .event(let id, let type, let bug, let fix, let context):
      let event = AnalyticsEvent(
        id: id,
        userId: userId,
        eventType: type,
        bugId: bugID(bug),
        fixId: fix < 0 ? nil : logic.content.id(ofFix: fix),
        context: context,
        at: moment
      )
      try await repositories.events.save(event)
      try await keepPatternMarks(of: state, after: type)
    case .status(let bug, _, let status): try await keepStatus(status, of: bug, in: state)
    case .diagnostic(let id, let week):
      let diagnostic = WeeklyDiagnostic(
        id: id,
        userId: userId,
        weekStarting: CivilDate(dayNumber: Int(week)),
        responses: notes.answers.map {
          BugDiagnosticResponse(
            bugId: logic.content.bugIDs[Int($0.bug)],
            intensity: $0.intensity,
            primaryContext: $0.context
          )
        },
        completedAt: moment.instant
      )
      try await repositories.diagnostics.save(diagnostic)
    case .detected(let place), .renewed(let place):
      try await keepPattern(state.patterns[Int(place)])
    case .expired, .pattern, .tidbit, .feedback, .rest, .notify, .delivered, .cancel: break
    }
  }

  private func bugID(_ bug: Int32) -> Identity? { bug < 0 ? nil : logic.content.bugIDs[Int(bug)] }

  private func keepAssignment(_ assignment: Assignment) async throws {
    let day = CivilDate(dayNumber: Int(assignment.day))
    let known = try await repositories.completions.getById(assignment.id)
    if known?.day == day { return }
    var completion =
      known
      ?? FixCompletion(
        id: assignment.id,
        fixId: logic.content.id(ofFix: assignment.fix),
        userId: userId,
        kind: assignment.kind,
        assignedAt: Instant(unixSeconds: Int(assignment.assignedAt))
      )
    completion.day = day
    try await repositories.completions.save(completion)
  }

  private func keepOutcome(
    _ assignment: Assignment,
    at moment: EgoFixMoment,
    notes: EgoFixNotes
  ) async throws {
    guard var completion = try await repositories.completions.getById(assignment.id) else { return }
    try completion.mark(assignment.outcome, at: moment.instant)
    completion.reflection = notes.note
    completion.outcomeData = notes.result?.json.text
    try await repositories.completions.save(completion)
  }

  private func keepNote(_ note: String?, on id: Identity) async throws {
    if var completion = try await repositories.completions.getById(id) {
      completion.reflection = note
      try await repositories.completions.save(completion)
    } else if var crash = try await repositories.crashes.getById(id) {
      crash.note = note
      try await repositories.crashes.save(crash)
    }
  }

  private func keepStatus(_ status: BugStatus, of bug: Int32, in state: EgoFixState) async throws {
    guard var record = try await repositories.bugs.getById(logic.content.bugIDs[Int(bug)]) else { return }
    record.progress.status = status
    record.progress.activatedAt = state.bugs[Int(bug)].activatedAt.map { Instant(unixSeconds: Int($0)) }
    try await repositories.bugs.save(record)
  }

  private func keepPattern(_ pattern: PatternRecord) async throws {
    var record = DetectedPattern(
      pattern,
      text: try logic.text(of: pattern),
      userId: userId,
      bugIDs: logic.content.bugIDs
    )
    if let known = try await repositories.patterns.getById(pattern.id) {
      record = known
      record.body = try logic.text(of: pattern).body
      record.dataPoints = Int(pattern.finding.dataPoints)
    }
    try await repositories.patterns.save(record)
  }

  /// Takes over when patterns were shown, viewed and dismissed.
  private func keepPatternMarks(of state: EgoFixState, after type: EventType) async throws {
    guard type == .patternViewed || type == .patternDismissed else { return }
    for pattern in state.patterns {
      guard var record = try await repositories.patterns.getById(pattern.id) else { continue }
      let before = record
      record.shownAt = pattern.shownAt.map { Instant(unixSeconds: Int($0)) }
      record.viewedAt = pattern.viewedAt.map { Instant(unixSeconds: Int($0)) }
      record.dismissedAt = pattern.dismissedAt.map { Instant(unixSeconds: Int($0)) }
      if record != before { try await repositories.patterns.save(record) }
    }
  }
}
