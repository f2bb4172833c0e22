import CivilTime
import EgoFixServices
import SeedModel
import Testing
import PolicySamples

/// The spec's test plan: ViewModels.
@Suite struct ViewTests {
  /// Lets a story answer what a view asks for.
  func answer(_ requests: [ViewRequest], _ story: Story, _ day: Int, _ time: String = "12:00")
    -> [EgoFixEffect]
  {
    var effects: [EgoFixEffect] = []
    for case .send(let event) in requests {
      story.send(event, day, time)
      effects += story.effects
    }
    return effects
  }

  @Test func `test_TodayViewModel_stateTransitions: loading, loaded, applied`() throws {
    let story = try Story()
    story.onboard()
    var view = TodayView()
    #expect(view.phase == .loading)
    let opened = view.handle(.updated(answer(view.handle(.appeared), story, 1)))
    #expect(view.phase == .loaded)
    let card = try #require(view.card)
    #expect(opened == [.send(.openFix(card.fix))])
    #expect(view.handle(.updated(answer(opened, story, 1))).isEmpty)
    let marking = view.handle(.mark(.applied, .all))
    #expect(view.handle(.updated(answer(marking, story, 1))).isEmpty)
    #expect(view.phase == .marked(.applied))
    #expect(view.handle(.mark(.failed, nil)).isEmpty, "a second tap asks for nothing")
    #expect(answer(view.handle(.note), story, 1) == [.noted(id: card.id)])
    #expect(view.handle(.continued).isEmpty)
    #expect(view.phase == .resting)
  }

  @Test func `test_TodayViewModel_showsQuickFix_afterCrash`() throws {
    let story = try Story()
    story.onboard()
    var view = TodayView()
    _ = view.handle(.updated(answer(view.handle(.appeared), story, 1)))
    let daily = try #require(view.card)
    story.send(.crash(bug: 0, hasNote: false), 1)
    let requests = view.handle(.updated(story.effects))
    let quick = try #require(view.card)
    #expect(quick.kind == .quickFix)
    #expect(requests == [.send(.openFix(quick.fix))])
    _ = view.handle(.updated(answer(view.handle(.mark(.skipped, nil)), story, 1)))
    #expect(view.phase == .marked(.skipped))
    #expect(view.handle(.continued) == [.send(.openFix(daily.fix))])
    #expect(view.card == daily && view.phase == .loaded)
  }

  @Test func `test_TodayViewModel_showsMicroEducation_afterOutcome`() throws {
    let story = try Story()
    story.onboard()
    var view = TodayView()
    _ = view.handle(.updated(answer(view.handle(.appeared), story, 1)))
    #expect(view.tidbit == nil)
    _ = view.handle(.updated(answer(view.handle(.mark(.failed, nil)), story, 1)))
    let tidbit = try #require(view.tidbit)
    #expect(try story.logic.text(of: .tidbit(tidbit), in: story.state)?.body.contains("afterFailed") == true)
    _ = view.handle(.continued)
    #expect(view.tidbit == nil)
  }

  @Test func `test_HistoryViewModel_groupsByVersion`() {
    func completion(_ number: Int, _ day: Int) -> FixCompletion {
      FixCompletion(
        stored: FixCompletion(
          id: .test(number),
          fixId: .test(7),
          userId: .test(9),
          kind: .daily,
          assignedAt: Story.moment(day, "08:00").instant
        ),
        outcome: .applied,
        completedAt: Story.moment(day, "12:00").instant
      )
    }
    func entry(_ number: Int, _ version: String, _ change: VersionChangeType, _ day: Int) -> VersionEntry {
      VersionEntry(
        id: .test(number),
        userId: .test(9),
        version: version,
        changeType: change,
        description: version,
        createdAt: Story.moment(day, "12:00").instant
      )
    }
    let groups = HistoryView.grouped(
      entries: [
        entry(50, "1.1", .minorUpdate, 6), entry(51, "1.1", .crash, 7), entry(52, "1.1", .reboot, 8),
      ],
      completions: [completion(1, 5), completion(2, 6), completion(3, 7)],
      crashes: [
        Crash(
          id: .test(60),
          userId: .test(9),
          bugId: nil,
          note: nil,
          crashedAt: Story.moment(7, "13:00").instant
        )
      ]
    )
    #expect(groups.map(\.version) == ["1.1", "1.0"])
    #expect(
      groups.map { $0.items.map(\.instant) } == [
        [Story.moment(8).instant, Story.moment(7, "13:00").instant, Story.moment(7).instant],
        [Story.moment(6).instant, Story.moment(5).instant],
      ]
    )
    #expect(HistoryView.grouped(entries: [], completions: [], crashes: []).map(\.version) == ["1.0"])
  }

  @Test func `history shows the graph and the rates by bug`() throws {
    let story = try Story()
    story.onboard([0, 1])
    for (day, outcome) in [FixOutcome.applied, .applied, .skipped].enumerated() { story.live(day, outcome) }
    var view = HistoryView()
    #expect(view.groups == nil)
    let last = CivilDate(dayNumber: Story.monday + 3)
    view.load(entries: [], completions: [], crashes: [], state: story.state, through: last, dayCount: 5)
    #expect(view.days.map(\.square.color) == [.empty, .green, .green, .yellow, .empty])
    #expect(view.statistics.reduce(0) { $0 + $1.finished } == 3)
    #expect(view.isEmpty)
    let rates = BugStatistics(bug: 0, applied: 1, skipped: 1, failed: 0)
    #expect(rates.percentApplied == 50)
    #expect(BugStatistics(bug: 0, applied: 0, skipped: 0, failed: 0).percentApplied == nil)
  }

  @Test func `test_OnboardingViewModel_setsPrimaryBug: and shows a first fix at once`() throws {
    let story = try Story()
    var view = OnboardingView()
    #expect(view.handle(.confirmed).isEmpty && view.phase == .welcome)
    _ = view.handle(.started)
    #expect(view.handle(.confirmed).isEmpty, "nothing is picked yet")
    _ = view.handle(.picked(2))
    _ = view.handle(.picked(1))
    let requests = view.handle(.confirmed)
    #expect(requests == [.send(.primary(1))])
    let opening = view.handle(.updated(answer(requests, story, 0)))
    #expect(story.state.primaryBug == 1)
    #expect(story.state.bugs[1].status == .active)
    guard case .firstFix(let assignment) = view.phase else {
      Issue.record("no first fix: \(view.phase)")
      return
    }
    #expect(opening == [.send(.openFix(assignment.fix))])
    #expect(story.logic.content.severity(ofFix: assignment.fix) == .low)
    _ = view.handle(.finished)
    #expect(view.phase == .done)
  }

  @Test func `the diagnostic goes question by question, a quiet bug has no second one`() throws {
    let story = try Story()
    story.onboard([0, 1, 2])
    let due = try #require(story.logic.dueDiagnostic(in: story.state, at: Story.moment(6, "18:00")))
    var view = DiagnosticView()
    let begun = view.handle(.began(due))
    #expect(begun == [.send(.startDiagnostic)])
    _ = view.handle(.updated(answer(begun, story, 6, "18:00")))
    #expect(view.tidbit != nil)
    #expect(view.phase == .intensity(0))
    _ = view.handle(.answered(.quiet))
    #expect(view.phase == .intensity(1))
    _ = view.handle(.answered(.loud))
    #expect(view.phase == .context(1))
    _ = view.handle(.placed(.family))
    _ = view.handle(.answered(.present))
    let requests = view.handle(.placed(.unknown))
    #expect(view.phase == .sending)
    _ = view.handle(.updated(answer(requests, story, 6, "18:00")))
    #expect(view.phase == .summary)
    let summary = DiagnosticSummary(of: story.state)
    #expect(summary.lines.map(\.intensity) == [.quiet, .loud, .present])
    #expect(summary.loudCount == 1)
  }

  @Test func `the diagnostic can be skipped at every step, and nothing is kept`() throws {
    for steps in 0..<3 {
      let story = try Story()
      story.onboard([0, 1, 2])
      let due = try #require(story.logic.dueDiagnostic(in: story.state, at: Story.moment(6, "18:00")))
      var view = DiagnosticView()
      _ = view.handle(.began(due))
      for _ in 0..<steps { _ = view.handle(view.answers.isEmpty ? .answered(.loud) : .placed(.work)) }
      #expect(view.handle(.skipped) == [.send(.skipDiagnostic)])
      #expect(view.phase == .skipped && view.answers.isEmpty)
    }
  }

  @Test func `a crash takes two taps; the note, the quick fix and the reboot may follow`() throws {
    let story = try Story()
    story.onboard()
    var view = CrashView()
    #expect(view.handle(.tapped).isEmpty)
    let requests = view.handle(.chose(0))
    #expect(requests == [.send(.crash(bug: 0, hasNote: false))])
    _ = view.handle(.updated(answer(requests, story, 0)))
    let crash = try #require(view.crash)
    #expect(view.phase == .logged && view.quickFix != nil && view.tidbit != nil)
    #expect(answer(view.handle(.note), story, 0) == [.noted(id: crash)])
    let reboot = view.handle(.reboot)
    #expect(reboot == [.send(.reboot(crash))])
    _ = view.handle(.updated(answer(reboot, story, 0)))
    #expect(view.phase == .rebooted)
    #expect(story.send(.reboot(crash), 0) == .alreadyRebooted)
  }

  @Test func `the library offers what a bug's status allows`() throws {
    let story = try Story()
    story.onboard([0, 1])
    var view = BugsView()
    _ = view.handle(.updated(story.state))
    #expect(view.rows.map(\.bug) == [0, 1, 2])
    #expect(
      view.rows.map(\.actions) == [[.deactivate], [.deactivate, .makePrimary], [.activate, .makePrimary]]
    )
    #expect(view.handle(.tapped(.resolve, bug: 0)).isEmpty)
    #expect(view.handle(.tapped(.activate, bug: 2)) == [.send(.activate(2))])
    story.send(.activate(2), 0)
    _ = view.handle(.updated(story.state))
    #expect(view.areAllActive)
  }

  @Test func `the list of patterns shows what matters most first, and a dismissed one goes`() throws {
    let story = try Story()
    story.onboard()
    for _ in 0..<3 { story.send(.crash(bug: 0, hasNote: false), 0, "20:00") }
    var view = PatternsView()
    _ = view.handle(.updated(story.state))
    #expect(view.patterns.map(\.finding.severity) == [.alert, .insight])
    let noted = view.handle(.noted(view.patterns[1].id))
    _ = answer(noted, story, 1)
    #expect(story.events == [.patternViewed])
    #expect(story.state.patterns[1].viewedAt != nil && story.state.patterns[1].shownAt == nil)
    let dismissed = view.patterns[0].id
    _ = answer(view.handle(.dismissed(dismissed)), story, 1)
    #expect(story.events == [.patternDismissed])
    _ = view.handle(.updated(story.state))
    #expect(view.patterns.map(\.finding.severity) == [.insight])
    #expect(story.send(.dismiss(dismissed), 1) == .alreadyDismissed)
  }

  @Test func `settings ask for the permission once, and say when it is refused`() {
    var view = SettingsView(settings: EgoFixSettings(policies: .shipped))
    #expect(view.settings.reminderTime == EgoFixPolicies.time(9) && view.settings.remindersOn)
    #expect(view.handle(.reminders(true)) == [.requestPermission])
    #expect(view.handle(.permission(.denied)) == [.send(.settings(view.settings))])
    #expect(view.areRemindersRefused)
    #expect(view.handle(.reminders(true)).isEmpty)
    #expect(view.handle(.reminders(false)) == [.send(.settings(view.settings))])
    #expect(!view.areRemindersRefused)
    #expect(view.handle(.time(EgoFixPolicies.time(21))) == [.send(.settings(view.settings))])
    #expect(view.handle(.bootSequenceShown) == [.send(.settings(view.settings))])
    #expect(view.handle(.bootSequenceShown).isEmpty)
  }
}
