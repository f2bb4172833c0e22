import CivilTime
import PlainJSON
import ServiceKernel
import ServiceSamples
import Testing

/// What every product's models have in common.
@MainActor @Suite struct ModelTests {
  struct Screen: ServiceScreen {
    let count: Int
    init(_ state: CounterRules.State, at now: Instant, _ phrases: Phrases) { count = state.count }
  }

  struct Phrases: ServicePhrases {
    init(_ reducer: CounterRules, for state: CounterRules.State?, at now: Instant) {}
    func text(of refusal: CounterRules.Refusal, for event: CounterRules.Event) -> String { refusal.rawValue }
    var notSaved: String { "not saved" }
  }

  /// A centre in which another process stores something, as soon as it is given a notification.
  private actor Meanwhile: NotificationPort {
    private var other: Service<CounterRules>?
    init(_ other: Service<CounterRules>) { self.other = other }
    func add(_ notification: ServiceNotification) async throws {
      let first = other
      other = nil
      try await first?.send(.add(10))
    }
    func show(_ notification: ServiceNotification) {}
    func remove(_ identifiers: [String]) {}
    func pending() -> [String] { [] }
    func setBadge(_ count: Int) {}
  }

  let store = InMemoryStateStore()

  private func service(
    _ killer: Killer = Killer(),
    _ centre: any NotificationPort = InMemoryNotifications(),
    performer: any EffectPerformer<CounterRules.Effect> = NoEffects<CounterRules.Effect>()
  ) -> Service<CounterRules> {
    Service(
      CounterRules(),
      newUser: CounterRules.State(),
      store: MortalStore(store, killer),
      performer: performer,
      notifications: centre,
      clock: SetClock()
    )
  }

  @Test func `a model shows what another process stored while its event was seen to`() async throws {
    let model = ServiceModel<Screen>(service(Killer(), Meanwhile(service())))
    await model.send(.add(1))
    #expect(try await model.service.state().count == 11)
    #expect(model.screen?.count == 11)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a model says that the store cannot be read, and shows the state once it can`() async throws {
    let killer = Killer(after: 0)
    let model = ServiceModel<Screen>(service(killer))
    let following = Task { await model.follow() }
    while model.fault == nil { await Task.yield() }
    #expect(model.fault is Killer.Killed && model.screen == nil)
    killer.revive()
    while model.screen == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(model.fault == nil && model.screen?.count == 0)
    following.cancel()
    await following.value
  }

  @Test(.timeLimit(.minutes(1)))
  func `models that follow while a known state cannot be read show it once it can`() async throws {
    let killer = Killer()
    let service = service(killer)
    let models = [ServiceModel<Screen>(service), ServiceModel<Screen>(service)]
    let first = Task { await models[0].follow() }
    while models[0].screen == nil { try await Task.sleep(for: .milliseconds(10)) }
    killer.arm(after: 0)
    // The service takes nothing for certain any more, and cannot learn it.
    await #expect(throws: Killer.Killed.self) { try await service.resume() }
    await models[0].refresh()
    let second = Task { await models[1].follow() }
    while models[1].fault == nil { await Task.yield() }
    // Its stream asks the store as well, before that can be read.
    try await Task.sleep(for: .milliseconds(50))
    for model in models { #expect(model.fault is Killer.Killed) }
    killer.revive()
    while models.contains(where: { $0.fault != nil || $0.screen == nil }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    for following in [first, second] {
      following.cancel()
      await following.value
    }
  }

  @Test func `a model says what became of an event beside its refusal`() async throws {
    struct Deaf: EffectPerformer {
      struct Fault: Error {}
      func perform(_ effect: CounterRules.Effect, number: Int?) throws { throw Fault() }
    }
    let killer = Killer()
    let model = ServiceModel<Screen>(service(killer, performer: Deaf()))
    #expect(await model.send(.add(1)) && model.fault is Deaf.Fault && model.refusal == nil)
    #expect(await !model.send(.add(-1)) && model.refusal == "negative")
    killer.arm(after: 0)
    #expect(await !model.send(.add(1)) && model.fault is Killer.Killed && model.refusal == "not saved")
    #expect(model.screen?.count == 1)
  }
}
