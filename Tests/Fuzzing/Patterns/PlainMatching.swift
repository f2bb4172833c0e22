import SeedLint
import SeedSource

/// Follows a pattern's program one way at a time, the best first, and comes to no instruction twice at a
/// place.
struct PlainMatching {
  private let pattern: Pattern
  private let text: UnsafeBufferPointer<UInt8>
  /// Whether an instruction was tried at a place for the match that is looked for.
  private var tried: [Bool] = []

  init(_ pattern: Pattern, _ text: UnsafeBufferPointer<UInt8>) {
    self.pattern = pattern
    self.text = text
  }

  /// The matches that do not overlap, from left to right.
  mutating func matches() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < text.count {
      tried = Array(repeating: false, count: pattern.program.count * (text.count + 1))
      if let end = end(0, start) {
        found.append(start..<end)
        start = end
      } else {
        start += UTF8Scalar.read(text, at: start).byteCount
      }
    }
    return found
  }

  /// Where the best match ends whose rest is an instruction and what follows it.
  private mutating func end(_ first: Int, _ place: Int) -> Int? {
    var (index, offset) = (first, place)
    while true {
      let key = index * (text.count + 1) + offset
      if tried[key] { return nil }
      tried[key] = true
      switch pattern.program[index] {
      case .match: return offset
      case .jump(let target): index = target
      case .split(let best, let other):
        if let end = end(best, offset) { return end }
        index = other
      case .assertion(let assertion):
        guard holds(assertion, at: offset) else { return nil }
        index += 1
      case .scalar, .any, .set:
        guard offset < text.count else { return nil }
        let (scalar, byteCount) = UTF8Scalar.read(text, at: offset)
        guard pattern.takes(pattern.program[index], scalar) else { return nil }
        (index, offset) = (index + 1, offset + byteCount)
      }
    }
  }

  private func holds(_ assertion: PatternAssertion, at offset: Int) -> Bool {
    switch assertion {
    case .start: offset == 0
    case .end: offset == text.count
    case .wordBoundary: isWord(before: offset) != isWord(at: offset)
    case .noWordBoundary: isWord(before: offset) == isWord(at: offset)
    }
  }

  private func isWord(at offset: Int) -> Bool {
    offset < text.count && PatternFolding.isWord(UTF8Scalar.read(text, at: offset).scalar)
  }

  private func isWord(before offset: Int) -> Bool {
    String(decoding: text[..<offset], as: UTF8.self).unicodeScalars.last.map(PatternFolding.isWord) ?? false
  }
}
