import CivilTime
import SeededRandom
import ServiceKernel
import ServiceSamples
import Testing

/// Processes that end at any call: each of a history, and random histories of two that share a store.
struct KilledTests {
  @Test func `a process may be killed at every call of a history`() async throws {
    let start = SetClock().now()
    let events: [(Int, CounterRules.Event)] = [
      (0, .add(1)), (10, .add(2)), (20, .add(-1)), (4000, .add(4)), (90_000, .clear), (90_001, .add(8)),
      (400_000, .add(16)),
    ]
    let history = KilledHistory(
      CounterRules(),
      newUser: CounterRules.State(),
      kinds: ["day"],
      events.map { .init(start.adding(seconds: $0), $1) }
    )
    let (callCount, faults) = try await history.run()
    #expect(callCount > 80 && faults == [])
  }

  private static let random = RandomHistory(
    CounterRules(),
    newUser: CounterRules.State(),
    kinds: ["day"],
    from: SetClock().now(),
    pauses: [0, 60, 3600, 86_400]
  ) { _, _, random in
    switch random.below(8) {
    case 0: .clear
    case 1: .alarm("alarm \(random.below(3))")
    case 2: .add(-1)
    default: .add(1 + random.below(9))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `no acknowledged change is lost, and what is wanted is planned exactly once`(
    seed: UInt64
  ) async throws {
    try await Self.random.run(seed: seed)
  }
}
