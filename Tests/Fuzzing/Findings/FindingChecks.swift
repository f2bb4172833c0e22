import FuzzSupport
package import SeedDiagnostics
import SeedSource

/// Findings lie inside their files, and so do their repairs.
package func expectInBounds(_ findings: [Diagnostic], in sources: SourceSet) {
  func check(_ place: Place?, _ what: String) {
    guard let place else { return }
    expect(sources.files.indices.contains(place.fileIndex), "\(what): there is no such file")
    let range = place.range
    expect(
      range.offset <= range.endOffset && range.end <= sources[place.fileIndex].byteCount,
      "\(what): \(range.offset)..<\(range.endOffset) of \(sources[place.fileIndex].byteCount) bytes"
    )
  }
  for finding in findings {
    check(finding.place, "\(finding.rule)")
    for mark in finding.marks {
      check(finding.place.map { Place(fileIndex: $0.fileIndex, range: mark) }, "a mark of \(finding.rule)")
    }
    for note in finding.notes { check(note.place, "a note of \(finding.rule)") }
    for edit in finding.repair?.edits ?? [] { check(edit.place, "an edit of \(finding.rule)") }
    expect(!finding.message.isEmpty, "\(finding.rule) says something")
  }
}
