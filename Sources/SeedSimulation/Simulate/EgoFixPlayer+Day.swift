import CivilTime
import EgoFixServices
import SeedModel
import SeededRandom

extension EgoFixPlayer {
  /// A day on which the app is opened: the day's card and the week's, perhaps a crash, on a Sunday the
  /// diagnostic.
  mutating func liveDay() {
    var second = 7 * 3600 + random.draw(10 * 3600)
    add(tables.days, 1, 0)
    send(.open, at: second)
    takeCards(&second)
    if random.chance(habits.crashes) { crash(&second) }
    if (day + 1) % 7 == 0, random.chance(habits.answers) { answerDiagnostic(&second) }
    if turn.state.isRestDay { add(tables.days, 3, 0) }
    if !interactionsToday.isEmpty { add(tables.days, 2, 0) }
    for type in interactionsToday { add(tables.interactions, Int(type.rawValue), 0) }
  }

  /// Opens the day's card, and on some day of the week the weekly one, and marks them.
  private mutating func takeCards(_ second: inout Int) {
    var place = 0
    while place < turn.state.assignments.count {
      let assignment = turn.state.assignments[place]
      place += 1
      guard !assignment.isOpened else { continue }
      switch assignment.kind {
      case .daily, .retest:
        guard assignment.day == turn.state.day else { continue }
      case .weekly:
        guard random.chance(300) else { continue }
      case .quickFix: break
      }
      take(assignment.fix, &second)
    }
  }

  /// Opens a card and, later on the day, marks it.
  private mutating func take(_ fix: FixID, _ second: inout Int) {
    guard let index = reducer.content.index(of: fix) else { return }
    second = min(second + 60, 86_000)
    let wasSeen = turn.state.fixes.isSeen(index)
    guard send(.openFix(fix), at: second) else { return }
    count(index, wasSeen: wasSeen)
    second = min(second + 600 + random.draw(3 * 3600), 86_000)
    let chosen = random.draw(1000)
    if chosen < habits.applied {
      mark(fix, index, .applied, second)
    } else if chosen < habits.applied + habits.skipped {
      mark(fix, index, .skipped, second)
    } else if chosen < habits.applied + habits.skipped + habits.failed {
      mark(fix, index, .failed, second)
    }
  }

  private mutating func mark(_ fix: FixID, _ index: Int32, _ outcome: FixOutcome, _ second: Int) {
    let result = outcome == .applied ? result(of: index) : nil
    send(.outcome(fix: fix, outcome, result: result), at: second)
    showPattern(second)
  }

  /// All that a fix's interaction asks for; of options any one.
  private mutating func result(of fix: Int32) -> InteractionResult? {
    let shape = reducer.content[fix: fix].shape
    let parts = reducer.content[fix: fix].partIDs
    let chosen = parts.isEmpty ? 0 : random.draw(parts.count)
    let least = max(1, shape.minimum ?? 1)
    switch shape.type {
    case .standard, .reversal, .body, .quiz, .scenario: return parts.isEmpty ? nil : .option(parts[chosen])
    case .counter: return .counter(count: Int(min(least, shape.maximum ?? least)))
    case .timed, .abstain: return .ended(true)
    case .multiStep: return .steps(done: parts, passed: [])
    case .observation, .journal: return .text("-")
    case .substitute: return .urges(1)
    case .predict: return .prediction("-", observation: "-")
    case .audit: return .categories(parts.map { InteractionResult.Category(id: $0, text: "-") })
    }
  }

  /// Logs a crash of one of the user's bugs, takes its quick fix and reboots.
  private mutating func crash(_ second: inout Int) {
    guard !bugs.isEmpty else { return }
    second = min(second + 600 + random.draw(4 * 3600), 86_000)
    send(.crash(bug: reducer.content.bugIDs[Int(bugs[random.draw(bugs.count)])]), at: second)
    takeCards(&second)
    send(.reboot(nil), at: second)
  }

  private mutating func answerDiagnostic(_ second: inout Int) {
    second = max(second, reducer.policies.diagnosticSundayFrom.minute * 60)
    let now = EgoFixPlayer.moment(day, second).instant
    guard let due = reducer.dueDiagnostic(in: turn.state, at: now) else { return }
    send(.startDiagnostic, at: second)
    let answers = due.bugs.map { bug in
      let felt = random.draw(1000)
      let intensity: BugIntensity =
        felt < habits.isQuiet ? .quiet : felt < habits.isQuiet + habits.isPresent ? .present : .loud
      let context = EventContext(rawValue: UInt8(random.draw(EventContext.allCases.count)))
      return DiagnosticAnswer(bug: bug, intensity: intensity, context: intensity == .quiet ? nil : context)
    }
    send(.diagnostic(answers), at: second)
  }

  /// Looks at the pattern that was offered; one in five is dismissed.
  private mutating func showPattern(_ second: Int) {
    guard let id = turn.state.offeredPattern else { return }
    send(.shown(id), at: second)
    if random.chance(200) { send(.dismiss(id), at: second) }
  }

  static func moment(_ day: Int, _ second: Int) -> EgoFixMoment {
    let number = EgoFixPlayer.firstDay + day
    return EgoFixMoment(
      Instant(unixSeconds: number * 86_400 + second),
      local: LocalDateTime(CivilDate(dayNumber: number), LocalTime(secondOfDay: second) ?? .midnight)
    )
  }

  /// Hands an event to the services and counts what follows; false where it is refused.
  @discardableResult
  mutating func send(_ event: EgoFixEvent, at second: Int) -> Bool {
    // Emptying costs as much as a few effects: it is done for many events at once.
    if turn.effects.count > 64 { turn.effects.removeAll(keepingCapacity: true) }
    let first = turn.effects.count
    turn.moment = EgoFixPlayer.moment(day, second)
    turn.settleDues()
    var isTaken = true
    do throws(EgoFixRefusal) { try turn.take(event) } catch { isTaken = false }
    for place in first..<turn.effects.count { count(turn.effects[place]) }
    if let witness { witness(day, Array(turn.effects[first...])) }
    return isTaken
  }
}
