public import CivilTime
public import SeedRuntime
public import ServiceKernel
import SeedModel
import ServiceCopy

/// Runs GeoCue for a user.
///
/// ```swift
/// let geocue = try GeoCueService(bundle, store: store, zone: zone, notifications: centre)
/// try await geocue.resume()
/// try await geocue.send(.crossing(.entry, home))
/// ```
public typealias GeoCueService = Service<GeoCueReducer>

extension GeoCueReducer: StartedReducer {
  /// GeoCue's rules on a bundle's priority rules, policies and texts.
  ///
  /// - Throws: ``ServiceError/noPolicies(product:)`` for a bundle without any of them, and `BundleError` for
  ///   one that is damaged.
  public static func start(
    _ bundle: SeedBundle,
    seed: UInt64,
    zone: ZoneRules,
    zones: any ZoneSource
  ) throws -> (rules: GeoCueReducer, newUser: GeoCueState) {
    guard let priorities = try bundle.priorityRules(), let policies = try bundle.policies()?.geocue else {
      throw ServiceError.noPolicies(product: product)
    }
    let newUser = GeoCueState(seed: seed, zone: zone)
    let rules = GeoCueReducer(
      detection: PriorityDetection(priorities),
      copy: bundle,
      policies: policies,
      zones: zones,
      newUser: newUser
    )
    return (rules, newUser)
  }
}
