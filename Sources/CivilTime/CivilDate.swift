/// A day of the proleptic Gregorian calendar, without a place: years 0000…9999.
///
/// It is held as a number of days, so that comparing and counting days costs one instruction.
public struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01, negative before it.
  public let dayNumber: Int32

  /// 0000-01-01.
  public static let earliest = CivilDate(uncheckedDayNumber: -719_528)
  /// 9999-12-31.
  public static let latest = CivilDate(uncheckedDayNumber: 2_932_896)

  @usableFromInline
  init(uncheckedDayNumber: Int32) { dayNumber = uncheckedDayNumber }

  /// The date so many days after 1970-01-01, or ``earliest`` or ``latest`` where that lies outside them.
  @inlinable
  public init(dayNumber: Int) {
    self.init(uncheckedDayNumber: Int32(min(max(dayNumber, -719_528), 2_932_896)))
  }

  /// The date with a year (0…9999), a month (1…12) and a day of that month, or nil where there is none.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.dayCount(ofMonth: month, in: year)
    else { return nil }
    self.init(uncheckedDayNumber: Int32(CivilDate.dayNumber(year: year, month: month, day: day)))
  }
}

extension CivilDate {
  /// Year (0…9999), month (1…12) and day (1…31).
  ///
  /// - Complexity: O(1); eight divisions.
  public var components: (year: Int, month: Int, day: Int) {
    // Howard Hinnant's algorithm: years begin in March, so that the leap day is a year's last.
    let shifted = Int(dayNumber) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// 0…9999.
  public var year: Int { components.year }
  /// 1…12.
  public var month: Int { components.month }
  /// 1…31.
  public var day: Int { components.day }

  /// 1 = Sunday … 7 = Saturday.
  @inlinable
  public var weekday: Int {
    let remainder = (Int(dayNumber) + 4) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The date so many days later, or earlier where negative; never beyond ``earliest`` and ``latest``.
  @inlinable
  public func adding(days: Int) -> CivilDate {
    // Neither addend can make the sum overflow: the first has 32 bits, the second is cut to 33.
    CivilDate(dayNumber: Int(dayNumber) + min(max(days, -0x1_0000_0000), 0x1_0000_0000))
  }

  /// How many days this date lies after another; negative where it lies before.
  @inlinable
  public func days(since other: CivilDate) -> Int { Int(dayNumber) - Int(other.dayNumber) }

  /// The date's week's Monday, this date or up to six days before it.
  public var mondayOfWeek: CivilDate { adding(days: -((weekday + 5) % 7)) }

  /// The first day of the month after the date's.
  public var firstOfNextMonth: CivilDate {
    let (year, month, day) = components
    return adding(days: CivilDate.dayCount(ofMonth: month, in: year) - day + 1)
  }

  /// How many days a month (1…12) of a year has; 0 for another month.
  public static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1, 3, 5, 7, 8, 10, 12: 31
    default: 0
    }
  }

  /// Whether a year has 366 days.
  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Days from 1970-01-01 to a date; a month of 1…12, a day of any size.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension CivilDate: Comparable {
  /// The earlier date comes first.
  @inlinable
  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.dayNumber < right.dayNumber }
}
