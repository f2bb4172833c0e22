public import SeedModel

/// What Today shows, without a screen (spec: M1, Today view): loading, a card or rest, the outcome.
public struct TodayView: Hashable, Sendable {
  /// Where the view stands.
  public enum Phase: Hashable, Sendable {
    /// Nothing is known yet.
    case loading
    /// A fix's card is shown.
    case loaded
    /// The day has no fix.
    case resting
    /// The fix was marked; its lines and its tidbit are shown.
    case marked(FixOutcome)
  }

  /// What happens to the view.
  public enum Event: Hashable, Sendable {
    /// The view appears.
    case appeared
    /// The services have answered.
    case updated([EgoFixEffect])
    /// An outcome's button is tapped; one tap is enough.
    case mark(FixOutcome, InteractionEvidence?)
    /// The services refused the outcome.
    case refused(EgoFixRefusal)
    /// A note is saved on the marked fix.
    case note
    /// The pattern is noted.
    case notedPattern(Identity)
    /// The outcome was read.
    case continued
  }

  /// Where the view stands.
  public private(set) var phase = Phase.loading
  /// The card that is shown: a quick fix before the day's own.
  public private(set) var card: Assignment?
  /// Cards that wait behind it.
  public private(set) var waiting: [Assignment] = []
  /// The week's fix; nil where there is none.
  public private(set) var weekly: Assignment?
  /// The tidbit that is shown; nil where there is none.
  public private(set) var tidbit: Int32?
  /// The pattern that is shown, by place; nil where there is none.
  public private(set) var pattern: Int32?
  /// Why the last tap was refused; nil where it was not.
  public private(set) var refusal: EgoFixRefusal?

  /// A view that has not appeared yet.
  public init() {}

  /// Takes an event.
  public mutating func handle(_ event: Event) -> [ViewRequest] {
    switch event {
    case .appeared:
      phase = .loading
      return [.send(.open)]
    case .updated(let effects): return take(effects)
    case .mark(let outcome, let result):
      guard phase == .loaded, let card else { return [] }
      refusal = nil
      return [.send(.outcome(fix: card.fix, outcome, result: result, hasReflection: false))]
    case .refused(let refusal):
      self.refusal = refusal
      return []
    case .note:
      guard case .marked = phase, let card else { return [] }
      return [.send(.note(card.id))]
    case .notedPattern(let id):
      pattern = nil
      return [.send(.shown(id))]
    case .continued:
      guard case .marked = phase else { return [] }
      tidbit = nil
      card = waiting.isEmpty ? nil : waiting.removeFirst()
      phase = card == nil ? .resting : .loaded
      return card.map { [.send(.openFix($0.fix))] } ?? []
    }
  }

  private mutating func take(_ effects: [EgoFixEffect]) -> [ViewRequest] {
    var requests: [ViewRequest] = []
    for effect in effects {
      switch effect {
      case .assign(let assignment):
        if show(assignment) { requests = [.send(.openFix(assignment.fix))] }
      case .rest where card == nil: phase = .resting
      case .marked(let assignment) where assignment.id == card?.id:
        card = assignment
        phase = .marked(assignment.outcome)
      case .tidbit(let place): tidbit = place
      case .pattern(let place): pattern = place
      default: break
      }
    }
    if phase == .loading, card != nil { phase = .loaded }
    return requests
  }

  /// Puts an assignment where it belongs; whether it is the card now.
  private mutating func show(_ assignment: Assignment) -> Bool {
    switch assignment.kind {
    case .weekly:
      weekly = assignment
      return false
    case .quickFix:
      if let card, card.outcome == .pending { waiting.insert(card, at: 0) }
    case .daily, .retest:
      if let card, card.outcome == .pending, card.kind == .quickFix {
        waiting.append(assignment)
        return false
      }
    }
    card = assignment
    phase = .loaded
    tidbit = nil
    return true
  }
}
