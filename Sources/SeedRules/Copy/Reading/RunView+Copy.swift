import SeedDiagnostics
package import SeedLint

extension RunView {
  /// All copy, with every message parsed.
  var copy: CopyContent { reading(CopyContent.self) }
}

extension CopyContent: RunReading {
  package init(_ run: RunView) { self.init(run.catalog, locale: run.configuration.locale) }
}

extension Rule {
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
