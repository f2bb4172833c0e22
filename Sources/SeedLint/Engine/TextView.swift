package import SeedDecoding
package import SeedDiagnostics
package import SeedModel
import SeedSource
package import SeedText
package import SeedTables

/// A text as a rule sees it: its UTF-8 bytes with escapes resolved, and the way back to the source.
package struct TextView {
  /// Valid for the duration of a check.
  package let bytes: UnsafeBufferPointer<UInt8>
  package let text: AuthoredText
  package let traits: TextTraits
  /// The role of a copy text; nil for any other text, and for keys that the catalogue lacks.
  package let copyRole: CopyRole?
  // A pointer, since a copy counts some twenty references, which two threads do against each other.
  private let catalogPointer: UnsafePointer<Catalog>
  /// For texts with escapes: the offset of each byte, and of the end, in the escaped text.
  package let sourceOffsets: [UInt32]?
  /// For a reading of a message: where its bytes come from. A drawing's stand where they are written.
  private var messageReading: MessageReading?

  /// Whether it is the text as its reader sees it, where that differs from what is written.
  package private(set) var isReading = false
  package var catalog: Catalog { catalogPointer.pointee }
  package var string: String { string(0..<bytes.count) }
  /// Its words, read again: for rules that rarely ask for them.
  package var words: [Word] { WordScanner.words(of: bytes, isMessage: field.isMessage) }
  package var field: TextField { text.field }
  package var kind: ContentKind { catalog.records[Int(text.record)].kind }

  /// Some of its bytes.
  package func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place of a range of the text's bytes; of a reading's, the smallest that has all of it.
  package func place(_ range: Range<Int>) -> Place {
    let range = messageReading.map { Self.written(range, $0) } ?? range
    let content = catalog.trees[Int(text.fileIndex)].contentRange(of: text.node).start
    let lower = sourceOffsets.map { Int($0[range.lowerBound]) } ?? range.lowerBound
    let upper = sourceOffsets.map { Int($0[range.upperBound]) } ?? range.upperBound
    return Place(fileIndex: Int(text.fileIndex), range: ByteRange(content + lower, content + upper))
  }

  private static func written(_ range: Range<Int>, _ reading: MessageReading) -> Range<Int> {
    let end = range.upperBound > 0 ? reading.origin(of: range.upperBound - 1) + 1 : 0
    return (range.isEmpty ? end : reading.origin(of: range.lowerBound))..<end
  }

  /// The place of the whole text, without its quotes.
  package var place: Place { place(0..<bytes.count) }

  /// A finding of a rule at a range of the text's bytes.
  package func finding(of rule: any Rule.Type, _ message: String, at range: Range<Int>) -> Diagnostic {
    finding(rule.metadata.id, rule.metadata.severity, message, at: range)
  }

  /// A finding of a rule without code.
  package func finding(_ rule: RuleID, _ severity: Severity, _ message: String, at range: Range<Int>)
    -> Diagnostic
  {
    var finding = Diagnostic(rule: rule, severity: severity, message: message, place: place(range))
    finding.pointer = catalog.pointer(record: text.record, node: text.node)
    finding.record = catalog.name(of: text.record)
    return finding
  }

  /// An edit that puts other text in the place of a range; what JSON needs escaped is escaped.
  package func edit(_ range: Range<Int>, with replacement: String) -> TextEdit {
    TextEdit(place(range), with: JSONWriter.escape(replacement))
  }
}

// MARK: - Readings

extension TextView {
  /// Whether a text of a field may be shown as something else than is written: a message with plurals or
  /// selects, or a drawing.
  static func mayHaveReadings(_ bytes: UnsafeBufferPointer<UInt8>, _ field: TextField, _ traits: TextTraits)
    -> Bool
  {
    if field.isMessage { return traits.contains(.braces) && MessageReading.mayBranch(bytes) }
    return field.part == .drawing
  }

  /// Runs a closure on the text as its readers see it: a message once for each choice of arms, a drawing with
  /// nothing but spaces for its strokes and line breaks. Any other text has no reading but itself.
  ///
  /// - Parameter rules: the plural rules of the texts' language.
  /// - Complexity: O(bytes × readings); a message has 64 at most.
  package func forEachReading(_ rules: PluralRules?, _ body: (TextView) -> Void) {
    guard Self.mayHaveReadings(bytes, field, traits) else { return }
    func read(_ bytes: [UInt8], _ reading: MessageReading?) {
      bytes.withUnsafeBufferPointer { shown in
        var view = TextView(
          bytes: shown,
          text: text,
          traits: TextTraits.of(shown),
          copyRole: copyRole,
          catalogPointer: catalogPointer,
          sourceOffsets: sourceOffsets
        )
        (view.isReading, view.messageReading) = (true, reading)
        body(view)
      }
    }
    if field.isMessage {
      for reading in MessageReading.all(of: bytes, rules) { read(reading.bytes, reading) }
    } else {
      read(bytes.map { Self.strokes.contains($0) ? 0x20 : $0 }, nil)
    }
  }

  /// What drawings are made of that stands in no word and ends no sentence.
  private static let strokes = Array("\n|/\\_=+*~^<>()[]\"#-".utf8)
}

extension TextView {
  /// Runs a closure on the bytes of a text, escapes resolved, without making a view.
  package static func withBytes(
    of text: AuthoredText,
    in catalog: Catalog,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    catalog.trees[Int(text.fileIndex)].withText(text.node, body)
  }

  /// Makes the view of a text and runs a closure on it.
  ///
  /// - Parameter role: a copy text's, where the closure asks for it.
  package static func with(
    _ text: AuthoredText,
    role: CopyRole? = nil,
    in catalog: Catalog,
    _ body: (TextView) -> Void
  ) {
    let tree = catalog.trees[Int(text.fileIndex)]
    let content = tree.file[tree.contentRange(of: text.node)]
    withUnsafePointer(to: catalog) { catalog in
      func view(_ bytes: UnsafeBufferPointer<UInt8>, _ sourceOffsets: [UInt32]?) -> TextView {
        TextView(
          bytes: bytes,
          text: text,
          traits: TextTraits.of(bytes),
          copyRole: role,
          catalogPointer: catalog,
          sourceOffsets: sourceOffsets
        )
      }
      guard tree[text.node].flags.contains(.hasEscapes) else { return body(view(content, nil)) }
      let unescaped = JSONUnescaping.unescape(content)
      unescaped.bytes.withUnsafeBufferPointer { body(view($0, unescaped.sourceOffsets)) }
    }
  }
}
