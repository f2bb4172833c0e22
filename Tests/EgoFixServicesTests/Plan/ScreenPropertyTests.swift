import CivilTime
import EgoFixServices
import SeededRandom
import ServiceKernel
import ServiceSamples
import Testing

/// All of EgoFix's screens of one service.
@MainActor private struct Screens {
  let entrance: EgoFixEntranceModel
  let boot: EgoFixBootModel
  let onboarding: EgoFixOnboardingModel
  let today: EgoFixTodayModel
  let crash: EgoFixCrashModel
  let diagnostic: EgoFixDiagnosticModel
  let history: EgoFixHistoryModel
  let statistics: EgoFixStatisticsModel
  let bugs: EgoFixBugsModel
  let patterns: EgoFixPatternsModel
  let share: EgoFixShareModel
  let settings: EgoFixSettingsModel

  init(_ service: EgoFixService) {
    entrance = EgoFixEntranceModel(service)
    boot = EgoFixBootModel(service)
    onboarding = EgoFixOnboardingModel(service)
    today = EgoFixTodayModel(service)
    crash = EgoFixCrashModel(service)
    diagnostic = EgoFixDiagnosticModel(service)
    history = EgoFixHistoryModel(service)
    statistics = EgoFixStatisticsModel(service)
    bugs = EgoFixBugsModel(service)
    patterns = EgoFixPatternsModel(service)
    share = EgoFixShareModel(service)
    settings = EgoFixSettingsModel(service)
  }

  func show(_ state: EgoFixState) async {
    entrance.show(state)
    boot.show(state)
    onboarding.show(state)
    today.show(state)
    crash.show(state)
    diagnostic.show(state)
    await history.show(state)
    statistics.show(state)
    bugs.show(state)
    patterns.show(state)
    share.show(state)
    settings.show(state)
  }

  /// Whether both show the same on every screen, and something.
  func shows(the other: Screens) -> Bool {
    today.screen != nil && entrance.screen == other.entrance.screen && boot.screen == other.boot.screen
      && onboarding.screen == other.onboarding.screen && today.screen == other.today.screen
      && crash.screen == other.crash.screen && diagnostic.screen == other.diagnostic.screen
      && history.screen == other.history.screen && statistics.screen == other.statistics.screen
      && bugs.screen == other.bugs.screen && patterns.screen == other.patterns.screen
      && share.screen == other.share.screen && settings.screen == other.settings.screen
  }
}

@MainActor @Suite struct ScreenPropertyTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `over drawn histories models are equal whether built from the stream or from a relaunch`(
    seed: UInt64
  ) async throws {
    let (content, clock, store) = (try TestContent().content(), TestClock(), InMemoryStateStore())
    func launch() -> EgoFixService { EgoFixService(content, clock, store: store) }
    let service = launch()
    let screens = Screens(service)
    var states = service.states.makeAsyncIterator()
    var random = SplitMix64(seed: seed, purpose: "screens")
    try await service.send(.primary(0))
    for number in 0..<60 {
      clock.set(number / 3, ["08:00", "13:00", "18:30"][number % 3])
      var present = try await service.state()
      let event = HistoryTests.event(present, by: service.reducer, at: clock.now(), &random)
      _ = try? await service.send(event)
      present = try await service.state()
      while screens.today.state != present, let state = await states.next(isolation: MainActor.shared) {
        await screens.show(state)
      }
      // The clock has gone on since the state came.
      await screens.show(present)
      let again = Screens(launch())
      await again.show(try await again.today.service.state())
      #expect(screens.shows(the: again), "event \(number): \(event)")
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a timeline's entry is what is shown at any moment within it; what is not timed waits for a due`(
    seed: UInt64
  ) throws {
    let story = try Story(seed: seed)
    story.allowNotifications()
    if seed % 2 == 1 {
      story.send(.zone(try TZifZones.system.zone(named: "America/Los_Angeles")), 0, "09:00")
    }
    story.onboard([0, 1], 0, "09:00")
    var random = SplitMix64(seed: seed, purpose: "timelines")
    var changeCount = 0
    for number in 0..<40 {
      let (day, time) = (number / 2, ["09:30", "19:00"][number % 2])
      let now = Story.moment(day, time).instant
      story.send(HistoryTests.event(story.state, by: story.logic, at: now, &random), day, time)
      let (rules, state, end) = (story.logic, story.state, now.adding(seconds: 16 * 86_400))
      for (faults, count) in [
        EgoFixToday.timelineFaults(of: state, by: rules, from: now, until: end),
        EgoFixDiagnostic.timelineFaults(of: state, by: rules, from: now, until: end),
        EgoFixSettingsScreen.timelineFaults(of: state, by: rules, from: now, until: end),
        EgoFixOnboarding.timelineFaults(of: state, by: rules, from: now, until: end),
        EgoFixCrash.timelineFaults(of: state, by: rules, from: now, until: end),
      ] {
        #expect(faults.isEmpty, "event \(number)")
        changeCount += count
      }
      for isSteady in [
        EgoFixEntrance.isTimedOrSteady(state, by: rules, from: now),
        EgoFixBoot.isTimedOrSteady(state, by: rules, from: now),
        EgoFixOnboarding.isTimedOrSteady(state, by: rules, from: now),
        EgoFixToday.isTimedOrSteady(state, by: rules, from: now),
        EgoFixCrash.isTimedOrSteady(state, by: rules, from: now),
        EgoFixDiagnostic.isTimedOrSteady(state, by: rules, from: now),
        EgoFixStatistics.isTimedOrSteady(state, by: rules, from: now),
        EgoFixBugs.isTimedOrSteady(state, by: rules, from: now),
        EgoFixPatterns.isTimedOrSteady(state, by: rules, from: now),
        EgoFixShare.isTimedOrSteady(state, by: rules, from: now),
        EgoFixSettingsScreen.isTimedOrSteady(state, by: rules, from: now),
      ] { #expect(isSteady, "event \(number)") }
    }
    #expect(changeCount > 100)
  }
}
