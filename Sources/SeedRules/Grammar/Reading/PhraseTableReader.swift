import SeedText

/// Reads patterns that are written a line each (`PhrasePattern`).
struct PhraseTableReader {
  private(set) var patterns: [PhrasePattern] = []
  /// What each pattern judges.
  private(set) var judged: [PhraseStep] = []
  private(set) var steps: [PhraseStep] = []
  private(set) var hashes: [UInt64] = []

  mutating func read(_ table: UnsafeBufferPointer<UInt8>) {
    Self.forEachPart(of: table, partedBy: "\n") { readPattern($0) }
  }

  /// - Precondition: the line has a word in brackets.
  private mutating func readPattern(_ line: UnsafeBufferPointer<UInt8>) {
    var pattern = PhrasePattern()
    var wrong: PhraseStep?
    var start = steps.count
    Self.forEachPart(of: line, partedBy: " ") { part in
      guard part[0] == UInt8(ascii: "[") else { return steps.append(step(part)) }
      let inner = UnsafeBufferPointer(rebasing: part[1..<part.count - 1])
      let end = inner.firstIndex(of: UInt8(ascii: ">")) ?? inner.count
      wrong = step(UnsafeBufferPointer(rebasing: inner[..<end]))
      let right = inner.dropFirst(end + 1).map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
      pattern.right = String(decoding: right, as: UTF8.self)
      steps[start...].reverse()
      pattern.before = start..<steps.count
      start = steps.count
    }
    guard let wrong else { preconditionFailure("a pattern judges a word") }
    pattern.after = start..<steps.count
    patterns.append(pattern)
    judged.append(wrong)
  }

  private mutating func step(_ part: UnsafeBufferPointer<UInt8>) -> PhraseStep {
    var step = PhraseStep()
    var choices = part[...]
    switch part.first {
    case UInt8(ascii: "_") where part.count == 1: step.kind = .any
    case UInt8(ascii: "!"):
      step.kind = .not
      choices = choices.dropFirst()
    case UInt8(ascii: "("):
      step.kind = .optional
      choices = choices.dropFirst().dropLast()
    default: break
    }
    step.lowerBound = UInt32(hashes.count)
    Self.forEachPart(of: UnsafeBufferPointer(rebasing: choices), partedBy: "|") { choice in
      switch choice[0] {
      case UInt8(ascii: "@"):
        step.classes.formUnion(WordClass.named[String(decoding: choice.dropFirst(), as: UTF8.self)] ?? [])
      case UInt8(ascii: "^"): step.isStart = true
      case UInt8(ascii: "$"): step.isEnd = true
      default:
        let hash = WordHash.of(choice)
        hashes.append(hash)
        step.bits |= WordHash.bit(of: hash)
      }
    }
    step.upperBound = UInt32(hashes.count)
    return step
  }

  /// Calls a body with every part that is not empty.
  private static func forEachPart(
    of bytes: UnsafeBufferPointer<UInt8>,
    partedBy separator: Unicode.Scalar,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: separator) {
      if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
      start = index + 1
    }
  }
}
