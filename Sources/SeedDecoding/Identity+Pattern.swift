package import SeedModel

extension Identity {
  /// Why an identity looks made by hand.
  package enum Pattern: Hashable, Sendable {
    /// The version digit is not one that RFC 9562 assigns (1…8); carries the digit found.
    case version(Int)
    /// The variant digit is not 8, 9, a or b; carries the digit found.
    case variant(Int)
    /// Fewer than six different digits; carries how many there are.
    case fewDigits(Int)
    /// A run of eight or more digits that repeats one digit or counts up; carries the run's length.
    case run(Int)
  }

  /// The first sign that a person typed this identity, or nil when it may well be random.
  ///
  /// A random version 4 UUID is named here less than once in a million: the chance of a run of eight is
  /// about 18 × 2 × 16⁻⁷, that of fewer than six different digits below 10⁻⁹.
  package var pattern: Pattern? {
    guard (1...8).contains(version) else { return .version(version) }
    guard hasStandardVariant else { return .variant(Int(low >> 60)) }
    let digitCount = differentDigitCount
    if digitCount < 6 { return .fewDigits(digitCount) }
    // A run of eight lies in the first sixteen digits, in the middle ones, or in the last.
    let middle = high << 32 | low >> 32
    guard Identity.hasRun(high) || Identity.hasRun(middle) || Identity.hasRun(low) else { return nil }
    return .run(longestRun)
  }

  private var differentDigitCount: Int {
    var seen: UInt64 = 0
    for shift: UInt64 in stride(from: 0, to: 64, by: 4) {
      seen |= 1 &<< (high &>> shift & 0xF) | 1 &<< (low &>> shift & 0xF)
    }
    return seen.nonzeroBitCount
  }

  /// Whether sixteen digits have a run of eight, found in all places at once: every id is asked.
  private static func hasRun(_ digits: UInt64) -> Bool {
    let ones: UInt64 = 0x1111_1111_1111_1111
    let previous = digits >> 4
    // Each digit plus one, without a carry into the next.
    let next = ((previous & ~(ones << 3)) + ones) ^ (previous & ones << 3)
    return hasSeven(digits ^ previous) || hasSeven(digits ^ next)
  }

  /// Whether seven digits in a row are 0, the first one left out.
  private static func hasSeven(_ digits: UInt64) -> Bool {
    let others = digits | digits >> 1 | digits >> 2 | digits >> 3
    let one = ~others & 0x0111_1111_1111_1111
    let two = one & one >> 4
    let four = two & two >> 8
    return four & four >> 12 != 0
  }

  /// The most digits in a row that are the same or count up.
  private var longestRun: Int {
    var previous = -1
    var repeating = 1
    var counting = 1
    var longest = 1
    for index in 0..<32 {
      let digit = Int((index < 16 ? high : low) >> UInt64(60 - 4 * (index % 16)) & 0xF)
      repeating = digit == previous ? repeating + 1 : 1
      counting = digit == (previous + 1) & 0xF && previous >= 0 ? counting + 1 : 1
      longest = max(longest, repeating, counting)
      previous = digit
    }
    return longest
  }
}
