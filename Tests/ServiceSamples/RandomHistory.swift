package import CivilTime
import PlainJSON
package import SeededRandom
package import ServiceKernel
import Testing

/// Random histories of a product, and what holds in each of them.
package struct RandomHistory<R: Reducer>: Sendable {
  /// An event that may come in a state at a time, sensible or not.
  package typealias Draw = @Sendable (R.State, Instant, inout SplitMix64) -> R.Event

  private let rules: R
  private let newUser: R.State
  private let kinds: [String]
  private let start: Instant
  private let pauses: [Int]
  private let draw: Draw

  /// - Parameters:
  ///   - kinds: the kinds of the records that the product stores.
  ///   - pauses: what lies between two events, in seconds; up to a minute is added.
  package init(
    _ rules: R,
    newUser: R.State,
    kinds: [String],
    from start: Instant,
    pauses: [Int],
    draw: @escaping Draw
  ) {
    (self.rules, self.newUser, self.kinds) = (rules, newUser, kinds)
    (self.start, self.pauses, self.draw) = (start, pauses, draw)
  }

  /// One history, each of whose calls may be a process's last one.
  package func killed(seed: UInt64, eventCount: Int) -> KilledHistory<R> {
    var random = SplitMix64(seed: seed, purpose: "history")
    var (state, effects, now) = (newUser, [R.Effect](), start)
    let steps = (0..<eventCount).map { _ in
      now = now.adding(seconds: pauses[random.below(pauses.count)] + random.below(60))
      let event = draw(state, now, &random)
      try? rules.take(event, at: now, in: &state, &effects)
      return KilledHistory<R>.Step(now, event)
    }
    return KilledHistory(rules, newUser: newUser, kinds: kinds, steps)
  }

  private enum Answer {
    case taken, refused, lost
  }

  /// Two processes share a store. Now and then both take an event at once, and the clock is set back. With an
  /// even seed each may end at any call of store, performer and centre, and the centre may forget what is
  /// planned.
  package func run(seed: UInt64, eventCount: Int = 16) async throws {
    var random = SplitMix64(seed: seed, purpose: "history")
    let journaled = Journaled(rules: rules)
    let (store, centre, clock) = (InMemoryStateStore(), InMemoryNotifications(), SetClock(start))
    let performed = RecordedEffects<R.Effect>()
    let begin = Journaled<R>.State(own: newUser, taken: [])
    func process(_ killer: Killer) -> Service<Journaled<R>> {
      Service(
        journaled,
        newUser: begin,
        store: MortalStore(store, killer),
        performer: MortalPerformer(performed, killer),
        notifications: MortalCentre(centre, killer),
        clock: clock
      )
    }
    func stored() async throws -> Journaled<R>.State {
      var effects: [R.Effect] = []
      return try await store.load().map { try journaled.state(from: $0.state, version: $0.version, &effects) }
        ?? begin
    }
    func expectWanted(_ comment: Comment) async throws {
      let wanted = rules.wanted(in: try await stored().own)
      let planned = wanted.notifications.map { ($0.identifier, $0) }
      #expect(await centre.planned == Dictionary(uniqueKeysWithValues: planned), comment)
      #expect(await centre.badge == wanted.badge, comment)
    }

    var killers = [Killer(), Killer()]
    var services = killers.map { process($0) }
    var events: [R.Event] = []
    var answers: [Answer] = []
    // Every other history is a calm one, in which no process ends and the centre forgets nothing.
    let isCalm = seed % 2 == 1
    // From a resume() on the centre holds what is wanted after every turn, until it forgets or a process
    // ends.
    var isKept = isCalm
    while events.count < eventCount {
      let isBack = random.below(6) == 0
      clock.advance(isBack ? -random.below(7200) : pauses[random.below(pauses.count)] + random.below(60))
      if !isCalm, random.below(5) == 0 {
        await centre.forget()
        isKept = false
      }
      _ = await centre.deliver(until: clock.now())
      for index in 0..<2 where !isCalm && (killers[index].isDead || random.below(5) == 0) {
        killers[index] = Killer(after: random.below(32))
        services[index] = process(killers[index])
        let turn = try? await services[index].resume()
        isKept = turn != nil && turn?.fault == nil
        if isKept { try await expectWanted("seed \(seed), event \(events.count): after resume()") }
      }
      let before = await store.load()
      let state = try await stored()
      let first = random.below(2)
      let senders = random.below(4) == 0 ? [services[first], services[1 - first]] : [services[first]]
      let sent = senders.indices.map { index in
        let event = draw(state.own, max(clock.now(), rules.lastInstant(of: state.own)), &random)
        return Journaled<R>.Event(number: events.count + index, event: event)
      }
      events += sent.map(\.event)
      let given = await withTaskGroup(of: (Int, Answer).self) { group in
        for (service, event) in zip(senders, sent) {
          group.addTask { (event.number, await RandomHistory.answer(to: event, by: service)) }
        }
        return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
      }
      answers += given
      if killers.contains(where: \.isDead) { isKept = false }
      if isKept { try await expectWanted("seed \(seed), event \(events.count - 1): after its turn") }
      if given == [.refused] {
        // All that a refused event leaves is what fell due before it.
        var (after, effects) = (state, [R.Effect]())
        let now = max(clock.now(), rules.lastInstant(of: state.own))
        rules.settleDues(until: now, in: &after.own, &effects)
        let text = after == state ? before?.state : try JSONValue(encoding: after).text
        #expect(await store.load()?.state == text, "seed \(seed), event \(events.count - 1) was refused")
      }
    }
    try await process(Killer()).resume()
    try await expectWanted("seed \(seed), at the end")

    // Nothing that was acknowledged is lost, and nothing is there twice.
    let end = try await stored()
    let numbers = end.taken.map(\.number).filter { $0 >= 0 }
    #expect(Set(numbers).count == numbers.count, "seed \(seed)")
    for (number, answer) in answers.enumerated() where answer != .lost {
      #expect(numbers.contains(number) == (answer == .taken), "seed \(seed), event \(number)")
    }
    // State and records are those of one process that takes the same events at the same times.
    var (state, effects) = (newUser, [R.Effect]())
    for taken in end.taken {
      guard let event = taken.number < 0 ? rules.resumeEvent : events[taken.number] else { continue }
      try rules.take(event, at: taken.at, in: &state, &effects)
    }
    rules.settleDues(until: max(clock.now(), rules.lastInstant(of: end.own)), in: &state, &effects)
    #expect(end.own == state, "seed \(seed)")
    let records = InMemoryStateStore()
    let changes = try effects.filter { $0.handling == .record }.map { try $0.record() }
    _ = await records.save(StateChange(version: 1, state: "", outbox: [], records: changes), over: 0)
    for kind in kinds { #expect(await store.records(kind) == records.records(kind), "seed \(seed), \(kind)") }
    // Every lasting effect is performed, under its own number, at least once.
    #expect(await store.load()?.outbox ?? [] == [], "seed \(seed)")
    let lasting = effects.filter { $0.handling == .lasting }
    let owed = lasting.indices.filter { lasting[$0].notification == nil }.map { $0 + 1 }
    #expect(await Set(performed.numbers).isSuperset(of: owed), "seed \(seed)")
  }

  private static func answer(
    to event: Journaled<R>.Event,
    by service: Service<Journaled<R>>
  ) async -> Answer {
    do {
      try await service.send(event)
      return .taken
    } catch is R.Refusal {
      return .refused
    } catch {
      #expect(error is Killer.Killed)
      return .lost
    }
  }
}

/// An event that was taken: its number, -1 for the one that says that the app runs again.
private struct Taken: Codable, Equatable {
  var number: Int
  var at: Instant
}

/// A product's rules that keep, beside its state, which events were taken and when.
private struct Journaled<R: Reducer>: Reducer {
  struct State: Codable, Equatable {
    var own: R.State
    var taken: [Taken]
  }

  struct Event: Sendable {
    var number: Int
    var event: R.Event
  }

  typealias Effect = R.Effect
  typealias Due = R.Due
  typealias Refusal = R.Refusal

  static var product: String { R.product }
  static var stateVersion: Int { R.stateVersion }

  let rules: R

  func nextDue(after state: State) -> R.Due? { rules.nextDue(after: state.own) }

  func settle(_ due: R.Due, in state: inout State, _ effects: inout [R.Effect]) {
    rules.settle(due, in: &state.own, &effects)
  }

  func apply(
    _ event: Event,
    to state: inout State,
    _ effects: inout [R.Effect],
    at now: Instant
  ) throws(R.Refusal) {
    try rules.apply(event.event, to: &state.own, &effects, at: now)
    state.taken.append(Taken(number: event.number, at: now))
  }

  func lastInstant(of state: State) -> Instant { rules.lastInstant(of: state.own) }
  func wanted(in state: State) -> WantedNotifications { rules.wanted(in: state.own) }
  func wants(_ effect: R.Effect, in state: State, at now: Instant) -> Bool {
    rules.wants(effect, in: state.own, at: now)
  }

  func state(from text: String, version: Int, _ effects: inout [R.Effect]) throws -> State {
    let object = try JSONValue(stored: text).object ?? JSONObject()
    let (own, taken) = (object["own"] ?? .null, object["taken"] ?? .null)
    return State(
      own: try rules.state(from: own.text, version: version, &effects),
      taken: try taken.decoded()
    )
  }

  var resumeEvent: Event? { rules.resumeEvent.map { Event(number: -1, event: $0) } }
}
