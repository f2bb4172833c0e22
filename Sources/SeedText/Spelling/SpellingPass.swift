/// The part of spelling that is done while the words of all texts are at hand, on several threads: it passes
/// over what is known to be right and gathers the rest.
package struct SpellingPass: Sendable {
  /// A word that has to be looked up.
  package struct Query: Sendable {
    package let key: UInt64
    package let spelling: String

    fileprivate init(key: UInt64, spelling: String) { (self.key, self.spelling) = (key, spelling) }

    /// One word that stands in no text.
    package init(_ spelling: String) {
      self.spelling = spelling
      var copy = spelling
      key = copy.withUTF8 { bytes in
        WordScanner.words(of: bytes).first.map { SpelledWords.key(of: $0, in: bytes) } ?? 0
      }
    }
  }

  /// What one stretch of texts has beyond known words.
  package struct Unknown: Sendable {
    /// Distinct, in the order of their first places.
    package fileprivate(set) var queries: [Query] = []
    /// The texts, by index, that have any of them; ascending.
    package fileprivate(set) var texts: [Int] = []
    /// The entries of the accept list that stand in the texts.
    package fileprivate(set) var usedEntries: Set<Int> = []
    /// Entries that accept a compound, which is only needed when the part by that key is wrong.
    package fileprivate(set) var excuses: [UInt64: Set<Int>] = [:]
    private var asked: Set<UInt64> = []

    package init() {}

    fileprivate func isAsked(_ key: UInt64) -> Bool { asked.contains(key) }

    fileprivate mutating func ask(_ key: UInt64, _ spelling: @autoclosure () -> String) {
      if asked.insert(key).inserted { queries.append(Query(key: key, spelling: spelling())) }
    }

    /// Takes in what a later stretch has.
    package mutating func append(_ other: Unknown) {
      for query in other.queries { ask(query.key, query.spelling) }
      texts += other.texts
      usedEntries.formUnion(other.usedEntries)
      excuses.merge(other.excuses) { $0.union($1) }
    }
  }

  /// A place where a wrong word stands.
  package struct Place: Sendable {
    package let textIndex: Int
    package let range: Range<Int>
    package let key: UInt64
    package let spelling: String
    /// Whether it has the capital of a name.
    package let isName: Bool
  }

  /// The right words, those apart that the content accepts: each of their places has to be seen.
  package var known: Set<UInt64>
  package let accepted: AcceptedWords
  package let isEnglish: Bool

  package init(known cached: Set<UInt64>, accepted: AcceptedWords, isEnglish: Bool) {
    self.accepted = accepted
    self.isEnglish = isEnglish
    known = cached.filter { accepted.index(of: $0) == nil }
    // Single letters are never judged, and "a" and "I" are the commonest words.
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for word in [String(letter), letter.uppercased()] { known.insert(Query(word).key) }
    }
  }

  /// Gathers the words of a text that are not known.
  ///
  /// - Complexity: O(words), some nanoseconds each while all are known.
  @inline(__always)
  package func look(
    at words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    ofText index: Int,
    isMessage: Bool,
    _ unknown: inout Unknown
  ) {
    guard
      let first = words.indices.first(where: {
        !known.contains(SpelledWords.key(of: words[$0], in: bytes))
      })
    else { return }
    var text = SpelledWords(words: words, bytes: bytes, isMessage: isMessage, isEnglish: isEnglish)
    for position in first..<words.count
    where !known.contains(SpelledWords.key(of: words[position], in: bytes)) {
      look(at: position, in: &text, ofText: index, &unknown)
    }
  }

  @inline(never)
  private func look(
    at position: Int,
    in text: inout SpelledWords,
    ofText index: Int,
    _ unknown: inout Unknown
  ) {
    let key = SpelledWords.key(of: text.words[position], in: text.bytes)
    if let entry = accepted.index(of: key) {
      unknown.usedEntries.insert(entry)
      return
    }
    let isAsked = unknown.isAsked(key)
    if !isAsked || text.touchesNeighbor(position) {
      guard text.isJudged(position), !isPrefix(position, in: text) else { return }
      let forms = text.forms(of: position)
      if forms.contains(where: { known.contains($0.key) }) { return }
      for form in forms {
        if let entry = accepted.index(of: form.key) { unknown.excuses[key, default: []].insert(entry) }
        unknown.ask(form.key, text.spelling(of: form, at: position))
      }
    }
    if unknown.texts.last != index { unknown.texts.append(index) }
  }

  /// The places of wrong words in a text, once all words have been looked up and `known` has what is right.
  package func wrongPlaces(
    in bytes: UnsafeBufferPointer<UInt8>,
    ofText index: Int,
    isMessage: Bool
  ) -> [Place] {
    let words = WordScanner.words(of: bytes, isMessage: isMessage)
    var text = SpelledWords(words: words, bytes: bytes, isMessage: isMessage, isEnglish: isEnglish)
    return words.indices.compactMap { position in
      let key = SpelledWords.key(of: words[position], in: bytes)
      if known.contains(key) || accepted.index(of: key) != nil { return nil }
      guard text.isJudged(position), !isPrefix(position, in: text) else { return nil }
      let forms = text.forms(of: position)
      if forms.contains(where: { known.contains($0.key) || accepted.index(of: $0.key) != nil }) { return nil }
      return Place(
        textIndex: index,
        range: words[position].range,
        key: key,
        spelling: text.spelling(of: forms[0], at: position),
        isName: text.isWrittenAsName(position)
      )
    }
  }

  private func isPrefix(_ position: Int, in text: SpelledWords) -> Bool {
    guard isEnglish, text.isFollowedByHyphen(position) else { return false }
    return EnglishSpelling.isPrefix(String(decoding: text.bytes[text.words[position].range], as: UTF8.self))
  }
}
