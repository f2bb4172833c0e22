@testable import SeedLint
import Testing

/// The small regular expressions of rules without code.
struct PatternTests {
  @Test(arguments: [
    ("phone", "No phone, no PHONES.", ["phone", "PHONE"]),
    (#"\bphone\b"#, "No phone, no phones.", ["phone"]),
    ("colou?r", "color colour colouur", ["color", "colour"]),
    ("a+", "caaandy", ["aaa"]),
    ("a+?", "caaandy", ["a", "a", "a"]),
    ("<.+?>", "<b>x</b>", ["<b>", "</b>"]),
    ("<.+>", "<b>x</b>", ["<b>x</b>"]),
    (#"\d{2,3}"#, "1 12 123 12345", ["12", "123", "123", "45"]),
    (#"\d{2}"#, "12345", ["12", "34"]),
    (#"\d{3,}"#, "12 12345", ["12345"]),
    ("cat|category", "category", ["cat"]),
    ("category|cat", "category cat", ["category", "cat"]),
    ("(ab|a)(bc|c)", "abc", ["abc"]),
    ("(?:ha){2,}", "haha ha hahaha", ["haha", "hahaha"]),
    ("[a-c]+", "xabcabx", ["abcab"]),
    ("[^a-c ]+", "abc xyz", ["xyz"]),
    (#"[\]\-]"#, "a]-", ["]", "-"]),
    ("[a-]", "b-a", ["-", "a"]),
    (#"[\d.]+"#, "v1.25 x", ["1.25"]),
    ("^Nobody", "Nobody but nobody.", ["Nobody"]),
    ("nobody$", "Nobody but nobody", ["nobody"]),
    (#"\Bs\b"#, "s cats", ["s"]),
    (#"\w+"#, "naïve façade_2", ["naïve", "façade_2"]),
    (#"\S+"#, "a\u{A0}b c", ["a", "b", "c"]),
    (#"\$\{x\}"#, "pay ${x}", ["${x}"]),
    ("é", "É é", ["É", "é"]),
    ("[à-ý]", "É", ["É"]),
    (".", "a👩e", ["a", "👩", "e"]),
    (#"(a|\bb)c"#, "bc ac xbc", ["bc", "ac"]),
  ])
  func `a pattern finds what an ordinary engine would`(
    _ pattern: String,
    _ text: String,
    _ expected: [String]
  ) throws {
    #expect(try matches(of: Pattern(pattern), in: text) == expected)
  }

  @Test
  func `a pattern that tells case finds one case`() throws {
    #expect(try matches(of: Pattern("US", ignoresCase: false), in: "us US") == ["US"])
  }

  @Test(arguments: [
    ("a(b", "(", "this group is not closed"),
    ("a)b", ")", "this `)` closes no group"),
    ("[a-z", "[", "this class is not closed"),
    ("x[]", "[]", "this class is empty"),
    ("[z-a]", "z-a", "this range runs backwards"),
    ("*a", "*", "there is nothing before this that could be repeated"),
    ("a|+", "+", "there is nothing before this that could be repeated"),
    ("a**", "*", "this repeats a repetition; put it into a group"),
    ("é{x}", "{x", "write {2}, {2,} or {2,5}; for a plain brace write \\{"),
    ("a{3,2}", "{3,2}", "the first number is the greater one"),
    ("a{1001}", "{1001}", "at most 1000 repetitions"),
    (#"a\"#, #"\"#, "there is nothing after this backslash"),
    (#"(a)\1"#, #"\1"#, "back-references are not supported"),
    (#"\q"#, #"\q"#, "there is no escape `\\q`"),
    (#"\b+"#, #"\b+"#, "there is nothing here that could be repeated"),
    ("(?=a)", "(?=", "groups are ( ) or (?: ); lookahead, lookbehind and flags are not supported"),
    ("a*", "a*", "the pattern fits an empty text, and so everywhere"),
    ("", "", "the pattern fits an empty text, and so everywhere"),
  ])
  func `a faulty pattern is refused where it is faulty`(_ pattern: String, _ part: String, _ message: String)
  {
    let fault = #expect(throws: PatternFault.self) { try Pattern(pattern) }
    #expect(fault?.message == message)
    #expect(fault.map { String(decoding: Array(pattern.utf8)[$0.range], as: UTF8.self) } == part)
  }

  @Test
  func `a pattern that would be too large is refused`() {
    let fault = #expect(throws: PatternFault.self) { try Pattern("((a{100}){100}){100}") }
    #expect(fault?.message.contains("costs 2020201 steps a character") == true)
    #expect(throws: PatternFault.self) {
      try Pattern(String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100))
    }
  }

  /// Each of these once took minutes, or a step for each of a thousand letters.
  @Test(arguments: [
    "(((x{0}){1000}){1000}){1000}a", "(((){1000}){1000}){1000}a", "((((a|){1000}){1000}){1000}){1000}b",
    "(?:[\(letters)]|.){1,300}q", "[\(letters)]{1000}", "((a*){1000}){1000}b", "(a{1000}){1000}",
    String(repeating: "(", count: 30) + "a" + String(repeating: "){1000}", count: 30),
    String(repeating: "abcdefgh", count: 1000), String(repeating: "a|", count: 100_000) + "b",
  ])
  func `a pattern is refused by its cost before it is compiled`(_ text: String) {
    let fault = #expect(throws: PatternFault.self) { try Pattern(text) }
    #expect(fault?.message.hasPrefix("the pattern `") == true)
    #expect(fault?.message.contains("; at most 2048") == true)
  }

  /// A thousand letters, none next to another.
  private static let letters = String(
    String.UnicodeScalarView((0..<1000).compactMap { Unicode.Scalar(0x4E00 + $0 * 2) })
  )

  @Test
  func `a class of many ranges holds what is listed, in any order and twice`() throws {
    #expect(try matches(of: Pattern("[zx-ya-cb-dc]+"), in: "abcde xyz") == ["abcd", "xyz"])
    #expect(try matches(of: Pattern("[^zx-ya-cb-d\\d]+"), in: "abcde5 xyz") == ["e", " "])
    #expect(try matches(of: Pattern("[\(Self.letters)]+"), in: "a\u{4E02}\u{4E03}") == ["\u{4E02}"])
  }

  /// Each of these takes a backtracking engine exponential or cubic time.
  @Test(arguments: ["(a+)+b", "(a|a)*b", "(a|aa)+$x", "(a*)*b", "(.*)(.*)(.*)b", "(a?){50}a{50}b"])
  func `no pattern takes more steps than text times program`(_ text: String) throws {
    let pattern = try Pattern(text)
    let count = 2000
    var matching = PatternMatching(pattern)
    let found = Array(repeating: UInt8(ascii: "a"), count: count).withUnsafeBufferPointer {
      matching.matches(in: $0, stepLimit: .max)
    }
    #expect(found == [])
    #expect(matching.steps <= (count + 1) * pattern.program.count * 2)
  }

  @Test
  func `the limit of steps ends a search`() throws {
    var matching = PatternMatching(try Pattern("(a?){100}b"))
    let found = Array(repeating: UInt8(ascii: "a"), count: 10_000).withUnsafeBufferPointer {
      matching.matches(in: $0, stepLimit: 10_000)
    }
    #expect(found == nil)
    #expect(matching.steps < 11_000)
  }

  private func matches(of pattern: Pattern, in text: String) -> [String] {
    var matching = PatternMatching(pattern)
    let bytes = Array(text.utf8)
    let ranges = bytes.withUnsafeBufferPointer { matching.matches(in: $0) } ?? []
    return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
