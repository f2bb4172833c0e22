import CivilTime
import SeedFiles
import SeedPlatform
import ServiceKernel

/// A clock that runs like the system's and that the player sets.
final class PlayClock: ServiceClock {
  private struct Reading: Sendable {
    /// How many seconds it is before or behind the system's clock.
    var offset: Int
    /// Where it stands still; nil while it runs.
    var stopped: Instant?
  }

  private let reading: Lock<Reading>
  private let wall: @Sendable () -> Int

  /// - Parameter wall: the system's clock, in seconds since 1970.
  init(_ start: Instant, wall: @escaping @Sendable () -> Int = WallClock.unixSeconds) {
    self.wall = wall
    reading = Lock(Reading(offset: start.unixSeconds - wall()))
  }

  func now() -> Instant {
    let reading = reading.withLock { $0 }
    return reading.stopped ?? Instant(unixSeconds: wall() + reading.offset)
  }

  /// Stands still at an instant, while what falls due then is settled.
  func stop(at instant: Instant) { reading.withLock { $0.stopped = instant } }

  /// Runs on as it ran before it was stopped.
  func go() { reading.withLock { $0.stopped = nil } }

  /// Runs on from an instant.
  func run(from instant: Instant) {
    let offset = instant.unixSeconds - wall()
    reading.withLock { $0 = Reading(offset: offset) }
  }
}
