import SeedSimulation

/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable {
  case check, diff, compile, inspect, verify, stats, explain, rules, new, show, replay, schema, generate

  var summary: String {
    switch self {
    case .check: "validate and lint everything"
    case .diff: "show what changed in meaning since a revision, and what of it breaks"
    case .compile: "check, then write the bundle"
    case .inspect: "show what a bundle holds"
    case .verify: "check that a bundle is whole, or was built from this content"
    case .stats: "show have / need / missing, and what to write next"
    case .explain: "show a rule's page"
    case .rules: "list all rules"
    case .new: "append a fix or a tidbit, with a minted id, ready to be filled in"
    case .show: "show a fix, tidbit or copy text as the app shows it"
    case .replay: "drive a product's services from JSON Lines"
    case .schema: "write the JSON Schemas of the content files"
    case .generate: "write Swift code that names the content's keys, voices, bugs and policies"
    }
  }

  /// What follows the options, for the usage line.
  var operand: String {
    switch self {
    case .check: "[path…]"
    case .diff: "<base> [path]"
    case .compile, .stats: "[path]"
    case .inspect, .verify: "<bundle>"
    case .explain: "<rule>"
    case .new: "<fix|tidbit> [path]"
    case .show: "<id|number|key> [path]"
    case .replay: "<product> [path] [events.jsonl]"
    case .generate: "swift [path]"
    case .rules, .schema: ""
    }
  }

  /// The operands and what they are.
  var operands: [(name: String, help: String)] {
    let folder = "a content folder (default: `content`, found from the working directory upward)"
    return switch self {
    case .check: [("path", folder + ", content files, or - for standard input")]
    case .diff:
      [
        ("base", "what to compare with: a content folder, a bundle, or a git revision of the content folder"),
        ("path", folder),
      ]
    case .compile, .stats: [("path", folder)]
    case .inspect, .verify: [("bundle", "a compiled bundle")]
    case .explain: [("rule", "a rule's id, or its name alone")]
    case .new: [("fix|tidbit", "what to append"), ("path", folder)]
    case .show: [("id|number|key", "a record's id, a fix's number or a copy key"), ("path", folder)]
    case .replay:
      [
        ("product", "whose services: " + ReplayName.allCases.map(\.rawValue).joined(separator: ", ")),
        ("path", folder), ("events.jsonl", "lines of JSON, or - for standard input (the default)"),
      ]
    case .generate: [("swift", "the language"), ("path", folder)]
    case .rules, .schema: []
    }
  }
}
