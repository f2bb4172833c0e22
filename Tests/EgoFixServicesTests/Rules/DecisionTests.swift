import EgoFixServices
import PolicySamples
import SeedModel
import Testing

/// Decisions that were found by trying.
struct DecisionTests {
  @Test func `a refused opening leaves the day undecided, a rest day too`() throws {
    // Nearly all bugs stable: fixes come every few days, and the days between are rest days.
    let story = try Story()
    story.onboard([0], 0)
    story.live(0)
    for fix: Int32 in [Int32(story.logic.content.fixCount) - 1, 9999] {
      let before = story.state
      #expect(story.send(.openFix(fix), 1, "09:00") == .notAssigned)
      // What fell due before it is all that may differ: the day has begun.
      let settled = story.logic.reduce(before, .time, at: Story.moment(1, "09:00")).state
      #expect(story.state == settled)
      #expect(!story.effects.contains { if case .assign = $0 { true } else { false } })
    }
    // The day's fix comes as if nothing had been tried.
    let tried = story.copy()
    let untried = try Story()
    untried.onboard([0], 0)
    untried.live(0)
    tried.send(.open, 1, "09:30")
    untried.send(.open, 1, "09:30")
    #expect(tried.today?.fix == untried.today?.fix && tried.today != nil)

    let resting = try Story()
    resting.send(.activate(0), 0)
    resting.send(.deactivate(0), 0, "12:01")
    resting.send(.primary(1), 0, "12:02")
    resting.send(.deactivate(1), 0, "12:03")
    let rest = resting.state
    #expect(resting.send(.openFix(nil), 1) == .notAssigned)
    #expect(resting.state == resting.logic.reduce(rest, .time, at: Story.moment(1)).state)
    #expect(!resting.effects.contains(.rest))
    resting.send(.open, 1, "12:10")
    #expect(resting.effects.contains(.rest))
  }

  @Test func `quick fixes count once a day towards the version`() throws {
    let story = try Story()
    story.onboard([0], 0)
    var appliedCount = 0
    for round in 0..<70 {
      let time = "12:\(round / 2 < 10 ? "0" : "")\(round / 2):\(round % 2 == 0 ? "00" : "30")"
      story.send(.crash(bug: 0, hasNote: false), 0, time)
      guard
        let quick = story.state.assignments.last(where: { $0.kind == .quickFix && $0.outcome == .pending })
      else { continue }
      if story.send(.outcome(fix: quick.fix, .applied, result: .all, hasReflection: false), 0, time) == nil {
        appliedCount += 1
      }
    }
    #expect(appliedCount > 7)
    #expect(story.state.applied == 1 && story.state.version == .first)
    story.send(.crash(bug: 0, hasNote: false), 1)
    let quick = try #require(story.state.assignments.last { $0.kind == .quickFix && $0.outcome == .pending })
    story.send(.outcome(fix: quick.fix, .applied, result: .all, hasReflection: false), 1)
    #expect(story.state.applied == 2)
  }
}
