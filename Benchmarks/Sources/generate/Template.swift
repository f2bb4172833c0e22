/// A sentence with slots for words.
struct Template: Sendable {
  private enum Piece {
    case text(String)
    case slot([String], isCapital: Bool)
  }

  private let pieces: [Piece]

  /// Reads `{n}`-like slots by the letters of `Lexicon.list`; a capital letter asks for a capital.
  init(_ pattern: String) {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      let letter = rest[rest.index(after: open)]
      pieces.append(.text(String(rest[..<open])))
      let slot = Character(letter.lowercased())
      pieces.append(.slot(Lexicon.list(slot), isCapital: letter.isUppercase))
      rest = rest[rest.index(open, offsetBy: 3)...]
    }
    pieces.append(.text(String(rest)))
    self.pieces = pieces
  }

  func fill(_ random: inout RandomSource) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let fixed): text += fixed
      case .slot(let words, let isCapital):
        let word = random.pick(words)
        text += isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
      }
    }
    return text
  }
}
