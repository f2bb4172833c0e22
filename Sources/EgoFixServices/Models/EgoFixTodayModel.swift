import CivilTime
public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// The day's screen: its card and what became of it, the week's fix, quick fixes, or rest.
public struct EgoFixToday: EgoFixScreen {
  /// What the day is.
  public enum Phase: Equatable, Sendable {
    /// No bug is taken up yet.
    case notOnboarded
    /// The app was not opened on this day: ``EgoFixTodayModel/open()``.
    case unopened
    /// A card is there; the first of ``EgoFixToday/cards``.
    case card
    /// A day without a fix.
    case rest(heading: String, line: String, tidbit: String)
    /// No bug is active.
    case noActiveBug(String)
  }

  /// A pattern that is to be shown before anything else.
  public struct Pattern: Equatable, Sendable, Identifiable {
    /// The pattern's identity.
    public let id: Identity
    /// The card's top line.
    public let heading: String
    /// Its name.
    public let title: String
    /// Its text.
    public let body: String
  }

  /// What the day is.
  public let phase: Phase
  /// The cards: unmarked quick fixes, the latest first, the day's own, marked or not, and the week's.
  public let cards: [EgoFixCard]
  /// The version.
  public let version: String
  /// The day counter, and the aside beside it.
  public let streak: String
  /// The aside beside the streak.
  public let streakComment: String
  /// The pattern to show; nil for none.
  public let pattern: Pattern?
  /// The invitation to the diagnostic; nil where none is due.
  public let diagnostic: String?
  /// How many crashes wait for a reboot; nil for none.
  public let openCrashes: String?

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    let pending = state.assignments.filter { $0.kind == .quickFix && $0.outcome == .pending }.reversed()
    let ofDay = state.assignments.last { $0.isOfDay && $0.day == state.day }
    let marked = state.assignments.filter { $0.kind == .quickFix && $0.outcome != .pending }.suffix(1)
    let weekly = state.assignments.last { $0.kind == .weekly }
    let shown = pending + [ofDay].compactMap { $0 } + marked + [weekly].compactMap { $0 }
    cards = shown.compactMap { EgoFixCard($0, state, phrases) }
    version = phrases("version.label", ["version": .text("\(state.version)")])
    streak = phrases("streak.day", ["days": .count(Int(state.streak.shown(on: state.day)))])
    streakComment = phrases.text(state.streakLine)
    pattern = state.patterns.first { $0.id == state.offeredPattern }.map {
      Pattern(id: $0.id, heading: phrases("pattern.heading"), title: $0.title, body: $0.body)
    }
    let isDue =
      state.dueDiagnostic(at: EgoFixMoment(state.clock, in: state.zone), phrases.reducer.policies) != nil
    diagnostic = isDue ? phrases("diagnostic.prompt") : nil
    openCrashes =
      state.openCrashes.isEmpty ? nil : phrases("crash.waiting", ["count": .count(state.openCrashes.count)])
    if !state.isOnboarded {
      phase = .notOnboarded
    } else if ofDay != nil || !pending.isEmpty {
      phase = .card
    } else if state.decidedDay < state.day {
      phase = .unopened
    } else if state.activeBugs.isEmpty, state.stableCount == 0 {
      phase = .noActiveBug(phrases("empty.noActiveBug"))
    } else {
      phase = .rest(
        heading: phrases("restDay.heading"),
        line: phrases.text(state.restSaid.line),
        tidbit: phrases.text(state.restSaid.tidbit)
      )
    }
  }
}

/// A fix's card.
public struct EgoFixCard: Equatable, Sendable, Identifiable {
  /// What became of a fix.
  public struct Marked: Equatable, Sendable {
    /// The outcome.
    public let outcome: FixOutcome
    /// The completion screen's top line.
    public let heading: String
    /// The line under it.
    public let line: String
    /// The tidbit under that; empty for none.
    public let tidbit: String
  }

  /// The identity of its completion.
  public let id: Identity
  /// The fix.
  public let fix: FixID
  /// Why it was assigned.
  public let kind: AssignmentKind
  /// Whether its card was opened.
  public let isOpened: Bool
  /// The top line: `FIX #042`.
  public let title: String
  /// How much it exposes.
  public let severity: String
  /// The line above it: of a quick fix, a weekly fix or a retest; empty for none.
  public let intro: String
  /// What to do.
  public let prompt: String
  /// The comment's lines, each with its slashes.
  public let comment: [String]
  /// What counts as done; empty where that is clear.
  public let validation: String
  /// How it is carried out.
  public let interaction: Interaction
  /// The fix's timer that was started; nil for none.
  public let timer: EgoFixState.FixTimer?
  /// What became of it; nil while it is not marked.
  public let marked: Marked?

  /// The card of an assignment; nil where the content has no such fix.
  init?(_ assignment: Assignment, _ state: EgoFixState, _ phrases: EgoFixPhrases) {
    guard let fix = phrases.fix(assignment.fix) else { return nil }
    id = assignment.id
    self.fix = assignment.fix
    kind = assignment.kind
    isOpened = assignment.isOpened
    title = phrases("fix.title", ["number": .text(FixNumber.text(fix.number))])
    severity = phrases("fix.severity", ["severity": .select("\(fix.severity)")])
    prompt = fix.prompt
    comment = InlineComment.lines(fix.inlineComment ?? "")
    validation = fix.validation ?? ""
    interaction = fix.interaction
    timer = state.timer?.fix == assignment.fix ? state.timer : nil
    let isMarked = assignment.outcome != .pending
    intro = isMarked ? "" : phrases.text(assignment.said.line)
    marked =
      isMarked
      ? Marked(
        outcome: assignment.outcome,
        heading: phrases("outcome.\(assignment.outcome).heading"),
        line: phrases.text(assignment.said.line),
        tidbit: phrases.text(assignment.said.tidbit)
      ) : nil
  }
}

/// The day's screen.
@MainActor @Observable
public final class EgoFixTodayModel: EgoFixModel<EgoFixToday> {
  /// The first card while it is carried out; nil where there is none, or it is marked.
  public private(set) var running: EgoFixRunningCard?
  @ObservationIgnored private var runningID: Identity?

  /// The card on top.
  public var card: EgoFixCard? { screen?.cards.first }

  override public func didShow(_ state: EgoFixState) {
    guard let card, card.marked == nil else {
      (running, runningID) = (nil, nil)
      return
    }
    if runningID != card.id {
      (running, runningID) = (EgoFixRunningCard(card.interaction, timer: card.timer), card.id)
      running?.tick(at: service.clock.now())
    }
  }

  /// The app comes to the front.
  public func open() async {
    await send(.open)
    if let card, !card.isOpened, card.kind != .weekly { await send(.openFix(card.fix)) }
  }

  /// A card further down is shown.
  public func open(_ card: EgoFixCard) async { await send(.openFix(card.fix)) }

  /// Something is done on the running card.
  public func run(_ change: (inout EgoFixRunningCard) -> Void) {
    if var card = running {
      change(&card)
      running = card
    }
  }

  /// Starts the card's timer, or lets it go on.
  public func startTimer() async {
    guard let fix = card?.fix, let seconds = running?.start(at: service.clock.now()) else { return }
    await send(.timerStarted(fix: fix, seconds: seconds))
  }

  /// Stops the card's timer for a while.
  public func pauseTimer() async {
    if running?.pause(at: service.clock.now()) == true { await send(.timerStopped) }
  }

  /// Marks the card on top, with what was done on it.
  public func mark(_ outcome: FixOutcome, reflection: String? = nil) async {
    running?.tick(at: service.clock.now())
    guard let card else { return }
    await send(.outcome(fix: card.fix, outcome, result: running?.result, reflection: reflection))
  }

  /// Writes a note on a marked card.
  public func note(_ text: String, on card: EgoFixCard) async { await send(.note(card.id, text)) }

  /// The pattern on top was read.
  public func notePattern() async { if let id = screen?.pattern?.id { await send(.shown(id)) } }

  /// The pattern on top is put away for good.
  public func dismissPattern() async { if let id = screen?.pattern?.id { await send(.dismiss(id)) } }
}
