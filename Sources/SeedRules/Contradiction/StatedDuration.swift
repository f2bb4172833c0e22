import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a length or an end that a fix's texts state otherwise than its timer, its prompt or its
/// configuration.
///
/// The prompt of a timed fix is duration-unstated's. A comment speaks of much besides the fix: there, only
/// what can mean nothing but the fix's own span is held against it ("the ten minutes", "ten minutes of
/// silence", "after ten minutes" of a timer that runs five). "Until lunch" is no minute: it only contradicts
/// what cannot be lunch.
struct StatedDuration: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-duration"),
    since: "0.2",
    summary: "A fix states one length or end in one place and another one in another.",
    rationale: """
      Whoever reads "five minutes", starts a timer that runs five, and is then asked for ten does not know \
      what counts. It is mostly a revision that reached one text and not the other.

      Read are minutes, hours and seconds, and what something lasts until: noon, lunch, dinner, tonight, a \
      time of day. A meal is a span of hours, so "until lunch" agrees with 12:00 and with 13:30, and not \
      with 19:00.
      """,
    reads: """
      of fixes `prompt`, `inlineComment`, `validation`, the timer's `durationSeconds` and `prompt`, steps, \
      `durationDescription`, `endTime`
      """
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

  func check(_ fix: StatedFix, in catalog: Catalog, _ findings: inout FindingSink) {
    if fix.fix.interactionType == .timed {
      guard let duration = fix.integer("durationSeconds") else { return }
      for text in fix.texts where text.role != .prompt {
        guard let other = Self.mention(against: duration...duration, in: text) else { continue }
        let expected = DurationMention.describe(duration)
        let message = "\(text.role.name) says \(other.description), and the timer runs \(expected)"
        report(fix, message, other.range, text, catalog, &findings)
      }
    } else {
      checkAgainstPrompt(fix, catalog, &findings)
      checkEnds(fix, catalog, &findings)
    }
  }

  private func report(
    _ fix: StatedFix,
    _ message: String,
    _ range: Range<Int>,
    _ text: StatedText,
    _ catalog: Catalog,
    _ findings: inout FindingSink
  ) {
    let finding = fix.finding(of: Self.self, message, at: range, of: text, in: catalog)
    findings.report(finding, remedy: "Make the two agree.")
  }

  /// Holds the other texts against the length that the prompt asks for.
  private func checkAgainstPrompt(_ fix: StatedFix, _ catalog: Catalog, _ findings: inout FindingSink) {
    guard let prompt = fix.text(.prompt), let asked = prompt.mentions.first(where: \.isAsked) else { return }
    let all = prompt.mentions
    var steps: [(StatedText, DurationMention)] = []
    for text in fix.texts where text.role != .prompt {
      if text.role == .step {
        steps += text.mentions.filter(\.isAsked).map { (text, $0) }
        continue
      }
      guard let other = Self.mention(against: asked.seconds, in: text),
        !all.contains(where: { $0.seconds.overlaps(other.seconds) })
      else { continue }
      let message = "\(text.role.name) says \(other.description), and the prompt \(asked.description)"
      report(fix, message, other.range, text, catalog, &findings)
    }
    // Several steps share the whole; one that names a length names all of it.
    let sum = steps.reduce(0) { $0 + $1.1.seconds.lowerBound }
    guard let (text, other) = steps.first else { return }
    // One short part of a long whole leaves the rest to the other steps.
    let isPart = fix.texts.count { $0.role == .step } > 1 && sum * 2 < asked.seconds.lowerBound
    if isPart { return }
    if steps.count > 1 ? sum > asked.seconds.upperBound : !asked.seconds.overlaps(other.seconds) {
      let message =
        "the steps take \(DurationMention.describe(sum)), and the prompt says \(asked.description)"
      report(fix, message, other.range, text, catalog, &findings)
    }
  }

  /// Holds what says "until" in the prompt, the span, the validation and `endTime` against each other.
  private func checkEnds(_ fix: StatedFix, _ catalog: Catalog, _ findings: inout FindingSink) {
    let isAbstain = fix.fix.interactionType == .abstain
    if fix.fix.type == .weekly { return }
    let prompt = fix.text(.prompt).flatMap { text in HourSpan.end(in: text).map { (text, $0) } }
    var ends = prompt.map { [$0] } ?? []
    for role in [StatedText.Role.span, .validation] {
      guard let text = fix.text(role), let end = HourSpan.end(in: text) else { continue }
      if let prompt, !prompt.1.meets(end) {
        let message =
          "\(text.role.name) says \(text.quoted(end.words)), and the prompt \(prompt.0.quoted(prompt.1.words))"
        report(fix, message, text.byteRange(end.words), text, catalog, &findings)
        return
      }
      ends.append((text, end))
    }
    guard isAbstain, let time = fix.string("endTime") else { return }
    let parts = time.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2 else { return }
    let hour = parts[0] + parts[1] / 60
    for (text, end) in ends where !end.contains(hour) && !end.contains(hour + 24) {
      let message = "\(text.role.name) says \(text.quoted(end.words)), and `endTime` is \(time)"
      report(fix, message, text.byteRange(end.words), text, catalog, &findings)
      return
    }
  }

  /// The first length that a text states of its fix and that is another one.
  private static func mention(against span: ClosedRange<Int>, in text: StatedText) -> DurationMention? {
    let mentions = text.mentions
    if mentions.contains(where: { $0.seconds.overlaps(span) }) { return nil }
    if let other = mentions.first(where: { isOfFix($0, in: text, span) }) { return other }
    return ordinalMinute(beyond: span, in: text)
  }

  /// Whether a mention can mean nothing but how long the fix lasts.
  private static func isOfFix(_ mention: DurationMention, in text: StatedText, _ span: ClosedRange<Int>)
    -> Bool
  {
    guard let start = text.words.firstIndex(where: { $0.range.lowerBound >= mention.range.lowerBound }),
      let last = text.words.lastIndex(where: { $0.range.upperBound <= mention.range.upperBound }),
      !text.words[start].isQuoted
    else { return false }
    let isShorter = mention.seconds.upperBound < span.lowerBound
    let (before, after) = (text.word(start - 1), text.word(last + 1))
    let isTied = !text.starts(start)
    let wordsBefore = text.words[..<start].suffix(4).map(\.text)
    if wordsBefore.contains(where: bounds.contains) { return false }
    if laterWords.contains(after), text.words[last + 1].joint != .punctuation { return false }
    if text.words[start...last].contains(where: { $0.text == "a" || $0.text == "an" }), text.role.isAside,
      isTied
    {
      return before == "for" && text.starts(start - 1) && !isShorter
    }
    if before == "after" || before == "past" || before == "beyond" { return !isShorter }
    if isTied, halves.contains(before) { return false }
    if isTied, definite.contains(before) { return !halves.contains(text.word(start - 2)) }
    let isFollowed = last + 1 < text.words.count && text.words[last + 1].joint != .punctuation
    if isFollowed, after == "of" { return !text.role.isAside || text.starts(start) }
    if !isTied, !isFollowed, text.sentenceStart(of: start) == start { return true }
    if text.role.isAside { return before == "for" && text.starts(start - 1) && !isShorter }
    if isFollowed, nearWords.contains(after) { return !isShorter }
    return mention.isAsked || !isShorter || done.contains(before)
  }

  /// "The tenth minute" of a timer that runs five.
  private static func ordinalMinute(beyond span: ClosedRange<Int>, in text: StatedText) -> DurationMention? {
    for index in text.words.indices.dropFirst() where text.words[index].text == "minute" {
      guard let ordinal = ordinals.firstIndex(of: text.word(index - 1)), text.words[index].joint == .space,
        ordinal * 60 >= span.upperBound
      else { continue }
      let seconds = (ordinal + 1) * 60
      return DurationMention(
        range: text.byteRange(index - 1..<index + 1),
        seconds: seconds...seconds,
        isAsked: true
      )
    }
    return nil
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
    "nineteenth",
    "twentieth",
  ]
  /// What makes a span the one that was spoken of.
  private static let definite: Set<String> = [
    "the", "those", "these", "all", "your", "whole", "full", "entire", "through", "throughout", "spent",
  ]
  private static let halves: Set<String> = ["last", "first", "next", "other", "final", "opening", "closing"]
  /// What says of something else how long it takes, or bounds it.
  private static let bounds: Set<String> = [
    "every", "each", "within", "once", "least", "most", "nap", "than", "takes", "took", "halfway", "per",
    "under",
    "over", "twice", "another", "early", "late", "only", "if", "before", "last", "first",
  ]
  private static let laterWords: Set<String> = ["later", "ago", "early", "late", "earlier", "old", "before"]
  private static let nearWords: Set<String> = ["before", "longer", "more", "less", "into"]
  private static let done: Set<String> = [
    "waited", "spent", "sat", "stayed", "for", "lasted", "stood", "lay", "held",
  ]
}

extension StatedText {
  /// Some words as they stand in the text, in backticks.
  func quoted(_ range: Range<Int>) -> String { "`\(string(byteRange(range)))`" }
}
