import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a key that is the same in every voice and yet stands in the tables of two.
struct RepeatedUnvoicedKey: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/repeated-unvoiced-key"),
    summary: "A key that is the same in every voice stands in more than one table.",
    rationale: """
      A key with `voiced: false` has one text for all voices. Of two, one is never shown, and whoever edits \
      that one will wonder why nothing changes.
      """,
    reads: "the keys of `entries` in every copy table, and `voiced` of `copy/catalog.json`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(#""label.done": [{ "body": "Done" }]"#, beside: CopyExamples.professional("")),
      CopyExamples.table(
        #""streak.ended": [{ "body": "{days, plural, one {# day} other {# days}}, gone." }]"#,
        beside: CopyExamples.professional(
          #""streak.ended": [{ "body": "Ended after {days, plural, one {# day} other {# days}}." }]"#
        )
      ),
    ],
    flagged: [
      CopyExamples.table(
        #"⟪"label.done"⟫: [{ "body": "Done" }]"#,
        beside: [
          "copy/pressure.aaa.json": CopyExamples.text(#""label.done": [{ "body": "Yes" }]"#, voice: "aaa")
        ]
      ),
      .file(
        "copy/pressure.professional.json",
        CopyExamples.text(#"⟪"label.done"⟫: [{ "body": "Done" }]"#, voice: "professional"),
        beside: [
          "copy/catalog.json": CopyExamples.catalog,
          "copy/pressure.brutal.json": CopyExamples.text(
            #""label.done": [{ "body": "Done" }]"#,
            voice: "brutal"
          ),
        ]
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    let entries = copy.entries.filter { $0.key?.value.isVoiced == false }
    // Twice in one table is a key twice in one object, which has a rule.
    for (entry, other) in entries.repeats(of: { $0.name }) where other.tableIndex != entry.tableIndex {
      guard let key = entry.key else { continue }
      let message = "`\(Excerpt.of(entry.name))` is the same in every voice, and another table has it"
      var finding = Self.finding(message, record: entry.record, in: copy.catalog)
      finding.notes = [
        Diagnostic.Note("said here already", at: copy.catalog.place(of: other.record)),
        Diagnostic.Note("`voiced` is false", at: copy.place(of: key, "voiced")),
      ]
      findings.report(finding, remedy: "Keep one of the two, or make the key `voiced`.")
    }
  }
}
