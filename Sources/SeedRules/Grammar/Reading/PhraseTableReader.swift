import SeedText

/// Reads patterns that are written a line each (`PhrasePattern`), in one pass.
struct PhraseTableReader {
  private(set) var patterns: [PhrasePattern] = []
  private(set) var steps: [PhraseStep] = []
  private(set) var hashes: [UInt64] = []

  mutating func read(_ table: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < table.count {
      if table[index] != UInt8(ascii: "\n") { readPattern(table, &index) }
      index += 1
    }
  }

  /// Reads up to the end of a line.
  ///
  /// - Precondition: the line has a word in brackets.
  private mutating func readPattern(_ table: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    var pattern = PhrasePattern()
    var start = steps.count
    var hasJudged = false
    while index < table.count, table[index] != UInt8(ascii: "\n") {
      switch table[index] {
      case UInt8(ascii: " "): index += 1
      case UInt8(ascii: "["):
        pattern.before = start..<steps.count
        index += 1
        pattern.judged = step(.word, table, &index)
        pattern.right = Self.right(table, &index)
        start = steps.count
        hasJudged = true
      default: readStep(table, &index)
      }
    }
    precondition(hasJudged, "a pattern judges a word")
    pattern.after = start..<steps.count
    patterns.append(pattern)
  }

  /// Reads what is meant, from `>` to the closing bracket.
  private static func right(_ table: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> String {
    let start = index + 1
    while index < table.count, table[index] != UInt8(ascii: "]") { index += 1 }
    let end = index
    index += 1
    if start >= end { return "" }
    return String(unsafeUninitializedCapacity: end - start) { right in
      for place in start..<end {
        right[place - start] = table[place] == UInt8(ascii: "_") ? UInt8(ascii: " ") : table[place]
      }
      return end - start
    }
  }

  private mutating func readStep(_ table: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    var kind = PhraseStep.Kind.word
    switch table[index] {
    case UInt8(ascii: "!"):
      kind = .not
      index += 1
    case UInt8(ascii: "("):
      kind = .optional
      index += 1
    case UInt8(ascii: "_") where index + 1 == table.count || table[index + 1] <= UInt8(ascii: " "):
      kind = .any
      index += 1
    default: break
    }
    steps.append(step(kind, table, &index))
    if index < table.count, table[index] == UInt8(ascii: ")") { index += 1 }
  }

  /// Reads words, classes and edges, up to a space, a bracket or `>`.
  private mutating func step(
    _ kind: PhraseStep.Kind,
    _ table: UnsafeBufferPointer<UInt8>,
    _ index: inout Int
  ) -> PhraseStep {
    var step = PhraseStep()
    step.kind = kind
    step.lowerBound = UInt32(hashes.count)
    while index < table.count {
      switch table[index] {
      case UInt8(ascii: "|"): index += 1
      case UInt8(ascii: "^"):
        step.isStart = true
        index += 1
      case UInt8(ascii: "$"):
        step.isEnd = true
        index += 1
      case UInt8(ascii: "@"):
        index += 1
        step.classes.formUnion(WordClass.named(Self.word(table, &index)))
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        step.upperBound = UInt32(hashes.count)
        return step
      default:
        let hash = Self.word(table, &index)
        hashes.append(hash)
        step.bits |= WordHash.bit(of: hash)
      }
    }
    step.upperBound = UInt32(hashes.count)
    return step
  }

  /// The hash of a word, which ends before a sign of patterns.
  private static func word(_ table: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt64 {
    let start = index
    var hash = WordHash.seed
    var isPlain = true
    while index < table.count {
      let byte = table[index]
      if byte &- UInt8(ascii: "a") >= 26 {
        if isSign(byte) { break }
        isPlain = false
      }
      hash = WordHash.add(byte, to: hash)
      index += 1
    }
    if isPlain { return WordHash.finish(hash) }
    return WordHash.of(UnsafeBufferPointer(rebasing: table[start..<index]))
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }
}
