import SeedSource
import Testing

@testable import SeedDiagnostics

struct JSONFormatTests {
  @Test func `a finding has all that is known of it`() {
    let lines = FindingFormat.jsonl.render(Sample.report()).findings.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(
      lines[0] == #"""
        {"rule":"shape/unknown-value","severity":"error",\#
        "message":"there is no severity \"hihg\"","file":"content/fixes.json",\#
        "pointer":"/0/severity","record":"0f1c7a52-6d3e-4b8f-9a2c-5e7d1b3f8a60",\#
        "expected":"low, medium, high","found":"hihg","suggestion":"high",\#
        "range":{"start":{"line":5,"column":17,"utf16Column":17,"byteOffset":89},\#
        "end":{"line":5,"column":23,"utf16Column":23,"byteOffset":95}},\#
        "fix":{"message":"write \"high\"","applicability":"unsafe","edits":[\#
        {"file":"content/fixes.json","startByte":89,"endByte":95,"replacement":"\"high\""}]}}
        """#
    )
    #expect(
      lines[2].contains(
        #""startByte":141,"endByte":141,"mint":{"kind":"uuid","prefix":"\"id\": \"","suffix":"\",\n    "}"#
      )
    )
    #expect(
      lines[3].hasSuffix(
        #"""
        "notes":[{"message":"first used here","file":"content/fixes.json",\#
        "range":{"start":{"line":4,"column":15,"utf16Column":15,"byteOffset":70},\#
        "end":{"line":4,"column":16,"utf16Column":16,"byteOffset":71}}},\#
        {"message":"users see it as #001"}]}
        """#
      )
    )
    #expect(lines[4].contains(#""start":{"line":10,"column":26,"utf16Column":26,"#))
    #expect(lines[4].contains(#""end":{"line":10,"column":27,"utf16Column":34,"#))
    #expect(
      lines[5] == #"""
        {"rule":"quota/fixes-total","severity":"note",\#
        "message":"there are 2 of 250 fixes","remedy":"Write 248 more."}
        """#
    )
    #expect(
      lines[6] == #"""
        {"version":1,"tool":{"name":"seedtool","version":"1.2.3"},\#
        "summary":{"errors":4,"warnings":1,"notes":1,"safeFixes":1,"unsafeFixes":2,"files":2,"records":3}}
        """#
    )
  }

  @Test func `one object holds the same findings, a line each`() {
    let report = Sample.report { $0.showsStatistics = true }
    let lines = FindingFormat.json.render(report).findings.split(separator: "\n")
    let findings = FindingFormat.jsonl.render(report).findings.split(separator: "\n").dropLast()
    #expect(lines.first == #"{"version":1,"tool":{"name":"seedtool","version":"1.2.3"},"findings":["#)
    #expect(lines[1...6].map { $0.hasSuffix(",") ? $0.dropLast() : $0 } == Array(findings))
    #expect(lines.last?.hasPrefix(#"],"summary":{"errors":4,"#) == true)
    #expect(
      lines.last?.contains(#""rules":[{"rule":"characters/emoji","severity":"error","count":1,"#) == true
    )
  }

  @Test func `without findings it is an object with an empty list`() {
    let report = FindingReport(Findings([]), in: SourceSet(), context: FormatContext())
    #expect(
      FindingFormat.json.render(report).findings == #"""
        {"version":1,"tool":{"name":"seedtool","version":""},\#
        "findings":[],"summary":{"errors":0,"warnings":0,"notes":0,"safeFixes":0,"unsafeFixes":0,\#
        "files":0,"records":0}}

        """#
    )
  }

  @Test func `machines get all findings, no colour and no status`() {
    let report = Sample.report {
      $0.usesColor = true
      $0.maxFindings = 1
    }
    for format in [FindingFormat.json, .jsonl] {
      let shown = format.render(report)
      #expect(shown == format.render(Sample.report()))
      #expect(shown.status.isEmpty)
    }
  }

  @Test func `strings are escaped as JSON wants and terminals need`() {
    var writer = JSONWriter()
    writer.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}é日👍\u{E0001}")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #""\"\\/\n\r\t\u0000\u001f\u007f\u0085\u2028\u202eé日👍\udb40\udc01""#
    )
  }

  @Test func `what is written is read back by the project's own parser`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      let bytes = (0..<Int.random(in: 1...200, using: &random)).map { _ in
        Bool.random(using: &random) ? UInt8.random(in: 0...255, using: &random) : 0x22
      }
      var sources = SourceSet()
      _ = sources.add(SourceFile(path: String(decoding: bytes.prefix(9), as: UTF8.self), bytes: bytes))
      let findings = (0..<5).map { _ in
        let start = Int.random(in: 0...bytes.count, using: &random)
        let range = ByteRange(start, Int.random(in: start...bytes.count, using: &random))
        let place = Place(fileIndex: 0, range: range)
        var finding = Diagnostic(rule: "t/r", message: sources[0].text(range), place: place)
        finding.found = sources[0].text(range)
        finding.notes = [Diagnostic.Note(sources[0].text(range), at: place)]
        finding.repair = Repair("m", .safe, [TextEdit(place, with: sources[0].text(range))])
        return finding
      }
      let report = FindingReport(Findings(findings), in: sources, context: FormatContext())
      let json = FindingFormat.json.render(report).findings
      let (tree, faults) = JSONParser.parse(SourceFile(path: "", text: json))
      #expect(faults.isEmpty)
      let first = tree.value(of: "findings", in: 0).map { $0 + 1 }
      let message = first.flatMap { tree.value(of: "message", in: $0) }.map { tree.string(at: $0) }
      #expect(message == report.findings.all.first?.message)
      for line in FindingFormat.jsonl.render(report).findings.split(separator: "\n") {
        #expect(JSONParser.parse(SourceFile(path: "", text: String(line))).faults.isEmpty)
      }
    }
  }
}
