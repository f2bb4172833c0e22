/// The products that can be replayed.
package enum ReplayName: String, CaseIterable, Sendable {
  case geocue

  /// What the help page lists.
  package var page: ReplayPage {
    switch self {
    case .geocue: GeoCueReplay.page
    }
  }

  /// A replay at its beginning.
  ///
  /// - Throws: `ReplayError` when the bundle lacks what the product needs.
  package func run(_ setting: ReplaySetting) throws(ReplayError) -> any ReplayRunning {
    switch self {
    case .geocue: try ReplayRun<GeoCueReplay>(setting)
    }
  }
}
