import SeedSource

/// Reviewdog's diagnostic format: findings with what to write instead, as suggestions on the changed lines.
struct RDJSONFormat: FindingRenderer {
  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    var document = JSONWriter()
    document.object {
      $0.object("source") { $0.member("name", "seedtool") }
      let isFailing = report.context.failure != nil || report.summary.errorCount > 0
      $0.member(
        "severity",
        Self.severity(isFailing ? .error : report.summary.warningCount > 0 ? .warning : .note)
      )
      $0.array("diagnostics") { _ in }
    }
    output.write(document) { add in
      report.forEachEntry { entry in
        add { $0.rdjson(entry, report.map) }
      }
    }
  }

  fileprivate static func severity(_ severity: Severity) -> String {
    severity == .note ? "INFO" : severity.rawValue.uppercased()
  }
}

extension JSONWriter {
  fileprivate mutating func rdjson(_ entry: ReportEntry, _ map: SourceMap) {
    object {
      $0.member("message", entry.text())
      $0.object("location") {
        $0.member("path", entry.path)
        if let region = entry.region { $0.rdjson(region) }
      }
      $0.member("severity", RDJSONFormat.severity(entry.severity))
      $0.object("code") { $0.member("value", entry.rule) }
      guard case .finding(let finding) = entry.kind, let change = finding.repair?.change(in: finding, map)
      else {
        return
      }
      $0.array("suggestions") {
        $0.object {
          $0.rdjson((map.start(of: change.place), map.end(of: change.place)))
          $0.member("text", change.text)
        }
      }
    }
  }

  private mutating func rdjson(_ region: ReportEntry.Region) {
    object("range") {
      $0.rdjson(region.start, key: "start")
      $0.rdjson(region.end, key: "end")
    }
  }

  private mutating func rdjson(_ position: SourcePosition, key: String) {
    object(key) {
      $0.member("line", position.line)
      $0.member("column", position.utf8Column)
    }
  }
}

extension Repair {
  /// All edits as one, since suggestions are taken one by one: nil where some are in another file than the
  /// finding, where they overlap, and where a value is minted when the repair is made.
  fileprivate func change(in finding: Diagnostic, _ map: SourceMap) -> (place: Place, text: String)? {
    guard let fileIndex = finding.place?.fileIndex else { return nil }
    let edits = edits.sorted { $0.place < $1.place }
    guard let first = edits.first, let last = edits.last else { return nil }
    var offset = first.place.range.start
    var bytes: [UInt8] = []
    for edit in edits {
      let range = edit.place.range
      guard edit.place.fileIndex == fileIndex, let text = edit.text, range.start >= offset else { return nil }
      bytes += map.sources[fileIndex][ByteRange(offset, range.start)]
      bytes += text.utf8
      offset = range.end
    }
    let range = ByteRange(first.place.range.start, last.place.range.end)
    return (Place(fileIndex: fileIndex, range: range), String(decoding: bytes, as: UTF8.self))
  }
}
