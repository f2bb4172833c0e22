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

extension Service where R == GeoCueReducer {
  /// Makes a service on a bundle's rules, policies and texts.
  ///
  /// - Parameters:
  ///   - zone: where a new user is; of a known one the stored zone counts until ``GeoCueEvent/zone(_:)``.
  ///   - zones: where zones are looked up, which are stored by name.
  ///   - seed: what a new user's random stream begins with.
  ///   - performer: plays haptics and writes the log.
  /// - Throws: ``ServiceError/noPolicies(product:)`` for a bundle without GeoCue's rules, and `BundleError`
  ///   for one that is damaged.
  public init(
    _ bundle: SeedBundle,
    store: any StateStore,
    zone: ZoneRules,
    zones: any ZoneSource = TZifZones.system,
    seed: UInt64 = .random(in: .min ... .max),
    notifications: any NotificationPort,
    performer: some EffectPerformer<GeoCueEffect> = NoEffects<GeoCueEffect>(),
    clock: any ServiceClock = SystemClock()
  ) throws {
    guard let rules = try bundle.priorityRules(), let policies = try bundle.policies()?.geocue else {
      throw ServiceError.noPolicies(product: GeoCueReducer.product)
    }
    let reducer = GeoCueReducer(
      detection: PriorityDetection(rules),
      copy: bundle,
      policies: policies,
      zones: zones,
      newUser: GeoCueState(seed: seed, zone: zone)
    )
    self.init(
      reducer,
      newUser: reducer.newUser,
      store: store,
      performer: performer,
      notifications: notifications,
      clock: clock
    )
  }
}
