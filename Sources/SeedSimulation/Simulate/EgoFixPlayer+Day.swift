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
    if state.isRestDay { add(tables.days, 3, 0) }
    guard interactionsToday != 0 else { return }
    add(tables.days, 2, 0)
    while interactionsToday != 0 {
      add(tables.interactions, interactionsToday.trailingZeroBitCount, 0)
      interactionsToday &= interactionsToday &- 1
    }
  }

  /// Opens the day's card, and on some day of the week the weekly one, and marks them.
  private mutating func takeCards(_ second: inout Int) {
    var place = 0
    while place < state.assignments.count {
      let assignment = state.assignments[place]
      place += 1
      guard !assignment.isOpened else { continue }
      switch assignment.kind {
      case .daily, .retest:
        guard assignment.day == state.day else { continue }
      case .weekly:
        guard random.chance(300) else { continue }
      case .quickFix: break
      }
      take(assignment.fix, &second)
    }
  }

  /// Opens a card and, later on the day, marks it.
  private mutating func take(_ fix: Int32, _ second: inout Int) {
    second = min(second + 60, 86_000)
    let wasSeen = state.fixes.isSeen(fix)
    guard send(.openFix(fix), at: second) else { return }
    count(fix, wasSeen: wasSeen)
    second = min(second + 600 + random.draw(3 * 3600), 86_000)
    let chosen = random.draw(1000)
    if chosen < habits.applied {
      mark(fix, .applied, second)
    } else if chosen < habits.applied + habits.skipped {
      mark(fix, .skipped, second)
    } else if chosen < habits.applied + habits.skipped + habits.failed {
      mark(fix, .failed, second)
    }
  }

  private mutating func mark(_ fix: Int32, _ outcome: FixOutcome, _ second: Int) {
    let result = outcome == .applied ? evidence(of: fix) : nil
    send(.outcome(fix: fix, outcome, result: result, hasReflection: false), at: second)
    showPattern(second)
  }

  /// All that any interaction asks for; of options any one.
  private mutating func evidence(of fix: Int32) -> InteractionEvidence {
    let shape = logic.content.shape(ofFix: fix)
    let least = max(1, shape.minimum ?? 1)
    return InteractionEvidence(
      count: min(least, shape.maximum ?? least),
      hasEnded: true,
      done: .max,
      option: shape.partCount > 0 ? UInt8(random.draw(Int(shape.partCount))) : nil,
      hasText: true
    )
  }

  /// Logs a crash of one of the user's bugs, takes its quick fix and reboots.
  private mutating func crash(_ second: inout Int) {
    guard !bugs.isEmpty else { return }
    second = min(second + 600 + random.draw(4 * 3600), 86_000)
    send(.crash(bug: bugs[random.draw(bugs.count)], hasNote: false), at: second)
    takeCards(&second)
    send(.reboot(nil), at: second)
  }

  private mutating func answerDiagnostic(_ second: inout Int) {
    second = max(second, logic.policies.diagnosticSundayFrom.minute * 60)
    let moment = moment(at: second)
    guard let due = logic.dueDiagnostic(in: state, at: moment) else { return }
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
    guard let place = state.offeredPattern else { return }
    let id = state.patterns[Int(place)].id
    send(.shown(id), at: second)
    if random.chance(200) { send(.dismiss(id), at: second) }
  }

  func moment(at second: Int) -> EgoFixMoment {
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
    if effects.count > 64 { effects.removeAll(keepingCapacity: true) }
    let first = effects.count
    let refusal = logic.apply(event, at: moment(at: second), to: &state, effects: &effects)
    for place in first..<effects.count { count(effects[place]) }
    if let witness { witness(day, Array(effects[first...])) }
    return refusal == nil
  }
}
