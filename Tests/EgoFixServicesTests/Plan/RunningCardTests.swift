import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel
import Testing

/// Cards while they are carried out: one small machine per interaction type.
@Suite struct RunningCardTests {
  @Test func `each type yields what its outcome needs, and lacks it before`() {
    let now = Story.moment(0).instant
    func run(_ interaction: Interaction, _ changes: (inout EgoFixRunningCard) -> Void) -> EgoFixRunningCard {
      var card = EgoFixRunningCard(interaction, EgoFixProgress(id: .test(1)))
      #expect((card.lacking == nil) == [.standard, .reversal, .body].contains(interaction.type), "\(card)")
      changes(&card)
      #expect(card.lacking == nil, "\(interaction.type)")
      return card
    }
    _ = run(.standard) { $0.add() }
    _ = run(InteractionTests.counter) { for _ in 0..<3 { $0.add() } }
    _ = run(InteractionTests.substitute) { $0.add() }
    let steps = run(.multiStep(.init(steps: InteractionTests.steps))) {
      $0.finishStep()
      $0.finishStep(passingOver: true)
      #expect($0.step == 2)
      $0.finishStep()
      $0.finishStep()
    }
    #expect(steps.result == .steps(done: ["a", "c"], passed: ["b"]) && steps.step == nil)
    let quiz = run(InteractionTests.quiz) {
      $0.choose("x")
      $0.choose("a")
      $0.choose("b")
    }
    #expect(quiz.result == .option("b"))
    _ = run(InteractionTests.scenario) { $0.choose("a") }
    _ = run(InteractionTests.observation) { $0.write("Saw.") }
    _ = run(.journal) { $0.write("Wrote.") }
    let guess = run(InteractionTests.predict) {
      $0.write("Five.")
      #expect($0.lacking == .observation, "the second phase is missing")
      $0.write("Nine.")
    }
    #expect(guess.result == .prediction("Five.", observation: "Nine."))
    let audit = run(InteractionTests.audit) {
      $0.fill("x", "Nowhere.")
      $0.fill("b", "Much.")
    }
    #expect(audit.result == .categories([.init(id: "b", text: "Much.")]))
    _ = run(InteractionTests.abstain) { $0.keep(true) }
    let timed = run(InteractionTests.timed) {
      #expect($0.start(at: now) == 60 && $0.start(at: now) == nil)
      $0.tick(at: now.adding(seconds: 60))
    }
    #expect(timed.timer == .ended)
  }

  private func card(_ interaction: Interaction) -> EgoFixRunningCard {
    EgoFixRunningCard(interaction, EgoFixProgress(id: .test(1)))
  }

  @Test func `an insight is of the answer that is chosen, and the explanation comes after a choice`() {
    let answers = ["a", "b"].map { id in
      Interaction.QuizOption(id: id, text: "Text.", weightModifier: 1, insight: "Of \(id).")
    }
    var quiz = card(.quiz(.init(question: "So?", options: answers, explanationAfter: "After.")))
    #expect(quiz.options.map(\.insight) == ["", ""] && quiz.options.allSatisfy { !$0.isChosen })
    #expect(quiz.explanation.isEmpty)
    quiz.choose("b")
    #expect(quiz.options.map(\.insight) == ["", "Of b."] && quiz.options.map(\.isChosen) == [false, true])
    #expect(quiz.explanation == "After.")
    let options = [Interaction.ScenarioOption(id: "a", text: "Text.", insight: nil)]
    var scenario = card(.scenario(.init(situation: "So.", options: options, debrief: "Debrief.")))
    #expect(scenario.explanation.isEmpty)
    scenario.choose("a")
    #expect(scenario.options.map(\.insight) == [""] && scenario.explanation == "Debrief.")
    #expect(card(.journal).options.isEmpty && card(.journal).explanation.isEmpty)
  }

  @Test func `a prediction asks before, then after, with the guess in sight`() {
    var running = card(.predict(.init(predictionPrompt: "Before?", observationPrompt: "After?")))
    func expect(_ label: EgoFixLabels.Key?, _ question: String, _ text: String, guess: String?) {
      let writing = running.writing
      #expect(writing?.label == label && writing?.question == question && writing?.text == text)
      #expect(writing?.prediction?.text == guess)
      #expect(writing?.prediction?.question == (guess == nil ? nil : "Before?"))
    }
    expect(.before, "Before?", "", guess: nil)
    running.write("Five.")
    expect(.after, "After?", "", guess: "Five.")
    running.write("Nine.")
    expect(.after, "After?", "Nine.", guess: "Five.")
    running = card(.journal)
    running.write("Wrote.")
    expect(nil, "", "Wrote.", guess: nil)
    running = card(.observation(.init(reportPrompt: "What?")))
    running.write("Saw.")
    expect(.report, "What?", "Saw.", guess: nil)
    #expect(card(InteractionTests.timed).writing == nil)
  }

  @Test func `what was counted can be taken back, down to none`() {
    var counter = card(.counter(.init(targetDescription: "Looks", unit: nil, minTarget: nil, maxTarget: nil)))
    #expect(!counter.canTakeBack)
    counter.add()
    #expect(counter.canTakeBack)
    counter.add(-1)
    #expect(!counter.canTakeBack && counter.count == 0)
  }

  @Test func `a step is done, passed over, current or ahead, and its comment comes with its turn`() {
    let steps = ["a", "b", "c", "d"].map {
      Interaction.Step(
        id: $0,
        instruction: "Do \($0).",
        validation: "Until \($0).",
        inlineComment: "One. Two."
      )
    }
    var running = card(.multiStep(.init(steps: steps)))
    running.finishStep()
    running.finishStep(passingOver: true)
    #expect(running.steps.map(\.state) == [.done, .passed, .current, .ahead])
    #expect(running.steps.map(\.validation) == ["", "", "Until c.", ""])
    #expect(running.steps.map(\.comment) == [[], [], ["// One.", "// Two."], []])
    running.finishStep()
    running.finishStep()
    #expect(running.steps.map(\.state) == [.done, .passed, .done, .done])
    #expect(running.steps.allSatisfy { $0.comment.isEmpty && $0.validation.isEmpty })
    #expect(card(.journal).steps.isEmpty)
  }

  @Test func `a timer is started or stopped, and neither once it has ended`() {
    let now = Story.moment(0).instant
    var running = card(InteractionTests.timed)
    #expect(running.timerAction == .start && running.timerEnd == nil && running.secondsLeft(at: now) == 60)
    _ = running.start(at: now)
    #expect(running.timerAction == .stop && running.timerEnd == now.adding(seconds: 60))
    _ = running.pause(at: now.adding(seconds: 20))
    #expect(running.timerAction == .start && running.timerEnd == nil)
    _ = running.start(at: now)
    running.tick(at: now.adding(seconds: 40))
    #expect(running.timerAction == nil && running.timerEnd == nil && running.secondsLeft(at: now) == 0)
    #expect(card(.journal).timerAction == nil)
  }

  @MainActor @Test func `a timer goes on over a relaunch, can be paused, and its end allows applied`()
    async throws
  {
    var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
    content.add(.daily, .low, bug: 0, interaction: .timed(.init(durationSeconds: 600, prompt: nil)))
    let (clock, store) = (TestClock(0, "08:00"), InMemoryStateStore())
    func launch() async throws -> EgoFixTodayModel {
      let model = EgoFixTodayModel(EgoFixService(try content.content(), clock, store: store))
      model.show(try await model.service.state())
      return model
    }
    let service = EgoFixService(try content.content(), clock, store: store)
    try await service.send(.primary(0))
    let model = try await launch()
    await model.open()
    #expect(model.running?.timer == .ready(seconds: 600))
    await model.startTimer()
    clock.set(0, "08:04")
    await model.pauseTimer()
    #expect(model.running?.timer == .paused(seconds: 360))
    clock.set(0, "08:10")
    let paused = try await launch()
    #expect(paused.running?.timer == .paused(seconds: 360), "after a relaunch, too")
    #expect(paused.secondsLeft == 360)
    await model.startTimer()
    await model.mark(.applied)
    #expect(model.refusal != nil && model.card?.marked == nil, "the time is not over")
    clock.set(0, "08:20")
    let relaunched = try await launch()
    #expect(relaunched.running?.timer == .ended && relaunched.running?.lacking == nil)
    await relaunched.mark(.applied)
    #expect(relaunched.card?.marked?.outcome == .applied)
    #expect(try await service.state().timer == nil)
  }

  /// A service whose user has a daily and a weekly fix of one interaction.
  private func service(
    _ interaction: Interaction,
    _ clock: TestClock,
    store: any StateStore = InMemoryStateStore()
  ) async throws -> EgoFixService {
    var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
    for type in [FixType.daily, .weekly] { content.add(type, .low, bug: 0, interaction: interaction) }
    let service = EgoFixService(try content.content(), clock, store: store)
    try await service.send(.primary(0))
    return service
  }

  @MainActor @Test func `what was done on a card is there after a relaunch, until it is marked`() async throws
  {
    let clock = TestClock(0, "08:00")
    let service = try await service(InteractionTests.counter, clock)
    let model = EgoFixTodayModel(service)
    await model.refresh()
    await model.open()
    let activity = try await service.state().lastActivity
    clock.set(0, "08:05")
    // Three taps, none of which waits for the one before.
    async let first: Void = model.run { $0.add() }
    async let second: Void = model.run { $0.add() }
    async let third: Void = model.run { $0.add() }
    _ = await (first, second, third)
    #expect(model.running?.count == 3)
    let relaunched = EgoFixTodayModel(service)
    await relaunched.refresh()
    #expect(relaunched.running?.count == 3)
    #expect(try await service.state().lastActivity == activity, "it is no activity")
    let card = try #require(relaunched.running?.progress)
    await relaunched.mark(.applied)
    #expect(try await service.state().progress.isEmpty)
    await #expect(throws: EgoFixRefusal.notAssigned) {
      try await service.send(.progress(from: card, to: card))
    }
    // What expires goes, too.
    let weekly = try #require(relaunched.screen?.cards.first { $0.kind == .weekly })
    await relaunched.open(weekly)
    await relaunched.run { $0.add() }
    #expect(try await service.state().progress.count == 1)
    clock.set(9)
    #expect(try await service.send(.time).state.progress.isEmpty)
  }

  @MainActor @Test func `what a busy store did not take stays on the card, and is stored with what follows`()
    async throws
  {
    let store = FaultyStore()
    let service = try await service(InteractionTests.predict, TestClock(0, "08:00"), store: store)
    let model = EgoFixTodayModel(service)
    await model.refresh()
    await model.open()
    await store.failSave()
    await model.run { $0.write("Five.") }
    #expect(model.refusal != nil && model.fault != nil)
    await model.refresh()
    #expect(model.running?.prediction == "Five.")
    await model.run { $0.write("Nine.") }
    #expect(try await service.state().progress.map(\.prediction) == ["Five."])
    await store.failSave()
    await model.run { $0.write("Ten.") }
    #expect(model.running?.text == "Ten.")
    await model.mark(.applied)
    #expect(model.refusal == nil && model.card?.marked?.outcome == .applied)
    let stored: [FixCompletion] = try await service.records(FixCompletion.recordKind)
    #expect(stored.compactMap(\.outcomeData) == [#"{"prediction":"Five.","observation":"Ten."}"#])
  }

  @MainActor @Test(.timeLimit(.minutes(1)))
  func `a tap marks the card that was open at the tap, also behind a slow store`() async throws {
    let store = FaultyStore()
    let service = try await service(InteractionTests.counter, TestClock(0, "08:00"), store: store)
    let model = EgoFixTodayModel(service)
    await model.refresh()
    await model.open()
    let daily = try #require(model.card)
    let weekly = try #require(model.screen?.cards.first { $0.kind == .weekly })
    await model.run { $0.add() }
    await store.setSlow(true)
    async let adding: Void = model.run { $0.add() }
    while model.running?.count != 2 { await Task.yield() }
    var isTapped = false
    let marking = Task {
      isTapped = true
      await model.mark(.applied)
    }
    while !isTapped { await Task.yield() }
    async let opening: Void = model.open(weekly)
    while model.card?.id != weekly.id { await Task.yield() }
    #expect(model.screen?.cards.allSatisfy { $0.marked == nil } == true, "the store has not answered yet")
    await store.setSlow(false)
    _ = await (adding, marking.value, opening)
    #expect(model.refusal == nil && model.card?.id == weekly.id)
    let marked = model.screen?.cards.filter { $0.marked != nil } ?? []
    #expect(marked.map(\.id) == [daily.id] && marked.first?.marked?.outcome == .applied)
    let stored: [FixCompletion] = try await service.records(FixCompletion.recordKind)
    #expect(stored.compactMap(\.outcomeData) == [#"{"count":2}"#])
  }

  @MainActor @Test func `what two processes do on one card is merged, field by field`() async throws {
    let store = FaultyStore()
    func launch(_ interaction: Interaction, _ store: any StateStore) async throws -> [EgoFixTodayModel] {
      let clock = TestClock(0, "08:00")
      let first = try await service(interaction, clock, store: store)
      let second = EgoFixService(first.reducer.content, clock, store: store)
      let models = [EgoFixTodayModel(first), EgoFixTodayModel(second)]
      await models[0].refresh()
      await models[0].open()
      await models[1].refresh()
      return models
    }
    let counters = try await launch(InteractionTests.counter, store)
    for model in counters { await model.run { $0.add() } }
    #expect(counters[1].running?.count == 2)
    await counters[0].run { $0.add(-1) }
    #expect(counters[0].running?.count == 1, "the other one's")
    for isStored in [false, true] {
      await store.failSave(isStored: isStored)
      for _ in 0..<2 { await counters[1].run { $0.add() } }
    }
    #expect(counters[1].running?.count == 5, "a save that failed counts once, whether it came through or not")

    let audits = try await launch(InteractionTests.audit, InMemoryStateStore())
    await audits[0].run { $0.fill("a", "Here.") }
    await audits[1].run { $0.fill("b", "There.") }
    #expect(audits[1].running?.categories == ["a": "Here.", "b": "There."])

    let steps = try await launch(.multiStep(.init(steps: InteractionTests.steps)), InMemoryStateStore())
    await steps[0].run { $0.finishStep() }
    await steps[0].run { $0.finishStep(passingOver: true) }
    await steps[1].run { $0.finishStep(passingOver: true) }
    await steps[1].run { $0.finishStep() }
    #expect(steps[1].running?.done == ["a", "c"] && steps[1].running?.passed == ["b"])
  }

  @MainActor @Test func `a timer that could not be stopped can be started`() async throws {
    let (store, clock) = (FaultyStore(), TestClock(0, "08:00"))
    let timed = Interaction.timed(.init(durationSeconds: 600, prompt: nil))
    let service = try await service(timed, clock, store: store)
    let model = EgoFixTodayModel(service)
    await model.refresh()
    await model.open()
    let daily = try #require(model.card)
    let weekly = try #require(model.screen?.cards.first { $0.kind == .weekly })
    await model.startTimer()
    await model.open(weekly)
    await model.startTimer()
    await model.open(daily)
    await store.failSave()
    clock.set(0, "08:04")
    await model.pauseTimer()
    #expect(model.running?.timer == .paused(seconds: 360))
    await model.startTimer()
    #expect(model.running?.timerEnd == clock.now().adding(seconds: 360))
  }

  @MainActor @Test func `a second card's timer lets the first one go on`() async throws {
    let clock = TestClock(0, "08:00")
    let service = try await service(.timed(.init(durationSeconds: 600, prompt: nil)), clock)
    let model = EgoFixTodayModel(service)
    await model.refresh()
    await model.open()
    let daily = try #require(model.card)
    let weekly = try #require(model.screen?.cards.first { $0.kind == .weekly })
    await model.startTimer()
    clock.set(0, "08:05")
    await model.open(weekly)
    await model.startTimer()
    clock.set(0, "08:06")
    await model.open(daily)
    #expect(model.secondsLeft == 240)
    await model.pauseTimer()
    #expect(try await service.state().timer?.fix == weekly.fix, "the second one's end is still notified")
    let relaunched = EgoFixTodayModel(service)
    await relaunched.refresh()
    #expect(relaunched.running?.timer == .paused(seconds: 240))
    await relaunched.open(weekly)
    #expect(relaunched.secondsLeft == 540)
  }

  private static let yields: [(Interaction, String?)] = [
    (InteractionTests.counter, #"{"count":3}"#), (InteractionTests.substitute, #"{"urges":3}"#),
    (InteractionTests.quiz, #"{"option":"b"}"#), (.journal, #"{"text":"Wrote."}"#),
    (InteractionTests.predict, #"{"prediction":"Wrote.","observation":"Wrote."}"#),
    (InteractionTests.abstain, #"{"ended":true}"#), (.standard, nil),
  ]

  @MainActor @Test(arguments: yields)
  func `what a card yields is stored when the model marks it`(interaction: Interaction, data: String?)
    async throws
  {
    var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
    content.add(.daily, .low, bug: 0, interaction: interaction)
    let service = EgoFixService(try content.content(), TestClock(0, "08:00"))
    try await service.send(.primary(0))
    let model = EgoFixTodayModel(service)
    model.show(try await service.state())
    await model.open()
    switch interaction.type {
    case .counter, .substitute: for _ in 0..<3 { await model.run { $0.add() } }
    case .quiz: await model.run { $0.choose("b") }
    case .abstain: await model.run { $0.keep(true) }
    default: for _ in 0..<2 { await model.run { $0.write("Wrote.") } }
    }
    await model.mark(.applied, reflection: "Hm.")
    #expect(model.refusal == nil && model.card?.marked?.outcome == .applied)
    let stored: [FixCompletion] = try await service.records(FixCompletion.recordKind)
    #expect(stored.map(\.outcomeData) == [data] && stored.map(\.reflection) == ["Hm."])
  }
}
