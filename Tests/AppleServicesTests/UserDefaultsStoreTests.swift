import AppleServices
import Foundation
import PlainJSON
import ServiceKernel
import Testing

struct UserDefaultsStoreTests {
  let suite = "seedtool-tests-\(UUID())"

  func defaults() throws -> UserDefaults { try #require(UserDefaults(suiteName: suite)) }

  @Test func `it keeps what the store in memory keeps`() async throws {
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let memory = InMemoryStateStore()
    for round in 0..<60 {
      // As after a relaunch, each time.
      let store = UserDefaultsStore("geocue", suite: suite)
      var change = StateChange(version: 1, state: "{\"round\":\(round)}", outbox: [], records: [])
      if round % 3 == 0 { change.outbox = [.integer(round), ["é": .null]] }
      let key = "\(round % 4)"
      switch round % 5 {
      case 0: change.records = [try RecordChange("day", key: key, putting: ["n": round])]
      case 1: change.records = [RecordChange("day", key: key, .merge(["m": true]))]
      case 2: change.records = [RecordChange("day", key: key, .remove)]
      default: break
      }
      let revision = try store.revision() - (round % 7 == 6 ? 1 : 0)
      let saved = try store.save(change, over: revision)
      let expected = await memory.save(change, over: revision)
      #expect(saved == expected)
      if round % 4 == 3 {
        let done = try store.load()?.outbox.prefix(2).map(\.number) ?? []
        try store.acknowledge(done)
        await memory.acknowledge(done)
      }
      #expect(try await store.load() == memory.load())
      #expect(try await store.records("day") == memory.records("day"))
    }
    #expect(try UserDefaultsStore("pressure", suite: suite).load() == nil)
  }

  @Test func `what is damaged is told, and stays`() throws {
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    try defaults().set("?", forKey: "seedtool.geocue")
    let store = UserDefaultsStore("geocue", suite: suite)
    #expect(throws: StoreError.damaged("the user's defaults under seedtool.geocue")) { try store.revision() }
    #expect(try defaults().string(forKey: "seedtool.geocue") == "?")
  }

  @Test func `what was written before any app shipped is refused, and stays`() throws {
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let old: [String: Any] = [
      "revision": 1, "version": 1, "state": "{}", "lastNumber": 0, "outbox": [:], "records": [:],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: old, format: .binary, options: 0)
    try defaults().set(data, forKey: "seedtool.geocue")
    let store = UserDefaultsStore("geocue", suite: suite)
    #expect(throws: StoreError.foreignFile) { try store.load() }
    #expect(try defaults().data(forKey: "seedtool.geocue") == data)
  }
}
