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

/// Patterns by the words that they judge: a word that none of them judges costs one look, and nearly all others one
/// more at what stands beside them.
struct PhrasePatterns: Sendable {
  private(set) var patterns: [PhrasePattern] = []
  /// What each pattern asks of the words beside.
  private var filters: [BesideFilter] = []
  private var steps: [PhraseStep] = []
  private var hashes: [UInt64] = []
  private let judged: WordSet
  /// The patterns that judge a word, by hash and place in the table.
  private var byHash: [(hash: UInt64, pattern: Int)] = []
  /// What those of one hash ask for, by hash.
  private var groups: [(hash: UInt64, first: Int, beside: BesideFilter)] = []
  /// The patterns that judge a class of words.
  private var byClass: [(classes: WordClass, pattern: Int)] = []
  /// What any of these asks for; nothing where there are none.
  private var besideClass: BesideFilter?

  /// - Parameter table: a pattern a line, each with a word in brackets, which a test holds all of them to.
  /// - Complexity: O(bytes).
  init(_ table: String) {
    var reader = PhraseTableReader()
    var table = table
    table.withUTF8 { reader.read($0) }
    patterns = reader.patterns
    steps = reader.steps
    filters = patterns.map { BesideFilter().adding($0, reader.steps) }
    hashes = reader.hashes
    for (index, judged) in reader.judged.enumerated() {
      for place in Int(judged.lowerBound)..<Int(judged.upperBound) { byHash.append((hashes[place], index)) }
      if !judged.classes.isEmpty { byClass.append((judged.classes, index)) }
    }
    byHash.sort { ($0.hash, $0.pattern) < ($1.hash, $1.pattern) }
    judged = WordSet(hashes: byHash.map(\.hash))
    for (first, (hash, pattern)) in byHash.enumerated() {
      if groups.last?.hash != hash { groups.append((hash, first, BesideFilter())) }
      groups[groups.count - 1].beside.add(patterns[pattern], steps)
    }
    for (_, pattern) in byClass {
      besideClass = (besideClass ?? BesideFilter()).adding(patterns[pattern], steps)
    }
  }

  /// The first pattern that a word breaks, or nil; those that name the word go before those of its class.
  func pattern(at index: Int, of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> PhrasePattern? {
    let hash = words[index].hash
    let isNamed = judged.contains(hash)
    let isOfClass = besideClass?.allows(index, words) ?? false
    guard isNamed || isOfClass else { return nil }
    let row = WordRow(words: words, bytes: bytes, steps: steps, hashes: hashes)
    if isNamed {
      let group = groups[groups.indices.partitionPoint { groups[$0].hash < hash }]
      if group.beside.allows(index, words) {
        for (own, pattern) in byHash[group.first...] {
          if own != hash { break }
          if filters[pattern].allows(index, words), row.matches(patterns[pattern], at: index) {
            return patterns[pattern]
          }
        }
      }
    }
    guard isOfClass else { return nil }
    let own = WordClass.of(hash)
    for (classes, pattern) in byClass where !own.isDisjoint(with: classes) {
      if filters[pattern].allows(index, words), row.matches(patterns[pattern], at: index) {
        return patterns[pattern]
      }
    }
    return nil
  }

  func hasMatch(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    words.indices.contains { pattern(at: $0, of: words, in: bytes) != nil }
  }
}

/// What some patterns ask of the words beside the one that they judge: all that one of them allows is allowed.
private struct BesideFilter: Sendable {
  /// What may stand on one side.
  private struct Side: Sendable {
    /// One bit of 64 for each word.
    var bits: UInt64 = 0
    var classes: WordClass = []
    /// Whether there may be no word of the clause.
    var allowsEdge = false
    var allowsAll = false

    /// - Parameter range: the places from the nearest on.
    mutating func add(_ range: Range<Int>, _ steps: [PhraseStep]) {
      for step in steps[range] {
        if step.kind == .any || step.kind == .not { break }
        bits |= step.bits
        classes.formUnion(step.classes)
        if step.isStart || step.isEnd { allowsEdge = true }
        if step.kind == .word { return }
      }
      allowsAll = true
    }
  }

  private var before = Side()
  private var after = Side()

  mutating func add(_ pattern: PhrasePattern, _ steps: [PhraseStep]) {
    before.add(pattern.before, steps)
    after.add(pattern.after, steps)
  }

  func adding(_ pattern: PhrasePattern, _ steps: [PhraseStep]) -> BesideFilter {
    var filter = self
    filter.add(pattern, steps)
    return filter
  }

  /// False only where no pattern matches.
  @inline(__always)
  func allows(_ index: Int, _ words: [Word]) -> Bool {
    allows(before, index - 1, index, words) && allows(after, index + 1, index + 1, words)
  }

  /// - Parameter later: the later one of the two words.
  @inline(__always)
  private func allows(_ side: Side, _ beside: Int, _ later: Int, _ words: [Word]) -> Bool {
    if side.allowsAll { return true }
    guard later > 0, later < words.count, case .joined = words[later].gap else { return side.allowsEdge }
    let hash = words[beside].hash
    return side.bits & WordHash.bit(of: hash) != 0
      || !side.classes.isEmpty && !WordClass.of(hash).isDisjoint(with: side.classes)
  }
}

/// The words of a text, as patterns walk along them.
private struct WordRow {
  let words: [Word]
  let bytes: UnsafeBufferPointer<UInt8>
  let steps: [PhraseStep]
  let hashes: [UInt64]

  /// Whether the words around one are those of a pattern.
  func matches(_ pattern: PhrasePattern, at index: Int) -> Bool {
    matches(pattern.before, index, by: -1) && matches(pattern.after, index, by: 1)
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
    // A comparison of gaps is a call from another module, a switch is none.
    switch words[later].gap {
    case .joined: if !isSpace(before: later) { return (true, false) }
    case .clause, .sentence: return (true, true)
    case .syntax: return (true, false)
    }
    // A hyphen makes the next word part of another one.
    let beyond = direction < 0 ? index - 1 : index + 2
    guard beyond > 0, beyond < words.count, case .joined = words[beyond].gap else { return (false, false) }
    return (!isSpace(before: beyond), false)
  }

  private func isSpace(before index: Int) -> Bool {
    let end = Int(words[index - 1].endOffset)
    return words[index].startOffset == words[index - 1].endOffset + 1 && bytes[end] == UInt8(ascii: " ")
  }
}
