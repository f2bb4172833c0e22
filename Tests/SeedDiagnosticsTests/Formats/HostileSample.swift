import SeedSource

@testable import SeedDiagnostics

/// Findings in which everything tries to steer who reads them: terminals, logs, XML, Markdown, links.
enum HostileSample {
  static let path = "content/a b\u{1B}[31m,::error::x%0A\nß😀&\"<]]>.json"
  static let text = """
    [
      { "id": "0f1c7a52-6d3e-4b8f-9a2c-5e7d1b3f8a60", "prompt": "é😀 two  spaces" },
      { "prompt": "the same", "prompt": "the same" }
    ]

    """
  private static let message =
    "a \u{1B}[31mred\u{7} ::error::x %0A ]]> <b>&amp;</b> \"q\" `c|d` `e\r\nf\u{0} \u{202E}bidi\u{2028} "
    + "👩‍👩‍👧 \u{10FFFF} @name #12 https://x.y www.z [t](1) *s* \u{FFFE}"

  static var sources: SourceSet {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: path, text: text))
    _ = sources.add(SourceFile(path: "content/clean.json", text: "[]\n"))
    _ = sources.add(SourceFile(path: "content/seedtool.json", text: "{}\n"))
    return sources
  }

  private static func place(_ text: String, _ occurrence: Int = 1) -> Place {
    Sample.place(text, occurrence, in: sources, 0)
  }

  static var findings: Findings {
    var first = Diagnostic(rule: "topic/hostile", message: message, place: place("😀 two"))
    first.remedy = message
    first.suggestion = "\u{202E}::"
    first.record = "0f1c7a52-6d3e-4b8f-9a2c-5e7d1b3f8a60"
    first.pointer = "/0/prompt"
    first.recordPointerOffset = 2
    first.textDigest = TextDigest("é😀 two  spaces".utf8)
    first.notes = [Diagnostic.Note(message, at: place("the same")), Diagnostic.Note(message)]
    first.repair = Repair(
      message,
      .safe,
      [TextEdit(place("é"), with: "e\u{1B}]]>"), TextEdit(place("  spaces"), with: " spaces")]
    )
    let equal = [1, 2].map { occurrence in
      var finding = Diagnostic(
        rule: "topic/equal",
        severity: .warning,
        message: "the same",
        place: place("the same", occurrence)
      )
      finding.pointer = "/1/prompt"
      finding.textDigest = TextDigest("the same".utf8)
      return finding
    }
    var minted = Diagnostic(rule: "topic/lines", message: "several lines", place: place("[\n  {"))
    minted.repair = Repair("mint", .unsafe, [TextEdit(place("["), .mintedNumber(prefix: "", suffix: ""))])
    let whole = Diagnostic(rule: "topic/whole", severity: .note, message: "2 of 250", place: nil)
    let more = CountedFindings(kind: CountedFindings.Kind("topic/equal", .warning, fileIndex: 0), count: 7)
    return Findings([first, minted, whole] + equal, more: [more])
  }

  static func report(_ findings: Findings = findings, _ change: (inout FormatContext) -> Void = { _ in })
    -> FindingReport
  {
    var context = FormatContext()
    context.toolVersion = "1.2.3"
    context.fileCount = 3
    context.recordCount = 2
    context.elapsedNanoseconds = 1_234_000_000
    context.describe = { id in
      RuleDescription(
        id: id,
        severity: .warning,
        languages: id == "topic/equal" ? ["en"] : nil,
        summary: "What it flags: \u{202E}<b>.",
        rationale: "Why. [t](1)",
        page: "# \(id)\n\nThe page."
      )
    }
    change(&context)
    return FindingReport(findings, in: sources, context: context)
  }

  static var skipped: SkippedRule {
    SkippedRule(rule: "spelling/misspelling", reason: "no dictionary \u{1B}", remedy: "install one")
  }
}
