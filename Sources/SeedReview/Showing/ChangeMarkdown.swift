package import SeedDiagnostics

/// Changes for a pull request's page or a job's summary.
package struct ChangeMarkdown {
  private let report: ChangeReport

  package init(_ report: ChangeReport) { self.report = report }

  package var text: SafeText { SafeText(lines: parts.map(\.string).joined()) }

  /// The text in parts that read well without those that follow: the counts, then a part a kind.
  package var parts: [SafeText] {
    let sections = ReviewKind.allCases.map(section).filter { !$0.isEmpty }
    return ([head] + sections + [tail].filter { !$0.isEmpty }).map { SafeText(lines: $0) }
  }

  private var head: String {
    let escape = Self.escape
    var text = "## Content \(escape(report.versions))\n\n"
    text += "\(escape(report.baseName)) → \(escape(report.comparison.now.name))\n"
    if report.isOfBundles { text += "\nOnly what a bundle holds is compared.\n" }
    return text + table
  }

  private var tail: String {
    let escape = Self.escape
    var text = ""
    if !report.comparison.gaps.isEmpty {
      text += "\n### Not compared\n\n"
      for gap in report.comparison.gaps { text += "- \(escape(gap.gap.what)): \(escape(gap.gap.reason))\n" }
    }
    if let sizes = report.sizes, sizes.old != sizes.new {
      text += "\n### Bundle\n\n\(escape(sizes.text))\n\n| section | bytes |\n|---|--:|\n"
      for section in sizes.sections {
        text += "| \(escape(section.name)) | \(BundleSizes.signed(section.new - section.old)) |\n"
      }
    }
    return text
  }

  private var table: String {
    let kinds = ReviewKind.allCases.filter { !report.changes(of: $0).isEmpty }
    if kinds.isEmpty { return "\nNothing changed in meaning.\n" }
    var text = "\n| | added | removed | reworded | reclassified | moved |\n|---|--:|--:|--:|--:|--:|\n"
    for kind in kinds {
      let counts = ChangeReport.Counts(report.changes(of: kind)).all.map {
        $0.count == 0 ? "" : "\($0.count)"
      }
      text +=
        "| \(Self.escape(kind.heading(report.comparison.now.labels))) | \(counts.joined(separator: " | ")) |\n"
    }
    return text
  }

  private func section(_ kind: ReviewKind) -> String {
    let changes = report.changes(of: kind)
    if changes.isEmpty { return "" }
    let heading = Self.escapeInHTML(kind.heading(report.comparison.now.labels))
    return "\n<details open><summary>\(heading)</summary>\n\n"
      + changes.map(item).joined()
      + "\n</details>\n"
  }

  private func item(_ change: RecordChange) -> String {
    let label = "**\(Self.escape(change.record.label))**"
    if change.isAdded || change.isRemoved {
      let tag = change.isAdded ? "ins" : "del"
      let (facts, texts) = ContentSummary.of(change.record)
      var text =
        "- \(change.isAdded ? "added" : "removed") \(label)\(facts.isEmpty ? "" : ": ")\(Self.escape(facts))\n"
      for (path, words) in texts {
        text += "  - \(Self.escape(path))\(path.isEmpty ? "" : ": ")<\(tag)>\(Self.escape(words))</\(tag)>\n"
      }
      return text
    }
    var text = "- \(label)\n"
    if change.isInOtherFile {
      text += "  - moved: \(Self.escape(change.old?.file ?? "?")) → \(Self.escape(change.new?.file ?? "?"))\n"
    }
    for field in change.fields {
      text += "  - \(Self.escape(field.name))\(field.path.isEmpty ? "" : ": ")\(Self.line(field.change))\n"
    }
    return text
  }

  private static func line(_ change: FieldChange.Change) -> String {
    switch change {
    case .reworded(let old, let new):
      return WordDiff(old ?? "", new ?? "").parts.map { part in
        switch part {
        case .same(let text): escape(text)
        case .changed(let old, let new): tagged("del", old) + tagged("ins", new)
        }
      }.joined()
    case .value(let old, let new):
      return "\(escape(old?.line ?? "nothing")) → \(escape(new?.line ?? "nothing"))"
    case .members(let removed, let added):
      return (removed.map { tagged("del", $0) } + added.map { tagged("ins", $0) }).joined(separator: ", ")
    case .reordered(let order): return "in another order: \(escape(order.joined(separator: ", ")))"
    }
  }

  private static func tagged(_ tag: String, _ text: String) -> String {
    text.isEmpty ? "" : "<\(tag)>\(escape(text))</\(tag)>"
  }

  /// Text that is neither Markdown nor HTML, names nobody and links to nothing.
  static func escape(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(MarkdownText.plain).joined(
      separator: "<br>"
    )
  }
}

extension ChangeMarkdown {
  /// The same in a line of HTML, where Markdown's backslashes would be shown.
  private static func escapeInHTML(_ text: String) -> String {
    var isEscaping = false
    return escape(text).filter {
      isEscaping = $0 == "\\" && !isEscaping
      return !isEscaping
    }
  }

  /// Why the run failed, if it did.
  package static func failure(_ reason: String?) -> SafeText {
    guard let reason else { return "" }
    return SafeText(lines: "**The run failed:** \(escape(reason)).\n\n")
  }

  /// What the rules make of the changes, as a table.
  package static func findings(_ findings: [Diagnostic]) -> SafeText {
    if findings.isEmpty { return "" }
    var text = "\n### Compatibility\n\n| | rule | what | what to do |\n|---|---|---|---|\n"
    for finding in findings {
      text += "| \(finding.severity.rawValue) | \(escape(finding.rule.text)) | \(escape(finding.message)) "
      text += "| \(escape(finding.remedy ?? "")) |\n"
    }
    return SafeText(lines: text)
  }
}
