/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable {
  case check, compile, inspect, verify, stats, explain, rules, new, show, schema

  var summary: String {
    switch self {
    case .check: "validate and lint everything"
    case .compile: "check, then write the bundle"
    case .inspect: "show what a bundle holds"
    case .verify: "check a bundle's integrity, or that it was built from this content"
    case .stats: "show have / need / missing, and what to write next"
    case .explain: "show a rule's page"
    case .rules: "list all rules"
    case .new: "append a fix or a tidbit, with a minted id, ready to be filled in"
    case .show: "show a fix, tidbit or copy text as the app shows it"
    case .schema: "write the JSON Schemas of the content files"
    }
  }

  /// What follows the options, for the usage line.
  var operand: String {
    switch self {
    case .check, .compile, .stats: "[path]"
    case .inspect, .verify: "<bundle>"
    case .explain: "<rule>"
    case .new: "<fix|tidbit> [path]"
    case .show: "<id|number|key> [path]"
    case .rules, .schema: ""
    }
  }

  /// What the operand is.
  var operandHelp: String? {
    switch self {
    case .check:
      "a content folder (default: `content`, found from the working directory upward), content files, or - "
        + "for standard input"
    case .compile, .stats: "a content folder (default: `content`, found from the working directory upward)"
    case .inspect, .verify: "a compiled bundle"
    case .explain: "a rule's id, or its name alone"
    case .new: "what to append, and the content folder (default: `content`, found upward)"
    case .show: "a record's id, a fix's number or a copy key, and the content folder"
    case .rules, .schema: nil
    }
  }
}
