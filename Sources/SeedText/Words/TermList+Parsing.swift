/// Reads entries as terms, in one pass over their bytes.
extension TermList {
  /// How many terms an entry may stand for.
  static let limit = 64

  /// What keeps an entry from being a term.
  enum Fault {
    /// It is not made of words and signs, or starts or ends with what must not stand there.
    case form
    /// Its compounds make more than `limit` terms.
    case count
  }

  /// Appends the terms that an entry stands for: one, or several where compounds are among its alternatives;
  /// nothing where it has a fault.
  ///
  /// - Parameter takesCorrections: whether it may say what should stand for a word, with `_` for a space:
  ///   `could of=have been`.
  /// - Complexity: O(bytes), times the compounds.
  mutating func append(_ entry: UnsafeBufferPointer<UInt8>, takesCorrections: Bool = false) -> Fault? {
    // Without an early end, so that several bytes are looked at in one step.
    var oddCount = 0
    for byte in entry where byte >= 0x80 || byte == Self.hyphen || byte &- UInt8(ascii: "A") < 26 {
      oddCount += 1
    }
    if oddCount == 0 { return appendTerm(entry, takesCorrections) ? nil : .form }
    let counts = counts
    let fault = appendCompounds(of: Self.folded(entry), from: 0, termCount: 1, takesCorrections)
    if fault != nil { cut(to: counts) }
    return fault
  }

  /// How far the arrays are filled.
  private typealias Counts = (entries: Int, places: Int, hashes: Int, corrections: Int)

  private var counts: Counts { (entries.count, places.count, hashes.count, corrections.count) }

  /// Takes back what was appended since there were so many.
  private mutating func cut(to counts: Counts) {
    entries.removeLast(entries.count - counts.entries)
    places.removeLast(places.count - counts.places)
    hashes.removeLast(hashes.count - counts.hashes)
    corrections.removeLast(corrections.count - counts.corrections)
  }

  private static var hyphen: UInt8 { UInt8(ascii: "-") }

  /// Appends the terms of an entry in small letters, one for each way to choose among its compounds:
  /// `self-made/plain man` is `self made man` and `plain man`.
  ///
  /// - Parameters:
  ///   - from: where the first place starts that may have compounds.
  ///   - termCount: how many terms are made of the entry that was read.
  private mutating func appendCompounds(
    of entry: [UInt8],
    from: Int,
    termCount: Int,
    _ takesCorrections: Bool
  ) -> Fault? {
    guard let hyphen = entry[from...].firstIndex(of: Self.hyphen) else {
      return entry.withUnsafeBufferPointer { appendTerm($0, takesCorrections) } ? nil : .form
    }
    func isEdge(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "$") }
    let start =
      entry[..<hyphen].lastIndex(where: isEdge).map { $0 + 1 }
      ?? entry.prefix { "!^>".utf8.contains($0) }.count
    let end = entry[hyphen...].firstIndex(where: isEdge) ?? entry.endIndex
    guard let choices = Self.choices(of: entry[start..<end]) else { return .form }
    let termCount = termCount * choices.count
    if termCount > Self.limit { return .count }
    for choice in choices {
      var filled = entry
      filled.replaceSubrange(start..<end, with: choice)
      let next = start + choice.count
      if let fault = appendCompounds(of: filled, from: next, termCount: termCount, takesCorrections) {
        return fault
      }
    }
    return nil
  }

  /// The compounds of a place, each as its words, and behind them what is none; nil for one that lacks a
  /// word.
  private static func choices(of place: ArraySlice<UInt8>) -> [[UInt8]]? {
    let (slash, mark) = (UInt8(ascii: "/"), UInt8(ascii: "?"))
    let isOptional = place.last == mark
    var choices: [[UInt8]] = []
    // What is no compound, each with the slash before it.
    var plain: [UInt8] = []
    var start = place.startIndex
    let placeEnd = place.endIndex - (isOptional ? 1 : 0)
    while start <= placeEnd {
      let end = place[start..<placeEnd].firstIndex(of: slash) ?? placeEnd
      let word = place[start..<end]
      if !word.contains(hyphen) {
        plain += [slash] + word
      } else if word.first == hyphen || word.last == hyphen {
        return nil
      } else {
        choices.append(word.map { $0 == hyphen ? UInt8(ascii: " ") : $0 })
      }
      start = end + 1
    }
    if plain.isEmpty { return isOptional ? nil : choices }
    choices.append(plain.dropFirst() + (isOptional ? [mark] : []))
    return choices
  }

  /// An entry in small letters, with `'` for every apostrophe.
  private static func folded(_ entry: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard entry.allSatisfy({ $0 < 0x80 }) else {
      let text = String(decoding: entry, as: UTF8.self).lowercased()
      return Array(String(text.map { "\u{2019}\u{02BC}\u{FF07}".contains($0) ? "'" : $0 }).utf8)
    }
    return entry.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
  }

  /// Appends the term of an entry without compounds; false and nothing where it has a fault.
  private mutating func appendTerm(_ bytes: UnsafeBufferPointer<UInt8>, _ takesCorrections: Bool) -> Bool {
    let counts = counts
    var entry = TermEntry(firstPlace: counts.places)
    var index = Self.readSigns(of: bytes, into: &entry)
    while true {
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      guard index < bytes.count, let end = appendPlace(of: bytes, from: index, takesCorrections) else {
        break
      }
      index = end
      while index < bytes.count, bytes[index] == UInt8(ascii: "$") {
        entry.gapAfter = entry.gapAfter == .joined ? .clause : .sentence
        index += 1
      }
      // What follows the end of a clause or sentence is no part of an entry.
      if entry.gapAfter != .joined { break }
    }
    entry.endPlace = UInt32(places.count)
    guard index == bytes.count, entry.endPlace > entry.firstPlace, places[counts.places].isCertain,
      !places[places.count - 1].isGap
    else {
      cut(to: counts)
      return false
    }
    entries.append(entry)
    return true
  }

  /// Whether an entry is an exception, whatever else is said of it.
  static func isException(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var entry = TermEntry(firstPlace: 0)
    _ = readSigns(of: bytes, into: &entry)
    return entry.isException
  }

  /// Reads the signs before the words; returns where those start.
  private static func readSigns(of bytes: UnsafeBufferPointer<UInt8>, into entry: inout TermEntry) -> Int {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "!"): entry.isException = true
      case UInt8(ascii: "^"): entry.gapBefore = entry.gapBefore == .joined ? .clause : .sentence
      case UInt8(ascii: ">"): entry.asking = entry.asking == .none ? .verb : .sentence
      case UInt8(ascii: " "): break
      default: return index
      }
    }
    return bytes.count
  }

  /// Reads a place, up to a space, `$` or the entry's end; returns where it ends, or nil.
  private mutating func appendPlace(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ takesCorrections: Bool
  ) -> Int? {
    let firstHash = hashes.count
    var index = start
    var endings: Word.Shape = []
    // A single word needs no place among the hashes.
    var last: UInt64?
    while true {
      if let word = last { hashes.append(word) }
      last = nil
      let first = index
      var hash = WordHash.seed
      while index < bytes.count, Self.isWord(at: index, from: first, bytes) {
        hash = WordHash.add(bytes[index], to: hash)
        index += 1
      }
      if index == first {
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "#"): last = TermIndex.numberKey
        case UInt8(ascii: "<"):
          guard let end = appendClass(of: bytes, from: index) else { return nil }
          index = end
        case UInt8(ascii: "*"):
          if bytes[index...].starts(with: "*ing".utf8) {
            endings.insert(.endsInING)
            index += 3
          } else if bytes[index...].starts(with: "*ed".utf8) {
            endings.insert(.endsInED)
            index += 2
          } else {
            return nil
          }
        case UInt8(ascii: "_"), UInt8(ascii: "."): return appendWildPlace(of: bytes, from: start)
        default: return nil
        }
        index += 1
      } else if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
        Inflection.appendHashes(of: UnsafeBufferPointer(rebasing: bytes[first..<index]), to: &hashes)
        index += 1
      } else {
        last = WordHash.finish(hash)
        if takesCorrections, index < bytes.count, bytes[index] == UInt8(ascii: "=") {
          let right = bytes[(index + 1)...].prefix { !" /?$".utf8.contains($0) }
          let text = String(decoding: right.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }, as: UTF8.self)
          let correction = TermCorrection(entry: entries.count, wrong: WordHash.finish(hash), right: text)
          corrections.append(correction)
          index = right.endIndex
        }
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else { break }
      index += 1
    }
    let isOptional = index < bytes.count && bytes[index] == UInt8(ascii: "?")
    if isOptional { index += 1 }
    guard Self.isEnd(index, bytes) else { return nil }
    if let word = last {
      if hashes.count == firstHash, !isOptional, endings.isEmpty {
        places.append(TermPlace(word: word))
        return index
      }
      hashes.append(word)
    }
    places.append(place(ofWordsFrom: firstHash, endings: endings, isOptional: isOptional))
    return index
  }

  /// The place that may be any of the words that were appended since there were `start` of them, or any with
  /// one of some endings.
  private mutating func place(ofWordsFrom start: Int, endings: Word.Shape, isOptional: Bool) -> TermPlace {
    var place = TermPlace(kind: isOptional ? .optional : .words)
    place.endings = endings
    let end = hashes.withUnsafeMutableBufferPointer { hashes in
      var own = UnsafeMutableBufferPointer(rebasing: hashes[start...])
      own.sort()
      var count = 0
      for hash in own where count == 0 || hash != own[count - 1] {
        own[count] = hash
        place.key |= WordHash.bit(of: hash)
        count += 1
      }
      return start + count
    }
    hashes.removeLast(hashes.count - end)
    if end == start + 1, !isOptional, endings.isEmpty { return TermPlace(word: hashes.removeLast()) }
    (place.lowerBound, place.upperBound) = (UInt32(start), UInt32(end))
    return place
  }

  /// Whether a byte is a letter or digit, or an apostrophe between letters.
  private static func isWord(at index: Int, from first: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 || byte >= 0x80 }
    let byte = bytes[index]
    if isLetter(byte) || byte &- UInt8(ascii: "0") < 10 { return true }
    return byte == UInt8(ascii: "'") && index > first && index + 1 < bytes.count && isLetter(bytes[index + 1])
  }

  private static func isEnd(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    index == bytes.count || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "$")
  }

  /// Appends the words of a class in pointed brackets; returns where the second one stands.
  private mutating func appendClass(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let words = WordClasses.words(of: UnsafeBufferPointer(rebasing: bytes[start + 1..<end]))
    else { return nil }
    hashes += words
    return end
  }

  /// Reads `_`, `..` or `...`, where they stand alone; returns where they end, or nil.
  private mutating func appendWildPlace(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var end = start
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    guard Self.isEnd(end, bytes) else { return nil }
    switch (bytes[start], end - start) {
    case (UInt8(ascii: "_"), 1): places.append(TermPlace(kind: .anyWord))
    case (UInt8(ascii: "."), 2): places.append(TermPlace(kind: .gapInClause, limit: 3))
    case (UInt8(ascii: "."), 3): places.append(TermPlace(kind: .gap, limit: 8))
    default: return nil
    }
    return end
  }
}
