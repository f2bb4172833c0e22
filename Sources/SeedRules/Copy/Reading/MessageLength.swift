import SeedDecoding
import SeedModel

/// How long a message gets when it is rendered, in Unicode scalars.
///
/// A count takes any number up to its placeholder's maximum, a select any value of its placeholder and the
/// fall to `other`; a text counts as nothing, since the app cuts it to fit. One placeholder has one argument:
/// the arms of two plurals over it are chosen together.
struct MessageLength {
  /// What stands in for a placeholder.
  enum Argument: Hashable, Sendable {
    case count(Int)
    case value(String)
  }

  /// A message with what makes it longest.
  struct Longest {
    var scalarCount: Int
    var arguments: [String: Argument]
    /// Where the text passes the limit, in the pattern's bytes.
    var excess: Range<Int>
  }

  /// More combinations than this are not tried one by one.
  private static let combinationLimit = 4096

  let placeholders: [CopyKey.Placeholder]
  let pluralRules: PluralRules?
  let countFormat: CountFormat
  /// The maximum of a count whose placeholder has none.
  let assumedMaximum: Int

  /// A message at its longest, if that is above a limit; nil otherwise.
  ///
  /// - Parameter range: all of the pattern's bytes.
  /// - Complexity: O(parts × combinations of arguments), of which there are 4096 at most.
  func longest(_ message: ParsedMessage, _ range: Range<Int>, above limit: Int) -> Longest? {
    var best: (scalarCount: Int, arguments: [String: Argument])?
    for arguments in combinations(of: message) {
      let count = scalarCount(message.parts, arguments, number: nil)
      if count > best?.scalarCount ?? limit { best = (count, arguments) }
    }
    guard let best else { return nil }
    var left = limit
    let excess = self.excess(message.parts, best.arguments, number: nil, left: &left) ?? range
    return Longest(scalarCount: best.scalarCount, arguments: best.arguments, excess: excess)
  }

  /// The scalars of a message that is rendered with arguments.
  func scalarCount(
    _ parts: [ParsedMessage.Part],
    _ arguments: [String: Argument],
    number: Int?
  ) -> Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .literal(let text, _): sum + text.unicodeScalars.count
      case .number: sum + (number.map { countFormat.scalarCount(of: $0) } ?? 0)
      case .argument(let name, _, _): sum + length(of: arguments[name])
      case .plural, .select:
        chosen(part, arguments).map { sum + scalarCount($0.parts, arguments, number: $0.number ?? number) }
          ?? sum
      }
    }
  }

  private func length(of argument: Argument?) -> Int {
    switch argument {
    case .count(let count): countFormat.scalarCount(of: count)
    case .value(let value): value.unicodeScalars.count
    case nil: 0
    }
  }

  /// The arm that arguments choose, with the number that `#` is in it.
  private func chosen(
    _ part: ParsedMessage.Part,
    _ arguments: [String: Argument]
  ) -> (parts: [ParsedMessage.Part], number: Int?)? {
    switch part {
    case .plural(let name, _, let arms, _):
      guard case .count(let count)? = arguments[name] else { return nil }
      func arm(_ selector: PluralSelector) -> ParsedMessage.PluralArm? {
        arms.first { $0.selector == selector }
      }
      let category = pluralRules?.category(of: count) ?? .other
      let found = arm(.exactly(count)) ?? arm(.category(category)) ?? arm(.category(.other))
      return found.map { ($0.parts, count) }
    case .select(let name, _, let arms, _):
      guard case .value(let value)? = arguments[name] else { return nil }
      let found = arms.first { $0.value == value } ?? arms.first { $0.value == "other" }
      return found.map { ($0.parts, nil) }
    default: return nil
    }
  }

  private func placeholder(_ name: String) -> CopyKey.Placeholder? { placeholders.first { $0.name == name } }

  private func largest(of placeholder: CopyKey.Placeholder) -> Int { placeholder.maximum ?? assumedMaximum }
}

// MARK: - Arguments

extension MessageLength {
  /// All arguments that may make a message longest: of each count the largest of every category and the
  /// numbers that have arms, of each select every value. Above the limit, those of the last placeholders are
  /// left out.
  private func combinations(of message: ParsedMessage) -> [[String: Argument]] {
    var exact: [String: [Int]] = [:]
    var values: [String: [String]] = [:]
    var names: [String] = []
    for use in PlaceholderUse.all(in: message.parts, of: placeholders) {
      if !names.contains(use.name) { names.append(use.name) }
      switch use.form {
      case .plain: break
      case .plural(let arms):
        exact[use.name, default: []] += arms.compactMap { arm in
          if case .exactly(let number) = arm.selector { number } else { nil }
        }
      case .select(let arms): values[use.name, default: []] += arms.map(\.value)
      }
    }
    var combinations: [[String: Argument]] = [[:]]
    for name in names {
      let choices = self.choices(name, exact: exact[name], values: values[name])
      guard !choices.isEmpty, combinations.count * choices.count <= Self.combinationLimit else { continue }
      combinations = combinations.flatMap { known in
        choices.map { choice in known.merging([name: choice]) { $1 } }
      }
    }
    return combinations
  }

  private func choices(_ name: String, exact: [Int]?, values: [String]?) -> [Argument] {
    let placeholder = placeholder(name)
    if placeholder?.type == .count || (placeholder == nil && exact != nil) {
      let maximum = placeholder.map { largest(of: $0) } ?? assumedMaximum
      let exact = (exact ?? []).filter { $0 <= maximum }
      let byCategory = (pluralRules?.categories ?? []).compactMap { category in
        pluralRules?.largestCount(of: category, upTo: maximum, excluding: exact)
      }
      let counts = exact + (byCategory.isEmpty ? [maximum] : byCategory)
      return counts.map { .count($0) }
    }
    if placeholder?.type == .select || (placeholder == nil && values != nil) {
      // Values that the placeholder lacks have a rule of their own.
      return (placeholder?.values ?? values ?? []).map { .value($0) }
        + (values == nil ? [] : [.value("other")])
    }
    return []
  }
}

// MARK: - Where it is too long

extension MessageLength {
  /// From where the text passes a limit to the end of the part in which it does; at the top to the end of
  /// all.
  ///
  /// - Parameter left: the scalars that may still come.
  private func excess(
    _ parts: [ParsedMessage.Part],
    _ arguments: [String: Argument],
    number: Int?,
    left: inout Int
  ) -> Range<Int>? {
    for part in parts {
      let range: Range<Int>
      var scalarCount = 0
      var crossing = 0
      switch part {
      case .literal(let text, let literalRange):
        range = literalRange
        scalarCount = text.unicodeScalars.count
        if scalarCount > left, text.utf8.count == literalRange.count {
          crossing = text.unicodeScalars.prefix(left).reduce(0) { $0 + UTF8.width($1) }
        }
      case .number(let numberRange):
        range = numberRange
        scalarCount = number.map { countFormat.scalarCount(of: $0) } ?? 0
      case .argument(let name, _, let argumentRange):
        range = argumentRange
        scalarCount = length(of: arguments[name])
      case .plural, .select:
        guard let arm = chosen(part, arguments) else { continue }
        if let found = excess(arm.parts, arguments, number: arm.number ?? number, left: &left) {
          return found
        }
        continue
      }
      if scalarCount > left { return range.lowerBound + crossing..<range.upperBound }
      left -= scalarCount
    }
    return nil
  }
}
