// Reading and writing dates and times as ISO 8601 has them. Only what is written here is read: digits are
// ASCII, fields have their full width, and nothing stands before or after.

/// A cursor over a text's bytes that reads fields of fixed width.
private struct FieldReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Character) -> Bool {
    guard let byte = character.asciiValue, rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.popFirst(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        return nil
      }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func time(needsSeconds: Bool) -> LocalTime? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else { return nil }
    guard skip(":") else { return needsSeconds ? nil : LocalTime(hour: hour, minute: minute) }
    guard let second = number(digits: 2) else { return nil }
    return LocalTime(hour: hour, minute: minute, second: second)
  }

  mutating func dateTime() -> LocalDateTime? {
    guard let date = date(), skip("T"), let time = time(needsSeconds: true) else { return nil }
    return LocalDateTime(date, time)
  }

  /// `Z`, or `+` or `-` with hours and minutes, a colon between them or none; seconds east of UTC.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hour = number(digits: 2), hour < 24 else { return nil }
    _ = skip(":")
    guard let minute = number(digits: 2), minute < 60 else { return nil }
    return sign * (hour * 60 + minute) * 60
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a number of two digits, and what follows it.
  fileprivate func write(_ number: Int, _ separator: Unicode.Scalar? = nil, at place: Int) {
    self[place] = UInt8(ascii: "0") + UInt8(number / 10)
    self[place + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    if let separator { self[place + 2] = UInt8(ascii: separator) }
  }
}

extension CivilDate: LosslessStringConvertible {
  /// Reads `YYYY-MM-DD`; nil for any other text and for a day that its month does not have.
  public init?(_ text: String) {
    var reader = FieldReader(text)
    guard let date = reader.date(), reader.isAtEnd else { return nil }
    self = date
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    let (year, month, day) = components
    return String(unsafeUninitializedCapacity: 10) { utf8 in
      utf8.write(year / 100, at: 0)
      utf8.write(year % 100, "-", at: 2)
      utf8.write(month, "-", at: 5)
      utf8.write(day, at: 8)
      return 10
    }
  }
}

extension LocalTime: LosslessStringConvertible {
  /// Reads `HH:MM` or `HH:MM:SS`; nil for any other text and for what no clock shows.
  public init?(_ text: String) {
    var reader = FieldReader(text)
    guard let time = reader.time(needsSeconds: false), reader.isAtEnd else { return nil }
    self = time
  }

  /// `HH:MM:SS`.
  public var description: String {
    String(unsafeUninitializedCapacity: 8) { utf8 in
      utf8.write(hour, ":", at: 0)
      utf8.write(minute, ":", at: 3)
      utf8.write(second, at: 6)
      return 8
    }
  }

  /// `HH:MM`, the seconds left out; what settings hold.
  public var hourAndMinute: String {
    String(unsafeUninitializedCapacity: 5) { utf8 in
      utf8.write(hour, ":", at: 0)
      utf8.write(minute, at: 3)
      return 5
    }
  }
}

extension LocalDateTime: LosslessStringConvertible {
  /// Reads `YYYY-MM-DDTHH:MM:SS`; nil for any other text.
  public init?(_ text: String) {
    var reader = FieldReader(text)
    guard let dateTime = reader.dateTime(), reader.isAtEnd else { return nil }
    self = dateTime
  }

  /// `YYYY-MM-DDTHH:MM:SS`.
  public var description: String { "\(date)T\(time)" }
}

extension Instant: LosslessStringConvertible {
  /// Reads `YYYY-MM-DDTHH:MM:SS` with `Z` or an offset (`+02:00`, `+0200`) behind it; nil for any other text,
  /// and for an instant beyond ``earliest`` and ``latest``.
  public init?(_ text: String) {
    var reader = FieldReader(text)
    guard let dateTime = reader.dateTime(), let offset = reader.offset(), reader.isAtEnd else { return nil }
    let seconds = dateTime.wallSeconds - offset
    self.init(unixSeconds: seconds)
    guard unixSeconds == seconds else { return nil }
  }

  /// `YYYY-MM-DDTHH:MM:SSZ`.
  public var description: String { "\(LocalDateTime(wallSeconds: unixSeconds))Z" }
}
