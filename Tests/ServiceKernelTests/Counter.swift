import CivilTime
import PlainJSON
import ServiceKernel
import Synchronization

/// A small product: it counts, reminds an hour later, and closes each day at midnight UTC.
struct CounterRules: Reducer {
  struct State: Codable, Equatable {
    var count = 0
    var closedDays = 0
    var closesAt: Instant?
    var reminders: [Reminder] = []
    var clock = Instant.earliest
  }

  struct Reminder: Codable, Equatable {
    var id: Int
    var at: Instant
  }

  enum Event {
    case add(Int)
    case clear
  }

  enum Effect: ServiceEffect {
    case counted(Int)
    case line(String)
    case day(Int, count: Int)

    var handling: EffectHandling {
      switch self {
      case .counted: .lasting
      case .line: .passing
      case .day: .record
      }
    }

    func record() throws -> RecordChange {
      guard case .day(let number, let count) = self else { preconditionFailure("\(self) is no record") }
      return RecordChange(
        "day",
        key: "\(1000 + number)",
        .put(["day": .integer(number), "count": .integer(count)])
      )
    }
  }

  enum Refusal: String, Error {
    case negative
  }

  enum Due: ServiceDue {
    case reminder(Instant)
    case midnight(Instant)

    var at: Instant {
      switch self {
      case .reminder(let at), .midnight(let at): at
      }
    }
    var name: String {
      switch self {
      case .reminder: "reminder";
      case .midnight: "midnight"
      }
    }
  }

  static let product = "counter"

  func nextDue(after state: State) -> Due? {
    let midnight = state.closesAt.map { Due.midnight($0) }
    guard let reminder = state.reminders.first.map({ Due.reminder($0.at) }) else { return midnight }
    return midnight.map { $0.at < reminder.at ? $0 : reminder } ?? reminder
  }

  func settle(_ due: Due, in state: inout State, _ effects: inout [Effect]) {
    state.clock = due.at
    switch due {
    case .reminder: state.reminders.removeFirst()
    case .midnight:
      state.closedDays += 1
      state.closesAt = due.at.adding(seconds: 86_400)
      effects += [.day(state.closedDays, count: state.count), .line("a day is over")]
    }
  }

  func apply(
    _ event: Event,
    to state: inout State,
    _ effects: inout [Effect],
    at now: Instant
  ) throws(Refusal) {
    // Changes first and looks then: the service has to see to it that nothing of it stays.
    state.clock = now
    effects.append(.line("hello"))
    switch event {
    case .clear: state.count = 0
    case .add(let number):
      state.count += number
      if number < 0 { throw .negative }
    }
    if state.closesAt == nil {
      state.closesAt = Instant(unixSeconds: (now.unixSeconds / 86_400 + 1) * 86_400)
    }
    state.reminders = [Reminder(id: state.count, at: now.adding(seconds: 3600))]
    effects.append(.counted(state.count))
  }

  func lastInstant(of state: State) -> Instant { state.clock }

  func wanted(in state: State) -> WantedNotifications {
    WantedNotifications(
      state.reminders.map {
        ServiceNotification(identifier: "\($0.id)", at: $0.at, title: "", body: "\($0.id)")
      },
      badge: state.count % 2
    )
  }
}

/// A clock that a test sets.
final class TestClock: ServiceClock {
  private let instant: Mutex<Instant>

  init(_ instant: Instant = Instant(unixSeconds: 1_700_000_000)) { self.instant = Mutex(instant) }

  func now() -> Instant { instant.withLock { $0 } }
  func advance(_ seconds: Int) { instant.withLock { $0 = $0.adding(seconds: seconds) } }
}

/// The end of a process: from the n-th call on nothing works any more.
final class Killer: Sendable {
  struct Killed: Error {}

  private let left: Mutex<Int>

  /// - Parameter count: the calls that work.
  init(after count: Int = .max) { left = Mutex(count) }

  /// A call begins, or its answer is on its way.
  func check() throws {
    try left.withLock { left in
      guard left > 0 else { throw Killed() }
      left -= 1
    }
  }

  var isDead: Bool { left.withLock { $0 <= 0 } }
  func revive() { left.withLock { $0 = .max } }
}

/// A store, as a process sees it that may end before or after each call.
struct MortalStore: StateStore {
  let store: any StateStore
  let killer: Killer

  private func call<Result>(_ body: () async throws -> Result) async throws -> Result {
    try killer.check()
    let result = try await body()
    try killer.check()
    return result
  }

  func load() async throws -> StoredState? { try await call { try await store.load() } }
  func revision() async throws -> Int { try await call { try await store.revision() } }
  func save(_ change: StateChange, over revision: Int) async throws -> StoredState? {
    try await call { try await store.save(change, over: revision) }
  }
  func acknowledge(_ numbers: [Int]) async throws { try await call { try await store.acknowledge(numbers) } }
  func records(_ kind: String) async throws -> [JSONObject] {
    try await call { try await store.records(kind) }
  }
}

/// A notification centre, as such a process sees it.
struct MortalCentre: NotificationPort {
  let centre: InMemoryNotifications
  let killer: Killer

  private func call<Result>(_ body: () async throws -> Result) async throws -> Result {
    try killer.check()
    let result = try await body()
    try killer.check()
    return result
  }

  func add(_ notification: ServiceNotification) async throws {
    try await call { await centre.add(notification) }
  }
  func show(_ notification: ServiceNotification) async throws {
    try await call { await centre.show(notification) }
  }
  func remove(_ identifiers: [String]) async throws { try await call { await centre.remove(identifiers) } }
  func pending() async throws -> [String] { try await call { await centre.pending() } }
  func setBadge(_ count: Int) async throws { try await call { await centre.setBadge(count) } }
}

/// A performer, as such a process sees it.
struct MortalPerformer<Effect: ServiceEffect>: EffectPerformer {
  let recorded: RecordedEffects<Effect>
  let killer: Killer

  func perform(_ effect: Effect, number: Int?) async throws {
    try killer.check()
    await recorded.perform(effect, number: number)
    try killer.check()
  }
}
