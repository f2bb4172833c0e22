/// What a list says that a rule should look for: one or several words in a row, with only spaces and hyphens
/// between them.
///
/// An entry of a list is written as its words, in any case. In each word
/// - `a/b` stands for either (`good/great job`),
/// - a final `*` for the word and its inflections (`badge*`: badges, badge's; `heal*`: heals, healed, healing),
/// - `_` alone for any one word (`keep _ streak`), `#` alone for any number in digits (`top #`).
///
/// `^` before the first word asks for the start of a sentence or clause (`^great job`), `$` after the last one for
/// its end (`you can do it$`), and `!` before the first makes the entry an exception: what lies inside of it is no finding of the list (`!badge of honor`).
package struct Term: Sendable {
  /// What may stand at one of the term's places.
  package enum Slot: Sendable, Hashable {
    /// One of some words, by their hashes.
    case words([UInt64])
    case anyWord
    case number
  }

  package var slots: [Slot]
  /// Whether the term has to start a sentence or clause.
  package var isAnchored = false
  /// Whether the term has to end a sentence or clause.
  package var isClosed = false
  /// Whether the term excuses what lies inside of it.
  package var isException = false

  /// A term of a single word that is known by its hash alone.
  package init(hash: UInt64) { slots = [.words([hash])] }

  private init(slots: [Slot], isAnchored: Bool, isClosed: Bool, isException: Bool) {
    self.slots = slots
    self.isClosed = isClosed
    self.isAnchored = isAnchored
    self.isException = isException
  }

  /// The terms that an entry of a list stands for: one, or several where compounds are among its alternatives;
  /// nil when `fault(in:)` has something to say about it.
  ///
  /// - Complexity: O(bytes), times the compounds.
  package static func parse(_ entry: String) -> [Term]? {
    var entry = entry
    return entry.withUTF8(parse)
  }

  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> [Term]? {
    var rest = 0..<bytes.count
    var (isAnchored, isException) = (false, false)
    while let first = rest.first {
      if bytes[first] == UInt8(ascii: "!") {
        isException = true
      } else if bytes[first] == UInt8(ascii: "^") {
        isAnchored = true
      } else if bytes[first] != UInt8(ascii: " ") {
        break
      }
      rest = first + 1..<rest.upperBound
    }
    let isClosed = rest.last.map { bytes[$0] == UInt8(ascii: "$") } ?? false
    if isClosed { rest = rest.dropLast() }
    var terms = [Term(slots: [], isAnchored: isAnchored, isClosed: isClosed, isException: isException)]
    while let start = rest.first {
      let end = rest.first { bytes[$0] == UInt8(ascii: " ") } ?? rest.upperBound
      rest = min(end + 1, rest.upperBound)..<rest.upperBound
      if start == end { continue }
      switch (end - start, bytes[start]) {
      case (1, UInt8(ascii: "_")): for index in terms.indices { terms[index].slots.append(.anyWord) }
      case (1, UInt8(ascii: "#")): for index in terms.indices { terms[index].slots.append(.number) }
      default:
        let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
        guard let (words, compounds) = choices(of: part) else { return nil }
        if compounds.isEmpty {
          for index in terms.indices { terms[index].slots.append(.words(words)) }
        } else {
          let choices = words.isEmpty ? compounds : compounds + [[.words(words)]]
          terms = terms.flatMap { term in
            choices.map { choice in
              var term = term
              term.slots += choice
              return term
            }
          }
        }
      }
    }
    guard terms.count <= 64, terms.allSatisfy({ $0.slots.first != nil && $0.slots.first != .anyWord }) else {
      return nil
    }
    return terms
  }

  /// The entries of a list that is written as one text, parted by commas and line ends.
  package static func entries(_ text: String) -> [String] {
    var entries: [String] = []
    forEachEntry(of: text) { entries.append(String(decoding: $0, as: UTF8.self)) }
    return entries
  }

  /// Calls a body with each of these entries.
  package static func forEachEntry(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        var entry = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\n") }
        rest = rest[entry.endIndex...].dropFirst()
        while entry.first == UInt8(ascii: " ") { entry = entry.dropFirst() }
        while entry.last == UInt8(ascii: " ") { entry = entry.dropLast() }
        if !entry.isEmpty { body(UnsafeBufferPointer(rebasing: entry)) }
      }
    }
  }

  /// What keeps an entry of a list from being a term, or nil.
  package static func fault(in entry: String) -> String? {
    if parse(entry) != nil { return nil }
    let text = entry.drop { $0 == "!" || $0 == "^" || $0 == " " }
    if text.isEmpty { return "an entry needs a word" }
    if text.first == "_" { return "an entry cannot start with `_`: any word would start it" }
    return "an entry is made of words, with `/`, `*`, `_`, `#`, `^`, `$` and `!` as the only signs"
  }

  /// The ways to fill a part between spaces: one place with any of its plain words, or the places of a compound.
  private static func choices(
    of part: UnsafeBufferPointer<UInt8>
  ) -> (words: [UInt64], compounds: [[Slot]])? {
    var words: [UInt64] = []
    var compounds: [[Slot]] = []
    var start = 0
    while start <= part.count {
      let end = part[start...].firstIndex(of: UInt8(ascii: "/")) ?? part.count
      let isInflected = end > start && part[end - 1] == UInt8(ascii: "*")
      let choice = UnsafeBufferPointer(rebasing: part[start..<(isInflected ? end - 1 : end)])
      start = end + 1
      var inner: [Slot] = []
      guard let last = lastWord(of: choice, &inner) else { return nil }
      func appendForms(to forms: inout [UInt64]) {
        if isInflected {
          Inflection.appendHashes(of: UnsafeBufferPointer(rebasing: choice[last.range]), to: &forms)
        } else {
          forms.append(last.hash)
        }
      }
      if inner.isEmpty {
        appendForms(to: &words)
      } else {
        var forms: [UInt64] = []
        appendForms(to: &forms)
        compounds.append(inner + [.words(forms)])
      }
    }
    return (words, compounds)
  }

  /// The last of the words that hyphens join to one choice, or nil when it is none.
  ///
  /// - Parameter inner: gets the words before it.
  private static func lastWord(of choice: UnsafeBufferPointer<UInt8>, _ inner: inout [Slot]) -> Word? {
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

/// The inflected forms of English words, by their spelling alone: more than exist, which does no harm, since
/// nobody writes the others.
enum Inflection {
  /// Appends the hashes of a word, its plural, third person, past, participle and possessive.
  ///
  /// - Parameter word: one word, in any case of ASCII.
  static func appendHashes(of word: UnsafeBufferPointer<UInt8>, to hashes: inout [UInt64]) {
    // The hash goes on from letter to letter, so that no form has to be written out.
    var beforeLast = WordHash.seed
    var whole = WordHash.seed
    for byte in word {
      beforeLast = whole
      whole = WordHash.add(folded(byte), to: whole)
    }
    func add(_ stem: UInt64, _ ending: StaticString) {
      var hash = stem
      for index in 0..<ending.utf8CodeUnitCount { hash = WordHash.add(ending.utf8Start[index], to: hash) }
      hashes.append(WordHash.finish(hash))
    }
    add(whole, "")
    add(whole, "'s")
    guard let last = word.last.map(folded) else { return }
    let second = word.count > 1 ? folded(word[word.count - 2]) : 0
    switch last {
    case UInt8(ascii: "e"):
      add(whole, "s")
      add(whole, "d")
      add(beforeLast, "ing")
    case UInt8(ascii: "y") where !isVowel(second):
      add(beforeLast, "ies")
      add(beforeLast, "ied")
      add(whole, "ing")
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"):
      addAll("es")
    case UInt8(ascii: "h") where second == UInt8(ascii: "s") || second == UInt8(ascii: "c"):
      addAll("es")
    default:
      addAll("s")
      if isVowel(second), !isVowel(last), word.count <= 6 {
        let doubled = WordHash.add(last, to: whole)
        add(doubled, "ed")
        add(doubled, "ing")
      }
    }
    func addAll(_ plural: StaticString) {
      add(whole, plural)
      add(whole, "ed")
      add(whole, "ing")
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    default: false
    }
  }
}
