import CivilTime
import GeoCueServices
import PlainJSON
import PolicySamples
import SeedModel
import SeedRuntime
import SeededRandom
import ServiceKernel
import ServiceSamples
import Synchronization
import Testing

/// What GeoCue's screens say and do, on the content that ships.
@MainActor @Suite struct ScreenModelTests {
  private final class Clock: ServiceClock {
    private let instant = Mutex(Sample.instant("2026-06-01T12:00:00Z"))
    func now() -> Instant { instant.withLock { $0 } }
    func move(seconds: Int) { instant.withLock { $0 = $0.adding(seconds: seconds) } }
  }

  /// A store on a device that is full.
  private struct FullStore: StateStore {
    struct Full: Error {}
    func load() -> StoredState? { nil }
    func revision() -> Int { 0 }
    func save(_ change: StateChange, over revision: Int) throws -> StoredState? { throw Full() }
    func acknowledge(_ numbers: [Int]) {}
    func records(_ kind: String) -> [StoredRecord] { [] }
  }

  private let store = InMemoryStateStore()
  private let centre = InMemoryNotifications()
  private let clock = Clock()

  private func launch(on store: (any StateStore)? = nil) throws -> GeoCueService {
    let bundle = try #require(ShippedContentTests.bundle)
    var reducer = Sample.reducer(copy: bundle)
    reducer.detection = PriorityDetection(try #require(try bundle.priorityRules()))
    return GeoCueService(
      reducer,
      newUser: reducer.newUser,
      store: store ?? self.store,
      performer: NoEffects<GeoCueEffect>(),
      notifications: centre,
      clock: clock
    )
  }

  /// A model that shows the present state.
  private func shown<Screen: GeoCueScreen, Model: GeoCueModel<Screen>>(_ model: Model) async throws -> Model {
    model.show(try await model.service.state())
    return model
  }

  @Test
  func `a change that could not be stored is told, and stays unsaved`() async throws {
    let model = try await shown(GeoCueStylesModel(launch(on: FullStore())))
    model.change { $0.soundEnabled = false }
    await model.save()
    #expect(model.refusal == "Not saved. Your iPhone couldn't store the change. Please try again.")
    #expect(model.unsaved?.soundEnabled == false && model.screen?.sound.isOn == true)
    model.discard()
    #expect(model.refusal == nil, "there is nothing to try again")
  }

  @Test
  func `what is changed while settings are saved or reset stays unsaved`() async throws {
    let store = BusyStore()
    let model = try await shown(GeoCueStylesModel(launch(on: store)))
    model.change { $0.soundEnabled = false }
    store.duringNextSave { await MainActor.run { model.change { $0.hapticEnabled = false } } }
    await model.save()
    #expect(model.screen?.sound.isOn == false && model.screen?.haptic.isOn == true)
    #expect(model.unsaved?.hapticEnabled == false)
    // What was changed goes back to what it was while it is saved.
    store.duringNextSave { await MainActor.run { model.change { $0.hapticEnabled = true } } }
    await model.save()
    #expect(model.screen?.haptic.isOn == false && model.unsaved?.hapticEnabled == true)
    await model.save()
    #expect(model.screen?.haptic.isOn == true && model.unsaved == nil)
    model.change { $0.hapticEnabled = false }
    store.duringNextSave { await MainActor.run { model.change { $0.quietHoursEnabled = true } } }
    await model.reset()
    #expect(model.screen?.sound.isOn == true && model.screen?.quietHours.isOn == false)
    #expect(model.unsaved?.quietHoursEnabled == true && model.unsaved?.hapticEnabled == true)
  }

  @Test
  func `a refusal has words`() async throws {
    let arrivals = try await shown(GeoCueArrivalsModel(launch()))
    await arrivals.send(.send(title: "T", body: "B", identifier: "", priority: .low))
    #expect(arrivals.refusal?.isEmpty == false && arrivals.screen?.rows.isEmpty == true)
  }

  @Test
  func `a critical arrival counts down to its repeat until it is confirmed`() async throws {
    let service = try launch()
    let arrivals = try await shown(GeoCueArrivalsModel(service))
    #expect(arrivals.screen?.rows.isEmpty == true && arrivals.screen?.emptyText?.isEmpty == false)
    await arrivals.cross(.entry, Sample.place("Home", entry: "Take the medication"))
    var row = try #require(arrivals.screen?.rows.first)
    #expect(row.priority == .critical && row.isDelivered && row.secondsLeft == 30 && row.repeatCount == 0)
    #expect(row.body == "Take the medication" && row.title == "Home" && row.heldUntil.isEmpty)
    #expect(row.priorityName == "Critical" && row.style.name == "Low", "the default style is for all")
    #expect(row.otherStyle == "Low" && row.countdown == 30)
    let (look, style) = (row.look, row.style)
    #expect(look.id == .critical && look.color != style.color && look.symbol != style.symbol)
    #expect(arrivals.screen?.settingsLink == "Customize Notification Styles")
    clock.move(seconds: 12)
    arrivals.tick()
    #expect(arrivals.screen?.rows.first?.secondsLeft == 18)
    clock.move(seconds: 20)
    arrivals.tick()
    row = try #require(arrivals.screen?.rows.first)
    #expect(row.secondsLeft == 28 && row.repeatCount == 1, "time alone delivers the repeat")
    #expect(arrivals.screen?.badge == 1 && arrivals.screen?.confirmButton == "Confirm")
    await arrivals.confirm(row)
    #expect(arrivals.screen?.rows.isEmpty == true && arrivals.screen?.badge == 0)
    #expect(await centre.pending().isEmpty)
  }

  @Test
  func `a notification that is tapped is acknowledged when the app opens, and no other`() async throws {
    let arrivals = try await shown(GeoCueArrivalsModel(launch()))
    for id in ["x", "y"] {
      await arrivals.send(.send(title: "T", body: "B", identifier: id, priority: .critical))
    }
    let rows = try #require(arrivals.screen?.rows)
    await arrivals.open()
    #expect(arrivals.screen?.rows == rows)
    await arrivals.open(from: "x")
    #expect(rows.count == 2 && arrivals.screen?.rows.map(\.id) == ["y"])
  }

  @Test
  func `what quiet hours hold is shown with its time, behind what was delivered`() async throws {
    let service = try launch()
    try await service.send(.preferences(Sample.quiet("11:00-14:00")))
    let arrivals = try await shown(GeoCueArrivalsModel(service))
    await arrivals.cross(.exit, Sample.place("Gym", exit: "Towel"))
    await arrivals.send(.send(title: "T", body: "B", identifier: "x", priority: .critical))
    let rows = try #require(arrivals.screen?.rows)
    #expect(rows.map(\.isDelivered) == [true, false] && arrivals.screen?.delivered == [rows[0]])
    #expect(rows.map(\.action) == [.confirm, .cancel] && rows.map(\.repeats) == ["", ""])
    #expect(rows[1].heldUntil == "Held until 14:00" && rows[1].secondsLeft == 7200)
    #expect(rows[1].countdown == nil && rows[1].otherStyle == "Low")
    #expect(rows[0].title == "T" && rows[0].body == "B")
    await arrivals.cancel(rows[1])
    #expect(arrivals.screen?.rows.map(\.id) == ["x"])
    var preferences = Sample.quiet("11:00-14:00")
    preferences.customStyles[.critical] = .critical
    try await service.send(.preferences(preferences))
    #expect(try await shown(arrivals).screen?.rows.map(\.otherStyle) == [""], "the priority's own")
    let styles = try await shown(GeoCueStylesModel(service))
    #expect(styles.screen?.quietNow == "Quiet hours → 14:00")
    clock.move(seconds: 7200)
    styles.tick()
    #expect(styles.screen?.quietNow == nil)
  }

  @Test
  func `what is done with, its repeat dropped by quiet hours, is shown no more`() throws {
    var story = Story(Sample.reducer(), Sample.quiet("22:00-08:00"))
    let event = GeoCueEvent.send(title: "T", body: "B", identifier: "a", priority: .high)
    try story.at("2026-06-01T21:59:30Z", event)
    func rows(at time: String) -> [String] {
      GeoCueArrivals(story.reducer, story.state, at: Sample.instant(time)).rows.map(\.id)
    }
    #expect(rows(at: "2026-06-01T22:00:29Z") == ["a"])
    #expect(rows(at: "2026-06-01T22:00:30Z") == [])
    let before = GeoCueArrivals(story.reducer, story.state, at: Sample.instant("2026-06-01T23:00:00Z"))
    try story.at("2026-06-01T23:00:00Z", .resume)
    #expect(GeoCueArrivals(story.reducer, story.state, at: Sample.instant("2026-06-01T23:00:00Z")) == before)
  }

  @Test
  func `four styles have each their color and symbol, and say why they are adjusted`() async throws {
    let model = try await shown(GeoCueStylesModel(launch()))
    var styles = try #require(model.shown?.styles)
    #expect(styles.map(\.name) == ["Low", "Medium", "High", "Critical"])
    #expect(styles.map(\.color) == [.gray, .blue, .orange, .red] && Set(styles.map(\.symbol)).count == 4)
    #expect(styles.allSatisfy { $0.adjustment == nil && !$0.description.isEmpty })
    model.change { $0.soundEnabled = false }
    styles = try #require(model.shown?.styles)
    let sound = "Adjusted because sound is off"
    #expect(styles.map(\.adjustment) == [nil, sound, sound, sound])
    #expect(model.shown?.sound.note.isEmpty == false && model.shown?.haptic.note.isEmpty == true)
    model.change { $0.hapticEnabled = false }
    let both = "Adjusted because sound and vibration are off"
    #expect(model.shown?.styles.map(\.adjustment) == [nil, sound, both, both])
    model.change { $0.soundEnabled = true }
    let haptic = "Adjusted because vibration is off"
    #expect(model.shown?.styles.map(\.adjustment) == [nil, nil, haptic, haptic])
    #expect(model.screen?.styles.allSatisfy { $0.adjustment == nil } == true, "nothing is saved")
  }

  @Test
  func `overrides and quiet hours are in force when they are saved, and not before`() async throws {
    let service = try launch()
    let model = try await shown(GeoCueStylesModel(service))
    #expect(model.shown?.overrides.map(\.value) == Array(repeating: "Uses default", count: 4))
    model.override(.high, with: .critical)
    model.change { $0.defaultStyle = .medium }
    let rows = try #require(model.shown?.overrides)
    #expect(rows.map(\.value) == ["Uses default", "Uses default", "Critical", "Uses default"])
    #expect(rows.map(\.style.id) == [.medium, .medium, .critical, .medium])
    #expect(rows.map(\.own) == [nil, nil, .critical, nil] && model.canDiscard)
    let shown = try #require(model.shown)
    #expect(shown.styles.map(shown.isDefault) == [false, true, false, false] && !shown.showsQuietTimes)
    #expect(try await service.state().preferences == NotificationStylePreferences())
    model.discard()
    #expect(model.unsaved == nil && !model.canDiscard && model.shown == model.screen)
    model.change { $0.quietHoursEnabled = true }
    #expect(model.shown?.quietStart == "22:00" && model.shown?.quietEnd == "08:00")
    let note = model.shown?.quietHours.note
    model.change { $0.quietHoursEnd = $0.quietHoursStart }
    #expect(model.shown?.quietHours.note != note && note?.isEmpty == false)
    await model.save()
    #expect(model.unsaved == nil && model.screen?.quietHours.isOn == true)
    #expect(try await service.state().preferences.quietHoursEnd == Sample.minute("22:00"))
    #expect(model.shown?.repeatsNote.contains("60 seconds") == true)
    model.override(.low, with: .high)
    model.override(.low, with: nil)
    #expect(model.unsaved == nil, "what was undone is no change")
    model.askReset()
    model.askReset(cancel: true)
    #expect(!model.isAskingReset && model.news.isEmpty)
    model.askReset()
    #expect(model.isAskingReset)
    await model.reset()
    #expect(!model.isAskingReset && model.news == [model.screen?.labels.resetDone])
    #expect(try await service.state().preferences == NotificationStylePreferences())
  }

  @Test
  func `what another process saved meanwhile stays, field by field`() async throws {
    let model = try await shown(GeoCueStylesModel(launch()))
    model.change { $0.soundEnabled = false }
    model.override(.high, with: .critical)
    let other = NotificationStylePreferences(defaultStyle: .medium, customStyles: [.low: .high])
    try await launch().send(.preferences(other))
    await model.save()
    let saved = try await launch().state().preferences
    #expect(saved.defaultStyle == .medium && !saved.soundEnabled)
    #expect(saved.customStyles == [.low: .high, .high: .critical])
    #expect(model.unsaved == nil && model.screen?.preferences == saved)
  }

  @Test
  func `what another process saves during a save stays, too`() async throws {
    let store = BusyStore()
    let (model, other) = (try await shown(GeoCueStylesModel(launch(on: store))), try launch(on: store))
    model.change { $0.soundEnabled = false }
    model.override(.high, with: .critical)
    let preferences = NotificationStylePreferences(defaultStyle: .medium, customStyles: [.low: .high])
    store.duringNextSave { _ = try? await other.send(.preferences(preferences)) }
    await model.save()
    let saved = try await other.state().preferences
    #expect(saved.defaultStyle == .medium && !saved.soundEnabled)
    #expect(saved.customStyles == [.low: .high, .high: .critical])
    #expect(model.unsaved == nil && model.screen?.preferences == saved)
  }

  @Test
  func `a test goes by what is shown, saved or not`() async throws {
    let model = try await shown(GeoCueStylesModel(launch()))
    model.change { $0.defaultStyle = .critical }
    await model.test(.high)
    #expect(await centre.shown.last?.sound == true)
    model.change { $0.soundEnabled = false }
    await model.test(.high)
    #expect(await centre.shown.last?.sound == false)
    #expect(model.unsaved != nil && model.refusal == nil)
    #expect(await centre.shown.last?.body == model.shown?.sound.note)
  }

  @Test
  func `models are equal whether built from the stream or from a relaunch`() async throws {
    var rows = 0
    for seed: UInt64 in 0..<3 {
      var random = SplitMix64(seed: seed, purpose: "screens")
      let service = try launch()
      let (arrivals, styles) = (GeoCueArrivalsModel(service), GeoCueStylesModel(service))
      var states = service.states.makeAsyncIterator()
      for _ in 0..<60 {
        clock.move(seconds: [0, 1, 30, 60, 600, 5_400][random.below(6)])
        _ = try? await service.send(RandomHistoryTests.event(&random))
        let present = try await service.state()
        while arrivals.state != present, let state = await states.next(isolation: MainActor.shared) {
          arrivals.show(state)
          styles.show(state)
        }
        arrivals.tick()
        styles.tick()
        let other = try launch()
        #expect(try await shown(GeoCueArrivalsModel(other)).screen == arrivals.screen)
        #expect(try await shown(GeoCueStylesModel(other)).screen == styles.screen)
        rows += arrivals.screen?.rows.count ?? 0
      }
    }
    #expect(rows > 100)
  }
}
