import EgoFixServices
import SeedModel
import ServiceCopy
import SeededRandom
import Testing

@Suite struct CopyTests {
  @Test func `a key's variants never come twice in a row`() {
    for seed in 0..<50 as Range<UInt64> {
      var memory = CopyMemory()
      var random = SplitMix64(state: seed)
      var last: UInt8?
      for _ in 0..<40 {
        let variant = memory.draw(.outcomeApplied, of: 4, with: &random)
        #expect(variant != last)
        last = variant
      }
    }
  }

  @Test(arguments: [
    ("One.", ["// One."]),
    ("One. Two? Three!", ["// One.", "// Two?", "// Three!"]),
    ("He said \"no.\" Then he left.", ["// He said \"no.\"", "// Then he left."]),
    ("It was 3.5 times. Really", ["// It was 3.5 times.", "// Really"]),
    ("(Yes.) No.", ["// (Yes.)", "// No."]),
    ("Wait... what?", ["// Wait...", "// what?"]),
    ("", []),
  ])
  func `a comment is shown one sentence a line, each with its slashes`(comment: String, lines: [String]) {
    #expect(InlineComment.lines(comment) == lines)
  }

  @Test(arguments: [(1, "001"), (42, "042"), (999, "999"), (1234, "1234")])
  func `a fix's number has three digits or more`(number: Int, text: String) {
    #expect(FixNumber.text(number) == text)
  }

  @Test func `every key has a name of its own`() {
    #expect(Set(EgoFixCopyKey.allCases.map(\.name)).count == EgoFixCopyKey.allCases.count)
  }

  @Test func `lines name what they are about`() throws {
    let story = try Story()
    story.onboard([1])
    let lines = try story.effects.compactMap { effect -> String? in
      guard case .feedback = effect else { return nil }
      return try story.logic.text(of: effect)?.body
    }
    #expect(lines.contains { $0.hasPrefix("bug.active#") })
    #expect(story.effects.contains { if case .feedback(let line) = $0 { line.bug == 1 } else { false } })
  }
}
