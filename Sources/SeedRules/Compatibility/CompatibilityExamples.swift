import SeedDiagnostics
import SeedLint

/// Texts that the examples of the rules on compatibility share.
enum CompatibilityExamples {
  static let busyID = "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"
  static let otherID = "0b97d4e2-3a6c-4f81-95be-c27a10f8d364"

  /// A fix; `members` are set by name, in the place of its own.
  static func fix(_ id: String = busyID, number: String = "1", _ members: [String: String] = [:]) -> String {
    func value(_ name: String, _ own: String) -> String { "\"\(name)\": \(members[name] ?? own)" }
    let parts = [
      "\"id\": \(members["id"] ?? "\"\(id)\"")", value("number", number),
      value("bugSlug", "\"need-to-be-busy\""),
      value("type", "\"daily\""), value("severity", "\"low\""),
      value("interactionType", "\"standard\""),
      value("prompt", "\"Finish one task today and let nobody know that it is done.\""),
    ]
    return
      "{ \(parts[0]), \(parts[1]), \(parts[2]), \(parts[3]),\n    \(parts[4]), \(parts[5]),\n    \(parts[6]) }"
  }

  static func list(_ records: String...) -> String { "[\n  \(records.joined(separator: ",\n  "))\n]\n" }

  /// A file of the fix alone.
  static let fixes = ["fixes.json": list(fix())]

  /// The fix with one member changed, after it was as in `fixes`.
  static func changed(_ member: String, _ value: String) -> RuleExample {
    .file("fixes.json", list(fix(busyID, [member: value])), before: fixes)
  }

  /// Other fixes, after there was the one of `fixes`.
  static func file(_ records: String...) -> RuleExample {
    .file("fixes.json", "[\n  \(records.joined(separator: ",\n  "))\n]\n", before: fixes)
  }

  /// A copy catalogue of one product.
  static func catalog(voices: String = #""professional", "brutal""#, keys: String = "") -> String {
    "{ \"products\": { \"pressure\": { \"voices\": [\(voices)] } },\n  \"keys\": [\(keys)] }\n"
  }

  /// A key of the catalogue.
  static func key(_ name: String = "checkIn.question", placeholders: String = "") -> String {
    """
    { "key": \(name.hasPrefix("⟪") ? name : "\"\(name)\""), "product": "pressure", "summary": "The check-in.",
        "role": "body", "voiced": true, "placeholders": {\(placeholders)}, "limits": { "body": 140 },
        "minimumVariants": 1 }
    """
  }

  static func settings(_ version: String, more: String = "") -> String {
    "{ \"version\": \(version), \"locale\": \"en_US\"\(more) }\n"
  }

  /// A configuration in which rules are off.
  static func turningOff(_ rules: RuleID...) -> [String: String] {
    let members = rules.map { "\"\($0)\": { \"severity\": \"off\" }" }.joined(separator: ", ")
    return ["seedtool.json": settings("\"1.0.0\"", more: ", \"rules\": { \(members) }")]
  }

  /// An approval, in content whose fix is of another type than before unless nothing has changed.
  static func approval(
    rule: String = "\"compatibility/reclassified-fix\"",
    record: String = "\"\(busyID)\"",
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
      beside: hasChanged ? ["fixes.json": list(fix(busyID, ["type": "\"weekly\""]))] : [:],
      before: fixes + ["seedtool.json": settings("\"1.0.0\"")]
    )
  }
}
