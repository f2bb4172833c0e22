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
      index < commented ? ["inlineComment": "\"Nobody asked. That was the point of it.\""] : [:]
    }
    let text = FixExamples.list(with: members)
    return mark.isEmpty ? text : "⟪[⟫" + text.dropFirst()
  }

  func check(_ report: QuotaReport, _ catalog: Catalog, _ findings: inout FindingSink) {
    if !report.comments.now.isMet {
      findings.report(
        Self.finding("the content", report.comments, catalog) { Self.finding($0, allOf: .fixes, in: catalog) }
      )
    }
    for bug in report.bugs where !bug.comments.now.isMet {
      findings.report(
        Self.finding("`\(bug.slug)`", bug.comments, catalog) { Self.finding($0, bug, in: catalog) }
      )
    }
  }

  private static func finding(
    _ what: String,
    _ share: QuotaShare,
    _ catalog: Catalog,
    _ make: (_ message: String) -> Diagnostic
  ) -> Diagnostic {
    let (missing, excess) = (share.now.missing, share.now.excess)
    var finding = make(
      "\(what) has inline comments on \(share.have) of \(catalog.labels.counted(share.total, .fixes)), "
        + (missing > 0 ? "\(missing) too few" : "\(excess) too many")
    )
    let part = QuotaShare.percent(share.total == 0 ? 0 : Double(share.have) / Double(share.total))
    let asked = "\(share.leastPercent) to \(share.mostPercent)"
    finding.expected = asked
    finding.found = part
    let weakest = excess == 1 ? "the weakest one" : "the \(excess) weakest"
    finding.remedy =
      "It is \(part), and \(asked) are asked for: "
      + (missing > 0 ? "write \(missing) more." : "drop \(weakest).")
    return finding
  }
}
