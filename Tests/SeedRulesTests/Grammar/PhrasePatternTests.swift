@testable import SeedRules
import SeedText
import Testing

struct PhrasePatternTests {
  @Test(arguments: [
    ("busier [then>than] you", "You are busier then you think.", true),
    ("busier [then>than] you", "You are busier, then you stop.", false),
    ("@adj [then>than] @subj", "You are busy then you think.", true),
    ("^ [its>it's] _", "Its late.", true),
    ("^ [its>it's] _", "See its end.", false),
    ("a [b>c] $", "There is a b, and more.", true),
    ("a [b>c] $", "There is a b here.", false),
    ("a [b>c] $", "There is a b-side.", false),
    ("not (so) [quite>quiet] now", "It is not so quite now.", true),
    ("not (so) [quite>quiet] now", "It is not quite now.", true),
    ("!the [whether>weather] app", "Open whether app.", true),
    ("!the [whether>weather] app", "Open the whether app.", false),
    ("[your>you're] out", "Send your out-of-office reply.", false),
    ("could [of>have] _", "You could of {name} left.", false),
  ])
  func `a pattern matches the words around the one it judges`(
    _ test: (pattern: String, text: String, expected: Bool)
  ) {
    let pattern = PhrasePatterns(test.pattern)
    var text = test.text
    text.withUTF8 { bytes in
      var words: [Word] = []
      WordScanner.scan(bytes, isMessage: true, into: &words)
      #expect((pattern.firstMatch(in: words, bytes) != nil) == test.expected)
    }
  }

  @Test
  func `every pattern of the tables judges a word and says what is meant`() {
    let lines = ConfusedWords.table.split(separator: "\n")
    let patterns = PhrasePatterns(ConfusedWords.table).patterns
    #expect(patterns.count == lines.count)
    for (pattern, line) in zip(patterns, lines) {
      #expect(!pattern.right.isEmpty && !(pattern.before.isEmpty && pattern.after.isEmpty), "\(line)")
    }
  }
}
