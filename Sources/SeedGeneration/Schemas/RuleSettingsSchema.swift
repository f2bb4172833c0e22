import SeedDecoding
import SeedDiagnostics
package import SeedLint
import SeedRules

/// The settings of all rules in `seedtool.json`: one property a rule, from the registry.
enum RuleSettingsSchema {
  static var members: [(String, JSONValue)] {
    let live = RuleRegistry.all.map { ($0.metadata.id, schema(of: $0.metadata)) }
    // A rule that is gone may stay in a configuration, and an editor says that it is gone.
    let gone = RuleRegistry.retired.filter { RuleRegistry.rule($0.id) == nil }.map { rule in
      (rule.id, ["description": .string(rule.description), "deprecated": true] as JSONValue)
    }
    let rules = (live + gone).sorted { $0.0 < $1.0 }.map { ($0.0.text, $0.1) }
    let topics = RuleSet.builtIn.topics.sorted().map { ("\($0)/*", schema(ofTopic: $0)) }
    return [
      ("type", .strings(["object", "null"])),
      ("properties", .members(topics + rules)),
      ("additionalProperties", false),
    ]
  }

  private static func schema(ofTopic topic: String) -> JSONValue {
    let severity: JSONValue = [
      "description": .string("What the findings of its rules weigh: \(meaning)."), "type": "string",
      "enum": .strings(Configuration.Level.names),
    ]
    return [
      "description": .string("All rules of the topic \(topic); a rule's own settings win."),
      "type": "object",
      "properties": ["severity": severity],
      "additionalProperties": false,
    ]
  }

  private static func schema(of rule: RuleMetadata) -> JSONValue {
    let severity: JSONValue = [
      "description": .string(
        "What a finding weighs: \(meaning); \(rule.severity.rawValue) where nothing is said."
      ),
      "type": "string",
      "enum": .strings(rule.levels),
    ]
    return [
      "description": .string(rule.summary),
      "type": "object",
      "properties": .members([("severity", severity)] + rule.options.map { ($0.name, schema(of: $0)) }),
      "additionalProperties": false,
    ]
  }

  /// What the severities do.
  private static let meaning =
    "an error fails the check, a warning does under --strict, a note never does, and `off` does not run"

  private static func schema(of option: RuleOption) -> JSONValue {
    let head: [(String, JSONValue)] = [
      ("description", .string("\(option.summary) Default: \(option.shownDefault)."))
    ]
    switch option.value {
    case .integer(_, let range):
      return .members(
        head + [
          ("type", "integer"), ("minimum", .integer(range.lowerBound)),
          ("maximum", .integer(range.upperBound)),
        ]
      )
    case .ratio: return .members(head + [("type", "number"), ("minimum", 0), ("maximum", 1)])
    case .strings: return .members(head + [("type", "array"), ("items", ["type": "string"])])
    }
  }
}

extension RuleMetadata {
  /// The severities that the rule may have: of a locked one, none below its own.
  package var levels: [String] {
    guard id.isLocked else { return Configuration.Level.names }
    return Configuration.Level.names.filter { name in
      Configuration.Level(name: name).map { $0 >= .severity(severity) } ?? false
    }
  }
}

extension RuleOption {
  /// The default as a writer reads it; of a long list, its length.
  package var shownDefault: String {
    switch value {
    case .integer(let value, _): String(value)
    case .ratio(let value): String(value)
    case .strings(let texts):
      if texts.isEmpty {
        "none"
      } else if texts.count <= 8 {
        texts.joined(separator: ", ")
      } else {
        "a list of \(texts.count) entries"
      }
    }
  }
}
