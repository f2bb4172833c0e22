import CivilTime
public import PlainJSON
import SeedModel
import SeededRandom

extension EgoFixState {
  /// The state as JSON, with records by id, so that it can be read on another bundle; the same state gives
  /// the same bytes.
  ///
  /// - Parameter content: the content whose places the state uses.
  public func json(content: EgoFixContent) -> JSONValue {
    var object = JSONObject()
    object["format"] = .integer(EgoFixState.format)
    object["random"] = .array(
      [random.fix, random.copy, random.tidbit, random.id].map { .integer(Int(bitPattern: UInt($0.state))) }
    )
    object["copy"] = copyJSON
    object["settings"] = settings.json
    object["primaryBug"] = primaryBug.map { .string("\(content.bugIDs[Int($0)])") }
    object["bugs"] = .array(bugs.indices.map { bugJSON($0, content) })
    object["fixes"] = fixes.json(content: content)
    object["tidbits"] = tidbits.json(content: content)
    object["crashTallies"] = .array(
      ([tallies.crashes] + tallies.crashWeekdays + tallies.crashTimes).map(\.json)
    )
    object["contextTallies"] = .array((tallies.contextAnswers + tallies.contextLoud).map(\.json))
    object["pairs"] = .array(tallies.pairs.map { $0.json(content: content) })
    object["patterns"] = .array(patterns.map { $0.json(content: content) })
    object["streak"] = streak.json
    object["version"] = version.units.json
    object["applied"] = applied.json
    object["countedQuickFixDay"] = countedQuickFixDay.json
    object["assignments"] = .array(assignments.map { $0.json(content: content) })
    object["crashes"] = .array(
      openCrashes.map { ["id": .string("\($0.id)"), "bug": content.json(bug: $0.bug)] }
    )
    object["notices"] = .array(notices.map { $0.json(content: content) })
    object["queue"] = .array(queue.bugs.map { content.json(bug: $0) })
    object["queueHasTurned"] = .bool(queue.hasTurned)
    object["lastDiagnosticWeek"] = lastDiagnosticWeek?.json
    object["activity"] = .array(activity.map { [$0.day.json, .integer(Int($0.activity.rawValue))] })
    object["day"] = day.json
    object["lastActivity"] = lastActivity.map { .integer(Int($0)) }
    object["hasShownPattern"] = .bool(hasShownPattern)
    object["offeredPattern"] = offeredPattern?.json
    object["decidedDay"] = decidedDay.json
    object["isRestDay"] = .bool(isRestDay)
    object["lastFixDay"] = lastFixDay?.json
    object["drawnDaily"] = content.json(fix: drawnDaily)
    object["drawnRetest"] = content.json(fix: drawnRetest)
    object["weeklyWeek"] = weeklyWeek.json
    object["allStableSince"] = allStableSince?.json
    object["weeks"] = .array(weeks.stored.map(\.json))
    return .object(object)
  }

  /// The format that is written; an older one is read, a newer one refused.
  static let format = 1

  private var copyJSON: JSONValue {
    var object = JSONObject()
    for key in EgoFixCopyKey.allCases {
      if let last = copy.last(of: key) { object.append(key.name, .integer(last)) }
    }
    return .object(object)
  }

  private func bugJSON(_ place: Int, _ content: EgoFixContent) -> JSONValue {
    let bug = bugs[place]
    let tally = tallies.bugs[place]
    var object = JSONObject()
    object["id"] = .string("\(content.bugIDs[place])")
    object["status"] = .string("\(bug.status)")
    object["activatedAt"] = bug.activatedAt.map { .integer(Int($0)) }
    object["counts"] = .array(
      [bug.finished, bug.answersSinceActive, tally.applied, tally.skipped, tally.failed].map(\.json)
    )
    object["stableSince"] = bug.stableSince?.json
    object["retestFrom"] = bug.retestFrom?.json
    object["isInRetestDiagnostic"] = .bool(bug.isInRetestDiagnostic)
    object["crashDays"] = .array(bug.crashDays.map(\.json))
    object["modifiers"] = .array(bug.modifiers.map { JSONNumber($0).map(JSONValue.number) ?? .null })
    object["lastQuickFix"] = content.json(fix: bug.lastQuickFix)
    object["answers"] = .array(
      tally.answers.map { [$0.week.json, .string("\($0.intensity)"), $0.appliedBefore.json] }
    )
    object["appliedWeeks"] = .array(
      [tally.latestWeek, tally.earlierWeek].flatMap { [$0.week.json, $0.before.json] }
    )
    return .object(object)
  }
}

extension Int32 {
  var json: JSONValue { .integer(Int(self)) }
}

extension EgoFixContent {
  /// The id of the bug at a place; null for none.
  func json(bug: Int32) -> JSONValue { bug < 0 ? .null : .string("\(bugIDs[Int(bug)])") }

  /// The id of the fix at a place; null for none.
  func json(fix: Int32) -> JSONValue { fix < 0 ? .null : .string("\(id(ofFix: fix))") }
}

extension EgoFixSettings {
  var json: JSONValue {
    [
      "reminderTime": .string("\(reminderTime)"), "remindersOn": .bool(remindersOn),
      "permission": .string("\(permission)"), "bootSequenceShown": .bool(bootSequenceShown),
    ]
  }
}

extension Streak {
  var json: JSONValue {
    var object = JSONObject()
    object["current"] = current.json
    object["longest"] = longest.json
    object["lastDay"] = lastDay?.json
    object["settledThrough"] = settledThrough?.json
    object["frozenWeek"] = frozenWeek?.json
    return .object(object)
  }
}

extension FixMemory {
  /// What was seen, by id: the day, and whether it was applied.
  func json(content: EgoFixContent) -> JSONValue {
    var object = JSONObject()
    for fix in 0..<Int32(content.fixCount) where isSeen(fix) {
      object.append("\(content.id(ofFix: fix))", [lastDay[Int(fix)].json, .bool(isApplied(fix))])
    }
    return .object(object)
  }
}

extension TidbitRounds {
  /// The running rounds: for each pool that has begun, its order and how many of it were given.
  func json(content: EgoFixContent) -> JSONValue {
    .array(
      given.indices.filter { given[$0] > 0 }.map { pool in
        let order = content.tidbits.range(of: pool).map {
          JSONValue.string("\(content.id(ofTidbit: self.order[$0]))")
        }
        return ["given": given[pool].json, "order": .array(order)]
      }
    )
  }
}

extension PatternTallies.PairTally {
  func json(content: EgoFixContent) -> JSONValue {
    let sums = [weeks, sumX, sumY, sumXX, sumYY, sumXY].map { JSONValue.integer(Int($0)) }
    return ["bugs": [content.json(bug: first), content.json(bug: second)], "sums": .array(sums)]
  }
}

extension PatternRecord {
  func json(content: EgoFixContent) -> JSONValue {
    var object = JSONObject()
    object["id"] = .string("\(id)")
    object["type"] = .string("\(finding.type)")
    object["detail"] = finding.detail.json
    object["severity"] = .string("\(finding.severity)")
    object["bugs"] = [content.json(bug: finding.bug), content.json(bug: finding.otherBug)]
    object["numbers"] = [
      finding.dataPoints.json, finding.count.json, .integer(Int(finding.percent)), finding.weeks.json,
    ]
    object["variant"] = .integer(Int(variant))
    object["detectedAt"] = .integer(Int(detectedAt))
    object["shownAt"] = shownAt.map { .integer(Int($0)) }
    object["viewedAt"] = viewedAt.map { .integer(Int($0)) }
    object["dismissedAt"] = dismissedAt.map { .integer(Int($0)) }
    return .object(object)
  }
}

extension PatternFinding.Detail {
  var json: JSONValue {
    switch self {
    case .none: .null
    case .weekday(let day): ["weekday": .integer(Int(day))]
    case .time(let time): ["time": .integer(Int(time.rawValue))]
    case .context(let context): ["context": .string("\(context)")]
    case .day(let day): ["day": day.json]
    }
  }
}

extension Assignment {
  func json(content: EgoFixContent) -> JSONValue {
    [
      "id": .string("\(id)"), "fix": content.json(fix: fix), "kind": .string("\(kind)"), "day": day.json,
      "lastDay": lastDay.json, "assignedAt": .integer(Int(assignedAt)), "isOpened": .bool(isOpened),
      "outcome": .string("\(outcome)"),
    ]
  }
}

extension Notice {
  func json(content: EgoFixContent) -> JSONValue {
    var object = JSONObject()
    object["kind"] = .string("\(kind)")
    object["day"] = day.json
    object["secondOfDay"] = secondOfDay.json
    object["second"] = second.map { .integer(Int($0)) }
    object["fix"] = content.json(fix: fix)
    object["variant"] = .integer(Int(variant))
    return .object(object)
  }
}

extension WeekCounts.Week {
  var json: JSONValue { [monday.json, applied.json, crashes.json] }
}
