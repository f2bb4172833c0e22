import SeedDecoding
package import SeedDiagnostics
package import SeedText

/// A text with its words, for the duration of a check.
package struct WordView {
  package let text: TextView
  package let words: [Word]
  package let origin: TextOrigin
  private let quotation = QuotationReader()

  package init(text: TextView, words: [Word], origin: TextOrigin) {
    self.text = text
    self.words = words
    self.origin = origin
  }

  /// The bytes from a range's first word to its last.
  package func byteRange(_ words: Range<Int>) -> Range<Int> {
    WordView.byteRange(of: self.words[words])
  }

  /// The bytes from the first of some words to the last.
  package static func byteRange(of words: ArraySlice<Word>) -> Range<Int> {
    guard let first = words.first, let last = words.last else { return 0..<0 }
    return Int(first.startOffset)..<Int(last.endOffset)
  }

  /// Some bytes as text.
  package func string(_ range: Range<Int>) -> String { text.string(range) }

  /// Some words as they stand in the text, in backticks.
  package func quote(_ words: Range<Int>) -> String { "`\(Excerpt.of(string(byteRange(words))))`" }

  /// A finding of a rule at some words.
  package func finding(of rule: any Rule.Type, _ message: String, at words: Range<Int>) -> Diagnostic {
    text.finding(of: rule, message, at: byteRange(words))
  }

  /// A finding of a rule at the whole text.
  package func finding(of rule: any Rule.Type, _ message: String) -> Diagnostic {
    text.finding(of: rule, message, at: 0..<text.bytes.count)
  }

  /// Whether the words stand between quotation marks: somebody else says them, or they are spoken of.
  ///
  /// - Complexity: O(bytes before them) the first time, then O(bytes since the place that was asked for
  ///   last).
  package func isQuoted(_ words: Range<Int>) -> Bool {
    quotation.isOpen(in: text.bytes, at: byteRange(words).lowerBound)
  }

  /// Whether one of the few words before says that there is none of it: "no badges", "you don't get a badge".
  ///
  /// - Parameter inClause: whether nothing but spaces and hyphens may lie between.
  package func isNegated(_ words: Range<Int>, reach: Int = 4, inClause: Bool = false) -> Bool {
    Self.isNegated(words, in: self.words, reach: reach, inClause: inClause)
  }

  static func isNegated(_ range: Range<Int>, in words: [Word], reach: Int = 4, inClause: Bool = false) -> Bool
  {
    if range.isEmpty { return false }
    var index = range.lowerBound
    for _ in 0..<reach {
      guard index > 0, words[index].gap <= (inClause ? .joined : .clause)
      else { return false }
      index -= 1
      if negations.contains(words[index].hash) { return true }
    }
    return false
  }

  /// Whether somebody else is told to say the words: "the bug says that you …", "take your time, you said".
  ///
  /// What "we" or "I" say is the text's own, and so is what an order asks to be said.
  package func isReported(_ words: Range<Int>) -> Bool { Self.isReported(words, in: self.words) }

  static func isReported(_ range: Range<Int>, in words: [Word]) -> Bool {
    if range.isEmpty { return false }
    var index = range.lowerBound
    for _ in 0..<6 where index > 0 && words[index].gap == .joined {
      index -= 1
      if index > 0, reports.contains(words[index].hash) {
        let teller = words[index - 1]
        guard words[index].gap == .joined, !ownVoice.contains(teller.hash) else { return false }
        // A sentence's first word may be anything ("Just call it a day"), and "You said …" is a reproach.
        return teller.gap < .sentence || teller.hash != you && tellers.contains(teller.hash)
      }
    }
    let after = range.upperBound
    guard after + 1 < words.count, words[after].gap >= .clause else { return false }
    return tellers.contains(words[after].hash) && words[after + 1].gap == .joined
      && reports.contains(words[after + 1].hash)
  }

  /// Whether a hyphen joins the words to another one: `me-first`, `don't-worry`.
  package func isPartOfCompound(_ words: Range<Int>) -> Bool {
    let bytes = byteRange(words)
    func isHyphen(_ offset: Int) -> Bool {
      text.bytes.indices.contains(offset) && text.bytes[offset] == UInt8(ascii: "-")
    }
    let isFirst = words.lowerBound == 0 || self.words[words.lowerBound].gap > .joined
    let isLast = words.upperBound == self.words.count || self.words[words.upperBound].gap > .joined
    return !isFirst && isHyphen(bytes.lowerBound - 1) || !isLast && isHyphen(bytes.upperBound)
  }

  private static let reports = WordSet(Lists.Telling.reports)
  private static let ownVoice = WordSet("i, we, i've, we've, i'll, we'll, always, to")
  private static let you = WordHash.of("you")
  private static let tellers = WordSet(
    "you, he, she, they, people, somebody, someone, everybody, everyone, it"
  )

  private static let negations = WordSet(Lists.Telling.negations)
}

/// Where a text has been read to, for all copies of its view.
private final class QuotationReader {
  private var quotation = Quotation()

  func isOpen(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    quotation.isOpen(in: bytes, at: offset)
  }
}
