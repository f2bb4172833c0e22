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
      settings(rule, "\"minimum\": \(minimum)") + fixes(types.map { standard(type: $0) })
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
  static func fixes(_ members: [String]) -> [String: String] {
    let prompts = [
      "Finish one task today and let nobody know that it is done.",
      "Leave one gap in the day empty and let it stay a gap.",
      "Answer one question about your week without the word busy.",
      "Let somebody else leave the office last, and watch them go.",
      "Sit through one wait today without a screen in your hand.",
      "Say no to one meeting and give no reason that sounds like work.",
    ]
    let ids = [
      "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "0b97d4e2-3a6c-4f81-95be-c27a10f8d364",
      "58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4", "d40f6a92-c7e5-4138-b2d9-60e1f3857ac8",
      "19e6c0b8-5d73-4a2f-8b41-f7c3290ad56e", "b3a8f215-e04c-4d6b-97f2-158dc6e0a394",
    ]
    let records = members.enumerated().map { index, members in
      """
        { "id": "\(ids[index % ids.count])", "number": \(index + 1), "bugSlug": "need-to-be-busy",
          \(members),
          "prompt": "\(prompts[index % prompts.count])" }
      """
    }
    return ["fixes.json": "[\n\(records.joined(separator: ",\n"))\n]"]
  }

  /// The members of a standard fix.
  static func standard(type: String = "daily", severity: String = "low") -> String {
    #""type": "\#(type)", "severity": "\#(severity)", "interactionType": "standard""#
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
