import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags a number that is followed by a word in the wrong form: "1 days".
///
/// Looked at is what is shown for a category that has no arm of its own, or one that is the same as `other`:
/// the words after `#`, in the arm or behind the block. In English one of the next three words has to be a
/// plural ("# missed days", "# people", "# are"); in other languages, where endings do not tell, any word
/// directly after the number counts, and only a category without an arm.
struct PluralDisagreement: PlaceholderRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("copy/plural-disagreement"),
    summary: "A number and the word after it do not agree: 1 days.",
    rationale: """
      A plural with nothing but `other`, or whose arms are all alike, shows "1 days" to whoever has one. \
      Where no word depends on the number (`{percent, plural, other {#%}}`, `Step {step, plural, other {#}} \
      of 9`) one arm is enough.
      """,
    reads: "the `title` and `body` of every copy variant, `maximum` of `placeholders`, and `locale`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.body("streak.ended", "{days, plural, one {# missed day} other {# missed days}}."),
      CopyExamples.body("streak.ended", "Day {days, plural, other {#}} of this was the last. {commitment}"),
      CopyExamples.body("streak.ended", "{days, plural, =1 {A day} other {# days}}."),
      CopyExamples.body("streak.ended", "{days, plural, one {# more yes says} other {# more yeses say}} so."),
      CopyExamples.body("streak.ended", "{days, plural, one {# crossroads} other {# crossroads}}, no sign."),
    ],
    flagged: [
      CopyExamples.body("streak.ended", "{days, plural, other {# ⟪days⟫}}, gone."),
      CopyExamples.body("streak.ended", "{days, plural, one {#} other {#}} missed ⟪days⟫, in a row."),
      CopyExamples.body("streak.ended", "{days, plural, =0 {No} other {#}} ⟪people⟫."),
    ]
  )

  func check(_ use: PlaceholderUse, of text: CopyMessage, _ copy: CopyContent, _ findings: inout FindingSink)
  {
    guard let rules = copy.pluralRules, text.isSound, case .plural(let arms) = use.form,
      let other = arms.first(where: { $0.selector == .category(.other) })
    else { return }
    let maximum = use.placeholder?.maximum ?? 1_000_000_000
    let exact = arms.compactMap { arm in if case .exactly(let number) = arm.selector { number } else { nil } }
    // One finding a plural: the first category is what a writer has to look at.
    for category in rules.categories where category != .other {
      let own = arms.first { $0.selector == .category(category) }
      let isAlike = own.map {
        ParsedMessage(parts: $0.parts).pattern == ParsedMessage(parts: other.parts).pattern
      }
      let isEnglish = rules.language == "en"
      guard isAlike ?? true, own == nil || isEnglish,
        let count = rules.smallestCount(of: category, upTo: maximum, excluding: exact),
        let word = FollowingWord.find(after: other.parts, then: use.following, isEnglish: isEnglish)
      else { continue }
      let shown = copy.countFormat.text(of: count)
      let reads = "\(shown) \(Excerpt.of(word.text))"
      let message = "with `\(Excerpt.of(use.name))` = \(shown) the text reads \"\(reads)\""
      var finding = Self.finding(message, at: word.range, of: text, in: copy)
      finding.remedy = "Give `\(category)` an arm of its own, with the word in it: `\(category) {# …}`."
      finding.notes = [Diagnostic.Note("the plural", at: text.place(use.nameRange))]
      findings.report(finding)
      return
    }
  }
}

/// The word after a number that tells how many there are.
private struct FollowingWord {
  /// What stands from the number to the word.
  var text: String
  /// The word's, in the pattern's bytes.
  var range: Range<Int>

  /// - Parameters:
  ///   - parts: the arm with the number in it.
  ///   - following: what follows the block.
  static func find(
    after parts: [ParsedMessage.Part],
    then following: ArraySlice<ParsedMessage.Part>,
    isEnglish: Bool
  ) -> FollowingWord? {
    for (index, part) in parts.enumerated() {
      guard case .number = part else { continue }
      let next = index + 1 < parts.count ? parts[index + 1] : following.first
      guard case .literal(let text, let range)? = next else { continue }
      if let word = find(in: text, range, isEnglish: isEnglish) { return word }
    }
    return nil
  }

  private static func find(in text: String, _ range: Range<Int>, isEnglish: Bool) -> FollowingWord? {
    guard let first = text.utf8.first, first == UInt8(ascii: " ") || first == 0xC2 else { return nil }
    let words = WordScanner.words(of: text)
    let bytes = Array(text.utf8)
    // Quoting makes the source longer than what is shown; then the whole text is the place.
    let isExact = bytes.count == range.count
    for (index, word) in words.prefix(isEnglish ? 3 : 1).enumerated() {
      guard index > 0 ? word.gap == .joined : word.startOffset <= 2, word.shape.contains(.letter) else {
        return nil
      }
      let lowered = String(decoding: bytes[word.range], as: UTF8.self).lowercased()
      if isEnglish {
        if pluralVerbs.contains(lowered), index == 0 {
          // "1 are".
        } else if StopWords.contains(word.hash), lowered != "more" {
          return nil
        } else if !isPluralNoun(lowered) {
          continue
        }
      }
      return FollowingWord(
        text: String(
          decoding: bytes[(words.first?.range.lowerBound ?? 0)..<word.range.upperBound],
          as: UTF8.self
        ),
        range: isExact
          ? range.lowerBound + word.range.lowerBound..<range.lowerBound + word.range.upperBound : range
      )
    }
    return nil
  }

  private static func isPluralNoun(_ word: String) -> Bool {
    if pluralNouns.contains(word) { return true }
    guard word.utf8.count >= 4, word.hasSuffix("s"), !singularNouns.contains(word) else { return false }
    return !word.hasSuffix("ss") && !word.hasSuffix("us") && !word.hasSuffix("is") && !word.hasSuffix("'s")
  }

  private static let pluralVerbs: Set<String> = ["are", "were", "have"]
  private static let pluralNouns = Set(Term.entries(Lists.PluralWords.plural))
  private static let singularNouns = Set(Term.entries(Lists.PluralWords.either))
}
