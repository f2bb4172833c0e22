import SeedModel
import SeededRandom

extension EgoFix {
  /// A draw for a day, from what the user has seen.
  func draw(on day: Int32, minute: Int, excluding fix: Int32, in state: EgoFixState) -> FixDraw {
    FixDraw(
      content: content,
      memory: state.fixes,
      day: day,
      minute: minute,
      cooldownDays: policies.skipCooldownDays,
      excluded: fix
    )
  }

  /// A daily or weekly fix of the active bugs: the bug by its weight among those with a candidate, then one of
  /// its fixes.
  func drawFix(_ type: FixType, on day: Int32, minute: Int, in state: inout EgoFixState) -> Int32? {
    let draw = draw(on: day, minute: minute, excluding: -1, in: state)
    var total = 0
    for (rank, bug) in state.activeBugs.enumerated() where draw.hasCandidate(bug, type: type) {
      total += BugWeight.weight(rank: rank + 1, modifier: state.bugs[Int(bug)].modifier)
    }
    guard total > 0 else { return nil }
    var rest = state.random.fix.below(total)
    for (rank, bug) in state.activeBugs.enumerated() where draw.hasCandidate(bug, type: type) {
      rest -= BugWeight.weight(rank: rank + 1, modifier: state.bugs[Int(bug)].modifier)
      if rest < 0 {
        let level = severity(for: Int(state.bugs[Int(bug)].finished))
        return draw.draw(bug, type: type, upTo: level, with: &state.random.fix)
      }
    }
    return nil
  }

  /// The highest severity of a bug's fixes after so many finished ones since its activation.
  func severity(for finished: Int) -> FixSeverity {
    if finished < policies.mediumFromFinished { return .low }
    return finished < policies.highFromFinished ? .medium : .high
  }
}
