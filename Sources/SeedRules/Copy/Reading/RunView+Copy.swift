import SeedDiagnostics
import SeedLint

extension RunView {
  /// All copy, with every message parsed.
  var copy: CopyContent { reading(CopyContent.self) }
}

extension CopyContent: RunReading {
  init(_ run: RunView) { self.init(run.catalog, locale: run.configuration.locale) }
}

/// A rule about the entries of copy tables.
protocol CopyRule: RunRule {
  /// - Complexity: O(bytes of the messages) over all entries unless it says otherwise.
  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink)
}

extension CopyRule {
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    let copy = run.copy
    for entry in copy.entries { check(entry, copy, &findings) }
  }
}

/// A rule about the places where messages use placeholders.
protocol PlaceholderRule: CopyRule {
  func check(_ use: PlaceholderUse, of text: CopyMessage, _ copy: CopyContent, _ findings: inout FindingSink)
}

extension PlaceholderRule {
  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {
    for text in entry.messages { for use in text.uses { check(use, of: text, copy, &findings) } }
  }
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
    finding.relations.follows = [.message]
    return finding
  }

  /// A finding of this rule about a whole message, without its quotes.
  static func finding(_ message: String, about text: CopyMessage, in copy: CopyContent) -> Diagnostic {
    finding(message, at: text.range, of: text, in: copy)
  }
}
