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
    var bytes = entry.utf8[...]
    var (isAnchored, isException) = (false, false)
    while let first = bytes.first {
      if first == UInt8(ascii: "!") {
        isException = true
      } else if first == UInt8(ascii: "^") {
        isAnchored = true
      } else if first != UInt8(ascii: " ") {
        break
      }
      bytes = bytes.dropFirst()
    }
    let isClosed = bytes.last == UInt8(ascii: "$")
    if isClosed { bytes = bytes.dropLast() }
    var ways: [[Slot]] = [[]]
    for part in bytes.split(separator: UInt8(ascii: " ")) {
      if part.elementsEqual(CollectionOfOne(UInt8(ascii: "_"))) {
        for index in ways.indices { ways[index].append(.anyWord) }
      } else if part.elementsEqual(CollectionOfOne(UInt8(ascii: "#"))) {
        for index in ways.indices { ways[index].append(.number) }
      } else {
        guard let choices = choices(of: part) else { return nil }
        ways = ways.flatMap { way in choices.map { way + $0 } }
      }
    }
    guard ways.count <= 64, ways.allSatisfy({ $0.first != nil && $0.first != .anyWord }) else { return nil }
    return ways.map { Term(slots: $0, isAnchored: isAnchored, isClosed: isClosed, isException: isException) }
  }

  /// The entries of a list that is written as one text, parted by commas and line ends.
  package static func entries(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
      .map { part in
        var part = part.drop { $0 == UInt8(ascii: " ") }
        while part.last == UInt8(ascii: " ") { part = part.dropLast() }
        return String(Substring(part))
      }
      .filter { !$0.isEmpty }
  }

  /// What keeps an entry of a list from being a term, or nil.
  package static func fault(in entry: String) -> String? {
    if parse(entry) != nil { return nil }
    let text = entry.drop { $0 == "!" || $0 == "^" || $0 == " " }
    if text.isEmpty { return "an entry needs a word" }
    if text.first == "_" { return "an entry cannot start with `_`: any word would start it" }
    return "an entry is made of words, with `/`, `*`, `_`, `#`, `^`, `$` and `!` as the only signs"
  }

  /// The ways to fill a part between spaces: one place for all its plain words, and the places of each compound.
  private static func choices(of part: Substring.UTF8View) -> [[Slot]]? {
    var plain: [UInt64] = []
    var choices: [[Slot]] = []
    var words: [Word] = []
    for choice in part.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      var bytes = Array(choice)
      let isInflected = bytes.last == UInt8(ascii: "*")
      if isInflected { bytes.removeLast() }
      bytes.withUnsafeBufferPointer { WordScanner.scan($0, isMessage: false, into: &words) }
      guard let last = words.last, words[0].startOffset == 0, last.endOffset == bytes.count,
        words.dropFirst().allSatisfy({ $0.gap == .joined })
      else { return nil }
      var forms = [last.hash]
      if isInflected {
        let stem = bytes[last.range].map {
          $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0
        }
        forms = Inflection.forms(of: stem).map { WordHash.ofFolded($0) }
      }
      if words.count == 1 {
        plain += forms
      } else {
        choices.append(words.dropLast().map { .words([$0.hash]) } + [.words(forms)])
      }
    }
    if !plain.isEmpty { choices.append([.words(plain)]) }
    return choices
  }
}

/// The inflected forms of English words, by their spelling alone: more than exist, which does no harm, since
/// nobody writes the others.
package enum Inflection {
  /// A word's plural, third person, past, participle and possessive, and the word itself.
  ///
  /// - Parameter word: lower-case UTF-8.
  package static func forms(of word: [UInt8]) -> [[UInt8]] {
    var forms = [word, word + "'s".utf8]
    guard let last = word.last else { return forms }
    func add(_ stem: some Sequence<UInt8>, _ endings: String...) {
      for ending in endings { forms.append(stem + Array(ending.utf8)) }
    }
    let beforeLast = word.dropLast().last ?? 0
    switch last {
    case UInt8(ascii: "e"):
      add(word, "s", "d")
      add(word.dropLast(), "ing")
    case UInt8(ascii: "y") where !isVowel(beforeLast):
      add(word.dropLast(), "ies", "ied")
      add(word, "ing")
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"):
      add(word, "es", "ed", "ing")
    case UInt8(ascii: "h") where beforeLast == UInt8(ascii: "s") || beforeLast == UInt8(ascii: "c"):
      add(word, "es", "ed", "ing")
    default:
      add(word, "s", "ed", "ing")
      if isVowel(beforeLast), !isVowel(last), word.count <= 6 { add(word + [last], "ed", "ing") }
    }
    return forms
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte) }
}
