package import CivilTime
import PlainJSON
package import ServiceKernel
import Testing

/// A history whose process is killed at each of its calls, one run for each call.
///
/// Another process goes on. What is stored in the end must be, byte for byte, what a run without a kill stores:
/// of all events, or of all but the one that was under way, whose sender was told that it may have failed.
package struct KilledHistory<R: Reducer> {
  package struct Step: Sendable {
    let at: Instant
    let event: R.Event

    package init(_ at: Instant, _ event: R.Event) { (self.at, self.event) = (at, event) }
  }

  /// What a run leaves.
  private struct End: Equatable {
    var state: String?
    var records: [String]
    var planned: [String: ServiceNotification]
    var badge: Int
    var performed: Set<Int>
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
    var faults: [String] = []
    var callCount = 0
    while true {
      let killed = try await end(killedAfter: callCount)
      guard let step = killed.step else { return (callCount, faults) }
      callCount += 1
      let whole = try await end(resumingAfter: step).end
      if killed.end == whole { continue }
      let without = killed.isTold ? whole : try await end(resumingAfter: step, without: step).end
      if killed.end != without { faults.append("call \(callCount), event \(step): \(steps[step].event)") }
    }
  }

  /// - Parameters:
  ///   - calls: how many calls work; nil for all.
  ///   - resumption: the event after which another process goes on, though none was killed.
  ///   - skipped: the event that is not sent.
  /// - Returns: what is left; the event under way at the kill, and whether it was acknowledged.
  private func end(
    killedAfter calls: Int? = nil,
    resumingAfter resumption: Int? = nil,
    without skipped: Int? = nil
  ) async throws -> (end: End, step: Int?, isTold: Bool) {
    let (store, centre) = (InMemoryStateStore(), InMemoryNotifications())
    let performed = RecordedEffects<R.Effect>()
    let clock = SetClock()
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
    let killer = calls.map { Killer(after: $0) } ?? Killer()
    var service = process(killer)
    var (deadStep, isTold) = (Int?.none, true)
    for (number, step) in steps.enumerated() {
      clock.set(step.at)
      _ = await centre.deliver(until: step.at)
      var wasTold = true
      if number != skipped {
        do { try await service.send(step.event) } catch is R.Refusal {} catch is Killer.Killed { wasTold = false }
      }
      let dies = deadStep == nil && killer.isDead
      if dies { (deadStep, isTold) = (number, wasTold) }
      if dies || number == resumption {
        service = process(Killer())
        try await service.resume()
      }
    }
    try await process(Killer()).resume()
    let stored = await store.load()
    var records: [String] = []
    for kind in kinds { records += await store.records(kind).map { JSONValue.object($0).text } }
    #expect(stored?.outbox ?? [] == [], "all is performed")
    let end = await End(
      state: stored?.state,
      records: records,
      planned: centre.planned,
      badge: centre.badge,
      performed: Set(performed.numbers)
    )
    return (end, deadStep, isTold)
  }
}
