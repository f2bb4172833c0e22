import CivilTime
import SeedModel
import SeededRandom

/// A weekly diagnostic that can be answered now.
public struct DueDiagnostic: Hashable, Sendable {
  /// The Monday of the week that it asks about, a civil day.
  public var week: Int32
  /// The bugs that it asks about, at most three.
  public var bugs: [BugID]
}

extension EgoFixState {
  /// The diagnostic that is prompted at a moment, or nil: not its hours, handed in or skipped already, no bug
  /// to ask about, or a week that the user has not lived: one that began before onboarding, or one in which
  /// nothing was done.
  func dueDiagnostic(at moment: EgoFixMoment, _ policies: EgoFixPolicies) -> DueDiagnostic? {
    guard !queue.bugs.isEmpty,
      let week = DiagnosticPrompt.week(at: moment, lastWeek: lastDiagnosticWeek, policies: policies),
      let onboardedOn, onboardedOn <= week, isLived(week, at: moment)
    else { return nil }
    return DueDiagnostic(week: week, bugs: Array(queue.next))
  }

  /// Whether the user was there on a day of a week; at a moment of it the user is.
  private func isLived(_ week: Int32, at moment: EgoFixMoment) -> Bool {
    if moment.day < week + 7 { return true }
    let latest = activity.last { $0.day < week + 7 }
    return latest.map { $0.day >= week } ?? false
  }
}

extension EgoFixTurn {
  private func dueDiagnostic() throws(EgoFixRefusal) -> DueDiagnostic {
    guard let due = state.dueDiagnostic(at: moment, policies) else { throw .diagnosticNotDue }
    return due
  }

  /// The diagnostic begins: its line, and a tidbit on the first bug that it asks about.
  mutating func startDiagnostic() throws(EgoFixRefusal) {
    let due = try dueDiagnostic()
    state.diagnosticLines = [say(.diagnosticPrompt)]
    state.diagnosticTidbit = teach(.duringDiagnostic, bug: due.bugs.first)
  }

  /// The diagnostic is skipped: the week is silent, and the queue stays as it is.
  mutating func skipDiagnostic() throws(EgoFixRefusal) {
    state.lastDiagnosticWeek = try dueDiagnostic().week
    state.diagnosticLines = [say(.diagnosticSkipped)]
    state.diagnosticTidbit = nil
  }

  /// The diagnostic is handed in.
  mutating func answer(_ answers: [DiagnosticAnswer]) throws(EgoFixRefusal) {
    let due = try dueDiagnostic()
    guard isAcceptable(answers, to: due) else { throw .badAnswers }
    state.lastDiagnosticWeek = due.week
    state.tallies.answer(answers, week: due.week)
    effects.append(
      .diagnostic(
        WeeklyDiagnostic(
          id: state.random.id.identity(),
          weekStarting: CivilDate(dayNumber: Int(due.week)),
          responses: answers.map(BugDiagnosticResponse.init),
          completedAt: moment.instant
        )
      )
    )
    let loudest = answers.max { $0.intensity.rawValue < $1.intensity.rawValue }
    record(.weeklyCompleted, context: loudest?.context)
    engage(.opened)
    state.queue.turn()
    for answer in answers { settle(answer) }
    let loudCount = answers.count { $0.intensity == .loud }
    let week = state.weeks.week(due.week)
    state.diagnosticLines = [say(.diagnosticWeek, applied: week.applied, count: week.crashes)]
    state.diagnosticTidbit = nil
    if loudCount > 0 {
      state.diagnosticLines.append(say(.diagnosticLoud, count: Int32(loudCount)))
    } else if answers.allSatisfy({ $0.intensity == .quiet }) {
      state.diagnosticLines.append(say(.diagnosticAllQuiet))
    }
    detect(ContextSpikeDetector())
    detect(CorrelatedBugsDetector())
    detect(PlateauDetector())
    detect(ImprovementDetector())
    plan()
  }

  /// The summary of a deleted diagnostic goes.
  mutating func follow(_ diagnostic: WeeklyDiagnostic) {
    guard diagnostic.deletedAt != nil, state.lastDiagnosticWeek == diagnostic.weekStarting.dayNumber else {
      return
    }
    state.diagnosticLines = []
  }

  private func isAcceptable(_ answers: [DiagnosticAnswer], to due: DueDiagnostic) -> Bool {
    guard !answers.isEmpty else { return false }
    for (index, answer) in answers.enumerated() {
      guard due.bugs.contains(answer.bug), answer.intensity != .quiet || answer.context == nil,
        !answers[..<index].contains(where: { $0.bug == answer.bug })
      else { return false }
    }
    return true
  }

  /// Lets an answer change its bug's status.
  private mutating func settle(_ answer: DiagnosticAnswer) {
    guard let bug = content.index(of: answer.bug).map({ Int($0) }) else { return }
    switch state.bugs[bug].status {
    case .active:
      let kept = Int32(PatternTallies.answerLimit)
      state.bugs[bug].answersSinceActive = min(state.bugs[bug].answersSinceActive + 1, kept)
      let after = Lifecycle.answered(
        .active,
        answers: state.tallies.bugs[bug].answers.suffix(Int(state.bugs[bug].answersSinceActive)),
        policies: policies
      )
      change(answer.bug, to: after)
    case .stable:
      state.bugs[bug].isInRetestDiagnostic = false
      if answer.intensity == .loud {
        change(answer.bug, to: .active, isRegression: true)
      } else {
        state.queue.leave(answer.bug)
      }
    case .identified, .resolved: break
    }
  }
}
