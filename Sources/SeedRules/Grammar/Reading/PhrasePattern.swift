import SeedSource
import SeedText

/// A place in a sentence and the words around it that make one of its words a wrong one.
///
/// A pattern is written as the words in a row, parted by spaces. `[wrong>right]` is the word that is judged,
/// once a pattern. Each other place is
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

/// Patterns by the words that they judge: a word that none of them judges costs one look, and nearly all
/// others one more at what stands beside them.
struct PhrasePatterns: Sendable {
  private(set) var patterns: [PhrasePattern] = []
  /// What each pattern asks of the words beside.
  private var filters: [BesideFilter] = []
  private var steps: [PhraseStep] = []
  private var hashes: [UInt64] = []
  private var judged = WordSet(hashes: [])
  /// The patterns of each group after the other.
  private var grouped: [Int] = []
  /// Those that judge a word, by its hash.
  private var byHash: [(hash: UInt64, group: PatternGroup)] = []
  /// Those that judge any word of some classes.
  private var byClass: [(classes: WordClass, group: PatternGroup)] = []

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
    var named: [(hash: UInt64, pattern: Int)] = []
    var ofClass: [(classes: WordClass, pattern: Int)] = []
    for (index, judged) in reader.judged.enumerated() {
      for place in Int(judged.lowerBound)..<Int(judged.upperBound) { named.append((hashes[place], index)) }
      if !judged.classes.isEmpty { ofClass.append((judged.classes, index)) }
    }
    named.sort { ($0.hash, $0.pattern) < ($1.hash, $1.pattern) }
    ofClass.sort { ($0.classes.rawValue, $0.pattern) < ($1.classes.rawValue, $1.pattern) }
    byHash = group(named).map { ($0, $1) }
    byClass = group(ofClass).map { ($0, $1) }
    judged = WordSet(hashes: byHash.map(\.hash))
  }

  /// - Parameter patterns: by what they judge.
  private mutating func group<Judged: Equatable>(_ patterns: [(Judged, Int)]) -> [(Judged, PatternGroup)] {
    var groups: [(Judged, PatternGroup)] = []
    for (judged, pattern) in patterns {
      if groups.last?.0 != judged { groups.append((judged, PatternGroup(start: grouped.count))) }
      grouped.append(pattern)
      groups[groups.count - 1].1.add(filters[pattern])
    }
    return groups
  }

  /// Calls a body with each word that breaks a pattern and the first that it breaks, until it returns false;
  /// patterns that name the word go before those of its classes.
  ///
  /// - Complexity: O(words) but for the patterns of a word.
  func forEachMatch(
    in words: [Word],
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Int, PhrasePattern) -> Bool
  ) {
    guard let first = words.first else { return }
    let row = WordRow(words: words, bytes: bytes, steps: steps, hashes: hashes)
    var before = Neighbor.none
    var own = WordClass.of(first.hash)
    for index in words.indices {
      let hash = words[index].hash
      var after = Neighbor.none
      var next = WordClass()
      if index + 1 < words.count {
        next = WordClass.of(words[index + 1].hash)
        if case .joined = words[index + 1].gap { after = Neighbor(words[index + 1].hash, next) }
      }
      if let pattern = pattern(of: hash, own, between: before, after, in: row, at: index),
        !body(index, patterns[pattern])
      {
        return
      }
      before = after.isNone ? .none : Neighbor(hash, own)
      own = next
    }
  }

  /// The first word that breaks a pattern, or nil.
  func firstMatch(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var first: Int?
    forEachMatch(in: words, bytes) { index, _ in
      first = index
      return false
    }
    return first
  }

  @inline(__always)
  private func pattern(
    of hash: UInt64,
    _ classes: WordClass,
    between before: Neighbor,
    _ after: Neighbor,
    in row: WordRow,
    at index: Int
  ) -> Int? {
    func first(of group: PatternGroup) -> Int? {
      guard group.beside.allows(before, after) else { return nil }
      for pattern in grouped[group.patterns]
      where filters[pattern].allows(before, after) && row.matches(patterns[pattern], at: index) {
        return pattern
      }
      return nil
    }
    if judged.contains(hash) {
      let group = byHash[byHash.indices.partitionPoint { byHash[$0].hash < hash }].group
      if let pattern = first(of: group) { return pattern }
    }
    for place in byClass.indices where !classes.isDisjoint(with: byClass[place].classes) {
      if let pattern = first(of: byClass[place].group) { return pattern }
    }
    return nil
  }
}

/// Patterns that judge the same word or classes.
private struct PatternGroup: Sendable {
  /// Where they stand, in the table's order.
  var patterns: Range<Int>
  /// What any of them allows.
  var beside = BesideFilter()

  init(start: Int) { patterns = start..<start }

  /// Adds the pattern that stands next.
  mutating func add(_ filter: BesideFilter) {
    patterns = patterns.lowerBound..<patterns.upperBound + 1
    beside.formUnion(filter)
  }
}

/// What stands beside a word: one bit of 64 for another word of the clause, and its classes.
private struct Neighbor {
  let bit: UInt64
  let classes: WordClass

  /// No word of the clause.
  static let none = Neighbor(bit: 0, classes: .edge)

  var isNone: Bool { bit == 0 }

  private init(bit: UInt64, classes: WordClass) {
    self.bit = bit
    self.classes = classes
  }

  @inline(__always)
  init(_ hash: UInt64, _ classes: WordClass) {
    bit = WordHash.bit(of: hash)
    self.classes = classes
  }
}

extension WordClass {
  /// What a filter calls the place where no word stands.
  fileprivate static let edge = WordClass(rawValue: 1 << 31)
}

/// What some patterns ask of the words beside the one that they judge: all that one of them allows is
/// allowed.
private struct BesideFilter: Sendable {
  /// What may stand on one side.
  private struct Side: Sendable {
    var bits: UInt64 = 0
    var classes: WordClass = []

    /// - Parameter range: the places from the nearest on.
    mutating func add(_ range: Range<Int>, _ steps: [PhraseStep]) {
      for step in steps[range] {
        if step.kind == .any || step.kind == .not { break }
        bits |= step.bits
        classes.formUnion(step.classes)
        if step.isStart || step.isEnd { classes.insert(.edge) }
        if step.kind == .word { return }
      }
      bits = .max
      classes.insert(.edge)
    }

    mutating func formUnion(_ other: Side) {
      bits |= other.bits
      classes.formUnion(other.classes)
    }

    @inline(__always)
    func allows(_ neighbor: Neighbor) -> Bool {
      bits & neighbor.bit | UInt64(classes.rawValue & neighbor.classes.rawValue) != 0
    }
  }

  private var before = Side()
  private var after = Side()

  func adding(_ pattern: PhrasePattern, _ steps: [PhraseStep]) -> BesideFilter {
    var filter = self
    filter.before.add(pattern.before, steps)
    filter.after.add(pattern.after, steps)
    return filter
  }

  mutating func formUnion(_ other: BesideFilter) {
    before.formUnion(other.before)
    after.formUnion(other.after)
  }

  /// False only where no pattern matches.
  @inline(__always)
  func allows(_ before: Neighbor, _ after: Neighbor) -> Bool {
    self.before.allows(before) && self.after.allows(after)
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
