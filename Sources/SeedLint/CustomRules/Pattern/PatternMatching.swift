import SeedSource

/// Finds a pattern in texts; keeps its working memory from one to the next.
package struct PatternMatching {
  /// The most steps for one text: a thousandth of a second's work for patterns of an ordinary size.
  package static let stepLimit = 1_000_000

  private struct Thread {
    var instruction: Int
    /// Where its match would start.
    var start: Int
  }

  private let pattern: Pattern
  private var current: [Thread] = []
  private var next: [Thread] = []
  private var open: [Int] = []
  /// The generation in which an instruction was last added, so that each is followed once a place.
  private var added: [UInt32]
  private var generation: UInt32 = 0
  private(set) var steps = 0

  package init(_ pattern: Pattern) {
    self.pattern = pattern
    added = Array(repeating: 0, count: pattern.program.count)
  }

  /// The matches in a text that do not overlap, from left to right; nil when the limit of steps ends the
  /// search.
  ///
  /// - Complexity: O(bytes × instructions) for each match.
  package mutating func matches(
    in bytes: UnsafeBufferPointer<UInt8>,
    stepLimit: Int = PatternMatching.stepLimit
  ) -> [Range<Int>]? {
    steps = 0
    var found: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      guard let match = first(in: bytes, from: offset, stepLimit) else { break }
      found.append(match)
      offset = match.upperBound
    }
    return steps > stepLimit ? nil : found
  }

  private mutating func first(
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ stepLimit: Int
  ) -> Range<Int>? {
    var match: Range<Int>?
    var offset = start
    current.removeAll(keepingCapacity: true)
    beginPlace()
    while true {
      if match == nil {
        if current.isEmpty {
          let place = offset
          while offset < bytes.count, !pattern.startBytes[Int(bytes[offset])] { offset += 1 }
          // An assertion that failed at the old place may hold at the new one.
          if offset > place { beginPlace() }
        }
        if offset < bytes.count, pattern.startBytes[Int(bytes[offset])] {
          follow(0, start: offset, at: offset, in: bytes, isCurrent: true)
        }
      }
      if current.isEmpty, match != nil || offset >= bytes.count { return match }
      let (scalar, byteCount) = offset < bytes.count ? UTF8Scalar.read(bytes, at: offset) : ("\u{0}", 1)
      beginPlace()
      next.removeAll(keepingCapacity: true)
      for thread in current {
        steps += 1
        if case .match = pattern.program[thread.instruction] {
          // Threads after this one count less than it.
          match = thread.start..<offset
          break
        }
        if offset < bytes.count, pattern.takes(pattern.program[thread.instruction], scalar) {
          follow(
            thread.instruction + 1,
            start: thread.start,
            at: offset + byteCount,
            in: bytes,
            isCurrent: false
          )
        }
      }
      if steps > stepLimit { return nil }
      swap(&current, &next)
      offset += byteCount
      if offset > bytes.count { return match }
    }
  }

  private mutating func beginPlace() {
    generation &+= 1
    if generation == 0 {
      for index in added.indices { added[index] = 0 }
      generation = 1
    }
  }

  /// Adds the instructions that a thread comes to at a place without taking a character, best first.
  private mutating func follow(
    _ instruction: Int,
    start: Int,
    at offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    isCurrent: Bool
  ) {
    open.removeAll(keepingCapacity: true)
    open.append(instruction)
    while let index = open.popLast() {
      if added[index] == generation { continue }
      added[index] = generation
      steps += 1
      switch pattern.program[index] {
      case .jump(let target): open.append(target)
      case .split(let first, let second):
        open.append(second)
        open.append(first)
      case .assertion(let assertion):
        if Self.holds(assertion, at: offset, in: bytes) { open.append(index + 1) }
      case .scalar, .any, .set, .match:
        let thread = Thread(instruction: index, start: start)
        if isCurrent { current.append(thread) } else { next.append(thread) }
      }
    }
  }

  private static func holds(
    _ assertion: PatternAssertion,
    at offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch assertion {
    case .start: offset == 0
    case .end: offset >= bytes.count
    case .wordBoundary: isWord(before: offset, bytes) != isWord(at: offset, bytes)
    case .noWordBoundary: isWord(before: offset, bytes) == isWord(at: offset, bytes)
    }
  }

  private static func isWord(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < bytes.count else { return false }
    return PatternFolding.isWord(UTF8Scalar.read(bytes, at: offset).scalar)
  }

  private static func isWord(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= 0 && isWord(at: start, bytes)
  }
}
