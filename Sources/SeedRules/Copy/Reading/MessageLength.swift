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
  /// - Complexity: O(parts) for a message that is short whatever the arguments, as nearly all are, else times
  ///   the combinations of arguments, 4096 at most.
  func longest(_ message: ParsedMessage, _ range: Range<Int>, above limit: Int) -> Longest? {
    guard bound(message.parts, numberLength: 0, { $0.utf8.count }) > limit else { return nil }
    var best: (scalarCount: Int, pieces: [Piece], arguments: [String: Argument])?
    for arguments in combinations(of: message) {
      let pieces = pieces(message.parts, arguments, number: nil)
      let count = pieces.reduce(0) { $0 + $1.scalarCount }
      if count > best?.scalarCount ?? limit { best = (count, pieces, arguments) }
    }
    guard let best else { return nil }
    let excess = Self.excess(best.pieces, above: limit) ?? range
    return Longest(scalarCount: best.scalarCount, arguments: best.arguments, excess: excess)
  }

  /// What a literal, a number or a placeholder is rendered as.
  private struct Piece {
    var scalarCount: Int
    /// In the pattern's bytes.
    var range: Range<Int>
    /// The text of a literal.
    var literal = ""
  }

  /// The pieces of a message that is rendered with arguments, in order.
  private func pieces(
    _ parts: [ParsedMessage.Part],
    _ arguments: [String: Argument],
    number: Int?
  ) -> [Piece] {
    parts.flatMap { part -> [Piece] in
      switch part {
      case .literal(let text, let range):
        return [Piece(scalarCount: text.unicodeScalars.count, range: range, literal: text)]
      case .number(let range):
        return [Piece(scalarCount: number.map { countFormat.scalarCount(of: $0) } ?? 0, range: range)]
      case .argument(let name, _, let range):
        let count = arguments[name].map(length) ?? bound([part], numberLength: 0)
        return [Piece(scalarCount: count, range: range)]
      case .plural(_, _, _, let range), .select(_, _, _, let range):
        guard let arm = chosen(part, arguments) else {
          let count = bound([part], numberLength: number.map { countFormat.scalarCount(of: $0) } ?? 0)
          return [Piece(scalarCount: count, range: range)]
        }
        return pieces(arm.parts, arguments, number: arm.number ?? number)
      }
    }
  }

  /// From where the text passes a limit to the end of the piece in which it does.
  private static func excess(_ pieces: [Piece], above limit: Int) -> Range<Int>? {
    var left = limit
    for piece in pieces {
      if piece.scalarCount > left {
        // A literal that is written as it is shown is cut inside.
        let isExact = piece.literal.utf8.count == piece.range.count
        let shown = isExact ? piece.literal.unicodeScalars.prefix(left).reduce(0) { $0 + UTF8.width($1) } : 0
        return piece.range.lowerBound + shown..<piece.range.upperBound
      }
      left -= piece.scalarCount
    }
    return nil
  }

  private func length(of argument: Argument) -> Int {
    switch argument {
    case .count(let count): countFormat.scalarCount(of: count)
    case .value(let value): value.unicodeScalars.count
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

  /// No less than the length for any arguments.
  ///
  /// - Parameter length: of a literal; that in bytes, which is known, is no less than that in scalars.
  private func bound(
    _ parts: [ParsedMessage.Part],
    numberLength: Int,
    _ length: (String) -> Int = { $0.unicodeScalars.count }
  ) -> Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .literal(let text, _): return sum + length(text)
      case .number: return sum + numberLength
      case .argument(let name, _, _):
        guard let placeholder = placeholder(name) else { return sum }
        switch placeholder.type {
        case .count: return sum + countFormat.scalarCount(of: largest(of: placeholder))
        case .select: return sum + (placeholder.values.map(\.unicodeScalars.count).max() ?? 0)
        case .text: return sum
        }
      case .plural(let name, _, let arms, _):
        let numberLength = countFormat.scalarCount(
          of: placeholder(name).map { largest(of: $0) } ?? assumedMaximum
        )
        return sum + (arms.map { bound($0.parts, numberLength: numberLength, length) }.max() ?? 0)
      case .select(_, _, let arms, _):
        return sum + (arms.map { bound($0.parts, numberLength: numberLength, length) }.max() ?? 0)
      }
    }
  }

  private func placeholder(_ name: String) -> CopyKey.Placeholder? { placeholders.first { $0.name == name } }

  private func largest(of placeholder: CopyKey.Placeholder) -> Int { placeholder.maximum ?? assumedMaximum }
}

// MARK: - Arguments

extension MessageLength {
  /// All arguments that may make a message longest: of each count the largest of every category and the
  /// numbers that have arms, of each select every value. Above the limit, those of the last placeholders are
  /// left out, and each of their parts is taken at its longest.
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
