import CivilTime
import PressureServices
import SeedModel
import Testing
import PolicySamples

struct ServiceTests {
  struct Disk: Error {}

  /// A store that fails on demand.
  actor FailingStore: PressureStore {
    private var stored: PressureState?
    private var commitments: [Commitment] = []
    private var logged = NotificationLog()
    private var isFailing = false

    func fail(_ isFailing: Bool) { self.isFailing = isFailing }
    func state() -> PressureState? { stored }
    func records() -> [Commitment] { commitments }
    func log() -> NotificationLog { logged }
    func save(state: PressureState, records: [Commitment], log: [NotificationLogChange]) throws {
      if isFailing { throw Disk() }
      stored = state
      let ids = records.map(\.id)
      commitments = commitments.filter { !ids.contains($0.id) } + records
      for change in log { logged.apply(change) }
    }
  }

  let store = FailingStore()
  let notifications = InMemoryNotifications()
  let haptics = InMemoryHaptics()
  let analytics = InMemoryAnalytics()

  func service() -> PressureService {
    PressureService(
      reducer: PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source),
      store: store,
      notifications: notifications,
      haptics: haptics,
      analytics: analytics,
      newUser: .onboarded(zone: TestZones.named("Europe/Berlin"))
    )
  }

  @Test func `a day's effects reach the world, and the state survives a restart`() async throws {
    let first = service()
    try await first.send(.permission(granted: true), at: at("2024-03-04T06:00:00Z"))
    try await first.send(.commit(text: "Write"), at: at("2024-03-04T07:00:00Z"))
    #expect(await notifications.planned.count == 3)
    #expect(await notifications.deliver(until: at("2024-03-04T15:00:00Z")).count == 1)

    // The app was uninstalled or ended: what is stored survives.
    let second = service()
    #expect(try await second.state() == first.state())
    try await second.send(.yes(), at: at("2024-03-04T16:00:00Z"))
    #expect(await haptics.played == [.success])
    #expect(await notifications.badge == 0)
    #expect(await analytics.events.map(\.name).contains(.checkedIn))
    #expect(await store.records().map(\.status) == [.yes])
    #expect(try await store.escalation() == second.state().slots[0].escalation)
    #expect(await store.log().records.filter(\.delivered).count == 1)
  }

  @Test func `what cannot be stored has not happened`() async throws {
    let service = service()
    try await service.send(.commit(text: "Write"), at: at("2024-03-04T07:00:00Z"))
    await store.fail(true)
    await #expect(throws: Disk.self) { try await service.send(.yes(), at: at("2024-03-04T10:00:00Z")) }
    #expect(await haptics.played == [])
    #expect(try await service.state().day?.records.first?.status == .pending)
    await store.fail(false)
    #expect(try await service.send(.yes(), at: at("2024-03-04T10:00:00Z")).refusal == nil)
  }

  @Test func `events sent at once are taken one after another`() async throws {
    let service = service()
    try await service.send(.commit(text: "Write"), at: at("2024-03-04T07:00:00Z"))
    let refusals = try await withThrowingTaskGroup(of: PressureRefusal?.self) { group in
      for _ in 0..<20 {
        group.addTask { try await service.send(.yes(), at: at("2024-03-04T10:00:00Z")).refusal }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(refusals.filter { $0 == nil }.count == 1)
    #expect(refusals.filter { $0 == .alreadyCheckedIn }.count == 19)
    #expect(try await service.state().slots[0].escalation.streak == 1)
  }
}
