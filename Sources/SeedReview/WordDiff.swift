import SeedDiagnostics

/// What was said otherwise in a text, word by word.
package struct WordDiff: Hashable, Sendable {
  /// A stretch of the texts: words that both have, or words of one in the place of words of the other.
  package enum Part: Hashable, Sendable {
    case same(String)
    case changed(old: String, new: String)
  }

  /// In the order of the texts; no two of one sort next to each other.
  package private(set) var parts: [Part] = []

  /// The share of words in common, in per cent, below which a text is shown as another one.
  private static let leastCommonPercent = 30

  /// The most bytes of a text that is compared word by word; a longer one is another one as a whole.
  static let byteLimit = 1 << 16

  /// - Complexity: O(words log words); for texts without rare words O(words × changes).
  package init(_ old: String, _ new: String) {
    if max(old.utf8.count, new.utf8.count) > WordDiff.byteLimit {
      parts = [old == new ? .same(old) : .changed(old: old, new: new)]
      return
    }
    let (left, right) = (WordDiff.words(of: old), WordDiff.words(of: new))
    let changes = LineDiff(left, right).changes
    var start = 0
    for change in changes {
      append(same: left[start..<change.old.lowerBound])
      append(old: left[change.old].joined(), new: right[change.new].joined())
      start = change.old.upperBound
    }
    append(same: left[start...])
    join()
    let common = parts.reduce(0) { count, part in
      if case .same(let text) = part { count + WordDiff.wordCount(of: text) } else { count }
    }
    let most = max(WordDiff.wordCount(of: old), WordDiff.wordCount(of: new))
    if most > 0, common * 100 < most * WordDiff.leastCommonPercent { parts = [.changed(old: old, new: new)] }
  }

  /// Makes one change of two that only a word or two keep apart: a reader puts them together anyway.
  private mutating func join() {
    var joined: [Part] = []
    for (index, part) in parts.enumerated() {
      if case .same(let text) = part, case .changed(let old, let new)? = joined.last, index + 1 < parts.count,
        case .changed(let nextOld, let nextNew) = parts[index + 1]
      {
        let count = WordDiff.wordCount(of: text)
        func isLonger(_ old: String, _ new: String) -> Bool {
          WordDiff.wordCount(of: old) + WordDiff.wordCount(of: new) > count
        }
        if count < 2 || count == 2 && isLonger(old, new) && isLonger(nextOld, nextNew) {
          joined[joined.count - 1] = .changed(old: old + text, new: new + text)
          continue
        }
      }
      if case .changed(let old, let new) = part, case .changed(let before, let after)? = joined.last {
        joined[joined.count - 1] = .changed(old: before + old, new: after + new)
      } else {
        joined.append(part)
      }
    }
    parts = joined
  }

  /// Whether nothing of the old text is left.
  package var isWhole: Bool {
    if parts.count == 1, case .changed = parts[0] { return true }
    return false
  }

  private mutating func append(same words: ArraySlice<Substring>) {
    if !words.isEmpty { parts.append(.same(words.joined())) }
  }

  private mutating func append(old: String, new: String) {
    if case .changed(let before, let after)? = parts.last {
      parts[parts.count - 1] = .changed(old: before + old, new: after + new)
    } else {
      parts.append(.changed(old: old, new: new))
    }
  }

  private static func wordCount(of text: String) -> Int {
    words(of: text).count { $0.first.map { $0.isLetter || $0.isNumber } ?? false }
  }

  /// Words, runs of white space, and single other characters; together they are the text.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var sort = 0
    for index in text.indices {
      let character = text[index]
      let isInWord = character.isLetter || character.isNumber || (sort == 1 && "'’-_".contains(character))
      let next = isInWord ? 1 : character.isWhitespace ? 2 : 3
      if index > start, next != sort || next == 3 {
        words.append(text[start..<index])
        start = index
      }
      sort = next
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }
}
