/// The bug library, without a screen (spec: M2, Bug library and lifecycle).
public struct BugsView: Hashable, Sendable {
  /// What a user can do with a bug.
  public enum Action: Hashable, Sendable {
    /// Take it up, lay it aside, close it, put it first.
    case activate, deactivate, resolve, makePrimary
  }

  /// One bug of the library.
  public struct Row: Hashable, Sendable {
    /// The bug, by place.
    public var bug: Int32
    /// Where the user stands with it.
    public var status: BugStatus
    /// Whether it is the primary one.
    public var isPrimary: Bool
    /// What can be done with it.
    public var actions: [Action]
  }

  /// What happens to the view.
  public enum Event: Hashable, Sendable {
    /// The view appears, or the services have answered.
    case updated(EgoFixState)
    /// An action is tapped.
    case tapped(Action, bug: Int32)
  }

  /// The bugs, active ones first, then stable, identified and resolved ones, each by place.
  public private(set) var rows: [Row] = []

  /// A view at its beginning.
  public init() {}

  /// Whether there is no bug left to take up.
  public var areAllActive: Bool { !rows.isEmpty && rows.allSatisfy { $0.status == .active } }

  /// Takes an event.
  public mutating func handle(_ event: Event) -> [ViewRequest] {
    switch event {
    case .updated(let state):
      let order: [BugStatus] = [.active, .stable, .identified, .resolved]
      rows = order.flatMap { status in
        state.bugs.indices.filter { state.bugs[$0].status == status }
          .map { BugsView.row(Int32($0), status, isPrimary: state.primaryBug == Int32($0)) }
      }
      return []
    case .tapped(let action, let bug):
      guard let row = rows.first(where: { $0.bug == bug }), row.actions.contains(action) else { return [] }
      switch action {
      case .activate: return [.send(.activate(bug))]
      case .deactivate: return [.send(.deactivate(bug))]
      case .resolve: return [.send(.resolve(bug))]
      case .makePrimary: return [.send(.primary(bug))]
      }
    }
  }

  private static func row(_ bug: Int32, _ status: BugStatus, isPrimary: Bool) -> Row {
    var actions: [Action] =
      switch status {
      case .identified, .resolved: [.activate]
      case .active: [.deactivate]
      case .stable: [.resolve]
      }
    if !isPrimary { actions.append(.makePrimary) }
    return Row(bug: bug, status: status, isPrimary: isPrimary, actions: actions)
  }
}
