import CivilTime
import EgoFixServices
import PlainJSON
import SeedModel
import ServiceKernel
import Testing

/// The spec's test plan: Models.
@Suite struct ModelTests {
  let now = Instant(unixSeconds: 1_767_600_000)

  /// A new user.
  func profile() throws -> UserProfile { UserProfile(id: .test(1), try Story().state) }

  @Test func `test_UserProfile_defaultVersion: a new user starts at v1.0`() throws {
    #expect(try profile().currentVersion == "1.0")
  }

  @Test func `test_UserProfile_defaultStreak: a new user starts at streak 0`() throws {
    let user = try profile()
    #expect(user.currentStreak == 0)
    #expect(user.longestStreak == 0)
    #expect(user.streakFreezeAvailable)
  }

  @Test func `test_Bug_softDelete_setsTimestamp: deleting sets deletedAt`() async throws {
    let clock = TestClock(3)
    let service = EgoFixService(try TestContent().content(), clock)
    let bugs = EgoFixRepositories(service, user: .test(9)).bugs
    #expect(try await bugs.getById(0)?.deletedAt == nil)
    try await bugs.delete(0)
    #expect(try await bugs.getById(0)?.deletedAt == clock.now())
  }

  @Test func `test_Fix_belongsToBug: a fix always has a valid bugId`() throws {
    var content = TestContent()
    let tables = try content.content()
    for fix in 0..<Int32(tables.fixCount) { #expect((0..<3).contains(tables[fix: fix].bug)) }
    content.fixes[0].bugID = .test(99)
    let reason = "\(content.fixes[0].id) names the bug \(Identity.test(99)), which is not there"
    #expect(throws: ServiceError.badContent(product: "egofix", reason: reason)) {
      try content.content()
    }
  }

  @Test(arguments: [
    (InteractionType.counter, #"{"count":3}"#, InteractionResult.counter(count: 3)),
    (.timed, #"{"ended":true}"#, .ended(true)),
    (.abstain, #"{"ended":false}"#, .ended(false)),
    (.multiStep, #"{"done":["a"],"passed":["b"]}"#, .steps(done: ["a"], passed: ["b"])),
    (.quiz, #"{"option":"a"}"#, .option("a")),
    (.scenario, #"{"option":"b"}"#, .option("b")),
    (.observation, #"{"text":"Saw it."}"#, .text("Saw it.")),
    (.journal, #"{"text":"Wrote it."}"#, .text("Wrote it.")),
    (.substitute, #"{"urges":2}"#, .urges(2)),
    (.predict, #"{"prediction":"5","observation":"9"}"#, .prediction("5", observation: "9")),
    (.audit, #"{"categories":{"a":"x"}}"#, .categories([.init(id: "a", text: "x")])),
  ])
  func `test_Fix_interactionTypeConfig: each interaction type decodes its own and writes the same again`(
    type: InteractionType,
    text: String,
    result: InteractionResult
  ) throws {
    let json = try JSONValue(parsing: text)
    #expect(InteractionResult(json: json, type: type) == result)
    #expect(result.json.text == text)
  }

  @Test(arguments: FixOutcome.allCases, FixOutcome.allCases)
  func `test_FixCompletion_outcomeTransitions: pending becomes applied, skipped or failed only`(
    from: FixOutcome,
    to: FixOutcome
  ) throws {
    let allowed = from == .pending && to != .pending
    #expect(from.canBecome(to) == allowed)
    var completion = FixCompletion(
      id: .test(1),
      fixId: FixID(.test(2)),
      kind: .daily,
      day: ZoneRules.utc.local(at: now).date,
      assignedAt: now
    )
    if from != .pending { try completion.mark(from, at: now) }
    let refusal: EgoFixRefusal = to == .pending ? .noOutcome : .alreadyMarked
    if allowed {
      try completion.mark(to, at: now.adding(seconds: 5))
      #expect(completion.outcome == to)
      #expect(completion.completedAt == now.adding(seconds: 5))
    } else {
      #expect(throws: refusal) { try completion.mark(to, at: now) }
      #expect(completion.outcome == from)
    }
  }

  @Test func `test_Crash_rebootClearsState: rebooting sets rebootedAt, once`() throws {
    var crash = Crash(id: .test(1), bugId: nil, note: nil, crashedAt: now)
    #expect(crash.isOpen)
    try crash.reboot(at: now.adding(seconds: 60))
    #expect(crash.rebootedAt == now.adding(seconds: 60))
    #expect(!crash.isOpen)
    #expect(throws: EgoFixRefusal.alreadyRebooted) { try crash.reboot(at: now) }
  }

  @Test(arguments: [
    (0, "1.0"), (6, "1.0"), (7, "1.1"), (13, "1.1"), (14, "1.2"), (63, "1.9"), (69, "1.9"), (70, "2.0"),
    (139, "2.9"), (140, "3.0"),
  ])
  func `test_VersionEntry_incrementsCorrectly: 1.0 to 1.1, 1.9 to 2.0`(applied: Int, version: String) {
    #expect("\(EgoFixVersion(applied: applied, fixesPerVersion: 7))" == version)
  }
}
