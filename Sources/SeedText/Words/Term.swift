/// What a list says that a rule should look for: one or several words in a row, with only spaces and hyphens
/// between them.
///
/// An entry of a list is written as its words, in any case. In each word
/// - `a/b` stands for either (`good/great job`),
/// - a final `*` for the word and its inflections (`badge*`: badges, badge's; `heal*`: heals, healed, healing),
/// - `<name>` for any word of a class (`skip <meal>`; `WordClasses` has them), alone or among alternatives,
/// - `#` for any number in digits (`top #/ten`), `_` alone for any one word (`keep _ streak`),
/// - a final `?` for a word that may be missing (`skip your? lunch`),
/// - `..` alone for up to three words in a row, `...` for up to eight of the sentence, whatever stands between them.
///
/// `^` before the first word asks for the start of a sentence or clause (`^great job`), `^^` for that of a sentence,
/// `>` that the reader is asked to do it (`>skip <meal>`; `Asking` says what that is), `>>` that the sentence is not
/// told of somebody (`>>without a helmet`), `$` and `$$` after the last word
/// for the end of a clause or sentence (`you can do it$`), and `!` before the first makes the entry an exception: what lies inside of it is no finding of
/// the list (`!badge of honor`).
package struct Term: Sendable {
  /// What may stand at one of the term's places.
  package enum Slot: Sendable, Hashable {
    /// A word, by its hash; most places are one, and need no array.
    case word(UInt64)
    /// One of some words, by their hashes, sorted.
    case words([UInt64])
    /// The same, or nothing.
    case optional([UInt64])
    case anyWord
    /// Up to so many words: with nothing but spaces and hyphens between them, or anything that ends no sentence.
    case gap(Int, inClause: Bool)

    /// Whether a term may start with it.
    fileprivate var isCertain: Bool {
      switch self {
      case .word, .words: true
      case .optional, .gap, .anyWord: false
      }
    }

    fileprivate var isGap: Bool {
      if case .gap = self { true } else { false }
    }

    /// How many words it may be, one of which has to stand there; 0 where none has to, or any number may.
    var certainCount: Int {
      switch self {
      case .word: 1
      case .words(let words): words.contains(TermIndex.numberKey) ? 0 : words.count
      case .optional, .gap, .anyWord: 0
      }
    }

    /// Calls a body with each of the words that have to stand there.
    @inline(__always)
    func forEachWord(_ body: (UInt64) -> Void) {
      switch self {
      case .word(let word): body(word)
      case .words(let words): for word in words { body(word) }
      case .optional, .gap, .anyWord: break
      }
    }
  }

  package var slots: [Slot]
  /// What has to lie before the term at least.
  package var gapBefore = Word.Gap.joined
  /// Who has to be spoken to.
  package var asking = Asking.Demand.none
  /// What has to lie after the term at least.
  package var gapAfter = Word.Gap.joined
  /// Whether the term excuses what lies inside of it.
  package var isException = false

  /// A term of a single word that is known by its hash alone.
  package init(hash: UInt64) { slots = [.word(hash)] }

  private init() { slots = [] }

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
    var term = Term()
    signs: while let first = rest.first {
      switch bytes[first] {
      case UInt8(ascii: "!"): term.isException = true
      case UInt8(ascii: "^"): term.gapBefore = term.gapBefore == .joined ? .clause : .sentence
      case UInt8(ascii: ">"): term.asking = term.asking == .none ? .verb : .sentence
      case UInt8(ascii: " "): break
      default: break signs
      }
      rest = first + 1..<rest.upperBound
    }
    while rest.last.map({ bytes[$0] == UInt8(ascii: "$") }) ?? false {
      term.gapAfter = term.gapAfter == .joined ? .clause : .sentence
      rest = rest.dropLast()
    }
    term.slots.reserveCapacity(4)
    var terms = [term]
    while let start = rest.first {
      let end = rest.first { bytes[$0] == UInt8(ascii: " ") } ?? rest.upperBound
      rest = min(end + 1, rest.upperBound)..<rest.upperBound
      if start == end { continue }
      let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if let slot = plainSlot(of: part) {
        for index in terms.indices { terms[index].slots.append(slot) }
        continue
      }
      guard let choices = choices(of: part) else { return nil }
      if choices.count > 1 {
        terms = terms.flatMap { term in choices.map { term.appending($0) } }
      } else {
        for index in terms.indices { terms[index].slots += choices[0] }
      }
    }
    guard terms.count <= 64,
      terms.allSatisfy({ $0.slots.first?.isCertain == true && $0.slots.last?.isGap == false })
    else { return nil }
    return terms
  }

  private func appending(_ more: [Slot]) -> Term {
    var term = self
    term.slots += more
    return term
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
    let text = entry.drop { "!^> ".contains($0) }
    if text.isEmpty { return "an entry needs a word" }
    if text.first == "_" { return "an entry cannot start with `_`: any word would start it" }
    if text.contains("<"), text.contains(">") {
      return "an entry's classes are \(WordClasses.names.map { "`<\($0)>`" }.joined(separator: ", "))"
    }
    return
      "an entry is made of words, with `/`, `*`, `?`, `_`, `#`, `..`, `^`, `>`, `$` and `!` as the only signs"
  }

  /// The place of a part that is made of letters alone, of alternatives and inflections, as nearly all are; nil for
  /// any other, which `choices(of:)` reads.
  private static func plainSlot(of part: UnsafeBufferPointer<UInt8>) -> Slot? {
    var words: [UInt64] = []
    var start = 0
    var hash = WordHash.seed
    for index in 0...part.count {
      let byte = index < part.count ? part[index] : UInt8(ascii: "/")
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hash = WordHash.add(byte, to: hash)
      case UInt8(ascii: "/"):
        if index == start { return nil }
        if part[index - 1] == UInt8(ascii: "*") {
          if index - 1 == start { return nil }
          Inflection.appendHashes(of: UnsafeBufferPointer(rebasing: part[start..<index - 1]), to: &words)
        } else {
          if start == 0, index == part.count { return .word(WordHash.finish(hash)) }
          words.append(WordHash.finish(hash))
        }
        start = index + 1
        hash = WordHash.seed
      case UInt8(ascii: "*"):
        if index + 1 < part.count, part[index + 1] != UInt8(ascii: "/") { return nil }
      default: return nil
      }
    }
    words.sort()
    return .words(words)
  }

  /// The ways to fill a part between spaces: one place with any of its plain words, or the places of a compound; nil
  /// when it is no part.
  private static func choices(of part: UnsafeBufferPointer<UInt8>) -> [[Slot]]? {
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
    var choices: [[Slot]] = []
    var start = 0
    while start <= count {
      let end = part[start..<count].firstIndex(of: UInt8(ascii: "/")) ?? count
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
  private static func slots(of choice: UnsafeBufferPointer<UInt8>) -> [Slot]? {
    if choice.count == 1, choice[0] == UInt8(ascii: "#") { return [.words([TermIndex.numberKey])] }
    if choice.first == UInt8(ascii: "<"), choice.last == UInt8(ascii: ">"), choice.count > 2 {
      let name = String(decoding: choice[1..<choice.count - 1], as: UTF8.self)
      return WordClasses.words(of: name).map { [.words($0)] }
    }
    let isInflected = choice.last == UInt8(ascii: "*")
    let letters = UnsafeBufferPointer(rebasing: choice[..<(choice.count - (isInflected ? 1 : 0))])
    var inner: [Slot] = []
    guard let last = lastWord(of: letters, &inner) else { return nil }
    guard isInflected else { return inner + [.words([last.hash])] }
    var forms: [UInt64] = []
    Inflection.appendHashes(of: UnsafeBufferPointer(rebasing: letters[last.range]), to: &forms)
    return inner + [.words(forms.sorted())]
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
  /// The forms of irregular verbs and nouns that their endings do not give: each row a base form and its others.
  private static let irregular: [UInt64: [UInt64]] = {
    let rows = """
      be am is are was were been being, beat beaten, become became, begin began begun beginning, bet betting
      break broke broken, bring brought, burn burnt, buy bought, child children, come came, cut cutting, die dying
      do does did done, draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen
      feel felt, fight fought, find found, foot feet, forget forgot forgotten forgetting, forgive forgave forgiven
      get got gotten getting, give gave given, go goes went gone, have has had, hear heard, hit hitting, hold held
      hurt, keep kept, leave left, lend lent, lie lay lain lying, lose lost, man men, make made, meet met, pay paid
      put putting, quit quitting, ride rode ridden, rise rose risen, run ran running, say said, see saw seen, sell sold
      send sent, set setting, sit sat sitting, sleep slept, speak spoke spoken, spend spent, spin spun spinning
      stand stood, steal stole stolen, stick stuck, take took taken, tell told, think thought, throw threw thrown
      wake woke woken, win won winning, woman women, wife wives, write wrote written
      """
    var forms: [UInt64: [UInt64]] = [:]
    for row in Term.entries(rows) {
      let words = row.split(separator: " ").map { WordHash.ofFolded($0.utf8) }
      forms[words[0]] = Array(words.dropFirst())
    }
    return forms
  }()

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
    hashes += irregular[WordHash.finish(whole)] ?? []
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
