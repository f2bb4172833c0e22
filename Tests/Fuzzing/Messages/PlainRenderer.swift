import SeedModel
import SeedRuntime

/// Renders a pattern's tree by the letter of its description; nil where there is nothing to show.
struct PlainRenderer {
  private(set) var arguments: [String: CopyArguments.Value] = [:]
  private let count: Int
  private let givesAll: Bool
  private let rules: PluralRules?
  private let format: CountFormat

  init(locale: String, count: Int, givesAll: Bool) {
    self.count = count
    self.givesAll = givesAll
    rules = PluralRules(locale: locale)
    format = CountFormat(locale: locale)
  }

  /// Gives each name of a pattern the kind of value that its last use asks for; where not all are given, none
  /// whose name has an even count of bytes.
  mutating func name(_ pattern: MessagePattern) {
    for segment in pattern.segments {
      switch segment {
      case .literal, .number: break
      case .argument(let name): give(name, name.utf8.count % 3 == 0 ? .count(count) : .text("Ada {#}' é"))
      case .plural(let name, let arms):
        for arm in arms { self.name(arm.pattern) }
        give(name, .count(count))
      case .select(let name, let arms):
        for arm in arms { self.name(arm.pattern) }
        let values = arms.map(\.value) + ["none of them"]
        give(name, .select(values[(count & 0xFF) % values.count]))
      }
    }
  }

  private mutating func give(_ name: String, _ value: CopyArguments.Value) {
    if givesAll || name.utf8.count % 2 == 1 { arguments[name] = value }
  }

  func text(of pattern: MessagePattern, number: Int? = nil) -> String? {
    var text = ""
    for segment in pattern.segments {
      guard let part = self.text(of: segment, number) else { return nil }
      text += part
    }
    return text
  }

  private func text(of segment: MessagePattern.Segment, _ number: Int?) -> String? {
    switch segment {
    case .literal(let literal): return literal
    case .number: return number.map { format.text(of: $0) }
    case .argument(let name):
      switch arguments[name] {
      case .count(let count): return count >= 0 ? format.text(of: count) : nil
      case .text(let text), .select(let text): return text
      case nil: return nil
      }
    case .plural(let name, let arms):
      guard case .count(let count) = arguments[name], count >= 0 else { return nil }
      if let exact = arms.first(where: { $0.selector == .exactly(count) }) {
        return text(of: exact.pattern, number: count)
      }
      let categories = arms.contains {
        if case .category(let category) = $0.selector { category != .other } else { false }
      }
      if categories, rules == nil { return nil }
      let category = rules?.category(of: count) ?? .other
      let arm =
        arms.first { $0.selector == .category(category) } ?? arms.first { $0.selector == .category(.other) }
      return arm.flatMap { text(of: $0.pattern, number: count) }
    case .select(let name, let arms):
      guard case .select(let value) = arguments[name] else { return nil }
      let arm =
        arms.first { $0.value.utf8.elementsEqual(value.utf8) } ?? arms.first { $0.value == "other" }
      return arm.flatMap { text(of: $0.pattern, number: number) }
    }
  }
}
