import CivilTime
import PlainJSON
import PressureServices
import SeedRuntime
import ServiceCopy
import ServiceKernel
import Testing
import PolicySamples
import SeedModel

struct FeedbackTests {
  /// The keys of the feedback after a check-in at a state.
  func feedback(
    _ escalation: Escalation,
    _ event: PressureEvent,
    isPaid: Bool = false,
    policies: PressurePolicies = .shipped
  ) -> [String] {
    var setup = PressureSetup()
    setup.slots = [PressureSetup.Slot()]
    setup.slots[0].escalation = escalation
    if isPaid { setup.entitlement = .paid(until: at("2025-01-01T00:00:00Z")) }
    setup.shields = isPaid ? 1 : 0
    var story = Story(setup.state(zone: TestZones.named("Europe/Berlin")), policies: policies)
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(event, "2024-03-04 12:00")
    return story.turn?.effects.feedback ?? []
  }

  @Test(arguments: [
    (5, "checkIn.yes.plain"), (6, "checkIn.yes.milestone"), (7, "checkIn.yes.plain"),
    (13, "checkIn.yes.milestone"), (29, "checkIn.yes.milestone"), (59, "checkIn.yes.milestone"),
    (99, "checkIn.yes.milestone"), (199, "checkIn.yes.milestone"), (364, "checkIn.yes.milestone"),
    (365, "checkIn.yes.plain"), (728, "checkIn.yes.plain"), (729, "checkIn.yes.milestone"),
    (1094, "checkIn.yes.milestone"), (1095, "checkIn.yes.plain"),
  ])
  func `a YES on a milestone says so`(streak: Int, key: String) {
    let escalation = Escalation(tier: 0, successes: streak, streak: streak, longest: streak)
    #expect(feedback(escalation, .yes()) == [key])
  }

  @Test(arguments: [
    // The streak, the longest ended one, and what is said.
    (8, 9, "checkIn.yes.plain"), (9, 9, "checkIn.yes.longest"), (10, 9, "checkIn.yes.plain"),
    (7, 7, "checkIn.yes.longest"), (6, 6, "checkIn.yes.milestone"), (5, 5, "checkIn.yes.plain"),
    (13, 13, "checkIn.yes.milestone"), (14, 13, "checkIn.yes.plain"), (0, 0, "checkIn.yes.plain"),
  ])
  func `a streak that first passes the longest ended one of 7 or more says so, once`(
    streak: Int,
    ended: Int,
    key: String
  ) {
    let escalation = Escalation(
      tier: 0,
      successes: streak,
      streak: streak,
      longest: max(streak, ended),
      longestEnded: ended
    )
    #expect(feedback(escalation, .yes()) == [key])
  }

  @Test(arguments: [
    (Escalation(tier: 1, misses: 1), ["checkIn.yes.plain", "checkIn.yes.tierLeft"]),
    (Escalation(tier: 2, misses: 2), ["checkIn.yes.plain", "checkIn.yes.tierHeld"]),
    (
      Escalation(tier: 2, successes: 1, streak: 1, longest: 1), ["checkIn.yes.plain", "checkIn.yes.tierLeft"]
    ),
    (Escalation(tier: 3, misses: 4), ["checkIn.yes.plain", "checkIn.yes.tierHeld"]),
    (
      Escalation(tier: 3, successes: 2, streak: 2, longest: 2), ["checkIn.yes.plain", "checkIn.yes.tierLeft"]
    ),
  ])
  func `after a YES the tier is told: left, or held`(escalation: Escalation, keys: [String]) {
    #expect(feedback(escalation, .yes()) == keys)
  }

  @Test(arguments: [
    (Escalation(), ["checkIn.no.after", "tier.raised"]),
    (
      Escalation(tier: 0, successes: 4, streak: 4, longest: 4),
      ["checkIn.no.after", "streak.ended", "tier.raised"]
    ),
    (Escalation(tier: 3, misses: 3), ["checkIn.no.after"]),
    (
      Escalation(tier: 3, successes: 1, streak: 1, longest: 1),
      ["checkIn.no.after", "streak.ended", "tier.lowered"]
    ),
    (Escalation(tier: 1, misses: 1), ["checkIn.no.after", "tier.raised"]),
  ])
  func `after a NO the streak's end and the tier are told, then the shield is offered`(
    escalation: Escalation,
    keys: [String]
  ) {
    #expect(feedback(escalation, .no()) == keys)
    #expect(feedback(escalation, .no(), isPaid: true) == keys + ["shield.offer"])
  }

  @Test func `where the tier never lowers, nothing is told of it`() {
    var policies = PressurePolicies.shipped
    policies.escalationAfterRecovery = .neverLowers
    let escalation = Escalation(tier: 3, successes: 1, streak: 1, longest: 1)
    #expect(feedback(escalation, .no(), policies: policies) == ["checkIn.no.after", "streak.ended"])
  }

  @Test func `a miss is told by whether there was a text`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.time, "2024-03-04 22:00")
    #expect(story.turn?.effects.feedback == ["checkIn.missed", "tier.raised"])
    story.send(.time, "2024-03-05 09:00")
    #expect(story.turn?.effects.feedback == ["commitment.noneByDeadline", "tier.raised"])
  }

  @Test func `days away are told once, at the next opening`() {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .yes)
    story.send(.open, "2024-03-07 08:00")
    #expect(story.turn?.effects.feedback.last == "checkIn.missedWhileAway")
    story.send(.open, "2024-03-07 08:10")
    #expect(story.turn?.effects.feedback == [])
  }

  @Test(arguments: [
    PressureEvent.zone(TestZones.named("Africa/Cairo")), .permission(granted: true),
    .subscribe(until: at("2025-01-01T00:00:00Z")), .lapse,
  ])
  func `what the system reports before the next opening leaves the line on days away`(_ report: PressureEvent)
  {
    var story = Story(zone: "Europe/Berlin")
    story.live("2024-03-04", .yes)
    if report == .lapse { story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), "2024-03-04 13:00") }
    #expect(story.send(report, "2024-03-07 08:00") == nil)
    // East of Berlin it is an hour later.
    story.send(.open, "2024-03-07 09:10")
    #expect(story.turn?.effects.feedback.contains("checkIn.missedWhileAway") == true)
  }

  @Test func `no variant of a key comes twice in a row`() {
    var story = Story(zone: "Europe/Berlin")
    for number in 0..<60 { story.live(day("2024-03-04").adding(days: number).description, .yes) }
    var last: [String: Int] = [:]
    var count = 0
    for case .feedback(let line) in story.effects {
      #expect(last[line.key] != line.variant)
      last[line.key] = line.variant
      count += 1
    }
    #expect(count == 60)
  }

  @Test func `a shield's words are kept with a state from before words were`() throws {
    var story = ShieldTests.subscriber()
    story.live("2024-03-04", .no)
    let text = try JSONValue(encoding: story.state).text.replacing(/,"said":{[^}]*}/, with: "")
    var effects: [PressureEffect] = []
    story.state = try story.reducer.state(from: text, version: 1, &effects)
    #expect(story.state.slots.allSatisfy { $0.said == nil })
    func lines() -> [String] {
      PressureFeedback(story.reducer, story.state, at: story.state.clock).said.flatMap(\.lines)
    }
    let before = lines()
    story.send(.shield(), "2024-03-04 12:30")
    let said = (story.turn?.effects ?? []).compactMap { effect in
      if case .feedback(let line) = effect { "\(line.key) \(line.variant)" } else { nil }
    }
    #expect(said.count == 1 && story.state.slots[0].said?.map { "\($0) \($1)" } == said)
    #expect(lines().starts(with: before.prefix(2)) && lines().count == 3)
  }

  @Test func `YES, NO and the shield are felt`() {
    var story = ShieldTests.subscriber()
    #expect(story.effects.haptics == [.success, .success])
    story.live("2024-03-04", .shieldedNo)
    #expect(story.effects.haptics == [.success, .success, .warning, .impact])
  }

  @Test func `the voice can be switched at run time and both providers speak`() throws {
    var story = ShieldTests.subscriber()
    let now = at("2024-03-04T08:00:00Z")
    #expect(story.reducer.copyProvider(for: story.state, at: now) is ProfessionalCopy)
    story.send(.settings(SettingsChange(personalityMode: .brutal)), at: now)
    let provider = story.reducer.copyProvider(for: story.state, at: now)
    #expect(provider is BrutalCopy)
    #expect(try provider.text("checkIn.question")?.title == "brutal checkIn.question")
    #expect(provider.variantCount("checkIn.question") == 4)
    #expect(try ProfessionalCopy(FakeCopy()).text("checkIn.question", variant: 9) == nil)
  }

  @Test func `analytics events say when and in which hour, never the user's text`() throws {
    var story = Story(zone: "Europe/Berlin")
    story.send(.commit(text: "A secret"), "2024-03-04 08:00")
    story.send(.yes(), "2024-03-04 12:00")
    #expect(story.effects.events.map(\.name) == [.commitmentSet, .commitmentLocked, .checkedIn])
    let last = try #require(story.effects.events.last)
    #expect(last.weekday == 2 && last.hour == 12 && last.at == at("2024-03-04T11:00:00Z"))
    #expect(last.properties.map { "\($0.name)=\($0.value)" } == ["result=YES", "sort_order=0"])
    #expect(!"\(story.effects.events)".contains("secret"))
  }
}
