/// Consecutive days of engagement, with a weekly freeze (spec: Streak System).
///
/// Breaking is silent: nothing here makes an effect, and a gap that cannot be bridged simply shows 0.
public struct Streak: Hashable, Sendable, Codable {
  /// Days in a row up to ``lastDay``, less those that a gap has since undone.
  public var current: Int32
  /// The most days in a row so far.
  public var longest: Int32
  /// The latest day of engagement; nil before the first.
  public var lastDay: Int32?
  /// The latest missed day that has been looked at; nil where none has since ``lastDay``.
  var settledThrough: Int32?
  /// The Sunday of the latest week whose freeze is spent; nil where none ever was.
  var frozenWeek: Int32?

  /// No streak yet; the freeze is available.
  public init() {
    current = 0
    longest = 0
  }

  /// Whether the freeze of a day's week is unspent; it refills at Sunday 00:00.
  public func isFreezeAvailable(on day: Int32) -> Bool {
    frozenWeek.map { $0 < CivilDay.sunday(of: day) } ?? true
  }

  /// Looks at the days missed before a day: each spends the freeze of its own week, one that cannot ends the
  /// streak, and none spends a freeze once the streak is 0.
  ///
  /// - Complexity: O(1): of three missed days in a row one cannot be bridged.
  public mutating func settle(before day: Int32) {
    guard let lastDay else { return }
    var missed = (settledThrough ?? lastDay) + 1
    while missed < day, current > 0 {
      if isFreezeAvailable(on: missed) {
        frozenWeek = CivilDay.sunday(of: missed)
      } else {
        current = 0
      }
      missed += 1
    }
    if day > lastDay, day - 1 > (settledThrough ?? lastDay) { settledThrough = day - 1 }
  }

  /// Counts an engagement on a day: the same day again or an earlier one changes nothing.
  public mutating func engage(on day: Int32) {
    if let lastDay, day <= lastDay { return }
    settle(before: day)
    current += 1
    longest = max(longest, current)
    lastDay = day
    settledThrough = nil
  }

  /// The number to show on a day, after the days missed before it.
  public func shown(on day: Int32) -> Int32 {
    var copy = self
    copy.settle(before: day)
    return copy.current
  }

  /// How a streak stands after a day's engagement.
  public struct Step: Hashable, Sendable {
    /// The civil day.
    public var day: Int32
    /// Days in a row.
    public var streak: Int32
    /// The most of them so far.
    public var longest: Int32
    /// Whether the freeze of the day's week is unspent.
    public var isFreezeAvailable: Bool
  }

  /// How the streak of a new user stands after engagements on some days, in their order.
  public static func steps(_ days: some Sequence<Int32>) -> (steps: [Step], streak: Streak) {
    var streak = Streak()
    let steps = days.map { day in
      streak.engage(on: day)
      return Step(
        day: day,
        streak: streak.current,
        longest: streak.longest,
        isFreezeAvailable: streak.isFreezeAvailable(on: max(day, streak.lastDay ?? day))
      )
    }
    return (steps, streak)
  }
}
