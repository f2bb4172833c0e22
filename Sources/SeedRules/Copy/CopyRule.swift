import SeedDiagnostics
package import SeedLint

/// A rule that judges copy against its catalogue. All such rules share one reading of all messages.
package protocol CopyRule: ReadingRule {
  func check(_ copy: CopyContent, _ findings: inout FindingSink)
}

extension CopyRule {
  package func check(_ readings: Readings, _ findings: inout FindingSink) {
    check(readings.reading(CopyContent.self), &findings)
  }

  /// A finding of this rule about a part of a message.
  static func finding(
    _ message: String,
    at range: Range<Int>,
    of text: CopyMessage,
    in copy: CopyContent
  ) -> Diagnostic {
    var finding = finding(message, record: text.record, node: text.node, in: copy.catalog)
    finding.place = text.place(range)
    return finding
  }

  /// A finding of this rule about a whole message, without its quotes.
  static func finding(_ message: String, about text: CopyMessage, in copy: CopyContent) -> Diagnostic {
    finding(message, at: text.range, of: text, in: copy)
  }
}
