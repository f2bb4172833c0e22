import PressureServices
import Testing
import PolicySamples
import SeedModel

/// The engine spec's pseudo-code, transcribed line by line.
struct SpecEngine: Equatable {
  var tier = 0
  var misses = 0
  var successes = 0
  var streak = 0
  var longest = 0
  var shields = 0

  mutating func apply(_ result: CheckInResult, _ policy: EscalationAfterRecovery) {
    switch result {
    case .yes:
      successes += 1
      misses = 0
      streak += 1
      if streak > longest { longest = streak }
      if tier == 1 && successes >= 1 {
        tier = 0
        successes = 0
      } else if tier == 2 && successes >= 2 {
        tier = 0
        successes = 0
      } else if tier == 3 && successes >= 3 {
        tier = 0
        successes = 0
      }
    case .shieldedNo where shields > 0, .shieldedMissed where shields > 0:
      streak = 0
      successes = 0
      shields -= 1
    case .no, .missed, .shieldedNo, .shieldedMissed:
      misses += 1
      successes = 0
      streak = 0
      let old = tier
      if misses >= 3 { tier = 3 } else if misses == 2 { tier = 2 } else if misses == 1 { tier = 1 }
      if policy == .neverLowers && old > tier { tier = old }
    }
  }

  init(_ state: EscalationState) {
    tier = state.currentTier
    misses = state.consecutiveMisses
    successes = state.consecutiveSuccesses
    streak = state.currentStreak
    longest = state.longestStreak
    shields = state.restartShieldsRemaining
  }
}

struct EngineTests {
  @Test(arguments: EscalationAfterRecovery.allCases)
  func `every transition of every state is the pseudo-code's`(policy: EscalationAfterRecovery) {
    var count = 0
    for tier in 0...3 {
      for misses in 0...5 {
        for successes in 0...4 {
          for (streak, longest) in [(0, 0), (0, 9), (4, 4), (4, 9)] {
            for shields in 0...1 {
              for result in CheckInResult.allCases {
                let escalation = Escalation(
                  tier: tier,
                  misses: misses,
                  successes: successes,
                  streak: streak,
                  longest: longest
                )
                let state = EscalationState(escalation, shields: ShieldBalance(remaining: shields))
                var expected = SpecEngine(state)
                expected.apply(result, policy)
                let next = EscalationEngine.next(state, result, policy: policy)
                #expect(SpecEngine(next) == expected, "\(state) \(result)")
                #expect(EscalationEngine.next(state, result, policy: policy) == next)
                count += 1
              }
            }
          }
        }
      }
    }
    #expect(count == 4 * 6 * 5 * 4 * 2 * 5)
  }

  @Test func `misses lead through the tiers 0 to 3 and count on`() {
    let states = EscalationEngine.states(results: [.no, .missed, .no, .missed, .no])
    #expect(states.map(\.currentTier) == [1, 2, 3, 3, 3])
    #expect(states.map(\.consecutiveMisses) == [1, 2, 3, 4, 5])
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3)])
  func `a tier is left straight to 0 after as many YES as its number`(tier: Int, need: Int) {
    let misses = Array(repeating: CheckInResult.no, count: tier)
    let yes = Array(repeating: CheckInResult.yes, count: need)
    let states = EscalationEngine.states(results: misses + yes).suffix(need)
    #expect(states.dropLast().allSatisfy { $0.currentTier == tier })
    #expect(states.last?.currentTier == 0)
    #expect(states.last?.consecutiveSuccesses == 0)
    #expect(states.map(\.consecutiveMisses) == Array(repeating: 0, count: need))
  }

  @Test func `after one YES at tier 3 a NO gives tier 1 by the letter and tier 3 where it never lowers`() {
    let results: [CheckInResult] = [.no, .no, .no, .yes, .no]
    #expect(EscalationEngine.states(results: results, policy: .literal).last?.currentTier == 1)
    #expect(EscalationEngine.states(results: results, policy: .neverLowers).last?.currentTier == 3)
  }

  @Test func `successes grow without bound at tier 0 and are cleared by a miss and by leaving a tier`() {
    let yes = Array(repeating: CheckInResult.yes, count: 50)
    #expect(EscalationEngine.states(results: yes).last?.consecutiveSuccesses == 50)
    #expect(EscalationEngine.states(results: yes + [.missed]).last?.consecutiveSuccesses == 0)
    #expect(EscalationEngine.states(results: [.no, .no, .yes, .shieldedNo]).last?.consecutiveSuccesses == 0)
  }

  @Test func `counts stop at a billion`() {
    let most = 1_000_000_000
    var story = Escalation(tier: 0, misses: .max, successes: .max, streak: .max, longest: .max)
    #expect([story.misses, story.successes, story.streak, story.longest] == [most, most, most, most])
    story.apply(DayOutcome(.yes, under: .literal))
    #expect([story.misses, story.successes, story.streak, story.longest] == [0, most, most, most])
    story = Escalation(tier: 3, misses: most, successes: 0, streak: 0, longest: 0)
    story.apply(DayOutcome(.no, under: .literal))
    #expect(story.misses == most)
  }

  @Test func `the longest streak stays when the streak ends`() {
    let states = EscalationEngine.states(results: [.yes, .yes, .no, .yes, .missed, .yes, .yes, .yes])
    #expect(states.map(\.currentStreak) == [1, 2, 0, 1, 0, 1, 2, 3])
    #expect(states.map(\.longestStreak) == [1, 2, 2, 2, 2, 2, 2, 3])
    #expect(states.map(\.escalation.longestEnded) == [0, 0, 2, 2, 2, 2, 2, 2])
  }

  @Test(arguments: [(0, 0, 0), (4, 9, 9), (9, 9, 0), (0, 9, 9)])
  func `a longest streak counts as ended unless it is the current one`(streak: Int, longest: Int, ended: Int)
  {
    #expect(Escalation(tier: 0, streak: streak, longest: longest).longestEnded == ended)
  }

  @Test func `a shield keeps tier and misses, ends the streak and is taken from the balance`() {
    let start = EscalationState(
      Escalation(tier: 2, misses: 2, successes: 1, streak: 1, longest: 8),
      shields: ShieldBalance(remaining: 1)
    )
    let shielded = EscalationEngine.next(start, .shieldedMissed)
    #expect(
      SpecEngine(shielded)
        == SpecEngine(EscalationState(Escalation(tier: 2, misses: 2, longest: 8), shields: ShieldBalance()))
    )
    // Without a balance it is an ordinary miss.
    #expect(EscalationEngine.next(shielded, .shieldedMissed).currentTier == 3)
  }

  @Test func `a fold is the chain of its steps, and keeps each day's policy`() {
    let history = [
      DayOutcome(.no, under: .literal), DayOutcome(.no, under: .literal), DayOutcome(.no, under: .literal),
      DayOutcome(.yes, under: .literal), DayOutcome(.no, under: .neverLowers),
    ]
    #expect(EscalationEngine.fold(history).tier == 3)
    #expect(EscalationEngine.fold(history.dropLast() + [DayOutcome(.no, under: .literal)]).tier == 1)
  }

  @Test func `numbers outside their ranges are cut to them and never overflow`() {
    let state = Escalation(tier: 9, misses: .max, successes: -1, streak: .max, longest: .max)
    #expect(state.tier == 3 && state.successes == 0)
    let next = EscalationEngine.states(
      from: EscalationState(state),
      results: [.yes, .no, .missed]
    )
    #expect(next.allSatisfy { $0.currentTier == 3 || $0.currentTier < 3 && $0.longestStreak > 0 })
    #expect(Escalation(tier: -1).tier == 0)
  }
}
