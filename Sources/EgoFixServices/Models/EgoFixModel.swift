public import CivilTime
import SeedModel
import SeedRuntime
import ServiceCopy
public import ServiceKernel

/// What one of EgoFix's screens shows, as a value: it follows from a state alone, whose clock and day stand
/// at the time that is shown.
public protocol EgoFixScreen: TimelineScreen where Rules == EgoFixReducer, Phrases == EgoFixPhrases {
  /// The screen of a state.
  init(_ state: EgoFixState, _ phrases: EgoFixPhrases)
}

extension EgoFixScreen {
  /// The screen of a state at a time.
  public init(_ state: EgoFixState, at now: Instant, _ phrases: EgoFixPhrases) {
    self.init(state.standing(at: now), phrases)
  }

  /// A day begins at midnight; the diagnostic comes and goes at its hours.
  public static func nextChange(
    of state: EgoFixState,
    by rules: EgoFixReducer,
    after now: Instant
  ) -> Instant? {
    let today = state.zone.local(at: now).date
    let hours = [rules.policies.diagnosticSundayFrom, rules.policies.diagnosticMondayUntil]
    let times = hours.map { LocalDateTime(today, LocalTime(secondOfDay: $0.minute * 60) ?? .midnight) }
    let instants = times.map { state.zone.instant(of: $0) } + [state.zone.startOfDay(today.adding(days: 1))]
    return instants.filter { $0 > now }.min()
  }
}

extension EgoFixState {
  /// The state with its clock and day moved on to a later time. It settles nothing that falls due by then.
  func standing(at now: Instant) -> EgoFixState {
    var state = self
    state.clock = max(clock, now)
    state.day = max(day, EgoFixMoment(state.clock, in: zone).day)
    return state
  }
}

/// A screen that follows its user's service, and hands what is tapped to it.
///
/// ```swift
/// let today = EgoFixTodayModel(egofix)
/// // in SwiftUI: .task { await today.follow() }
/// ```
public typealias EgoFixModel<Screen: EgoFixScreen> = ServiceModel<Screen>

/// The bundle's texts for screens, each in the first of its variants.
public struct EgoFixPhrases: ServicePhrases {
  let reducer: EgoFixReducer
  private let deletedTidbits: [TidbitID]

  /// The texts. Of the state only the tidbits matter that it has deleted.
  public init(_ reducer: EgoFixReducer, for state: EgoFixState? = nil, at now: Instant = .earliest) {
    self.reducer = reducer
    deletedTidbits = state?.tidbits.deleted.map(\.id) ?? []
  }

  var content: EgoFixContent { reducer.content }

  /// What a key says; empty where the content lacks it.
  func callAsFunction(_ key: String, _ arguments: CopyArguments = CopyArguments()) -> String {
    content.texts.phrase(key, product: egoFixProduct, voice: egoFixVoice, arguments)
  }

  /// What is said where a change could not be stored.
  public var notSaved: String { self("fault.notSaved") }

  /// A line that was said; empty for none.
  func text(_ line: EgoFixLine?) -> String {
    line.flatMap { (try? reducer.text(of: $0)) ?? nil }?.body ?? ""
  }

  /// A tidbit's text; empty for none, and for one that was deleted.
  func text(_ tidbit: TidbitID?) -> String {
    guard let tidbit, !deletedTidbits.contains(tidbit) else { return "" }
    return ((try? content.texts.tidbit(tidbit)) ?? nil)?.body ?? ""
  }

  /// A bug as authored, or nil.
  func bug(_ bug: BugID?) -> Bug? { bug.flatMap { (try? content.texts.bug($0)) ?? nil } }

  /// A bug's title; empty where the content lacks it.
  func title(_ id: BugID?) -> String { bug(id)?.title ?? "" }

  /// The bugs that were not deleted, as lists show them: the active ones by rank, the primary one first, then
  /// the others by title.
  func bugs(of state: EgoFixState) -> [BugState] {
    state.bugs.filter { $0.deletedAt == nil }
      .map { (rank: state.activeBugs.firstIndex(of: $0.bug) ?? .max, title: title($0.bug), bug: $0) }
      .sorted { ($0.rank, $0.title, $0.bug.bug) < ($1.rank, $1.title, $1.bug.bug) }
      .map(\.bug)
  }

  /// What an effect says that is said once and stands on no screen; nil for the others.
  public func news(of effect: EgoFixEffect) -> String? {
    switch effect {
    case .feedback(let line) where EgoFixPhrases.newsKeys.contains(line.key): text(line)
    case .version(let entry, _) where entry.changeType == .minorUpdate || entry.changeType == .majorUpdate:
      entry.description
    default: nil
    }
  }

  private static let newsKeys: [EgoFixCopyKey] = [
    .rebootLine, .bugActive, .bugSetAside, .bugStable, .bugResolved, .bugRegression, .diagnosticSkipped,
  ]

  /// A fix as authored, or nil.
  func fix(_ fix: FixID) -> Fix? { (try? content.texts.fix(fix)) ?? nil }

  /// Why an event was refused.
  public func text(of refusal: EgoFixRefusal, for event: EgoFixEvent) -> String {
    switch refusal {
    case .alreadyMarked: self("fault.outcomeAlreadySet")
    case .alreadyRebooted: self("fault.alreadyRebooted")
    case .diagnosticNotDue: self("diagnostic.closed")
    case .lacks(.ended): self("fault.timerInterrupted")
    default: self("fault.generic")
    }
  }
}
