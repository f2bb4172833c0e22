import CivilTime
import PlainJSON
import PressureServices
import PolicySamples
import SeedModel
import ServiceKernel
import ServiceSamples
import Synchronization
import Testing

extension SetClock {
  convenience init(_ text: String) { self.init(at(text)) }
  func set(_ text: String) { set(at(text)) }
}

/// Pressure as an app runs it.
struct ServiceTests {
  struct Disk: Error {}

  /// A store that fails on demand: before it stores, or after.
  actor FailingStore: StateStore {
    enum Fault { case none, before, after }

    let store = InMemoryStateStore()
    var fault = Fault.none

    func fail(_ fault: Fault) { self.fault = fault }
    func load() async throws -> StoredState? { await store.load() }
    func revision() async throws -> Int { await store.revision() }
    func acknowledge(_ numbers: [Int]) async throws { await store.acknowledge(numbers) }
    func records(_ kind: String) async throws -> [StoredRecord] { await store.records(kind) }
    func save(_ change: StateChange, over revision: Int) async throws -> StoredState? {
      if fault == .before { throw Disk() }
      let stored = await store.save(change, over: revision)
      if fault == .after { throw Disk() }
      return stored
    }
  }

  let store = FailingStore()
  let centre = InMemoryNotifications()
  let performed = RecordedEffects<PressureEffect>()
  let clock = SetClock("2024-03-04T06:00:00Z")

  func service(_ centre: InMemoryNotifications? = nil, zone: String = "Europe/Berlin") -> PressureService {
    PressureService(
      PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source),
      newUser: .onboarded(zone: TestZones.named(zone)),
      store: store,
      performer: performed,
      notifications: centre ?? self.centre,
      clock: clock
    )
  }

  @Test func `a day's effects reach the world, and the state survives a restart`() async throws {
    let first = service()
    try await first.send(.permission(granted: true))
    clock.set("2024-03-04T07:00:00Z")
    try await first.send(.commit(text: "Write"))
    #expect(await centre.planned.count == 3)
    #expect(await centre.deliver(until: at("2024-03-04T15:00:00Z")).map(\.badge) == [1])

    let second = service()
    #expect(try await second.state() == first.state())
    clock.set("2024-03-04T16:00:00Z")
    let turn = try await second.send(.yes())
    #expect(turn.effects.haptics == [.success])
    #expect(await performed.effects.haptics == [.success])
    #expect(await performed.effects.events.map(\.name).contains(.checkedIn))
    #expect(await centre.badge == 0)
    let records = try await second.commitments()
    #expect(records.map(\.status) == [.yes])
    #expect(PressureHistory.escalation(of: records) == turn.state.slots[0].escalation)
    #expect(try await second.notificationLog().filter(\.delivered).count == 1)
  }

  @Test func `what cannot be stored has not happened`() async throws {
    let service = service()
    try await service.send(.commit(text: "Write"))
    clock.set("2024-03-04T10:00:00Z")
    await store.fail(.before)
    await #expect(throws: Disk.self) { try await service.send(.yes()) }
    #expect(await performed.effects.haptics == [])
    await store.fail(.none)
    #expect(try await service.state().day?.records.first?.status == .pending)
    #expect(try await service.send(.yes()).state.slots[0].escalation.streak == 1)
  }

  @Test func `what is stored though the store said otherwise is found by the next turn`() async throws {
    let service = service()
    try await service.send(.commit(text: "Write"))
    clock.set("2024-03-04T10:00:00Z")
    await store.fail(.after)
    await #expect(throws: Disk.self) { try await service.send(.yes()) }
    await store.fail(.none)
    await #expect(throws: PressureRefusal.alreadyCheckedIn) { try await service.send(.yes()) }
  }

  @Test func `events sent at once are taken one after another`() async throws {
    let service = service()
    try await service.send(.commit(text: "Write"))
    clock.set("2024-03-04T10:00:00Z")
    let refusals = try await withThrowingTaskGroup(of: PressureRefusal?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do {
            try await service.send(.yes())
            return nil
          } catch let refusal as PressureRefusal {
            return refusal
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(refusals.filter { $0 == nil }.count == 1)
    #expect(refusals.filter { $0 == .alreadyCheckedIn }.count == 19)
    #expect(try await service.state().slots[0].escalation.streak == 1)
  }

  @Test func `reading the state for display loses nothing that a widget stored`() async throws {
    let (app, widget) = (service(), service())
    try await app.send(.open)
    try await widget.send(.commit(text: "Widget"))
    #expect(try await app.state().day?.records.first?.text == "Widget")
    clock.set("2024-03-04T10:00:00Z")
    let turn = try await app.send(.yes())
    #expect(turn.state.day?.records.first?.text == "Widget")
    #expect(try await app.commitments().map(\.text) == ["Widget"])
    #expect(try await app.commitments() == turn.state.day?.records)
  }

  @Test func `a service that another one overtook goes on`() async throws {
    let (app, widget) = (service(), service())
    try await app.send(.commit(text: "App"))
    try await widget.send(.commit(text: "Widget"))
    try await app.send(.commit(text: "App again"))
    try await widget.send(.open)
    #expect(try await widget.state().day?.records.first?.text == "App again")
  }

  @Test func `reminders that were stored and not handed over come back with resume`() async throws {
    struct Dead: NotificationPort {
      func add(_ notification: ServiceNotification) throws { throw Disk() }
      func show(_ notification: ServiceNotification) throws { throw Disk() }
      func remove(_ identifiers: [String]) throws { throw Disk() }
      func pending() throws -> [String] { throw Disk() }
      func setBadge(_ count: Int) throws { throw Disk() }
    }
    let first = PressureService(
      PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source),
      newUser: .onboarded(),
      store: store,
      performer: performed,
      notifications: Dead(),
      clock: clock
    )
    try await first.send(.permission(granted: true))
    #expect(try await first.send(.commit(text: "Write")).fault is Disk)
    #expect(await centre.planned.isEmpty)

    let second = service()
    let turn = try await second.resume()
    #expect(turn.state.pending.count == 3)
    #expect(await centre.pending() == turn.state.pending.map { "\($0.id)" }.sorted())
    // The phone was restored: the centre is empty, the state is not.
    await centre.forget()
    try await second.resume()
    #expect(await centre.pending() == turn.state.pending.map { "\($0.id)" }.sorted())
  }

  @Test func `days missed while away are one line, and no stale shield is offered`() async throws {
    let service = service()
    try await service.send(.permission(granted: true))
    try await service.send(.subscribe(until: at("2025-01-01T00:00:00Z")))
    try await service.send(.commit(text: "Write"))
    clock.set("2024-03-08T07:00:00Z")
    let turn = try await service.send(.open)
    #expect(turn.dues.filter { $0.kind == .missed }.count == 4)
    #expect(turn.effects.feedback == ["checkIn.missedWhileAway"])
    #expect(await performed.effects.feedback == ["checkIn.missedWhileAway"])
    #expect(turn.state.offersShield(0, at: clock.now()) == false)
  }

  @Test func `what the system reports at a launch leaves the user's switch and the line on days away`()
    async throws
  {
    let service = service()
    try await service.send(.permission(granted: true))
    try await service.send(.commit(text: "Write"))
    try await service.send(.settings(SettingsChange(notificationsEnabled: false)))
    #expect(try await service.send(.permission(granted: true)).state.pending.isEmpty)
    #expect(try await service.state().settings.notificationsEnabled == false)
    clock.set("2024-03-08T07:00:00Z")
    let zone = try await service.state().zone
    for report in [PressureEvent.permission(granted: true), .zone(zone)] {
      try await service.send(report)
    }
    #expect(try await service.send(.open).effects.feedback == ["checkIn.missedWhileAway"])
    // A new answer counts as before.
    try await service.send(.permission(granted: false))
    let turn = try await service.send(.permission(granted: true))
    #expect(turn.state.settings.notificationsEnabled && !turn.state.pending.isEmpty)
  }

  @Test func `a shield is offered while its hour runs`() async throws {
    let service = service()
    try await service.send(.subscribe(until: at("2025-01-01T00:00:00Z")))
    try await service.send(.commit(text: "Write"))
    clock.set("2024-03-04T10:00:00Z")
    let turn = try await service.send(.no())
    #expect(turn.effects.feedback.last == "shield.offer")
    #expect(turn.state.offersShield(0, at: at("2024-03-04T11:00:00Z")))
    #expect(!turn.state.offersShield(0, at: at("2024-03-04T11:00:01Z")))
    #expect(!turn.state.offersShield(1, at: clock.now()))
    let shielded = try await service.send(.shield()).state
    #expect(!shielded.offersShield(0, at: clock.now()))
  }

  @Test func `a zone that is gone is refused and left as it is, or is where the device is`() async throws {
    let service = service(zone: "Asia/Tokyo")
    try await service.send(.open)
    let stored = await store.store.load()
    func poorer(_ home: ZoneRules?) -> PressureService {
      PressureService(
        PressureReducer(policies: .shipped, copy: FakeCopy(), zones: FixedZones(), home: home),
        newUser: .onboarded(),
        store: store,
        performer: performed,
        notifications: centre,
        clock: clock
      )
    }
    let error = await #expect(throws: ServiceError.self) { try await poorer(nil).send(.open) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("there is no time zone Asia/Tokyo"))
    #expect(await store.store.load() == stored)
    // Where the device is takes its place; the day goes on.
    let recovered = try await poorer(TestZones.named("Europe/Berlin")).send(.commit(text: "Write")).state
    #expect(recovered.zone.identifier == "Europe/Berlin" && recovered.day?.records.first?.text == "Write")
  }

  @Test func `analytics events are lines of JSON, each once, and wait where they cannot be written`()
    async throws
  {
    let lines = Mutex<[String]>([])
    let isFull = Mutex(true)
    let service = PressureService(
      PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source),
      newUser: .onboarded(),
      store: store,
      performer: JSONLinesEffects<PressureEffect> { line in
        if isFull.withLock({ $0 }) { throw Disk() }
        lines.withLock { $0.append(line) }
      },
      notifications: centre,
      clock: clock
    )
    #expect(try await service.send(.commit(text: "Private")).fault is Disk)
    isFull.withLock { $0 = false }
    clock.set("2024-03-04T10:00:00Z")
    try await service.send(.yes())
    try await service.resume()
    let written = lines.withLock { $0 }
    let numbers = try written.map { try JSONValue(stored: $0).object?["number"]?.integer }
    #expect(numbers == (1...written.count).map(Int?.some) && written.count > 2)
    #expect(written.contains { $0.contains("commitment_set") })
    #expect(!written.contains { $0.contains("Private") })
  }

  @Test func `a process may be killed at every call of a week`() async throws {
    let year = at("2025-01-01T00:00:00Z")
    let events: [(String, PressureEvent)] = [
      ("04T06:00", .permission(granted: true)), ("04T06:01", .subscribe(until: year)),
      ("04T07:00", .commit(text: "Write")), ("04T10:00", .no()), ("04T10:20", .shield()),
      ("05T07:00", .commit(text: " ")), ("05T07:01", .commit(text: "Run")), ("05T11:00", .yes()),
      ("08T07:00", .open), ("08T07:01", .settings(SettingsChange(personalityMode: .brutal))),
      ("08T07:02", .zone(TestZones.named("Asia/Tokyo"))), ("09T01:00", .commit(text: "Sleep")),
    ]
    let history = KilledHistory(
      PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source),
      newUser: .onboarded(zone: TestZones.named("Europe/Berlin")),
      kinds: ["commitment", "notification"],
      events.map { .init(at("2024-03-\($0):00Z"), $1) }
    )
    let (callCount, faults) = try await history.run()
    #expect(callCount > 150 && faults == [])
  }
}
