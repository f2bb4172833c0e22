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

extension Service where R == EgoFixReducer {
  /// Makes a service on a bundle's policies, records and texts.
  ///
  /// - Parameters:
  ///   - zone: where a new user is; of a known one the stored zone counts until ``EgoFixEvent/zone(_:)``.
  ///   - zones: where zones are looked up, which are stored by name.
  ///   - seed: what a new user's random streams begin with.
  ///   - performer: shows lines, tidbits and patterns as they come; all of it stands in the state as well.
  /// - Throws: ``ServiceError/noPolicies(product:)``, ``EgoFixContentError``, and `BundleError` for a bundle
  ///   that is damaged.
  public init(
    _ bundle: SeedBundle,
    store: any StateStore,
    zone: ZoneRules,
    zones: any ZoneSource = TZifZones.system,
    seed: UInt64 = .random(in: .min ... .max),
    notifications: any NotificationPort,
    performer: some EffectPerformer<EgoFixEffect> = NoEffects<EgoFixEffect>(),
    clock: any ServiceClock = SystemClock()
  ) throws {
    guard let policies = try bundle.policies()?.egofix else {
      throw ServiceError.noPolicies(product: egoFixProduct)
    }
    let reducer = EgoFixReducer(content: try EgoFixContent(bundle), policies: policies, zones: zones)
    self.init(
      reducer,
      newUser: reducer.newState(seed: seed, zone: zone),
      store: store,
      performer: performer,
      notifications: notifications,
      clock: clock
    )
  }
}
