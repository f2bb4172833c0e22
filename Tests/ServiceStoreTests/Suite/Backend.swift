import PolicySamples
import CivilTime
import EgoFixServices
import SeedModel
import ServiceKernel
import ServiceStore
import Synchronization
import Testing

// The tests in this folder run on every implementation of the store: `Backend.all` says on which.

/// An implementation of the store, with an empty store of its own for each test.
struct Backend: Sendable, CustomTestStringConvertible {
  let name: String
  let open: @Sendable () async throws -> UserDatabase

  var testDescription: String { name }
}

/// A clock that a test sets.
final class SuiteClock: ServiceClock {
  /// Monday, 5 January 2026.
  static let monday = 20_458

  private let instant = Mutex(SuiteClock.moment(0, 12))

  func now() -> Instant { instant.withLock { $0 } }

  /// Sets the clock to an hour of a day, counted from the first Monday.
  func set(_ day: Int, _ hour: Int = 12, seconds: Int = 0) {
    instant.withLock { $0 = SuiteClock.moment(day, hour).adding(seconds: seconds) }
  }

  static func moment(_ day: Int, _ hour: Int = 12) -> Instant {
    Instant(unixSeconds: (monday + day) * 86_400 + hour * 3600)
  }
}

/// A user on a store, with a clock and a content.
struct SuiteUser {
  static let id = Identity.test(9)

  let store: UserDatabase
  let clock = SuiteClock()
  let content: EgoFixContent
  let user: UserStore

  init(_ backend: Backend, id: Identity = SuiteUser.id) async throws {
    try await self.init(backend.open(), id: id)
  }

  init(_ store: UserDatabase, id: Identity = SuiteUser.id) async throws {
    self.store = store
    content = try TestContent().content()
    user = try await store.user(id, clock: clock)
  }

  /// EgoFix's part of the store.
  var egoFix: StoredService { user.service("egofix") }

  /// A service of EgoFix on the store, or on another one.
  func service(on other: (any StateStore)? = nil) -> EgoFixService {
    let reducer = EgoFixReducer(content: content, policies: .shipped)
    return EgoFixService(
      reducer,
      newUser: reducer.newState(seed: 3),
      store: other ?? egoFix,
      performer: NoEffects(),
      notifications: InMemoryNotifications(),
      clock: clock
    )
  }

  /// The repositories of a service of EgoFix.
  var repositories: EgoFixRepositories { EgoFixRepositories(service(), user: user.id) }

  func crash(_ number: Int, note: String? = nil) -> Crash {
    Crash(id: .test(number), bugId: 0, note: note, crashedAt: clock.now())
  }
}
