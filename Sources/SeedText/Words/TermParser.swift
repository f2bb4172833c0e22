/// Reads the entries of lists as terms.
///
/// Every run reads some thousands of entries before its first text. Nearly all are plain: they are read in
/// one pass, hashed where they stand. Any other is read by `readAnyEntry`.
struct TermParser {
  /// How many terms an entry may stand for.
  static let limit = 64

  /// What keeps an entry from being a term.
  enum Fault: Error {
    /// It is not made of words and signs, or starts or ends with what must not stand there.
    case form
    /// Its compounds make more than `limit` terms.
    case count
  }

  var list = TermList()
  /// Whether commas and line ends part entries.
  private var isInList = false

  /// Appends the terms of a list that is written as one text; what is no term is left out.
  mutating func readList(_ bytes: UnsafeBufferPointer<UInt8>) {
    isInList = true
    var start = 0
    while start < bytes.count {
      if let end = readPlainEntry(of: bytes, from: start) {
        start = end + 1
        continue
      }
      var end = start
      while end < bytes.count, !isSeparator(bytes[end]) { end += 1 }
      let next = end + 1
      let space = UInt8(ascii: " ")
      while start < end, bytes[start] == space { start += 1 }
      while start < end, bytes[end - 1] == space { end -= 1 }
      if start < end { _ = readAnyEntry(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
      start = next
    }
    isInList = false
  }

  /// Appends the terms that an entry stands for: one, or several where compounds are among its alternatives;
  /// nothing where it has a fault.
  ///
  /// - Complexity: O(bytes), times the compounds.
  mutating func readEntry(_ entry: UnsafeBufferPointer<UInt8>) -> Fault? {
    readPlainEntry(of: entry, from: 0) == nil ? readAnyEntry(entry) : nil
  }

  @inline(__always)
  private func isSeparator(_ byte: UInt8) -> Bool {
    isInList && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n"))
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  /// Reads an entry of small letters, inner apostrophes and signs, without compounds; returns where it ends.
  /// Nil for any other, of which nothing is appended.
  private mutating func readPlainEntry(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let mark = list.mark
    var entry = TermEntry(firstPlace: mark.placeCount)
    var index = Self.readSigns(of: bytes, from: start, into: &entry)
    var lastKind = TermPlace.Kind.gap
    while true {
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      if index == bytes.count || isSeparator(bytes[index]) { break }
      guard let (place, end) = readPlainPlace(of: bytes, from: index) else {
        list.reset(to: mark)
        return nil
      }
      list.append(place)
      lastKind = place.kind
      index = end
      while index < bytes.count, bytes[index] == UInt8(ascii: "$") {
        entry.gapAfter = entry.gapAfter == .joined ? .clause : .sentence
        index += 1
      }
      // What follows the end of a clause or sentence is no part of an entry.
      if entry.gapAfter != .joined { break }
    }
    guard index == bytes.count || isSeparator(bytes[index]), lastKind != .gap, lastKind != .gapInClause,
      list.places[mark.placeCount].isCertain
    else {
      list.reset(to: mark)
      return nil
    }
    list.append(entry)
    return index
  }

  /// Reads the signs before the words; returns where those start.
  @inline(__always)
  private static func readSigns(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    into entry: inout TermEntry
  ) -> Int {
    for index in start..<bytes.count {
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

  /// Reads a place, up to a space, `$` or the entry's end; nil when it is not plain.
  private mutating func readPlainPlace(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> (TermPlace, end: Int)? {
    let firstHash = list.hashes.count
    var index = start
    // A single word needs no place among the hashes.
    var last: UInt64?
    while true {
      if let word = last { list.append(word) }
      last = nil
      let first = index
      var hash = WordHash.seed
      var hasApostrophe = false
      while index < bytes.count {
        let byte = bytes[index]
        if !Self.isLetter(byte) {
          guard byte == UInt8(ascii: "'"), index > first, index + 1 < bytes.count,
            Self.isLetter(bytes[index + 1])
          else { break }
          hasApostrophe = true
        }
        hash = WordHash.add(byte, to: hash)
        index += 1
      }
      if index == first {
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "#"): last = TermIndex.numberKey
        case UInt8(ascii: "<"):
          guard let end = readClass(of: bytes, from: index) else { return nil }
          index = end
        case UInt8(ascii: "_"), UInt8(ascii: "."): return readWildPlace(of: bytes, from: start)
        default: return nil
        }
        index += 1
      } else if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
        if hasApostrophe { return nil }
        list.appendInflections(of: UnsafeBufferPointer(rebasing: bytes[first..<index]))
        index += 1
      } else {
        last = WordHash.finish(hash)
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else { break }
      index += 1
    }
    let isOptional = index < bytes.count && bytes[index] == UInt8(ascii: "?")
    if isOptional { index += 1 }
    guard isEnd(index, bytes) else { return nil }
    if let word = last {
      if list.hashes.count == firstHash, !isOptional { return (TermPlace(word: word), index) }
      list.append(word)
    }
    return (list.place(ofWordsFrom: firstHash, isOptional: isOptional), index)
  }

  @inline(__always)
  private func isEnd(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    index == bytes.count || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "$")
      || isSeparator(bytes[index])
  }

  /// Appends the words of a class in pointed brackets; returns where the second one stands.
  private mutating func readClass(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">"),
      let words = WordClasses.words(of: UnsafeBufferPointer(rebasing: bytes[start + 1..<end]))
    else { return nil }
    list.append(words: words)
    return end
  }

  /// Reads `_`, `..` or `...`, where they stand alone.
  private func readWildPlace(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> (TermPlace, end: Int)? {
    var end = start
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    guard isEnd(end, bytes) else { return nil }
    return Self.wildPlace(bytes[start], count: end - start).map { ($0, end) }
  }

  /// What a sign stands for that is repeated so often.
  private static func wildPlace(_ sign: UInt8, count: Int) -> TermPlace? {
    switch (sign, count) {
    case (UInt8(ascii: "_"), 1): TermPlace(kind: .anyWord)
    case (UInt8(ascii: "."), 2): TermPlace(kind: .gapInClause, limit: 3)
    case (UInt8(ascii: "."), 3): TermPlace(kind: .gap, limit: 8)
    default: nil
    }
  }
}

extension TermParser {
  /// Reads an entry of any kind.
  ///
  /// - Parameter plainly: whether its plain parts are read as those of plain entries, which costs less.
  mutating func readAnyEntry(_ bytes: UnsafeBufferPointer<UInt8>, plainly: Bool = true) -> Fault? {
    let mark = list.mark
    let fault = readTerms(of: bytes, plainly)
    if fault != nil { list.reset(to: mark) }
    return fault
  }

  private mutating func readTerms(of bytes: UnsafeBufferPointer<UInt8>, _ plainly: Bool) -> Fault? {
    var entry = TermEntry(firstPlace: 0)
    var start = Self.readSigns(of: bytes, from: 0, into: &entry)
    var end = bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "$") {
      entry.gapAfter = entry.gapAfter == .joined ? .clause : .sentence
      end -= 1
    }
    var terms: [[TermPlace]] = [[]]
    while start < end {
      var partEnd = start
      while partEnd < end, bytes[partEnd] != UInt8(ascii: " ") { partEnd += 1 }
      if start < partEnd {
        let part = UnsafeBufferPointer(rebasing: bytes[start..<partEnd])
        let mark = list.mark
        if plainly, let (place, end) = readPlainPlace(of: part, from: 0), end == part.count {
          for index in terms.indices { terms[index].append(place) }
          start = partEnd + 1
          continue
        }
        list.reset(to: mark)
        guard let choices = choices(of: part) else { return .form }
        if choices.count * terms.count > Self.limit { return .count }
        if choices.count == 1 {
          for index in terms.indices { terms[index] += choices[0] }
        } else {
          terms = terms.flatMap { term in choices.map { term + $0 } }
        }
      }
      start = partEnd + 1
    }
    guard terms.allSatisfy({ $0.first?.isCertain == true && $0.last?.isGap == false }) else { return .form }
    for term in terms {
      entry.firstPlace = UInt32(list.places.count)
      for place in term { list.append(place) }
      list.append(entry)
    }
    return nil
  }

  /// The ways to fill a part between spaces: one place with any of its plain words, or the places of a
  /// compound; nil when it is no part.
  private mutating func choices(of part: UnsafeBufferPointer<UInt8>) -> [[TermPlace]]? {
    if part.allSatisfy({ $0 == part[0] }), let place = Self.wildPlace(part[0], count: part.count) {
      return [[place]]
    }
    let isOptional = part.last == UInt8(ascii: "?")
    let count = isOptional ? part.count - 1 : part.count
    var words: [UInt64] = []
    var choices: [[TermPlace]] = []
    var start = 0
    while start <= count {
      var end = start
      while end < count, part[end] != UInt8(ascii: "/") { end += 1 }
      let choice = UnsafeBufferPointer(rebasing: part[start..<end])
      start = end + 1
      guard let (inner, last) = Self.words(of: choice) else { return nil }
      if inner.isEmpty {
        words += last
      } else {
        choices.append(inner.map { TermPlace(word: $0) } + [place(of: last)])
      }
    }
    if words.isEmpty { return isOptional ? nil : choices }
    return choices + [[place(of: words, isOptional: isOptional)]]
  }

  private mutating func place(of words: [UInt64], isOptional: Bool = false) -> TermPlace {
    let start = list.hashes.count
    list.append(words: words)
    return list.place(ofWordsFrom: start, isOptional: isOptional)
  }

  /// The words of one alternative: of a compound all but the last, and what the last may be, with or without
  /// its inflections, or any of a class.
  private static func words(of choice: UnsafeBufferPointer<UInt8>) -> (inner: [UInt64], last: [UInt64])? {
    if choice.count == 1, choice[0] == UInt8(ascii: "#") { return ([], [TermIndex.numberKey]) }
    if choice.first == UInt8(ascii: "<"), choice.last == UInt8(ascii: ">"), choice.count > 2 {
      return WordClasses.words(of: UnsafeBufferPointer(rebasing: choice[1..<choice.count - 1])).map {
        ([], $0)
      }
    }
    let isInflected = choice.last == UInt8(ascii: "*")
    let letters = UnsafeBufferPointer(rebasing: choice[..<(choice.count - (isInflected ? 1 : 0))])
    var inner: [UInt64] = []
    guard let last = lastWord(of: letters, &inner) else { return nil }
    guard isInflected else { return (inner, [last.hash]) }
    var forms: [UInt64] = []
    Inflection.appendHashes(of: UnsafeBufferPointer(rebasing: letters[last.range]), to: &forms)
    return (inner, forms)
  }

  /// The last of the words that hyphens join to one choice, or nil when it is none.
  ///
  /// - Parameter inner: gets the words before it.
  private static func lastWord(of choice: UnsafeBufferPointer<UInt8>, _ inner: inout [UInt64]) -> Word? {
    WordScanner.classes.withUnsafeBufferPointer { classes in
      var scan = Scan(bytes: choice, isMessage: false)
      guard var last = scan.next(classes), last.startOffset == 0 else { return nil }
      while let word = scan.next(classes) {
        guard word.gap == .joined else { return nil }
        inner.append(last.hash)
        last = word
      }
      return last.endOffset == choice.count ? last : nil
    }
  }
}
