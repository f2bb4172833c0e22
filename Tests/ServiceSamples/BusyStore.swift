package import ServiceKernel
import Synchronization

/// A store in memory; something happens while a change is saved.
package final class BusyStore: StateStore {
  private let store = InMemoryStateStore()
  private let meanwhile = Mutex<(@Sendable () async -> Void)?>(nil)

  package init() {}

  /// What happens while the next change is saved.
  package func duringNextSave(_ body: @escaping @Sendable () async -> Void) {
    meanwhile.withLock { $0 = body }
  }

  package func load() async -> StoredState? { await store.load() }
  package func revision() async -> Int { await store.revision() }
  package func save(_ change: StateChange, over revision: Int) async -> StoredState? {
    let body = meanwhile.withLock { meanwhile in
      defer { meanwhile = nil }
      return meanwhile
    }
    await body?()
    return await store.save(change, over: revision)
  }
  package func acknowledge(_ numbers: [Int]) async { await store.acknowledge(numbers) }
  package func records(_ kind: String) async -> [StoredRecord] { await store.records(kind) }
}
