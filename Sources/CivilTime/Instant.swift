/// A point in time, to the second.
public struct Instant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z without leap seconds, as Unix counts; within
  /// ``Instant/earliest`` and ``Instant/latest``.
  public let unixSeconds: Int

  /// 0000-01-01T00:00:00Z.
  public static let earliest = Instant(unixSeconds: -62_167_219_200)
  /// 9999-12-31T23:59:59Z.
  public static let latest = Instant(unixSeconds: 253_402_300_799)

  /// The instant so many seconds after 1970-01-01T00:00:00Z, or ``earliest`` or ``latest`` where that lies
  /// outside them: what no calendar here can name is no instant.
  @inlinable
  public init(unixSeconds: Int) {
    self.unixSeconds = min(max(unixSeconds, -62_167_219_200), 253_402_300_799)
  }

  /// The instant so many seconds later, or earlier where negative; never beyond the ends.
  @inlinable
  public func adding(seconds: Int) -> Instant {
    let limit = 0x100_0000_0000
    return Instant(unixSeconds: unixSeconds + min(max(seconds, -limit), limit))
  }

  /// How many seconds this instant lies after another; negative where it lies before.
  @inlinable
  public func seconds(since other: Instant) -> Int { unixSeconds - other.unixSeconds }
}

extension Instant: Comparable {
  /// The earlier instant comes first.
  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool { left.unixSeconds < right.unixSeconds }
}
