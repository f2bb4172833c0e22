public import CivilTime

/// A product's rules that are made of the app's content, such as a bundle.
public protocol StartedReducer<Content>: Reducer {
  /// What the rules and texts stand in.
  associatedtype Content

  /// The rules that stand in a content.
  ///
  /// - Parameters:
  ///   - seed: what a new user's random streams begin with.
  ///   - zone: where a new user is.
  ///   - zones: where stored zones are looked up.
  /// - Throws: ``ServiceError/noPolicies(product:)``, and what reading the content throws.
  static func start(
    _ content: Content,
    seed: UInt64,
    zone: ZoneRules,
    zones: any ZoneSource
  ) throws -> (rules: Self, newUser: State)
}

extension Service where R: StartedReducer {
  /// Makes a service on a bundle's policies, records and texts.
  ///
  /// - Parameters:
  ///   - zone: where a new user is; of a known one the stored zone counts, unless it is gone, until the
  ///     product's event `zone`.
  ///   - zones: where zones are looked up, which are stored by name.
  ///   - seed: what a new user's random streams begin with.
  ///   - performer: shows lines, plays haptics, counts analytics events.
  /// - Throws: ``ServiceError/noPolicies(product:)`` for a bundle without the product's rules, and what
  ///   reading a damaged one throws.
  public init(
    _ content: R.Content,
    store: any StateStore,
    zone: ZoneRules,
    zones: any ZoneSource = TZifZones.system,
    seed: UInt64 = .random(in: .min ... .max),
    notifications: any NotificationPort,
    performer: any EffectPerformer<R.Effect> = NoEffects<R.Effect>(),
    clock: any ServiceClock = SystemClock()
  ) throws {
    let (rules, newUser) = try R.start(content, seed: seed, zone: zone, zones: zones)
    self.init(
      rules,
      newUser: newUser,
      store: store,
      performer: performer,
      notifications: notifications,
      clock: clock
    )
  }
}
