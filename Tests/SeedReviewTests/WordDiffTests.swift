@testable import SeedReview
import Testing

struct WordDiffTests {
  /// The parts with the marks that text output has.
  private func marked(_ old: String, _ new: String) -> String {
    WordDiff(old, new).parts.map { part in
      switch part {
      case .same(let text): text
      case .changed(let old, let new): "[-\(old)-]{+\(new)+}"
      }
    }
    .joined()
  }

  @Test(arguments: [
    ("Say it once.", "Say it twice.", "Say it [-once-]{+twice+}."),
    ("Say it.", "Say it aloud.", "Say it[--]{+ aloud+}."),
    ("don't move today", "don't talk today", "don't [-move-]{+talk+} today"),
    // A single word in common is no island.
    (
      "one two and three four five six", "six five and two four five six",
      "[-one two and three-]{+six five and two+} four five six"
    ),
    // With little in common it is another text.
    ("Count your steps.", "Call a friend tonight.", "[-Count your steps.-]{+Call a friend tonight.+}"),
    ("", "New.", "[--]{+New.+}"),
  ])
  func `words that changed are marked where they stand`(_ old: String, _ new: String, _ expected: String) {
    #expect(marked(old, new) == expected)
  }

  @Test
  func `the parts give back both texts`() {
    let texts = [
      "Leave one task alone.", "Leave two tasks alone, and look.", "", "  spaced   out ",
      "é e\u{301} 👩‍👩‍👧 \n line",
      "one one one two one", "one two one one",
    ]
    for old in texts {
      for new in texts {
        var (left, right) = ("", "")
        for part in WordDiff(old, new).parts {
          switch part {
          case .same(let text):
            left += text
            right += text
          case .changed(let before, let after):
            left += before
            right += after
          }
        }
        #expect(left == old && right == new, "\(old) | \(new)")
      }
    }
  }

  @Test
  func `a text beyond the limit is another one as a whole`() {
    let words = String(repeating: "word ", count: WordDiff.byteLimit / 5)
    #expect(WordDiff(words + "a", words + "b").parts.count == 2)
    let long = words + words
    #expect(WordDiff(long + "a", long + "b").parts == [.changed(old: long + "a", new: long + "b")])
    #expect(WordDiff(long, long).parts == [.same(long)])
  }
}
