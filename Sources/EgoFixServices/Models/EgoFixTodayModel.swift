import CivilTime
public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// The day's screen: its card and what became of it, the week's fix, quick fixes, or rest.
public struct EgoFixToday: EgoFixScreen {
  /// The day, the diagnostic's hours and the timer go on with the clock.
  public static var isTimed: Bool { true }

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
  /// The cards: unmarked quick fixes, the latest first, the day's own, marked or not, one that was left open
  /// and whose last day it is, the quick fix that was marked last, and the week's.
  public let cards: [EgoFixCard]
  /// The version.
  public let version: String
  /// The day counter; empty while no day counts.
  public let streak: String
  /// The lines of the aside beside the streak, each with its slashes; none without one.
  public let streakComment: [String]
  /// The pattern to show; nil for none.
  public let pattern: Pattern?
  /// The invitation to the diagnostic; nil where none is due.
  public let diagnostic: String?
  /// How many crashes wait for a reboot; nil for none.
  public let openCrashes: String?
  /// The lines above the very first fix; none once one was marked.
  public let welcome: [String]

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    let pending = state.assignments.filter { $0.kind == .quickFix && $0.outcome == .pending }.reversed()
    let ofDay = state.assignments.last { $0.isOfDay && $0.day == state.day }
    let marked = state.assignments.filter { $0.kind == .quickFix && $0.outcome != .pending }.suffix(1)
    let weekly = state.assignments.last { $0.kind == .weekly }
    let late = state.assignments.filter { $0.isLate(on: state.day) && $0.id != weekly?.id }
    let shown = pending + [ofDay].compactMap { $0 } + late + marked + [weekly].compactMap { $0 }
    cards = shown.compactMap { EgoFixCard($0, state, phrases) }
    version = phrases("version.label", ["version": .text("\(state.version)")])
    let days = Int(state.streak.shown(on: state.day))
    streak = days == 0 ? "" : phrases("streak.day", ["days": .count(days)])
    streakComment = days == 0 ? [] : InlineComment.lines(phrases.text(state.streakLine))
    pattern = state.patterns.first { $0.id == state.offeredPattern ?? state.shownPattern }.map {
      Pattern(id: $0.id, heading: phrases("pattern.heading"), title: $0.title, body: $0.body)
    }
    let isDue =
      state.dueDiagnostic(at: EgoFixMoment(state.clock, in: state.zone), phrases.reducer.policies) != nil
    diagnostic = isDue ? phrases("diagnostic.prompt") : nil
    openCrashes =
      state.openCrashes.isEmpty ? nil : phrases("crash.waiting", ["count": .count(state.openCrashes.count)])
    let isFirst = state.isOnboarded && state.tallies.bugs.allSatisfy { $0.finished == 0 }
    welcome = isFirst ? [phrases("install.firstFix"), phrases("install.outcomes")] : []
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
  /// The tag that tells a daily fix from a weekly and a quick one.
  public let tag: String
  /// The bug's title and color.
  public let bug: String
  /// The bug's color; nil where the content lacks the bug.
  public let color: PaletteColor?
  /// The top line: `FIX #042`.
  public let title: String
  /// How much it exposes.
  public let severity: String
  /// The line above it: of a quick fix, a weekly fix or a retest, or that this is the last day on which it
  /// can be marked; empty for none.
  public let intro: String
  /// What to do.
  public let prompt: String
  /// The comment's lines, each with its slashes.
  public let comment: [String]
  /// What counts as done; empty where that is clear.
  public let validation: String
  /// How it is carried out.
  public let interaction: Interaction
  /// How far it is.
  public let progress: EgoFixProgress
  /// What became of it; nil while it is not marked.
  public let marked: Marked?
  /// What the user wrote on it; empty for nothing.
  public let note: String

  /// The card of an assignment; nil where the content has no such fix.
  init?(_ assignment: Assignment, _ state: EgoFixState, _ phrases: EgoFixPhrases) {
    guard let fix = phrases.fix(assignment.fix) else { return nil }
    id = assignment.id
    self.fix = assignment.fix
    kind = assignment.kind
    isOpened = assignment.isOpened
    tag = phrases("fix.kind", ["kind": .select("\(fix.type)")])
    bug = phrases.title(BugID(fix.bugID))
    color = phrases.bug(BugID(fix.bugID))?.color
    title = phrases("fix.title", ["number": .text(FixNumber.text(fix.number))])
    severity = phrases("fix.severity", ["severity": .select("\(fix.severity)")])
    prompt = fix.prompt
    comment = InlineComment.lines(fix.inlineComment ?? "")
    validation = fix.validation ?? ""
    interaction = fix.interaction
    progress = state.progress(of: assignment.id)
    note = assignment.note ?? ""
    let isMarked = assignment.outcome != .pending
    let isEnding = assignment.isLate(on: state.day)
    intro = isMarked ? "" : isEnding ? phrases("fix.lastDay") : phrases.text(assignment.said.line)
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
  /// The cards that are carried out: one small machine for each that is not marked.
  private var runningCards: [Identity: EgoFixRunningCard] = [:]
  /// How far each card was before changes that are not stored: on their way, or the store failed. Until they
  /// are, the card here counts.
  @ObservationIgnored private var stored: [Identity: EgoFixProgress] = [:]
  /// The storing of a change that began last; the next one waits for it.
  @ObservationIgnored private var storing: Task<Void, Never>?
  /// The seconds that the running card's timer has left; nil where it has none.
  public private(set) var secondsLeft: Int?
  /// The card that was opened last; nil for the first one.
  private var chosen: Identity?

  /// The card that is carried out: the one that was opened last, else the one on top.
  public var card: EgoFixCard? { screen?.cards.first { $0.id == chosen } ?? screen?.cards.first }

  /// The card while it is carried out; nil where there is none, or it is marked.
  public var running: EgoFixRunningCard? { card.flatMap { runningCards[$0.id] } }

  /// How a card stands on the screen.
  public enum CardState: Equatable, Sendable {
    /// It has its outcome.
    case marked(EgoFixCard.Marked)
    /// It is the one that is carried out.
    case running(EgoFixRunningCard)
    /// It waits to be opened: a weekly fix beside the day's own.
    case waiting
  }

  /// How a card of the screen stands.
  public func state(of card: EgoFixCard) -> CardState {
    if let marked = card.marked { return .marked(marked) }
    if card.id == self.card?.id, let running { return .running(running) }
    return .waiting
  }

  /// The outcomes that a card can be marked with, in the order of their buttons.
  public let outcomes: [FixOutcome] = [.applied, .skipped, .failed]

  /// Whether a card's fix can be sent to someone: that of the card that is carried out.
  public func canShare(_ card: EgoFixCard) -> Bool { card.marked == nil && card.id == self.card?.id }

  override public func didTick() {
    var next: [Identity: EgoFixRunningCard] = [:]
    for card in screen?.cards ?? [] where card.marked == nil {
      let own = stored[card.id] == nil ? nil : runningCards[card.id]
      next[card.id] = own ?? EgoFixRunningCard(card.interaction, card.progress)
      next[card.id]?.tick(at: now)
    }
    stored = stored.filter { next[$0.key] != nil }
    if next != runningCards { runningCards = next }
    let seconds = running?.secondsLeft(at: now)
    if seconds != secondsLeft { secondsLeft = seconds }
  }

  /// Whether the card that is carried out has what an outcome needs.
  public func canMark(_ outcome: FixOutcome) -> Bool {
    guard outcome != .pending, let card, let running = running(card.id, for: outcome) else { return false }
    return outcome != .applied || running.lacking == nil
  }

  /// A card that is carried out as an outcome finds it: of an abstention the outcome itself says whether it
  /// was kept.
  private func running(_ card: Identity, for outcome: FixOutcome) -> EgoFixRunningCard? {
    var running = runningCards[card]
    running?.tick(at: now)
    if running?.isKept == nil { running?.keep(outcome == .applied) }
    return running
  }

  /// How far the running card is, in words: the step, the tally, the hour that it holds until; empty where
  /// its interaction has none.
  public var progress: String {
    guard let running else { return "" }
    switch running.interaction {
    case .multiStep(let steps):
      let step = min((running.step ?? steps.steps.count) + 1, steps.steps.count)
      return phrases("fix.step", ["step": .count(step), "total": .count(steps.steps.count)])
    case .counter, .substitute: return phrases("fix.tally", ["count": .count(running.count)])
    case .abstain(let abstain):
      return abstain.endTime.map { phrases("fix.until", ["time": .text("\($0)")]) } ?? ""
    default: return ""
    }
  }

  /// Why the running card cannot be marked as applied yet; empty where it can.
  public var lacking: String {
    guard !canMark(.applied), let field = running?.lacking else { return "" }
    if case .abstain = running?.interaction { return "" }
    return phrases("fix.lacking", ["field": .select(field.rawValue)])
  }

  /// The app comes to the front.
  public func open() async {
    chosen = nil
    if await send(.open) { await showPattern() }
    if let card, !card.isOpened, card.kind != .weekly { await send(.openFix(card.fix)) }
  }

  /// A new day that has begun in front of the user, or behind another screen, is opened; nothing else is.
  public func beginDay() async { if screen?.phase == .unopened { await open() } }

  /// A card further down is shown, and carried out from now on.
  public func open(_ card: EgoFixCard) async {
    chosen = card.id
    await send(.openFix(card.fix))
  }

  /// Something is done on the running card: it is shown at once, and kept with the state, so that it is there
  /// after a relaunch.
  public func run(_ change: (inout EgoFixRunningCard) -> Void) async {
    guard let before = running else { return }
    var running = before
    change(&running)
    guard running != before else { return }
    runningCards[running.id] = running
    stored[running.id] = stored[running.id] ?? before.progress
    let next = Task { [storing, id = running.id] in
      await storing?.value
      await store(id)
    }
    storing = next
    await next.value
  }

  /// Stores what was done on a card since it was stored last.
  private func store(_ card: Identity) async {
    guard let from = stored[card], let to = runningCards[card]?.progress else { return }
    let merged = state?.progress(of: card).taking(whatDiffersFrom: from, in: to)
    // A refused one is done with: the card is marked, or gone.
    var isDone = await send(.progress(from: from, to: to)) || fault == nil
    if !isDone, let state = try? await service.state(), state.progress(of: card) == merged {
      // The save came through although it failed.
      show(state)
      isDone = true
    }
    if isDone { stored[card] = runningCards[card]?.progress == to ? nil : to }
    didTick()
  }

  /// Starts the card's timer, or lets it go on.
  public func startTimer() async {
    guard let fix = card?.fix, var running, let seconds = running.start(at: now) else { return }
    guard await send(.timerStarted(fix: fix, seconds: seconds)) else { return }
    stored[running.id] = nil
    didTick()
  }

  /// Stops the card's timer for a while.
  public func pauseTimer() async {
    guard let card, case .running? = running?.timer else { return }
    // Only the timer that was started last is notified; another one is stopped on its card alone.
    if state?.timer?.fix == card.fix {
      await send(.timerStopped)
    } else {
      await run { [now] in _ = $0.pause(at: now) }
    }
  }

  /// Marks the card that is carried out, with what was done on it.
  public func mark(_ outcome: FixOutcome, reflection: String? = nil) async {
    // Another card may be opened while a store is waited for.
    guard let card else { return }
    await storing?.value
    guard await showPattern() else { return }
    let result = running(card.id, for: outcome)?.result
    let isMarked = await send(.outcome(fix: card.fix, outcome, result: result, reflection: reflection))
    if isMarked { await showPattern() }
  }

  /// Writes a note on a marked card.
  public func note(_ text: String, on card: EgoFixCard) async {
    await send(.note(card.id, text))
  }

  /// A pattern that is offered is on the screen with the state that offers it, so it surfaces once. Where
  /// that could not be stored, the next action on the screen stores it first.
  ///
  /// - Returns: whether none is offered any more.
  @discardableResult
  private func showPattern() async -> Bool {
    guard let id = state?.offeredPattern else { return true }
    // Another process may have shown it.
    return await send(.shown(id)) || fault == nil
  }

  /// The pattern on top was read.
  public func notePattern() async {
    if let id = screen?.pattern?.id, await showPattern() { await send(.viewed(id)) }
  }

  /// The pattern on top is put away for good.
  public func dismissPattern() async {
    if let id = screen?.pattern?.id, await showPattern() { await send(.dismiss(id)) }
  }
}
