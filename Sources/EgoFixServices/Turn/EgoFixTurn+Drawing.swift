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

/// What a draw asks of the user's history and the content: held apart, since a closure that asks a turn
/// copies the turn for each answer.
private struct FixGroups {
  let fixes: FixMemory
  let entries: [EgoFixContent.FixEntry]
  let cooldownDays: Int
  let draw: FixDraw

  /// The group of a fix; nil for one that may not be drawn.
  func group(of fix: Int32) -> FixGroup? {
    if fix == draw.excluded || fixes.isDeleted(fix) { return nil }
    if let end = entries[Int(fix)].endMinute, end <= draw.minute { return nil }
    guard let last = fixes.day(of: fix) else { return .unseen }
    if fixes.isApplied(fix) { return .applied }
    return Int(draw.day) - Int(last) >= cooldownDays ? .cooled : nil
  }

  /// One fix of a group in a range, of applied ones one of the least recently seen; nil where there is none.
  func pick(_ wanted: FixGroup, in range: Range<Int32>, using random: inout SplitMix64) -> Int32? {
    var candidates = range.filter { group(of: $0) == wanted }
    if wanted == .applied, let oldest = candidates.compactMap({ fixes.day(of: $0) }).min() {
      candidates.removeAll { fixes.day(of: $0) != oldest }
    }
    return candidates.isEmpty ? nil : candidates[random.below(candidates.count)]
  }
}

/// Draws fixes (domain rules: "Daily fix"): unseen ones at the bug's severities, unseen ones above them level
/// by level, skipped and failed ones whose cooldown is over, applied ones with the least recently seen first.
/// Among equals each is as likely, by one number of the random source.
extension EgoFixTurn {
  /// A daily or weekly fix of the active bugs: the bug by its weight among those with a candidate, then one
  /// of its fixes.
  mutating func drawFix(_ type: FixType, _ draw: FixDraw) -> Int32? {
    let groups = groups(draw)
    // The bugs' weights up to each of them.
    var sums: [(bug: Int32, sum: Int)] = []
    for (rank, id) in state.activeBugs.enumerated() {
      guard let bug = content.index(of: id),
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
    let groups = groups(draw)
    let all = content.fixes(of: bug, type: type)
    let end = content.fixes(of: bug, type: type, severity: level).upperBound
    if let fix = groups.pick(.unseen, in: all.lowerBound..<end, using: &state.random.fix) { return fix }
    for above in FixSeverity.allCases where above > level {
      let range = content.fixes(of: bug, type: type, severity: above)
      if let fix = groups.pick(.unseen, in: range, using: &state.random.fix) { return fix }
    }
    return groups.pick(.cooled, in: all, using: &state.random.fix)
      ?? groups.pick(.applied, in: all, using: &state.random.fix)
  }

  /// A daily fix of a bug in the first severity of a list that has a candidate.
  mutating func drawFix(of bug: Int32, preferring severities: [FixSeverity], _ draw: FixDraw) -> Int32? {
    let groups = groups(draw)
    for severity in severities {
      let range = content.fixes(of: bug, type: .daily, severity: severity)
      for group in [FixGroup.unseen, .cooled, .applied] {
        if let fix = groups.pick(group, in: range, using: &state.random.fix) { return fix }
      }
    }
    return nil
  }

  private func groups(_ draw: FixDraw) -> FixGroups {
    FixGroups(
      fixes: state.fixes,
      entries: content.fixes,
      cooldownDays: policies.skipCooldownDays,
      draw: draw
    )
  }

  /// The highest severity of a bug's fixes after so many finished ones since its activation.
  func severity(for finished: Int) -> FixSeverity {
    if finished < policies.mediumFromFinished { return .low }
    return finished < policies.highFromFinished ? .medium : .high
  }
}
