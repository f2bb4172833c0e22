import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedTables

/// Flags content, and each bug, whose fixes have an inline comment too rarely or too often.
struct CommentRatio: QuotaRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error(Quota.leastComments.rule),
    summary: "Too few or too many fixes have an inline comment.",
    rationale: """
      The comment is the voice that people come back for, and it lives from not being there every time. \
      About six in ten fixes have one: the best ones.
      """,
    reads: "`inlineComment` of fixes, over the whole content and for each bug",
    options: [
      Quota.leastComments.option,
      Quota.mostComments.option,
      Quota.leastCommentsOfBug.option,
      Quota.mostCommentsOfBug.option,
    ]
  )

  static let needs: RuleNeeds = .fixesOfBugs

  static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", fixes("", commented: 3, of: 5)),
      .file("fixes.json", "[]"),
    ],
    flagged: [
      .file("fixes.json", fixes("⟪", commented: 1, of: 5), beside: anyShareOfBug),
      .file("fixes.json", fixes("⟪", commented: 5, of: 5), beside: anyShareOfBug),
      QuotaExamples.flaggedBug(
        ["fixes.json": fixes("", commented: 4, of: 5)]
          + QuotaExamples.settings("comment-ratio", #""maximum": 1"#)
      ),
    ]
  )

  private static let anyShareOfBug = QuotaExamples.settings(
    "comment-ratio",
    #""bugMinimum": 0, "bugMaximum": 1"#
  )

  private static func fixes(_ mark: String, commented: Int, of count: Int) -> String {
    let members = (0..<count).map { index in
      QuotaExamples.standard()
        + (index < commented ? ",\n      \"inlineComment\": \"Nobody asked. That was the point of it.\"" : "")
    }
    let text = QuotaExamples.fixes(members)["fixes.json"] ?? ""
    return mark.isEmpty ? text : "⟪[⟫" + text.dropFirst()
  }

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    if !report.comments.now.isMet {
      let message = Self.message("the content", report.comments, catalog)
      findings.report(Self.complete(Self.finding(message, allOf: .fixes, in: catalog), report.comments))
    }
    for bug in report.bugs where !bug.comments.now.isMet {
      let message = Self.message("`\(bug.slug)`", bug.comments, catalog)
      findings.report(Self.complete(Self.finding(message, bug, in: catalog), bug.comments))
    }
  }

  private static func message(_ what: String, _ share: QuotaShare, _ catalog: Catalog) -> String {
    "\(what) has inline comments on \(share.have) of \(catalog.labels.counted(share.total, .fixes)), "
      + (share.now.missing > 0 ? "\(share.now.missing) too few" : "\(share.now.excess) too many")
  }

  private static func complete(_ finding: Diagnostic, _ share: QuotaShare) -> Diagnostic {
    var finding = finding
    finding.expected = "\(share.leastPercent) to \(share.mostPercent)"
    let part = share.total == 0 ? 0 : Double(share.have) / Double(share.total)
    finding.found = QuotaShare.percent(part)
    finding.remedy =
      "It is \(QuotaShare.percent(part)), and \(share.leastPercent) to \(share.mostPercent) are asked for: "
      + (share.now.missing > 0
        ? "write \(share.now.missing) more."
        : "drop \(share.now.excess == 1 ? "the weakest one" : "the \(share.now.excess) weakest").")
    return finding
  }
}
