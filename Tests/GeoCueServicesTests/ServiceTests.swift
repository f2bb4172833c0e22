import CivilTime
import Foundation
import GeoCueServices
import PlainJSON
import PolicySamples
import SeedModel
import ServiceKernel
import ServiceSamples
import Testing

/// GeoCue as an app runs it.
struct ServiceTests {
  private let store = InMemoryStateStore()
  private let centre = InMemoryNotifications()
  private let performed = RecordedEffects<GeoCueEffect>()
  private let clock = SetClock(Sample.instant("2026-06-01T12:00:00Z"))

  private func service(
    _ centre: (any NotificationPort)? = nil,
    _ reducer: GeoCueReducer = Sample.reducer()
  ) -> GeoCueService {
    GeoCueService(
      reducer,
      newUser: reducer.newUser,
      store: store,
      performer: performed,
      notifications: centre ?? self.centre,
      clock: clock
    )
  }

  /// What of the app's log is told.
  private var log: [String] {
    get async {
      await performed.effects.compactMap { if case .log(let line) = $0 { "\(line)" } else { nil } }
    }
  }

  @Test
  func `a crossing of a watched place ends as a shown notification that is acknowledged`() async throws {
    let service = service()
    let events = SimulatedLocationEvents()
    let home = Sample.place("Home", entry: "Plants", exit: "Keys")
    let (crossings, told) = AsyncStream.makeStream(of: GeoCueEvent.self)
    events.watch([home]) { event, place in told.yield(.crossing(event, place)) }
    #expect(events.cross(.entry, home.id))
    #expect(!events.cross(.entry, Identity(high: 9, low: 9)))
    told.finish()
    for await crossing in crossings { try await service.send(crossing) }
    #expect(await centre.shown.map(\.identifier) == ["entry-\(home.id)"])
    #expect(await centre.pending() == ["entry-\(home.id).repeat.1"])
    #expect(await centre.badge == 1)
    clock.advance(20)
    try await service.send(.acknowledge(identifier: "entry-\(home.id)"))
    #expect(await centre.pending() == [])
    #expect(await centre.badge == 0)
  }

  @Test
  func `preferences are kept before they are in force`() async throws {
    struct Full: Error {}
    actor FullStore: StateStore {
      let store: InMemoryStateStore
      var isFull = false
      init(_ store: InMemoryStateStore) { self.store = store }
      func fill(_ isFull: Bool) { self.isFull = isFull }
      func load() async throws -> StoredState? { await store.load() }
      func revision() async throws -> Int { await store.revision() }
      func acknowledge(_ numbers: [Int]) async throws { await store.acknowledge(numbers) }
      func records(_ kind: String) async throws -> [StoredRecord] { [] }
      func save(_ change: StateChange, over revision: Int) async throws -> StoredState? {
        if isFull { throw Full() }
        return await store.save(change, over: revision)
      }
    }
    let full = FullStore(store)
    let reducer = Sample.reducer()
    let service = GeoCueService(
      reducer,
      newUser: reducer.newUser,
      store: full,
      performer: performed,
      notifications: centre,
      clock: clock
    )
    let preferences = NotificationStylePreferences(defaultStyle: .critical, customStyles: [.low: .high])
    try await service.send(.preferences(preferences))
    await full.fill(true)
    await #expect(throws: Full.self) { try await service.send(.reset) }
    #expect(try await service.state().preferences == preferences)
    #expect(try await self.service().state().preferences == preferences)
    await full.fill(false)
    let reset = try await service.send(.reset).state.preferences
    #expect(reset == NotificationStylePreferences(defaultStyle: .low, customStyles: [:]))
    #expect(try await self.service().state().preferences == reset)
  }

  @Test
  func `preferences are read when they are needed, and not again while nobody else stores`() async throws {
    actor CountingStore: StateStore {
      let store = InMemoryStateStore()
      private(set) var loadCount = 0
      func load() async -> StoredState? {
        loadCount += 1
        return await store.load()
      }
      func revision() async -> Int { await store.revision() }
      func save(_ change: StateChange, over revision: Int) async -> StoredState? {
        await store.save(change, over: revision)
      }
      func acknowledge(_ numbers: [Int]) async { await store.acknowledge(numbers) }
      func records(_ kind: String) async -> [StoredRecord] { await store.records(kind) }
    }
    let counting = CountingStore()
    func launch() -> GeoCueService {
      let reducer = Sample.reducer()
      return GeoCueService(
        reducer,
        newUser: reducer.newUser,
        store: counting,
        performer: performed,
        notifications: centre,
        clock: clock
      )
    }
    let (service, other) = (launch(), launch())
    #expect(await counting.loadCount == 0)
    for style in [NotificationPriority.high, .critical] {
      try await service.send(.preferences(.init(defaultStyle: style)))
      #expect(try await service.state().preferences.defaultStyle == style)
    }
    #expect(await counting.loadCount == 1)
    try await other.send(.reset)
    #expect(try await service.state().preferences.defaultStyle == .low)
    #expect(await counting.loadCount == 3)
  }

  @Test(arguments: [
    (#"{"preferences":{"defaultStyle":"critical","soundEnabled":"no"}}"#, NotificationPriority.critical, 2),
    (#"{"preferences":7}"#, .low, 2), ("{", .low, 1), ("[]", .low, 1),
  ])
  func `a damaged state falls back, says so, and the app goes on`(
    text: String,
    style: NotificationPriority,
    lineCount: Int
  ) async throws {
    let stored = StateChange(version: 1, state: text, outbox: [], records: [])
    _ = await store.save(stored, over: 0)
    let service = service()
    #expect(try await service.state().preferences == NotificationStylePreferences(defaultStyle: style))
    #expect(await log.count == lineCount)
    try await service.send(.reset)
    #expect(try await self.service().state().preferences == NotificationStylePreferences())
  }

  @Test
  func `where the stored zone is gone the device's takes its place, and nothing open is lost`() async throws {
    let zoned = service()
    try await zoned.send(.zone(Sample.berlin))
    try await zoned.send(.send(title: "T", body: "B", identifier: "a", priority: .critical))
    var reducer = Sample.reducer()
    reducer.zones = FixedZones()
    let zoneless = service(nil, reducer)
    try await zoneless.resume()
    let state = try await zoneless.state()
    #expect(state.open.map(\.identifier) == ["a"] && state.zone == .utc)
    #expect(await centre.pending().count == 60)
    #expect(await log.filter { $0.contains("could not be read") } == [])
  }

  @Test
  func `tests are felt as the given preferences say`() async throws {
    let service = service()
    try await service.send(.test(.critical))
    #expect(await !performed.effects.contains(.haptic(.critical)))
    try await service.send(.test(.critical, preferences: .init(defaultStyle: .critical)))
    #expect(await performed.effects.contains(.haptic(.critical)))
    #expect(await centre.shown.map(\.identifier) == ["test-critical", "test-critical"])
  }

  @Test
  func `a refusal reaches whoever sent, and leaves nothing`() async throws {
    let service = service()
    await #expect(throws: GeoCueRefusal.emptyIdentifier) {
      try await service.send(.send(title: "", body: "", identifier: "", priority: .low))
    }
    #expect(await store.load() == nil)
    #expect(await centre.shown == [])
  }

  @Test
  func `critical repeats are planned again when the app resumes, and can be cancelled after a crash`()
    async throws
  {
    try await service().send(.send(title: "T", body: "B", identifier: "a", priority: .critical))
    clock.advance(3_600)
    _ = await centre.deliver(until: clock.now())
    #expect(await centre.pending() == [])
    // The first process is gone; what it stored lets another one plan on, and take everything back.
    try await service().resume()
    #expect(await centre.pending().count == 60)
    try await service().send(.cancel(identifiers: ["a"]))
    #expect(await centre.pending() == [])
  }

  @Test
  func `critical repeats are planned further while the app runs and somebody listens`() async throws {
    let service = service()
    try await service.send(.send(title: "T", body: "B", identifier: "a", priority: .critical))
    var states = service.states(every: .milliseconds(1)).makeAsyncIterator()
    #expect(await states.next()?.pending.count == 60)
    clock.advance(31 * 60)
    let state = try #require(await states.next())
    #expect(state.pending.count == 60 && state.pending.first?.at == clock.now().adding(seconds: 30))
    _ = try await service.state()
    #expect(await centre.pending().count == 60)
  }

  @Test
  func `a notification that was stored and not shown is shown by resume`() async throws {
    struct Crash: Error {}
    struct Dead: NotificationPort {
      func add(_ notification: ServiceNotification) throws { throw Crash() }
      func show(_ notification: ServiceNotification) throws { throw Crash() }
      func remove(_ identifiers: [String]) throws { throw Crash() }
      func pending() throws -> [String] { throw Crash() }
      func setBadge(_ count: Int) throws { throw Crash() }
    }
    let turn = try await service(Dead()).send(.send(title: "T", body: "B", identifier: "a", priority: .high))
    #expect(turn.fault is Crash)
    clock.advance(10)
    try await service().resume()
    #expect(await centre.shown.map(\.identifier) == ["a"])
    #expect(await centre.pending() == ["a.repeat.1"])
    try await service().resume()
    #expect(await centre.shown.count == 1)
  }

  @Test
  func `what could not be shown is not shown once it was confirmed, nor after an hour`() async throws {
    let killer = Killer(after: 0)
    let service = service(MortalCentre(centre, killer))
    try await service.send(.send(title: "T", body: "B", identifier: "a", priority: .critical))
    try await service.send(.send(title: "T", body: "B", identifier: "old", priority: .low))
    clock.advance(1800)
    let later = GeoCueEvent.send(title: "T", body: "B", identifier: "b", priority: .critical)
    #expect(try await service.send(later).fault is Killer.Killed)
    #expect(await store.load()?.outbox.count == 3)
    clock.advance(1801)
    killer.revive()
    #expect(try await service.send(.acknowledge(identifier: "a")).fault == nil)
    #expect(await centre.shown.map(\.identifier) == ["b"])
    #expect(await store.load()?.outbox == [])
    // While the centre shows nothing at all, no more than an hour's piles up.
    killer.arm(after: 0)
    for number in 0..<6 {
      clock.advance(1200)
      try await service.send(.send(title: "T", body: "B", identifier: "\(number)", priority: .low))
    }
    #expect(await store.load()?.outbox.count == 4)
  }

  @Test
  func `variants go on where they were before a relaunch`() async throws {
    func bodies(relaunching: Bool) async throws -> [String] {
      let (centre, store, reducer) = (InMemoryNotifications(), InMemoryStateStore(), Sample.reducer())
      func service() -> GeoCueService {
        GeoCueService(
          reducer,
          newUser: reducer.newUser,
          store: store,
          performer: performed,
          notifications: centre,
          clock: clock
        )
      }
      var running = service()
      for number in 0..<12 {
        if relaunching { running = service() }
        let place = Sample.place("Gym", entry: "x")
        try await running.send(.crossing(.entry, place, identifier: "n\(number)"))
      }
      return await centre.shown.map(\.body)
    }
    let once = try await bodies(relaunching: false)
    #expect(try await bodies(relaunching: true) == once)
    #expect(Set(once).count > 1)
  }

  @Test
  func `a test that lacks sound or vibration says which setting is the reason`() throws {
    let bundle = try #require(ShippedContentTests.bundle)
    func body(_ priority: NotificationPriority, _ preferences: NotificationStylePreferences) throws -> String
    {
      var story = Story(Sample.reducer(copy: bundle))
      let effects = try story.at("2026-06-01T12:00:00Z", .test(priority, preferences: preferences))
      return effects.requests.first?.text.body ?? ""
    }
    let low = "Standard notification without sound or vibration."
    #expect(try body(.high, .init()) == "Default style: Low. \(low)")
    let own = NotificationStylePreferences(defaultStyle: .high, customStyles: [.high: .low])
    #expect(try body(.high, own) == "Priority overrides, High: Low. \(low)")
    // A low one lacks nothing: it says what the copy says of tests.
    #expect(try !body(.low, .init()).hasPrefix("Standard notification"))
    #expect(try body(.medium, .init(defaultStyle: .medium, soundEnabled: false)).hasPrefix("Sound is off"))
    let both = try body(.high, .init(defaultStyle: .high, soundEnabled: false, hapticEnabled: false))
    #expect(both.contains("Sound is off") && both.contains("Vibration is off"))
    // No style is said to sound where the switch is off.
    let medium = try body(.high, .init(defaultStyle: .medium, soundEnabled: false, hapticEnabled: false))
    #expect(medium == "Default style: Medium. " + both)
    #expect(try !body(.critical, .init(defaultStyle: .critical)).hasPrefix("Sound and haptic feedback"))
  }

  @Test(
    arguments: [
      .crossing(.exit, Sample.place("Gym", entry: "x", exit: "y")),
      .crossing(.entry, Sample.place("Gym"), identifier: "a"),
      .send(title: "T", body: "B", identifier: "a", priority: .high),
      .send(title: "T", body: "B", identifier: "a", priority: .critical, badge: nil),
      .acknowledge(identifier: "a"), .cancel(identifiers: ["a", "b"]),
      .preferences(Sample.quiet("22:00-08:00")),
      .preferences(.init(soundEnabled: false), changedFrom: .init(customStyles: [.high: .low])),
      .reset, .test(.low), .test(.high, preferences: .init(customStyles: [.high: .low], soundEnabled: false)),
      .zone(Sample.berlin), .resume,
    ] as [GeoCueEvent]
  )
  func `an event is read as it was written`(_ event: GeoCueEvent) throws {
    let json = try JSONValue(parsing: JSONValue(encoding: event).text)
    #expect(try json.decoded(as: GeoCueEvent.self, userInfo: [.zoneSource: TZifZones.system]) == event)
  }

  @Test
  func `the stored form is that of the golden file`() throws {
    var story = Story(Sample.reducer(), Sample.quiet("13:00-14:00", style: .high), zone: Sample.berlin)
    let place = Sample.place("Gym", entry: "urgent")
    try story.at("2026-06-01T11:10:00Z", .crossing(.entry, place, identifier: "a"))
    try story.at(
      "2026-06-01T11:20:00Z",
      .send(title: "T", body: "B", identifier: "b", priority: .high, badge: 2)
    )
    story.state.pending.removeLast(max(0, story.state.pending.count - 3))
    let text = try JSONValue(encoding: story.state).text + "\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/state-1.json")
    if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "SEED_RECORD=1 writes it")
    var said: [GeoCueEffect] = []
    #expect(story.reducer.state(from: golden, version: 1, &said) == story.state)
    #expect(said == [])
  }

  @Test
  func `what waits in the outbox keeps its form`() throws {
    var story = Story(
      Sample.reducer(),
      NotificationStylePreferences(defaultStyle: .high),
      zone: Sample.berlin
    )
    let place = Sample.place("Gym", entry: "urgent")
    var effects = try story.at("2026-06-01T11:10:00Z", .crossing(.entry, place, identifier: "a"))
    effects += try story.at("2026-06-01T11:11:00Z", .test(.low))
    let lasting = effects.filter { $0.handling == .lasting }
    #expect(lasting.count == 2)
    let text = try JSONValue(encoding: lasting).text + "\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/outbox-1.json")
    if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "SEED_RECORD=1 writes it")
    #expect(try JSONValue(stored: golden).decoded(as: [GeoCueEffect].self) == lasting)
  }

  @Test
  func `a process may be killed at every call of an evening`() async throws {
    let gym = Sample.place("Gym", entry: "urgent")
    let events: [(String, GeoCueEvent)] = [
      ("12:00:00", .crossing(.entry, gym, identifier: "a")),
      ("12:00:10", .send(title: "T", body: "B", identifier: "", priority: .low)),
      ("12:00:20", .send(title: "T", body: "B", identifier: "b", priority: .high, badge: 2)),
      ("12:05:00", .acknowledge(identifier: "a")), ("12:06:00", .test(.critical)),
      ("12:07:00", .preferences(Sample.quiet("12:30-13:00", style: .high))),
      ("12:40:00", .crossing(.entry, Sample.place("Desk", entry: "x"), identifier: "c")),
      ("12:41:00", .cancel(identifiers: ["b"])), ("14:00:00", .reset),
    ]
    let reducer = Sample.reducer()
    let history = KilledHistory(
      reducer,
      newUser: reducer.newUser,
      kinds: [],
      events.map { .init(Sample.instant("2026-06-01T\($0)Z"), $1) }
    )
    let (callCount, faults) = try await history.run()
    #expect(callCount > 150 && faults == [])
  }
}
