import SeedTables
import SeedText

/// What makes a phrase free of a rule that looks for it.
package enum Excuse: Sendable {
  /// It stands between quotation marks.
  case quoted
  /// A negation stands among so many words before it, in its clause or in its sentence.
  case denied(words: Int, inClause: Bool)
  /// Somebody else is told to say it: "the bug says that you …".
  case reported
  /// Somebody says, thinks or fears it, up to eight words before: "nobody thinks that you …".
  case supposed
  /// A hyphen joins it to another word: "me-first".
  case compound
  /// It is a single word, in a text that is no copy: people play games, too.
  case singleOutsideCopy

  /// Those that rules without code may name.
  static let named: [String: Excuse] = [
    "quoted": .quoted, "denied": .denied(words: 4, inClause: false), "reported": .reported,
  ]

  func applies(to match: Range<Int>, in words: WordView) -> Bool {
    switch self {
    case .quoted: words.isQuoted(match)
    case .denied(let count, let inClause): words.isNegated(match, reach: count, inClause: inClause)
    case .reported: words.isReported(match)
    case .supposed: Self.isSupposed(match, words)
    case .compound: words.isPartOfCompound(match)
    case .singleOutsideCopy: match.count == 1 && !words.origin.part.isCopy
    }
  }

  private static func isSupposed(_ match: Range<Int>, _ words: WordView) -> Bool {
    var index = match.lowerBound
    for _ in 0..<8 {
      guard index > 0, words.words[index].gap < .sentence else { return false }
      index -= 1
      if supposing.contains(words.words[index].hash) { return true }
    }
    return false
  }

  private static let supposing = WordSet(Lists.Telling.supposing)
}
