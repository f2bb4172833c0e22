/// So many events of one kind, for tallies that are given as counts.
public struct EventCount: Hashable, Sendable {
  /// What was done.
  public var type: EventType
  /// The bug; nil for none.
  public var bug: BugID?
  /// 1 = Sunday … 7 = Saturday.
  public var weekday: Int
  /// 0…23.
  public var hour: Int
  /// How often.
  public var count: Int

  /// Makes a count; by default of one event on a Monday at noon.
  public init(_ type: EventType, bug: BugID? = nil, weekday: Int = 2, hour: Int = 12, count: Int = 1) {
    self.type = type
    self.bug = bug
    self.weekday = weekday
    self.hour = hour
    self.count = count
  }
}

extension PatternTallies {
  /// Tallies of counts.
  ///
  /// - Parameter events: events, all before the first of the weeks.
  /// - Parameter weeks: answers by week, oldest first, a week apart.
  /// - Parameter applied: for each bug the fixes applied, as of the latest week, on top of the events' own.
  /// - Precondition: the bugs are in the order of their ids.
  public init(
    bugs: [BugID],
    events: [EventCount] = [],
    weeks: [[DiagnosticAnswer]] = [],
    applied: [(bug: BugID, count: Int)] = []
  ) {
    self.init(bugs: bugs)
    // Weeks are counted from a Monday; the events lie in the week before it.
    let monday = CivilDay.monday(of: 7)
    for event in events {
      if event.type == .crashLogged {
        crash(weekday: event.weekday, hour: event.hour, count: event.count)
      } else if let outcome = event.type.outcome, let bug = event.bug {
        finish(bug: bug, outcome: outcome, day: monday - 7, count: event.count)
      }
    }
    var week = monday
    for answers in weeks {
      answer(answers, week: week)
      week += 7
    }
    for entry in applied { finish(bug: entry.bug, outcome: .applied, day: week - 7, count: entry.count) }
  }
}
