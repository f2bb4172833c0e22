import SeedSource

/// Findings as JSON; the keys come in one order, and those without a value are left out.
extension JSONWriter {
  /// Raised when a key goes or changes its meaning; new keys may come at any time.
  static let formatVersion = 1

  mutating func header(_ report: FindingReport) {
    member("version", JSONWriter.formatVersion)
    object("tool") {
      $0.member("name", "seedtool")
      $0.member("version", report.context.toolVersion)
    }
  }

  package mutating func finding(_ finding: Diagnostic, in map: SourceMap) {
    object {
      $0.member("rule", finding.rule.text)
      $0.member("severity", finding.severity.rawValue)
      $0.member("message", finding.message)
      $0.member("remedy", finding.remedy)
      $0.member("file", finding.place.map { map.sources[$0.fileIndex].path })
      $0.member("pointer", finding.pointer)
      $0.member("record", finding.record)
      $0.member("label", finding.label)
      $0.member("expected", finding.expected)
      $0.member("found", finding.found)
      $0.member("suggestion", finding.suggestion)
      if let place = finding.place { $0.range(place, in: map) }
      if !finding.notes.isEmpty {
        $0.array("notes") { for note in finding.notes { $0.note(note, in: map) } }
      }
      if let repair = finding.repair { $0.repair(repair, in: map) }
      if let key = finding.key { $0.object("suppression") { $0.members(of: key) } }
    }
  }

  /// What a suppression of a finding names, as `suppressions.json` writes it.
  package mutating func members(of key: FindingKey) {
    member("rule", key.rule.text)
    member("record", key.record)
    member("pointer", key.pointer)
    member("textDigest", key.textDigest?.description)
  }

  /// The counts; by rule too when statistics are asked for. No time: equal runs write equal bytes.
  mutating func summary(_ report: FindingReport) {
    let summary = report.summary
    object("summary") {
      $0.member("errors", summary.errorCount)
      $0.member("warnings", summary.warningCount)
      $0.member("notes", summary.noteCount)
      $0.member("safeFixes", summary.safeRepairCount)
      $0.member("unsafeFixes", summary.unsafeRepairCount)
      $0.member("files", report.context.fileCount)
      $0.member("records", report.context.recordCount)
      $0.member("failure", report.context.failure)
      if !report.findings.more.isEmpty {
        $0.array("countedOnly") { for more in report.findings.more { $0.counted(more, in: report.map) } }
      }
      if report.context.suppressedCount > 0 { $0.member("suppressed", report.context.suppressedCount) }
      if report.context.baselinedCount > 0 { $0.member("baselined", report.context.baselinedCount) }
      if !report.context.skippedRules.isEmpty {
        $0.array("skippedRules") { for rule in report.context.skippedRules { $0.skipped(rule) } }
      }
      guard report.context.showsStatistics else { return }
      $0.array("rules") {
        for rule in RuleStatistics.of(report.findings) { $0.statistics(rule) }
      }
    }
  }

  private mutating func counted(_ more: CountedFindings, in map: SourceMap) {
    object {
      $0.member("rule", more.kind.rule.text)
      $0.member("severity", more.kind.severity.rawValue)
      $0.member("file", more.kind.fileIndex.map { map.sources[$0].path })
      $0.member("count", more.count)
    }
  }

  private mutating func skipped(_ rule: SkippedRule) {
    object {
      $0.member("rule", rule.rule.text)
      $0.member("reason", rule.reason)
      $0.member("remedy", rule.remedy)
    }
  }

  private mutating func statistics(_ rule: RuleStatistics) {
    object {
      $0.member("rule", rule.rule.text)
      $0.member("severity", rule.severity.rawValue)
      $0.member("count", rule.count)
      $0.member("safeFixes", rule.safeRepairCount)
      $0.member("unsafeFixes", rule.unsafeRepairCount)
    }
  }

  private mutating func note(_ note: Diagnostic.Note, in map: SourceMap) {
    object {
      $0.member("message", note.message)
      guard let place = note.place else { return }
      $0.member("file", map.sources[place.fileIndex].path)
      $0.range(place, in: map)
    }
  }

  private mutating func range(_ place: Place, in map: SourceMap) {
    object("range") {
      $0.position("start", map.start(of: place))
      $0.position("end", map.end(of: place))
    }
  }

  private mutating func position(_ key: String, _ position: SourcePosition) {
    object(key) {
      $0.member("line", position.line)
      $0.member("column", position.column)
      $0.member("utf16Column", position.utf16Column)
      $0.member("byteOffset", position.byteOffset)
    }
  }

  private mutating func repair(_ repair: Repair, in map: SourceMap) {
    object("fix") {
      $0.member("message", repair.message)
      $0.member("applicability", repair.applicability.rawValue)
      $0.array("edits") {
        for edit in repair.edits { $0.edit(edit, in: map) }
      }
    }
  }

  private mutating func edit(_ edit: TextEdit, in map: SourceMap) {
    object {
      $0.member("file", map.sources[edit.place.fileIndex].path)
      $0.member("startByte", edit.place.range.start)
      $0.member("endByte", edit.place.range.end)
      switch edit.replacement {
      case .text(let text): $0.member("replacement", text)
      case .mintedIdentity(let prefix, let suffix): $0.mint("uuid", prefix, suffix)
      case .mintedNumber(let prefix, let suffix): $0.mint("number", prefix, suffix)
      }
    }
  }

  /// A value that is made when the repair is applied, between two texts.
  private mutating func mint(_ kind: String, _ prefix: String, _ suffix: String) {
    object("mint") {
      $0.member("kind", kind)
      $0.member("prefix", prefix)
      $0.member("suffix", suffix)
    }
  }
}

extension JSONWriter {
  /// A member that is the findings of a report.
  package mutating func findings(_ key: String, _ report: FindingReport) {
    array(key) { for finding in report.findings.all { $0.finding(finding, in: report.map) } }
  }
}
