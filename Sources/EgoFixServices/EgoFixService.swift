public import CivilTime
import SeedModel
public import SeedRuntime
public import ServiceKernel

/// Runs EgoFix for a user.
///
/// ```swift
/// let egofix = try EgoFixService(bundle, store: store, zone: zone, notifications: centre)
/// try await egofix.resume()
/// try await egofix.send(.open)
/// ```
public typealias EgoFixService = Service<EgoFixReducer>

extension EgoFixReducer: StartedReducer {
  /// EgoFix's rules on a bundle's policies, records and texts.
  ///
  /// - Throws: ``ServiceError/noPolicies(product:)``, ``ServiceError/badContent(product:reason:)``, and
  ///   `BundleError` for a bundle
  ///   that is damaged.
  public static func start(
    _ bundle: SeedBundle,
    seed: UInt64,
    zone: ZoneRules,
    zones: any ZoneSource
  ) throws -> (rules: EgoFixReducer, newUser: EgoFixState) {
    guard let policies = try bundle.policies()?.egofix else {
      throw ServiceError.noPolicies(product: product)
    }
    let content = try EgoFixContent(bundle)
    let rules = EgoFixReducer(content: content, policies: policies, zones: zones, home: zone)
    return (rules, rules.newState(seed: seed, zone: zone))
  }
}
