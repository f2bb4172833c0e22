// Puts a store under load for the tests that end processes: `storeload small|large PATH [FIRST] [COUNT]`.
// Prints the number of each turn once it was kept.
import CivilTime
import PlainJSON
import SeedModel
import SeedPlatform
import ServiceKernel
import ServiceStore

let arguments = CommandLine.arguments
let note = arguments[1] == "large" ? String(repeating: "x", count: 20_000) : "A note."
do {
  let store = try await UserDatabase.open(path: arguments[2])
  let user = Identity(high: 9 << 16 | 0x4000, low: 2 << 62 | 9)
  let load = try await store.user(user, clock: SystemClock()).service("load")
  let first = arguments.count > 3 ? Int(arguments[3]) ?? 0 : try await load.records("event").count
  let count = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 1_000_000
  for number in first..<first + count {
    let record: JSONObject = ["number": .integer(number), "note": .string(note)]
    let records = ["crash", "event"].map { RecordChange($0, key: "\(number)", .put(record)) }
    let change = StateChange(version: 1, state: "\(number)", outbox: [], records: records)
    // Another process may have been first: then it is tried again.
    while try await load.save(change, over: load.revision()) == nil {}
    try Process.write("\(number)\n", to: .output)
  }
} catch {
  try Process.write("error: \(error)\n", to: .output)
}
