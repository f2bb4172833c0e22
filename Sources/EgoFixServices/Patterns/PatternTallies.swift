/// All that the detectors read, counted as it happens (spec: Pattern Detection Logic).
public struct PatternTallies: Hashable, Sendable, Codable {
  /// What is counted for one bug, over all history.
  public struct BugTally: Hashable, Sendable, Codable {
    /// The bug.
    public let bug: BugID
    /// Fixes marked applied, skipped and failed.
    public internal(set) var applied: Int32 = 0
    /// Fixes marked skipped.
    public internal(set) var skipped: Int32 = 0
    /// Fixes marked failed.
    public internal(set) var failed: Int32 = 0
    /// The latest answers, oldest first, at most ``answerLimit``.
    public internal(set) var answers: [DiagnosticMark] = []
    /// The latest week in which a fix was applied and the one before it, with the count before each.
    var latestWeek = AppliedWeek(week: CivilDay.never, before: 0)
    var earlierWeek = AppliedWeek(week: CivilDay.never, before: 0)

    /// Applied, skipped and failed ones.
    public var finished: Int32 { Int32(clamping: Int(applied) + Int(skipped) + Int(failed)) }

    /// The share of applied ones in percent, half rounded up; nil where none is finished.
    public var percentApplied: Int? {
      finished > 0 ? Int(PatternFinding.percent(applied, of: finished)) : nil
    }
  }

  /// A week in which a fix was applied, and how many were before it.
  struct AppliedWeek: Hashable, Sendable, Codable {
    var week: Int32
    var before: Int32
  }

  /// Answers of two bugs in the same weeks, quiet counted as 0, present as 1, loud as 2.
  struct PairTally: Hashable, Sendable, Codable {
    var first: BugID
    var second: BugID
    var weeks: Int64 = 0
    var sumX: Int64 = 0
    var sumY: Int64 = 0
    var sumXX: Int64 = 0
    var sumYY: Int64 = 0
    var sumXY: Int64 = 0
  }

  /// The most answers that are kept of a bug: as many as any rule looks back.
  public static let answerLimit = 12

  /// Bugs, by id.
  public internal(set) var bugs: [BugTally]
  /// Crashes in all.
  public internal(set) var crashes: Int32 = 0
  /// Crashes by weekday, from Sunday.
  var crashWeekdays = [Int32](repeating: 0, count: 7)
  /// Crashes by part of the day.
  var crashTimes = [Int32](repeating: 0, count: 4)
  /// Answers by context, and the loud ones among them.
  var contextAnswers = [Int32](repeating: 0, count: 6)
  var contextLoud = [Int32](repeating: 0, count: 6)
  /// Pairs of bugs that were answered in one week, by first and second bug.
  var pairs: [PairTally] = []

  /// Nothing counted of some bugs.
  ///
  /// - Precondition: the bugs are in the order of their ids.
  public init(bugs: [BugID]) { self.bugs = bugs.map { BugTally(bug: $0) } }

  /// Counts finished fixes of a bug, by default one; of a bug that is not there none.
  public mutating func finish(bug: BugID, outcome: FixOutcome, day: Int32, count: Int = 1) {
    guard let index = index(of: bug) else { return }
    let count = Int32(clamping: count)
    switch outcome {
    case .pending: break
    case .applied: bugs[index].apply(inWeek: CivilDay.monday(of: day), count: count)
    case .skipped: bugs[index].skipped.add(count)
    case .failed: bugs[index].failed.add(count)
    }
  }

  /// The index of a bug, or nil.
  ///
  /// - Complexity: O(bugs).
  func index(of bug: BugID) -> Int? { bugs.firstIndex { $0.bug == bug } }

  /// Counts crashes, by default one, by their weekday (1 = Sunday) and hour.
  public mutating func crash(weekday: Int, hour: Int, count: Int = 1) {
    let count = Int32(clamping: count)
    crashes.add(count)
    crashWeekdays[min(max(weekday, 1), 7) - 1].add(count)
    crashTimes[Int(TimeBucket(hour: hour).rawValue)].add(count)
  }

  /// Counts the answers about a week, given by its Monday.
  public mutating func answer(_ answers: some Collection<DiagnosticAnswer>, week: Int32) {
    for answer in answers {
      if let index = index(of: answer.bug) { bugs[index].answer(answer, week: week) }
      guard let context = answer.context else { continue }
      contextAnswers[Int(context.rawValue)] += 1
      if answer.intensity == .loud { contextLoud[Int(context.rawValue)] += 1 }
    }
    for left in answers {
      for right in answers where left.bug < right.bug { pair(left, right) }
    }
  }

  private mutating func pair(_ left: DiagnosticAnswer, _ right: DiagnosticAnswer) {
    let index =
      pairs.firstIndex { $0.first == left.bug && $0.second == right.bug } ?? insertPair(left.bug, right.bug)
    let x = Int64(left.intensity.rawValue)
    let y = Int64(right.intensity.rawValue)
    pairs[index].weeks += 1
    pairs[index].sumX += x
    pairs[index].sumY += y
    pairs[index].sumXX += x * x
    pairs[index].sumYY += y * y
    pairs[index].sumXY += x * y
  }

  private mutating func insertPair(_ first: BugID, _ second: BugID) -> Int {
    let index = pairs.firstIndex { ($0.first, $0.second) > (first, second) } ?? pairs.count
    pairs.insert(PairTally(first: first, second: second), at: index)
    return index
  }
}

extension Int32 {
  /// Adds a count; a sum beyond what a number holds stays the largest one, a count below 0 adds none.
  mutating func add(_ count: Int32) { self = Int32(clamping: Int(self) + (count > 0 ? Int(count) : 0)) }
}

extension PatternTallies.BugTally {
  /// Fixes applied before a week: this one, the last one or an older one in which nothing was applied since.
  func applied(before week: Int32) -> Int32 {
    if earlierWeek.week >= week { return earlierWeek.before }
    if latestWeek.week >= week { return latestWeek.before }
    return applied
  }

  mutating func apply(inWeek week: Int32, count: Int32) {
    if week > latestWeek.week {
      earlierWeek = latestWeek
      latestWeek = PatternTallies.AppliedWeek(week: week, before: applied)
    }
    applied.add(count)
  }

  mutating func answer(_ answer: DiagnosticAnswer, week: Int32) {
    if answers.count == PatternTallies.answerLimit { answers.removeFirst() }
    answers.append(
      DiagnosticMark(
        week: week,
        intensity: answer.intensity,
        context: answer.context,
        appliedBefore: applied(before: week)
      )
    )
  }
}
