import SeedDecoding
import SeedModel
import Testing

struct MessageReadingTests {
  private func readings(_ text: String, locale: String = "en_US") -> [MessageReading] {
    withBytes(text) { MessageReading.all(of: $0, PluralRules(locale: locale)) }
  }

  private func shown(_ text: String, locale: String = "en_US") -> [String] {
    readings(text, locale: locale).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("One day.", []), ("{days} days.", []), ("'{' {x} '}'", []),
      ("{days, plural, one {# day} other {# days}}.", ["1 day.", "0 days."]),
      (
        "{days, plural, =0 {No} one {#} other {#}} of {name}", ["No of {name}", "1 of {name}", "2 of {name}"]
      ),
      ("{tier, select, push {Up} other {}}!", ["Up!", "!"]),
      ("who{tier, select, push {a} other {b}}re", ["whoare", "whobre"]),
      ("{days, plural, other {{tier, select, push {#} other {''}}}}", ["#", "''"]),
      ("{days, plural, few {x} other {y}}", ["y"]),
      ("{days, plural, one {x", []), ("{days, plural, one {x} other {y}} }", []),
    ] as [(String, [String])]
  )
  func `a message with blocks reads like each of their arms`(text: String, expected: [String]) {
    #expect(shown(text) == expected)
  }

  @Test
  func `blocks of one placeholder take the arms of one value, blocks of two each combination`() {
    let days = "{days, plural, =1 {A} other {B}}{days, plural, one {c} other {d}}"
    #expect(shown(days) == ["Ac", "Bd"])
    #expect(shown("{days, plural, =2 {A} other {B}}{days, plural, one {c} other {d}}") == ["Ad", "Bd", "Bc"])
    #expect(shown("{n, plural, one {A} few {B} many {C} other {D}}", locale: "pl") == ["A", "B", "C"])
    #expect(shown("{a, select, x {A} other {B}}{b, select, y {c} other {d}}") == ["Ac", "Bc", "Ad", "Bd"])
    // Of a language without rules each category is read.
    #expect(shown("{n, plural, one {A} two {B} other {C}}", locale: "tlh") == ["A", "B", "C"])
  }

  @Test
  func `many blocks are read with each arm once, and no more than sixty-four times`() {
    let block = { (name: String) in "{\(name), select, p {A\(name)} q {B\(name)} other {C\(name)}}" }
    let texts = shown("abcdef".map { block("\($0)") }.joined())
    #expect(texts == ["A", "B", "C"].map { arm in "abcdef".map { "\(arm)\($0)" }.joined() })
    let arms = (0..<1000).map { "v\($0) {\($0)}" }.joined(separator: " ")
    #expect(shown("{a, select, \(arms) other {}}") == (0..<64).map(String.init))
  }

  @Test
  func `each byte is known by where it comes from`() throws {
    let text = "é {n, plural, =12 {#x} other {y}} z"
    let bytes = Array(text.utf8)
    for reading in readings(text) {
      let origins = reading.bytes.indices.map { reading.origin(of: $0) }
      #expect(origins == origins.sorted())
      for (byte, origin) in zip(reading.bytes, origins) where bytes[origin] != UInt8(ascii: "#") {
        #expect(bytes[origin] == byte)
      }
    }
    let number = try #require(bytes.firstIndex(of: UInt8(ascii: "#")))
    let first = try #require(readings(text).first)
    #expect(first.bytes.indices.filter { first.origin(of: $0) == number }.count == 2)
  }
}
