public import PlainJSON
public import SeedModel
import SeededRandom

extension EgoFixState {
  /// A state as it was stored, on a content that may be another than the one that it was stored from: what it
  /// says of records that are gone is left out.
  ///
  /// - Throws: ``EgoFixStateError``.
  public init(json: JSONValue, content: EgoFixContent, policies: EgoFixPolicies) throws(EgoFixStateError) {
    self.init(content: content, policies: policies, seed: 0)
    let stored = try StoredObject(json, field: "state", content: content)
    let format = try stored.number("format")
    guard format <= EgoFixState.format else { throw .newerFormat(Int(format)) }
    try readDraws(stored)
    settings = try EgoFixSettings(
      StoredObject(stored.object["settings"], field: "settings", content: content),
      policies
    )
    for value in try stored.list("bugs") {
      try readBug(StoredObject(value, field: "bugs", content: content), policies)
    }
    let primary = try stored.bug(stored.object["primaryBug"], "primaryBug")
    primaryBug = primary < 0 ? nil : primary
    try readTallies(stored)
    try readStory(stored)
    try readDay(stored)
    rankBugs()
  }

  /// The same user on another content, with all that both know.
  ///
  /// - Throws: ``EgoFixStateError``, which a state of this content does not give.
  public func moved(
    from old: EgoFixContent,
    to new: EgoFixContent,
    policies: EgoFixPolicies
  ) throws(EgoFixStateError) -> EgoFixState {
    try EgoFixState(json: json(content: old), content: new, policies: policies)
  }

  private mutating func readDraws(_ stored: StoredObject) throws(EgoFixStateError) {
    let streams = try stored.list("random").compactMap(\.integer).map {
      SplitMix64(state: UInt64(UInt(bitPattern: $0)))
    }
    guard streams.count == 4 else { throw .damaged(field: "random") }
    random.fix = streams[0]
    random.copy = streams[1]
    random.tidbit = streams[2]
    random.id = streams[3]
    let last = try StoredObject(stored.object["copy"], field: "copy", content: stored.content)
    for key in EgoFixCopyKey.allCases {
      copy.setLast(try last.optionalNumber(key.name).map { Int($0) }, of: key)
    }
    let seen = try StoredObject(stored.object["fixes"], field: "fixes", content: stored.content)
    for member in seen.object.members {
      guard let values = member.value.array, values.count == 2, let isApplied = values[1].bool,
        let id = Identity(member.name)
      else { throw .damaged(field: "fixes") }
      guard let fix = stored.content.fix(id: id) else { continue }
      let day = try StoredObject.number(values[0], "fixes")
      if isApplied { fixes.apply(fix, on: day) } else { fixes.see(fix, on: day) }
    }
    for value in try stored.list("tidbits") {
      let round = try StoredObject(value, field: "tidbits", content: stored.content)
      let order = try round.list("order").map { $0.string.flatMap { Identity($0) } }
      tidbits.resume(order: order, given: try round.number("given"), in: stored.content)
    }
  }

  private mutating func readBug(_ stored: StoredObject, _ policies: EgoFixPolicies) throws(EgoFixStateError) {
    guard let place = stored.content.bug(id: try stored.identity("id")).map({ Int($0) }) else { return }
    guard let status = BugStatus(name: try stored.text("status")) else { throw .damaged(field: "status") }
    bugs[place].status = status
    bugs[place].activatedAt = try stored.second("activatedAt")
    let counts = try stored.numbers("counts", count: 5)
    bugs[place].finished = counts[0]
    bugs[place].answersSinceActive = counts[1]
    bugs[place].stableSince = try stored.optionalNumber("stableSince")
    bugs[place].retestFrom = try stored.optionalNumber("retestFrom")
    bugs[place].isInRetestDiagnostic = try stored.flag("isInRetestDiagnostic")
    bugs[place].crashDays = try stored.numbers("crashDays")
    bugs[place].lastQuickFix = try stored.fix("lastQuickFix")
    bugs[place].modifiers = try stored.list("modifiers").compactMap { $0.number?.double }.filter {
      $0 > 0 && $0 < 100
    }
    bugs[place].modifier = BugWeight.modifier(bugs[place].modifiers, policies: policies)
    tallies.bugs[place].applied = counts[2]
    tallies.bugs[place].skipped = counts[3]
    tallies.bugs[place].failed = counts[4]
    for value in try stored.list("answers") {
      guard let parts = value.array, parts.count == 3,
        let intensity = parts[1].string.flatMap({ BugIntensity(name: $0) })
      else { throw .damaged(field: "answers") }
      let week = try StoredObject.number(parts[0], "answers")
      let before = try StoredObject.number(parts[2], "answers")
      tallies.bugs[place].answers.append(
        DiagnosticMark(week: week, intensity: intensity, appliedBefore: before)
      )
    }
    let weeks = try stored.list("appliedWeeks")
    guard weeks.count == 4 else { throw .damaged(field: "appliedWeeks") }
    func appliedWeek(_ index: Int) throws(EgoFixStateError) -> PatternTallies.AppliedWeek {
      PatternTallies.AppliedWeek(
        week: try StoredObject.dayOrNever(weeks[index], "appliedWeeks"),
        before: try StoredObject.number(weeks[index + 1], "appliedWeeks")
      )
    }
    tallies.bugs[place].latestWeek = try appliedWeek(0)
    tallies.bugs[place].earlierWeek = try appliedWeek(2)
  }

  private mutating func readTallies(_ stored: StoredObject) throws(EgoFixStateError) {
    let crashes = try stored.numbers("crashTallies", count: 12)
    tallies.crashes = crashes[0]
    tallies.crashWeekdays = Array(crashes[1..<8])
    tallies.crashTimes = Array(crashes[8...])
    let contexts = try stored.numbers("contextTallies", count: 12)
    tallies.contextAnswers = Array(contexts[..<6])
    tallies.contextLoud = Array(contexts[6...])
    for value in try stored.list("pairs") {
      let pair = try StoredObject(value, field: "pairs", content: stored.content)
      let bugs = try pair.list("bugs")
      let sums = try pair.numbers("sums", count: 6).map { Int64($0) }
      guard bugs.count == 2 else { throw .damaged(field: "pairs") }
      let (first, second) = (try stored.bug(bugs[0], "pairs"), try stored.bug(bugs[1], "pairs"))
      guard first >= 0, second > first else { continue }
      tallies.pairs.append(
        PatternTallies.PairTally(
          first: first,
          second: second,
          weeks: sums[0],
          sumX: sums[1],
          sumY: sums[2],
          sumXX: sums[3],
          sumYY: sums[4],
          sumXY: sums[5]
        )
      )
    }
  }

  private mutating func readStory(_ stored: StoredObject) throws(EgoFixStateError) {
    let content = stored.content
    for value in try stored.list("patterns") {
      let pattern = try StoredObject(value, field: "patterns", content: content)
      if let record = try PatternRecord(pattern) { patterns.append(record) }
    }
    streak = try Streak(StoredObject(stored.object["streak"], field: "streak", content: content))
    version = EgoFixVersion(units: try stored.number("version"))
    applied = try stored.number("applied")
    countedQuickFixDay = try stored.dayOrNever("countedQuickFixDay")
    for value in try stored.list("assignments") {
      let assignment = try Assignment(StoredObject(value, field: "assignments", content: content))
      if assignment.fix >= 0 { assignments.append(assignment) }
    }
    for value in try stored.list("crashes") {
      let crash = try StoredObject(value, field: "crashes", content: content)
      openCrashes.append(
        OpenCrash(id: try crash.identity("id"), bug: try crash.bug(crash.object["bug"], "crashes"))
      )
    }
    for value in try stored.list("notices") {
      let notice = try Notice(StoredObject(value, field: "notices", content: content))
      if notice.fix >= 0 || notice.kind == .stable { notices.append(notice) }
    }
    var asked: [Int32] = []
    for value in try stored.list("queue") { asked.append(try stored.bug(value, "queue")) }
    queue = DiagnosticQueue(bugs: asked.filter { $0 >= 0 }, hasTurned: try stored.flag("queueHasTurned"))
    lastDiagnosticWeek = try stored.optionalNumber("lastDiagnosticWeek")
    for value in try stored.list("activity") {
      guard let parts = value.array, parts.count == 2,
        let bits = parts[1].integer.flatMap({ UInt8(exactly: $0) })
      else { throw .damaged(field: "activity") }
      activity.append(
        DayRecord(day: try StoredObject.number(parts[0], "activity"), activity: DayActivity(rawValue: bits))
      )
    }
    var counts: [WeekCounts.Week] = []
    for value in try stored.list("weeks") {
      guard let parts = value.array, parts.count == 3 else { throw .damaged(field: "weeks") }
      counts.append(
        WeekCounts.Week(
          monday: try StoredObject.dayOrNever(parts[0], "weeks"),
          applied: try StoredObject.number(parts[1], "weeks"),
          crashes: try StoredObject.number(parts[2], "weeks")
        )
      )
    }
    guard let restored = WeekCounts(stored: counts) else { throw .damaged(field: "weeks") }
    weeks = restored
  }

  private mutating func readDay(_ stored: StoredObject) throws(EgoFixStateError) {
    day = try stored.dayOrNever("day")
    lastActivity = try stored.second("lastActivity")
    hasShownPattern = try stored.flag("hasShownPattern")
    offeredPattern = try stored.optionalNumber("offeredPattern").flatMap {
      patterns.indices.contains(Int($0)) ? $0 : nil
    }
    decidedDay = try stored.dayOrNever("decidedDay")
    isRestDay = try stored.flag("isRestDay")
    lastFixDay = try stored.optionalNumber("lastFixDay")
    drawnDaily = try stored.fix("drawnDaily")
    drawnRetest = try stored.fix("drawnRetest")
    weeklyWeek = try stored.dayOrNever("weeklyWeek")
    allStableSince = try stored.optionalNumber("allStableSince")
  }
}
