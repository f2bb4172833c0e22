import SeedDiagnostics
package import SeedLint
import SeedRules

extension RulePage {
  /// All rules by topic, one line each.
  package static func index(_ set: RuleSet = .builtIn) -> String {
    let rules = set.all.map(\.metadata)
    let nameWidth = rules.map(\.id.text.count).max() ?? 0
    var text = "# Rules\n\n`seedtool explain RULE` shows a rule's page.\n"
    for topic in set.topics {
      text += "\n## \(topic)\n\n"
      for rule in rules where rule.id.topic == topic {
        let name = rule.id.text + String(repeating: " ", count: nameWidth - rule.id.text.count)
        let severity =
          rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
        text += "    \(name)  \(severity)  \(rule.summary)\(rule.repairNote)\n"
      }
    }
    return text
  }

  /// The rules as data, for other tools.
  package static func json(_ set: RuleSet = .builtIn) -> String {
    let rules = set.all.map(\.metadata).map { rule -> JSONValue in
      [
        "id": .string(rule.id.text),
        "severity": .string(rule.severity.rawValue),
        "since": .string(rule.since),
        "summary": .string(rule.summary),
        "rationale": .string(rule.rationale),
        "fix": rule.repair.map { .string($0) } ?? .null,
        "reads": .string(rule.reads),
        "options": .array(rule.options.map { option(of: $0) }),
      ]
    }
    return JSONValue.array(rules).rendered() + "\n"
  }

  private static func option(of option: RuleOption) -> JSONValue {
    let value: JSONValue =
      switch option.value {
      case .integer(let value, _): .integer(value)
      case .ratio(let value): .number(value)
      case .strings(let texts): .strings(texts)
      }
    return [
      "name": .string(option.name), "summary": .string(option.summary), "takes": .string(option.expectation),
      "default": value,
    ]
  }

  /// What the index begins with, whichever rules there are.
  private static let indexHead = "# Rules\n\nGenerated from the rules themselves"

  /// Whether a file, by its path below `Documentation/Rules/` and its bytes, is the index or the page of a
  /// rule that is or was.
  package static func isOwn(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.starts(with: (name == "README.md" ? indexHead : "# \(name.dropLast(3))\n").utf8)
  }

  /// The pages of all rules and an index with links, by their paths below `Documentation/Rules/`.
  package static func files() -> [(name: String, text: String)] {
    var index = indexHead + "; `seedtool explain RULE` shows the same pages.\n"
    for topic in RuleRegistry.topics {
      index += "\n## \(topic)\n\n"
      for rule in RuleRegistry.all.map({ $0.metadata }) where rule.id.topic == topic {
        index +=
          "- [\(rule.id.name)](\(rule.id.text).md) (\(rule.severity.rawValue)): \(rule.summary)\(rule.repairNote)\n"
      }
    }
    return [("README.md", index)]
      + RuleRegistry.all.map { ("\($0.metadata.id.text).md", text(for: $0)) }
  }
}

extension RuleMetadata {
  fileprivate var repairNote: String {
    guard let repair else { return "" }
    return repair.hasPrefix("Unsafe") ? " [unsafe fix]" : " [fix]"
  }
}
