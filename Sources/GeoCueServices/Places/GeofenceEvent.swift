/// Which way the edge of a place was crossed.
public enum GeofenceEvent: String, CaseIterable, Hashable, Sendable, Codable {
  /// The user arrived.
  case entry
  /// The user left.
  case exit
}
