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

extension PressureReducer: StartedReducer {
  /// Pressure's rules on a bundle's policies and texts.
  ///
  /// - Throws: ``ServiceError/noPolicies(product:)``, and `BundleError` for a bundle that is damaged.
  public static func start(
    _ bundle: SeedBundle,
    seed: UInt64,
    zone: ZoneRules,
    zones: any ZoneSource
  ) throws -> (rules: PressureReducer, newUser: PressureState) {
    guard let policies = try bundle.policies()?.pressure else {
      throw ServiceError.noPolicies(product: product)
    }
    let rules = PressureReducer(policies: policies, copy: bundle, zones: zones, home: zone)
    return (rules, PressureState(seed: seed, zone: zone))
  }
}

extension Service where R == PressureReducer {
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

extension EntitlementPort {
  /// Tells a service of the entitlement now; one that it has already changes nothing.
  ///
  /// - Throws: ``ServiceError``, and what the store throws.
  public func report(to service: PressureService) async throws {
    do {
      switch await current() {
      case .free: try await service.send(.lapse)
      case .paid(let until): try await service.send(.subscribe(until: until))
      case .inGrace(let until): try await service.send(.subscribe(until: until, inGrace: true))
      }
    } catch PressureRefusal.alreadyExpired, PressureRefusal.notSubscribed {
      // A subscription's end falls due by itself: the state has settled it already, be it that the store
      // tells of it only now, or lists it for a while after.
    }
  }
}
