import SeedModel
import SeededRandom

extension EgoFix {
  /// A draw for a day.
  func draw(on day: Int32, minute: Int, excluding fix: Int32 = -1) -> FixDraw {
    FixDraw(day: day, minute: minute, cooldownDays: policies.skipCooldownDays, excluded: fix)
  }

  /// A daily or weekly fix of the active bugs: the bug by its weight among those with a candidate, then one
  /// of its fixes.
  func drawFix(_ type: FixType, on day: Int32, minute: Int, in state: inout EgoFixState) -> Int32? {
    let draw = draw(on: day, minute: minute)
    var random = state.random.fix
    defer { state.random.fix = random }
    var total = 0
    for place in state.activeBugs.indices
    where draw.hasCandidate(state.activeBugs[place], type: type, in: content, state.fixes) {
      total += weight(ofActive: place, in: state)
    }
    guard total > 0 else { return nil }
    var rest = random.below(total)
    for place in state.activeBugs.indices {
      let bug = state.activeBugs[place]
      guard draw.hasCandidate(bug, type: type, in: content, state.fixes) else { continue }
      rest -= weight(ofActive: place, in: state)
      if rest < 0 {
        let level = severity(for: Int(state.bugs[Int(bug)].finished))
        return draw.draw(bug, type: type, upTo: level, in: content, state.fixes, with: &random)
      }
    }
    return nil
  }

  /// The weight of an active bug, by its place among them.
  private func weight(ofActive place: Int, in state: EgoFixState) -> Int {
    BugWeight.weight(rank: place + 1, modifier: state.bugs[Int(state.activeBugs[place])].modifier)
  }

  /// The highest severity of a bug's fixes after so many finished ones since its activation.
  func severity(for finished: Int) -> FixSeverity {
    if finished < policies.mediumFromFinished { return .low }
    return finished < policies.highFromFinished ? .medium : .high
  }
}
