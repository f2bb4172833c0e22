/// Where zones come from: the system's files, Foundation in an app, a table in a test.
public protocol ZoneSource: Sendable {
  /// The zone with an IANA identifier.
  ///
  /// - Throws: ``ZoneError``: there is no such zone, or what is stored for it is damaged.
  func zone(named identifier: String) throws(ZoneError) -> ZoneRules
}

/// Zones that are given; UTC is always among them.
public struct FixedZones: ZoneSource {
  private let zones: [String: ZoneRules]

  /// A source of these zones; of two with one identifier the last counts.
  public init(_ zones: [ZoneRules] = []) {
    self.zones = Dictionary(([.utc] + zones).map { ($0.identifier, $0) }) { $1 }
  }

  /// The zone with an identifier.
  ///
  /// - Throws: ``ZoneError/unknown(_:)``.
  public func zone(named identifier: String) throws(ZoneError) -> ZoneRules {
    guard let zone = zones[identifier] else { throw .unknown(identifier) }
    return zone
  }
}

/// Zones by the names that were stored: one that is gone is where the device is.
public struct RecoveredZones: ZoneSource {
  private let zones: any ZoneSource
  private let home: ZoneRules

  /// Zones of a source; `home` takes the place of those that it does not have.
  public init(_ zones: any ZoneSource, home: ZoneRules) { (self.zones, self.home) = (zones, home) }

  /// The zone with an identifier, else the device's.
  public func zone(named identifier: String) -> ZoneRules { (try? zones.zone(named: identifier)) ?? home }
}
