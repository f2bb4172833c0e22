public import Observation
import SeedModel
import SeedRuntime
import ServiceCopy
public import ServiceKernel

/// What a screen shows, as a value: it follows from a state alone, so that a second launch, a rest day or
/// another process shows the same as before.
public protocol EgoFixScreen: Equatable, Sendable {
  /// The screen of a state.
  init(_ state: EgoFixState, _ phrases: EgoFixPhrases)
}

/// A screen that follows its user's service, and hands what is tapped to it.
///
/// ```swift
/// let today = EgoFixTodayModel(egofix)
/// // in SwiftUI: .task { await today.follow() }
/// ```
@MainActor @Observable
public class EgoFixModel<Screen: EgoFixScreen> {
  /// What is shown; nil until the first state has come.
  public private(set) var screen: Screen?
  /// Why the last action was refused, ready to be shown; nil where it was not.
  public internal(set) var refusal: String?
  /// What actions led to and no screen keeps: a bug's new status, a new version, a reboot; until
  /// ``forget()``.
  public private(set) var news: [String] = []

  /// The user's service.
  @ObservationIgnored public let service: EgoFixService
  /// The bundle's texts.
  @ObservationIgnored public let phrases: EgoFixPhrases
  /// The state that is shown.
  @ObservationIgnored private(set) var state: EgoFixState?

  /// A model of a user's service.
  public init(_ service: EgoFixService) {
    self.service = service
    phrases = EgoFixPhrases(service.reducer)
  }

  /// Shows each state that the service comes to, until the task is cancelled.
  public func follow() async {
    for await state in service.states { show(state) }
  }

  /// Shows a state.
  public func show(_ state: EgoFixState) {
    self.state = state
    let next = Screen(state, phrases)
    if next != screen { screen = next }
    didShow(state)
  }

  /// Puts away the refusal and the news that were shown.
  public func forget() { (refusal, news) = (nil, []) }

  /// What a screen does beside, when it shows a state.
  func didShow(_ state: EgoFixState) {}

  /// Hands an event to the service, and shows what comes of it.
  ///
  /// - Returns: whether it was taken; where not, ``refusal`` says why.
  @discardableResult
  func send(_ event: EgoFixEvent) async -> Bool {
    do {
      let turn = try await service.send(event)
      refusal = nil
      news += turn.effects.compactMap { phrases.news(of: $0) }
      show(turn.state)
      return true
    } catch let refused as EgoFixRefusal {
      refusal = phrases.text(of: refused)
    } catch {
      refusal = phrases("fault.notSaved")
    }
    return false
  }
}

/// The bundle's texts for screens, each in the first of its variants.
public struct EgoFixPhrases: Sendable {
  let reducer: EgoFixReducer

  init(_ reducer: EgoFixReducer) { self.reducer = reducer }

  var content: EgoFixContent { reducer.content }

  /// What a key says; empty where the content lacks it.
  func callAsFunction(_ key: String, _ arguments: CopyArguments = CopyArguments()) -> String {
    guard let line = content.texts.line(product: egoFixProduct, voice: egoFixVoice, key: key) else {
      return ""
    }
    return (try? content.texts.text(of: line, variant: 0, arguments: arguments))??.body ?? ""
  }

  /// A line that was said; empty for none.
  func text(_ line: EgoFixLine?) -> String {
    line.flatMap { (try? reducer.text(of: $0)) ?? nil }?.body ?? ""
  }

  /// A tidbit's text; empty for none.
  func text(_ tidbit: TidbitID?) -> String {
    tidbit.flatMap { (try? content.texts.tidbit($0)) ?? nil }?.body ?? ""
  }

  /// A bug as authored, or nil.
  func bug(_ bug: BugID?) -> Bug? { bug.flatMap { (try? content.texts.bug($0)) ?? nil } }

  /// A bug's title; empty where the content lacks it.
  func title(_ id: BugID?) -> String { bug(id)?.title ?? "" }

  /// What an effect says that is said once and stands on no screen; nil for the others.
  func news(of effect: EgoFixEffect) -> String? {
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
  func text(of refusal: EgoFixRefusal) -> String {
    switch refusal {
    case .alreadyMarked: self("fault.outcomeAlreadySet")
    case .alreadyRebooted: self("fault.alreadyRebooted")
    case .diagnosticNotDue: self("diagnostic.closed")
    case .lacks(.ended): self("fault.timerInterrupted")
    default: self("fault.generic")
    }
  }
}
