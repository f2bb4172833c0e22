public import CivilTime
public import Observation
import SeedModel
import SeedRuntime
public import ServiceKernel

/// What happened, grouped by the versions that ran, with the contribution graph (spec: M2, version history).
public struct EgoFixHistory: Equatable, Sendable {
  /// Something that happened while a version ran.
  public enum Item: Equatable, Sendable {
    /// A fix was marked; its number and prompt, as far as the content still knows them.
    case fix(FixCompletion, title: String, prompt: String)
    /// A crash was logged; the bug that it names, empty for none.
    case crash(Crash, bug: String)
    /// Crashes were rebooted.
    case reboot(VersionEntry)

    /// When it happened.
    public var instant: Instant {
      switch self {
      case .fix(let completion, _, _): completion.completedAt ?? completion.assignedAt
      case .crash(let crash, _): crash.crashedAt
      case .reboot(let entry): entry.createdAt
      }
    }
  }

  /// All that happened while one version ran, newest first.
  public struct Group: Equatable, Sendable {
    /// The version, such as `1.3`.
    public let version: String
    /// The version in words: `v1.3`.
    public internal(set) var label = ""
    /// Its entry's line; nil for 1.0, with which a user starts.
    public let description: String?
    /// What happened, newest first.
    public var items: [Item]
  }

  /// One day of the graph.
  public struct Day: Equatable, Sendable {
    /// The civil day.
    public let date: CivilDate
    /// Its square.
    public let square: GraphSquare
    /// Both in words.
    public let text: String
  }

  /// What a color of the graph says.
  public struct Legend: Equatable, Sendable {
    /// The color.
    public let color: GraphSquare.Color
    /// Its squares, one for each of its shades.
    public let squares: [GraphSquare]
    /// The same in words.
    public let text: String
  }

  /// Versions, newest first.
  public let groups: [Group]
  /// What each kind of item is called, by the analytics event that it stands for.
  public let names: [EventType: String]
  /// What the graph's colors say, in the legend's order.
  public let legend: [Legend]
  /// The graph's squares, oldest first, up to the latest day that was lived.
  public let days: [Day]
  /// The same by week: the first and the last one may have fewer days than seven.
  public let weeks: [[Day]]
  /// What is shown where nothing has happened yet; nil where something has.
  public let emptyText: String?
  /// Where the user is.
  private let zone: ZoneRules

  /// The history of a state and its records.
  ///
  /// - Parameter dayCount: squares of the graph.
  init(
    _ state: EgoFixState,
    entries: [VersionEntry],
    completions: [FixCompletion],
    crashes: [Crash],
    _ phrases: EgoFixPhrases,
    dayCount: Int = 365
  ) {
    let items =
      completions.filter { $0.outcome != .pending }.map { EgoFixHistory.item($0, phrases) }
      + crashes.map { .crash($0, bug: phrases.title($0.bugId)) }
      + entries.filter { $0.changeType == .reboot }.map { .reboot($0) }
    groups = EgoFixHistory.grouped(items, by: entries).map { group in
      var group = group
      group.label = phrases("version.label", ["version": .text(group.version)])
      return group
    }
    var names: [EventType: String] = [:]
    for type in EventType.allCases { names[type] = phrases("event.name", ["event": .select("\(type)")]) }
    self.names = names
    let activities: [(DayActivity, String)] = [
      (.applied, "applied"), (.skipped, "skipped"), (.crashed, "crash"), (.opened, "opened"), ([], "empty"),
    ]
    legend = activities.map { activity, name in
      let (light, deep) = (GraphSquare(activity), GraphSquare(activity.union(.deep)))
      let squares = light == deep ? [light] : [light, deep]
      return Legend(color: light.color, squares: squares, text: phrases("graph.legend.\(name)"))
    }
    days = EgoFixHistory.graph(of: state, legend, dayCount: dayCount, phrases)
    var weeks: [[Day]] = []
    for day in days {
      if weeks.isEmpty || day.date == day.date.mondayOfWeek { weeks.append([]) }
      weeks[weeks.count - 1].append(day)
    }
    self.weeks = weeks
    emptyText = items.isEmpty ? phrases("empty.noFixHistory") : nil
    zone = state.zone
  }

  /// What an item is called.
  public func name(of item: Item) -> String {
    switch item {
    case .fix(let completion, _, _):
      switch completion.outcome {
      case .applied: names[.fixApplied] ?? ""
      case .skipped: names[.fixSkipped] ?? ""
      case .failed: names[.fixFailed] ?? ""
      case .pending: names[.fixAssigned] ?? ""
      }
    case .crash: names[.crashLogged] ?? ""
    case .reboot: names[.crashRebooted] ?? ""
    }
  }

  /// What an item was about: a fix, a bug; empty for a reboot.
  public func title(of item: Item) -> String {
    switch item {
    case .fix(_, let title, _): title
    case .crash(_, let bug): bug
    case .reboot: ""
    }
  }

  /// What an item says; empty for a crash.
  public func text(of item: Item) -> String {
    switch item {
    case .fix(_, _, let prompt): prompt
    case .crash: ""
    case .reboot(let entry): entry.description
    }
  }

  /// The lines of what the user wrote on an item, each with its slashes; none for nothing.
  public func note(on item: Item) -> [String] {
    let note: String? =
      switch item {
      case .fix(let completion, _, _): completion.reflection
      case .crash(let crash, _): crash.note
      case .reboot: nil
      }
    return InlineComment.lines(note ?? "")
  }

  /// When an item happened, where the user is now: `2026-01-05 08:12`.
  public func when(_ item: Item) -> String {
    let local = zone.local(at: item.instant)
    return "\(local.date) \(local.time.hourAndMinute)"
  }

  /// A marked fix; one that is retired is still told by what a history shows of it.
  private static func item(_ completion: FixCompletion, _ phrases: EgoFixPhrases) -> Item {
    let fix = phrases.fix(completion.fixId)
    let retired =
      fix == nil ? (try? phrases.content.texts.retired(completion.fixId.id)) ?? nil : nil
    let number = fix?.number ?? retired?.number
    return .fix(
      completion,
      title: number.map { phrases("fix.title", ["number": .text(FixNumber.text($0))]) } ?? "",
      prompt: fix?.prompt ?? retired?.prompt ?? ""
    )
  }

  /// Groups items by the version that ran. A milestone's own fix belongs to the version before it.
  static func grouped(_ items: [Item], by entries: [VersionEntry]) -> [Group] {
    let releases =
      entries.filter { $0.changeType == .minorUpdate || $0.changeType == .majorUpdate }
      .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
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
  private static func graph(
    of state: EgoFixState,
    _ legend: [Legend],
    dayCount: Int,
    _ phrases: EgoFixPhrases
  ) -> [Day] {
    guard let last = state.date else { return [] }
    var activities: [Int32: DayActivity] = [:]
    for record in state.activity { activities[record.day] = record.activity }
    var words: [GraphSquare: String] = [:]
    for entry in legend {
      for square in entry.squares {
        let shade = square.shade.map { ", " + phrases("graph.shade", ["shade": .select($0.rawValue)]) }
        words[square] = entry.text + (shade ?? "")
      }
    }
    return (0..<max(0, dayCount)).reversed().map { distance in
      let date = last.adding(days: -distance)
      let square = GraphSquare(activities[date.dayNumber] ?? [])
      return Day(date: date, square: square, text: "\(date): \(words[square] ?? "")")
    }
  }
}

/// The history, which is read again from the service's records with each of its states, and on each day.
@MainActor @Observable
public final class EgoFixHistoryModel {
  /// What is shown; nil until it was read.
  public private(set) var screen: EgoFixHistory?
  /// Why it cannot be read, ready to be shown; nil where it can.
  public private(set) var fault: String?

  @ObservationIgnored private let service: EgoFixService
  @ObservationIgnored private let phrases: EgoFixPhrases
  @ObservationIgnored private var state: EgoFixState?
  /// The civil day for which the records were read last.
  @ObservationIgnored private var date: CivilDate?

  /// A model of a user's service.
  public init(_ service: EgoFixService) {
    self.service = service
    phrases = EgoFixPhrases(service.reducer)
  }

  /// Shows each state that the service comes to, until the task is cancelled; at midnight the graph goes on.
  public func follow() async {
    let ticking = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        await self?.tick()
      }
    }
    defer { ticking.cancel() }
    do { await show(try await service.state()) } catch { fault = phrases("fault.generic") }
    for await state in service.states { await show(state) }
  }

  /// Shows the state that was shown last once more, where another day has begun.
  public func tick() async {
    guard let state, state.standing(at: service.clock.now()).date != date else { return }
    await show(state)
  }

  /// Shows a state with its records.
  public func show(_ state: EgoFixState) async {
    self.state = state
    date = state.standing(at: service.clock.now()).date
    do {
      let entries: [VersionEntry] = try await service.records(VersionEntry.recordKind)
      let completions: [FixCompletion] = try await service.records(FixCompletion.recordKind)
      let crashes: [Crash] = try await service.records(Crash.recordKind)
      // Another state may have come while the records were read.
      guard state == self.state else { return }
      let next = EgoFixHistory(
        state.standing(at: service.clock.now()),
        entries: entries.filter { $0.deletedAt == nil },
        completions: completions.filter { $0.deletedAt == nil },
        crashes: crashes.filter { $0.deletedAt == nil },
        phrases
      )
      fault = nil
      if next != screen { screen = next }
    } catch {
      fault = phrases("fault.generic")
    }
  }
}

/// Rates by bug (spec: M3).
public struct EgoFixStatistics: EgoFixScreen {
  /// One bug's line.
  public struct Row: Equatable, Sendable, Identifiable {
    /// The bug.
    public let id: BugID
    /// The counts.
    public let counts: PatternTallies.BugTally
    /// The share of applied fixes, in words.
    public let rate: String
  }

  /// Bugs with a finished fix.
  public let rows: [Row]
  /// The longest run of days, in words.
  public let record: String
  /// How many applied fixes are left until the next version, in words.
  public let next: String

  /// The screen of a state.
  public init(_ state: EgoFixState, _ phrases: EgoFixPhrases) {
    let counted = state.tallies.bugs.filter { $0.finished > 0 }
    let shown = phrases.bugs(of: state).compactMap { bug in counted.first { $0.bug == bug.bug } }
    rows = shown.map { counts in
      let arguments: CopyArguments = [
        "bug": .text(phrases.title(counts.bug)), "percent": .count(counts.percentApplied ?? 0),
      ]
      return Row(id: counts.bug, counts: counts, rate: phrases("history.rate", arguments))
    }
    record = phrases("streak.record", ["days": .count(Int(state.streak.longest))])
    let each = max(1, phrases.reducer.policies.fixesPerVersion)
    next = phrases("version.next", ["fixes": .count(each - Int(state.applied) % each)])
  }
}

/// Rates by bug.
public typealias EgoFixStatisticsModel = EgoFixModel<EgoFixStatistics>
