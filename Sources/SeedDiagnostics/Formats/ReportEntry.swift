import SeedSource

/// A line of a report for other programs: a finding, or what its reader must be told besides.
struct ReportEntry {
  enum Kind {
    /// Why the run itself failed.
    case failure
    /// A rule that is on and could not run.
    case skippedRule
    case finding(Diagnostic)
    /// How many more findings a rule has in a file than are kept.
    case counted
  }

  /// The two ends of a range.
  typealias Region = (start: SourcePosition, end: SourcePosition)

  let kind: Kind
  let severity: Severity
  /// The rule's id; `seedtool` for a run that failed.
  let rule: String
  /// One line, in which nothing steers, reorders or hides.
  let message: String
  /// What to do: sentences of one line each, made safe as the message.
  var advice: [String] = []
  /// From the root that paths are told from; for what is in no file, the file that it is shown at.
  var path: String
  /// Nil for what is in no file, and for all of a file.
  var region: Region?

  func text(separator: String = "\n") -> String { ([message] + advice).joined(separator: separator) }

  /// As the formats say it that have no word for a range: the start, or the first line.
  var line: Int { region?.start.line ?? 1 }
}

extension Diagnostic {
  /// What to do, in sentences.
  var advice: [String] {
    (remedy.map { [$0] } ?? []) + (suggestion.map { ["did you mean \"\($0)\"?"] } ?? [])
  }
}

extension FindingReport {
  /// Where a finding about the content as a whole is shown: at the configuration, or the first file. Programs
  /// that show findings beside lines drop those without a file.
  var mainPath: String {
    let files = sources.files.lazy.map(\.path)
    let path = files.first { $0 == "seedtool.json" || $0.hasSuffix("/seedtool.json") } ?? files.first
    return path.map { context.root.path($0) } ?? "content"
  }

  /// Gives the reason of a failed run, the rules that could not run, the findings by place, and the counts of
  /// those that are not kept; stops when the body returns false.
  ///
  /// - Complexity: O(findings), and once O(bytes) for each file with one.
  func forEachEntry(_ body: (ReportEntry) -> Bool) {
    let mainPath = mainPath
    if let failure = context.failure {
      let entry = ReportEntry(
        kind: .failure,
        severity: .error,
        rule: "seedtool",
        message: TerminalText.escape("the run failed: \(failure)"),
        path: mainPath
      )
      guard body(entry) else { return }
    }
    for skipped in context.skippedRules {
      var entry = ReportEntry(
        kind: .skippedRule,
        severity: .warning,
        rule: skipped.rule.text,
        message: TerminalText.escape("this rule could not run: \(skipped.reason)"),
        path: mainPath
      )
      entry.advice = [skipped.remedy, skipped.alternative].compactMap(\.self).map { TerminalText.escape($0) }
      guard body(entry) else { return }
    }
    let paths = sources.files.map { context.root.path($0.path) }
    for finding in findings.all {
      guard body(entry(finding, paths, mainPath)) else { return }
    }
    for more in findings.more {
      let entry = ReportEntry(
        kind: .counted,
        severity: more.kind.severity,
        rule: more.kind.rule.text,
        message: "and \(more.text())",
        path: more.kind.fileIndex.map { paths[$0] } ?? mainPath
      )
      guard body(entry) else { return }
    }
  }

  /// The entries of each file in the order of the files, those without any too.
  func entriesByFile() -> [(path: String, entries: [ReportEntry])] {
    var files = sources.files.map { (path: context.root.path($0.path), entries: [ReportEntry]()) }
    var indices = Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first }
    forEachEntry { entry in
      let index = indices[entry.path] ?? files.count
      if index == files.count {
        files.append((entry.path, []))
        indices[entry.path] = index
      }
      files[index].entries.append(entry)
      return true
    }
    return files
  }

  private func entry(_ finding: Diagnostic, _ paths: [String], _ mainPath: String) -> ReportEntry {
    ReportEntry(
      kind: .finding(finding),
      severity: finding.severity,
      rule: finding.rule.text,
      message: TerminalText.escape(finding.message),
      advice: finding.advice.map { TerminalText.escape($0) },
      path: finding.place.map { paths[$0.fileIndex] } ?? mainPath,
      region: finding.place.map { (map.start(of: $0), map.end(of: $0)) }
    )
  }
}
