import CivilTime
import EgoFixServices
import GeoCueServices
import PlainJSON
import PolicySamples
import PressureServices
import SeedModel
import SeedRuntime
import SeededRandom
import ServiceCopy
import ServiceKernel
import ServiceStore
import Testing

/// A source of texts that has none.
struct NoCopy: CopySource {
  func line(product: String, voice: String, key: String) -> CopyLine? { CopyLine(index: 0, variantCount: 3) }
  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) -> CopyText? {
    CopyText(body: "\(variant)")
  }
}

/// Services, GeoCue, export and import, on every implementation of the store.
@Suite(.enabled(if: Backend.lack == nil, "needs what the backends need"))
struct ProductSuite {
  static let zones = FixedZones([])
  static let rules = PriorityRules(
    placeKeywords: [],
    messageKeywords: [],
    rushHours: [],
    nightHours: .init(first: 22, last: 6),
    match: .substring,
    styles: []
  )

  /// A service of Pressure on a store, with a clock.
  static func pressure(_ store: any StateStore, _ clock: SuiteClock) -> PressureService {
    PressureService(
      PressureReducer(policies: .shipped, copy: NoCopy(), zones: zones),
      newUser: .onboarded(seed: 5),
      store: store,
      performer: NoEffects(),
      notifications: InMemoryNotifications(),
      clock: clock
    )
  }

  /// Days of Pressure: texts set, answered, forgotten.
  static func live(_ service: PressureService, _ clock: SuiteClock, days: Range<Int>) async throws {
    for day in days {
      if day == 0 {
        clock.set(0, 5)
        try await service.send(.permission(granted: true))
        try await service.send(.settings(SettingsChange(notificationsEnabled: true)))
      }
      if day % 6 != 4 {
        clock.set(day, 7)
        try await service.send(.commit(text: "Write page \(day)"))
      }
      if day % 5 < 3 {
        clock.set(day, 19)
        // Where nothing was set there is nothing to answer.
        do { try await service.send(day % 5 == 2 ? .no() : .yes()) } catch PressureRefusal.noCommitment {}
      }
    }
  }

  @Test(arguments: Backend.all)
  func `Pressure's records, log and state are kept as the store in memory keeps them`(
    _ backend: Backend
  ) async throws {
    let user = try await SuiteUser(backend)
    let store = user.user.service("pressure")
    try await ProductSuite.live(ProductSuite.pressure(store, user.clock), user.clock, days: 0..<20)
    // Another service goes on, as after a restart.
    let service = ProductSuite.pressure(store, user.clock)
    try await ProductSuite.live(service, user.clock, days: 20..<40)

    let memory = InMemoryStateStore()
    let other = ProductSuite.pressure(memory, user.clock)
    try await ProductSuite.live(other, user.clock, days: 0..<40)
    #expect(try await store.load() == memory.load())
    #expect(try await service.commitments() == other.commitments())
    #expect(try await service.notificationLog() == other.notificationLog())
    #expect(try await service.commitments().count == 40)
    #expect(try await service.notificationLog().count > 40)
    let escalation = PressureHistory.escalation(of: try await service.commitments())
    #expect(try await service.state().slots[0].escalation == escalation)
  }

  @Test(arguments: Backend.all)
  func `a state that another process has replaced is not overwritten, and both go on`(
    _ backend: Backend
  ) async throws {
    let user = try await SuiteUser(backend)
    let store = user.user.service("pressure")
    user.clock.set(0, 7)
    let (first, second) = (ProductSuite.pressure(store, user.clock), ProductSuite.pressure(store, user.clock))
    try await first.send(.commit(text: "Here"))
    try await second.send(.commit(text: "There"))
    #expect(try await first.state().day?.records.map(\.text) == ["There"])
    try await first.send(.open)
    #expect(
      try await store.save(StateChange(version: 1, state: "[]", outbox: [], records: []), over: 1) == nil
    )
    #expect(try await second.commitments().map(\.text) == ["There"])
    // Another product of the same user has a state of its own.
    #expect(try await user.user.service("other").load() == nil)
  }

  @Test(arguments: Backend.all)
  func `who asks for the user at the same time on a first launch gets the same one`(
    _ backend: Backend
  ) async throws {
    let store = try await backend.open()
    let found = try await withThrowingTaskGroup(of: Identity.self) { group in
      for _ in 0..<20 { group.addTask { try await store.user().id } }
      return try await group.reduce(into: Set<Identity>()) { $0.insert($1) }
    }
    #expect(found.count == 1)
    #expect(try await store.users() == Array(found))
  }

  @Test(arguments: Backend.all)
  func `an outbox keeps its effects in order until they are acknowledged`(_ backend: Backend) async throws {
    let store = try await SuiteUser(backend).user.service("counter")
    func change(_ effects: [JSONValue], _ records: [RecordChange] = []) -> StateChange {
      StateChange(version: 3, state: #"{"a":1}"#, outbox: effects, records: records)
    }
    #expect(try await store.revision() == 0)
    #expect(try await store.save(change(["a", "b"]), over: 0)?.outbox.map(\.number) == [1, 2])
    try await store.acknowledge([1, 7])
    #expect(try await store.save(change(["c"]), over: 1)?.outbox.map(\.effect) == ["b", "c"])
    try await store.acknowledge([2, 3])
    let last = try #require(try await store.save(change(["d"]), over: 2))
    #expect(
      last
        == StoredState(
          revision: 3,
          version: 3,
          state: #"{"a":1}"#,
          outbox: [.init(number: 4, version: 3, effect: "d")]
        )
    )
    #expect(try await store.load() == last)

    // A key that is none of the product's own table leaves nothing of the change behind.
    let wrong = RecordChange("commitment", key: "b", .put(["x": 1]))
    let pressure = try await SuiteUser(backend).user.service("pressure")
    await #expect(throws: StoreError.unknownRecord(product: "pressure", kind: "commitment b")) {
      try await pressure.save(change(["e"], [wrong]), over: 0)
    }
    #expect(try await pressure.load() == nil)
  }

  @Test(arguments: Backend.all)
  func `GeoCue's preferences and state are kept`(_ backend: Backend) async throws {
    let user = try await SuiteUser(backend)
    let reducer = GeoCueReducer(
      detection: PriorityDetection(ProductSuite.rules),
      copy: NoCopy(),
      policies: .shipped,
      zones: ProductSuite.zones,
      newUser: GeoCueState(seed: 1)
    )
    func service() -> GeoCueService {
      GeoCueService(
        reducer,
        newUser: reducer.newUser,
        store: user.user.service("geocue"),
        performer: NoEffects(),
        notifications: InMemoryNotifications(),
        clock: user.clock
      )
    }
    let first = service()
    try await first.send(.preferences(.init(customStyles: [.high: .low], soundEnabled: false)))
    try await first.send(.send(title: "Milk", body: "\"Two\" litres", identifier: "a", priority: .critical))
    try await first.send(.send(title: "Bread", body: "", identifier: "b", priority: .high, badge: nil))
    let state = try await service().state()
    #expect(try await first.state() == state)
    #expect(state.open.count == 2 && !state.pending.isEmpty && !state.preferences.soundEnabled)
  }

  /// A user of all three products.
  func full(_ backend: Backend) async throws -> SuiteUser {
    let user = try await SuiteUser(backend)
    try await Month.live(user.service(), user.clock, days: 0..<15)
    let repositories = user.repositories
    try await repositories.crashes.delete(try #require(repositories.crashes.getAll().first).id)
    let fix = try #require(try await repositories.fixes.getAll().first)
    try await repositories.fixes.delete(fix.id)
    let pressure = user.user.service("pressure")
    try await ProductSuite.live(ProductSuite.pressure(pressure, user.clock), user.clock, days: 0..<9)
    let effect = StateChange(version: 1, state: "[]", outbox: ["x"], records: [])
    _ = try await user.user.service("counter").save(effect, over: 0)
    return user
  }

  @Test(arguments: Backend.all)
  func `an export holds all of a user's data, and an import brings it back`(_ backend: Backend) async throws {
    let user = try await full(backend)
    let listing = try await Listing(user.service())
    let export = try await user.user.export()
    #expect(export.object?["tables"]?.object?.members.count == 5, "no table is empty")

    try await user.user.erase()
    let again = try await SuiteUser(user.store)
    #expect(try await again.user.export().object?["tables"] == .object(JSONObject()))
    let text = export.text
    try await again.user.import(JSONValue(parsing: text, limits: JSONLimits(byteCount: text.utf8.count)))
    again.clock.set(14, 18)
    let imported = try await again.user.export()
    #expect(ProductSuite.lasting(imported) == ProductSuite.lasting(export))
    #expect(imported.object?["tables"]?.object?["service_outbox"] == nil)
    #expect(try await Listing(again.service()) == listing)
    // The story goes on from it.
    try await Month.live(again.service(), again.clock, days: 15..<20)

    let other = try await SuiteUser(user.store, id: .test(8))
    try await other.user.import(export)
    #expect(try await other.repositories.crashes.getAll() == listing.crashes)
  }

  /// An export without what an import makes its own: the outbox and the states' revisions.
  private static func lasting(_ export: JSONValue) -> JSONValue? {
    guard var tables = export.object?["tables"]?.object, let states = tables["service_state"]?.array else {
      return nil
    }
    tables["service_outbox"] = nil
    tables["service_state"] = .array(
      states.map { state in
        var state = state.object ?? JSONObject()
        state["revision"] = nil
        return .object(state)
      }
    )
    return .object(tables)
  }

  @Test(arguments: Backend.all)
  func `a service that is running goes on from an import, and no number is given twice`(
    _ backend: Backend
  ) async throws {
    let user = try await SuiteUser(backend)
    let store = user.user.service("pressure")
    let service = ProductSuite.pressure(store, user.clock)
    user.clock.set(0, 7)
    try await service.send(.commit(text: "Kept"))
    let export = try await user.user.export()
    let number = { try await user.user.export().object?["tables"]?.object?["service_state"]?.array?[0] }
    for _ in 0..<3 { try await service.send(.commit(text: "Lost")) }
    let before = try #require(try await number()?.object)
    try await user.user.import(export)
    // The same export twice: an import is a change each time.
    try await user.user.import(export)
    #expect(try await service.state().day?.records.map(\.text) == ["Kept"])
    let after = try #require(try await number()?.object)
    #expect(try #require(after["revision"]?.integer) > #require(before["revision"]?.integer))
    #expect(after["last_number"] == before["last_number"])
    try await service.send(.commit(text: "Next"))
    #expect(try await service.commitments().map(\.text) == ["Next"])
  }

  @Test(arguments: Backend.all)
  func `an import that is not whole changes nothing and names the place`(_ backend: Backend) async throws {
    let user = try await full(backend)
    let export = try await user.user.export()
    func changed(_ change: (inout JSONObject) -> Void) -> JSONValue {
      var object = export.object ?? JSONObject()
      change(&object)
      return .object(object)
    }
    func row(_ table: String, _ change: (inout JSONObject) -> Void) -> JSONValue {
      changed { object in
        var tables = object["tables"]?.object ?? JSONObject()
        var rows = tables[table]?.array ?? []
        var first = rows.first?.object ?? JSONObject()
        change(&first)
        rows[0] = .object(first)
        tables[table] = .array(rows)
        object["tables"] = .object(tables)
      }
    }
    let broken: [(JSONValue, StoreError)] = [
      ([], .badImport("the whole", expected: "an export of format 1")),
      (changed { $0["schema"] = 99 }, .newerVersion(found: 99, known: StoreSchema.current.version)),
      (changed { $0["tables"] = 1 }, .badImport("tables", expected: "an object")),
      (changed { $0["tables"] = ["mine": []] }, .badImport("tables", expected: "no table that is not known")),
      (
        row("pressure_commitment") { $0["id"] = "x" },
        .badImport("pressure_commitment[0].id", expected: "identity")
      ),
      (
        row("service_record") { $0["kind"] = nil },
        .badImport("service_record[0].kind", expected: "text")
      ),
      (
        row("service_record") { $0["colour"] = 1 },
        .badImport("service_record[0].colour", expected: "no column that is not known")
      ),
      (
        row("pressure_commitment") { $0["status"] = "danced" },
        .badImport("pressure_commitment[0].status", expected: "PENDING, YES, NO, MISSED")
      ),
      (
        row("service_state") { $0["revision"] = "!" },
        .badImport("service_state[0].revision", expected: "integer")
      ),
    ]
    for (json, error) in broken {
      await #expect(throws: error) { try await user.user.import(json) }
    }
    // Two rows for one day are seen by the database, after the first rows were put in.
    let completions = export.object?["tables"]?.object?["pressure_commitment"]?.array ?? []
    let doubled = changed { object in
      var tables = object["tables"]?.object ?? JSONObject()
      var copy = completions.first?.object ?? JSONObject()
      copy["id"] = .string("\(Identity.test(5))")
      tables["pressure_commitment"] = .array(completions + [.object(copy)])
      object["tables"] = .object(tables)
    }
    await #expect(throws: StoreError.occupied(table: "pressure_commitment")) {
      try await user.user.import(doubled)
    }
    #expect(try await user.user.export() == export)
  }
}
