/// The products that can be replayed.
package enum ReplayName: String, CaseIterable, Sendable {
  case pressure, geocue, egofix

  /// What the help page lists.
  package var page: ReplayPage {
    switch self {
    case .pressure: PressureReplay.page
    case .geocue: GeoCueReplay.page
    case .egofix: EgoFixReplay.page
    }
  }

  /// A replay at its beginning.
  ///
  /// - Parameter stopsAtFirst: whether nothing is answered after a bad line.
  /// - Throws: `ReplayError` when the bundle lacks what the product needs.
  package func run(_ setting: ReplaySetting, stopsAtFirst: Bool) throws(ReplayError) -> any ReplayRunning {
    switch self {
    case .pressure: try ReplayRun<PressureReplay>(setting, stopsAtFirst: stopsAtFirst)
    case .geocue: try ReplayRun<GeoCueReplay>(setting, stopsAtFirst: stopsAtFirst)
    case .egofix: try ReplayRun<EgoFixReplay>(setting, stopsAtFirst: stopsAtFirst)
    }
  }
}
