/// Reads `CET-1CEST,M3.5.0,M10.5.0/3`: a zone's recurring rule, as the last line of a TZif file has it.
struct PosixRuleParser {
  private let text: String
  private var rest: ArraySlice<UInt8>

  /// Reads a rule.
  ///
  /// - Throws: ``ZoneError/rule(_:)``.
  static func parse(_ text: String) throws(ZoneError) -> RecurringRule {
    var parser = PosixRuleParser(text: text, rest: Array(text.utf8)[...])
    return try parser.rule()
  }

  private var failure: ZoneError { .rule(String(text.prefix(80))) }

  private mutating func rule() throws(ZoneError) -> RecurringRule {
    try name()
    // POSIX counts offsets west of UTC.
    let standardOffset = -(try duration(hourLimit: 24))
    if rest.isEmpty { return RecurringRule(standardOffset: standardOffset, summer: nil) }
    try name()
    let summerOffset =
      rest.first == UInt8(ascii: ",") ? standardOffset + 3600 : -(try duration(hourLimit: 24))
    guard skip(",") else { throw failure }
    let start = try moment()
    guard skip(",") else { throw failure }
    let end = try moment()
    guard rest.isEmpty else { throw failure }
    return RecurringRule(
      standardOffset: standardOffset,
      summer: RecurringRule.Summer(offset: summerOffset, start: start, end: end)
    )
  }

  /// Three letters or more, or letters, digits and signs between `<` and `>`; it says nothing about time.
  private mutating func name() throws(ZoneError) {
    let isQuoted = skip("<")
    var count = 0
    while let byte = rest.first {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isOther =
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-")
      guard isLetter || isQuoted && isOther else { break }
      rest.removeFirst()
      count += 1
    }
    guard count >= 3, !isQuoted || skip(">") else { throw failure }
  }

  private mutating func moment() throws(ZoneError) -> YearlyMoment {
    let day: YearlyMoment.Day
    if skip("J") {
      day = .ofCommonYear(try number(in: 1...365))
    } else if skip("M") {
      let month = try number(in: 1...12)
      guard skip(".") else { throw failure }
      let week = try number(in: 1...5)
      guard skip(".") else { throw failure }
      day = .weekday(month: month, week: week, weekday: try number(in: 0...6))
    } else {
      day = .ofYear(try number(in: 0...365))
    }
    let second = skip("/") ? try duration(hourLimit: 167) : 2 * 3600
    return YearlyMoment(day: day, second: second)
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  private mutating func duration(hourLimit: Int) throws(ZoneError) -> Int {
    let sign = skip("-") ? -1 : 1
    if sign == 1 { _ = skip("+") }
    var seconds = try number(in: 0...hourLimit) * 3600
    if skip(":") {
      seconds += try number(in: 0...59) * 60
      if skip(":") { seconds += try number(in: 0...59) }
    }
    return sign * seconds
  }

  private mutating func number(in range: ClosedRange<Int>) throws(ZoneError) -> Int {
    var value = 0
    var digitCount = 0
    while digitCount < 3, let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      digitCount += 1
      rest.removeFirst()
    }
    guard digitCount > 0, range.contains(value) else { throw failure }
    return value
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard let byte = character.asciiValue, rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }
}
