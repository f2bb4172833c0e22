package import SeedModel
import SeedSource

/// A message as a reader sees it: of each plural and select one arm, in the block's place, and for `#` the
/// number. It is a pattern of its own; what is no block stands in it as it is written.
package struct MessageReading: Hashable, Sendable {
  /// Bytes that come from the pattern in one piece, or the digits that stand for a `#` of it.
  private struct Piece: Hashable {
    let start: Int
    let origin: Int
    let isNumber: Bool
  }

  package private(set) var bytes: [UInt8] = []
  /// In order, here and in the pattern.
  private var pieces: [Piece] = []

  /// The byte of the pattern that a byte comes from.
  package func origin(of offset: Int) -> Int {
    let piece = pieces[pieces.indices.partitionPoint { pieces[$0].start <= offset } - 1]
    return piece.isNumber ? piece.origin : piece.origin + offset - piece.start
  }

  /// Whether a text may have a plural or select: a brace opens inside of another.
  package static func mayBranch(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isOpen = false
    for byte in text {
      if byte == UInt8(ascii: "{") {
        if isOpen { return true }
        isOpen = true
      } else if byte == UInt8(ascii: "}") {
        isOpen = false
      }
    }
    return false
  }

  /// Everything that a message with plurals or selects may read like; empty for any other, and for one with a
  /// fault. The arms of one placeholder are chosen together, as the app does.
  ///
  /// - Complexity: O(bytes × readings), of which there are 64 at most.
  package static func all(of text: UnsafeBufferPointer<UInt8>, _ rules: PluralRules?) -> [MessageReading] {
    var parser = MessageParser()
    let (message, faults) = parser.parse(text)
    guard faults.allSatisfy({ $0.kind == .missingOther }) else { return [] }
    var choice = ArmChoice(of: message.parts, rules)
    return (0..<choice.count).map { number in
      choice.take(number)
      var reading = MessageReading()
      reading.bytes.reserveCapacity(text.count)
      reading.append(message.parts, of: text, number: 0, choice)
      return reading
    }
  }

  private mutating func append(
    _ parts: [ParsedMessage.Part],
    of text: UnsafeBufferPointer<UInt8>,
    number: Int,
    _ choice: ArmChoice
  ) {
    for part in parts {
      switch part {
      case .literal(_, let range), .argument(_, _, let range):
        pieces.append(Piece(start: bytes.count, origin: range.lowerBound, isNumber: false))
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
      case .number(let range):
        pieces.append(Piece(start: bytes.count, origin: range.lowerBound, isNumber: true))
        bytes.append(contentsOf: String(number).utf8)
      case .plural(let name, _, let arms, _):
        guard let (parts, number) = choice.arm(of: name, arms) else { continue }
        append(parts, of: text, number: number, choice)
      case .select(let name, _, let arms, _):
        if let parts = choice.arm(of: name, arms) { append(parts, of: text, number: number, choice) }
      }
    }
  }
}

/// What a message's placeholders may be, as far as arms tell it, and what they are taken for.
private struct ArmChoice {
  private enum Selector: Equatable {
    case plural(PluralSelector)
    case select(String)
  }

  /// Up to so many combinations are all taken; of more, each arm is, beside one of the others.
  private static let combinationLimit = 16
  /// How many arms of a placeholder are taken.
  private static let armLimit = 64

  private let rules: PluralRules?
  private var indices: [String: Int] = [:]
  /// By placeholder: what may choose an arm, with the number that `#` is then.
  private var selectors: [[(selector: Selector, number: Int)]] = []
  /// By placeholder: which of them is taken.
  private var taken: [Int]
  private var takesAll = true
  /// How many times another choice can be taken.
  private(set) var count = 0

  init(of parts: [ParsedMessage.Part], _ rules: PluralRules?) {
    self.rules = rules
    taken = []
    collect(parts)
    if selectors.isEmpty { return }
    for index in selectors.indices { settle(index) }
    taken = selectors.map { _ in 0 }
    let product = selectors.reduce(1) { min(Self.combinationLimit + 1, $0 * max(1, $1.count)) }
    takesAll = product <= Self.combinationLimit
    count = takesAll ? product : selectors.reduce(0) { max($0, $1.count) }
  }

  mutating func take(_ number: Int) {
    var rest = number
    for (index, selectors) in selectors.enumerated() where !selectors.isEmpty {
      taken[index] = rest % selectors.count
      if takesAll { rest /= selectors.count }
    }
  }

  private func choice(of name: String) -> (selector: Selector, number: Int)? {
    guard let index = indices[name], !selectors[index].isEmpty else { return nil }
    return selectors[index][taken[index]]
  }

  /// The arm of a plural that is taken, with its number.
  func arm(of name: String, _ arms: [ParsedMessage.PluralArm]) -> ([ParsedMessage.Part], Int)? {
    guard let (selector, number) = choice(of: name) else { return nil }
    let category = rules?.category(of: number) ?? .other
    let arm =
      arms.first { selector == .plural($0.selector) } ?? arms.first { $0.selector == .category(category) }
      ?? arms.first { $0.selector == .category(.other) }
    return arm.map { ($0.parts, number) }
  }

  /// The arm of a select that is taken.
  func arm(of name: String, _ arms: [ParsedMessage.SelectArm]) -> [ParsedMessage.Part]? {
    let selector = choice(of: name)?.selector
    let arm = arms.first { selector == .select($0.value) } ?? arms.first { $0.value == "other" }
    return arm?.parts
  }

  private mutating func collect(_ parts: [ParsedMessage.Part]) {
    for part in parts {
      switch part {
      case .literal, .argument, .number: break
      case .plural(let name, _, let arms, _):
        add(arms.lazy.map { .plural($0.selector) }, of: name)
        for arm in arms { collect(arm.parts) }
      case .select(let name, _, let arms, _):
        add(arms.lazy.map { .select($0.value) }, of: name)
        for arm in arms { collect(arm.parts) }
      }
    }
  }

  private mutating func add(_ added: some Sequence<Selector>, of name: String) {
    let index = indices[name] ?? selectors.count
    if index == selectors.count {
      indices[name] = index
      selectors.append([])
    }
    for selector in added where selectors[index].count < Self.armLimit {
      if !selectors[index].contains(where: { $0.selector == selector }) {
        selectors[index].append((selector, 2))
      }
    }
  }

  /// Finds the numbers of a placeholder's categories. A category all of whose numbers have arms of their own
  /// is never taken.
  private mutating func settle(_ index: Int) {
    let exact = selectors[index].compactMap {
      if case .plural(.exactly(let number)) = $0.selector { number } else { nil }
    }
    selectors[index] = selectors[index].compactMap { selector, number in
      switch selector {
      case .plural(.exactly(let number)): return (selector, number)
      case .plural(.category(let category)):
        guard let rules else { return (selector, number) }
        return rules.smallestCount(of: category, upTo: 1_000_000_000, excluding: exact).map { (selector, $0) }
      case .select: return (selector, number)
      }
    }
  }
}
