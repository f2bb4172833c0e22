import SeedSource
import SeedText

/// The patterns of a table, each under a word that it cannot do without: a word of a text that is none of
/// these costs one look at a bit map, and nearly all others one more at what stands beside them.
struct PhrasePatterns: Sendable {
  /// A word that breaks a pattern.
  private struct Hit {
    let index: Int
    /// The lowest counts.
    let rank: UInt32
    let pattern: Int
  }

  let patterns: [PhrasePattern]
  private let steps: [PhraseStep]
  private let hashes: [UInt64]
  private let anchors: PhraseAnchors

  /// - Parameter table: a pattern a line, each with a word in brackets, which a test holds all of them to.
  /// - Complexity: O(bytes).
  init(_ table: String) {
    var reader = PhraseTableReader()
    var table = table
    table.withUTF8 { reader.read($0) }
    patterns = reader.patterns
    steps = reader.steps
    hashes = reader.hashes
    anchors = PhraseAnchors(reader)
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
    var hits: [Hit] = []
    forEachHit(in: words, bytes) { index, pattern in
      hits.append(Hit(index: index, rank: rank(pattern, words[index].hash), pattern: pattern))
    }
    hits.sort { ($0.index, $0.rank, $0.pattern) < ($1.index, $1.rank, $1.pattern) }
    var last = -1
    for hit in hits where hit.index != last {
      last = hit.index
      if !body(hit.index, patterns[hit.pattern]) { return }
    }
  }

  /// Patterns that name the word go before those of its classes.
  func rank(_ pattern: Int, _ hash: UInt64) -> UInt32 {
    names(patterns[pattern].judged, hash) ? 0 : patterns[pattern].judged.classes.rawValue
  }

  /// The first word that breaks a pattern, or nil.
  func firstMatch(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var first = Int.max
    forEachHit(in: words, bytes) { index, _ in first = min(first, index) }
    return first == .max ? nil : first
  }

  /// Calls a body with each word and each pattern that it breaks, in any order, some twice.
  @inline(__always)
  private func forEachHit(
    in words: [Word],
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Int, Int) -> Void
  ) {
    for index in words.indices {
      anchors.forEach(at: index, in: words) { pattern, judged in
        if matches(pattern, at: judged, words, bytes) { body(judged, pattern) }
      }
    }
    for pattern in anchors.others {
      for index in words.indices where matches(pattern, at: index, words, bytes) { body(index, pattern) }
    }
  }

  /// Whether a word and those around it are those of a pattern.
  func matches(
    _ pattern: Int,
    at index: Int,
    _ words: [Word],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (judged, before, after) = (
      patterns[pattern].judged, patterns[pattern].before, patterns[pattern].after
    )
    let row = WordRow(words: words, bytes: bytes)
    return contains(judged, words[index].hash)
      && matches(before.upperBound - 1, before.lowerBound - 1, index, by: -1, row)
      && matches(after.lowerBound, after.upperBound, index, by: 1, row)
  }

  /// Whether the words beside one are those of the steps up to another.
  ///
  /// - Parameter index: the last word that was matched.
  private func matches(
    _ first: Int,
    _ end: Int,
    _ index: Int,
    by direction: Int,
    _ row: borrowing WordRow
  ) -> Bool {
    var index = index
    var place = first
    while place != end {
      let step = steps[place]
      place += direction
      let (isEdge, isEnd) = row.edge(index, by: direction)
      let next = index + direction
      if step.kind == .any {
        if isEdge { return false }
        index = next
        continue
      }
      let isThere = !isEdge && contains(step, row.words[next].hash)
      let hasEdge = isEnd && (direction < 0 ? step.isStart : step.isEnd)
      switch step.kind {
      case .not: if isThere || hasEdge { return false }
      case .optional: if isThere, matches(place, end, next, by: direction, row) { return true }
      case .word, .any:
        // What stands beyond an edge is of another clause.
        if hasEdge { return place == end }
        if !isThere { return false }
        index = next
      }
    }
    return true
  }

  private func contains(_ step: PhraseStep, _ hash: UInt64) -> Bool {
    names(step, hash) || !step.classes.isEmpty && !WordClass.of(hash).isDisjoint(with: step.classes)
  }

  /// Whether a word is among those of a step, whatever its classes.
  private func names(_ step: PhraseStep, _ hash: UInt64) -> Bool {
    guard step.bits & WordHash.bit(of: hash) != 0 else { return false }
    for place in step.words where hashes[place] == hash { return true }
    return false
  }
}

/// The words of a text, as patterns walk along them.
private struct WordRow: ~Copyable {
  let words: [Word]
  let bytes: UnsafeBufferPointer<UInt8>

  /// Whether anything but a space and a whole word stands beside a word, and whether its clause ends there.
  func edge(_ index: Int, by direction: Int) -> (isEdge: Bool, isEnd: Bool) {
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
