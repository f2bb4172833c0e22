import SeedDecoding
import Testing

struct JSONNumberTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("0.0", 0), ("0e99999999999", 0), ("3", 3), ("3.0", 3), ("30e-1", 3), ("0.3E1", 3),
    ("3e0", 3), ("300000e-5", 3), ("1e3", 1000), ("1E+3", 1000), ("-12", -12), ("-1.2e1", -12),
    ("123456789", 123_456_789), ("1234567890", 1_234_567_890), ("9223372036854775807", .max),
    ("-9223372036854775808", .min),
    ("9007199254740993", 9_007_199_254_740_993),
    ("0.0000000001e10", 1), ("1000000000000000000", 1_000_000_000_000_000_000),
    ("1.000000000000000000000", 1),
  ])
  func `a whole number is read exactly, however it is written`(text: String, value: Int) {
    #expect(withBytes(text) { JSONNumber.integer($0) } == .value(value))
  }

  @Test(arguments: ["0.5", "3.14", "1e-1", "-0.1", "1e-99999999999999999999"])
  func `a fraction is no whole number`(text: String) {
    #expect(withBytes(text) { JSONNumber.integer($0) } == .notWhole)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1e19", "1e400", "1e99999999999999999999",
    "123456789012345678901234567890",
  ])
  func `what 64 bits do not hold is out of range, not rounded`(text: String) {
    #expect(withBytes(text) { JSONNumber.integer($0) } == .outOfRange)
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("0.1", 0.1), ("1.25", 1.25), ("3", 3), ("-2.5", -2.5), ("1e2", 100),
    ("2.5e-1", 0.25),
    ("0.30000000000000000000", 0.3), ("123456789012345", 123_456_789_012_345), ("1e308", 1e308),
    ("0.000001", 0.000001), ("99999999999999", 99_999_999_999_999), ("0.00000000000001", 1e-14),
  ])
  func `a number is read as the nearest double`(text: String, value: Double) {
    #expect(withBytes(text) { JSONNumber.decimal($0) } == value)
  }

  @Test(arguments: ["1e400", "-1e400", "1e-400", "0.1234567890123456", "1234567890123456", "1e99999999999"])
  func `what a double does not keep is refused`(text: String) {
    #expect(withBytes(text) { JSONNumber.decimal($0) } == nil)
  }
}
