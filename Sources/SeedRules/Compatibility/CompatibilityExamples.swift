import SeedDiagnostics
import SeedLint

/// Texts that the examples of the rules on compatibility share.
enum CompatibilityExamples {
  /// A file of the first fix alone.
  static let fixes = ["fixes.json": FixExamples.list(with: [[:]])]

  /// The first fix with one member changed, after it was as in `fixes`.
  static func changed(_ member: String, _ value: String) -> RuleExample { file([member: value]) }

  /// Fixes with some members, after there was the one of `fixes`.
  static func file(_ members: [String: String]...) -> RuleExample {
    .file("fixes.json", FixExamples.list(with: members), before: fixes)
  }

  static func settings(_ version: String, more: String = "") -> String {
    "{ \"version\": \(version), \"locale\": \"en_US\"\(more) }\n"
  }

  /// A configuration in which rules are off.
  static func turningOff(_ rules: RuleID...) -> [String: String] {
    let members = rules.map { "\"\($0)\": { \"severity\": \"off\" }" }.joined(separator: ", ")
    return ["seedtool.json": settings("\"1.0.0\"", more: ", \"rules\": { \(members) }")]
  }

  /// An approval; with `hasChanged`, the fix has another type than before.
  static func approval(
    rule: String = "\"compatibility/reclassified-fix\"",
    record: String = "\"\(FixExamples.id(0)) type weekly\"",
    against: String = "1.0.0",
    isMarked: Bool = false,
    hasChanged: Bool = true
  ) -> RuleExample {
    let version = isMarked ? "⟪\"\(against)\"⟫" : "\"\(against)\""
    return .file(
      "approvals.json",
      """
      [{ "rule": \(rule), "record": \(record),
         "reason": "It never was a daily one.", "owner": "mira", "against": \(version) }]

      """,
      beside: hasChanged ? ["fixes.json": FixExamples.list(with: [["type": "\"weekly\""]])] : [:],
      before: fixes + ["seedtool.json": settings("\"1.0.0\"")]
    )
  }
}
