import PlainJSON
package import ServiceKernel
import Synchronization

/// The end of a process: from the n-th call on nothing works any more.
package final class Killer: Sendable {
  package struct Killed: Error {}

  private let left: Mutex<Int>

  /// - Parameter count: the calls that work.
  package init(after count: Int = .max) { left = Mutex(count) }

  /// A call begins, or its answer is on its way.
  package func check() throws {
    try left.withLock { left in
      guard left > 0 else { throw Killed() }
      left -= 1
    }
  }

  package var isDead: Bool { left.withLock { $0 <= 0 } }
  package func revive() { arm(after: .max) }

  /// From now on so many calls work.
  package func arm(after count: Int) { left.withLock { $0 = count } }
}

/// A store, as a process sees it that may end before or after each call.
package struct MortalStore: StateStore {
  private let store: any StateStore
  private let killer: Killer

  package init(_ store: any StateStore, _ killer: Killer) { (self.store, self.killer) = (store, killer) }

  private func call<Result>(_ body: () async throws -> Result) async throws -> Result {
    // Another process's calls may come in between.
    await Task.yield()
    try killer.check()
    let result = try await body()
    try killer.check()
    await Task.yield()
    return result
  }

  package func load() async throws -> StoredState? { try await call { try await store.load() } }
  package func revision() async throws -> Int { try await call { try await store.revision() } }
  package func save(_ change: StateChange, over revision: Int) async throws -> StoredState? {
    try await call { try await store.save(change, over: revision) }
  }
  package func acknowledge(_ numbers: [Int]) async throws {
    try await call { try await store.acknowledge(numbers) }
  }
  package func records(_ kind: String) async throws -> [StoredRecord] {
    try await call { try await store.records(kind) }
  }
}

/// A notification centre, as such a process sees it.
package struct MortalCentre: NotificationPort {
  private let centre: InMemoryNotifications
  private let killer: Killer

  package init(_ centre: InMemoryNotifications, _ killer: Killer) {
    (self.centre, self.killer) = (centre, killer)
  }

  private func call<Result>(_ body: () async throws -> Result) async throws -> Result {
    try killer.check()
    let result = try await body()
    try killer.check()
    return result
  }

  package func add(_ notification: ServiceNotification) async throws {
    try await call { await centre.add(notification) }
  }
  package func show(_ notification: ServiceNotification) async throws {
    try await call { await centre.show(notification) }
  }
  package func remove(_ identifiers: [String]) async throws {
    try await call { await centre.remove(identifiers) }
  }
  package func pending() async throws -> [String] { try await call { await centre.pending() } }
  package func setBadge(_ count: Int) async throws { try await call { await centre.setBadge(count) } }
}

/// A performer, as such a process sees it.
package struct MortalPerformer<Effect: ServiceEffect>: EffectPerformer {
  private let recorded: RecordedEffects<Effect>
  private let killer: Killer

  package init(_ recorded: RecordedEffects<Effect>, _ killer: Killer) {
    (self.recorded, self.killer) = (recorded, killer)
  }

  package func perform(_ effect: Effect, number: Int?) async throws {
    try killer.check()
    await recorded.perform(effect, number: number)
    try killer.check()
  }
}
