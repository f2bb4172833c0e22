import SeedText

/// A place in a sentence and the words around it that make one of its words a wrong one.
///
/// A pattern is written as the words in a row, parted by spaces. `[wrong>right]` is the word that is judged, once a
/// pattern. Each other place is
/// - `a|b`, one of some words, or of a class of words (`@noun`, see `WordClass`),
/// - `(a|b)`, the same, or nothing,
/// - `!a|b`, anything but those, the text's end included; it takes no word,
/// - `_`, any word,
/// - `^` and `$`, the start and the end of a clause.
///
/// Only single spaces may lie between the words.
struct PhrasePattern: Sendable {
  struct Choice: Sendable {
    var hashes: [UInt64] = []
    var classes: WordClass = []
    var isStart = false
    var isEnd = false

    init(_ text: Substring) {
      for part in text.split(separator: "|") {
        switch part.first {
        case "@": classes.formUnion(WordClass.named[String(part.dropFirst())] ?? [])
        case "^": isStart = true
        case "$": isEnd = true
        default: hashes.append(WordHash.of(String(part)))
        }
      }
    }

    func contains(_ hash: UInt64) -> Bool {
      hashes.contains(hash) || !classes.isEmpty && !WordClass.of(hash).isDisjoint(with: classes)
    }
  }

  enum Step: Sendable {
    case word(Choice)
    case optional(Choice)
    case not(Choice)
    case any
  }

  /// The words that are judged.
  let wrong: Choice
  /// What stands for the wrong word; "" where that depends on the word.
  let right: String
  /// The places before the word, the nearest first.
  let before: [Step]
  let after: [Step]

  /// - Precondition: the pattern has a word in brackets, which a test holds all of them to.
  init(_ text: Substring) {
    var before: [Step] = []
    var after: [Step] = []
    var judged: (Substring, Substring)?
    for part in text.split(separator: " ") {
      if part.first == "[" {
        let sides = part.dropFirst().dropLast().split(separator: ">", maxSplits: 1)
        judged = (sides[0], sides.count > 1 ? sides[1] : "")
      } else if judged == nil {
        before.append(Self.step(part))
      } else {
        after.append(Self.step(part))
      }
    }
    precondition(judged != nil, "a pattern judges a word")
    wrong = Choice(judged?.0 ?? "")
    right = judged.map { String($0.1.map { $0 == "_" ? " " : $0 }) } ?? ""
    self.before = before.reversed()
    self.after = after
  }

  private static func step(_ part: Substring) -> Step {
    switch part.first {
    case "_": .any
    case "!": .not(Choice(part.dropFirst()))
    case "(": .optional(Choice(part.dropFirst().dropLast()))
    default: .word(Choice(part))
    }
  }

  /// Whether the words around one are those of the pattern.
  func matches(_ index: Int, of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let row = WordRow(words: words, bytes: bytes)
    return row.matches(before[...], index, by: -1) && row.matches(after[...], index, by: 1)
  }
}

/// The words of a text, as patterns walk along them.
private struct WordRow {
  let words: [Word]
  let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter index: the last word that was matched.
  func matches(_ steps: ArraySlice<PhrasePattern.Step>, _ index: Int, by step: Int) -> Bool {
    guard let first = steps.first else { return true }
    let (isEdge, isEnd) = edge(index, by: step)
    let next = index + step
    func isThere(_ choice: PhrasePattern.Choice) -> Bool { !isEdge && choice.contains(words[next].hash) }
    func hasEdge(_ choice: PhrasePattern.Choice) -> Bool {
      isEnd && (step < 0 ? choice.isStart : choice.isEnd)
    }
    switch first {
    case .any: return !isEdge && matches(steps.dropFirst(), next, by: step)
    case .not(let choice):
      return !isThere(choice) && !hasEdge(choice) && matches(steps.dropFirst(), index, by: step)
    case .optional(let choice):
      return isThere(choice) && matches(steps.dropFirst(), next, by: step)
        || matches(steps.dropFirst(), index, by: step)
    case .word(let choice):
      // What stands beyond an edge is of another clause.
      if hasEdge(choice) { return steps.count == 1 }
      return isThere(choice) && matches(steps.dropFirst(), next, by: step)
    }
  }

  /// Whether anything but a space and a whole word stands beside a word, and whether its clause ends there.
  private func edge(_ index: Int, by step: Int) -> (isEdge: Bool, isEnd: Bool) {
    let later = step < 0 ? index : index + 1
    guard later > 0, later < words.count else { return (true, true) }
    let gap = words[later].gap
    guard gap == .joined, isSpace(before: later) else { return (true, gap == .clause || gap == .sentence) }
    // A hyphen makes the next word part of another one.
    let beyond = step < 0 ? index - 1 : index + 2
    let isCompound =
      beyond > 0 && beyond < words.count && words[beyond].gap == .joined && !isSpace(before: beyond)
    return (isCompound, false)
  }

  private func isSpace(before index: Int) -> Bool {
    let end = Int(words[index - 1].endOffset)
    return words[index].startOffset == words[index - 1].endOffset + 1 && bytes[end] == UInt8(ascii: " ")
  }
}

/// Patterns by the words that they judge: a word that none of them judges costs one look.
struct PhrasePatterns: Sendable {
  private let patterns: [PhrasePattern]
  private let judged: WordSet
  private let byHash: [UInt64: [Int]]
  /// The patterns that judge a class of words.
  private let byClass: [(classes: WordClass, pattern: Int)]

  /// - Parameter table: a pattern a line.
  init(_ table: String) {
    let patterns = table.split(separator: "\n").map { PhrasePattern($0) }
    self.patterns = patterns
    var byHash: [UInt64: [Int]] = [:]
    var byClass: [(classes: WordClass, pattern: Int)] = []
    for (index, pattern) in patterns.enumerated() {
      for hash in pattern.wrong.hashes { byHash[hash, default: []].append(index) }
      if !pattern.wrong.classes.isEmpty { byClass.append((pattern.wrong.classes, index)) }
    }
    self.byHash = byHash
    self.byClass = byClass
    judged = WordSet(hashes: Array(byHash.keys))
  }

  /// The first pattern that a word breaks, or nil.
  func pattern(at index: Int, of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> PhrasePattern? {
    let hash = words[index].hash
    if judged.contains(hash),
      let found = byHash[hash]?.first(where: { patterns[$0].matches(index, of: words, in: bytes) })
    {
      return patterns[found]
    }
    if byClass.isEmpty { return nil }
    let own = WordClass.of(hash)
    if own.isEmpty { return nil }
    let found = byClass.first {
      !own.isDisjoint(with: $0.classes) && patterns[$0.pattern].matches(index, of: words, in: bytes)
    }
    return found.map { patterns[$0.pattern] }
  }

  func hasMatch(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    words.indices.contains { pattern(at: $0, of: words, in: bytes) != nil }
  }
}
