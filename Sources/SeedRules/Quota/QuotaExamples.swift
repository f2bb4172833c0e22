import SeedLint

/// What the examples of the quota rules stand in: content small enough to read, and a configuration that asks
/// for as little.
enum QuotaExamples {
  /// One bug.
  static let bugs = """
    [
      { "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "slug": "need-to-be-busy", "title": "Need to be busy",
        "description": "Using busyness as status or identity.", "color": "orange" }
    ]
    """
  /// The same with its slug marked.
  static let flaggedBugs = bugs.replacing("\"need-to-be-busy\"", with: "⟪\"need-to-be-busy\"⟫")

  /// The bug with other files, as it should be.
  static func bug(_ beside: [String: String]) -> RuleExample { .file("bugs.json", bugs, beside: beside) }

  /// The bug with other files, flagged.
  static func flaggedBug(_ beside: [String: String] = [:]) -> RuleExample {
    .file("bugs.json", flaggedBugs, beside: beside)
  }

  /// Fixes of a type, as many as a rule asks for and fewer.
  ///
  /// - Parameter other: a type that the rule may not count.
  static func fixesPerBug(_ rule: String, type: String = "daily", other: String = "daily") -> RuleExamples {
    func content(_ minimum: Int, _ types: String...) -> [String: String] {
      settings(rule, "\"minimum\": \(minimum)") + fixes(types.map { ["type": "\"\($0)\""] })
    }
    return RuleExamples(
      accepted: [bug(content(2, type, type)), bug(content(1, type))],
      flagged: [flaggedBug(), flaggedBug(content(3, type, other))]
    )
  }

  /// A configuration that sets options of one rule.
  static func settings(_ rule: String, _ options: String) -> [String: String] {
    [
      "seedtool.json":
        #"{ "version": "1.0.0", "locale": "en_US", "rules": { "quota/\#(rule)": { \#(options) } } }"#
    ]
  }

  /// One fix of the bug for each set of members.
  static func fixes(_ members: [[String: String]]) -> [String: String] {
    ["fixes.json": FixExamples.list(with: members)]
  }

  /// One tidbit of the bug for each trigger.
  static func tidbits(_ triggers: [String]) -> [String: String] {
    let ids = ["e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b", "64f0b1d9-a82e-4c57-93e6-d15b7c08f2a3"]
    let bodies = [
      "A full calendar answers a question nobody asked out loud. Skipping kept it closed.",
      "Busy is the one excuse that also counts as a boast. It is hard to put down for that reason.",
    ]
    let records = triggers.enumerated().map { index, trigger in
      """
        { "id": "\(ids[index % ids.count])", "bugSlug": "need-to-be-busy", "trigger": "\(trigger)",
          "body": "\(bodies[index % bodies.count])" }
      """
    }
    return ["micro_education.json": "[\n\(records.joined(separator: ",\n"))\n]"]
  }
}

extension [String: String] {
  /// Both sets of files; of two of one path the second.
  static func + (left: Self, right: Self) -> Self { left.merging(right) { _, own in own } }
}
