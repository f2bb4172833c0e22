import PlainJSON
import SeedModel

extension EgoFixSettings {
  init(_ stored: StoredObject, _ policies: EgoFixPolicies) throws(EgoFixStateError) {
    self.init(policies: policies)
    guard let permission = Permission(name: try stored.text("permission")) else {
      throw .damaged(field: "permission")
    }
    let parts = try stored.text("reminderTime").split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]),
      let time = TimeOfDay(minute: parts[0] * 60 + parts[1])
    else { throw .damaged(field: "reminderTime") }
    reminderTime = time
    remindersOn = try stored.flag("remindersOn")
    self.permission = permission
    bootSequenceShown = try stored.flag("bootSequenceShown")
  }
}

extension Streak {
  init(_ stored: StoredObject) throws(EgoFixStateError) {
    self.init()
    current = try stored.number("current")
    longest = try stored.number("longest")
    lastDay = try stored.optionalNumber("lastDay")
    settledThrough = try stored.optionalNumber("settledThrough")
    frozenWeek = try stored.optionalNumber("frozenWeek")
  }
}

extension TidbitRounds {
  /// Goes on with a pool's round where the pool still has the same members.
  mutating func resume(order stored: [Identity?], given count: Int32, in content: EgoFixContent) {
    let places = stored.compactMap { $0.flatMap { content.tidbit(id: $0) } }
    guard places.count == stored.count, let first = places.first,
      let pool = given.indices.first(where: { pool in
        content.tidbits.range(of: pool).contains { content.tidbits.members[$0] == first }
      })
    else { return }
    let range = content.tidbits.range(of: pool)
    guard places.sorted() == content.tidbits.members[range].sorted(), (1...range.count).contains(Int(count))
    else { return }
    order.replaceSubrange(range, with: places)
    given[pool] = count
  }
}

extension PatternRecord {
  /// A stored pattern; nil where it is about a bug that the content no longer has.
  init?(_ stored: StoredObject) throws(EgoFixStateError) {
    let bugs = try stored.list("bugs")
    let numbers = try stored.numbers("numbers", count: 4)
    guard bugs.count == 2, let type = PatternType(name: try stored.text("type")),
      let severity = PatternSeverity(name: try stored.text("severity")),
      let percent = UInt8(exactly: numbers[2]), let variant = UInt8(exactly: try stored.number("variant")),
      let detectedAt = try stored.second("detectedAt")
    else { throw .damaged(field: "patterns") }
    let places = [try stored.bug(bugs[0], "patterns"), try stored.bug(bugs[1], "patterns")]
    for (place, bug) in zip(places, bugs) where place < 0 && !bug.isNull { return nil }
    let finding = PatternFinding(
      type: type,
      detail: try PatternFinding.Detail(stored.object["detail"]),
      severity: severity,
      bug: places[0],
      otherBug: places[1],
      dataPoints: numbers[0],
      count: numbers[1],
      percent: percent,
      weeks: numbers[3]
    )
    self.init(id: try stored.identity("id"), finding: finding, variant: variant, detectedAt: detectedAt)
    shownAt = try stored.second("shownAt")
    viewedAt = try stored.second("viewedAt")
    dismissedAt = try stored.second("dismissedAt")
  }
}

extension PatternFinding.Detail {
  init(_ value: JSONValue?) throws(EgoFixStateError) {
    guard let value, !value.isNull else {
      self = .none
      return
    }
    let object = value.object
    if let day = object?["weekday"]?.integer, (1...7).contains(day) {
      self = .weekday(UInt8(day))
    } else if let time = object?["time"]?.integer.flatMap({ UInt8(exactly: $0) }).flatMap(TimeBucket.init) {
      self = .time(time)
    } else if let context = object?["context"]?.string.flatMap({ EventContext(name: $0) }) {
      self = .context(context)
    } else if let day = object?["day"] {
      self = .day(try StoredObject.number(day, "detail"))
    } else {
      throw .damaged(field: "detail")
    }
  }
}

extension Assignment {
  init(_ stored: StoredObject) throws(EgoFixStateError) {
    guard let kind = AssignmentKind(name: try stored.text("kind")),
      let outcome = FixOutcome(name: try stored.text("outcome")),
      let assignedAt = try stored.second("assignedAt")
    else { throw .damaged(field: "assignments") }
    self.init(
      id: try stored.identity("id"),
      fix: try stored.fix("fix"),
      kind: kind,
      day: try stored.number("day"),
      lastDay: try stored.number("lastDay"),
      assignedAt: assignedAt,
      isOpened: try stored.flag("isOpened"),
      outcome: outcome
    )
  }
}

extension Notice {
  init(_ stored: StoredObject) throws(EgoFixStateError) {
    guard let kind = Kind(name: try stored.text("kind")),
      let variant = UInt8(exactly: try stored.number("variant"))
    else { throw .damaged(field: "notices") }
    self.init(kind: kind, day: try stored.number("day"), minute: 0, fix: try stored.fix("fix"))
    secondOfDay = try stored.number("secondOfDay")
    second = try stored.second("second")
    self.variant = variant
  }
}
