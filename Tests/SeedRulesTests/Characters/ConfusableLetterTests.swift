import SeedSource
import SeedDiagnostics
import SeedText
import Testing

struct ConfusableLetterTests {
  @Test(arguments: [
    ("Say n\u{43E} to it.", "Say no to it."),
    ("\u{41D}old the d\u{43E}\u{43E}r.", "Hold the door."),
    ("\u{39D}ever say \u{39F}K.", "Never say OK."),
    ("A \u{FF46}\u{FF55}\u{FF4C}\u{FF4C} stop.", "A full stop."),
    ("Be \u{1D41B}\u{1D428}\u{1D425}\u{1D41D} or \u{1D623}\u{1D630}\u{1D62D}\u{1D625}.", "Be bold or bold."),
    ("\u{410} word.", "A word."),
    ("Count the p\u{3BF}ints.", "Count the points."),
    ("Do n\u{3BF}t t\u{3B1}lk.", "Do not talk."),
    (
      "Your \u{FB01}rst o\u{FB03}ce, on \u{FB02}oor \u{FF11}\u{FF12}\u{FF01}",
      "Your first office, on floor 12!"
    ),
    ("Stop\u{FF0C}then go\u{3002}Wait.", "Stop, then go. Wait."),
    (
      "Be \u{24BD}\u{24D4}\u{24E1}\u{24D4}, \u{29C}\u{1D07}\u{280}\u{1D07} and t\u{24D7}ere.",
      "Be Here, here and there."
    ),
    ("It isn\u{B4}t and wasn\u{2032}t.", "It isn't and wasn't."),
  ])
  func `a look-alike is found and replaced`(_ prompt: String, _ expected: String) {
    #expect(CharacterLinting.fixed("confusable-letter", prompt: prompt) == expected)
  }

  @Test(arguments: [
    "The word тоска has no translation.",
    "They say ухо, рука and нос.",
    "Write φιλότιμο, και τα λοιπά.",
    "An α of 0.05, a χ² test, σ and ω, 3 kΩ, 5 µm.",
    "Café, naïve, Łódź, Ærø, İstanbul, Straße, ħ.",
    "Бег – это хорошо. А она – нет.",
    "Pour 5 ℓ at 6′2″, note ⓐ, the 2ⁿ row, ə and /nɪʃ/, ℝ.",
  ])
  func `a word that is really Greek or Russian is left alone`(_ prompt: String) {
    #expect(CharacterLinting.marked("confusable-letter", prompt: prompt) == [])
  }

  @Test
  func `replacing is safe where the reader sees the same and nothing else was meant`() {
    func applicability(_ prompt: String) -> [String] {
      CharacterLinting.findings("confusable-letter", prompt: prompt).compactMap {
        $0.repair?.applicability.rawValue
      }
    }
    #expect(applicability("Let the d\u{43E}\u{43E}r be.") == ["safe"])
    #expect(applicability("Let \u{445}\u{43E}\u{440} be.") == ["unsafe"])
    #expect(applicability("Measure TNF\u{3B1} twice.") == ["unsafe"])
    #expect(applicability("Be \u{FF46}\u{FF55}\u{FF4C}\u{FF4C} of it.") == ["safe"])
  }

  @Test
  func `every look-alike of the table is a letter of its script and no Latin one`() {
    var count = 0
    for value in UInt32(0x80)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), let entry = LookAlikes.entry(scalar) else { continue }
      count += 1
      #expect(!LookAlikes.isLatin(scalar), "\(scalar.codePoint)")
      #expect(entry.latin.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(scalar.codePoint)")
      if entry.script == .form || entry.script == .sign { continue }
      #expect(entry.latin.allSatisfy { $0.isLetter }, "\(scalar.codePoint)")
      #expect(LookAlikes.script(scalar) == entry.script, "\(scalar.codePoint)")
      let name = scalar.properties.name ?? ""
      #expect(name.hasPrefix(entry.script.name.uppercased()), "\(scalar.codePoint) \(name)")
    }
    #expect(count > 700)
  }
}
