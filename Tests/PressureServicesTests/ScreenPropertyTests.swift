import CivilTime
import PolicySamples
import PressureServices
import SeedModel
import SeedRuntime
import SeededRandom
import ServiceCopy
import ServiceKernel
import Synchronization
import ServiceSamples
import Testing

/// The shipped texts, with what was asked for and could not be had.
final class WatchedCopy: CopySource {
  let bundle: SeedBundle
  private let faults = Mutex<Set<String>>([])

  init(_ bundle: SeedBundle) { self.bundle = bundle }

  var missing: Set<String> { faults.withLock { $0 } }

  func line(product: String, voice: String, key: String) -> CopyLine? {
    let line = bundle.line(product: product, voice: voice, key: key)
    // What the matter-of-fact voice lacks is lacking; the blunt one may leave labels to it. The rules look
    // for reminders that no tier has.
    if line == nil, voice == "professional", !key.hasPrefix("notification.") {
      faults.withLock { _ = $0.insert(key) }
    }
    return line
  }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText? {
    do throws(CopyError) {
      return try bundle.text(of: line, variant: variant, arguments: arguments)
    } catch {
      faults.withLock { _ = $0.insert("\(error)") }
      throw error
    }
  }
}

/// All of Pressure's screens of one service.
@MainActor struct Screens {
  let onboarding: PressureOnboardingModel
  let home: PressureHomeModel
  let entry: PressureEntryModel
  let checkIn: PressureCheckInModel
  let feedback: PressureFeedbackModel
  let shield: PressureShieldModel
  let settings: PressureSettingsModel
  let paywall: PressurePaywallModel
  let share: PressureShareModel
  let widget: ServiceModel<PressureWidget>
  let watch: PressureWatchModel

  init(_ service: PressureService) {
    onboarding = PressureOnboardingModel(service)
    home = PressureHomeModel(service)
    entry = PressureEntryModel(service, sortOrder: 1)
    checkIn = PressureCheckInModel(service)
    feedback = PressureFeedbackModel(service)
    shield = PressureShieldModel(service)
    settings = PressureSettingsModel(service)
    paywall = PressurePaywallModel(service)
    share = PressureShareModel(service)
    widget = ServiceModel(service)
    watch = PressureWatchModel(service)
  }

  func show(_ state: PressureState) {
    onboarding.show(state)
    home.show(state)
    entry.show(state)
    checkIn.show(state)
    feedback.show(state)
    shield.show(state)
    settings.show(state)
    paywall.show(state)
    share.show(state)
    widget.show(state)
    watch.show(state)
  }

  /// Whether both show the same on every screen, and something.
  func shows(the other: Screens) -> Bool {
    home.screen != nil && onboarding.screen == other.onboarding.screen && home.screen == other.home.screen
      && entry.screen == other.entry.screen && checkIn.screen == other.checkIn.screen
      && feedback.screen == other.feedback.screen && shield.screen == other.shield.screen
      && settings.screen == other.settings.screen && paywall.screen == other.paywall.screen
      && share.screen == other.share.screen && widget.screen == other.widget.screen
      && watch.screen == other.watch.screen
  }
}

@MainActor @Suite struct ScreenPropertyTests {
  @Test func `models are equal whether built from the stream or from a relaunch`() async throws {
    let copy = WatchedCopy(try #require(RealCopyTests.bundle))
    var shared = 0
    for seed: UInt64 in 0..<4 {
      var life = DrawnLife(seed: seed, policy: .literal)
      let (store, clock) = (InMemoryStateStore(), SetClock("2024-01-01T00:00:00Z"))
      let newUser = seed == 0 ? PressureState(seed: seed, zone: life.story.state.zone) : life.story.state
      func launch() -> PressureService {
        PressureService(
          PressureReducer(policies: .shipped, copy: copy, zones: TestZones.source),
          newUser: newUser,
          store: store,
          performer: NoEffects<PressureEffect>(),
          notifications: InMemoryNotifications(),
          clock: clock
        )
      }
      let service = launch()
      let screens = Screens(service)
      var states = service.states.makeAsyncIterator()
      for number in 0..<60 {
        var (event, now) = life.next()
        if seed == 0, number < 10, number % 2 == 1 { event = .onboard(OnboardingStep.allCases[number / 2]) }
        clock.set(now)
        _ = try? await service.send(event)
        let present = try await service.state()
        while screens.home.state != present, let state = await states.next(isolation: MainActor.shared) {
          screens.show(state)
        }
        // The clock has gone on since the state came.
        screens.show(present)
        let again = Screens(launch())
        again.show(try await again.home.service.state())
        #expect(screens.shows(the: again), "seed \(seed), event \(number): \(event)")
        if screens.share.screen?.button != nil { shared += 1 }
      }
    }
    #expect(copy.missing.isEmpty)
    #expect(shared > 0)
  }

  @Test func `feedback on the screen is what was said, word for word`() throws {
    let copy = try #require(RealCopyTests.bundle)
    var keys: Set<String> = []
    for seed: UInt64 in 0..<6 {
      var policies = PressurePolicies.shipped
      policies.escalationAfterRecovery = seed % 2 == 0 ? .literal : .neverLowers
      var story = Story(.onboarded(seed: seed), policies: policies, copy: copy)
      story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), "2024-03-01 06:00")
      var random = SplitMix64(seed: seed, purpose: "answers")
      for number in 0..<60 {
        let date = day("2024-03-01").adding(days: number)
        story.send(.commit(text: "Write"), "\(date) 08:00")
        story.send(.commit(text: "Run", sortOrder: 1), "\(date) 08:00")
        // Long runs of YES, so that streaks grow past the longest one.
        let isYes = random.below(8) > Int(seed % 3)
        story.send(isYes ? .yes() : .no(), "\(date) 12:00")
        check(story, "\(date) 12:00")
        keys.formUnion(story.turn?.effects.feedback ?? [])
        if !isYes, story.send(.shield(), "\(date) 12:30") == nil { check(story, "\(date) 12:30", last: 1) }
        // An answer to another commitment leaves what was said of the first one.
        let first = PressureFeedback(story.reducer, story.state, at: story.state.clock).said
        story.send(random.below(2) == 0 ? .yes(sortOrder: 1) : .no(sortOrder: 1), "\(date) 13:00")
        check(story, "\(date) 13:00", of: 1)
        let both = PressureFeedback(story.reducer, story.state, at: story.state.clock).said
        #expect(both.first == first.first && both.count == 2, "\(date)")
      }
    }
    #expect(keys.count >= 8, "\(keys)")
  }

  /// The screen shows the lines that the last event has said, the shield's offer as a link; of a shield the
  /// last one.
  private func check(_ story: Story, _ time: String, of sortOrder: Int = 0, last: Int? = nil) {
    let screen = PressureFeedback(story.reducer, story.state, at: story.state.clock)
    let lines = screen.said.first { $0.id == sortOrder }?.lines ?? []
    let said = (story.turn?.effects ?? []).compactMap { effect -> String? in
      if case .feedback(let line) = effect, line.key != "shield.offer" { line.text } else { nil }
    }
    let count = last ?? lines.count
    #expect(!lines.isEmpty && Array(said.suffix(count)) == Array(lines.suffix(count)), "\(time)")
  }

  // Where the voice was changed since it came, it is the same reminder in the new voice.
  @Test func `a shared reminder is the one that came, word for word`() throws {
    let copy = try #require(RealCopyTests.bundle)
    var count = 0
    for seed: UInt64 in 0..<40 {
      var life = DrawnLife(seed: seed, policy: .literal, copy: copy)
      life.story.send(.permission(granted: true), at: at("2024-01-01T00:00:00Z"))
      var planned: [Instant: ReminderNotification] = [:]
      var modes: [Identity: PersonalityMode] = [:]
      for _ in 0..<150 {
        let (event, now) = life.next()
        life.story.send(event, at: now)
        for effect in life.story.turn?.effects ?? [] {
          if case .notify(let notification) = effect { planned[notification.at] = notification }
          if case .log(.scheduled(let record)) = effect { modes[record.id] = record.personality }
        }
        let share = PressureShare(life.story.reducer, life.story.state, at: now)
        guard share.button != nil, let at = life.story.state.day?.deliveredAt.last,
          let came = planned[at], modes[came.identifier] == life.story.state.mode(at: at)
        else { continue }
        #expect(
          share.title == came.title && share.bodyWithCommitment == came.body,
          "\(seed), \(event), \(came)"
        )
        #expect(share.body != share.bodyWithCommitment && share.body.contains("…"))
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test func `a widget's timeline is what the widget shows at each of its instants`() throws {
    let copy = try #require(RealCopyTests.bundle)
    var changes = 0
    for seed: UInt64 in 0..<6 {
      var life = DrawnLife(seed: seed, policy: .literal, copy: copy)
      for _ in 0..<40 {
        let (event, now) = life.next()
        life.story.send(event, at: now)
        let (rules, state) = (life.story.reducer, life.story.state)
        let end = now.adding(seconds: 3 * 86_400)
        let timeline = PressureWidget.timeline(of: state, by: rules, from: now, until: end)
        #expect(timeline[0].at == max(now, state.clock) && timeline.count < 12)
        let widget = PressureWidget.timelineFaults(of: state, by: rules, from: now, until: end)
        let watch = PressureWatch.timelineFaults(of: state, by: rules, from: now, until: end)
        #expect(widget.faults == [] && watch.faults == [])
        changes += widget.changeCount
      }
    }
    #expect(changes > 200)
  }
}
