import CivilTime
import EgoFixServices
import PolicySamples
import SeedModel
import ServiceKernel
import Testing

/// What screens need beside their main text, on the content that ships.
@MainActor @Suite struct ScreenDetailTests {
  let clock = TestClock(0, "08:00")

  func service(_ content: TestContent? = nil) throws -> EgoFixService {
    if let content { return EgoFixService(try content.content(), clock) }
    return EgoFixService(try #require(ShippedContentTests.content), clock)
  }

  func shown<Screen: EgoFixScreen, Model: EgoFixModel<Screen>>(_ model: Model) async throws -> Model {
    model.show(try await model.service.state())
    return model
  }

  @Test func `every label has its text in the content`() throws {
    let labels = EgoFixLabels(try service())
    let missing = EgoFixLabels.Key.allCases.filter { labels[$0].isEmpty }
    #expect(missing.isEmpty)
    #expect(labels[EgoFixLabels.Key(EventContext.unknown)] == "Unsure")
    #expect(EgoFixLabels.Key(FixOutcome.pending) == nil)
  }

  @Test func `a launch leads through the boot sequence and onboarding to the tabs`() async throws {
    let service = try service()
    let entrance = EgoFixEntranceModel(service)
    func destination() async throws -> EgoFixEntrance.Destination? {
      try await shown(entrance).screen?.destination
    }
    #expect(try await destination() == .boot)
    let boot = try await shown(EgoFixBootModel(service))
    #expect(boot.screen?.lines.map(\.kind) == Array(repeating: .progress, count: 6) + [.warning, .ready])
    await boot.finish()
    #expect(try await destination() == .onboarding)
    let onboarding = try await shown(EgoFixOnboardingModel(service))
    #expect(!onboarding.isBegun && onboarding.screen?.privacy.isEmpty == false)
    onboarding.begin()
    onboarding.picked = onboarding.screen?.choices.first?.id
    await onboarding.confirm()
    #expect(try await destination() == .tabs)
    #expect(onboarding.news.count == 1, "the bug is active")
    // Another model changes settings, unseen by this one.
    let settings = try await shown(EgoFixSettingsModel(service))
    await settings.answer(.granted)
    await settings.setTime(EgoFixPolicies.time(21))
    await boot.replay()
    #expect(try await destination() == .boot)
    let kept = try await service.state().settings
    #expect(kept.permission == .granted && kept.reminderTime == EgoFixPolicies.time(21))
  }

  @Test func `a widget's card goes at midnight, and the diagnostic comes at its hour`() async throws {
    let service = try service()
    let bug = try #require(try await service.state().bugs.first?.bug)
    try await service.send(.primary(bug))
    let now = clock.now()
    let (state, end) = (try await service.state(), now.adding(seconds: 8 * 86_400))
    let entries = EgoFixToday.timeline(of: state, by: service.reducer, from: now, until: end)
    func entry(_ day: Int, _ time: String) -> EgoFixToday? {
      entries.last { $0.at <= Story.moment(day, time).instant }?.screen
    }
    #expect(entry(0, "23:59")?.phase == .card && entry(1, "00:00")?.phase == .unopened)
    #expect(entry(6, "16:59")?.diagnostic == nil && entry(6, "17:00")?.diagnostic != nil)
    #expect(entry(7, "11:59")?.diagnostic == nil, "no day of the week was lived")
    #expect(entries.map(\.at).contains(Story.moment(6, "17:00").instant))
  }

  @Test func `the first fix is introduced until one is marked`() async throws {
    let service = try service()
    let today = try await shown(EgoFixTodayModel(service))
    #expect(today.screen?.welcome.isEmpty == true)
    try await service.send(.primary(try #require(service.reducer.content.bugIDs.first)))
    await today.open()
    #expect(today.screen?.welcome.count == 2)
    let card = try #require(today.card)
    #expect(card.tag == "DAILY FIX" && !card.bug.isEmpty && card.color != nil)
    await today.mark(.skipped)
    #expect(today.screen?.welcome.isEmpty == true)
    let bug = try #require(service.reducer.content.bugIDs.first)
    for event in [EgoFixEvent.deactivate(bug), .activate(bug)] { try await service.send(event) }
    #expect(try await shown(today).screen?.welcome.isEmpty == true, "nobody is new twice")
    await today.note("Later.", on: card)
    let relaunched = try await shown(EgoFixTodayModel(service))
    #expect(relaunched.screen?.cards.first { $0.id == card.id }?.note == "Later.")
  }

  @Test func `the counter is there from the first day on, and gone while no day counts`() async throws {
    let service = try service()
    let today = try await shown(EgoFixTodayModel(service))
    #expect(today.screen?.streak == "" && today.screen?.streakComment == [])
    let onboarding = try await shown(EgoFixOnboardingModel(service))
    onboarding.picked = onboarding.screen?.choices.first?.id
    await onboarding.confirm()
    #expect(try await shown(today).screen?.streak == "day 1")
    clock.set(0, "09:00")
    await today.open()
    #expect(today.screen?.streakComment.first?.hasPrefix("// ") == true)
    clock.set(9)
    try await service.send(.time)
    #expect(try await shown(today).screen?.streak == "" && today.screen?.streakComment == [])
  }

  @Test func `a card says why it cannot be marked as applied, until it can`() async throws {
    let service = try service()
    let bugs = service.reducer.content.bugIDs
    for bug in bugs.dropFirst() { try await service.send(.activate(bug)) }
    try await service.send(.primary(try #require(bugs.first)))
    let today = try await shown(EgoFixTodayModel(service))
    var reasons: Set<String> = []
    for day in 0..<60 {
      clock.set(day)
      await today.open()
      #expect(today.lacking.isEmpty == today.canMark(.applied), "day \(day): \(today.lacking)")
      reasons.insert(today.lacking)
      await today.mark(.skipped)
      #expect(today.lacking.isEmpty && !today.canMark(.applied), "it is marked")
    }
    #expect(reasons.count > 5 && !reasons.contains("Not yet."), "\(reasons)")
  }

  @Test func `a pattern surfaces once, noted or not, and stays for its session, over a relaunch too`()
    async throws
  {
    let service = try service(TestContent(bugs: 1, low: 30))
    try await service.send(.primary(0))
    let today = try await shown(EgoFixTodayModel(service))
    var surfaced: [Identity] = []
    for day in 0..<24 {
      clock.set(day, "08:00")
      await today.open()
      #expect(today.screen?.pattern == nil, "day \(day)")
      await today.mark(.skipped)
      guard let pattern = today.screen?.pattern else { continue }
      surfaced.append(pattern.id)
      #expect(today.state?.patterns.first { $0.id == pattern.id }?.shownAt == clock.now())
      clock.set(day, "08:20")
      await today.open()
      #expect(today.screen?.pattern == pattern, "the session goes on")
      #expect(try await shown(EgoFixTodayModel(service)).screen?.pattern == pattern)
      if surfaced.count % 2 == 0 {
        await today.notePattern()
        #expect(today.refusal == nil && today.screen?.pattern == nil)
      }
    }
    #expect(!surfaced.isEmpty && Set(surfaced).count == surfaced.count)
  }

  @Test func `a fix that was left open can be marked on the next day, and shows what came of it`()
    async throws
  {
    let service = try service(TestContent())
    try await service.send(.primary(0))
    let model = try await shown(EgoFixTodayModel(service))
    await model.open()
    let left = try #require(model.card)
    clock.set(1)
    await model.open()
    let card = try #require(model.card)
    #expect(card.id != left.id && model.screen?.cards.map(\.id).prefix(2) == [card.id, left.id])
    await model.open(left)
    await model.mark(.skipped)
    #expect(model.refusal == nil && model.card?.marked?.outcome == .skipped)
    #expect(try await shown(EgoFixTodayModel(service)).screen == model.screen)
    clock.set(2)
    await model.open()
    #expect(model.screen?.cards.contains { $0.id == left.id } == false, "it was marked yesterday")
    #expect(model.screen?.cards.contains { $0.id == card.id } == true, "it waits in its turn")
    clock.set(3)
    await model.open()
    #expect(model.screen?.cards.contains { $0.id == card.id } == false, "its time is over")
  }

  @Test func `a weekly fix that was left open can be marked on the Monday after its week`() async throws {
    let service = try service(TestContent())
    try await service.send(.primary(0))
    let model = try await shown(EgoFixTodayModel(service))
    await model.open()
    let weekly = try #require(model.screen?.cards.first { $0.kind == .weekly })
    await model.open(weekly)
    for (day, kinds) in [(6, 1), (7, 2), (8, 1)] {
      clock.set(day)
      await model.open()
      #expect(model.screen?.cards.count { $0.kind == .weekly } == kinds, "day \(day)")
    }
  }

  @Test func `lists of bugs begin with the active ones, the primary one first, then by title`() async throws {
    var content = TestContent(bugs: 4)
    for (place, title) in ["Zeal", "Envy", "Pride", "Anger"].enumerated() {
      let bug = content.bugs[place]
      content.bugs[place] = Bug(
        id: bug.id,
        slug: bug.slug,
        title: title,
        shortTitle: nil,
        description: bug.description,
        color: bug.color
      )
    }
    let service = try service(content)
    let onboarding = try await shown(EgoFixOnboardingModel(service))
    #expect(onboarding.screen?.choices.map(\.title) == ["Anger", "Envy", "Pride", "Zeal"])
    try await service.send(.activate(1))
    try await service.send(.primary(2))
    let crash = try await shown(EgoFixCrashModel(service))
    #expect(crash.screen?.choices.map(\.bug) == [2, 1, 3, 0, nil])
    #expect(try await shown(EgoFixBugsModel(service)).screen?.rows.map(\.id) == [2, 1, 3, 0])
  }

  @Test func `a card that was left open says that its last day has come`() async throws {
    let service = try service()
    try await service.send(.primary(try #require(service.reducer.content.bugIDs.first)))
    let today = try await shown(EgoFixTodayModel(service))
    await today.open()
    let left = try #require(today.card)
    #expect(left.intro.isEmpty)
    clock.set(1)
    await today.open()
    #expect(today.screen?.cards.first { $0.id == left.id }?.intro.contains("midnight") == true)
  }

  @Test func `a weekly fix can be opened and marked beside the day's own`() async throws {
    let service = try service(TestContent())
    try await service.send(.primary(0))
    let today = try await shown(EgoFixTodayModel(service))
    await today.open()
    let daily = try #require(today.card)
    let weekly = try #require(today.screen?.cards.first { $0.kind == .weekly })
    #expect(today.state(of: weekly) == .waiting)
    let running = try #require(today.running)
    #expect(today.state(of: daily) == .running(running) && today.canShare(daily) && !today.canShare(weekly))
    await today.open(weekly)
    #expect(today.card?.id == weekly.id && today.running != nil && today.state(of: daily) == .waiting)
    await today.mark(.applied)
    let done = try #require(today.screen?.cards.first { $0.id == weekly.id })
    let marked = try #require(done.marked)
    #expect(marked.outcome == .applied && today.state(of: done) == .marked(marked))
    #expect(today.screen?.cards.first { $0.id == daily.id }?.marked == nil)
    await today.open()
    #expect(today.card?.id == daily.id, "coming back, the day's own is on top")
  }

  @Test func `a card says how far it is, and when it can be marked as applied`() async throws {
    let steps = Interaction.multiStep(
      Interaction.MultiStep(steps: [
        Interaction.Step(id: "a", instruction: "One."), Interaction.Step(id: "b", instruction: "Two."),
      ])
    )
    let abstain = Interaction.abstain(
      Interaction.Abstain(durationDescription: "Until six.", endTime: TimeOfDay(minute: 18 * 60))
    )
    for (interaction, isReady) in [(steps, false), (abstain, true)] {
      var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
      content.add(.daily, .low, bug: 0, interaction: interaction)
      let service = try service(content)
      try await service.send(.primary(0))
      let today = try await shown(EgoFixTodayModel(service))
      await today.open()
      #expect(today.canMark(.skipped) && today.canMark(.applied) == isReady && !today.canMark(.pending))
      while today.running?.step != nil { await today.run { $0.finishStep() } }
      #expect(today.canMark(.applied))
      await today.mark(.applied)
      #expect(today.refusal == nil && today.card?.marked?.outcome == .applied)
      #expect(!today.canMark(.skipped), "it is marked")
    }
  }

  @Test func `a timer's seconds run down, and its end is seen`() async throws {
    var content = TestContent(bugs: 1, low: 0, medium: 0, high: 0, weekly: 0, quick: 0)
    content.add(.daily, .low, bug: 0, interaction: .timed(Interaction.Timed(durationSeconds: 3600)))
    let service = try service(content)
    try await service.send(.primary(0))
    let today = try await shown(EgoFixTodayModel(service))
    await today.open()
    await today.startTimer()
    clock.set(0, "08:30")
    today.tick()
    #expect(today.secondsLeft == 1800 && !today.canMark(.applied))
    await today.pauseTimer()
    clock.set(0, "10:00")
    #expect(today.secondsLeft == 1800)
    await today.startTimer()
    clock.set(0, "10:30")
    today.tick()
    #expect(today.secondsLeft == 0 && today.running?.timer == .ended && today.canMark(.applied))
  }

  @Test func `screens that stay open go on with the clock: the day, and the diagnostic's hours`() async throws
  {
    let service = try service()
    try await service.send(.primary(try #require(service.reducer.content.bugIDs.first)))
    clock.set(6, "12:00")
    let today = try await shown(EgoFixTodayModel(service))
    let diagnostic = try await shown(EgoFixDiagnosticModel(service))
    await today.open()
    #expect(today.screen?.diagnostic == nil && diagnostic.question == nil)
    let day = today.screen?.phase
    clock.set(6, "18:00")
    today.tick()
    diagnostic.tick()
    #expect(today.screen?.diagnostic != nil && today.screen?.phase == day)
    await diagnostic.start()
    await diagnostic.answer(.loud)
    #expect(diagnostic.asksContext)
    clock.set(7, "00:00")
    today.tick()
    #expect(today.screen?.phase == .unopened, "the app is opened anew")
    clock.set(7, "12:01")
    today.tick()
    diagnostic.tick()
    #expect(today.screen?.diagnostic == nil && diagnostic.question == nil)
    #expect(!diagnostic.isBegun && !diagnostic.asksContext && diagnostic.answers.isEmpty)
  }

  @Test func `answers to the questions of one week are none of the next one's`() async throws {
    let service = try service()
    try await service.send(.primary(try #require(service.reducer.content.bugIDs.first)))
    clock.set(6, "18:00")
    try await service.send(.open)
    let diagnostic = try await shown(EgoFixDiagnosticModel(service))
    await diagnostic.start()
    await diagnostic.answer(.loud)
    #expect(diagnostic.asksContext)
    clock.set(13, "18:00")
    try await service.send(.open)
    _ = try await shown(diagnostic)
    #expect(diagnostic.screen?.questions.count == 1 && !diagnostic.isBegun && diagnostic.answers.isEmpty)
    await diagnostic.start()
    #expect(diagnostic.isBegun && !diagnostic.asksContext)
  }

  @Test func `news are told once: a bug set aside, a reboot`() async throws {
    let service = try service()
    let bugs = try await shown(EgoFixBugsModel(service))
    let row = try #require(bugs.screen?.rows.first)
    #expect(!row.description.isEmpty && row.color != nil && row.art.count > 1)
    await bugs.perform(.activate, on: row.id)
    await bugs.perform(.deactivate, on: row.id)
    #expect(bugs.news.count == 2 && bugs.news.allSatisfy { $0.contains(row.title) })
    bugs.forget()
    #expect(bugs.news.isEmpty)
    let crash = try await shown(EgoFixCrashModel(service))
    for _ in 0..<2 {
      crash.tap()
      await crash.choose(row.id)
    }
    #expect(crash.screen?.closesAll != nil && crash.news.isEmpty, "a crash's line stands on its screen")
    await crash.reboot()
    #expect(crash.news.count == 1 && crash.screen?.closesAll == nil)
  }
}
