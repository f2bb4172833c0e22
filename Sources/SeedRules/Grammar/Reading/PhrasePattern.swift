import SeedText

/// A few words in a row of which one is wrong.
///
///     could|would|should (just|never) [of → have] been|done|*ed unless … course
///
/// - `a|b`: one of these words; `*ed`: any word that ends so; `_`: any word
/// - `(a|b)`: one of these words, or nothing
/// - `^` and `$`: the start and the end of a clause; `^^`: the start of a sentence
/// - `[a → b]`: the wrong word and what to write instead; `[a → b, c → d]`: several; `[a|b]`: just a place
/// - `unless a|b …` and `unless … a|b`: what must not stand directly before or after all of it
///
/// Single spaces join the words of a pattern; a hyphen makes a word part of another one.
struct PhrasePattern: Sendable {
  /// The wrong words, and what to write instead; "" where the pattern names a place only.
  var pairs: [(wrong: UInt64, right: String)] = []
  /// From the wrong word outwards.
  var before: [PhraseStep] = []
  var after: [PhraseStep] = []
  var notBefore: PhraseStep?
  var notAfter: PhraseStep?

  init(_ line: Substring) {
    var part = Part.before
    for token in Self.tokens(of: line) {
      switch (part, token) {
      case (_, "unless"): part = .unless
      case (.unless, "…"): part = .unlessAfter
      case (.unless, _): notBefore = PhraseStep(token)
      case (.unlessAfter, _): notAfter = PhraseStep(token)
      case (_, _) where token.utf8.first == UInt8(ascii: "["):
        pairs = Self.pairs(of: token)
        part = .after
      case (.before, _): before.insert(PhraseStep(token), at: 0)
      case (.after, _): after.append(PhraseStep(token))
      }
    }
    precondition(!pairs.isEmpty, "a pattern has a word in brackets: \(line)")
  }

  private enum Part { case before, after, unless, unlessAfter }

  /// The parts of a line that spaces outside of brackets separate.
  private static func tokens(of line: Substring) -> [Substring] {
    var isOpen = false
    return line.utf8.split { byte in
      if byte == UInt8(ascii: "[") { isOpen = true }
      if byte == UInt8(ascii: "]") { isOpen = false }
      return byte == UInt8(ascii: " ") && !isOpen
    }.map { Substring($0) }
  }

  /// The wrong words of `[a|b → c, d → e]`, each with what to write.
  private static func pairs(of token: Substring) -> [(UInt64, String)] {
    token.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: ",")).flatMap { pair in
      let sides = Substring(pair).split(separator: " → ", maxSplits: 1)
      let right = sides.count > 1 ? String(sides[1]) : ""
      return (sides.first ?? "").utf8.split { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: " ") }
        .map { (WordHash.of(String(Substring($0))), right) }
    }
  }
}

/// What stands at one place of a pattern.
struct PhraseStep: Sendable {
  private(set) var isOptional = false
  private(set) var isAnyWord = false
  private(set) var isClauseStart = false
  private(set) var isSentenceStart = false
  private(set) var isEnd = false
  private var words: [UInt64] = []
  private var endings: [[UInt8]] = []

  init(_ token: Substring) {
    isOptional = token.utf8.first == UInt8(ascii: "(")
    let choices = token.utf8.split {
      $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
    }
    for choice in choices.map({ Substring($0) }) {
      switch choice {
      case "_": isAnyWord = true
      case "^": isClauseStart = true
      case "^^": isSentenceStart = true
      case "$": isEnd = true
      case _ where choice.utf8.first == UInt8(ascii: "*"): endings.append(Array(choice.dropFirst().utf8))
      default: words.append(WordHash.of(String(choice)))
      }
    }
  }

  func contains(_ word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if isAnyWord || words.contains(word.hash) { return true }
    return endings.contains { ending in
      word.range.count > ending.count + 1
        && zip(bytes[word.range].suffix(ending.count), ending).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
