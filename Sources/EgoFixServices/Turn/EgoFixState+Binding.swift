import CivilTime
import PlainJSON
import SeedModel

extension EgoFixState {
  /// Lays a state that was read over a content: bugs that it lacks are taken in, what is said of records that
  /// the content does not have is left out.
  mutating func bind(to content: EgoFixContent, policies: EgoFixPolicies) {
    bugs = content.bugIDs.map { self[$0] ?? BugState($0) }
    for index in bugs.indices {
      bugs[index].modifier = BugWeight.modifier(bugs[index].modifiers, policies: policies)
    }
    tallies.bind(to: content.bugIDs)
    fixes = fixes.bound(to: content)
    tidbits.bind(to: content.tidbits)
    func isHere(_ bug: BugID?) -> Bool { bug.map { content.index(of: $0) != nil } ?? true }
    func isHere(_ fix: FixID?) -> Bool { fix.map { content.index(of: $0) != nil } ?? true }
    patterns.removeAll { !isHere($0.finding.bug) || !isHere($0.finding.otherBug) }
    drop { !isHere($0.fix) }
    dropOldProgress()
    notices.removeAll { !isHere($0.fix) }
    for index in openCrashes.indices where !isHere(openCrashes[index].bug) { openCrashes[index].bug = nil }
    if !isHere(primaryBug) { primaryBug = nil }
    if !isHere(timer?.fix) { timer = nil }
    if !isHere(drawnDaily) { drawnDaily = nil }
    if !isHere(drawnRetest) { drawnRetest = nil }
    if let id = offeredPattern, !patterns.contains(where: { $0.id == id }) { offeredPattern = nil }
    if let id = shownPattern, !patterns.contains(where: { $0.id == id }) { shownPattern = nil }
    for bug in queue.bugs where !isHere(bug) { queue.leave(bug) }
    rankBugs()
  }

  /// Takes assignments away that are gone; whether the day's own fix is among them, and the day undecided.
  @discardableResult
  mutating func drop(_ isGone: (Assignment) -> Bool) -> Bool {
    let hadFix = assignments.contains { isGone($0) && $0.isOfDay && $0.day == day }
    assignments.removeAll(where: isGone)
    guard hadFix, decidedDay == day else { return false }
    decidedDay = CivilDay.never
    return true
  }

  /// What is wrong with a stored state whose parts can each be read; nil for a sound one.
  var fault: String? {
    if tallies.crashWeekdays.count != 7 || tallies.crashTimes.count != 4
      || tallies.contextAnswers.count != 6 || tallies.contextLoud.count != 6
    {
      return "a table of counts has another size"
    }
    if bugs.contains(where: { $0.answersSinceActive < 0 || $0.modifiers.contains { !($0 > 0 && $0 < 100) } })
    {
      return "a count or a weight of a bug cannot be"
    }
    return Set(queue.bugs).count == queue.bugs.count ? nil : "a bug stands twice in the diagnostic's queue"
  }

  /// Whether all whole numbers of a stored state are ones that the rules can reckon with.
  static func isInBounds(_ json: JSONValue) -> Bool {
    switch json {
    case .number: json.integer.map { $0.magnitude < 1 << 28 } ?? (json.number?.double != nil)
    case .array(let values): values.allSatisfy(isInBounds)
    case .object(let object): object.members.allSatisfy { isInBounds($0.value) }
    case .null, .bool, .string: true
    }
  }
}

extension PatternTallies {
  /// Keeps what was counted of a content's bugs.
  mutating func bind(to content: [BugID]) {
    bugs = content.map { bug in index(of: bug).map { bugs[$0] } ?? BugTally(bug: bug) }
    pairs.removeAll { !content.contains($0.first) || !content.contains($0.second) }
  }
}
