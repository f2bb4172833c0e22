package import SeedModel

/// A message as a reader sees it: of each plural and select one arm, in the block's place, and for `#` the number.
/// It is a pattern of its own; what is no block stands in it as it is written.
package struct MessageReading: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []
  /// For each byte the one of the pattern that it comes from, in order.
  package private(set) var origins: [UInt32] = []

  /// More combinations of arms than this are not read one by one: then each arm is read beside one of the
  /// others, up to as many times.
  private static let limit = 64

  /// A placeholder with what may choose an arm of its blocks, and with the number that `#` is then.
  private struct Choice {
    enum Selector: Hashable {
      case plural(PluralSelector)
      case select(String)
    }

    let name: String
    var selectors: [(selector: Selector, number: Int)] = []
  }

  private typealias Chosen = [String: (selector: Choice.Selector, number: Int)]

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
    let choices = choices(in: message.parts, rules)
    if choices.isEmpty { return [] }
    let product = choices.reduce(1) { min(limit + 1, $0 * $1.selectors.count) }
    let count = product <= limit ? product : min(limit, choices.map(\.selectors.count).max() ?? 0)
    return (0..<count).map { number in
      var rest = number
      var chosen: Chosen = [:]
      for choice in choices {
        chosen[choice.name] = choice.selectors[rest % choice.selectors.count]
        if product <= limit { rest /= choice.selectors.count }
      }
      var reading = MessageReading()
      reading.append(message.parts, of: text, number: 0, chosen, rules)
      return reading
    }
  }

  private static func choices(in parts: [ParsedMessage.Part], _ rules: PluralRules?) -> [Choice] {
    var names: [String] = []
    var selectors: [String: [Choice.Selector]] = [:]
    collect(parts) { name, selector in
      if selectors[name] == nil { names.append(name) }
      selectors[name, default: []].append(selector)
    }
    return names.compactMap { name in
      var known: Set<Choice.Selector> = []
      let own = (selectors[name] ?? []).filter { known.insert($0).inserted }
      let exact = own.compactMap { if case .plural(.exactly(let number)) = $0 { number } else { nil } }
      var choice = Choice(name: name)
      for selector in own {
        switch selector {
        case .plural(.exactly(let number)): choice.selectors.append((selector, number))
        case .select: choice.selectors.append((selector, 0))
        case .plural(.category(let category)):
          // A category all of whose numbers have arms of their own is never chosen.
          guard let rules else {
            choice.selectors.append((selector, 2))
            continue
          }
          let number = rules.smallestCount(of: category, upTo: 1_000_000_000, excluding: exact)
          if let number { choice.selectors.append((selector, number)) }
        }
      }
      return choice.selectors.isEmpty ? nil : choice
    }
  }

  private static func collect(_ parts: [ParsedMessage.Part], _ body: (String, Choice.Selector) -> Void) {
    for part in parts {
      switch part {
      case .literal, .argument, .number: break
      case .plural(let name, _, let arms, _):
        for arm in arms { body(name, .plural(arm.selector)) }
        for arm in arms { collect(arm.parts, body) }
      case .select(let name, _, let arms, _):
        for arm in arms { body(name, .select(arm.value)) }
        for arm in arms { collect(arm.parts, body) }
      }
    }
  }

  private mutating func append(
    _ parts: [ParsedMessage.Part],
    of text: UnsafeBufferPointer<UInt8>,
    number: Int,
    _ chosen: Chosen,
    _ rules: PluralRules?
  ) {
    for part in parts {
      switch part {
      case .literal(_, let range), .argument(_, _, let range):
        bytes += text[range]
        origins += range.lazy.map { UInt32($0) }
      case .number(let range):
        let digits = String(number).utf8
        bytes += digits
        origins += repeatElement(UInt32(range.lowerBound), count: digits.count)
      case .plural(let name, _, let arms, _):
        guard let choice = chosen[name] else { continue }
        let category = rules?.category(of: choice.number) ?? .other
        let arm =
          arms.first { choice.selector == .plural($0.selector) }
          ?? arms.first { $0.selector == .category(category) }
          ?? arms.first { $0.selector == .category(.other) }
        if let arm { append(arm.parts, of: text, number: choice.number, chosen, rules) }
      case .select(let name, _, let arms, _):
        let selector = chosen[name]?.selector
        let arm = arms.first { selector == .select($0.value) } ?? arms.first { $0.value == "other" }
        if let arm { append(arm.parts, of: text, number: number, chosen, rules) }
      }
    }
  }
}
