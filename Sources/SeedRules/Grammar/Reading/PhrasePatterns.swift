import SeedText

/// The patterns of a table, by the words that they flag.
struct PhrasePatterns: Sendable {
  private let patterns: [PhrasePattern]
  /// For each wrong word, the patterns that flag it and what to write instead.
  private let places: [[(pattern: Int, right: String)]]
  /// The wrong words, by their number in `places` plus 1.
  private let numbers: HashIndex

  /// - Parameter table: a pattern a line (`PhrasePattern`); a line that starts with `//` is a comment.
  init(_ table: String) {
    patterns = table.utf8.split(separator: UInt8(ascii: "\n"))
      .filter { !$0.starts(with: "//".utf8) }
      .map { PhrasePattern(Substring($0)) }
    var places: [[(pattern: Int, right: String)]] = []
    var numbers = HashIndex()
    for (index, pattern) in patterns.enumerated() {
      for (wrong, right) in pattern.pairs {
        if numbers[wrong] == 0 {
          places.append([])
          numbers.set(wrong, to: UInt32(places.count))
        }
        places[Int(numbers[wrong]) - 1].append((index, right))
      }
    }
    (self.places, self.numbers) = (places, numbers)
  }

  /// Calls a body with the index of each wrong word and what to write instead, until it returns false.
  ///
  /// - Complexity: O(words) but for the patterns of a word.
  func forEachMatch(
    in words: [Word],
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Int, String) -> Bool
  ) {
    for index in words.indices {
      let number = Int(numbers[words[index].hash])
      if number == 0 { continue }
      let match = places[number - 1].first { place in
        patterns[place.pattern].matches(around: index, words, bytes)
          // "I" is no wrong "i", and "I'M" no wrong "i'm".
          && !(WordHash.of(place.right) == words[index].hash
            && bytes[words[index].range].first == place.right.utf8.first)
      }
      if let match, !body(index, match.right) { return }
    }
  }

  /// The index of the first wrong word, or nil.
  func firstMatch(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var first: Int?
    forEachMatch(in: words, bytes) { index, _ in
      first = index
      return false
    }
    return first
  }
}

extension PhrasePattern {
  /// Whether the pattern stands around one of its wrong words.
  fileprivate func matches(around index: Int, _ words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let row = WordRow(words: words, bytes: bytes)
    return row.matches(before[...], unless: notBefore, from: index, by: -1)
      && row.matches(after[...], unless: notAfter, from: index, by: 1)
  }
}

/// The words of a text, as patterns walk along them.
private struct WordRow: ~Copyable {
  let words: [Word]
  let bytes: UnsafeBufferPointer<UInt8>

  /// Whether the words beside one are those of some steps.
  ///
  /// - Parameter index: the last word that was matched.
  func matches(_ steps: ArraySlice<PhraseStep>, unless: PhraseStep?, from index: Int, by direction: Int)
    -> Bool
  {
    let next = index + direction
    let edge = edge(beyond: index, by: direction)
    guard let step = steps.first else {
      guard let unless else { return true }
      return !(edge == .none ? unless.contains(words[next], in: bytes) : edge.meets(unless))
    }
    if edge != .none, edge.meets(step) { return steps.count == 1 }
    if edge == .none, step.contains(words[next], in: bytes),
      matches(steps.dropFirst(), unless: unless, from: next, by: direction)
    {
      return true
    }
    return step.isOptional && matches(steps.dropFirst(), unless: unless, from: index, by: direction)
  }

  private enum Edge {
    case none, joined, clauseStart, sentenceStart, end

    func meets(_ step: PhraseStep) -> Bool {
      switch self {
      case .none, .joined: false
      case .clauseStart: step.isClauseStart
      case .sentenceStart: step.isClauseStart || step.isSentenceStart
      case .end: step.isEnd
      }
    }
  }

  /// What parts a word from the next one in a direction, if it is more than a space.
  private func edge(beyond index: Int, by direction: Int) -> Edge {
    let later = direction < 0 ? index : index + 1
    guard later > 0, later < words.count else { return direction < 0 ? .sentenceStart : .end }
    switch words[later].gap {
    case .joined: if !isSpace(before: later) { return .joined }
    case .clause: return direction < 0 ? .clauseStart : .end
    case .sentence: return direction < 0 ? .sentenceStart : .end
    case .syntax: return .joined
    }
    // A hyphen makes the next word part of another one.
    let beyond = direction < 0 ? index - 1 : index + 2
    guard beyond > 0, beyond < words.count, case .joined = words[beyond].gap else { return .none }
    return isSpace(before: beyond) ? .none : .joined
  }

  private func isSpace(before index: Int) -> Bool {
    let end = Int(words[index - 1].endOffset)
    return words[index].startOffset == words[index - 1].endOffset + 1 && bytes[end] == UInt8(ascii: " ")
  }
}
