import LintSamples
import SeedDiagnostics
import SeedLint
import SeedText
import Testing

@testable import SeedRules

struct CorrectionTests {
  /// What the rule says should be written in a comment.
  private func corrections(of comment: String, by rule: String) throws -> [String] {
    let document = try #require(ExampleDocument(.comment(comment)))
    return ExampleLinting.lint(document.files, select: [rule]).findings
      .map { $0.message.split(separator: "`").dropFirst(2).first.map(String.init) ?? "" }
  }

  @Test(arguments: [
    ("You are busier then you think.", ["than"]),
    ("You are busier, then you stop.", []),
    ("You are busier then-you think.", []),
    ("Its not the third time.", ["It's"]),
    ("Its not calling that hurts.", []),
    ("You stop, its time to go.", ["it's"]),
    ("See the time. In its about the door.", []),
    ("Send your a-team reply.", []),
    ("It happens everyday.", ["every day"]),
    ("It happens on any everyday.", []),
    ("Everyday.", []),
    ("You could of walked.", ["have"]),
    ("You could of course.", []),
    ("It is on they're table.", ["their"]),
    ("It is on they're not.", []),
    ("Now i'm here, and i am late.", ["I'm", "I"]),
    ("Now I'm here, and I am late.", []),
    ("I'M HERE.", []),
  ])
  func `a word is wrong by the words beside it`(_ test: (comment: String, right: [String])) throws {
    #expect(try corrections(of: test.comment, by: "grammar/confused-word") == test.right)
  }

  @Test(arguments: [
    ("They was late.", ["were"]), ("They all was late.", ["were"]), ("What they say was late.", []),
    ("I were late.", ["was"]), ("I were you.", []),
    ("You should have went, and he should have ran blades.", ["gone"]),
  ])
  func `a verb goes with what stands before it`(_ test: (comment: String, right: [String])) throws {
    #expect(try corrections(of: test.comment, by: "grammar/agreement") == test.right)
  }

  @Test(arguments: [Lists.agreement, Lists.confusedWord])
  func `each entry of a list finds the words that it names, and says what to write`(_ list: String) {
    for entry in Term.entries(list) where entry.first != "!" {
      let terms = TermList(corrections: entry)
      #expect(terms.count == 1, "\(entry)")
      let places = entry.drop { $0 == "^" }.prefix { $0 != "$" }.split(separator: " ")
      let place = places.first { $0.contains("=") } ?? ""
      #expect(!place.isEmpty, "\(entry)")
      for pair in place.split(separator: "/") {
        let sides = pair.split(separator: "=").map(String.init)
        let text = places.filter { $0.last != "?" }.map { $0 == place ? sides[0] : sample($0) }
          .joined(separator: " ")
        let words = WordScanner.words(of: text)
        var found: [TermIndex.Match] = []
        TermIndex([terms]).find(in: words, wanted: 1, into: &found)
        let right = found.first.flatMap { terms.correction(of: $0, in: words)?.right }
        #expect(right == sides.last?.replacing("_", with: " "), "\(entry): \(text)")
      }
    }
  }

  /// A word that a place takes.
  private func sample(_ place: Substring) -> String {
    let word = place.split(separator: "/")[0]
    return switch word.first {
    case "_", ".": "thing"
    case "*": "walk\(word.dropFirst())"
    case "<": "people"
    default: String(word)
    }
  }
}
