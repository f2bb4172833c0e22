import CivilTime
import PressureServices
import SeedModel
import PlainJSON
import SeededRandom
import ServiceCopy
import ServiceKernel
import ServiceSamples
import Testing
import PolicySamples

/// A user's life drawn from a seed: events of all kinds, at odd times, in several zones.
struct DrawnLife {
  var story: Story
  private var random: SplitMix64
  private var now: Instant

  init(seed: UInt64, policy: EscalationAfterRecovery, copy: any CopySource = FakeCopy()) {
    random = SplitMix64(seed: seed, purpose: "life")
    var policies = PressurePolicies.shipped
    policies.escalationAfterRecovery = policy
    let zones = TestZones.rules.keys.sorted()
    let zone = TestZones.named(zones[random.below(zones.count)])
    now = at("2024-01-01T00:00:00Z").adding(seconds: random.below(86_400))
    story = Story(.onboarded(seed: seed, zone: zone), policies: policies, copy: copy)
  }

  /// The next event, at its time.
  mutating func step() {
    let (event, now) = next()
    story.send(event, at: now)
  }

  /// Draws the next event and its time.
  mutating func next() -> (event: PressureEvent, at: Instant) {
    now = now.adding(
      seconds: [60, 600, 3600, 6 * 3600, 20 * 3600, 90 * 3600][random.below(6)] + random.below(60)
    )
    return (Self.event(at: now, &random), now)
  }

  /// An event that may come at a time.
  static func event(at now: Instant, _ random: inout SplitMix64) -> PressureEvent {
    let sortOrder = [0, 0, 0, 1, 2, 3][random.below(6)]
    switch random.below(22) {
    case 0...4: return .commit(text: "Write \(random.below(3))", sortOrder: sortOrder)
    case 5...8: return .yes(sortOrder: sortOrder)
    case 9...10: return .no(sortOrder: sortOrder)
    case 11: return .shield(sortOrder: sortOrder)
    case 12:
      return .subscribe(
        until: now.adding(seconds: random.below(90 * 86_400) - 3600),
        inGrace: random.below(2) == 0
      )
    case 13: return .lapse
    case 14: return .permission(granted: random.below(4) > 0)
    case 15:
      let zones = TestZones.rules.keys.sorted()
      return .zone(TestZones.named(zones[random.below(zones.count)]))
    case 16:
      return .settings(
        SettingsChange(
          personalityMode: PersonalityMode.allCases[random.below(2)],
          deadline: LocalTime(secondOfDay: (12 + random.below(13)) * 1800),
          close: LocalTime(secondOfDay: (36 + random.below(12)) * 1800)
        )
      )
    case 17: return .time
    default: return .open
    }
  }
}

struct HistoryPropertyTests {
  @Test(arguments: EscalationAfterRecovery.allCases)
  func `over drawn histories every invariant holds after every event`(policy: EscalationAfterRecovery) {
    var kinds: Set<String> = []
    var refusals: Set<PressureRefusal> = []
    for seed: UInt64 in 0..<25 {
      var life = DrawnLife(seed: seed, policy: policy)
      var longest = [0, 0, 0]
      for _ in 0..<150 {
        life.step()
        let story = life.story
        for effect in story.turn?.effects ?? [] { kinds.insert("\(effect)".prefix { $0 != "(" }.description) }
        if let refusal = story.turn?.refusal { refusals.insert(refusal) }
        for (order, slot) in story.state.slots.enumerated() {
          #expect((0...3).contains(slot.escalation.tier))
          #expect(slot.escalation.longest >= longest[order], "the longest streak fell")
          #expect(slot.escalation.longest >= slot.escalation.streak)
          longest[order] = slot.escalation.longest
        }
        #expect((0...1).contains(story.state.badge) && (0...1).contains(story.state.shields.remaining))
        #expect(story.state.pending.count <= 9)
        #expect(story.state.canNotify || story.state.pending.isEmpty || story.turn?.refusal != nil)
        #expect(zip(story.state.pending, story.state.pending.dropFirst()).allSatisfy { $0.at < $1.at })
      }
      checkHistory(life.story)
    }
    #expect(kinds.count == 8, "\(kinds)")
    #expect(refusals.count >= 8, "\(refusals)")
  }

  /// What holds of a whole history.
  func checkHistory(_ story: Story) {
    // The stored state is the fold over the records.
    for order in 0..<3 {
      #expect(
        PressureHistory.escalation(of: story.records, sortOrder: order) == story.state.slots[order].escalation
      )
    }
    // One record a day and commitment, each settled but for today's, and dates ascend with time.
    let keys = story.records.map { "\($0.date)/\($0.sortOrder)" }
    #expect(Set(keys).count == keys.count)
    for record in story.records {
      #expect(record.status != .pending || record.date == story.state.day?.date)
      #expect((record.checkedInAt != nil) == (record.status == .yes || record.status == .no))
      #expect(record.status == .pending || record.isSet || record.status == .missed)
      #expect(record.status == .pending || record.lockedAt != nil)
      #expect(!record.shieldUsed || record.status == .no || record.status == .missed)
    }
    // What was delivered: three a day at most, 30 minutes apart.
    var last: Instant?
    for record in story.log.filter(\.delivered).sorted(by: { $0.scheduledFor < $1.scheduledFor }) {
      if let last { #expect(record.scheduledFor.seconds(since: last) >= 1800) }
      last = record.scheduledFor
    }
    #expect(PressureHistory.merge(story.records, []) == story.records)
  }

  @Test func `what was planned for a civil day is never more than three reminders`() {
    for seed: UInt64 in 100..<112 {
      var life = DrawnLife(seed: seed, policy: .literal)
      var delivered: [CivilDate: Int] = [:]
      for _ in 0..<200 {
        life.step()
        if let today = life.story.state.day { delivered[today.date] = today.deliveredAt.count }
        for (date, count) in Dictionary(grouping: life.story.state.pending, by: \.date).mapValues(\.count) {
          #expect(count + (delivered[date] ?? 0) <= 3)
        }
      }
    }
  }

  @Test func `the same history gives the same bytes, and stored in between the same again`() throws {
    for seed: UInt64 in 0..<3 {
      var first = DrawnLife(seed: seed, policy: .literal)
      var second = DrawnLife(seed: seed, policy: .literal)
      for _ in 0..<120 {
        first.step()
        second.step()
        let text = try JSONValue(encoding: second.story.state).text
        #expect(try JSONValue(encoding: first.story.state).text == text)
        #expect(first.story.turn?.effects == second.story.turn?.effects)
        let read = try second.story.reducer.restored(second.story.state)
        #expect(read == second.story.state)
        second.story.state = read
      }
      let records = try JSONValue(encoding: first.story.records)
      #expect(try JSONValue(encoding: second.story.records) == records)
      #expect(try records.decoded() == first.story.records)
      let log = try JSONValue(encoding: first.story.log)
      #expect(try log.decoded() == second.story.log)
    }
  }

  private static let random = RandomHistory(
    PressureReducer(policies: .shipped, copy: FakeCopy(), zones: TestZones.source),
    newUser: .onboarded(zone: TestZones.named("Europe/Berlin")),
    kinds: ["commitment", "notification"],
    from: at("2024-01-01T05:00:00Z"),
    pauses: [60, 3600, 3 * 3600, 12 * 3600, 40 * 3600]
  ) { _, now, random in DrawnLife.event(at: now, &random) }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `two processes that end at any call lose nothing that was acknowledged`(seed: UInt64) async throws {
    try await Self.random.run(seed: seed)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `a process may be killed at every call of a drawn history`(seed: UInt64) async throws {
    let (callCount, faults) = try await Self.random.killed(seed: seed, eventCount: 16).run()
    #expect(callCount > 100 && faults == [])
  }

  @Test func `two devices' histories merge into one whose fold is the state`() {
    var life = DrawnLife(seed: 5, policy: .literal)
    for _ in 0..<200 { life.step() }
    let records = life.story.records
    let (left, right) = (records.filter { $0.id.low % 2 == 0 }, records.filter { $0.id.low % 3 != 0 })
    let merged = PressureHistory.merge(PressureHistory.merge(left, right), records)
    #expect(PressureHistory.escalation(of: merged) == life.story.escalation)
  }

  @Test func `a million days in a row fold to what their steps give`() {
    var random = SplitMix64(state: 8)
    let history = (0..<1_000_000).map { _ in
      DayOutcome(CheckInResult.allCases[random.below(5)], under: .literal)
    }
    let half = EscalationEngine.fold(history[..<400_000])
    #expect(EscalationEngine.fold(history[400_000...], from: half) == EscalationEngine.fold(history))
  }
}
