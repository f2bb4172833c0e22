import SeedSource
import Testing

@testable import SeedDiagnostics

/// What the formats for other programs owe to the limits of those programs.
struct ReportFormatTests {
  /// As many findings of each severity, one after the other in a file.
  private func report(_ count: Int, _ change: (inout FormatContext) -> Void = { _ in }) -> FindingReport {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "fixes.json", text: String(repeating: "x\n", count: 3 * count)))
    let findings = [Severity.note, .warning, .error].enumerated().flatMap { index, severity in
      (0..<count).map { number in
        let offset = 2 * (index * count + number)
        let place = Place(fileIndex: 0, range: ByteRange(offset, offset + 1))
        return Diagnostic(rule: "t/r", severity: severity, message: "m\(number)", place: place)
      }
    }
    var context = FormatContext()
    change(&context)
    return FindingReport(Findings(findings), in: sources, context: context)
  }

  @Test func `GitHub gets ten of a level, the gravest first, and the count of the rest`() {
    let lines = FindingFormat.github.render(report(12)).findings.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(4) } == Array(repeating: "::er", count: 10)
        + Array(repeating: "::wa", count: 10) + Array(repeating: "::no", count: 10)
    )
    #expect(
      lines.last == "::notice title=seedtool::and more that are not shown here: 2 errors, 2 warnings, 3 notes"
    )
    let few = FindingFormat.github.render(report(10)).findings
    #expect(few.split(separator: "\n").count == 30 && !few.contains("not shown"))
  }

  @Test func `code scanning gets no more than it takes, the gravest, and is told of the rest`() {
    #expect(SARIFFormat().resultLimit == 25_000)
    let format = SARIFFormat(resultLimit: 250)
    let shown = FormatOutput.text { format.renderFindings(report(90), to: &$0) }
    let results = shown.split(separator: "\n").filter { $0.hasPrefix(#"{"ruleId""#) }
    #expect(results.count == 250)
    #expect(results.count { $0.contains(#""level":"error""#) } == 90)
    #expect(shown.contains(#""and 20 more, the least severe, are left out"#))
  }

  @Test func `a case fails where the run does`() {
    let lenient = FindingFormat.junit.render(report(1)).findings
    #expect(lenient.contains(#"<testsuites name="seedtool" tests="4" failures="1" errors="0" skipped="0""#))
    let strict = FindingFormat.junit.render(report(1) { $0.failsOnWarnings = true }).findings
    #expect(strict.contains(#"<testsuites name="seedtool" tests="4" failures="2" errors="0" skipped="0""#))
  }

  @Test func `a job's summary stays below its limit, and says what is left out`() {
    // A job's summary may have a mebibyte.
    #expect(MarkdownFormat().byteLimit < 1 << 20)
    let shown = FormatOutput.text { MarkdownFormat(byteLimit: 9000).renderFindings(report(90), to: &$0) }
    #expect(shown.utf8.count < 9500)
    let rowCount = shown.split(separator: "\n").count { $0.contains("<code>fixes.json:") }
    #expect(shown.contains("\n… and \(270 - rowCount) more that are not in this table.\n"))
  }

  @Test(arguments: [
    ("content/a.json", "sub/content/a.json"), ("./content//a.json", "sub/content/a.json"),
    ("../content/a.json", "content/a.json"), ("/repository/content/a.json", "content/a.json"),
    ("/elsewhere/a.json", "/elsewhere/a.json"), ("../../elsewhere/a.json", "/elsewhere/a.json"),
    ("/repository2/a.json", "/repository2/a.json"),
  ])
  func `paths are told from the repository's root`(path: String, expected: String) {
    #expect(ReportRoot("/repository", workingFolder: "/repository/sub").path(path) == expected)
  }

  @Test(arguments: [("./a/../b.json", "b.json"), ("../a.json", "../a.json"), ("/a/./b.json", "/a/b.json")])
  func `paths stay as they are where no root is known`(path: String, expected: String) {
    #expect(ReportRoot().path(path) == expected)
  }

  @Test func `a case has a name of two hundred characters, a line sixteen places`() {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "fixes.json", text: String(repeating: "x\n", count: 30)))
    func place(_ line: Int) -> Place { Place(fileIndex: 0, range: ByteRange(2 * line, 2 * line + 1)) }
    var finding = Diagnostic(
      rule: "t/r",
      severity: .error,
      message: String(repeating: "long", count: 100),
      place: place(0)
    )
    finding.notes = (1...20).map { Diagnostic.Note("also here", at: place($0)) }
    let report = FindingReport(Findings([finding]), in: sources, context: FormatContext())
    let junit = FindingFormat.junit.render(report).findings
    let names = junit.split(separator: "<testcase name=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(names.map(\.count).max() == 200 + 1, "\(names)")
    #expect(names.contains { $0.hasSuffix("…") })
    let concise = FindingFormat.concise.render(report).findings
    #expect(concise.contains("17:1 and 4 more"), "\(concise)")
  }

  @Test func `an address holds every byte of a path`() {
    #expect(PercentEncoding.encode("a b/é%\u{1}.json") == "a%20b/%C3%A9%25%01.json")
  }
}
