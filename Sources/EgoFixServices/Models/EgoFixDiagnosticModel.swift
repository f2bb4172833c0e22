public import Observation
import SeedModel
import SeedRuntime
public import ServiceKernel

/// The weekly diagnostic: its questions while one is due, else the latest summary.
public struct EgoFixDiagnostic: EgoFixScreen {
  /// It closes at an hour.
  public static var isTimed: Bool { true }

  /// A question.
  public struct Question: Equatable, Sendable, Identifiable {
    /// The bug.
    public let id: BugID
    /// What is asked.
    public let text: String
    /// Where a stable bug is asked because its retest failed: why; else empty.
    public let reason: String
  }

  /// The top line.
  public let heading: String
  /// The questions; none while no diagnostic is due.
  public let questions: [Question]
  /// What is asked where a bug was not quiet.
  public let placeQuestion: String
  /// The tidbit beside the questions; empty for none.
  public let tidbit: String
  /// Which week it asks about, and until when; empty while none is due.
  public let until: String
  /// The top line of the latest summary; empty while there is none.
  public let summaryHeading: String
  /// The lines of the latest summary; empty before the first, and while one is due.
  public let summary: [String]

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    heading = phrases("diagnostic.heading")
    placeQuestion = phrases("diagnostic.where")
    let moment = EgoFixMoment(state.clock, in: state.zone)
    let due = state.dueDiagnostic(at: moment, phrases.reducer.policies)
    questions = (due?.bugs ?? []).map { bug in
      let title = phrases.title(bug)
      return Question(
        id: bug,
        text: phrases("diagnostic.question", ["bug": .text(title)]),
        reason: state[bug]?.isInRetestDiagnostic == true
          ? phrases("diagnostic.afterRetest", ["bug": .text(title)]) : ""
      )
    }
    tidbit = due == nil ? "" : phrases.text(state.diagnosticTidbit)
    let closing = "\(phrases.reducer.policies.diagnosticMondayUntil)"
    until = due == nil ? "" : phrases("diagnostic.until", ["time": .text(closing)])
    guard due == nil, let week = state.lastDiagnosticWeek else {
      (summary, summaryHeading) = ([], "")
      return
    }
    let answers = state.tallies.bugs.compactMap { tally -> String? in
      guard let answer = tally.answers.last, answer.week == week else { return nil }
      var key = "diagnostic.summary.answer"
      var arguments: CopyArguments = [
        "bug": .text(phrases.title(tally.bug)), "intensity": .select("\(answer.intensity)"),
      ]
      if let context = answer.context, context != .unknown {
        key = "diagnostic.summary.answerWithContext"
        arguments.set("context", to: .select("\(context)"))
      }
      return phrases(key, arguments)
    }
    summaryHeading = answers.isEmpty ? "" : phrases("diagnostic.summary.heading")
    summary = answers + state.diagnosticLines.map { phrases.text($0) }
  }
}

/// The weekly diagnostic: question by question, with a way back and a way out at every step.
@MainActor @Observable
public final class EgoFixDiagnosticModel: EgoFixModel<EgoFixDiagnostic> {
  /// Whether the questions were begun.
  public private(set) var isBegun = false
  /// The answers so far; the last one may still lack where it was loudest.
  public private(set) var answers: [DiagnosticAnswer] = []
  /// Whether the last answer's place is asked for.
  public private(set) var asksPlace = false

  /// Answers to questions that are no longer asked are gone.
  override public func didTick() {
    if isBegun, screen?.questions.isEmpty == true { (answers, asksPlace, isBegun) = ([], false, false) }
  }

  /// The question that is asked; nil where none is.
  public var question: EgoFixDiagnostic.Question? {
    guard let questions = screen?.questions else { return nil }
    let place = answers.count - (asksPlace ? 1 : 0)
    return questions.indices.contains(place) ? questions[place] : nil
  }

  /// How far the diagnostic is.
  public var progress: String {
    guard let questions = screen?.questions, question != nil else { return "" }
    let step = answers.count + (asksPlace ? 0 : 1)
    return phrases("diagnostic.progress", ["step": .count(step), "total": .count(questions.count)])
  }

  /// Begins with the questions.
  public func start() async {
    (answers, asksPlace) = ([], false)
    isBegun = await send(.startDiagnostic)
  }

  /// Says how the bug felt; after the last question the answers are handed in.
  public func answer(_ intensity: BugIntensity) async {
    guard !asksPlace, let question else { return }
    answers.append(DiagnosticAnswer(bug: question.id, intensity: intensity))
    asksPlace = intensity != .quiet
    if !asksPlace { await handInWhenDone() }
  }

  /// Says where it was loudest.
  public func place(_ context: EventContext) async {
    guard asksPlace, !answers.isEmpty else { return }
    answers[answers.count - 1].context = context
    asksPlace = false
    await handInWhenDone()
  }

  /// Goes back to the question before.
  public func back() {
    if !answers.isEmpty { answers.removeLast() }
    asksPlace = false
  }

  /// Skips the week.
  public func skip() async {
    (answers, asksPlace, isBegun) = ([], false, false)
    await send(.skipDiagnostic)
  }

  private func handInWhenDone() async {
    guard let count = screen?.questions.count, count > 0, answers.count == count else { return }
    if await send(.diagnostic(answers)) { (answers, isBegun) = ([], false) }
  }
}
