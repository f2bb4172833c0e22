@testable import SeedText
import Testing

struct SentencesTests {
  private func counts(_ text: String, isMessage: Bool = false) -> [Int] {
    let bytes = Array(text.utf8)
    let words = WordScanner.words(of: text, isMessage: isMessage)
    return bytes.withUnsafeBufferPointer { Sentences.ranges(of: words, in: $0).map(\.count) }
  }

  @Test(arguments: [
    ("One two. Three four? Five! Six", [2, 2, 1, 1]),
    ("Bring a toy, e.g. a boat, i.e. one that floats.", [12]),
    ("It took 2.5 hours. At 7 p.m. it was over.", [5, 7]),
    ("It ended at 7 p.m. Nobody left.", [6, 2]),
    ("Dr. Lee and B. R. Forer met Mrs. Dalloway vs. Mr. Ripley.", [12]),
    ("Pens, paper, etc. were there. Also glue, etc. Then they left.", [5, 3, 3]),
    ("\"No.\" Then a door. \"No?\" she said.", [1, 3, 3]),
    ("He said \"no.\" Then he left.", [3, 3]),
    ("Well\u{2026} maybe... not. Well\u{2026} Fine.", [3, 1, 1]),
    ("You and I. Nobody else.", [3, 2]),
    ("See example.com for more: one, two; three.", [8]),
    ("", []), ("...", []),
  ])
  func `sentences end where a reader stops`(_ text: String, _ expected: [Int]) {
    #expect(counts(text) == expected)
  }

  @Test
  func `arms of a message and what follows them are parted`() {
    let text = "{n, plural, one {# day.} other {# days.}} It ended. {bug} is loud."
    #expect(counts(text, isMessage: true) == [1, 1, 2, 2])
  }
}
