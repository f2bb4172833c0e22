package import CivilTime
package import SeedRuntime

/// What a replay runs in: the bundle, the zones, and what the header says.
package struct ReplaySetting {
  package let bundle: SeedBundle
  package let zones: any ZoneSource
  /// The user's zone.
  package let zone: ZoneRules
  /// What all random streams begin with.
  package let seed: UInt64
  /// Changed policies; nil for none.
  package let policy: ReplayFields?
  /// The product's initial state; nil for the one after installing.
  package let setup: ReplayFields?

  /// The setting of a run without a header.
  package init(bundle: SeedBundle, zones: any ZoneSource) {
    self.bundle = bundle
    self.zones = zones
    zone = .utc
    seed = 0
    policy = nil
    setup = nil
  }

  /// What a header changes about a setting.
  init(_ header: ReplayFields, changing setting: ReplaySetting) throws(ReplayError) {
    guard try header.integer("replay") == 1 else {
      throw ReplayError(.badHeader, "`replay` must be 1, the version of this contract")
    }
    bundle = setting.bundle
    zones = setting.zones
    zone = try header.zone("zone", from: zones) ?? .utc
    seed = try header.seed("seed") ?? 0
    policy = try header.object("policy")
    setup = try header.object("setup")
  }
}
