/// The first launch, without a screen (spec: M1, Onboarding): pick a primary bug, see a first fix at once.
public struct OnboardingView: Hashable, Sendable {
  /// Where the view stands.
  public enum Phase: Hashable, Sendable {
    /// The welcome is shown.
    case welcome
    /// A bug is to be picked.
    case picking
    /// The bug was picked; its first fix is on its way.
    case starting
    /// The first fix is shown.
    case firstFix(Assignment)
    /// The view is over.
    case done
  }

  /// What happens to the view.
  public enum Event: Hashable, Sendable {
    /// The welcome was read.
    case started
    /// A bug is picked, by place; another one may be picked until it is confirmed.
    case picked(Int32)
    /// The bug is confirmed.
    case confirmed
    /// The services have answered.
    case updated([EgoFixEffect])
    /// The first fix was seen.
    case finished
  }

  /// Where the view stands.
  public private(set) var phase = Phase.welcome
  /// The bug picked; nil before.
  public private(set) var bug: Int32?

  /// A view at its beginning.
  public init() {}

  /// Takes an event.
  public mutating func handle(_ event: Event) -> [ViewRequest] {
    switch (phase, event) {
    case (.welcome, .started): phase = .picking
    case (.picking, .picked(let picked)): bug = picked
    case (.picking, .confirmed):
      guard let bug else { return [] }
      phase = .starting
      return [.send(.primary(bug))]
    case (.starting, .updated(let effects)):
      for case .assign(let assignment) in effects where assignment.kind == .daily {
        phase = .firstFix(assignment)
        return [.send(.openFix(assignment.fix))]
      }
      // A content without a fix for the bug still lets the user in.
      phase = .done
    case (.firstFix, .finished): phase = .done
    default: break
    }
    return []
  }
}
