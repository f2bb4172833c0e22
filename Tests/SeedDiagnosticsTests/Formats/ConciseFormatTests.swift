import SeedDiagnostics
import Testing

struct ConciseFormatTests {
  @Test func `each finding is a line`() {
    let shown = FindingFormat.concise.render(Sample.report())
    #expect(
      shown.findings == """
        content/fixes.json:5:17: error shape/unknown-value there is no severity "hihg"
        content/fixes.json:6:24: warning characters/spacing two spaces stand here
        content/fixes.json:8:3: error shape/missing-field this fix lacks `id`
        content/fixes.json:9:15: error identity/duplicate-number two fixes have the number 1 (also 4:15)
        content/fixes.json:10:26: error characters/emoji the text has an emoji
        note quota/fixes-total there are 2 of 250 fixes

        """
    )
    #expect(shown.status == FindingFormat.text.render(Sample.report()).status)
  }

  @Test func `the count of the rest is status, so that every line of output is a finding`() {
    let shown = FindingFormat.concise.render(Sample.report { $0.maxFindings = 2 })
    #expect(shown.findings.split(separator: "\n").count == 2)
    #expect(
      shown.status.hasPrefix(
        "… and 4 more: 2 errors, 1 warning, 1 note (--max-findings shows more)\n4 errors"
      )
    )
  }

  @Test func `every place of a finding stands behind it, those of other files with their path`() {
    var finding = Diagnostic(
      rule: "duplicate/near-duplicate",
      severity: .warning,
      message: "m",
      place: Sample.place("\"prompt\"")
    )
    finding.notes =
      [Diagnostic.Note("a", at: Sample.place("\"product\"", in: 0)), Diagnostic.Note("no place")]
      + (0..<17).map { _ in Diagnostic.Note("b", at: Sample.place("\"prompt\"", 2)) }
    let report = FindingReport(Findings([finding]), in: Sample.sources, context: FormatContext())
    let places = String(repeating: ", 10:5", count: 15)
    #expect(
      FindingFormat.concise.render(report).findings == """
        content/fixes.json:6:5: warning duplicate/near-duplicate m \
        (also content/copy/pressure.brutal.json:1:3\(places) and 2 more)

        """
    )
    #expect(
      FindingFormat.text.render(report).findings.contains(
        "note: and 15 more places: 10:5\(String(repeating: ", 10:5", count: 14)) (--verbose shows all)\n"
      )
    )
  }
}
