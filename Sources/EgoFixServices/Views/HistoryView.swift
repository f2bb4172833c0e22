public import CivilTime
import SeedModel

/// What History shows, without a screen (spec: M2, version history; contribution graph; M3, rates by bug).
public struct HistoryView: Hashable, Sendable {
  /// Something that happened while a version ran.
  public enum Item: Hashable, Sendable {
    /// A fix was marked.
    case fix(FixCompletion)
    /// A crash was logged.
    case crash(Crash)
    /// Crashes were rebooted.
    case reboot(VersionEntry)

    /// When it happened.
    public var instant: Instant {
      switch self {
      case .fix(let completion): completion.completedAt ?? completion.assignedAt
      case .crash(let crash): crash.crashedAt
      case .reboot(let entry): entry.createdAt
      }
    }
  }

  /// All that happened while one version ran, newest first.
  public struct Group: Hashable, Sendable {
    /// The version, such as `1.3`.
    public var version: String
    /// Its entry's line; nil for 1.0, with which a user starts.
    public var description: String?
    /// What happened, newest first.
    public var items: [Item]
  }

  /// What the view shows of one day of the graph.
  public struct Day: Hashable, Sendable {
    /// The civil day.
    public var date: CivilDate
    /// Its square.
    public var square: GraphSquare
  }

  /// Versions, newest first; nil while loading.
  public private(set) var groups: [Group]?
  /// The graph's squares, oldest first.
  public private(set) var days: [Day] = []
  /// Rates by bug.
  public private(set) var statistics: [BugStatistics] = []

  /// A view that has loaded nothing yet.
  public init() {}

  /// Whether there is nothing to show.
  public var isEmpty: Bool { groups?.allSatisfy(\.items.isEmpty) ?? false }

  /// Takes what the repositories hold and what the state has counted.
  ///
  /// - Parameter last: the last day of the graph.
  /// - Parameter dayCount: squares of the graph.
  public mutating func load(
    entries: [VersionEntry],
    completions: [FixCompletion],
    crashes: [Crash],
    state: EgoFixState,
    through last: CivilDate,
    dayCount: Int = 365
  ) {
    groups = HistoryView.grouped(entries: entries, completions: completions, crashes: crashes)
    days = HistoryView.graph(of: state, through: last, dayCount: dayCount)
    statistics = BugStatistics.all(in: state.tallies)
  }

  /// Groups a history by the version that ran. A milestone's own fix belongs to the version before it.
  public static func grouped(
    entries: [VersionEntry],
    completions: [FixCompletion],
    crashes: [Crash]
  ) -> [Group] {
    let releases =
      entries
      .filter { $0.changeType == .minorUpdate || $0.changeType == .majorUpdate }
      .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    let items =
      completions.filter { $0.outcome != .pending }.map(Item.fix) + crashes.map(Item.crash)
      + entries.filter { $0.changeType == .reboot }.map(Item.reboot)
    var groups = [Group(version: "\(EgoFixVersion.first)", description: nil, items: [])]
    for entry in releases {
      groups.append(Group(version: entry.version, description: entry.description, items: []))
    }
    for item in items.sorted(by: { $0.instant > $1.instant }) {
      groups[releases.count { $0.createdAt < item.instant }].items.append(item)
    }
    return groups.reversed()
  }

  /// The graph's squares of so many days, oldest first; days without activity are empty.
  public static func graph(of state: EgoFixState, through last: CivilDate, dayCount: Int) -> [Day] {
    var activities: [Int32: DayActivity] = [:]
    for record in state.activity { activities[record.day] = record.activity }
    return (0..<max(0, dayCount)).reversed().map { distance in
      let date = last.adding(days: -distance)
      return Day(date: date, square: GraphSquare(activities[date.dayNumber] ?? []))
    }
  }
}
