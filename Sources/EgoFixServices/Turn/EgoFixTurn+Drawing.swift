import SeedModel
import SeededRandom

/// When a fix is drawn.
struct FixDraw {
  /// The civil day that the fix is for.
  let day: Int32
  /// The time of that day, in minutes: abstentions that have ended by then are left out.
  let minute: Int
  /// A fix that must not be drawn.
  var excluded: Int32?
}

/// What a user's history makes of a fix that may be drawn.
private enum FixGroup {
  /// It was never seen.
  case unseen
  /// It was skipped, failed or left, and its cooldown is over.
  case cooled
  /// It was applied.
  case applied
}

/// Tells the group of each fix. It holds what that takes: asked of a turn, each answer would copy the turn.
private struct FixGroups {
  let fixes: FixMemory
  private let content: EgoFixContent
  private let cooldownDays: Int
  private let draw: FixDraw

  init(_ turn: EgoFixTurn, _ draw: FixDraw) {
    (fixes, content, cooldownDays) = (turn.state.fixes, turn.content, turn.policies.skipCooldownDays)
    self.draw = draw
  }

  /// The group of a fix; nil for one that may not be drawn.
  func group(of fix: Int32) -> FixGroup? {
    if fix == draw.excluded || fixes.isDeleted(fix) { return nil }
    if let end = content[fix: fix].endMinute, end <= draw.minute { return nil }
    guard let last = fixes.day(of: fix) else { return .unseen }
    if fixes.isApplied(fix) { return .applied }
    return Int(draw.day) - Int(last) >= cooldownDays ? .cooled : nil
  }
}

/// Draws fixes (domain rules: "Daily fix"): unseen ones at the bug's severities, unseen ones above them level
/// by level, skipped and failed ones whose cooldown is over, applied ones with the least recently seen first.
/// Among equals each is as likely, by one number of the random source.
extension EgoFixTurn {
  /// A daily or weekly fix of the active bugs: the bug by its weight among those with a candidate, then one
  /// of its fixes.
  mutating func drawFix(_ type: FixType, _ draw: FixDraw) -> Int32? {
    let groups = FixGroups(self, draw)
    // The bugs' weights up to each of them.
    var sums: [(bug: Int32, sum: Int)] = []
    for (rank, id) in state.activeBugs.enumerated() {
      guard let bug = content.place(of: id),
        content.fixes(of: bug, type: type).contains(where: { groups.group(of: $0) != nil })
      else { continue }
      let weight = BugWeight.weight(rank: rank + 1, modifier: state.bugs[Int(bug)].modifier)
      sums.append((bug: bug, sum: (sums.last?.sum ?? 0) + weight))
    }
    guard let total = sums.last?.sum, total > 0 else { return nil }
    let drawn = state.random.fix.below(total)
    guard let bug = sums.first(where: { drawn < $0.sum })?.bug else { return nil }
    return drawFix(of: bug, type, upTo: severity(for: Int(state.bugs[Int(bug)].finished)), draw)
  }

  /// A fix of a bug, of severities up to a level first; nil where it has no candidate.
  mutating func drawFix(of bug: Int32, _ type: FixType, upTo level: FixSeverity, _ draw: FixDraw) -> Int32? {
    let all = content.fixes(of: bug, type: type)
    let end = content.fixes(of: bug, type: type, severity: level).upperBound
    if let fix = pick(.unseen, in: all.lowerBound..<end, draw) { return fix }
    for above in FixSeverity.allCases where above > level {
      let range = content.fixes(of: bug, type: type, severity: above)
      if let fix = pick(.unseen, in: range, draw) { return fix }
    }
    return pick(.cooled, in: all, draw) ?? pick(.applied, in: all, draw)
  }

  /// A daily fix of a bug in the first severity of a list that has a candidate.
  mutating func drawFix(of bug: Int32, preferring severities: [FixSeverity], _ draw: FixDraw) -> Int32? {
    for severity in severities {
      let range = content.fixes(of: bug, type: .daily, severity: severity)
      for group in [FixGroup.unseen, .cooled, .applied] {
        if let fix = pick(group, in: range, draw) { return fix }
      }
    }
    return nil
  }

  /// The highest severity of a bug's fixes after so many finished ones since its activation.
  func severity(for finished: Int) -> FixSeverity {
    if finished < policies.mediumFromFinished { return .low }
    return finished < policies.highFromFinished ? .medium : .high
  }

  private mutating func pick(_ group: FixGroup, in range: Range<Int32>, _ draw: FixDraw) -> Int32? {
    let groups = FixGroups(self, draw)
    var candidates = range.filter { groups.group(of: $0) == group }
    let fixes = groups.fixes
    if group == .applied, let oldest = candidates.compactMap({ fixes.day(of: $0) }).min() {
      candidates.removeAll { fixes.day(of: $0) != oldest }
    }
    return candidates.isEmpty ? nil : candidates[state.random.fix.below(candidates.count)]
  }
}
