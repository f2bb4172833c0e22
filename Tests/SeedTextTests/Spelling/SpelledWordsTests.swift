@testable import SeedText
import Testing

/// Which words are looked up, and how they are spelled then; no library is asked.
struct SpelledWordsTests {
  private func judged(_ text: String, isMessage: Bool = false) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var words: [Word] = []
      WordScanner.scan(bytes, isMessage: isMessage, into: &words)
      var spelled = SpelledWords(words: words, bytes: bytes, isMessage: isMessage, isEnglish: true)
      return words.indices.filter { spelled.isJudged($0) }.map { index in
        spelled.forms(of: index).map { spelled.spelling(of: $0, at: index) }.joined(separator: "|")
      }
    }
  }

  @Test(arguments: [
    ("Tell no one.", ["Tell", "no", "one"]),
    ("It isn't mine, it isn’t yours.", ["It", "isn't", "mine", "it", "isn't", "yours"]),
    ("a well-known co-worker", ["well|well-known", "known|well-known", "co|co-worker", "worker|co-worker"]),
    ("nothin' at all", ["nothin|nothing", "at", "all"]),
    ("cafe\u{301} cafe\u{AD}teria", ["café", "cafeteria"]),
    ("the 2nd, 10pm, v2 and 5k", ["the", "and"]),
    ("see https://example.com/some/path now", ["see", "now"]),
    ("mail me@example.com or ~/notes/todo or notes.txt", ["mail", "or", "or"]),
    ("by e.g. Node.js, home/work", ["by", "home", "work"]),
    ("ask @sombody about #somthing", ["ask", "about"]),
    ("run `seedtol chek` twice", ["run", "twice"]),
    ("HRV, OKRs and a CEO's RSVPing", ["and"]),
    ("CRAHS LOGGED", ["CRAHS", "LOGGED"]),
    ("YouTube, iPhone and isDone, but THe", ["and", "but", "THe"]),
    ("мир and λόγος", ["and"]),
  ])
  func `a text's words are looked up`(text: String, expected: [String]) {
    #expect(judged(text) == expected)
  }

  @Test(arguments: [
    ("{count, plural, one {# day} other {# dayz}} left", ["day", "dayz", "left"]),
    ("the {count}th of {name}s", ["the", "of"]),
    ("it''s {name}''s", ["it's"]),
    ("say '{braces}' aloud", ["say", "braces", "aloud"]),
  ])
  func `of a message what is shown is looked up`(text: String, expected: [String]) {
    #expect(judged(text, isMessage: true) == expected)
  }

  @Test
  func `a placeholder in a text that is no message is passed over`() {
    #expect(judged("keep {commitmnt} here") == ["keep", "here"])
  }

  @Test
  func `words that differ in their capitals have keys of their own`() {
    let forms = ["polish", "Polish", "POLISH", "pOlish", "polisH"]
    let keys = forms.map { form in
      var form = form
      return form.withUTF8 { bytes in
        var words: [Word] = []
        WordScanner.scan(bytes, isMessage: false, into: &words)
        return SpelledWords.key(of: words[0], in: bytes)
      }
    }
    #expect(Set(keys).count == forms.count)
  }
}
