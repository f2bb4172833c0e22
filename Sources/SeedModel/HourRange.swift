/// Hours of the day, inclusive at both ends; wraps past midnight when `first > last`.
public struct HourRange: Hashable, Sendable {
  /// 0…23.
  public var first: Int
  /// 0…23; its 59th minute still belongs.
  public var last: Int

  /// Makes a range of hours.
  public init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  /// Whether an hour, 0…23, lies in the range.
  public func contains(_ hour: Int) -> Bool {
    first <= last ? (first...last).contains(hour) : hour >= first || hour <= last
  }
}
