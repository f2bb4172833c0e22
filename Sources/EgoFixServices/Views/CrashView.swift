public import SeedModel

/// Logging a crash, without a screen (spec: M1, Crash button): two taps, then a note, a quick fix and a
/// reboot, none of which must be.
public struct CrashView: Hashable, Sendable {
  /// Where the view stands.
  public enum Phase: Hashable, Sendable {
    /// Nothing was tapped.
    case idle
    /// The first tap: what resurfaced is asked.
    case choosing
    /// The second tap: the crash is being logged.
    case logging
    /// The crash is logged.
    case logged
    /// It was rebooted.
    case rebooted
  }

  /// What happens to the view.
  public enum Event: Hashable, Sendable {
    /// The crash button is tapped.
    case tapped
    /// A bug is tapped, by place; nil for "hard to say".
    case chose(Int32?)
    /// The services have answered.
    case updated([EgoFixEffect])
    /// A note is saved.
    case note
    /// The reboot button is tapped.
    case reboot
    /// The view is left.
    case closed
  }

  /// Where the view stands.
  public private(set) var phase = Phase.idle
  /// The crash's identity; nil before it is logged.
  public private(set) var crash: Identity?
  /// The quick fix that followed; nil where there is none.
  public private(set) var quickFix: Assignment?
  /// The tidbit that is shown; nil where there is none.
  public private(set) var tidbit: Int32?

  /// A view at its beginning.
  public init() {}

  /// Takes an event.
  public mutating func handle(_ event: Event) -> [ViewRequest] {
    switch (phase, event) {
    case (_, .closed): self = CrashView()
    case (.idle, .tapped): phase = .choosing
    case (.choosing, .chose(let bug)):
      phase = .logging
      return [.send(.crash(bug: bug, hasNote: false))]
    case (.logging, .updated(let effects)): take(effects)
    case (.logged, .note): return crash.map { [.send(.note($0))] } ?? []
    case (.logged, .reboot): return crash.map { [.send(.reboot($0))] } ?? []
    case (.logged, .updated(let effects)):
      if effects.contains(where: { if case .rebooted(let id) = $0 { id == crash } else { false } }) {
        phase = .rebooted
      }
    default: break
    }
    return []
  }

  private mutating func take(_ effects: [EgoFixEffect]) {
    for effect in effects {
      switch effect {
      case .crashed(let id, _): crash = id
      case .assign(let assignment) where assignment.kind == .quickFix: quickFix = assignment
      case .tidbit(let place): tidbit = place
      default: break
      }
    }
    if crash != nil { phase = .logged }
  }
}
