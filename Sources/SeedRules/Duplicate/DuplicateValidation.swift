import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedTables
import SeedText

/// Flags a validation that another fix has too, but for case, punctuation and spaces.
struct DuplicateValidation: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .note("duplicate/duplicate-validation"),
    summary: "Two fixes with the same validation.",
    rationale: """
      A validation says when this one challenge is done. One that fits another challenge too says little of \
      either ("You did it."), and is often a leftover of copying a record. Sometimes two challenges do end \
      alike, so this only points it out.
      """,
    reads: "`validation` of fixes"
  )

  static let needs: RuleNeeds = .comparison

  static let examples = DuplicateExamples.duplicateValidation

  static let moment = RunMoment.words

  var countedWords: CountedWords? { CountedWords(.folded) { $0.part == .validation } }

  /// - Complexity: O(texts), and O(bytes) of those that are the same.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let repeats = RepeatedTexts.find(in: run.counts.folded, of: catalog) { text, _ in
      text.field.part == .validation ? text.record : nil
    }
    for found in repeats {
      let text = catalog.texts[Int(found.text)]
      var finding = Self.finding(Message.repeated, record: text.record, node: text.node, in: catalog)
      finding.place = catalog.place(ofText: found.text)
      finding.remedy = Message.remedy
      finding.relations.mirror = Diagnostic.Mirror(Message.repeated)
      finding.notes = [Diagnostic.Note("the same validation", at: catalog.place(ofText: found.first))]
      findings.report(finding)
    }
  }

  private enum Message {
    static let repeated = "another fix has this `validation` already"
    static let remedy = "Say what counts as done here, or leave it out."
  }
}
