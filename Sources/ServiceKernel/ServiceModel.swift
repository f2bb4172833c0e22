public import CivilTime
public import Observation

/// What a screen, a widget or a watch shows, as a value.
///
/// It follows from a state and the time alone, so that a second launch or another process shows the same as
/// before. What fell due by that time is settled in the state.
public protocol ServiceScreen<Rules>: Equatable, Sendable {
  /// The product's rules.
  associatedtype Rules: Reducer
  /// The product's texts.
  associatedtype Phrases: ServicePhrases<Rules>

  /// Whether it changes as time passes, between one due and the next: a countdown.
  static var isTimed: Bool { get }

  /// What is shown of a state at a time.
  init(_ state: Rules.State, at now: Instant, _ phrases: Phrases)
}

/// A screen that can say when it changes as time passes: for a widget's timeline.
public protocol TimelineScreen: ServiceScreen {
  /// When it may change next, after a time by which all that was due is settled in the state, and before the
  /// next due; nil where it does not.
  static func nextChange(of state: Rules.State, by rules: Rules, after now: Instant) -> Instant?
}

/// A product's texts for screens, in the voice that a state has at a time.
public protocol ServicePhrases<Rules>: Sendable {
  /// The product's rules.
  associatedtype Rules: Reducer

  /// The texts for a state; nil before the first one is known.
  init(_ reducer: Rules, for state: Rules.State?, at now: Instant)

  /// Why an event was refused.
  func text(of refusal: Rules.Refusal, for event: Rules.Event) -> String

  /// What an effect says that is said once and stands on no screen; nil for the others.
  func news(of effect: Rules.Effect) -> String?

  /// What is said where a change could not be stored.
  var notSaved: String { get }
}

extension ServicePhrases {
  /// Nothing: most effects stand on a screen.
  public func news(of effect: Rules.Effect) -> String? { nil }
}

extension ServiceScreen {
  /// Whether it changes between one due and the next: most do not.
  public static var isTimed: Bool { false }

  /// What is shown of a state at a time, with what falls due by then settled.
  public init(_ rules: Rules, _ state: Rules.State, at now: Instant) {
    let now = max(now, rules.lastInstant(of: state))
    var (state, effects) = (state, [Rules.Effect]())
    rules.settleDues(until: now, in: &state, &effects)
    self.init(state, at: now, Phrases(rules, for: state, at: now))
  }
}

extension TimelineScreen {
  /// What is shown from a time on, and what comes after it as long as nobody does anything: each value with
  /// the instant from which it holds. For a widget's timeline.
  ///
  /// - Parameter end: what comes later is left out; so is what comes after `limit` values.
  /// - Complexity: O(changes until the end or the limit): where a screen changes by the day, O(days).
  public static func timeline(
    of state: Rules.State,
    by rules: Rules,
    from now: Instant,
    until end: Instant,
    limit: Int = 64
  ) -> [(at: Instant, screen: Self)] {
    var now = max(now, rules.lastInstant(of: state))
    var (state, effects) = (state, [Rules.Effect]())
    rules.settleDues(until: now, in: &state, &effects)
    var values = [(at: now, screen: Self(state, at: now, Phrases(rules, for: state, at: now)))]
    while values.count < limit {
      let changes = [rules.nextDue(after: state)?.at, nextChange(of: state, by: rules, after: now)]
      guard let next = changes.compactMap({ $0 }).min(), next <= end else { break }
      now = next
      effects.removeAll()
      rules.settleDues(until: now, in: &state, &effects)
      let screen = Self(state, at: now, Phrases(rules, for: state, at: now))
      if screen != values[values.count - 1].screen { values.append((now, screen)) }
    }
    return values
  }
}

/// A screen that follows its user's service, and hands what is tapped to it.
///
/// ```swift
/// let home = PressureHomeModel(pressure)
/// // in SwiftUI: .task { await home.follow() }
/// ```
@MainActor @Observable
open class ServiceModel<Screen: ServiceScreen> {
  /// What is shown; nil until the first state has come.
  public private(set) var screen: Screen?
  /// Why the last action was refused, ready to be shown; nil where it was not.
  public private(set) var refusal: String?
  /// What actions led to and no screen keeps: a bug's new status, a new version, a reboot; until
  /// ``forget()``.
  public private(set) var news: [String] = []

  /// What went wrong last, and was no refusal: the store cannot be read, until it can; a change was not
  /// stored, or an effect could not be performed yet, until the next action or ``refresh()``.
  public var fault: (any Error)? { turnFault ?? readFault }
  private var readFault: (any Error)?
  private var turnFault: (any Error)?

  /// The user's service.
  @ObservationIgnored public let service: Service<Screen.Rules>
  /// The state that is shown; nil until the first one has come.
  @ObservationIgnored public private(set) var state: Screen.Rules.State?

  /// A model of a user's service.
  public init(_ service: Service<Screen.Rules>) { self.service = service }

  /// The present instant.
  public var now: Instant {
    let now = service.clock.now()
    return state.map { max(now, service.reducer.lastInstant(of: $0)) } ?? now
  }

  /// The product's texts, as the state that is shown has them.
  public var phrases: Screen.Phrases { Screen.Phrases(service.reducer, for: state, at: now) }

  /// Shows each state that the service comes to, until the task is cancelled; a countdown goes on with the
  /// clock.
  public func follow() async {
    let ticking =
      Screen.isTimed
      ? Task { [weak self] in
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          self?.tick()
        }
      } : nil
    defer { ticking?.cancel() }
    await refresh()
    for await state in service.states {
      readFault = nil
      show(state)
    }
  }

  /// Shows the current state.
  ///
  /// - Returns: whether it could be read; where not, ``fault`` says why.
  @discardableResult
  public func refresh() async -> Bool {
    do {
      show(try await service.state())
      (readFault, turnFault) = (nil, nil)
    } catch {
      readFault = error
    }
    return readFault == nil
  }

  /// Shows a state.
  public func show(_ state: Screen.Rules.State) {
    self.state = state
    tick()
  }

  /// Shows what has become of the state as time passed.
  public func tick() {
    guard let state else { return }
    let next = Screen(service.reducer, state, at: now)
    if next != screen { screen = next }
    didTick()
  }

  /// Puts away the refusal and the news that were shown.
  public func forget() { (refusal, news) = (nil, []) }

  /// Adds to the ``news``: what an action of this model led to, and no effect says.
  public func tell(_ text: String) { news.append(text) }

  /// What a model does beside, when it shows a state and as time passes.
  open func didTick() {}

  /// Hands an event to the service, and shows what comes of it.
  ///
  /// - Returns: whether it was taken; where not, ``refusal`` says why.
  @discardableResult
  public func send(_ event: Screen.Rules.Event) async -> Bool {
    do {
      let turn = try await service.send(event)
      refusal = nil
      news += turn.effects.compactMap { phrases.news(of: $0) }
      // Another process may have stored a newer state since.
      if !(await refresh()) { show(turn.state) }
      turnFault = turn.fault
      return true
    } catch let refused as Screen.Rules.Refusal {
      // What fell due before the event is kept, and may be why.
      await refresh()
      refusal = phrases.text(of: refused, for: event)
    } catch {
      refusal = phrases.notSaved
      turnFault = error
    }
    return false
  }
}
