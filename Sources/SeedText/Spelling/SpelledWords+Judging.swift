import SeedSource

extension SpelledWords {
  /// Whether a word is one that a dictionary can judge. Passed over are
  /// - what has a digit, and single letters,
  /// - words with letters of another script,
  /// - abbreviations of up to five capitals among other words (`HRV`, `OKRs`), and names and identifiers with
  ///   capitals inside (`YouTube`, `isDone`); two capitals at the start are a slip (`THe`),
  /// - addresses, paths, handles and names of files; what stands in backticks,
  /// - what touches a placeholder (`{count}th`).
  ///
  /// - Complexity: O(bytes of the word), and once O(bytes of the text).
  mutating func isJudged(_ index: Int) -> Bool {
    let word = words[index]
    if word.shape.contains(.digit) || letterCount(of: word) < 2 { return false }
    if word.shape.contains(.innerCapital), !isJudgedForCapitals(index) { return false }
    return !touchesPlaceholder(word) && !isInToken(word) && !isInBackticks(word)
  }

  /// Whether a word is written as a name: with a capital inside a sentence, in a text most of whose words are
  /// not in capitals, as those of titles are. As many with as without is a short sentence with names.
  mutating func isWrittenAsName(_ index: Int) -> Bool {
    let shape = words[index].shape
    guard shape.contains(.capitalized), !shape.contains(.innerCapital), isInsideSentence(index) else {
      return false
    }
    if let isMostlySmall = memory.isMostlySmall { return isMostlySmall }
    var small = 0
    var capital = 0
    for index in words.indices where isInsideSentence(index) {
      if words[index].shape.contains(.capitalized) { capital += 1 } else { small += 1 }
    }
    memory.isMostlySmall = small >= capital
    return small >= capital
  }

  /// Whether only spaces, hyphens or a comma stand between a word and the one before, or the full stop of a
  /// title.
  private func isInsideSentence(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if words[index].gap == .sentence {
      let gap = bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound]
      return gap.elementsEqual(". ".utf8) && Self.titles.contains(words[index - 1].hash)
    }
    guard words[index].gap < .sentence else { return false }
    return bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound].allSatisfy {
      " -,".utf8.contains($0)
    }
  }

  private static let titles = WordSet("mr, mrs, ms, dr, st, prof")

  /// The letters of a word, 0 when some are of another script than the Latin one.
  private func letterCount(of word: Word) -> Int {
    var count = 0
    var offset = word.range.lowerBound
    while offset < word.range.upperBound {
      let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
      offset += byteCount
      if scalar.isASCII {
        if scalar != "'" { count += 1 }
      } else if case .letter = WordScalar.kind(of: scalar) {
        if scalar.properties.canonicalCombiningClass != .notReordered { continue }
        // Latin-1, Latin Extended-A and -B, Latin Extended Additional.
        guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value) else {
          return 0
        }
        count += 1
      }
    }
    return count
  }

  private mutating func isJudgedForCapitals(_ index: Int) -> Bool {
    let word = words[index]
    // The runs of capitals and small letters, up to an apostrophe: "CEO's" is "CEO".
    let letters = bytes[word.range].prefix {
      $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")
    }
    let capitals = letters.prefix { $0 < UInt8(ascii: "a") }
    let rest = letters.dropFirst(capitals.count)
    if rest.isEmpty {
      return capitals.count > 5 || !hasSmallWord()
    }
    if capitals.count < 2 || rest.contains(where: { $0 < UInt8(ascii: "a") }) { return false }
    let isEnding = ["s", "es", "ed", "er", "ers", "ing"].contains { $0.utf8.elementsEqual(rest) }
    return capitals.count == 2 && !isEnding
  }

  private mutating func hasSmallWord() -> Bool {
    if let hasSmallWord = memory.hasSmallWord { return hasSmallWord }
    let hasSmallWord = words.contains { isInSmallLetters($0) }
    memory.hasSmallWord = hasSmallWord
    return hasSmallWord
  }

  private func isInSmallLetters(_ word: Word) -> Bool {
    word.range.count > 1 && word.shape.contains(.letter) && !word.shape.contains(.innerCapital)
  }

  private func touchesPlaceholder(_ word: Word) -> Bool {
    let before = word.range.lowerBound > 0 ? bytes[word.range.lowerBound - 1] : 0
    let after = word.range.upperBound < bytes.count ? bytes[word.range.upperBound] : 0
    // The text of a message's arm stands right behind its brace and before the closing one.
    if isMessage { return before == UInt8(ascii: "}") || after == UInt8(ascii: "{") }
    return before == UInt8(ascii: "{") && after == UInt8(ascii: "}")
  }

  /// Whether the run of bytes without a space around a word is an address, a path, a handle, an identifier or
  /// the name of a file.
  private mutating func isInToken(_ word: Word) -> Bool {
    if let token = memory.token, token.range.contains(word.range.lowerBound) { return token.isOther }
    let range = TextToken.range(around: word.range, in: bytes)
    if range == word.range { return false }
    let isOther = TextToken.isOther(range, in: bytes)
    memory.token = (range, isOther)
    return isOther
  }

  private mutating func isInBackticks(_ word: Word) -> Bool {
    let tick = UInt8(ascii: "`")
    let last = memory.lastTick ?? bytes.lastIndex(of: tick) ?? -1
    memory.lastTick = last
    guard last >= word.range.upperBound else { return false }
    if memory.ticks.offset > word.range.lowerBound { memory.ticks = (0, 0) }
    memory.ticks.count += bytes[memory.ticks.offset..<word.range.lowerBound].count { $0 == tick }
    memory.ticks.offset = word.range.lowerBound
    return memory.ticks.count % 2 == 1
  }
}
