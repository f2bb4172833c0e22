import ServiceKernel

/// A store in memory that may be busy once, or keep its callers waiting.
actor FaultyStore: StateStore {
  private let store = InMemoryStateStore()
  private var savesBeforeFault: Int?
  private var isStored = false
  private var isSlow = false

  /// Fails one save, after so many others; what is saved may be stored all the same.
  func failSave(after count: Int = 0, isStored: Bool = false) {
    (savesBeforeFault, self.isStored) = (count, isStored)
  }

  /// Lets saves wait until it is no longer slow.
  func setSlow(_ isSlow: Bool) { self.isSlow = isSlow }

  func load() async -> StoredState? { await store.load() }
  func revision() async -> Int { await store.revision() }
  func save(_ change: StateChange, over revision: Int) async throws -> StoredState? {
    while isSlow { await Task.yield() }
    if let count = savesBeforeFault {
      savesBeforeFault = count == 0 ? nil : count - 1
      if count == 0 {
        if isStored { _ = await store.save(change, over: revision) }
        throw StoreError.busy
      }
    }
    return await store.save(change, over: revision)
  }
  func acknowledge(_ numbers: [Int]) async { await store.acknowledge(numbers) }
  func records(_ kind: String) async -> [StoredRecord] { await store.records(kind) }
}
