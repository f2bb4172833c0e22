public import CivilTime
import SeedFiles

/// Tells a service the time.
public protocol ServiceClock: Sendable {
  /// The present instant.
  func now() -> Instant
}

/// The system's clock.
public struct SystemClock: ServiceClock {
  /// The system's clock.
  public init() {}

  /// The present instant.
  public func now() -> Instant { Instant(unixSeconds: WallClock.unixSeconds()) }
}
