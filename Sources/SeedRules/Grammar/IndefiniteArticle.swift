import SeedDiagnostics
import SeedLint
import SeedText

/// Flags "a" before a vowel that is heard, and "an" before a consonant.
///
/// It goes by the sound as far as spelling tells: "an hour", "a unique", "a one-line", "an SMS", "an
/// 8-minute". Words that are said both ways ("historic", "1848") and capitals that may be a word ("a FIFA",
/// "an FIFA") are left alone.
struct IndefiniteArticle: WordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("grammar/indefinite-article"),
    since: "0.2",
    summary: "“A” stands before a vowel sound, or “an” before a consonant.",
    rationale:
      "The wrong one makes a reader stumble. It is mostly left behind when the word after it is changed.",
    repair: "Unsafe: writes the other article.",
    reads: "every text but headings, labels and keywords",
    languages: ["en"],
    misses: "It leaves capitals alone that may be a word or letters."
  )

  static let examples = RuleExamples(
    accepted: [
      .comment("An hour at a university is a unit of a one-line answer."),
      .comment("Plan A is an SMS; plan B is an 8-minute call."),
      .comment("It was an historic day, or a historic one."),
      .comment("An 1848 map, an 1800s house, an 1,100-page book and an 18000-seat hall."),
      .comment("A Uruguayan neighbor, a urologist and an urgent call from an uncle."),
    ],
    flagged: [
      .comment("Leave ⟪a⟫ email unanswered until noon.", repaired: "Leave an email unanswered until noon."),
      .comment("You wanted ⟪an⟫ unique answer.", repaired: "You wanted a unique answer."),
      .comment("⟪An⟫ 1990 map and ⟪a⟫ 18-hour bus.", repaired: "A 1990 map and an 18-hour bus."),
      .comment("⟪A⟫ honest answer took ⟪an⟫ minute.", repaired: "An honest answer took a minute."),
    ]
  )

  var fewestWords: Int { 2 }

  func reads(_ origin: TextOrigin) -> Bool { origin.isProse && !origin.isHeadingOrLabel }

  func suspects(
    _ words: [Word],
    in bytes: UnsafeBufferPointer<UInt8>,
    _ traits: TextTraits
  ) -> Bool {
    let (a, an) = (Self.a, Self.an)
    for index in words.indices.dropLast() where words[index].hash == a || words[index].hash == an {
      if isWrong(index, words, in: bytes) { return true }
    }
    return false
  }

  func check(_ words: WordView, _ findings: inout FindingSink) {
    for index in words.words.indices.dropLast() where isWrong(index, words.words, in: words.text.bytes) {
      let word = words.words[index]
      let isAn = word.hash == Self.an
      let right = word.shape.contains(.capitalized) ? (isAn ? "A" : "An") : isAn ? "a" : "an"
      let message =
        "\(words.quote(index..<index + 1)) should be `\(right)` before \(words.quote(index + 1..<index + 2))"
      var finding = words.finding(of: Self.self, message, at: index..<index + 1)
      finding.remedy = "Write `\(right)`."
      finding.repair = Repair("Write `\(right)`", .unsafe, [words.text.edit(word.range, with: right)])
      findings.report(finding)
    }
  }

  private static let a = WordHash.of("a")
  private static let an = WordHash.of("an")

  private func isWrong(_ index: Int, _ words: [Word], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = words[index]
    guard word.hash == Self.a || word.hash == Self.an else { return false }
    let next = words[index + 1]
    // "Plan A", "the letter a", "an 'a'".
    if word.shape.contains(.capitalized), word.gap < .sentence { return false }
    let gap = bytes[Int(word.endOffset)..<Int(next.startOffset)]
    guard gap.first == UInt8(ascii: " "), next.gap <= .clause, isPlain(gap.dropFirst()) else { return false }
    if Self.functionWords.contains(next.hash) { return false }
    guard let isVowel = SpokenStart.isVowel(bytes[next.range], next.shape) else { return false }
    return isVowel != (word.hash == Self.an)
  }

  /// Whether nothing but an opening quotation mark follows the space.
  private func isPlain(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    rest.isEmpty || rest.count == 1 && rest.first == UInt8(ascii: "\"")
      || rest.elementsEqual([0xE2, 0x80, 0x9C])
      || rest.elementsEqual([0xE2, 0x80, 0x98])
  }

  private static let functionWords = WordSet(Lists.afterLetters)
}
