import SeedSource
import SeedDiagnostics
@testable import SeedRules
import SeedText
import Testing

struct InvisibleCharacterTests {
  @Test(arguments: [
    "\\u200B", "\\u200C", "\\u200D", "\\u200E", "\\u202A", "\\u202E", "\\u2066", "\\u2069", "\\u061C",
    "\\u00AD",
    "\\u2060", "\\u2028", "\\u2029", "\\u0085", "\\uFEFF", "\\uE000", "\\uF8FF", "\\uDBC0\\uDC00", "\\u3164",
    "\\u034F", "\\uFFF9", "\\uFE0E", "\\uFE01", "\\uDB40\\uDC41", "\\uDB40\\uDD00", "\\u180E", "\\uFFFE",
  ])
  func `what cannot be seen is found`(_ escape: String) {
    let prompt = "Let it over\(escape)take you."
    #expect(CharacterLinting.marked("invisible-character", prompt: prompt) == [escape])
  }

  @Test(arguments: ["\\u2028", "\\u2029", "\\u0085"])
  func `a separator between words becomes a space`(_ escape: String) {
    #expect(
      CharacterLinting.fixed("invisible-character", prompt: "One line.\(escape)Two.") == "One line. Two."
    )
    #expect(
      CharacterLinting.fixed("invisible-character", prompt: "One line. \(escape)Two.") == "One line. Two."
    )
  }

  @Test(arguments: [
    "Leave it to 👩\u{200D}💻 and 🏴\u{E0067}\u{E0062}\u{E007F} and ✔\u{FE0F}.",
    "Point ↔\u{FE0E} both ways, and ☺\u{FE0E}.",
    "An ideograph with a variant: 葛\u{E0100}.",
    "A no-break\u{A0}space and a thin\u{2009}one.",
    "Ordinary – “quoted” – café, e\u{301}, Привет, שלום…",
  ])
  func `what belongs to something, and what other rules flag, is left alone`(_ prompt: String) {
    #expect(CharacterLinting.marked("invisible-character", prompt: prompt) == [])
  }

  @Test
  func `the blocks that are passed over have nothing invisible`() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let hidden: Bool =
        properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
        || [.privateUse, .control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
      guard hidden else { continue }
      let placed = [PlacedScalar(scalar: scalar, range: 0..<1)]
      #expect(InvisibleCharacter.isInvisible(placed, 0), "\(scalar.codePoint)")
    }
  }

  @Test
  func `the loose end of an emoji is found`() {
    #expect(CharacterLinting.marked("invisible-character", prompt: "Wave 👋\u{200D} once.") == ["\u{200D}"])
  }

  @Test
  func `a text of nothing else is not emptied`() {
    let findings = CharacterLinting.findings(
      "invisible-character",
      prompt: String(repeating: "\u{200B}", count: 20)
    )
    #expect(findings.map { $0.repair == nil } == [true])
  }

  @Test(arguments: [
    ("x'\u{200B}{n}", false), ("x'\u{200B}'{n}", false), ("x\u{200B}'{n}'", true), ("x'\u{200B}s {n}", true),
  ])
  func `the fix is unsafe where a message's apostrophe would come to quote`(body: String, isSafe: Bool) {
    let findings = CharacterLinting.findings("invisible-character", body: body)
    #expect(findings.map { $0.repair?.applicability == .safe } == [isSafe])
    let prompt = CharacterLinting.findings("invisible-character", prompt: body)
    #expect(prompt.map { $0.repair?.applicability == .safe } == [true], "a prompt is no message")
  }

  @Test
  func `a run is one finding and goes at once`() {
    let prompt = "Over\u{200B}\\u200C\u{AD}take them."
    #expect(CharacterLinting.marked("invisible-character", prompt: prompt) == ["\u{200B}\\u200C\u{AD}"])
    #expect(CharacterLinting.fixed("invisible-character", prompt: prompt) == "Overtake them.")
  }
}
