import SeedLint

/// What the examples of rules about suppressions have in common.
enum SuppressionExamples {
  /// A suppression of a finding in the prompt of `fixes`, with another member in the place of its own.
  static func file(_ member: String, _ value: String, fixes: String = fixes) -> RuleExample {
    let members = [
      ("rule", #""interaction/duration-unstated""#), ("record", #""7c1f3a52-9d4e-4b68-8a07-e25b90c4d316""#),
      ("pointer", #""/prompt""#), ("textDigest", #""7624b768c7ac5ac3""#),
      ("reason", #""The timer is the surprise of this one.""#), ("owner", #""mira""#),
      ("expires", #""2099-12-31""#),
    ]
    let lines = members.compactMap { name, own -> String? in
      let text = name == member ? value : own
      return text.isEmpty ? nil : "    \"\(name)\": \(text)"
    }
    let text = "[\n  {\n\(lines.joined(separator: ",\n"))\n  }\n]\n"
    return .file("suppressions.json", text, beside: ["fixes.json": fixes])
  }

  /// A timed fix whose prompt does not say for how long.
  static let fixes = FixExamples.list(
    with: [
      [
        "interactionType": "\"timed\"",
        "prompt": "\"Sit where people can see you and do nothing for a few minutes.\"",
        "configuration": "{ \"timed\": { \"durationSeconds\": 180 } }",
      ]
    ]
  )

  /// The same with a prompt that says it.
  static let mendedFixes = fixes.replacing("a few minutes", with: "three minutes")
}
