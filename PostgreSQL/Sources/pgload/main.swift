// Puts a store on PostgreSQL under load.
//
//   pgload days PARAMETERS COUNT         one user's days: the app is opened and a crash is logged on each
//   pgload load PARAMETERS SECONDS       many users at once, with 1, 8 and 64 connections: steps a second,
//   latency
import CivilTime
import EgoFixServices
import PolicySamples
import PostgreSQLStore
import SeedModel
import ServiceKernel
import ServiceStore
import Synchronization

/// A clock that is set.
final class LoadClock: ServiceClock {
  private let instant = Mutex(Instant(unixSeconds: 20_458 * 86_400 + 12 * 3600))

  func now() -> Instant { instant.withLock { $0 } }

  func set(day: Int) { instant.withLock { $0 = Instant(unixSeconds: (20_458 + day) * 86_400 + 13 * 3600) } }
}

func service(_ store: UserDatabase, _ user: Identity, _ clock: LoadClock, seed: UInt64) async throws
  -> EgoFixService
{
  let reducer = EgoFixReducer(content: try TestContent().content(), policies: .shipped)
  return EgoFixService(
    reducer,
    newUser: reducer.newState(seed: seed),
    store: try await store.user(user, clock: clock).service("egofix"),
    performer: NoEffects(),
    notifications: InMemoryNotifications(),
    clock: clock
  )
}

func days(_ parameters: String, count: Int) async throws {
  let store = try await UserDatabase.postgreSQL(parameters, connectionCount: 1)
  let clock = LoadClock()
  let service = try await service(store, .test(9), clock, seed: 3)
  for day in 1...count {
    clock.set(day: day)
    // The other process may be days ahead: then this day is over for it, too.
    try await service.send(.open)
    try await service.send(.crash(bug: 1))
  }
}

/// Every user lives days one after another; each step is one transaction.
func load(_ parameters: String, connections: Int, seconds: Int) async throws {
  let store = try await UserDatabase.postgreSQL(parameters, connectionCount: connections)
  let clock = ContinuousClock()
  let end = clock.now.advanced(by: .seconds(seconds))
  var latencies: [Duration] = []
  try await withThrowingTaskGroup(of: [Duration].self) { group in
    for number in 0..<connections {
      group.addTask {
        let userClock = LoadClock()
        let user = Identity.test(connections * 1000 + number)
        let service = try await service(store, user, userClock, seed: UInt64(number))
        try await service.send(.primary(0))
        var own: [Duration] = []
        var day = 0
        func step(_ event: EgoFixEvent) async throws {
          let start = clock.now
          try await service.send(event)
          own.append(clock.now - start)
        }
        while clock.now < end {
          day += 1
          userClock.set(day: day)
          try await step(.open)
          let today = try await service.state().assignments.last {
            $0.day == day + 20_458 && $0.outcome == .pending
          }
          guard let fix = today?.fix else { continue }
          try await step(.openFix(fix))
          try await step(.outcome(fix: fix, day % 3 == 0 ? .skipped : .failed))
        }
        return own
      }
    }
    for try await own in group { latencies += own }
  }
  latencies.sort()
  guard !latencies.isEmpty else {
    return print("\(connections) connections: no step was done in \(seconds) s")
  }
  func percentile(_ share: Double) -> String {
    let latency = latencies[min(latencies.count - 1, Int(Double(latencies.count) * share))]
    let microseconds =
      latency.components.attoseconds / 1_000_000_000_000 + latency.components.seconds * 1_000_000
    return "\(Double(microseconds / 10) / 100) ms"
  }
  print(
    "\(connections) connections: \(latencies.count / seconds) steps/s, median \(percentile(0.5)), "
      + "p95 \(percentile(0.95)), p99 \(percentile(0.99))"
  )
}

let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count == 4 ? Int(arguments[3]) : nil) {
case ("days", let count?) where count > 0: try await days(arguments[2], count: count)
case ("load", let seconds?) where seconds > 0:
  for connections in [1, 8, 64] { try await load(arguments[2], connections: connections, seconds: seconds) }
default: print("pgload days PARAMETERS COUNT | pgload load PARAMETERS SECONDS")
}
