import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedLint
@testable import SeedRules
import SeedSource
import Testing

/// Every rule but spelling is held to its own examples, each as it stands, behind a multi-byte member, and
/// with CR LF.
struct RuleExampleTests {
  @Test(arguments: RuleExampleCase.ofOtherRules(RuleExampleCase.everyAccepted))
  func `an accepted example has no finding of its rule`(_ test: RuleExampleCase) throws {
    for form in test.forms {
      guard let document = ExampleDocument(test.example, form: form) else { continue }
      #expect(document.marks.isEmpty, "an accepted example marks nothing")
      let found = findings(of: test, in: document)
      #expect(found.isEmpty, "\(form): \(found.map(\.message))")
    }
  }

  @Test(arguments: RuleExampleCase.ofOtherRules(RuleExampleCase.everyFlagged))
  func `a flagged example has one finding of its rule at each mark`(_ test: RuleExampleCase) throws {
    for form in test.forms {
      guard let document = ExampleDocument(test.example, form: form) else { continue }
      let found = findings(of: test, in: document)
      let expected = document.marks.map { show($0, in: document) }
      #expect(found.map { show($0, in: document) } == expected, "\(form): \(found.map(\.message))")
    }
  }

  @Test(arguments: RuleExampleCase.ofOtherRules(RuleExampleCase.everyFlagged))
  func `a flagged example that is suppressed has no finding of its rule left`(
    _ test: RuleExampleCase
  ) throws {
    guard !test.id.isLocked, let document = ExampleDocument(test.example),
      document.path != "suppressions.json"
    else { return }
    let keys = findings(of: test, in: document).compactMap(\.key)
    guard !keys.isEmpty else { return }
    var files = document.files
    files["suppressions.json"] = SuppressionFile.text(of: keys)
    let after = ExampleLinting.lint(files, select: [test.id.text, "housekeeping"])
    #expect(after.findings.filter { $0.rule == test.id && $0.key != nil }.map(\.message) == [])
    #expect(after.findings(in: "suppressions.json").map(\.message) == [])
  }

  @Test(arguments: RuleExampleCase.ofOtherRules(RuleExampleCase.everyFlagged))
  func `fixing a flagged example gives its fixed text, which is clean and stays`(
    _ test: RuleExampleCase
  ) throws {
    guard test.example.repaired != nil else { return }
    let spells = test.id == Misspelling.metadata.id
    for form in test.forms {
      guard let document = ExampleDocument(test.example, form: form),
        let text = document.files[document.path],
        let repairedText = document.repairedText
      else { continue }
      // All rules judge the first form, for new faults; the others are about the rule's own places.
      let select = form == test.forms.first ? [] : [test.id.text]
      let ignored = ["quota", "syntax/unformatted"]
      let before = ExampleLinting.lint(document.files, select: select, ignore: ignored, spells: spells)
      let own = before.findings.filter { $0.rule == test.id }
      #expect(ExampleLinting.apply(own, to: text, in: before, path: document.path) == repairedText, "\(form)")

      let after = ExampleLinting.lint(
        document.with(text: repairedText),
        select: select,
        ignore: ignored,
        spells: spells
      )
      let left = after.findings.filter { finding in
        finding.rule == test.id && !document.inserted.contains(finding.place?.range.start ?? -1)
      }
      #expect(left.isEmpty, "\(form): the fixed text is clean")
      #expect(ExampleLinting.apply(left, to: repairedText, in: after, path: document.path) == repairedText)
      let others = Set(before.findings.map(\.rule))
      #expect(after.findings.filter { !others.contains($0.rule) }.map(\.message) == [], "\(form): new faults")
    }
  }

  @Test(arguments: RuleExampleCase.ofOtherRules(RuleExampleCase.everyRule))
  func `a rule shows at least two examples of each kind, and its fix`(_ test: RuleExampleCase) {
    let examples = test.rule.examples
    #expect(examples.accepted.count >= 2)
    #expect(examples.flagged.count >= 2)
    let fixes = examples.flagged.flatMap { example in
      guard let document = ExampleDocument(example) else { return [Repair]() }
      return findings(of: test, in: document).compactMap(\.repair)
    }
    let offersFix = !fixes.isEmpty
    if offersFix, !fixes.contains(where: { $0.applicability == .safe }) {
      #expect(
        test.rule.metadata.repair?.hasPrefix("Unsafe") == true,
        "lists and pages tell by the first word"
      )
    }
    #expect(offersFix == (test.rule.metadata.repair != nil), "`fix` in the metadata says what the fix does")
    if offersFix { #expect(examples.flagged.contains { $0.repaired != nil }, "a fix is shown") }
  }

  @Test
  func `what the examples stand in has no finding but missing quotas`() {
    let found = ExampleLinting.lint(SoundContent.files, ignore: ["quota"]).findings
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }

  /// The rule's findings without those about the member that a form puts in.
  private func findings(of test: RuleExampleCase, in document: ExampleDocument) -> [Diagnostic] {
    let outcome: ExampleLinting.Outcome
    if case .compared = test.rule.kind {
      // An approval is judged by what the other rules find.
      let isOfApprovals = document.path == "approvals.json"
      let select = isOfApprovals ? "compatibility" : test.id.text
      outcome = ExampleLinting.compare(document.before, document.files, select: [select])
    } else {
      outcome = ExampleLinting.lint(document.files, select: [test.id.text])
    }
    return outcome.findings.filter { finding in
      guard finding.rule == test.id else { return false }
      guard !document.inserted.isEmpty, let place = finding.place,
        outcome.catalog.sources[place.fileIndex].path == document.path
      else { return true }
      return !document.inserted.contains(place.range.start)
    }
    .map { finding in
      var finding = finding
      // A finding elsewhere must not look like one at the same offset of the example.
      if let place = finding.place, outcome.catalog.sources[place.fileIndex].path != document.path {
        finding.message += " (in \(outcome.catalog.sources[place.fileIndex].path))"
        finding.place = nil
      }
      return finding
    }
  }

  private func show(_ finding: Diagnostic, in document: ExampleDocument) -> String {
    guard let range = finding.place?.range else { return "not in \(document.path): \(finding.message)" }
    return show(range.start..<range.end, in: document)
  }

  private func show(_ range: Range<Int>, in document: ExampleDocument) -> String {
    let bytes = Array((document.files[document.path] ?? "").utf8)
    let excerpt = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    return "\(range.lowerBound)..<\(range.upperBound) \(excerpt)"
  }
}
