/// Reads the entries of lists as terms.
///
/// Every run reads some thousands of entries before its first text, so that bytes are looked at once and
/// hashed where they stand. Plain loops: a test run reads all lists hundreds of times in a debug build, where
/// a collection's methods are calls.
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

  /// The words of the place at hand, kept so that a place costs one array.
  private var words: [UInt64] = []

  /// Appends the terms that an entry stands for: one, or several where compounds are among its alternatives;
  /// nothing where it has a fault.
  ///
  /// - Complexity: O(bytes), times the compounds.
  mutating func parse(_ entry: UnsafeBufferPointer<UInt8>, into terms: inout [Term]) -> Fault? {
    var term = Term()
    let rest = Self.readSigns(of: entry, into: &term)
    term.slots.reserveCapacity(4)
    let first = terms.count
    terms.append(term)
    let space = UInt8(ascii: " ")
    var start = rest.lowerBound
    while start < rest.upperBound {
      var end = start
      while end < rest.upperBound, entry[end] != space { end += 1 }
      if start < end {
        let part = UnsafeBufferPointer(rebasing: entry[start..<end])
        if let slot = plainSlot(of: part) {
          for index in first..<terms.count { terms[index].slots.append(slot) }
        } else {
          guard let choices = Self.choices(of: part) else { return refuse(.form, &terms, from: first) }
          let count = choices.count * (terms.count - first)
          if count > Self.limit { return refuse(.count, &terms, from: first) }
          terms[first...] = ArraySlice(terms[first...].flatMap { term in choices.map { term.appending($0) } })
        }
      }
      start = end + 1
    }
    guard terms[first...].allSatisfy({ $0.slots.first?.isCertain == true && $0.slots.last?.isGap == false })
    else { return refuse(.form, &terms, from: first) }
    return nil
  }

  private func refuse(_ fault: Fault, _ terms: inout [Term], from first: Int) -> Fault {
    terms.removeLast(terms.count - first)
    return fault
  }

  /// Reads the signs before and after the words; returns where the words are.
  private static func readSigns(of entry: UnsafeBufferPointer<UInt8>, into term: inout Term) -> Range<Int> {
    var start = 0
    var end = entry.count
    signs: while start < end {
      switch entry[start] {
      case UInt8(ascii: "!"): term.isException = true
      case UInt8(ascii: "^"): term.gapBefore = term.gapBefore == .joined ? .clause : .sentence
      case UInt8(ascii: ">"): term.asking = term.asking == .none ? .verb : .sentence
      case UInt8(ascii: " "): break
      default: break signs
      }
      start += 1
    }
    while start < end, entry[end - 1] == UInt8(ascii: "$") {
      term.gapAfter = term.gapAfter == .joined ? .clause : .sentence
      end -= 1
    }
    return start..<end
  }

  /// The place of a part that is made of letters alone, of alternatives and inflections, as nearly all are;
  /// nil for any other, which `choices(of:)` reads.
  private mutating func plainSlot(of part: UnsafeBufferPointer<UInt8>) -> Term.Slot? {
    let (a, z) = (UInt8(ascii: "a"), UInt8(ascii: "z"))
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    words.removeAll(keepingCapacity: true)
    var start = 0
    var index = 0
    while true {
      var hash = WordHash.seed
      while index < part.count, part[index] >= a, part[index] <= z {
        hash = WordHash.add(part[index], to: hash)
        index += 1
      }
      if index == start { return nil }
      if index < part.count, part[index] == star {
        Inflection.appendHashes(of: UnsafeBufferPointer(rebasing: part[start..<index]), to: &words)
        index += 1
      } else if start == 0, index == part.count {
        return .word(WordHash.finish(hash))
      } else {
        words.append(WordHash.finish(hash))
      }
      if index == part.count { break }
      if part[index] != slash { return nil }
      index += 1
      start = index
    }
    words.sort()
    return .words(Array(words))
  }

  /// The ways to fill a part between spaces: one place with any of its plain words, or the places of a
  /// compound; nil when it is no part.
  private static func choices(of part: UnsafeBufferPointer<UInt8>) -> [[Term.Slot]]? {
    if part.count <= 3, part.allSatisfy({ $0 == part[0] }) {
      switch (part[0], part.count) {
      case (UInt8(ascii: "_"), 1): return [[.anyWord]]
      case (UInt8(ascii: "."), 2): return [[.gap(3, inClause: true)]]
      case (UInt8(ascii: "."), 3): return [[.gap(8, inClause: false)]]
      default: break
      }
    }
    let isOptional = part.last == UInt8(ascii: "?")
    let count = isOptional ? part.count - 1 : part.count
    var words: [UInt64] = []
    var choices: [[Term.Slot]] = []
    var start = 0
    while start <= count {
      var end = start
      while end < count, part[end] != UInt8(ascii: "/") { end += 1 }
      let choice = UnsafeBufferPointer(rebasing: part[start..<end])
      start = end + 1
      guard let slots = slots(of: choice) else { return nil }
      if slots.count == 1, case .words(let hashes) = slots[0] {
        words += hashes
      } else {
        choices.append(slots)
      }
    }
    words.sort()
    if isOptional {
      if words.isEmpty { return nil }
      return choices + [[.optional(words)]]
    }
    return words.isEmpty ? choices : choices + [[.words(words)]]
  }

  /// The places of one alternative: a word with or without its inflections, a class, or a compound.
  private static func slots(of choice: UnsafeBufferPointer<UInt8>) -> [Term.Slot]? {
    if choice.count == 1, choice[0] == UInt8(ascii: "#") { return [.words([TermIndex.numberKey])] }
    if choice.first == UInt8(ascii: "<"), choice.last == UInt8(ascii: ">"), choice.count > 2 {
      let name = String(decoding: choice[1..<choice.count - 1], as: UTF8.self)
      return WordClasses.words(of: name).map { [.words($0)] }
    }
    let isInflected = choice.last == UInt8(ascii: "*")
    let letters = UnsafeBufferPointer(rebasing: choice[..<(choice.count - (isInflected ? 1 : 0))])
    var inner: [Term.Slot] = []
    guard let last = lastWord(of: letters, &inner) else { return nil }
    guard isInflected else { return inner + [.words([last.hash])] }
    var forms: [UInt64] = []
    Inflection.appendHashes(of: UnsafeBufferPointer(rebasing: letters[last.range]), to: &forms)
    return inner + [.words(forms.sorted())]
  }

  /// The last of the words that hyphens join to one choice, or nil when it is none.
  ///
  /// - Parameter inner: gets the words before it.
  private static func lastWord(of choice: UnsafeBufferPointer<UInt8>, _ inner: inout [Term.Slot]) -> Word? {
    WordScanner.classes.withUnsafeBufferPointer { classes in
      var scan = Scan(bytes: choice, isMessage: false)
      guard var last = scan.next(classes), last.startOffset == 0 else { return nil }
      while let word = scan.next(classes) {
        guard word.gap == .joined else { return nil }
        inner.append(.words([last.hash]))
        last = word
      }
      return last.endOffset == choice.count ? last : nil
    }
  }
}

extension Term {
  fileprivate func appending(_ more: [Slot]) -> Term {
    var term = self
    term.slots += more
    return term
  }
}
