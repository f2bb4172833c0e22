import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel
import Testing

/// When the history reads its records.
@MainActor @Suite struct HistoryModelTests {
  /// A store whose records can be made unreadable, and which counts how often they are read.
  private actor CountedStore: StateStore {
    private let store = InMemoryStateStore()
    private(set) var readCount = 0
    private var isFaulty = false

    func set(isFaulty: Bool) { self.isFaulty = isFaulty }
    func load() async -> StoredState? { await store.load() }
    func revision() async -> Int { await store.revision() }
    func save(_ change: StateChange, over revision: Int) async -> StoredState? {
      await store.save(change, over: revision)
    }
    func acknowledge(_ numbers: [Int]) async { await store.acknowledge(numbers) }
    func records(_ kind: String) async throws -> [StoredRecord] {
      readCount += 1
      if isFaulty { throw StoreError.damaged("all") }
      return await store.records(kind)
    }
  }

  @Test func `a history that cannot be read is tried again with the next state or day, not each second`()
    async throws
  {
    let (clock, store) = (TestClock(), CountedStore())
    let service = EgoFixService(try TestContent().content(), clock, store: store)
    try await service.send(.primary(0))
    await store.set(isFaulty: true)
    let model = EgoFixHistoryModel(service)
    await model.show(try await service.state())
    let readCount = await store.readCount
    for _ in 0..<3 { await model.tick() }
    #expect(await store.readCount == readCount && model.fault != nil && model.screen == nil)
    clock.set(1)
    await model.tick()
    #expect(await store.readCount > readCount)
    await store.set(isFaulty: false)
    await model.show(try await service.state())
    #expect(model.fault == nil && model.screen?.days.last?.date.dayNumber == Int32(Story.monday + 1))
  }
}
