import SeedSource
import Testing

@testable import SeedDiagnostics

struct FingerprintTests {
  /// The fingerprints of two findings, each in a record of its own, by the record's id.
  private func fingerprints(of ids: [String], text: String = "a text", linesBefore: Int = 0) -> [String:
    String]
  {
    let lines = ids.map { "{ \"id\": \"\($0)\", \"prompt\": \"\(text)\" }" }
    var sources = SourceSet()
    let file = String(repeating: "\n", count: linesBefore) + lines.joined(separator: "\n")
    _ = sources.add(SourceFile(path: "content/fixes.json", text: file))
    let findings = ids.enumerated().map { index, id in
      var finding = Diagnostic(
        rule: "t/r",
        message: "m",
        place: Sample.place(text, index + 1, in: sources, 0)
      )
      finding.record = id
      finding.pointer = "/\(index)/prompt"
      finding.recordPointerOffset = 2
      finding.textDigest = TextDigest(text.utf8)
      return finding
    }
    var fingerprints = Fingerprints()
    var found: [String: String] = [:]
    FindingReport(Findings(findings), in: sources, context: FormatContext()).forEachEntry { entry in
      if case .finding(let finding) = entry.kind { found[finding.record ?? ""] = fingerprints.next(entry) }
      return true
    }
    return found
  }

  @Test func `records may be reordered and lines may move`() {
    let fingerprints = fingerprints(of: ["one", "two"])
    #expect(Set(fingerprints.values).count == 2)
    #expect(self.fingerprints(of: ["two", "one"], linesBefore: 7) == fingerprints)
  }

  @Test func `another text is another finding`() {
    #expect(fingerprints(of: ["one"], text: "another") != fingerprints(of: ["one"]))
  }

  @Test func `equal findings are told apart, and the first keeps its own`() {
    var finding = Diagnostic(rule: "t/r", message: "m", place: Sample.place("\"prompt\""))
    finding.pointer = "/0/prompt"
    var fingerprints = Fingerprints()
    var found: [String] = []
    var second = finding
    second.place = Sample.place("\"prompt\"", 2)
    second.pointer = "/1/prompt"
    for findings in [[finding], [finding, second]] {
      fingerprints = Fingerprints()
      let report = FindingReport(Findings(findings), in: Sample.sources, context: FormatContext())
      report.forEachEntry { entry in
        found.append(fingerprints.next(entry))
        return true
      }
    }
    #expect(found[0] == found[1] && found[2] == "\(found[1])-2")
  }
}
