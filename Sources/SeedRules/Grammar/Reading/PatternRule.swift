import SeedDiagnostics
import SeedLint
import SeedText

/// A rule that judges words by the words around them, from a table of patterns.
protocol PatternRule: WordRule, RuleWithoutOptions {
  static var patterns: PhrasePatterns { get }

  /// What is said of a word, which stands in backticks, and of what should stand there, or "".
  static func message(_ wrong: String, right: String) -> String
  static func remedy(right: String) -> String
}

extension PatternRule {
  package func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isHeadingOrLabel }

  package var fewestWords: Int { 2 }

  package func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    Self.patterns.firstMatch(in: words, bytes) != nil
  }

  package func check(_ words: WordView, _ findings: inout FindingSink) {
    Self.patterns.forEachMatch(in: words.words, words.text.bytes) { index, pattern in
      let wrong = words.quote(index..<index + 1)
      let finding = words.finding(
        of: Self.self,
        Self.message(wrong, right: pattern.right),
        at: index..<index + 1
      )
      findings.report(finding, remedy: Self.remedy(right: pattern.right))
      return true
    }
  }
}
