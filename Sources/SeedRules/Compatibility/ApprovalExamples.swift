/// Approvals of the rules' examples.
enum ApprovalExamples {
  static let before = [
    "seedtool.json": CompatibilityExamples.settings("\"1.0.0\""),
    "fixes.json": CompatibilityExamples.list(CompatibilityExamples.fix()),
  ]
  static let after = [
    "fixes.json": CompatibilityExamples.list(
      CompatibilityExamples.fix(CompatibilityExamples.busyID, ["type": "\"weekly\""])
    )
  ]

  static func text(
    rule: String = "\"compatibility/reclassified-fix\"",
    record: String = "\"\(CompatibilityExamples.busyID) type weekly\"",
    against: String = "1.0.0",
    isMarked: Bool = false
  ) -> String {
    let version = isMarked ? "⟪\"\(against)\"⟫" : "\"\(against)\""
    return """
      [{ "rule": \(rule), "record": \(record),
         "reason": "It never was a daily one.", "owner": "mira", "against": \(version) }]

      """
  }
}
