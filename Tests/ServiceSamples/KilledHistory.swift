package import CivilTime
import PlainJSON
package import ServiceKernel
import Testing

/// A history whose process is killed at each of its calls, one run for each call.
///
/// Another process goes on. What is stored then must be, byte for byte, what a run without a kill stores:
/// with the event, or, where its sender was told that it may have failed, without it. The process has just
/// begun, or it has resumed before.
package struct KilledHistory<R: Reducer> {
  package struct Step: Sendable {
    let at: Instant
    let event: R.Event

    package init(_ at: Instant, _ event: R.Event) { (self.at, self.event) = (at, event) }
  }

  /// Store and centre between two steps.
  private struct World {
    var store = InMemoryStateStore()
    var centre = InMemoryNotifications()

    func copy() async -> World { World(store: await store.copy(), centre: await centre.copy()) }
  }

  /// What a step leaves.
  private struct End: Equatable {
    var state: String?
    var records: [String]
    var outbox: [OutboxEntry]
    var planned: [String: ServiceNotification]
    var badge: Int
    /// The numbers of the lasting effects that were performed or shown, once or more.
    var performed: Set<Int>
    var shown: Set<ServiceNotification>
  }

  private enum Course {
    case whole, without
    case killed(after: Int)
  }

  private let rules: R
  private let newUser: R.State
  private let kinds: [String]
  private let steps: [Step]

  /// - Parameter kinds: the kinds of the records that the product stores.
  package init(_ rules: R, newUser: R.State, kinds: [String], _ steps: [Step]) {
    (self.rules, self.newUser, self.kinds, self.steps) = (rules, newUser, kinds, steps)
  }

  /// Kills the process at every call, one after the other.
  ///
  /// - Returns: how many calls there were, and what did not hold.
  package func run() async throws -> (callCount: Int, faults: [String]) {
    var (callCount, faults) = (0, [String]())
    let world = World()
    for step in steps {
      for hasResumed in [false, true] {
        let whole = try await end(of: step, in: world.copy(), hasResumed, .whole).end
        let without = try await end(of: step, in: world.copy(), hasResumed, .without).end
        #expect(whole.outbox == [] && without.outbox == [])
        for call in 0... {
          let killed = try await end(of: step, in: world.copy(), hasResumed, .killed(after: call))
          guard killed.isDead else { break }
          callCount += 1
          if killed.end != whole, killed.isTold || killed.end != without {
            faults.append("call \(call) of \(step.event)\(hasResumed ? ", resumed" : "")")
          }
        }
      }
      _ = try await end(of: step, in: world, false, .whole)
    }
    return (callCount, faults)
  }

  /// - Returns: what is left; whether the process was killed, and whether the event was answered.
  private func end(
    of step: Step,
    in world: World,
    _ hasResumed: Bool,
    _ course: Course
  ) async throws -> (end: End, isDead: Bool, isTold: Bool) {
    let (store, centre) = (world.store, world.centre)
    let performed = RecordedEffects<R.Effect>()
    let clock = SetClock(step.at)
    func process(_ killer: Killer) -> Service<R> {
      Service(
        rules,
        newUser: newUser,
        store: MortalStore(store, killer),
        performer: MortalPerformer(performed, killer),
        notifications: MortalCentre(centre, killer),
        clock: clock
      )
    }
    _ = await centre.deliver(until: step.at)
    let killer = Killer()
    let service = process(killer)
    if hasResumed { try await service.resume() }
    if case .killed(let calls) = course { killer.arm(after: calls) }
    var isTold = true
    do {
      if case .without = course { /* Nothing is sent. */  } else { try await service.send(step.event) }
    } catch is R.Refusal {
    } catch is Killer.Killed {
      isTold = false
    }
    let isDead = killer.isDead
    try await process(Killer()).resume()
    let stored = await store.load()
    var records: [String] = []
    for kind in kinds { records += await store.records(kind).map { JSONValue.object($0.record).text } }
    let end = await End(
      state: stored?.state,
      records: records,
      outbox: stored?.outbox ?? [],
      planned: centre.planned,
      badge: centre.badge,
      performed: Set(performed.numbers),
      shown: Set(centre.shown)
    )
    return (end, isDead, isTold)
  }
}
