/// A time of day as clocks show it, to the second: 00:00:00…23:59:59.
///
/// It is not named after its module: a type that is hides the module's other names from whoever must
/// qualify them.
public struct LocalTime: Hashable, Sendable {
  /// Seconds since midnight, 0…86,399.
  public let secondOfDay: Int32

  /// 00:00.
  public static let midnight = LocalTime(uncheckedSecondOfDay: 0)

  @usableFromInline
  init(uncheckedSecondOfDay: Int32) { secondOfDay = uncheckedSecondOfDay }

  /// The time so many seconds after midnight, or nil outside 0…86,399.
  @inlinable
  public init?(secondOfDay: Int) {
    guard (0..<86_400).contains(secondOfDay) else { return nil }
    self.init(uncheckedSecondOfDay: Int32(secondOfDay))
  }

  /// The time that a clock shows, or nil where none does (24:00, 7:60).
  @inlinable
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    self.init(uncheckedSecondOfDay: Int32((hour * 60 + minute) * 60 + second))
  }

  /// 0…23.
  @inlinable public var hour: Int { Int(secondOfDay) / 3600 }
  /// 0…59.
  @inlinable public var minute: Int { Int(secondOfDay) / 60 % 60 }
  /// 0…59.
  @inlinable public var second: Int { Int(secondOfDay) % 60 }
  /// Whole minutes since midnight, 0…1439.
  @inlinable public var minuteOfDay: Int { Int(secondOfDay) / 60 }

  /// The time so many seconds later, or nil where that is another day.
  @inlinable
  public func adding(seconds: Int) -> LocalTime? {
    let (sum, overflow) = seconds.addingReportingOverflow(Int(secondOfDay))
    return overflow ? nil : LocalTime(secondOfDay: sum)
  }
}

extension LocalTime: Comparable {
  /// The earlier time comes first.
  @inlinable
  public static func < (left: LocalTime, right: LocalTime) -> Bool { left.secondOfDay < right.secondOfDay }
}
