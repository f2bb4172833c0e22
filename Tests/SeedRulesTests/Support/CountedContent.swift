/// Content that is only counted: fixes and tidbits with nothing but what the quotas read.
struct CountedContent {
  var bugs: [String] = []
  var fixes: [String] = []
  var tidbits: [String] = []

  /// Adds fixes that differ in nothing.
  mutating func add(
    _ count: Int,
    to bug: String,
    type: String = "daily",
    severity: String = "low",
    interaction: String = "standard",
    commented: Bool = false
  ) {
    let comment = commented ? #", "inlineComment": "Nobody asked for this one.""# : ""
    let fix = """
      { "bugSlug": "\(bug)", "type": "\(type)", "severity": "\(severity)", "interactionType": "\(interaction)"\
      \(comment) }
      """
    fixes += Array(repeating: fix, count: count)
  }

  mutating func addTidbits(_ count: Int, to bug: String, trigger: String) {
    tidbits += Array(repeating: #"{ "bugSlug": "\#(bug)", "trigger": "\#(trigger)" }"#, count: count)
  }

  var files: [String: String] {
    [
      "bugs.json": "[\(bugs.map { #"{ "slug": "\#($0)" }"# }.joined(separator: ",\n"))]",
      "fixes.json": "[\(fixes.joined(separator: ",\n"))]",
      "micro_education.json": "[\(tidbits.joined(separator: ",\n"))]",
    ]
  }

  /// A bug that meets every quota exactly.
  static func complete(_ bug: String) -> CountedContent {
    var content = CountedContent(bugs: [bug])
    // 55 fixes: 45 + 5 + 5; low and medium a quarter each, high a tenth; half standard; 33 commented.
    content.add(22, to: bug, severity: "low")
    content.add(5, to: bug, severity: "low", commented: true)
    content.add(14, to: bug, severity: "medium", interaction: "journal", commented: true)
    content.add(4, to: bug, severity: "high", interaction: "reversal", commented: true)
    content.add(5, to: bug, type: "weekly", severity: "high", interaction: "body", commented: true)
    content.add(5, to: bug, type: "quickFix", severity: "medium", interaction: "timed", commented: true)
    for trigger in [
      "afterApplied", "afterSkipped", "afterFailed", "afterCrash", "duringDiagnostic", "restDay",
    ] {
      content.addTidbits(2, to: bug, trigger: trigger)
    }
    content.addTidbits(18, to: bug, trigger: "general")
    return content
  }

  static func + (left: CountedContent, right: CountedContent) -> CountedContent {
    CountedContent(
      bugs: left.bugs + right.bugs,
      fixes: left.fixes + right.fixes,
      tidbits: left.tidbits + right.tidbits
    )
  }
}
