import SeedDecoding
import SeedLint
import SeedSource
import SeedText

/// A text of a fix with the words in which it may say how long, how many or when.
struct StatedText {
  /// What the text is to its fix.
  enum Role: String, Sendable {
    case prompt = "the prompt"
    case comment = "the comment"
    case validation = "the validation"
    /// What the timer shows.
    case timer = "the timer's text"
    case step = "a step"
    /// How long something is left undone.
    case span = "`durationDescription`"
    /// What is counted.
    case target = "`targetDescription`"
    case question = "the question"
  }

  let role: Role
  let node: NodeIndex
  /// Empty where the text says nothing of the kind.
  let words: [DurationWord]
  /// The durations that it names.
  let mentions: [DurationMention]

  /// - Complexity: O(bytes).
  init(_ role: Role, _ node: NodeIndex, in tree: JSONTree, _ scratch: inout [Word]) {
    self.role = role
    self.node = node
    (words, mentions) = tree.withText(node) { bytes in
      WordScanner.scan(bytes, isMessage: false, into: &scratch)
      let mayMention = DurationParser.mayMention(scratch)
      let signals = Self.signals
      // Of a comment only lengths of time are held against anything.
      let mayState =
        mayMention
        || role != .comment
          && scratch.contains { $0.shape.contains(.digit) || signals.contains($0.hash) }
      let words = mayState ? DurationWord.words(scratch, in: bytes) : []
      return (words, mayMention ? DurationParser.mentions(in: words) : [])
    }
  }

  /// Whether it speaks of much besides the fix.
  var isAside: Bool { role == .comment }

  /// A word, or "" outside of the text.
  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// Whether a word starts a clause.
  func starts(_ index: Int) -> Bool { index == 0 || words[index].joint == .punctuation }

  /// Whether a clause ends before an index.
  func ends(_ index: Int) -> Bool { index == words.count || words[index].joint == .punctuation }

  /// The bytes from a range's first word to its last.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
  }

  /// Some words, in backticks.
  func quoted(_ range: Range<Int>) -> String { "`\(words[range].map(\.text).joined(separator: " "))`" }

  /// The words of a duration.
  func words(of mention: DurationMention) -> Range<Int>? {
    guard let start = words.firstIndex(where: { $0.range.lowerBound >= mention.range.lowerBound }),
      let last = words.lastIndex(where: { $0.range.upperBound <= mention.range.upperBound })
    else { return nil }
    return start..<last + 1
  }

  private static let signals = WordSet(Lists.Durations.signals)
}
