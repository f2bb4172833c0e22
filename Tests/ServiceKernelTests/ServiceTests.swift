import CivilTime
import PlainJSON
import ServiceKernel
import ServiceSamples
import Testing

struct ServiceTests {
  let store = InMemoryStateStore()
  let centre = InMemoryNotifications()
  let performed = RecordedEffects<CounterRules.Effect>()
  let clock = SetClock()

  func service(
    _ killer: Killer = Killer(),
    newUser: CounterRules.State = CounterRules.State()
  ) -> Service<CounterRules> {
    Service(
      CounterRules(),
      newUser: newUser,
      store: MortalStore(store, killer),
      performer: MortalPerformer(performed, killer),
      notifications: MortalCentre(centre, killer),
      clock: clock
    )
  }

  @Test func `a turn is stored, performed and seen by the next service`() async throws {
    let first = service()
    let turn = try await first.send(.add(3))
    #expect(turn.effects == [.line("hello"), .counted(3)] && turn.dues.isEmpty && turn.fault == nil)
    #expect(await performed.effects == [.counted(3), .line("hello")])
    #expect(await centre.pending() == ["3"])
    #expect(await centre.badge == 1)
    #expect(await store.load()?.outbox == [])
    #expect(try await service().state() == turn.state)
  }

  @Test func `a refused event leaves state, bytes, effects and notifications as they were`() async throws {
    let service = service()
    try await service.send(.add(2))
    let (before, effects, planned) = (await store.load(), await performed.effects, await centre.planned)
    await #expect(throws: CounterRules.Refusal.negative) { try await service.send(.add(-1)) }
    #expect(await store.load() == before)
    #expect(await performed.effects == effects)
    #expect(await centre.planned == planned)
    #expect(try await service.state().count == 2)
  }

  @Test func `what fell due before a refused event is settled and kept`() async throws {
    let service = service()
    try await service.send(.add(2))
    clock.advance(3 * 86_400)
    await #expect(throws: CounterRules.Refusal.negative) { try await service.send(.add(-1)) }
    let state = try await service.state()
    #expect(state.closedDays == 3 && state.count == 2)
    #expect(await centre.pending() == [])
    struct Day: Codable, Equatable { var day: Int, count: Int }
    let days = try await service.records("day", as: Day.self)
    #expect(days == (1...3).map { Day(day: $0, count: 2) })
  }

  @Test func `lines of what was settled late are dropped, lines of this minute are not`() async throws {
    let service = service()
    try await service.send(.add(2))
    let midnight = try #require(try await service.state().closesAt)
    clock.advance(midnight.seconds(since: clock.now()) + 2 * 86_400 + 5)
    let turn = try await service.resume()
    #expect(turn.dues.map(\.name) == ["reminder", "midnight", "midnight", "midnight"])
    #expect(turn.effects.filter { $0 == .line("a day is over") }.count == 1)
  }

  @Test func `a service whose state another one replaced reduces again on that state`() async throws {
    let (first, second) = (service(), service())
    try await first.send(.add(1))
    try await second.send(.add(10))
    // Reading for display moves nothing.
    #expect(try await first.state().count == 11)
    try await second.send(.add(100))
    try await first.send(.add(1000))
    #expect(try await second.state().count == 1111)
    #expect(await centre.pending() == ["1111"])
  }

  @Test func `twenty events from two services at once are all counted`() async throws {
    let services = [service(), service()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 { group.addTask { try await services[number % 2].send(.add(1)) } }
      try await group.waitForAll()
    }
    #expect(try await services[0].state().count == 20)
    #expect(await performed.numbers.sorted() == Array(1...20))
    #expect(await centre.pending() == ["20"])
  }

  @Test func `what could not be performed is performed by the next turn, in order`() async throws {
    let killer = Killer(after: 6)
    let first = service(killer)
    let turn = try await first.send(.add(1))
    #expect(turn.fault is Killer.Killed)
    #expect(await store.load()?.outbox.count == 1)
    killer.revive()
    try await first.send(.add(1))
    #expect(await performed.effects.filter { $0 != .line("hello") } == [.counted(1), .counted(2)])
    #expect(await store.load()?.outbox == [])
    #expect(await centre.pending() == ["2"])
  }

  @Test func `what was stored by a save whose answer was lost is performed by the next turn, first and once`()
    async throws
  {
    let killer = Killer(after: 5)
    let service = service(killer)
    await #expect(throws: Killer.Killed.self) { try await service.send(.add(1)) }
    #expect(await store.load()?.outbox.count == 1, "it is stored")
    #expect(await performed.effects == [])
    killer.revive()
    for _ in 0..<2 { #expect(try await service.send(.add(1)).fault == nil) }
    #expect(await performed.numbers == [1, 2, 3])
    #expect(await performed.effects.first == .counted(1))
    #expect(await store.load()?.outbox == [])
  }

  /// A centre that refuses one identifier, and to take anything back.
  private actor Picky: NotificationPort {
    struct Refused: Error {}
    let bad: String
    var shown: [String] = []
    var planned: [String] = []
    var badge = 0

    init(_ bad: String, planned: [String] = []) { (self.bad, self.planned) = (bad, planned) }
    func show(_ notification: ServiceNotification) throws {
      if notification.identifier == bad { throw Refused() }
      shown.append(notification.identifier)
    }
    func add(_ notification: ServiceNotification) throws {
      if notification.identifier == bad { throw Refused() }
      planned.append(notification.identifier)
    }
    func remove(_ identifiers: [String]) throws { throw Refused() }
    func pending() -> [String] { planned }
    func setBadge(_ count: Int) { badge = count }
  }

  @Test func `a planned notification that the centre refuses holds up neither the others nor the badge`()
    async throws
  {
    let centre = Picky("2", planned: ["old"])
    var start = CounterRules.State()
    start.count = 1
    start.reminders = (1...3).map { .init(id: $0, at: clock.now().adding(seconds: 60 * $0)) }
    let service = Service(
      CounterRules(),
      newUser: start,
      store: store,
      performer: performed,
      notifications: centre,
      clock: clock
    )
    for _ in 0..<2 { #expect(try await service.resume().fault is Picky.Refused) }
    #expect(await centre.planned == ["old", "1", "3", "1", "3"])
    #expect(await centre.badge == 1)
  }

  @Test func `effects and records that an older version stored are read by its form`() async throws {
    struct Day: Decodable, Equatable { var day, count: Int }
    let old = StateChange(
      version: 0,
      state: try JSONValue(encoding: CounterRules.State()).text,
      outbox: [7],
      records: [RecordChange("day", key: "1001", .put(["day": 1]))]
    )
    _ = await store.save(old, over: 0)
    // What is merged into a record leaves it its form.
    let merging = StateChange(
      version: 1,
      state: old.state,
      outbox: [],
      records: [RecordChange("day", key: "1001", .merge(["day": 2]))]
    )
    _ = await store.save(merging, over: 1)
    let service = service()
    #expect(try await service.resume().fault == nil)
    #expect(await performed.effects == [.counted(7)])
    #expect(try await service.records("day", as: Day.self) == [Day(day: 2, count: 0)])
  }

  @Test func `a notification that the centre refuses holds up no other one, nor does a damaged effect`()
    async throws
  {
    let centre = Picky("bad")
    let junk = StateChange(
      version: 1,
      state: try JSONValue(encoding: CounterRules.State()).text,
      outbox: ["junk"],
      records: []
    )
    _ = await store.save(junk, over: 0)
    let service = Service(
      CounterRules(),
      newUser: CounterRules.State(),
      store: store,
      performer: performed,
      notifications: centre,
      clock: clock
    )
    let error = try await service.resume().fault as? ServiceError
    guard case .damagedEffect("counter", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(await store.load()?.outbox == [])
    #expect(try await service.resume().fault == nil)
    #expect(try await service.send(.alarm("bad")).fault is Picky.Refused)
    for name in ["good", "better"] { #expect(try await service.send(.alarm(name)).fault is Picky.Refused) }
    #expect(await centre.shown == ["good", "better"])
    #expect(await store.load()?.outbox.map(\.number) == [2])
  }

  @Test(arguments: [false, true])
  func `what an earlier run left is performed before what falls due since`(isRelaunched: Bool) async throws {
    var start = CounterRules.State()
    start.countsDays = true
    struct Full: Error {}
    actor Performer: EffectPerformer {
      var isFull = true
      var numbers: [Int] = []
      func empty() { isFull = false }
      func perform(_ effect: CounterRules.Effect, number: Int?) throws {
        guard let number else { return }
        if isFull { throw Full() }
        numbers.append(number)
      }
    }
    let performer = Performer()
    func launch() -> Service<CounterRules> {
      Service(
        CounterRules(),
        newUser: start,
        store: store,
        performer: performer,
        notifications: centre,
        clock: clock
      )
    }
    for _ in 0..<2 { #expect(try await launch().send(.add(1)).fault is Full) }
    clock.advance(86_400)
    let service = launch()
    #expect(try await service.resume().fault is Full)
    #expect(await store.load()?.outbox.map(\.number) == [1, 2, 3])
    await performer.empty()
    if isRelaunched {
      clock.advance(86_400)
      try await launch().resume()
    } else {
      try await service.send(.add(1))
    }
    #expect(await performer.numbers == [1, 2, 3, 4])
    #expect(await store.load()?.outbox == [])
  }

  @Test func `a notification centre that has forgotten gets everything back`() async throws {
    let service = service()
    try await service.send(.add(5))
    await centre.forget()
    await centre.add(ServiceNotification(identifier: "old", at: clock.now(), title: "", body: ""))
    try await service.resume()
    #expect(await centre.pending() == ["5"])
    #expect(await centre.badge == 1)
  }

  @Test func `a clock that was set back holds nobody up`() async throws {
    let service = service()
    try await service.send(.add(5))
    clock.advance(-86_400)
    let turn = try await service.send(.add(1))
    #expect(turn.state.count == 6 && turn.state.clock == clock.now().adding(seconds: 86_400))
  }

  @Test func `a state of a newer version, or a damaged one, is refused and left as it is`() async throws {
    func stored(_ version: Int, _ state: JSONValue) async -> StoredState? {
      await store.save(
        StateChange(version: version, state: state.text, outbox: [], records: []),
        over: await store.revision()
      )
    }
    let newer = await stored(2, ["count": 7])
    let service = service()
    await #expect(throws: ServiceError.newerVersion(product: "counter", found: 2, known: 1)) {
      try await service.send(.add(1))
    }
    #expect(await store.load() == newer)
    let damaged = await stored(1, ["count": "7"])
    let error = await #expect(throws: ServiceError.self) { try await service.resume() }
    guard case .damaged("counter", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(await store.load() == damaged)
  }

  @Test func `states begins with the current one and tells of every process's changes`() async throws {
    let (here, there) = (service(), service())
    try await here.send(.add(1))
    var states = here.states(every: .milliseconds(2)).makeAsyncIterator()
    #expect(await states.next()?.count == 1)
    try await here.send(.add(1))
    #expect(await states.next()?.count == 2)
    try await there.send(.add(1))
    #expect(await states.next()?.count == 3)
    // Time passes while somebody listens.
    clock.advance(86_400)
    var last = await states.next()
    while let state = last, state.closedDays == 0 { last = await states.next() }
    #expect(last?.closedDays == 1)
  }
}
