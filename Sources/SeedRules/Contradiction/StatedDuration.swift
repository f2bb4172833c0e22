import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags a length of time or an end that a fix's text states otherwise than its timer, its `endTime` or the
/// length that its prompt asks for.
///
/// The prompt of a timed fix is for interaction/duration-unstated. A comment speaks of much besides the fix:
/// there, only "the ten minutes", or a clause that starts with "Ten minutes of" or "Ten minutes is", is taken
/// for the fix's own.
struct StatedDuration: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-duration"),
    since: "0.2",
    summary: "A fix states one length or end in one place and another one in another.",
    rationale: """
      Whoever reads "five minutes", starts a timer that runs five, and is then asked for ten does not know \
      what counts. Mostly one text was changed and the other was not.

      Checked are minutes, hours and seconds, and of abstain fixes "until" with a meal, a part of the day or \
      a time. A meal is a span of hours: "until lunch" agrees with 12:00 and with 13:30, not with 19:00.
      """,
    reads: """
      of fixes `prompt`, `inlineComment`, `validation`, the timer's `durationSeconds` and `prompt`, \
      `durationDescription`, `endTime`
      """,
    languages: ["en"],
    misses: "It leaves alone in a comment what may be the length of something else."
  )

  static let examples = RuleExamples(
    accepted: [
      timed(
        "Do nothing for five minutes.",
        300,
        #""inlineComment": "By the second minute you will want a prop.""#
      ),
      timed(
        "Do nothing for five minutes.",
        300,
        #""validation": "If you left after two minutes, it didn't count.""#
      ),
      abstain("Until lunch, send no joke.", "Until lunch.", "12:00"),
    ],
    flagged: [
      timed("Do nothing for five minutes.", 300, #""inlineComment": "⟪Ten minutes⟫ of nothing is long.""#),
      timed(
        "Do nothing for five minutes.",
        300,
        #""validation": "You sat through the whole ⟪ten minutes⟫.""#
      ),
      abstain("Until lunch, send no joke.", "⟪Until dinner⟫.", "12:00"),
      abstain("⟪Until lunch⟫, send no joke.", "In every thread.", "19:00"),
    ]
  )

  private static func timed(_ prompt: String, _ seconds: Int, _ more: String) -> RuleExample {
    .fix(
      """
      "prompt": "\(prompt)", \(more),
      "interactionType": "timed", "configuration": { "timed": { "durationSeconds": \(seconds) } }
      """
    )
  }

  private static func abstain(_ prompt: String, _ span: String, _ end: String) -> RuleExample {
    .fix(
      """
      "prompt": "\(prompt)", "interactionType": "abstain",
      "configuration": { "abstain": { "durationDescription": "\(span)", "endTime": "\(end)" } }
      """
    )
  }

  func fault(of fix: FixView) -> StatedFault? {
    if fix.fix.interactionType == .timed {
      guard let seconds = fix.integer("durationSeconds") else { return nil }
      return otherLength(than: seconds...seconds, in: fix) {
        "the timer runs \(DurationMention.describe(seconds))"
      }
    }
    if let end = otherEnd(of: fix) { return end }
    // "Ten minutes of reading, then five of rest" asks for two.
    guard let prompt = fix.texts.first, prompt.role == .prompt, case let mentions = prompt.mentions,
      mentions.count == 1, mentions[0].isAsked
    else { return nil }
    return otherLength(than: mentions[0].seconds, in: fix) { "the prompt says \(mentions[0].description)" }
  }

  private func otherLength(
    than span: ClosedRange<Int>,
    in fix: FixView,
    _ expected: () -> String
  ) -> StatedFault? {
    for text in fix.texts where text.role != .prompt && text.role != .step {
      let mentions = text.mentions
      if mentions.contains(where: { $0.seconds.overlaps(span) }) { continue }
      for mention in mentions {
        guard let words = text.words(of: mention), isOfFix(mention, words, in: text) else { continue }
        return StatedFault(
          text,
          words,
          "\(text.role.rawValue) says \(mention.description), but \(expected())"
        )
      }
    }
    return nil
  }

  /// Whether a duration can be nothing but how long the fix lasts.
  private func isOfFix(_ mention: DurationMention, _ words: Range<Int>, in text: StatedText) -> Bool {
    let (before, after) = (text.word(words.lowerBound - 1), text.word(words.upperBound))
    if text.words[words.lowerBound].isQuoted { return false }
    let wordsBefore = text.words[..<words.lowerBound].suffix(4)
    if wordsBefore.contains(where: { Self.others.contains($0.text) }) { return false }
    let isFollowed = !text.ends(words.upperBound)
    if isFollowed, Self.points.contains(after) { return false }
    if text.starts(words.lowerBound) {
      if text.role == .timer || !isFollowed, !text.isAside { return true }
      // "Ten minutes of nothing", "Ten minutes is long".
      return ["of", "is", "are"].contains(after)
    }
    if Self.definite.contains(before) { return true }
    return !text.isAside && mention.isAsked
  }

  /// "Until dinner" of a fix that ends at noon.
  private func otherEnd(of fix: FixView) -> StatedFault? {
    guard fix.fix.interactionType == .abstain, fix.fix.type != .weekly, let time = fix.string("endTime")
    else {
      return nil
    }
    let parts = time.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2 else { return nil }
    for text in fix.texts where [.prompt, .span, .validation].contains(text.role) {
      guard let end = EndTime.read(in: text), !end.contains(parts[0] + parts[1] / 60) else { continue }
      let says = "\(text.role.rawValue) says \(text.quoted(end.words))"
      return StatedFault(text, end.words, "\(says), but `endTime` is \(time)")
    }
    return nil
  }

  /// What makes a span the one that was spoken of.
  private static let definite: Set<String> = ["the", "those", "these", "all", "whole", "full", "entire"]
  private static let others = Set(Term.entries(Lists.Durations.otherSpans))
  private static let points = Set(Term.entries(Lists.Durations.spanPoints))
}
