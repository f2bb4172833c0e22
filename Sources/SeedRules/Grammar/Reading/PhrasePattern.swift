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
      case (_, "unless"):
        part = .unless
      case (.unless, "…"): part = .unlessAfter
      case (.unless, _): notBefore = PhraseStep(token)
      case (.unlessAfter, _): notAfter = PhraseStep(token)
      case (_, _) where token.first == "[":
        pairs = Self.pairs(of: token.dropFirst().dropLast())
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
    var tokens: [Substring] = []
    var start = line.startIndex
    var isOpen = false
    for index in line.indices {
      if line[index] == "[" { isOpen = true }
      if line[index] == "]" { isOpen = false }
      guard line[index] == " ", !isOpen else { continue }
      if start < index { tokens.append(line[start..<index]) }
      start = line.index(after: index)
    }
    if start < line.endIndex { tokens.append(line[start...]) }
    return tokens
  }

  private static func pairs(of text: Substring) -> [(UInt64, String)] {
    text.split(separator: ",").flatMap { pair in
      let sides = pair.split(separator: "→").map { $0.split(separator: " ").joined(separator: " ") }
      let right = sides.count > 1 ? sides[1] : ""
      return (sides.first ?? "").split(separator: "|").map { (WordHash.of(String($0)), right) }
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
    isOptional = token.first == "("
    for choice in token.split(whereSeparator: { "(|)".contains($0) }) {
      switch choice {
      case "_": isAnyWord = true
      case "^": isClauseStart = true
      case "^^": isSentenceStart = true
      case "$": isEnd = true
      case _ where choice.first == "*": endings.append(Array(choice.dropFirst().utf8))
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
