public import SeedModel

/// The list of patterns, without a screen (spec: M3; Pattern Surface).
public struct PatternsView: Hashable, Sendable {
  /// What happens to the view.
  public enum Event: Hashable, Sendable {
    /// The view appears, or the services have answered.
    case updated(EgoFixState)
    /// A pattern is opened.
    case noted(Identity)
    /// A pattern is dismissed.
    case dismissed(Identity)
  }

  /// The patterns that were not dismissed, what matters most first, then the oldest.
  public private(set) var patterns: [PatternRecord] = []

  /// A view at its beginning.
  public init() {}

  /// Takes an event.
  public mutating func handle(_ event: Event) -> [ViewRequest] {
    switch event {
    case .updated(let state):
      patterns = PatternSurfacing.list(state.patterns.map(\.candidate)).map { state.patterns[$0] }
      return []
    case .noted(let id): return patterns.contains { $0.id == id } ? [.send(.viewed(id))] : []
    case .dismissed(let id):
      guard patterns.contains(where: { $0.id == id }) else { return [] }
      patterns.removeAll { $0.id == id }
      return [.send(.dismiss(id))]
    }
  }
}
