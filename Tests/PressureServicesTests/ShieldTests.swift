import CivilTime
import PressureServices
import Testing

struct ShieldTests {
  /// A subscriber in Berlin with a streak of two, tier 0.
  static func subscriber(until: String = "2025-01-01T00:00:00Z") -> Story {
    var story = Story(zone: "Europe/Berlin")
    story.send(.subscribe(until: at(until)), "2024-03-02 07:00")
    story.live("2024-03-02", .yes)
    story.live("2024-03-03", .yes)
    return story
  }

  @Test(
    arguments: [
      ("12:00:00", nil), ("13:00:00", nil), ("13:00:01", .shieldExpired), ("12:30:00", nil),
    ] as [(String, PressureRefusal?)]
  )
  func `a shield takes a NO within the hour`(now: String, refusal: PressureRefusal?) {
    var story = ShieldTests.subscriber()
    story.live("2024-03-04", .no)
    #expect(story.tier == 1 && story.escalation.streak == 0)
    #expect(story.send(.shield(), "2024-03-04 \(now)") == refusal)
    let isTaken = refusal == nil
    #expect(story.tier == (isTaken ? 0 : 1))
    #expect(story.escalation.misses == (isTaken ? 0 : 1))
    #expect(story.escalation.streak == 0 && story.escalation.longest == 2)
    #expect(story.escalation.successes == 0)
    #expect(story.state.shields.remaining == (isTaken ? 0 : 1))
    #expect(story.record?.shieldUsed == isTaken)
    #expect(story.stored.values.filter(\.shieldUsed).count == (isTaken ? 1 : 0))
  }

  @Test func `a shield may cross midnight and belongs to the day it takes`() throws {
    var story = Story(zone: "Europe/Berlin")
    story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), "2024-03-04 07:00")
    story.send(.settings(SettingsChange(close: time("23:59"))), "2024-03-04 07:00")
    story.send(.commit(text: "Write"), "2024-03-04 08:00")
    story.send(.open, "2024-03-05 00:30")
    #expect(story.tier == 1)
    #expect(story.send(.shield(), "2024-03-05 00:59:00") == nil)
    #expect(story.tier == 0 && story.escalation.misses == 0)
    #expect(story.record?.date == day("2024-03-05") && story.record?.shieldUsed == false)
    let yesterday = try #require(story.records.first)
    #expect(yesterday.date == day("2024-03-04") && yesterday.shieldUsed && yesterday.status == .missed)
    #expect(PressureHistory.escalation(of: story.records) == story.escalation)
  }

  @Test func `the miss at a deadline without a text can be taken too`() {
    var story = ShieldTests.subscriber()
    story.send(.open, "2024-03-04 09:00")
    #expect(story.tier == 1)
    #expect(story.send(.shield(), "2024-03-04 10:00") == nil)
    #expect(story.tier == 0)
  }

  @Test(arguments: 0...3)
  func `a shield works at any tier and changes none`(tier: Int) {
    var story = Story(zone: "Europe/Berlin")
    story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), "2024-03-01 07:00")
    for index in 0..<tier { story.live("2024-03-0\(index + 1)", .no) }
    #expect(story.tier == tier)
    story.live("2024-03-05", .shieldedNo)
    // The days between were missed.
    let missed = 4 - tier
    #expect(story.tier == min(3, tier + missed))
    #expect(story.escalation.misses == tier + missed)
    #expect(story.record?.shieldUsed == true)
  }

  @Test func `a shield keeps what it is granted and refused with its reason`() {
    var free = Story(zone: "Europe/Berlin")
    free.live("2024-03-04", .no)
    #expect(free.send(.shield(), "2024-03-04 12:00") == .requiresSubscription)

    var story = ShieldTests.subscriber()
    #expect(story.send(.shield(), "2024-03-03 13:00") == .nothingToShield)
    story.live("2024-03-04", .shieldedNo)
    #expect(story.send(.shield(), "2024-03-04 12:40") == .nothingToShield)
    story.live("2024-03-05", .no)
    #expect(story.send(.shield(), "2024-03-05 12:30") == .noShieldLeft)
    #expect(story.send(.shield(sortOrder: 7), "2024-03-05 12:30") == .nothingToShield)
  }

  @Test func `a lapsed subscription refuses the shield at its use`() {
    var story = ShieldTests.subscriber(until: "2024-03-04T11:30:00Z")
    story.live("2024-03-04", .no)
    #expect(story.send(.shield(), at: at("2024-03-04T11:30:00Z")) == .requiresSubscription)
    #expect(story.state.shields.remaining == 1)
    var paid = ShieldTests.subscriber(until: "2024-03-04T11:30:00Z")
    paid.live("2024-03-04", .no)
    #expect(paid.send(.shield(), at: at("2024-03-04T11:29:59Z")) == nil)
  }

  @Test
  func `a shield is granted on subscribing and at each first midnight of a month while paid, never two`() {
    var story = ShieldTests.subscriber()
    #expect(story.state.shields == ShieldBalance(remaining: 1, resetDate: day("2024-04-01")))
    story.live("2024-03-04", .shieldedNo)
    #expect(story.state.shields.remaining == 0)
    story.send(.time, "2024-03-31 23:59:59")
    #expect(story.state.shields.remaining == 0)
    story.send(.time, "2024-04-01 00:00")
    #expect(story.state.shields == ShieldBalance(remaining: 1, resetDate: day("2024-05-01")))
    story.send(.time, "2024-05-01 00:00")
    #expect(story.state.shields == ShieldBalance(remaining: 1, resetDate: day("2024-06-01")))
  }

  @Test func `re-subscribing in the same month gives none, in the next one it does`() {
    var story = ShieldTests.subscriber()
    story.live("2024-03-04", .shieldedNo)
    story.send(.lapse, "2024-03-05 07:00")
    story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), "2024-03-31 08:00")
    #expect(story.state.shields.remaining == 0)
    story.send(.lapse, "2024-03-31 09:00")
    story.send(.time, "2024-04-01 00:00")
    #expect(story.state.shields.remaining == 0)
    story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), "2024-04-01 08:00")
    #expect(story.state.shields == ShieldBalance(remaining: 1, resetDate: day("2024-05-01")))
  }

  @Test func `a shield that is taken after another day's answer leaves that answer in place`() {
    // Los Angeles to Auckland: the next day begins at the old close and can be answered within the hour.
    var story = Story(zone: "America/Los_Angeles")
    story.send(.subscribe(until: at("2025-01-01T00:00:00Z")), at: at("2024-03-04T15:00:00Z"))
    story.send(.commit(text: "Write"), at: at("2024-03-04T16:00:00Z"))
    story.send(.zone(TestZones.named("Pacific/Auckland")), at: at("2024-03-04T18:00:00Z"))
    story.send(.commit(text: "Read"), at: at("2024-03-05T06:10:00Z"))
    story.send(.yes(), at: at("2024-03-05T06:20:00Z"))
    #expect(story.escalation.streak == 1 && story.tier == 0)
    #expect(story.send(.shield(), at: at("2024-03-05T06:30:00Z")) == nil)
    #expect(story.escalation.streak == 1 && story.escalation.misses == 0)
    #expect(PressureHistory.escalation(of: story.records) == story.escalation)
    #expect(story.records.map(\.shieldUsed) == [true, false])
  }
}

struct SubscriptionTests {
  @Test func `each paid feature is open while the subscription lasts, its last second included`() {
    let until = at("2024-03-04T12:00:00Z")
    for feature in PressureFeature.allCases {
      #expect(!feature.isOpen(to: .free, at: until))
      for entitlement in [Entitlement.paid(until: until), .inGrace(until: until)] {
        #expect(feature.isOpen(to: entitlement, at: until.adding(seconds: -1)))
        #expect(!feature.isOpen(to: entitlement, at: until))
      }
    }
    #expect(Entitlement.inGrace(until: until).tierName(at: until.adding(seconds: -1)) == "PAID")
  }

  @Test func `a lapsed subscription speaks professionally and speaks brutally again when it is renewed`() {
    var story = Story(zone: "Europe/Berlin")
    story.send(.subscribe(until: at("2024-03-10T00:00:00Z")), "2024-03-04 07:00")
    story.send(.settings(SettingsChange(personalityMode: .brutal)), "2024-03-04 07:00")
    #expect(story.state.mode(at: at("2024-03-09T23:59:59Z")) == .brutal)
    #expect(story.state.mode(at: at("2024-03-10T00:00:00Z")) == .professional)
    story.send(.open, "2024-03-10 07:00")
    #expect(story.state.entitlement == .free)
    #expect(story.state.settings.personalityMode == .brutal)
    story.send(.subscribe(until: at("2024-04-10T00:00:00Z")), "2024-03-10 07:00")
    #expect(story.state.mode(at: at("2024-03-10T08:00:00Z")) == .brutal)
  }

  @Test func `a subscription that is over, and the end of none, are refused`() {
    var story = Story(zone: "Europe/Berlin")
    #expect(
      story.send(.subscribe(until: at("2024-03-04T07:00:00Z")), at: at("2024-03-04T07:00:00Z"))
        == .alreadyExpired
    )
    #expect(story.send(.lapse, at: at("2024-03-04T07:00:00Z")) == .notSubscribed)
  }

  static let until = at("2025-01-01T00:00:00Z")

  @Test(
    arguments: [
      (.idle, .buy(.annual), .purchasing(.annual)), (.cancelled, .buy(.monthly), .purchasing(.monthly)),
      (.failed, .buy(.monthly), .purchasing(.monthly)),
      (.purchased(.monthly), .buy(.annual), .purchasing(.annual)),
      (.purchasing(.annual), .approved(until: until), .purchased(.annual)),
      (.purchasing(.annual), .deferred, .pending(.annual)), (.purchasing(.annual), .cancelled, .cancelled),
      (.purchasing(.annual), .failed, .failed),
      (.pending(.monthly), .approved(until: until), .purchased(.monthly)),
      (.pending(.monthly), .failed, .failed), (.idle, .restore, .restoring),
      (.pending(.annual), .restore, .restoring),
      (.restoring, .restored(until: until), .restored),
      (.restoring, .restored(until: nil), .nothingToRestore),
      (.restoring, .failed, .restoreFailed), (.restoreFailed, .restore, .restoring),
      (.idle, .approved(until: until), nil), (.purchasing(.annual), .buy(.annual), nil),
      (.purchasing(.annual), .restore, nil), (.pending(.annual), .buy(.annual), nil),
      (.restoring, .cancelled, nil),
      (.idle, .failed, nil), (.idle, .restored(until: nil), nil), (.restoring, .buy(.annual), nil),
    ] as [(Purchase, Purchase.Event, Purchase?)]
  )
  func `a purchase takes its steps and no others`(state: Purchase, event: Purchase.Event, next: Purchase?) {
    #expect(state.reduce(event)?.state == next)
  }

  @Test func `an approved purchase subscribes, and every end has its text`() {
    #expect(
      Purchase.purchasing(.annual).reduce(.approved(until: SubscriptionTests.until))?.effects
        == [.subscribe(until: SubscriptionTests.until), .show(key: "paywall.purchased")]
    )
    #expect(Purchase.idle.reduce(.buy(.annual))?.effects == [.request(.annual)])
    #expect(
      Purchase.restoring.reduce(.restored(until: nil))?.effects == [.show(key: "paywall.nothingToRestore")]
    )
    #expect(Purchase.restoring.reduce(.failed)?.effects == [.show(key: "paywall.restoreFailed")])
  }
}
