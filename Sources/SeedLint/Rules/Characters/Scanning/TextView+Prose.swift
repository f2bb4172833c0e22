import SeedDecoding

/// A stretch of a text that is shown as it stands.
struct ProsePiece {
  /// In bytes of the text.
  let range: Range<Int>
  /// Whether it stands directly in an arm of a plural, where an apostrophe also quotes `#`.
  let isInPlural: Bool
}

extension TextView {
  /// The stretches that are shown as they stand: the whole text, or a message's literals. The syntax of a
  /// message (placeholders, the heads of blocks and the spaces between arms) is in none of them.
  ///
  /// - Complexity: O(bytes) for a message with braces, else O(1).
  var prose: [ProsePiece] {
    guard field.isMessage, traits.contains(.braces) else {
      return [ProsePiece(range: 0..<bytes.count, isInPlural: false)]
    }
    var parser = MessageParser()
    var pieces: [ProsePiece] = []
    Self.collect(parser.parse(bytes).message.parts, isInPlural: false, into: &pieces)
    return pieces
  }

  private static func collect(
    _ parts: [ParsedMessage.Part],
    isInPlural: Bool,
    into pieces: inout [ProsePiece]
  ) {
    for part in parts {
      switch part {
      case .literal(_, let range): pieces.append(ProsePiece(range: range, isInPlural: isInPlural))
      case .argument, .number: break
      case .plural(_, _, let arms, _):
        for arm in arms { collect(arm.parts, isInPlural: true, into: &pieces) }
      case .select(_, _, let arms, _):
        for arm in arms { collect(arm.parts, isInPlural: false, into: &pieces) }
      }
    }
  }

  /// The byte at an offset, or nil outside the text.
  func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }
}
