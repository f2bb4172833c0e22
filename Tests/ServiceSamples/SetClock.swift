package import CivilTime
import ServiceKernel
import Synchronization

/// A clock that a test sets.
package final class SetClock: ServiceClock {
  private let instant: Mutex<Instant>

  package init(_ instant: Instant = Instant(unixSeconds: 1_700_000_000)) { self.instant = Mutex(instant) }

  package func now() -> Instant { instant.withLock { $0 } }
  package func set(_ now: Instant) { instant.withLock { $0 = now } }
  package func advance(_ seconds: Int) { instant.withLock { $0 = $0.adding(seconds: seconds) } }
}
