public import CivilTime
import SeedModel
public import SeedRuntime
public import ServiceKernel
import ServiceCopy

/// Runs Pressure for a user.
///
/// ```swift
/// let pressure = try PressureService(bundle, store: store, zone: zone, notifications: centre)
/// try await pressure.resume()
/// let turn = try await pressure.send(.commit(text: "Run"))
/// ```
public typealias PressureService = Service<PressureReducer>

extension Service where R == PressureReducer {
  /// Makes a service on a bundle's policies and texts.
  ///
  /// - Parameters:
  ///   - zone: where a new user is; of a known one the stored zone counts until
  ///     ``PressureEvent/zone(identifier:)``.
  ///   - zones: where zones are looked up, which are stored by name.
  ///   - seed: what a new user's random streams begin with.
  ///   - performer: shows lines, plays haptics, counts analytics events.
  /// - Throws: ``ServiceError/noPolicies(product:)``, and `BundleError` for a bundle that is damaged.
  public init(
    _ bundle: SeedBundle,
    store: any StateStore,
    zone: ZoneRules,
    zones: any ZoneSource = TZifZones.system,
    seed: UInt64 = .random(in: .min ... .max),
    notifications: any NotificationPort,
    performer: some EffectPerformer<PressureEffect> = NoEffects<PressureEffect>(),
    clock: any ServiceClock = SystemClock()
  ) throws {
    guard let policies = try bundle.policies()?.pressure else {
      throw ServiceError.noPolicies(product: pressureProduct)
    }
    self.init(
      PressureReducer(policies: policies, copy: bundle, zones: zones),
      newUser: PressureState(seed: seed, zone: zone),
      store: store,
      performer: performer,
      notifications: notifications,
      clock: clock
    )
  }

  /// All records of the user's days, by date and `sortOrder`.
  ///
  /// - Throws: what the store throws.
  public func commitments() async throws -> [Commitment] { try await records(Commitment.recordKind) }

  /// The notification log, by the time for which each was planned.
  ///
  /// - Throws: what the store throws.
  public func notificationLog() async throws -> [NotificationRecord] {
    try await records(NotificationRecord.recordKind, as: NotificationRecord.self).sorted {
      ($0.scheduledFor, $0.id) < ($1.scheduledFor, $1.id)
    }
  }
}

/// What the app's store says the user has paid for.
public protocol EntitlementPort: Sendable {
  /// The entitlement now.
  func current() async -> Entitlement
}
