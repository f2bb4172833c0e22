import SeedDecoding
import SeedLint
import SeedText

/// A stretch of a text that is shown as it stands.
struct ProsePiece {
  /// In bytes of the text.
  let range: Range<Int>
  /// Whether it stands directly in an arm of a plural, where an apostrophe also quotes `#`.
  let isInPlural: Bool
}

extension TextView {
  /// The text's scalars in order; a byte that is no UTF-8 is U+FFFD.
  ///
  /// - Complexity: O(bytes).
  var placedScalars: [PlacedScalar] { PlacedScalar.all(in: bytes) }

  /// Runs a closure on each stretch that is shown as it stands: the whole text, or a message's literals. The
  /// syntax of a message (placeholders, the heads of blocks, the spaces between arms) is in none of them.
  ///
  /// - Complexity: O(bytes) for a message with braces, else O(1).
  func forEachProse(_ body: (ProsePiece) -> Void) {
    guard field.isMessage, traits.contains(.braces) else {
      return body(ProsePiece(range: 0..<bytes.count, isInPlural: false))
    }
    var parser = MessageParser()
    Self.visit(parser.parse(bytes).message.parts, isInPlural: false, body)
  }

  /// Runs a closure on each run of a byte in what is shown as it stands.
  ///
  /// - Complexity: as `forEachProse`, and O(bytes).
  func forEachRun(of byte: UInt8, _ body: (Range<Int>) -> Void) {
    forEachProse { piece in
      for run in piece.range.split(whereSeparator: { bytes[$0] != byte }) { body(run) }
    }
  }

  private static func visit(
    _ parts: [ParsedMessage.Part],
    isInPlural: Bool,
    _ body: (ProsePiece) -> Void
  ) {
    for part in parts {
      switch part {
      case .literal(_, let range): body(ProsePiece(range: range, isInPlural: isInPlural))
      case .argument, .number: break
      case .plural(_, _, let arms, _): for arm in arms { visit(arm.parts, isInPlural: true, body) }
      case .select(_, _, let arms, _): for arm in arms { visit(arm.parts, isInPlural: false, body) }
      }
    }
  }

  /// The byte at an offset, or nil outside the text.
  func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }
}
