import SeedDecoding

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

  /// The most that a pattern may cost.
  package static let costLimit = 2048

  /// The most steps that a text's character takes, with repetitions spelt out.
  package let cost: Int

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
    cost = node.cost
    if cost > Self.costLimit {
      let message =
        "the pattern `\(Excerpt.of(text))` costs \(cost) steps a character; at most \(Self.costLimit)"
      throw PatternFault(message: message, range: whole)
    }
    compile(node)
    program.append(.match)
    let start = firstInstructions()
    if start.contains(where: { if case .match = program[$0] { true } else { false } }) {
      throw PatternFault(message: "the pattern fits an empty text, and so everywhere", range: whole)
    }
    startBytes = bytes(of: start)
  }

  private mutating func compile(_ node: PatternNode) {
    switch node {
    case .empty: break
    case .scalar(let scalar):
      program.append(.scalar(ignoresCase ? PatternFolding.lowercase(scalar) : scalar))
    case .any: program.append(.any)
    case .set(let set):
      sets.append(set)
      program.append(.set(sets.count - 1))
    case .assertion(let assertion): program.append(.assertion(assertion))
    case .sequence(let parts): for part in parts { compile(part) }
    case .choice(let branches): compile(branches)
    case .repetition(let node, let minimum, let maximum, let isLazy):
      for _ in 0..<minimum { compile(node) }
      if let maximum {
        var splits: [Int] = []
        for _ in minimum..<max(minimum, maximum) {
          splits.append(program.count)
          program.append(.split(0, 0))
          compile(node)
        }
        for split in splits { aim(split, at: program.count, isLazy) }
      } else {
        let start = program.count
        program.append(.split(0, 0))
        compile(node)
        program.append(.jump(start))
        aim(start, at: program.count, isLazy)
      }
    }
  }

  /// Lets a split go into what follows it, or to an exit.
  private mutating func aim(_ split: Int, at exit: Int, _ isLazy: Bool) {
    program[split] = isLazy ? .split(exit, split + 1) : .split(split + 1, exit)
  }

  private mutating func compile(_ branches: [PatternNode]) {
    var jumps: [Int] = []
    for (index, branch) in branches.enumerated() {
      if index == branches.count - 1 {
        compile(branch)
      } else {
        let split = program.count
        program.append(.split(0, 0))
        compile(branch)
        jumps.append(program.count)
        program.append(.jump(0))
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
