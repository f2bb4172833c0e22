import SeedText
import Testing
import TextSamples

@testable import SeedRules

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

  @Test(arguments: [ConfusedWords.table, AgreementPatterns.sample])
  func `patterns are found from their anchors as they are by trying each at each word`(_ table: String) {
    var random = SeededRandom(11)
    let patterns = PhrasePatterns(table)
    let lines = table.split(separator: "\n")
    var count = 0
    for _ in 0..<60 {
      // What patterns ask for, often joined as they ask.
      let parts = (0..<4).flatMap { _ in (lines.randomElement(using: &random) ?? "").split(separator: " ") }
      var text = parts.filter { $0.first != "!" }.map { part in
        let choices = part.prefix { $0 != ">" }.split { "[]()|^$".contains($0) }
        let word = String(choices.randomElement(using: &random) ?? "")
        let space = [" ", " ", " ", " ", " ", " ", " ", ", ", "-", ". "].randomElement(using: &random) ?? ""
        return (word.first == "@" || word == "_" ? "friends" : word) + space
      }.joined()
      text.withUTF8 { bytes in
        var words: [Word] = []
        WordScanner.scan(bytes, isMessage: false, into: &words)
        var found: [String] = []
        patterns.forEachMatch(in: words, bytes) { index, pattern in
          found.append("\(index) \(pattern.before) \(pattern.after)")
          return true
        }
        let expected = words.indices.compactMap { index -> String? in
          let own = patterns.patterns.indices.filter { patterns.matches($0, at: index, words, bytes) }
          let first = own.min { left, right in
            (patterns.rank(left, words[index].hash), left) < (patterns.rank(right, words[index].hash), right)
          }
          return first.map { "\(index) \(patterns.patterns[$0].before) \(patterns.patterns[$0].after)" }
        }
        #expect(found == expected)
        #expect(
          patterns.firstMatch(in: words, bytes) == expected.first.flatMap { Int($0.prefix { $0 != " " }) }
        )
        count += found.count
      }
    }
    #expect(count > 20)
  }
}

private enum AgreementPatterns {
  static let sample = """
    they|we|these (@adv) [was>were] _
    ^|@conj they|we [@verbs] !@be
    he|she [@pure] _
    he|she [want|need|like] !you|$
    many !a (more|other) [@noun] $|@be|@conj
    too|so [much>many] (little|few) people|times
    did (not) i|you|he (ever|really) [noticed|waited|wanted] !$|@conj
    @noun [@verbs] @noun
    [never] walk|walks|tell|tells|friend|friends|and|is|always
    """
}
