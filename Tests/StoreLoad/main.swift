// Puts a store under load for the tests that end processes: `storeload small|large PATH [FIRST] [COUNT]`.
// Prints the number of each step once it was kept.
import CivilTime
import EgoFixServices
import SeedModel
import SeedPlatform
import ServiceStore

struct FixedClock: EgoFixClock {
  func now() -> Instant { Instant(unixSeconds: 1_767_614_400) }
}

/// The identities of the tests' records.
func identity(_ number: Int) -> Identity {
  Identity(high: UInt64(number) << 16 | 0x4000, low: 2 << 62 | UInt64(number))
}

struct NoTexts: EgoFixTexts {
  struct Missing: Error {}
  func bug(_ bug: Int32) throws -> Bug { throw Missing() }
  func fix(_ fix: Int32) throws -> Fix { throw Missing() }
  func tidbit(_ tidbit: Int32) throws -> MicroEducation { throw Missing() }
  func retired(_ id: Identity) -> RetiredRecord? { nil }
  func copy(_ key: EgoFixCopyKey, variant: Int, arguments: EgoFixCopyArguments) -> EgoFixCopyText? { nil }
}

let arguments = CommandLine.arguments
let note = arguments[1] == "large" ? String(repeating: "x", count: 20_000) : "A note."
do {
  let store = try ServiceStore.open(path: arguments[2])
  let clock = FixedClock()
  let user = try await store.user(identity(9), clock: clock)
  let content = try EgoFixContent(
    bugs: [],
    fixes: [],
    tidbits: [],
    texts: NoTexts(),
    variantCount: { _ in 0 }
  )
  let egoFix = try user.egoFix(content)
  let first =
    arguments.count > 3
    ? Int(arguments[3]) ?? 0 : try await egoFix.repositories.events.getAll().count
  let count = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 1_000_000
  for number in first..<first + count {
    try await egoFix.transaction { repositories in
      try await repositories.crashes.save(
        Crash(id: identity(number), userId: identity(9), bugId: nil, note: note, crashedAt: clock.now())
      )
      try await repositories.events.save(
        AnalyticsEvent(
          id: identity(number),
          userId: identity(9),
          eventType: .crashLogged,
          bugId: nil,
          fixId: nil,
          at: EgoFixMoment(clock.now(), in: .utc)
        )
      )
    }
    try Process.write("\(number)\n", to: .output)
  }
} catch {
  try Process.write("error: \(error)\n", to: .output)
}
