import CivilTime
import EgoFixServices
import ServiceKernel
import Synchronization

/// A clock that a test sets.
final class TestClock: ServiceClock {
  private let instant: Mutex<Instant>

  init(_ day: Int = 0, _ time: String = "12:00") { instant = Mutex(Story.moment(day, time).instant) }

  func now() -> Instant { instant.withLock { $0 } }

  /// Sets the clock to a time of a day, counted as in a ``Story``.
  func set(_ day: Int, _ time: String = "12:00") {
    instant.withLock { $0 = Story.moment(day, time).instant }
  }
}
