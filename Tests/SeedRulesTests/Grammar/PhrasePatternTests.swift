import SeedText
import Testing

@testable import SeedRules

struct PhrasePatternTests {
  @Test(arguments: [
    ("busier [then → than] you", "You are busier then you think.", true),
    ("busier [then → than] you", "You are busier, then you stop.", false),
    ("^ [its → it's] _", "Its late.", true),
    ("^ [its → it's] _", "You stop, its late.", true),
    ("^^ [its → it's] _", "You stop, its late.", false),
    ("^^ [its → it's] _", "You stop. Its late.", true),
    ("^ [its → it's] _", "See its end.", false),
    ("a [b → c] $", "There is a b, and more.", true),
    ("a [b → c] $", "There is a b here.", false),
    ("a [b → c] $", "There is a b-side.", false),
    ("not (so) [quite → quiet] now", "It is not so quite now.", true),
    ("not (so) [quite → quiet] now", "It is not quite now.", true),
    ("[went → gone, saw → seen] *ly", "He saw clearly.", true),
    ("[went → gone, saw → seen] *ly", "He saw clear.", false),
    ("[whether → weather] app unless the …", "Open whether app.", true),
    ("[whether → weather] app unless the …", "Open the whether app.", false),
    ("[your → you're] not unless … *ing", "Your not late.", true),
    ("[your → you're] not unless … *ing", "Your not calling was noticed.", false),
    ("[a → b] unless ^ … $", "A walk.", false),
    ("[a → b] unless ^ … $", "See a walk.", true),
    ("[your → you're] out", "Send your out-of-office reply.", false),
    ("could [of → have] _", "You could of {name} left.", false),
    ("[i'm → I'm]", "Now i'm here.", true),
    ("[i'm → I'm]", "Now I'm here.", false),
    ("[i'm → I'm]", "I'M HERE.", false),
  ])
  func `a pattern matches the words around the one it flags`(
    _ test: (pattern: String, text: String, expected: Bool)
  ) {
    #expect((found(by: PhrasePatterns(test.pattern), in: test.text).isEmpty == false) == test.expected)
  }

  @Test(arguments: [Agreement.table, ConfusedWord.table])
  func `each pattern of a table flags the words that it names, and says what to write`(_ table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("//") {
      let pattern = PhrasePatterns(String(line))
      let parts = line.split(separator: " unless ")[0]
      guard let open = parts.firstIndex(of: "["), let close = parts.firstIndex(of: "]") else {
        Issue.record("no word in brackets: \(line)")
        continue
      }
      for pair in parts[parts.index(after: open)..<close].split(separator: ",") {
        let sides = pair.split(separator: "→").map { $0.split(separator: " ").joined(separator: " ") }
        guard sides.count == 2 else {
          Issue.record("nothing to write instead: \(line)")
          continue
        }
        for wrong in sides[0].split(separator: "|") {
          // A place that must not start a clause.
          let start = line.contains("unless ^") ? "Do it " : ""
          let text =
            start + sample(parts[..<open]) + "\(wrong) " + sample(parts[parts.index(after: close)...]) + "."
          #expect(found(by: pattern, in: text) == [sides[1]], "\(line): \(text)")
        }
      }
    }
  }

  /// The first words that the places of a pattern take.
  private func sample(_ places: Substring) -> String {
    places.split(separator: " ").filter { $0.first != "(" && $0.first != "^" && $0.first != "$" }.map {
      place in
      let word = place.split(separator: "|")[0]
      return word == "_" ? "thing " : word.first == "*" ? "walk\(word.dropFirst()) " : "\(word) "
    }.joined()
  }

  private func found(by patterns: PhrasePatterns, in text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var words: [Word] = []
      WordScanner.scan(bytes, isMessage: true, into: &words)
      var found: [String] = []
      patterns.forEachMatch(in: words, bytes) { _, right in
        found.append(right)
        return true
      }
      return found
    }
  }
}
