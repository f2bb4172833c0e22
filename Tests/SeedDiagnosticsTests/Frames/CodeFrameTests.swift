import SeedSource
import Testing

@testable import SeedDiagnostics

struct CodeFrameTests {
  /// The frame of the text between ⟪ and ⟫, without its heading.
  private func frame(_ marked: String, width: Int? = nil) -> String {
    let parts = Array(marked.utf8)
    guard let open = find("⟪", in: parts), let close = find("⟫", in: parts) else { return "no mark" }
    let bytes = parts[..<open] + parts[(open + 3)..<close] + parts[(close + 3)...]
    return frame(Array(bytes), open..<(close - 3), width: width)
  }

  private func frame(_ bytes: [UInt8], _ range: Range<Int>, width: Int? = nil) -> String {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "a.json", bytes: bytes))
    let place = Place(fileIndex: 0, range: ByteRange(range.lowerBound, range.upperBound))
    var context = FormatContext()
    context.terminalWidth = width
    let findings = Findings([Diagnostic(rule: "t/r", message: "m", place: place)])
    let report = FindingReport(findings, in: sources, context: context)
    let lines = FindingFormat.text.render(report).findings.split(separator: "\n").dropFirst()
    return lines.joined(separator: "\n")
  }

  private func find(_ mark: String, in bytes: [UInt8]) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: mark.utf8) }
  }

  @Test func `sentences wrap on a terminal`() {
    var context = FormatContext()
    context.terminalWidth = 50
    let message = "one two three four five six seven eight nine ten"
    var finding = Diagnostic(rule: "t/r", message: message, place: nil)
    finding.remedy = "Write eleven words of which the last one stands alone below."
    let report = FindingReport(Findings([finding]), in: SourceSet(), context: context)
    let text = FindingFormat.text.render(report).findings
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 50 }, "\(text)")
    #expect(text.split(separator: "\n").count == 4)
    context.terminalWidth = nil
    let log = FindingFormat.text.render(FindingReport(Findings([finding]), in: SourceSet(), context: context))
    #expect(log.findings.split(separator: "\n").count == 2)
  }

  @Test func `rules that could not run and the summary wrap on a terminal`() {
    var context = FormatContext()
    context.terminalWidth = 50
    context.skippedRules = ["copy-keys", "copy-voices", "copy-variants", "severity-mix"].map { name in
      SkippedRule(
        rule: RuleID("quota/\(name)"),
        reason: "copy/pressure.json cannot be read",
        isConsequence: true
      )
    }
    let rendering = FindingFormat.text.render(FindingReport(Findings([]), in: SourceSet(), context: context))
    for text in [rendering.findings, rendering.status] {
      let lines = text.split(separator: "\n")
      #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 50 }, "\(text)")
    }
    context.usesColor = true
    let colored = FindingFormat.text.render(FindingReport(Findings([]), in: SourceSet(), context: context))
    #expect(
      colored.findings.contains("\n  = quota: copy-keys, copy-voices, copy-variants,\n    severity-mix\n")
    )
  }

  @Test func `wide characters and emoji take two columns and count as one`() {
    #expect(
      frame("日本⟪語⟫です") == """
         --> a.json:1:3
          |
        1 | 日本語です
          |     ^^
        """
    )
    #expect(
      frame("a⟪👩‍👩‍👧⟫b") == """
         --> a.json:1:2
          |
        1 | a👩‍👩‍👧b
          |  ^^
        """
    )
    #expect(
      frame("🇩🇪1️⃣❤️👍🏽⟪x⟫") == """
         --> a.json:1:5
          |
        1 | 🇩🇪1️⃣❤️👍🏽x
          |         ^
        """
    )
  }

  @Test func `combining characters take no column and count with what they stand on`() {
    #expect(
      frame("e\u{301}a\u{300}⟪e\u{301}⟫x") == """
         --> a.json:1:3
          |
        1 | e\u{301}a\u{300}e\u{301}x
          |   ^
        """
    )
  }

  @Test func `a mark without anything to stand on is escaped`() {
    #expect(
      frame("\u{301}⟪x⟫") == """
         --> a.json:1:2
          |
        1 | ‹U+0301›x
          |         ^
        """
    )
  }

  @Test func `a pile of marks is cut`() {
    #expect(
      frame("Z⟪a" + String(repeating: "\u{301}", count: 100) + "⟫b") == """
         --> a.json:1:2
          |
        1 | Za\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}…b
          |  ^^
        """
    )
  }

  @Test func `tabs are expanded`() {
    #expect(
      frame("\t\t⟪x⟫\ty") == """
         --> a.json:1:3
          |
        1 |     x  y
          |     ^
        """
    )
  }

  @Test func `what cannot be seen or would steer the terminal is escaped`() {
    #expect(
      frame("a\u{200B}b⟪\u{202E}⟫c\u{1B}[31md\u{85}\u{AD}\u{A0}e\u{200D}f\u{E000}\u{2028}") == """
         --> a.json:1:4
          |
        1 | a‹U+200B›b‹U+202E›c‹U+001B›[31md‹U+0085›‹U+00AD›‹U+00A0›e‹U+200D›f‹U+E000›‹U+2028›
          |           ^^^^^^^^
        """
    )
    #expect(
      frame("⟪\u{FEFF}⟫{}") == """
         --> a.json:1:1
          |
        1 | ‹U+FEFF›{}
          | ^^^^^^^^
        """
    )
  }

  @Test func `bytes that are no UTF-8 are shown as digits`() {
    #expect(
      frame([0x61, 0xFF, 0xC3, 0x62, 0xE6, 0x97], 1..<2) == """
         --> a.json:1:2
          |
        1 | a‹FF›‹C3›b‹E6›‹97›
          |  ^^^^
        """
    )
  }

  @Test func `the carriage return of a line end is hidden unless it is what was found`() {
    #expect(
      frame("one\r\ntw⟪o\r\nth⟫ree\r\n") == """
         --> a.json:2:3
          |
        2 | two
          |   ^
        """
    )
    #expect(
      frame("one\r\ntwo⟪\r⟫\nthree\r\n") == """
         --> a.json:2:4
          |
        2 | two‹U+000D›
          |    ^^^^^^^^
        """
    )
  }

  @Test func `empty ranges have one caret, at a line's end too`() {
    #expect(
      frame("ab⟪⟫c") == """
         --> a.json:1:3
          |
        1 | abc
          |   ^
        """
    )
    #expect(
      frame("one\nlast⟪⟫") == """
         --> a.json:2:5
          |
        2 | last
          |     ^
        """
    )
    #expect(
      frame("one⟪\n⟫two") == """
         --> a.json:1:4
          |
        1 | one
          |    ^
        """
    )
    #expect(
      frame("one\n⟪⟫") == """
         --> a.json:2:1
          |
        2 |
          | ^
        """
    )
  }

  @Test func `a range after the file's end is shown at its end, and an empty file without a frame`() {
    #expect(
      frame(Array("abc".utf8), 10..<20) == """
         --> a.json:1:4
          |
        1 | abc
          |    ^
        """
    )
    #expect(frame([], 0..<0) == " --> a.json:1:1")
  }

  @Test func `a long line is cut around the range`() {
    let words = String(repeating: "word ", count: 100)
    #expect(
      frame("{\"key\": ⟪\"\(words)\"⟫}", width: 60) == """
         --> a.json:1:9
          |
        1 | {"key": "word word word word word word word word word w…
          |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """
    )
    #expect(
      frame("\(words)⟪here⟫ \(words)", width: 60) == """
         --> a.json:1:501
          |
        1 | …rd word word word here word word word word word word w…
          |                    ^^^^
        """
    )
    #expect(
      frame("\(words)⟪end⟫", width: 60) == """
         --> a.json:1:501
          |
        1 | … word word word word word word word word word word end
          |                                                     ^^^
        """
    )
    let wide = String(repeating: "日", count: 100)
    #expect(
      frame("\(wide)⟪here⟫\(wide)", width: 60) == """
         --> a.json:1:101
          |
        1 | …日日日日日日日日日here日日日日日日日日日日日日日日日日…
          |                    ^^^^
        """
    )
  }

  @Test func `of a range with marks only those are underlined`() {
    let bytes = Array("  \"Nötice how you correct a friend\"".utf8)
    let window = bytes.withUnsafeBufferPointer {
      LineWindow($0, line: 0..<bytes.count, focus: 3..<35, marks: [3..<10, 15..<26, 27..<35], width: 80)
    }
    #expect(window.markColumns == [3..<9, 14..<25, 26..<34])
    #expect(window.focusColumn == 3)
  }

  @Test func `marks behind the cut of a long line are left out`() {
    let bytes = Array("say \(String(repeating: "x", count: 90)) no".utf8)
    let window = bytes.withUnsafeBufferPointer {
      LineWindow($0, line: 0..<bytes.count, focus: 0..<bytes.count, marks: [0..<3, 95..<97], width: 50)
    }
    #expect(window.markColumns == [0..<3])
  }

  @Test func `a window never passes its width, and shows the range's start, wherever it is`() {
    var random = SeededRandom(seed: 7)
    let pieces = ["a", " ", "é", "日", "👩‍👩‍👧", "e\u{301}", "\t", "\u{200B}", "\u{1B}", "\"", "🇩🇪"]
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        if Int.random(in: 0..<20, using: &random) == 0 {
          bytes.append(.random(in: 0x80...0xFF, using: &random))
        }
        bytes += (pieces.randomElement(using: &random) ?? "").utf8
      }
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...bytes.count, using: &random)
      let window = bytes.withUnsafeBufferPointer {
        LineWindow($0, line: 0..<bytes.count, focus: start..<end, width: 50)
      }
      let columns = window.text.reduce(0) { $0 + TerminalText.show($1).columnCount }
      #expect(columns <= 50)
      #expect(window.focusColumn + window.focusColumnCount <= 51)
      #expect(window.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x200B })
    }
  }
}
