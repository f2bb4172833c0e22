import SeedDiagnostics
import SeedLint
import SeedText

/// A rule that flags the wrong words of a table of patterns.
protocol PatternRule: WordRule, RuleWithoutOptions {
  static var patterns: PhrasePatterns { get }
}

extension PatternRule {
  package func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isHeadingOrLabel }

  package func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    Self.patterns.firstMatch(in: words, bytes) != nil
  }

  package func check(_ words: WordView, _ findings: inout FindingSink) {
    Self.patterns.forEachMatch(in: words.words, words.text.bytes) { index, right in
      let isCapital = words.words[index].shape.contains(.capitalized)
      let right = isCapital ? right.prefix(1).uppercased() + right.dropFirst() : right
      let message = "\(words.quote(index..<index + 1)) should be `\(right)` here"
      let finding = words.finding(of: Self.self, message, at: index..<index + 1)
      findings.report(finding, remedy: "Write `\(right)`.")
      return true
    }
  }
}
