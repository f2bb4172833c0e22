import SeedDecoding
import SeedSource
import SeedText

extension CustomRuleReader {
  /// The examples for the rule's page, as texts of a field.
  package static func examples(_ source: ConfigurationSource, _ node: NodeIndex?, field: String)
    -> RuleExamples
  {
    func list(_ key: String) -> [RuleExample] {
      guard let node else { return [] }
      return source.strings(key, in: node).map { .file(field, Excerpt.of($0.text, limit: 400)) }
    }
    return RuleExamples(accepted: list("accepted"), flagged: list("flagged"))
  }

  /// Reports every example that the rule does not judge as the configuration says.
  package mutating func hold(_ rule: CustomRule, to examples: NodeIndex) {
    for (text, node) in source.strings("accepted", in: examples) {
      guard let found = Self.found(by: rule, in: text).first else { continue }
      let part = String(decoding: Array(text.utf8)[found], as: UTF8.self)
      let message = "`\(rule.metadata.id)` flags `\(Excerpt.of(part))` in this example that it should accept"
      report(source.fault(.unknownValue, message, node, inText: found))
    }
    for (marked, node) in source.strings("flagged", in: examples) {
      let (text, marks) = Self.unmark(marked)
      let found = Self.found(by: rule, in: text)
      if found.isEmpty {
        let message = "`\(rule.metadata.id)` does not flag this example that it should flag"
        report(source.fault(.unknownValue, message, node))
      } else if !marks.isEmpty, marks != found {
        let parts = found.map { "`\(Excerpt.of(String(decoding: Array(text.utf8)[$0], as: UTF8.self)))`" }
        let message =
          "`\(rule.metadata.id)` flags other parts of this example: \(parts.joined(separator: ", "))"
        report(source.fault(.unknownValue, message, node))
      }
    }
  }

  private static func found(by rule: CustomRule, in text: String) -> [Range<Int>] {
    var state = CustomSearch.State()
    let words = WordScanner.words(of: text)
    return Array(text.utf8).withUnsafeBufferPointer { rule.hits(in: $0, words, &state).map(\.range) }
  }

  /// A text without its marks, and the ranges between them in bytes of it.
  private static func unmark(_ marked: String) -> (text: String, marks: [Range<Int>]) {
    var text = ""
    var start: Int?
    var marks: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟪": start = text.utf8.count
      case "⟫":
        if let start { marks.append(start..<text.utf8.count) }
        start = nil
      default: text.unicodeScalars.append(scalar)
      }
    }
    return (text, marks)
  }
}
