import SeedDiagnostics
package import SeedLint
import SeedRules

extension RulePage {
  /// All rules by topic, with what each flags.
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
        text += wrap(
          rule.summary + rule.repairNote,
          leading: "    \(name)  \(severity)  ",
          hanging: "        "
        )
        text += "\n"
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
        "languages": rule.languages.map { .strings($0) } ?? .null,
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

  /// What the file of tables begins with, whichever rules there are.
  private static let tablesHead = "# Rules\n\nGenerated from the rules themselves"

  /// Whether a file is one that ``tables()`` has made, from these rules or from others.
  package static func isTables(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.starts(with: tablesHead.utf8)
  }

  /// All built-in rules as Markdown, a table a topic: `Documentation/Rules.md`.
  package static func tables() -> String {
    var text = tablesHead + " by `seedtool rules -o`. `seedtool explain RULE` shows one with examples.\n"
    for topic in RuleRegistry.topics {
      text += "\n## \(topic)\n\n| rule | severity | flags | fix |\n|---|---|---|---|\n"
      for rule in RuleRegistry.all.map({ $0.metadata }) where rule.id.topic == topic {
        let summary = rule.summary.replacing("|", with: "\\|")
        let fix = rule.repairKind ?? "–"
        text += "| `\(rule.id)` | \(rule.severity.rawValue) | \(summary) | \(fix) |\n"
      }
    }
    return text
  }
}

extension RuleMetadata {
  /// Whether the rule's fix is safe or unsafe; nil where it has none.
  var repairKind: String? { repair.map { $0.hasPrefix("Unsafe") ? "unsafe" : "safe" } }

  fileprivate var repairNote: String {
    switch repairKind {
    case "unsafe": " [unsafe fix]"
    case .some: " [fix]"
    case nil: ""
    }
  }
}
