import SeedSource

/// Reads the words of a text as a person reads them when letters stand in for others: digits and signs for
/// letters (`h3ll0`, `h@t`), letters of other scripts, marks over or through letters, letters drawn out
/// (`nooooo`), and words spelled letter by letter (`h-e-l-l-o`).
///
/// Some lists must not be evaded: slurs, threats. Their terms are looked for in these readings as well. The
/// other rules see the text as it is written.
package enum DisguisedWords {
  /// A text's words in another reading, and which of them read differently.
  package struct Reading: Sendable {
    package var words: [Word]
    package var isChanged: [Bool]
  }

  /// How to read what has two readings: `1`, `!` and `|` are `i` or `l`; a letter drawn out is one letter or
  /// two; a number at a word's end is left out or read as letters.
  private struct Manner {
    let stroke: UInt8
    let drawnOutCount: Int
    let dropsNumber: Bool
  }

  private static let manners = [
    Manner(stroke: UInt8(ascii: "i"), drawnOutCount: 1, dropsNumber: true),
    Manner(stroke: UInt8(ascii: "l"), drawnOutCount: 2, dropsNumber: false),
  ]

  /// Whether enough words of one byte stand in a row to be one word, spelled letter by letter.
  package static func isSpelled(_ words: [Word]) -> Bool {
    var count = 0
    for word in words {
      count = word.endOffset &- word.startOffset == 1 ? count + 1 : 0
      if count == shortestSpelled { return true }
    }
    return false
  }

  /// The fewest single letters in a row that spell a word.
  static let shortestSpelled = 3

  /// The readings of a text in which some word differs from the written one. Most texts have none.
  ///
  /// - Complexity: O(bytes).
  package static func readings(of words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> [Reading] {
    var letters: [UInt8] = []
    return manners.compactMap { manner in
      let reading = read(words, in: bytes, manner, &letters)
      return reading.isChanged.contains(true) ? reading : nil
    }
  }

  private static func read(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ manner: Manner,
    _ letters: inout [UInt8]
  ) -> Reading {
    var reading = Reading(words: [], isChanged: [])
    reading.words.reserveCapacity(words.count)
    reading.isChanged.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      var word = words[index]
      let end = wordEnd(from: index, words, bytes)
      if end == index + 1, isPlain(word, in: bytes) {
        reading.words.append(word)
        reading.isChanged.append(false)
        index = end
        continue
      }
      word.endOffset = words[end - 1].endOffset
      // A sign at the end (`cla$$`) is a letter as well; `!` and `|` there are not.
      while Int(word.endOffset) < bytes.count, isSign(bytes[Int(word.endOffset)]),
        word.shape.contains(.letter),
        bytes[Int(word.endOffset)] == UInt8(ascii: "$") || bytes[Int(word.endOffset)] == UInt8(ascii: "@")
      {
        word.endOffset += 1
      }
      let hash = foldedHash(of: words[index..<end], to: Int(word.endOffset), in: bytes, manner, &letters)
      let isChanged = hash.map { $0 != word.hash } ?? false
      if let hash {
        word.hash = hash
        word.facts = []
      }
      reading.words.append(word)
      reading.isChanged.append(isChanged)
      index = end
    }
    return reading
  }

  /// The index after the words that are read as one. These are single letters with the same byte between each
  /// two (`h-e-l-l-o`; but `a-b.c` is a row of values), or words with a sign for a letter between them
  /// (`cl@ss`).
  private static func wordEnd(from start: Int, _ words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start + 1
    if isSingleLetter(words[start]), words[start].range.upperBound < bytes.count {
      let separator = bytes[words[start].range.upperBound]
      while end < words.count, isSingleLetter(words[end]), words[end].gap < .syntax, !isSign(separator),
        words[end].range.lowerBound - words[end - 1].range.upperBound == 1,
        bytes[words[end - 1].range.upperBound] == separator
      {
        end += 1
      }
      if end - start >= shortestSpelled { return end }
      end = start + 1
    }
    while end < words.count, words[end].gap < .syntax {
      let gap = words[end - 1].range.upperBound..<words[end].range.lowerBound
      guard !gap.isEmpty, gap.count <= 2, gap.allSatisfy({ isSign(bytes[$0]) }) else { break }
      end += 1
    }
    return end
  }

  /// Whether a word reads as it is written: letters of ASCII alone, none three times in a row, and no sign
  /// behind it.
  private static func isPlain(_ word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for index in word.range {
      let letter = bytes[index] | 0x20
      guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z"), letter != last || letter != beforeLast
      else {
        return false
      }
      (last, beforeLast) = (letter, last)
    }
    return word.range.upperBound == bytes.count || !isSign(bytes[word.range.upperBound])
  }

  private static func isSingleLetter(_ word: Word) -> Bool {
    word.range.count == 1 && word.shape.contains(.letter)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "|"): true
    default: false
    }
  }

  /// The hash of words read as one; nil for a number and for one with its unit (`900k`).
  ///
  /// - Parameter letters: room for the letters, kept from word to word.
  private static func foldedHash(
    of words: ArraySlice<Word>,
    to endOffset: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    _ manner: Manner,
    _ letters: inout [UInt8]
  ) -> UInt64? {
    guard let first = words.first, words.contains(where: { $0.shape.contains(.letter) }),
      !(first.range.count > 1 && bytes[first.range].prefix(2).allSatisfy(isDigit))
    else { return nil }
    let isSpelled = words.count >= shortestSpelled && words.allSatisfy { $0.range.count == 1 }
    letters.removeAll(keepingCapacity: true)
    var offset = first.range.lowerBound
    let range = first.range.lowerBound..<endOffset
    let end = manner.dropsNumber ? endWithoutNumber(range, in: bytes) : range.upperBound
    while offset < end {
      let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
      offset += byteCount
      if scalar.isASCII {
        if let letter = letter(for: UInt8(scalar.value), manner) {
          letters.append(letter)
        } else if !isSpelled {
          letters.append(0x27)
        }
      } else if let letter = accented(scalar) {
        letters.append(letter)
      } else if let entry = LookAlikes.entry(scalar) {
        letters += entry.latin.lowercased().utf8
      } else {
        appendBase(of: scalar, to: &letters)
      }
    }
    return shortenedHash(of: letters, to: manner.drawnOutCount)
  }

  /// Appends a letter without its marks.
  static func appendBase(of scalar: Unicode.Scalar, to letters: inout [UInt8]) {
    for part in String(scalar).inNormalFormD.unicodeScalars
    where !part.properties.isDefaultIgnorableCodePoint
      && part.properties.canonicalCombiningClass == .notReordered
    {
      let isApostrophe = if case .apostrophe = WordScalar.kind(of: part) { true } else { false }
      letters += isApostrophe ? [0x27] : Array(part.properties.lowercaseMapping.utf8)
    }
  }

  /// The ASCII letter of an accented Latin letter, or nil.
  static func accented(_ scalar: Unicode.Scalar) -> UInt8? {
    guard (0xC0...0x24F).contains(scalar.value) else { return nil }
    let letter = accentedLetters.utf8Start[Int(scalar.value - 0xC0)]
    return letter == UInt8(ascii: ".") ? nil : letter
  }

  /// The letters of U+00C0…U+024F without their marks, a full stop where more than marks has to go. Written
  /// out, since normalising one letter takes thousands of instructions.
  private static let accentedLetters: StaticString = """
    aaaaaa.ceeeeiiii.nooooo..uuuuy..aaaaaa.ceeeeiiii.nooooo..uuuuy.yaaaaaaccccccccdd\
    ..eeeeeeeeeegggggggghh..iiiiiiiii...jjkk.llllll....nnnnnn...oooooo..rrrrrrssssss\
    sstttt..uuuuuuuuuuuuwwyyyzzzzzz.................................oo.............u\
    u............................aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa....\
    aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............................
    """

  /// Where a word ends when a number behind it (`hello123`) is left out.
  private static func endWithoutNumber(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isDigit(bytes[end - 1]) { end -= 1 }
    return range.upperBound - end >= 2 && end > range.lowerBound ? end : range.upperBound
  }

  /// The letter that an ASCII character is read as; nil for what is none.
  private static func letter(for byte: UInt8, _ manner: Manner) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "0"): UInt8(ascii: "o")
    case UInt8(ascii: "1"), UInt8(ascii: "!"), UInt8(ascii: "|"): manner.stroke
    case UInt8(ascii: "3"): UInt8(ascii: "e")
    case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
    case UInt8(ascii: "5"), UInt8(ascii: "$"): UInt8(ascii: "s")
    case UInt8(ascii: "6"), UInt8(ascii: "9"): UInt8(ascii: "g")
    case UInt8(ascii: "7"): UInt8(ascii: "t")
    case UInt8(ascii: "8"): UInt8(ascii: "b")
    default: nil
    }
  }

  /// The hash of letters with each run of three and more shortened.
  private static func shortenedHash(of letters: [UInt8], to count: Int) -> UInt64 {
    var hash = WordHash.seed
    var index = 0
    while index < letters.count {
      var end = index + 1
      while end < letters.count, letters[end] == letters[index] { end += 1 }
      let runCount = end - index
      for _ in 0..<(runCount >= 3 ? count : runCount) { hash = WordHash.add(letters[index], to: hash) }
      index = end
    }
    return WordHash.finish(hash)
  }
}
