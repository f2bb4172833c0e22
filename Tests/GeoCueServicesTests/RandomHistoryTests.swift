import PolicySamples
import CivilTime
import GeoCueServices
import SeedModel
import SeededRandom
import ServiceKernel
import ServiceSamples
import Testing

/// What holds after every event of random histories.
struct RandomHistoryTests {
  @Test(arguments: 0..<20)
  func `the centre holds what the state says, never more than the policy, and histories repeat exactly`(
    seed: Int
  )
    throws
  {
    let first = try Self.live(UInt64(seed))
    let second = try Self.live(UInt64(seed))
    #expect(first.state == second.state)
    #expect(first.deliveries == second.deliveries)
    #expect(!first.delivered.isEmpty)
  }

  private static let random = RandomHistory(
    Sample.reducer(policies: .with(pendingMaximum: 5)),
    newUser: GeoCueState(seed: 1, zone: Sample.berlin),
    kinds: [],
    from: Sample.instant("2026-03-28T20:00:00Z"),
    pauses: [0, 30, 60, 600, 5_400]
  ) { _, _, random in event(&random) }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `two processes that end at any call lose nothing that was acknowledged`(seed: UInt64) async throws {
    try await Self.random.run(seed: seed)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func `a process may be killed at every call of a drawn history`(seed: UInt64) async throws {
    let (callCount, faults) = try await Self.random.killed(seed: seed, eventCount: 16).run()
    #expect(callCount > 100 && faults == [])
  }

  private static func live(_ seed: UInt64) throws -> Story {
    var random = SplitMix64(seed: seed, purpose: "history")
    let maximum = [1, 2, 5, 60][random.below(4)]
    let zone = [ZoneRules.utc, Sample.berlin][random.below(2)]
    var story = Story(
      Sample.reducer(policies: GeoCuePolicies.with(pendingMaximum: maximum)),
      zone: zone
    )
    // What the notification centre holds, by the effects alone.
    var held: [String: NotificationRequest] = [:]
    // The night before the clocks change.
    var now = Sample.instant("2026-03-28T20:00:00Z")
    for _ in 0..<150 {
      now = now.adding(seconds: [0, 1, 30, 60, 600, 5_400][random.below(6)])
      let event = event(&random)
      let deliveredBefore = story.delivered.count
      let effects = try story.at(now, event)
      // The centre shows what is due as the machine says, and is then handed the effects.
      for request in story.delivered[deliveredBefore...] { held[request.identifier] = nil }
      for effect in effects {
        switch effect {
        case .notify(let request): held[request.identifier] = request
        case .cancel(let identifiers): for identifier in identifiers { held[identifier] = nil }
        default: break
        }
      }
      let state = story.state
      #expect(held == Dictionary(uniqueKeysWithValues: state.pending.map { ($0.identifier, $0) }))
      let wanted = story.reducer.wanted(in: state)
      #expect(wanted.notifications.map(\.identifier) == state.pending.map(\.identifier))
      #expect(state.pending.count <= maximum)
      #expect(state.pending.allSatisfy { $0.at > now })
      #expect(Set(state.pending.map(\.identifier)).count == state.pending.count)
      #expect(Set(state.open.map(\.identifier)).count == state.open.count)
      #expect(
        state.pending.allSatisfy { request in state.open.contains { $0.identifier == request.notification } }
      )
      check(state, at: now, story.reducer)
    }
    return story
  }

  /// Nothing that respects quiet hours is pending in them.
  private static func check(_ state: GeoCueState, at now: Instant, _ reducer: GeoCueReducer) {
    let planner = DeliveryPlanner(
      preferences: state.preferences,
      zone: state.zone,
      policies: reducer.policies
    )
    for request in state.pending {
      let priority = state.open.first { $0.identifier == request.notification }?.priority
      #expect(priority == .critical || !planner.isQuiet(at: request.at))
    }
    for open in state.open where open.priority == .critical { #expect(open.deliveredAt != nil) }
  }

  static func event(_ random: inout SplitMix64) -> GeoCueEvent {
    let identifier = "n\(random.below(12))"
    let priority = NotificationPriority(rawValue: UInt8(random.below(4))) ?? .low
    switch random.below(10) {
    case 0...3:
      return .send(title: "T", body: "B", identifier: identifier, priority: priority, badge: random.below(3))
    case 4...5:
      let place = Sample.place(["Gym", "Home"][random.below(2)], entry: ["x", "urgent"][random.below(2)])
      return .crossing(.entry, place, identifier: identifier)
    case 6: return .acknowledge(identifier: random.below(2) == 0 ? identifier : "\(identifier).repeat.2")
    case 7:
      let zone = [ZoneRules.utc, Sample.berlin][random.below(2)]
      return [.cancel(identifiers: [identifier]), .resume, .zone(zone)][random.below(3)]
    case 8: return random.below(4) == 0 ? .reset : .preferences(preferences(&random))
    default: return .test(priority, preferences: random.below(2) == 0 ? nil : preferences(&random))
    }
  }

  private static func preferences(_ random: inout SplitMix64) -> NotificationStylePreferences {
    NotificationStylePreferences(
      defaultStyle: NotificationPriority(rawValue: UInt8(random.below(4))) ?? .low,
      soundEnabled: random.below(2) == 0,
      hapticEnabled: random.below(2) == 0,
      quietHoursEnabled: random.below(3) > 0,
      quietHoursStart: TimeOfDay(minute: random.below(1_440)) ?? Sample.minute("22:00"),
      quietHoursEnd: TimeOfDay(minute: random.below(1_440)) ?? Sample.minute("08:00")
    )
  }
}
