import PlainJSON
import Testing

struct ReadingTests {
  static let sound: [(String, JSONValue)] = [
    ("null", .null), (" true\n", true), ("false", false), ("12", 12), ("-7", -7), ("\"\"", ""),
    (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\uD83D\uDE00""#, "é😀"), ("[]", []),
    ("[1,[true],\"x\"]", [1, [true], "x"]), ("{}", [:]),
    (#"{"b":1,"a":{"c":null}}"#, ["b": 1, "a": ["c": .null]]),
  ]

  @Test(arguments: sound)
  func `sound texts are read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  static let faulty: [(String, JSONError.Reason, Int)] = [
    ("", .unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("[1", .unexpectedEnd, 2),
    ("[1,]", .unexpectedByte(0x5D), 3), ("{\"a\" 1}", .unexpectedByte(0x31), 5),
    ("{a:1}", .unexpectedByte(0x61), 1),
    ("{\"a\":1,}", .unexpectedByte(0x7D), 7), ("nul", .unexpectedEnd, 3), ("nulL", .unexpectedByte(0x4C), 3),
    ("01", .malformedNumber, 0), ("1.", .unexpectedEnd, 2), ("1.x", .malformedNumber, 2),
    ("-", .unexpectedEnd, 1),
    ("1e", .unexpectedEnd, 2), ("+1", .unexpectedByte(0x2B), 0), (".5", .unexpectedByte(0x2E), 0),
    ("1 2", .trailingBytes, 2),
    ("\"a", .unexpectedEnd, 2), ("\"\n\"", .controlCharacter, 1), (#""\n"# + "\u{1}\"", .controlCharacter, 3),
    (#""\x""#, .malformedEscape, 1), (#""\u12g4""#, .malformedEscape, 5),
    (#""\ud800""#, .unpairedSurrogate, 1),
    (#""\udc00""#, .unpairedSurrogate, 1), (#""\ud800\u0041""#, .unpairedSurrogate, 1),
    (#"{"a":1,"\u0061":2}"#, .duplicateName("a"), 7), ("\u{FEFF}1", .unexpectedByte(0xEF), 0),
    ("NaN", .unexpectedByte(0x4E), 0),
  ]

  @Test(arguments: faulty)
  func `faulty texts are refused with their place`(text: String, reason: JSONError.Reason, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test
  func `bytes that are no UTF-8 are refused inside a text`() {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xC3, 0x28, 0x22]) }
    #expect(error?.reason == .invalidUTF8)
  }

  @Test
  func `a name that comes twice is refused in large objects, too`() {
    let names = (0..<40).map { "\"n\($0)\":0" } + ["\"n17\":1"]
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: "{\(names.joined(separator: ","))}")
    }
    #expect(error?.reason == .duplicateName("n17"))
  }

  @Test
  func `names are told apart by their bytes, not by canonical equivalence`() throws {
    let value = try JSONValue(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(value.object?["\u{E9}"] == 1)
    #expect(value.object?["e\u{301}"] == 2)
  }

  @Test
  func `limits hold on both sides`() throws {
    let limits = JSONLimits(byteCount: 6, depth: 3)
    #expect(try JSONValue(parsing: "[[[]]]", limits: limits) == [[[]]])
    let deep = #expect(throws: JSONError.self) { try JSONValue(parsing: "[[[[", limits: limits) }
    #expect(deep?.reason == .tooDeep(limit: 3))
    let long = #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,2,3]", limits: limits) }
    #expect(long?.reason == .tooLong(byteCount: 7, limit: 6))
  }

  @Test
  func `numbers keep their text`() throws {
    for text in ["0", "-0", "1.50", "1E+2", "123456789012345678901234567890"] {
      #expect(try JSONValue(parsing: text).text == text)
    }
    #expect(try JSONValue(parsing: "1.0").integer == nil)
    #expect(try JSONValue(parsing: "9223372036854775807").integer == .max)
    #expect(try JSONValue(parsing: "9223372036854775808").integer == nil)
    #expect(try JSONValue(parsing: "2.5e1").number?.double == 25)
    #expect(JSONNumber(2.0)?.text == "2")
    #expect(JSONNumber(0.25)?.text == "0.25")
    #expect(JSONNumber(.infinity) == nil)
  }

  @Test(arguments: [
    (#""\ud83d""#, "\u{FFFD}"), (#""a\ude00b""#, "a\u{FFFD}b"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\ude00""#, "😀"),
  ])
  func `half of a pair is one character in its place, where that is asked for`(text: String, read: String)
    throws
  {
    #expect(try JSONValue(parsing: text, limits: JSONLimits(replacesHalfPairs: true)) == .string(read))
  }
}
