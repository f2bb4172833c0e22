import CivilTime
import EgoFixServices
import PolicySamples
import SeedModel
import ServiceKernel
import Testing

/// The spec's test plan: ViewModels. What screens show follows from the state alone.
@MainActor @Suite struct ScreenModelTests {
  let clock = TestClock(0, "08:00")
  let store = InMemoryStateStore()

  /// A service on the same store, as after a relaunch.
  func launch(_ content: TestContent = TestContent()) throws -> EgoFixService {
    EgoFixService(try content.content(), clock, store: store)
  }

  /// A model that shows the present state.
  func shown<Screen: EgoFixScreen, Model: EgoFixModel<Screen>>(_ model: Model) async throws -> Model {
    model.show(try await model.service.state())
    return model
  }

  func today(_ service: EgoFixService) async throws -> EgoFixTodayModel {
    try await shown(EgoFixTodayModel(service))
  }

  @Test func `test_TodayViewModel_stateTransitions: loading, loaded, applied`() async throws {
    let service = try launch()
    #expect(EgoFixTodayModel(service).screen == nil)
    try await service.send(.primary(0))
    let model = try await today(service)
    clock.set(1)
    await model.open()
    let card = try #require(model.card)
    #expect(model.screen?.phase == .card && card.isOpened && card.marked == nil && model.running != nil)
    #expect(
      card.title.hasPrefix("fix.title#") || card.title.isEmpty,
      "the test content has service keys alone"
    )
    await model.mark(.applied)
    #expect(model.card?.id == card.id && model.card?.marked?.outcome == .applied && model.running == nil)
    await model.mark(.failed)
    #expect(model.refusal != nil, "a second outcome is refused")
    await model.note("It stung.", on: card)
    #expect(model.refusal == nil)
    let completions: [FixCompletion] = try await service.records(FixCompletion.recordKind)
    #expect(completions.first { $0.id == card.id }?.reflection == "It stung.")
  }

  @Test func `test_TodayViewModel_showsQuickFix_afterCrash`() async throws {
    let service = try launch()
    try await service.send(.primary(0))
    let model = try await today(service)
    await model.open()
    let daily = try #require(model.card)
    try await service.send(.crash(bug: 0))
    let later = try await today(service)
    #expect(later.card?.kind == .quickFix && later.screen?.cards.contains { $0.id == daily.id } == true)
    await later.mark(.skipped)
    #expect(later.card?.id == daily.id, "the day's own card is on top again")
  }

  @Test func `test_TodayViewModel_showsMicroEducation_afterOutcome`() async throws {
    let service = try launch()
    try await service.send(.primary(0))
    let model = try await today(service)
    await model.open()
    await model.mark(.failed)
    let marked = try #require(model.card?.marked)
    #expect(marked.tidbit.hasPrefix("Why bug 0 does it, afterFailed"))
    #expect(marked.line.hasPrefix("outcome.failed.line#"))
  }

  @Test func `a second launch on one day shows the same, marked or not, and on a rest day`() async throws {
    let service = try launch()
    try await service.send(.primary(0))
    let model = try await today(service)
    #expect(model.screen?.phase == .card, "after onboarding the first fix is there")
    await model.open()
    for step in 0..<3 {
      if step == 1 { await model.mark(.skipped) }
      if step == 2 {
        try await service.send(.deactivate(0))
        try await service.send(.activate(1))
        try await service.send(.deactivate(1))
        clock.set(1)
        await model.open()
      }
      let relaunched = try await today(launch())
      #expect(relaunched.screen == model.screen && relaunched.screen != nil, "step \(step)")
      await relaunched.open()
      #expect(relaunched.screen?.phase == model.screen?.phase)
      #expect(relaunched.screen?.cards == model.screen?.cards, "opening again changes no card")
    }
    guard case .noActiveBug? = model.screen?.phase else {
      Issue.record("\(String(describing: model.screen?.phase))")
      return
    }
  }

  @Test func `a day that begins in front of the user is opened once`() async throws {
    let service = try launch()
    try await service.send(.primary(0))
    let model = try await today(service)
    await model.open()
    clock.set(1)
    try await service.settle()
    await model.refresh()
    #expect(model.screen?.phase == .unopened)
    await model.beginDay()
    #expect(model.screen?.phase == .card && model.card?.isOpened == true)
    let state = try await service.state()
    await model.beginDay()
    #expect(try await service.state() == state)
  }

  @Test func `a rest day says its line and tidbit, at each launch the same`() async throws {
    let service = try launch(TestContent(bugs: 1, low: 1, medium: 0, high: 0, weekly: 0, quick: 0))
    try await service.send(.primary(0))
    let model = try await today(service)
    await model.open()
    await model.mark(.skipped)
    clock.set(1)
    await model.open()
    guard case .rest(_, let line, let tidbit)? = model.screen?.phase else {
      Issue.record("\(String(describing: model.screen?.phase))")
      return
    }
    #expect(line.hasPrefix("restDay.line#") && tidbit.hasPrefix("Why bug 0 does it, restDay"))
    #expect(try await today(launch()).screen == model.screen)
  }

  /// A month of days, and the screens of all models at each of their ends.
  @Test func `models are equal whether built from the stream or from a relaunch`() async throws {
    let service = try launch()
    let boot = EgoFixBootModel(service)
    let onboarding = EgoFixOnboardingModel(service)
    let today = EgoFixTodayModel(service)
    let crash = EgoFixCrashModel(service)
    let diagnostic = EgoFixDiagnosticModel(service)
    let statistics = EgoFixStatisticsModel(service)
    let bugs = EgoFixBugsModel(service)
    let patterns = EgoFixPatternsModel(service)
    let share = EgoFixShareModel(service)
    let settings = EgoFixSettingsModel(service)
    let history = EgoFixHistoryModel(service)
    var states = service.states.makeAsyncIterator()
    func follow() async throws {
      let present = try await service.state()
      while let state = await states.next(isolation: MainActor.shared) {
        boot.show(state)
        onboarding.show(state)
        today.show(state)
        crash.show(state)
        diagnostic.show(state)
        statistics.show(state)
        bugs.show(state)
        patterns.show(state)
        share.show(state)
        settings.show(state)
        await history.show(state)
        if state == present { return }
      }
    }
    for day in 0..<21 {
      clock.set(day, "09:00")
      if day == 0 { for bug: BugID in [0, 1] { try await service.send(.primary(bug)) } }
      try await service.send(.open)
      if let fix = try await service.state().shownAssignment, fix.outcome == .pending {
        try await service.send(.openFix(fix.fix))
        let outcome: FixOutcome = day % 3 == 0 ? .skipped : .applied
        try await service.send(.outcome(fix: fix.fix, outcome))
      }
      if day % 4 == 1 { try await service.send(.crash(bug: 1, note: "Again.")) }
      if day % 8 == 3 { try await service.send(.reboot(nil)) }
      if day % 7 == 6 {
        clock.set(day, "18:00")
        if day == 13 { try await service.send(.startDiagnostic) }
        let due = service.reducer.dueDiagnostic(in: try await service.state(), at: clock.now())
        let answers = (due?.bugs ?? []).map { DiagnosticAnswer(bug: $0, intensity: .loud, context: .work) }
        try await service.send(.diagnostic(answers))
      }
      try await follow()
      let other = try launch()
      #expect(try await shown(EgoFixBootModel(other)).screen == boot.screen)
      #expect(try await shown(EgoFixOnboardingModel(other)).screen == onboarding.screen)
      #expect(try await shown(EgoFixTodayModel(other)).screen == today.screen)
      #expect(try await shown(EgoFixCrashModel(other)).screen == crash.screen)
      #expect(try await shown(EgoFixDiagnosticModel(other)).screen == diagnostic.screen)
      #expect(try await shown(EgoFixStatisticsModel(other)).screen == statistics.screen)
      #expect(try await shown(EgoFixBugsModel(other)).screen == bugs.screen)
      #expect(try await shown(EgoFixPatternsModel(other)).screen == patterns.screen)
      #expect(try await shown(EgoFixShareModel(other)).screen == share.screen)
      #expect(try await shown(EgoFixSettingsModel(other)).screen == settings.screen)
      let again = EgoFixHistoryModel(other)
      await again.show(try await other.state())
      #expect(again.screen == history.screen && again.screen != nil)
    }
    #expect(history.screen?.groups.map(\.version) == ["1.2", "1.1", "1.0"])
    #expect(history.screen?.days.count == 365 && patterns.screen?.rows.isEmpty == false)
  }

  @Test func `test_HistoryViewModel_groupsByVersion`() async throws {
    let service = try launch()
    try await service.send(.primary(0))
    for day in 0..<9 {
      clock.set(day, "12:00")
      try await service.send(.open)
      let fix = try #require(try await service.state().shownAssignment?.fix)
      if day < 8 { try await service.send(.outcome(fix: fix, .applied)) }
    }
    clock.set(8, "13:00")
    try await service.send(.crash(bug: 0))
    clock.set(8, "14:00")
    try await service.send(.reboot(nil))
    let model = EgoFixHistoryModel(service)
    await model.show(try await service.state())
    let groups = try #require(model.screen?.groups)
    #expect(groups.map(\.version) == ["1.1", "1.0"])
    #expect(groups.map(\.items.count) == [3, 7], "a milestone's own fix belongs to the version before it")
    #expect(
      groups[0].items.map(\.instant)
        == [Story.moment(8, "14:00"), Story.moment(8, "13:00"), Story.moment(7)].map(\.instant)
    )
    #expect(groups[0].description?.hasPrefix("version.minor#") == true && groups[1].description == nil)
    let zone = try ZoneRules(identifier: "Asia/Kolkata", firstOffset: 19_800, transitions: [])
    try await service.send(.zone(zone))
    await model.show(try await service.state())
    let crash = try #require(model.screen?.groups[0].items[1])
    #expect(model.screen?.when(crash).hasSuffix(" 18:30") == true, "13:00, on the clock of where the user is")
  }

  @Test func `a history that is followed goes on at each midnight, though nothing happens`() async throws {
    let model = EgoFixHistoryModel(try launch())
    let following = Task { await model.follow() }
    for day in 0..<3 {
      clock.set(day, "00:00")
      for _ in 0..<100 where model.screen?.days.last?.date.dayNumber != Int32(Story.monday + day) {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(model.screen?.days.last?.date.dayNumber == Int32(Story.monday + day))
    }
    following.cancel()
    await following.value
  }

  @Test func `history shows the graph and the rates by bug`() async throws {
    let service = try launch()
    let empty = EgoFixHistoryModel(service)
    await empty.show(try await service.state())
    #expect(empty.screen?.emptyText != nil && empty.screen?.groups.map(\.version) == ["1.0"])
    try await service.send(.primary(0))
    for (day, outcome) in [FixOutcome.applied, .applied, .skipped].enumerated() {
      clock.set(day, "12:00")
      try await service.send(.open)
      let fix = try #require(try await service.state().shownAssignment?.fix)
      try await service.send(.outcome(fix: fix, outcome))
    }
    clock.set(3)
    try await service.send(.time)
    let model = EgoFixHistoryModel(service)
    await model.show(try await service.state())
    let days = try #require(model.screen?.days.suffix(5))
    #expect(days.map(\.square.color) == [.empty, .green, .green, .yellow, .empty])
    let weeks = try #require(model.screen?.weeks)
    #expect(weeks.flatMap { $0 } == model.screen?.days && weeks.count == 53)
    #expect(weeks.dropFirst().allSatisfy { $0[0].date.weekday == 2 }, "each begins on a Monday")
    #expect(weeks.dropFirst().dropLast().allSatisfy { $0.count == 7 })
    let rows = try #require(try await shown(EgoFixStatisticsModel(service)).screen?.rows)
    #expect(rows.map(\.counts.finished) == [3] && rows.map(\.counts.percentApplied) == [67])
    #expect(PatternTallies(bugs: [0]).bugs[0].percentApplied == nil)
  }

  @Test func `test_OnboardingViewModel_setsPrimaryBug: and shows a first fix at once`() async throws {
    let service = try launch()
    let model = try await shown(EgoFixOnboardingModel(service))
    await model.confirm()
    #expect(model.screen?.isDone == false && !model.canConfirm, "nothing is picked yet")
    #expect(model.screen?.choices.map(\.id) == [0, 1, 2])
    model.picked = 2
    model.picked = 1
    #expect(model.canConfirm)
    await model.confirm()
    #expect(try await service.state().primaryBug == 1)
    #expect(model.screen?.isDone == true)
    let card = try #require(model.screen?.firstFix)
    #expect(card.isOpened && service.reducer.content.severity(of: card.fix) == .low)
  }

  @Test func `the diagnostic goes question by question, a quiet bug has no second one`() async throws {
    let service = try launch()
    for bug: BugID in [1, 2, 0] { try await service.send(.activate(bug)) }
    clock.set(6, "18:00")
    try await service.send(.open)
    let model = try await shown(EgoFixDiagnosticModel(service))
    await model.start()
    #expect(model.screen?.tidbit.hasPrefix("Why bug") == true)
    #expect(model.screen?.questions.map(\.id) == [0, 1, 2])
    #expect(!model.canGoBack && model.asked == model.question?.text)
    #expect(model.choices == [.intensity(.quiet), .intensity(.present), .intensity(.loud)])
    await model.answer(.quiet)
    #expect(model.question?.id == 1 && model.canGoBack)
    await model.answer(.present)
    #expect(model.asksContext && model.asked == model.screen?.contextQuestion)
    #expect(model.choices == EventContext.allCases.map { .context($0) })
    model.back()
    #expect(model.question?.id == 1 && !model.asksContext)
    await model.answer(.loud)
    await model.choose(.family)
    #expect(model.question?.id == 2)
    await model.answer(.present)
    await model.choose(.unknown)
    #expect(model.question == nil && model.screen?.summary.isEmpty == false)
    let stored: [WeeklyDiagnostic] = try await service.records(WeeklyDiagnostic.recordKind)
    #expect(stored.map { $0.responses.map(\.intensity) } == [[.quiet, .loud, .present]])
    #expect(stored.map { $0.responses.map(\.primaryContext) } == [[nil, .family, .unknown]])
  }

  @Test(arguments: [[1], [0], [2], [1, 2]] as [[BugID]])
  func `a diagnostic whose bugs are laid aside midway goes on with the others`(_ aside: [BugID]) async throws
  {
    let clock = TestClock(0, "08:00")
    let service = EgoFixService(try TestContent().content(), clock)
    for bug: BugID in [0, 1, 2] { try await service.send(.activate(bug)) }
    clock.set(6, "18:00")
    try await service.send(.time)
    let model = try await shown(EgoFixDiagnosticModel(service))
    await model.start()
    await model.answer(.quiet)
    await model.answer(.loud)
    for bug in aside { try await service.send(.deactivate(bug)) }
    await model.refresh()
    for _ in 0..<6 where model.question != nil {
      if model.asksContext { await model.choose(.work) } else { await model.answer(.present) }
    }
    #expect(model.refusal == nil && model.answers.isEmpty)
    let stored: [WeeklyDiagnostic] = try await service.records(WeeklyDiagnostic.recordKind)
    #expect(stored.map { $0.responses.map(\.bugId) } == [[0, 1, 2].filter { !aside.contains($0) }])
  }

  @Test func `the diagnostic can be skipped at every step, and nothing is kept`() async throws {
    for steps in 0..<3 {
      let clock = TestClock(0, "08:00")
      let service = EgoFixService(try TestContent().content(), clock)
      for bug: BugID in [0, 1, 2] { try await service.send(.activate(bug)) }
      clock.set(6, "18:00")
      try await service.send(.time)
      let model = try await shown(EgoFixDiagnosticModel(service))
      await model.start()
      for _ in 0..<steps {
        if model.asksContext { await model.choose(.work) } else { await model.answer(.loud) }
      }
      await model.skip()
      #expect(model.answers.isEmpty && model.question == nil && model.refusal == nil)
      let stored: [WeeklyDiagnostic] = try await service.records(WeeklyDiagnostic.recordKind)
      #expect(stored.isEmpty)
    }
  }

  @Test func `a crash takes two taps; the note, the quick fix and the reboot may follow`() async throws {
    let service = try launch()
    try await service.send(.primary(0))
    let model = try await shown(EgoFixCrashModel(service))
    await model.choose(0)
    #expect(model.screen?.open.isEmpty == true, "the first tap is missing")
    model.tap()
    #expect(model.isChoosing && model.screen?.choices.map(\.bug) == [0, 1, 2, nil])
    await model.choose(0)
    let crash = try #require(model.screen?.open.first)
    #expect(!model.isChoosing && crash.quickFix != nil && crash.line.hasPrefix("crash.after#"))
    #expect(crash.tidbit.hasPrefix("Why bug 0 does it, afterCrash"))
    let note = "The meeting. Again."
    await model.note(note, on: crash)
    let stored: [Crash] = try await service.records(Crash.recordKind)
    #expect(stored.map(\.note) == [note] && model.screen?.open.first?.note == note)
    let past = EgoFixHistoryModel(service)
    await past.show(try await service.state())
    let history = try #require(past.screen)
    #expect(
      history.groups.flatMap(\.items).flatMap { history.note(on: $0) } == ["// The meeting.", "// Again."]
    )
    let today = try await self.today(service)
    await today.open(try #require(crash.quickFix))
    #expect(today.card?.id == crash.quickFix?.id)
    #expect(try await shown(model).screen?.open.first?.quickFix?.isOpened == true)
    await today.mark(.skipped)
    #expect(try await shown(model).screen?.open.first?.quickFix == nil, "it is marked")
    await model.reboot(crash)
    #expect(model.screen?.open.isEmpty == true)
    await model.reboot(crash)
    #expect(model.refusal != nil)
  }
}
