import SeedSource
import Testing

@testable import SeedDiagnostics

struct TextFormatTests {
  @Test func `every kind of finding is shown with its source, its notes and its fix`() {
    let shown = FindingFormat.text.render(Sample.report())
    #expect(
      shown.findings == """
        error[shape/unknown-value]: there is no severity "hihg"
         --> content/fixes.json:5:17 (/0/severity in 0f1c7a52-6d3e-4b8f-9a2c-5e7d1b3f8a60)
          |
        5 |     "severity": "hihg",
          |                 ^^^^^^
          = help: did you mean "high"?
          = unsafe fix: write "high"
        5 -     "severity": "hihg",
        5 +     "severity": "high",
                               ~~

        warning[characters/spacing]: two spaces stand here
         --> content/fixes.json:6:24 (/0/prompt)
          |
        6 |     "prompt": "Let them  win."
          |                        ^^
          = safe fix: keep one
        6 -     "prompt": "Let them  win."
                                    ~
        6 +     "prompt": "Let them win."

        error[shape/missing-field]: this fix lacks `id`
         --> content/fixes.json:8:3 (/1)
          |
        8 |   {
          |   ^
          = unsafe fix: mint an id
        9 +     "id": "<a new UUID>",

        error[identity/duplicate-number]: two fixes have the number 1
         --> content/fixes.json:9:15 (/1/number)
          |
        9 |     "number": 1,
          |               ^
        note: first used here
         --> content/fixes.json:4:15
          |
        4 |     "number": 1,
          |               -
          = note: users see it as #001
          = help: Numbers are never reused; `seedtool new fix` mints the next.

        error[characters/emoji]: the text has an emoji
          --> content/fixes.json:10:26 (/1/prompt)
           |
        10 |     "prompt": "Écoute 日本 👩‍👩‍👧!",
           |                            ^^

        note[quota/fixes-total]: there are 2 of 250 fixes
          = help: Write 248 more.


        """
    )
    #expect(
      shown.status == """
        4 errors, 1 warning, 1 note (1 fixable by --fix, 2 more with --unsafe-fixes); \
        checked 3 records in 2 files in 3.4 ms

        """
    )
  }

  @Test func `a clean run is one line, and none when quiet`() {
    var context = FormatContext()
    context.recordCount = 312
    context.fileCount = 1
    context.elapsedNanoseconds = 18_900_000
    var report = FindingReport(Findings([]), in: SourceSet(), context: context)
    let status = "No findings: checked 312 records in 1 file in 18 ms\n"
    #expect(FindingFormat.text.render(report) == ("", status))
    report.context.verbosity = .quiet
    #expect(FindingFormat.text.render(report) == ("", ""))
  }

  @Test func `findings after the limit are counted by severity`() {
    let shown = FindingFormat.text.render(Sample.report { $0.maxFindings = 1 }).findings
    #expect(shown.hasPrefix("error[shape/unknown-value]"))
    #expect(
      shown.hasSuffix("\n\n… and 5 more: 3 errors, 1 warning, 1 note (--max-findings shows more)\n")
    )
    #expect(!shown.contains("spacing"))
  }

  @Test func `statistics stand in for the findings`() {
    let shown = FindingFormat.text.render(Sample.report { $0.showsStatistics = true }).findings
    #expect(
      shown == """
        1  error    characters/emoji
        1  warning  characters/spacing         [1 safe fixable]
        1  error    identity/duplicate-number
        1  note     quota/fixes-total
        1  error    shape/missing-field        [1 unsafe fixable]
        1  error    shape/unknown-value        [1 unsafe fixable]

        """
    )
  }

  @Test func `verbose adds what was expected and found`() {
    let shown = FindingFormat.text.render(Sample.report { $0.verbosity = .verbose }).findings
    #expect(shown.contains("  = expected: low, medium, high\n  = found: hihg\n"))
  }

  @Test func `colour changes nothing but the colour`() {
    let plain = FindingFormat.text.render(Sample.report())
    let colored = FindingFormat.text.render(Sample.report { $0.usesColor = true })
    #expect(colored.findings.contains("\u{1B}[1;31merror[shape/unknown-value]\u{1B}[0m"))
    #expect(withoutColor(colored.findings) == plain.findings)
    #expect(withoutColor(colored.status) == plain.status)
  }

  @Test func `many notes are cut, and all are shown when asked for`() {
    var finding = Diagnostic(rule: "duplicate/near-duplicate", severity: .warning, message: "m", place: nil)
    finding.notes = (1...9).map { Diagnostic.Note("note \($0)") }
    var report = FindingReport(Findings([finding]), in: SourceSet(), context: FormatContext())
    let cut = FindingFormat.text.render(report).findings
    #expect(cut.contains("note: note 4\n  = note: and 5 more places (--verbose shows all)\n"))
    report.context.verbosity = .verbose
    #expect(FindingFormat.text.render(report).findings.contains("note 9"))
  }

  @Test func `nothing of a finding reaches the terminal raw`() {
    let evil = "\u{1B}[2J\n::error::\u{202E}\r"
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "a\(evil).json", text: "{\(evil)}"))
    let place = Place(fileIndex: 0, range: ByteRange(1, 3))
    var finding = Diagnostic(rule: RuleID(evil), message: evil, place: place)
    finding.pointer = evil
    finding.record = evil
    finding.remedy = evil
    finding.suggestion = evil
    finding.expected = evil
    finding.found = evil
    finding.notes = [Diagnostic.Note(evil), Diagnostic.Note(evil, at: place)]
    finding.repair = Repair(evil, .safe, [TextEdit(place, with: evil)])
    var context = FormatContext()
    context.verbosity = .verbose
    let report = FindingReport(Findings([finding]), in: sources, context: context)
    for format in FindingFormat.allCases {
      let shown = format.render(report).findings
      #expect(
        shown.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || !(scalar.properties.generalCategory == .control || scalar == "\u{202E}")
        }
      )
      let commands = shown.split(separator: "\n").filter { $0.hasPrefix("::") }
      #expect(commands.count == (format == .github ? 1 : 0))
    }
  }

  @Test func `rendering ends when the reader is gone`() {
    let findings = (0..<10_000).map {
      Diagnostic(rule: "t/r", message: "finding number \($0)", place: nil)
    }
    var context = FormatContext()
    context.maxFindings = nil
    let report = FindingReport(Findings(findings), in: SourceSet(), context: context)
    for format in FindingFormat.allCases {
      var chunkCount = 0
      var output = FormatOutput { _ in
        chunkCount += 1
        return false
      }
      format.renderFindings(report, to: &output)
      #expect(chunkCount == 1)
      let isClosed = output.isClosed
      #expect(isClosed)
    }
  }

  private func withoutColor(_ text: String) -> String {
    text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != "m" }.dropFirst() }
      .joined()
  }
}
