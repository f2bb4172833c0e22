import CivilTime
import PlainJSON
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

  @Test(arguments: 0..<40)
  func `no acknowledged change is lost, and what is wanted is planned exactly once`(
    _ seed: Int
  ) async throws {
    var random = SplitMix64(state: UInt64(seed))
    let store = InMemoryStateStore()
    let centre = InMemoryNotifications()
    let performed = RecordedEffects<CounterRules.Effect>()
    let clock = SetClock()
    func process(_ killer: Killer) -> Service<CounterRules> {
      Service(
        CounterRules(),
        newUser: CounterRules.State(),
        store: MortalStore(store, killer),
        performer: MortalPerformer(performed, killer),
        notifications: MortalCentre(centre, killer),
        clock: clock
      )
    }
    var killers = [Killer(), Killer()]
    var services = killers.map { process($0) }
    // Each event has a digit of its own, so that the sum tells which are in it.
    var acknowledged: Set<Int> = []
    for number in 0..<15 {
      let index = random.below(2)
      if killers[index].isDead || random.below(3) == 0 {
        killers[index] = Killer(after: random.below(24))
        services[index] = process(killers[index])
        _ = try? await services[index].resume()
      }
      clock.advance(random.below(4) == 0 ? 86_400 : random.below(4000))
      if random.below(6) == 0 { clock.advance(-random.below(7200)) }
      if random.below(5) == 0 { await centre.forget() }
      _ = await centre.deliver(until: clock.now())
      do {
        try await services[index].send(.add(1 << (2 * number)))
        acknowledged.insert(number)
      } catch {
        #expect(error is Killer.Killed)
      }
    }
    let last = process(Killer())
    try await last.resume()
    let state = try await last.state()
    for number in 0..<15 {
      let times = state.count >> (2 * number) & 3
      #expect(times == 1 || !acknowledged.contains(number) && times == 0, "event \(number)")
    }
    #expect(await centre.pending() == state.reminders.map { "\($0.id)" })
    #expect(await centre.badge == state.count % 2)
    // Every process may have ended before it stored anything.
    #expect(await store.load()?.outbox ?? [] == [])
    // Every lasting effect is performed, under its own number, at least once.
    let numbers = Set(await performed.numbers)
    #expect(numbers == Set(numbers.isEmpty ? 1..<1 : 1..<((numbers.max() ?? 0) + 1)))
    #expect(numbers.count >= acknowledged.count)
  }
}
