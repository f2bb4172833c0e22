import SeedLint

/// Fixes of one bug of which the examples of many rules are made.
enum FixExamples {
  static let prompts = [
    "Finish one task today and let nobody know that it is done.",
    "Leave one gap in the day empty and let it stay a gap.",
    "Answer one question about your week without the word busy.",
    "Let somebody else leave the office last, and watch them go.",
    "Sit through one wait today without a screen in your hand.",
    "Say no to one meeting and give no reason that sounds like work.",
  ]

  /// The id of one of ten fixes; the first is the sound fix's.
  static func id(_ index: Int) -> String { "7c1f3a52-9d4e-4b68-8a07-e25b90c4d31\((index + 6) % 10)" }

  /// One of ten fixes.
  ///
  /// - Parameter members: values as in JSON, in the place of its own or behind them.
  private static func fix(_ index: Int, _ members: [String: String]) -> String {
    let own = [
      ("id", "\"\(id(index))\""), ("number", "\(index + 1)"), ("bugSlug", "\"need-to-be-busy\""),
      ("type", "\"daily\""), ("severity", "\"low\""), ("interactionType", "\"standard\""),
      ("prompt", "\"\(prompts[index % prompts.count])\""),
    ]
    var all = own.map { ($0, members[$0] ?? $1) }
    all += members.filter { name, _ in !own.contains { $0.0 == name } }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    let lines = stride(from: 0, to: all.count, by: 3).map { start in
      all[start...].prefix(3).map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    }
    return "  { \(lines.joined(separator: ",\n    ")) }"
  }

  /// A list with a fix for each set of members.
  static func list(with members: [[String: String]]) -> String {
    "[\n\(members.enumerated().map { fix($0, $1) }.joined(separator: ",\n"))\n]\n"
  }
}

extension RuleExample {
  /// Fixes of one bug, each with some texts of its own; a configuration is written as JSON.
  static func fixes(_ texts: [String: String]...) -> RuleExample { fixes(texts) }

  static func fixes(_ texts: [[String: String]]) -> RuleExample {
    let members = texts.map { $0.mapValues { $0.hasPrefix("{") ? $0 : "\"\($0)\"" } }
    return .file("fixes.json", FixExamples.list(with: members))
  }
}
