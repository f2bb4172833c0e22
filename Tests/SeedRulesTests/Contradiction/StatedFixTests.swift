import Foundation
import LintSamples
import SeedDiagnostics
import SeedLint
import Testing

/// What the texts of a fix state otherwise than its type, its configuration or its timer:
/// `Judged/stated-otherwise.txt`, each fix behind the name of the rule that it is for.
struct StatedFixTests {
  private static let sentences: [JudgedSentences.Sentence] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Judged/stated-otherwise.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return (try? JudgedSentences(text))?.sentences ?? []
  }()

  @Test
  func `a fix whose texts contradict each other is flagged once, by its rule`() {
    let breaking = Self.sentences.filter(\.breaks)
    #expect(breaking.count > 10)
    for sentence in breaking {
      #expect(rules(flagging: sentence) == ["contradiction/" + sentence.place], "\(sentence.text)")
    }
  }

  @Test
  func `a fix whose texts agree, or may, is flagged by none`() {
    let keeping = Self.sentences.filter { !$0.breaks }
    #expect(keeping.count > 50)
    for sentence in keeping { #expect(rules(flagging: sentence) == [], "\(sentence.text)") }
  }

  private func rules(flagging sentence: JudgedSentences.Sentence) -> [String] {
    let members = sentence.text.dropFirst().dropLast()
    guard let document = ExampleDocument(.fix(String(members))) else { return ["no fix"] }
    let outcome = ExampleLinting.lint(
      document.files,
      select: ["contradiction/stated-count", "contradiction/stated-duration", "contradiction/stated-period"]
    )
    return outcome.findings.map(\.rule.text)
  }
}
