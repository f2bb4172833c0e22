/// A pattern made ready for matching: a program for a machine that follows all ways through it at once.
///
/// The time for a text grows with its length times the program's, whatever the pattern: there is no
/// backtracking. Matches are found from left to right, and where several start at one place, the one that an
/// ordinary engine would find: choices in their order, repetitions as long as they can be unless lazy.
package struct Pattern: Sendable {
  package enum Instruction: Sendable {
    case scalar(Unicode.Scalar)
    case any
    /// The index of a set.
    case set(Int)
    case assertion(PatternAssertion)
    /// Goes on at both; what the first finds counts more.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  /// The most instructions of a pattern.
  package static let instructionLimit = 4096

  package private(set) var program: [Instruction] = []
  private(set) var sets: [PatternSet] = []
  let ignoresCase: Bool
  /// By a text's byte: whether a match may start with it.
  private(set) var startBytes: [Bool] = []

  /// - Throws: what is wrong with the pattern, and where.
  package init(_ text: String, ignoresCase: Bool = true) throws(PatternFault) {
    self.ignoresCase = ignoresCase
    let whole = 0..<text.utf8.count
    let node = try PatternParser.parse(text)
    try compile(node, whole)
    try append(.match, whole)
    let start = firstInstructions()
    if start.contains(where: { if case .match = program[$0] { true } else { false } }) {
      throw PatternFault(message: "the pattern fits everywhere: it may be empty", range: whole)
    }
    startBytes = bytes(of: start)
  }

  private mutating func append(_ instruction: Instruction, _ range: Range<Int>) throws(PatternFault) {
    if program.count >= Self.instructionLimit {
      let message = "the pattern is too large: \(Self.instructionLimit) steps at most, repetitions spelt out"
      throw PatternFault(message: message, range: range)
    }
    program.append(instruction)
  }

  private mutating func compile(_ node: PatternNode, _ range: Range<Int>) throws(PatternFault) {
    switch node {
    case .empty: break
    case .scalar(let scalar):
      try append(.scalar(ignoresCase ? PatternFolding.lowercase(scalar) : scalar), range)
    case .any: try append(.any, range)
    case .set(let set):
      sets.append(set)
      try append(.set(sets.count - 1), range)
    case .assertion(let assertion): try append(.assertion(assertion), range)
    case .sequence(let parts): for part in parts { try compile(part, range) }
    case .choice(let branches): try compile(branches[...], range)
    case .repetition(let node, let minimum, let maximum, let isLazy):
      for _ in 0..<minimum { try compile(node, range) }
      if let maximum {
        var splits: [Int] = []
        for _ in minimum..<max(minimum, maximum) {
          splits.append(program.count)
          try append(.split(0, 0), range)
          try compile(node, range)
        }
        for split in splits { aim(split, at: program.count, isLazy) }
      } else {
        let start = program.count
        try append(.split(0, 0), range)
        try compile(node, range)
        try append(.jump(start), range)
        aim(start, at: program.count, isLazy)
      }
    }
  }

  /// Lets a split go into what follows it, or to an exit.
  private mutating func aim(_ split: Int, at exit: Int, _ isLazy: Bool) {
    program[split] = isLazy ? .split(exit, split + 1) : .split(split + 1, exit)
  }

  private mutating func compile(
    _ branches: ArraySlice<PatternNode>,
    _ range: Range<Int>
  ) throws(PatternFault) {
    var jumps: [Int] = []
    for (index, branch) in branches.enumerated() {
      if index == branches.count - 1 {
        try compile(branch, range)
      } else {
        let split = program.count
        try append(.split(0, 0), range)
        try compile(branch, range)
        jumps.append(program.count)
        try append(.jump(0), range)
        program[split] = .split(split + 1, program.count)
      }
    }
    for jump in jumps { program[jump] = .jump(program.count) }
  }

  /// The instructions that may take a match's first character; assertions are taken for true.
  private func firstInstructions() -> Set<Int> {
    var found: Set<Int> = []
    var seen: Set<Int> = []
    var open = [0]
    while let index = open.popLast() {
      guard seen.insert(index).inserted else { continue }
      switch program[index] {
      case .scalar, .any, .set, .match: found.insert(index)
      case .assertion: open.append(index + 1)
      case .split(let first, let second): open += [first, second]
      case .jump(let target): open.append(target)
      }
    }
    return found
  }

  private func bytes(of instructions: Set<Int>) -> [Bool] {
    (0...255).map { value in
      // The other case of a scalar may lie on the other side of ASCII: bytes beyond it are always tried.
      guard value < 0x80 else { return true }
      let scalar = Unicode.Scalar(UInt8(value))
      return instructions.contains { takes(program[$0], scalar) }
    }
  }

  /// Whether an instruction takes a character.
  @inline(__always)
  package func takes(_ instruction: Instruction, _ scalar: Unicode.Scalar) -> Bool {
    switch instruction {
    case .scalar(let wanted):
      scalar == wanted || ignoresCase && PatternFolding.lowercase(scalar) == wanted
    case .any: scalar != "\n"
    case .set(let index): sets[index].contains(scalar, ignoresCase: ignoresCase)
    case .assertion, .split, .jump, .match: false
    }
  }
}
