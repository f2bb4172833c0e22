#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The system's clock on the wall.
package enum WallClock {
  /// Seconds since 1970-01-01T00:00:00Z, rounded down.
  package static func unixSeconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec)
  }
}
