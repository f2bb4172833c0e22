import SeedModel
import SeededRandom

/// A weekly diagnostic that can be answered now.
public struct DueDiagnostic: Hashable, Sendable {
  /// The Monday of the week that it asks about, a civil day.
  public var week: Int32
  /// The bugs that it asks about, by place, at most three.
  public var bugs: [Int32]
}

extension EgoFix {
  /// The diagnostic that is prompted at a moment, or nil: not its hours, handed in or skipped already, or no
  /// bug to ask about.
  public func dueDiagnostic(in state: EgoFixState, at moment: EgoFixMoment) -> DueDiagnostic? {
    guard !state.queue.bugs.isEmpty,
      let week = DiagnosticPrompt.week(
        at: moment,
        lastWeek: state.lastDiagnosticWeek,
        policies: policies
      )
    else { return nil }
    return DueDiagnostic(week: week, bugs: Array(state.queue.next))
  }

  /// The diagnostic begins: its line, and a tidbit on the first bug that it asks about.
  func startDiagnostic(
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard let due = dueDiagnostic(in: state, at: moment) else { return .diagnosticNotDue }
    say(.diagnosticPrompt, in: &state, effects: &effects)
    teach(.duringDiagnostic, bug: due.bugs.first, in: &state, effects: &effects)
    return nil
  }

  /// The diagnostic is skipped: the week is silent, and the queue stays as it is.
  func skipDiagnostic(
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard let due = dueDiagnostic(in: state, at: moment) else { return .diagnosticNotDue }
    state.lastDiagnosticWeek = due.week
    say(.diagnosticSkipped, in: &state, effects: &effects)
    return nil
  }

  /// The diagnostic is handed in.
  func answer(
    _ answers: [DiagnosticAnswer],
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) -> EgoFixRefusal? {
    guard let due = dueDiagnostic(in: state, at: moment) else { return .diagnosticNotDue }
    guard isAcceptable(answers, to: due) else { return .badAnswers }
    state.lastDiagnosticWeek = due.week
    state.tallies.answer(answers, week: due.week)
    effects.append(.diagnostic(id: state.random.id.identity(), week: due.week))
    let loudest = answers.max { $0.intensity.rawValue < $1.intensity.rawValue }
    record(.weeklyCompleted, context: loudest?.context, in: &state, effects: &effects)
    engage(.opened, in: &state)
    state.queue.turn()
    for answer in answers { settle(answer, at: moment, in: &state, effects: &effects) }
    let loudCount = answers.count { $0.intensity == .loud }
    say(.diagnosticWeek, in: &state, effects: &effects)
    if loudCount > 0 {
      say(.diagnosticLoud, in: &state, effects: &effects)
    } else if answers.allSatisfy({ $0.intensity == .quiet }) {
      say(.diagnosticAllQuiet, in: &state, effects: &effects)
    }
    detect(ContextSpikeDetector(), at: moment, in: &state, effects: &effects)
    detect(CorrelatedBugsDetector(), at: moment, in: &state, effects: &effects)
    detect(PlateauDetector(), at: moment, in: &state, effects: &effects)
    detect(ImprovementDetector(), at: moment, in: &state, effects: &effects)
    plan(at: moment, in: &state, effects: &effects)
    return nil
  }

  private func isAcceptable(_ answers: [DiagnosticAnswer], to due: DueDiagnostic) -> Bool {
    guard !answers.isEmpty else { return false }
    for (place, answer) in answers.enumerated() {
      guard due.bugs.contains(answer.bug), answer.intensity != .quiet || answer.context == nil,
        !answers[..<place].contains(where: { $0.bug == answer.bug })
      else { return false }
    }
    return true
  }

  /// Lets an answer change its bug's status.
  private func settle(
    _ answer: DiagnosticAnswer,
    at moment: EgoFixMoment,
    in state: inout EgoFixState,
    effects: inout [EgoFixEffect]
  ) {
    let bug = Int(answer.bug)
    switch state.bugs[bug].status {
    case .active:
      let kept = Int32(PatternTallies.answerLimit)
      state.bugs[bug].answersSinceActive = min(state.bugs[bug].answersSinceActive + 1, kept)
      let after = Lifecycle.answered(
        .active,
        answers: state.tallies.bugs[bug].answers.suffix(Int(state.bugs[bug].answersSinceActive)),
        policies: policies
      )
      change(answer.bug, to: after, at: moment, in: &state, effects: &effects)
    case .stable:
      state.bugs[bug].isInRetestDiagnostic = false
      if answer.intensity == .loud {
        change(answer.bug, to: .active, isRegression: true, at: moment, in: &state, effects: &effects)
      } else {
        state.queue.leave(answer.bug)
      }
    case .identified, .resolved: break
    }
  }
}
