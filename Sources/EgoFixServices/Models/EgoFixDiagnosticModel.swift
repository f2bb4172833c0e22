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
  /// The Monday of the week that is asked about, a civil day; nil while no diagnostic is due.
  public let week: Int32?
  /// The questions; none while no diagnostic is due.
  public let questions: [Question]
  /// What is asked where a bug was not quiet.
  public let contextQuestion: String
  /// The tidbit beside the questions; empty for none.
  public let tidbit: String
  /// Which week it asks about, and until when; empty while none is due.
  public let until: String
  /// The top line of the latest summary; empty while there is none.
  public let summaryHeading: String
  /// The top line while nothing is asked.
  public var closedHeading: String { summaryHeading.isEmpty ? heading : summaryHeading }
  /// The lines of the latest summary; empty before the first, and while one is due.
  public let summary: [String]

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    heading = phrases("diagnostic.heading")
    contextQuestion = phrases("diagnostic.where")
    let moment = EgoFixMoment(state.clock, in: state.zone)
    let due = state.dueDiagnostic(at: moment, phrases.reducer.policies)
    week = due?.week
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
      guard let answer = tally.answers.last, answer.week == week, !state.isDeleted(tally.bug) else {
        return nil
      }
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
  public var isBegun: Bool { begunWeek != nil }
  /// The week whose questions were begun; nil for none.
  private var begunWeek: Int32?
  /// The answers so far; the last one may still lack where it was loudest.
  public private(set) var answers: [DiagnosticAnswer] = []
  /// Whether it is asked where the last answer's bug was loudest.
  public private(set) var asksContext = false

  @ObservationIgnored private var isHandingIn = false

  /// Answers to questions that are no longer asked, or asked about another week, are gone. Where all that are
  /// left are answered, the last one is asked again, since handing in follows an answer.
  override public func didTick() {
    guard isBegun else { return }
    guard screen?.week == begunWeek else { return leave() }
    let questions = screen?.questions ?? []
    var kept = zip(answers, questions).prefix { $0.bug == $1.id }.count
    let asks = asksContext && kept == answers.count
    if kept == questions.count, kept > 0, !asks, !isHandingIn { kept -= 1 }
    guard kept < answers.count else { return }
    answers.removeLast(answers.count - kept)
    asksContext = false
  }

  private func leave() { (answers, asksContext, begunWeek) = ([], false, nil) }

  /// The question that is asked; nil where none is.
  public var question: EgoFixDiagnostic.Question? {
    guard let questions = screen?.questions else { return nil }
    let index = answers.count - (asksContext ? 1 : 0)
    return questions.indices.contains(index) ? questions[index] : nil
  }

  /// What is asked: how a bug felt, or where it was loudest; empty where nothing is.
  public var asked: String { asksContext ? screen?.contextQuestion ?? "" : question?.text ?? "" }

  /// An answer to choose.
  public enum Choice: Hashable, Sendable {
    /// How a bug felt.
    case intensity(BugIntensity)
    /// Where it was loudest.
    case context(EventContext)
  }

  /// The answers to what is asked, in the order of their buttons.
  public var choices: [Choice] {
    asksContext ? EventContext.allCases.map { .context($0) } : BugIntensity.allCases.map { .intensity($0) }
  }

  /// How far the diagnostic is.
  public var progress: String {
    guard let questions = screen?.questions, question != nil else { return "" }
    let step = answers.count + (asksContext ? 0 : 1)
    return phrases("diagnostic.progress", ["step": .count(step), "total": .count(questions.count)])
  }

  /// Begins with the questions.
  public func start() async {
    leave()
    if await send(.startDiagnostic) { begunWeek = screen?.week }
  }

  /// Says how the bug felt; after the last question the answers are handed in.
  public func answer(_ intensity: BugIntensity) async {
    guard !asksContext, let question else { return }
    answers.append(DiagnosticAnswer(bug: question.id, intensity: intensity))
    asksContext = intensity != .quiet
    if !asksContext { await handInWhenDone() }
  }

  /// Says where it was loudest.
  public func choose(_ context: EventContext) async {
    guard asksContext, !answers.isEmpty else { return }
    answers[answers.count - 1].context = context
    asksContext = false
    await handInWhenDone()
  }

  /// Whether there is a question to go back to.
  public var canGoBack: Bool { !answers.isEmpty }

  /// Goes back to the question before.
  public func back() {
    if !answers.isEmpty { answers.removeLast() }
    asksContext = false
  }

  /// Skips the week.
  public func skip() async {
    leave()
    await send(.skipDiagnostic)
  }

  private func handInWhenDone() async {
    guard let count = screen?.questions.count, count > 0, answers.count == count else { return }
    isHandingIn = true
    defer { isHandingIn = false }
    if await send(.diagnostic(answers)) { leave() }
  }
}
