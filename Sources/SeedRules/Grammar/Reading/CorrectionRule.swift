import SeedDiagnostics
import SeedLint
import SeedText

/// A rule that flags the wrong words of a list whose entries say what should stand for them.
protocol CorrectionRule: WordRule, RuleWithoutOptions {
  static var corrections: TermList { get }
}

extension CorrectionRule {
  package var lists: [TermList] { [Self.corrections] }

  package func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isHeadingOrLabel }

  package func check(
    _ matches: ArraySlice<TermIndex.Match>,
    of list: Int,
    in words: WordView,
    _ findings: inout FindingSink
  ) {
    for match in matches where Self.standsAlone(match.wordRange, in: words) {
      guard let (index, right) = Self.corrections.correction(of: match, in: words.words) else { continue }
      let word = words.words[index]
      let isCapitalized = word.shape.contains(.capitalized)
      // `i=i`: it lacks its capital alone.
      let lacksCapital = WordHash.of(right) == word.hash
      if lacksCapital, isCapitalized { continue }
      let written = lacksCapital || isCapitalized ? right.prefix(1).uppercased() + right.dropFirst() : right
      let message = "\(words.quote(index..<index + 1)) should be `\(written)` here"
      let finding = words.finding(of: Self.self, message, at: index..<index + 1)
      findings.report(finding, remedy: "Write `\(written)`.")
    }
  }

  /// Whether single spaces alone join some words, and nothing joins them to a word or placeholder beside
  /// them.
  private static func standsAlone(_ match: Range<Int>, in words: WordView) -> Bool {
    let all = words.words
    let isRow = zip(all[match], all[match].dropFirst()).allSatisfy { word, next in
      next.startOffset == word.endOffset + 1 && words.text.bytes[Int(word.endOffset)] == UInt8(ascii: " ")
    }
    return isRow && !words.isPartOfCompound(match) && all[match.lowerBound].gap != .syntax
      && (match.upperBound == all.count || all[match.upperBound].gap != .syntax)
  }
}
