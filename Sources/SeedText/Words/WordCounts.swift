/// What the pass over the words of all texts keeps for rules that judge texts against each other.
package struct WordCounts: Sendable {
  /// What is kept of a text.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its words, for counting runs of them.
    package static let runs = Kinds(rawValue: 1)
    package static let openings = Kinds(rawValue: 2)
    /// What tells whether another text is the same.
    package static let folded = Kinds(rawValue: 4)
    /// The same, and its words, to be compared with those of another text.
    package static let foldedWords = Kinds(rawValue: 12)
    /// What it is about.
    package static let ideas = Kinds(rawValue: 16)
  }

  /// What a text is about.
  package struct Idea: Sendable {
    /// The text's index in the catalog.
    package let text: Int
    package let features: IdeaFeatures
  }

  package private(set) var corpus = WordCorpus()
  package private(set) var folded = FoldedTexts()
  package private(set) var ideas: [Idea] = []

  package init() {}

  /// Takes what was kept of the texts that come behind these.
  package mutating func append(_ next: WordCounts) {
    corpus.append(next.corpus)
    folded.append(next.folded)
    ideas += next.ideas
  }

  /// Finds what takes all texts to be there.
  package mutating func finish() { folded.findFirsts() }

  /// Adds the next text.
  ///
  /// - Parameters:
  ///   - words: read as a message where the text is one.
  ///   - index: the text's index in the catalog.
  /// - Complexity: O(words).
  package mutating func add(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    isMessage: Bool,
    ofText index: Int,
    _ kinds: Kinds
  ) {
    if kinds.contains(.runs) { corpus.add(words, ofText: index) }
    if kinds.contains(.openings) { corpus.addOpening(words, ofText: index) }
    if kinds.contains(.folded) {
      // What a message does not show tells it apart as well.
      let hidesWords = isMessage && bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "'") }
      let words = hidesWords ? WordScanner.words(of: bytes) : words
      let byWords = kinds.contains(.foldedWords)
      folded.add(words, in: bytes, isMessage: isMessage, ofText: index, byWords: byWords)
    }
    if kinds.contains(.ideas) {
      ideas.append(Idea(text: index, features: IdeaFeatures(of: words, in: bytes, hasPairs: false)))
    }
  }
}
