import SeedModel
import SeededRandom

extension EgoFixTurn {
  /// A draw for a day.
  func draw(on day: Int32, minute: Int, excluding fix: Int32 = -1) -> FixDraw {
    FixDraw(day: day, minute: minute, cooldownDays: policies.skipCooldownDays, excluded: fix)
  }

  /// A daily or weekly fix of the active bugs: the bug by its weight among those with a candidate, then one
  /// of its fixes.
  mutating func drawFix(_ type: FixType, on day: Int32, minute: Int) -> Int32? {
    let draw = draw(on: day, minute: minute)
    let bugs = state.activeBugs
    // The bugs' weights up to each of them, on the stack: a day is lived in a microsecond.
    let chosen = withUnsafeTemporaryAllocation(of: Int.self, capacity: bugs.count) { sums -> Int32? in
      var total = 0
      for rank in bugs.indices {
        if let bug = content.place(of: bugs[rank]),
          draw.hasCandidate(bug, type: type, in: content, state.fixes)
        {
          total += BugWeight.weight(rank: rank + 1, modifier: state.bugs[Int(bug)].modifier)
        }
        sums[rank] = total
      }
      guard total > 0 else { return nil }
      let drawn = state.random.fix.below(total)
      return bugs.indices.first { drawn < sums[$0] }.flatMap { content.place(of: bugs[$0]) }
    }
    guard let bug = chosen else { return nil }
    let level = severity(for: Int(state.bugs[Int(bug)].finished))
    return draw.draw(bug, type: type, upTo: level, in: content, state.fixes, with: &state.random.fix)
  }

  /// The highest severity of a bug's fixes after so many finished ones since its activation.
  func severity(for finished: Int) -> FixSeverity {
    if finished < policies.mediumFromFinished { return .low }
    return finished < policies.highFromFinished ? .medium : .high
  }
}
