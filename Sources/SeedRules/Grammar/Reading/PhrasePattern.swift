import SeedSource
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
  /// What stands for the wrong word; "" where that depends on the word.
  var right = ""
  /// The places before the word, the nearest first, among the steps of the table.
  var before = 0..<0
  var after = 0..<0
}

/// What has to stand at one place of a pattern.
struct PhraseStep: Sendable, BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case word, optional, not, any
  }

  var kind = Kind.word
  /// Among the hashes of the table.
  var lowerBound: UInt32 = 0
  var upperBound: UInt32 = 0
  /// One bit of 64 for each of these hashes.
  var bits: UInt64 = 0
  var classes: WordClass = []
  var isStart = false
  var isEnd = false
}

/// Patterns by the words that they judge: a word that none of them judges costs one look.
struct PhrasePatterns: Sendable {
  private(set) var patterns: [PhrasePattern] = []
  private var steps: [PhraseStep] = []
  private var hashes: [UInt64] = []
  private let judged: WordSet
  /// The patterns that judge a word, by hash and place in the table.
  private var byHash: [(hash: UInt64, pattern: Int)] = []
  /// The patterns that judge a class of words.
  private var byClass: [(classes: WordClass, pattern: Int)] = []

  /// - Parameter table: a pattern a line, each with a word in brackets, which a test holds all of them to.
  /// - Complexity: O(bytes).
  init(_ table: String) {
    var reader = PhraseTableReader()
    var table = table
    table.withUTF8 { reader.read($0) }
    patterns = reader.patterns
    steps = reader.steps
    hashes = reader.hashes
    for (index, judged) in reader.judged.enumerated() {
      for place in Int(judged.lowerBound)..<Int(judged.upperBound) { byHash.append((hashes[place], index)) }
      if !judged.classes.isEmpty { byClass.append((judged.classes, index)) }
    }
    byHash.sort { ($0.hash, $0.pattern) < ($1.hash, $1.pattern) }
    judged = WordSet(hashes: byHash.map(\.hash))
  }

  /// The first pattern that a word breaks, or nil; those that name the word go before those of its class.
  func pattern(at index: Int, of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> PhrasePattern? {
    let hash = words[index].hash
    let own = byClass.isEmpty ? [] : WordClass.of(hash)
    guard judged.contains(hash) || !own.isEmpty else { return nil }
    let row = WordRow(words: words, bytes: bytes, steps: steps, hashes: hashes)
    let (left, right) = (row.neighbour(of: index, by: -1), row.neighbour(of: index, by: 1))
    func matches(_ pattern: Int) -> Bool {
      let (before, after) = (patterns[pattern].before, patterns[pattern].after)
      // Nearly all patterns end at the words beside.
      return row.mayMatch(before, left) && row.mayMatch(after, right) && row.matches(before, after, at: index)
    }
    var place = byHash.indices.partitionPoint { byHash[$0].hash < hash }
    while place < byHash.count, byHash[place].hash == hash {
      if matches(byHash[place].pattern) { return patterns[byHash[place].pattern] }
      place += 1
    }
    for (classes, pattern) in byClass where !own.isDisjoint(with: classes) {
      if matches(pattern) { return patterns[pattern] }
    }
    return nil
  }

  func hasMatch(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    words.indices.contains { pattern(at: $0, of: words, in: bytes) != nil }
  }
}

/// The words of a text, as patterns walk along them.
private struct WordRow {
  let words: [Word]
  let bytes: UnsafeBufferPointer<UInt8>
  let steps: [PhraseStep]
  let hashes: [UInt64]

  /// What stands beside a word.
  struct Neighbour {
    /// Of the word; 0 where there is none that is of the row.
    var hash: UInt64 = 0
    var isEdge: Bool
    var isStart: Bool
    var isEnd: Bool
  }

  func neighbour(of index: Int, by direction: Int) -> Neighbour {
    let (isEdge, isEnd) = edge(index, by: direction)
    var beside = Neighbour(isEdge: isEdge, isStart: isEnd && direction < 0, isEnd: isEnd && direction > 0)
    if !isEdge { beside.hash = words[index + direction].hash }
    return beside
  }

  /// Whether the first of some steps allows what stands beside a word.
  func mayMatch(_ range: Range<Int>, _ beside: Neighbour) -> Bool {
    guard let first = range.first else { return true }
    let step = steps[first]
    switch step.kind {
    case .any: return !beside.isEdge
    case .optional: return true
    case .word, .not:
      let isThere =
        step.isStart && beside.isStart || step.isEnd && beside.isEnd
        || !beside.isEdge && contains(step, beside.hash)
      return isThere == (step.kind == .word)
    }
  }

  /// Whether the words around one are those of a pattern.
  func matches(_ before: Range<Int>, _ after: Range<Int>, at index: Int) -> Bool {
    matches(before, index, by: -1) && matches(after, index, by: 1)
  }

  /// - Parameter index: the last word that was matched.
  private func matches(_ rest: Range<Int>, _ index: Int, by direction: Int) -> Bool {
    guard let first = rest.first else { return true }
    let step = steps[first]
    let rest = rest.dropFirst()
    let (isEdge, isEnd) = edge(index, by: direction)
    let next = index + direction
    if step.kind == .any { return !isEdge && matches(rest, next, by: direction) }
    let isThere = !isEdge && contains(step, words[next].hash)
    let hasEdge = isEnd && (direction < 0 ? step.isStart : step.isEnd)
    switch step.kind {
    case .not: return !isThere && !hasEdge && matches(rest, index, by: direction)
    case .optional:
      return isThere && matches(rest, next, by: direction) || matches(rest, index, by: direction)
    case .word, .any:
      // What stands beyond an edge is of another clause.
      if hasEdge { return rest.isEmpty }
      return isThere && matches(rest, next, by: direction)
    }
  }

  private func contains(_ step: PhraseStep, _ hash: UInt64) -> Bool {
    if step.bits & WordHash.bit(of: hash) != 0 {
      for place in Int(step.lowerBound)..<Int(step.upperBound) where hashes[place] == hash { return true }
    }
    return !step.classes.isEmpty && !WordClass.of(hash).isDisjoint(with: step.classes)
  }

  /// Whether anything but a space and a whole word stands beside a word, and whether its clause ends there.
  private func edge(_ index: Int, by direction: Int) -> (isEdge: Bool, isEnd: Bool) {
    let later = direction < 0 ? index : index + 1
    guard later > 0, later < words.count else { return (true, true) }
    let gap = words[later].gap
    guard gap == .joined, isSpace(before: later) else { return (true, gap == .clause || gap == .sentence) }
    // A hyphen makes the next word part of another one.
    let beyond = direction < 0 ? index - 1 : index + 2
    let isCompound =
      beyond > 0 && beyond < words.count && words[beyond].gap == .joined && !isSpace(before: beyond)
    return (isCompound, false)
  }

  private func isSpace(before index: Int) -> Bool {
    let end = Int(words[index - 1].endOffset)
    return words[index].startOffset == words[index - 1].endOffset + 1 && bytes[end] == UInt8(ascii: " ")
  }
}
