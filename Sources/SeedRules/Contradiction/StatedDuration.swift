import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a length, an end or a part of the day that a fix's texts state otherwise than its timer, its prompt
/// or its configuration.
///
/// The prompt of a timed fix is duration-unstated's. A comment speaks of much besides the fix: there, only
/// what can mean nothing but the fix's own span is held against it ("the ten minutes", "ten minutes of
/// silence", "after ten minutes" of a timer that runs five). "Until lunch" is no minute: it only contradicts
/// what cannot be lunch. Parts of the day are compared where each of two texts names one.
struct StatedDuration: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-duration"),
    since: "0.2",
    summary: "A fix states one length, end or part of the day in one place and another one in another.",
    rationale: """
      Whoever reads "five minutes", starts a timer that runs five, and is then asked for ten does not know \
      what counts. It is mostly a revision that reached one text and not the other.

      Read are minutes, hours and seconds, and what something lasts until: noon, lunch, dinner, tonight, a \
      time of day. A meal is a span of hours, so "until lunch" agrees with 12:00 and with 13:30, and not \
      with 19:00. So is a part of the day: what the prompt does "at lunch" cannot set in "at breakfast".
      """,
    reads: """
      of fixes `prompt`, `inlineComment`, `validation`, the timer's `durationSeconds` and `prompt`, steps, \
      `durationDescription`, `endTime`, `triggerBehavior`, `targetDescription`, `predictionPrompt`, \
      `observationPrompt`
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
      abstain("⟪From noon on⟫, send no joke.", "In every thread.", "11:00"),
      .fix(
        """
        "prompt": "When a story of yours comes up at lunch, let others tell it.",
        "interactionType": "substitute", "configuration": { "substitute": {
          "triggerBehavior": "A story comes up ⟪at breakfast⟫.", "replacementBehavior": "Let others tell it." } }
        """
      ),
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
      if checkEnds(fix, catalog, &findings) { return }
      if fix.fix.interactionType == .predict {
        checkQuestions(fix, catalog, &findings)
      } else {
        checkDayParts(fix, catalog, &findings)
      }
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
  ///
  /// - Returns: whether two of them differ.
  private func checkEnds(_ fix: StatedFix, _ catalog: Catalog, _ findings: inout FindingSink) -> Bool {
    let isAbstain = fix.fix.interactionType == .abstain
    if fix.fix.type == .weekly { return false }
    let prompt = fix.text(.prompt).flatMap { text in HourSpan.end(in: text).map { (text, $0) } }
    var ends = prompt.map { [$0] } ?? []
    for role in [StatedText.Role.span, .validation] {
      guard let text = fix.text(role), let end = HourSpan.end(in: text) else { continue }
      if let prompt, !prompt.1.meets(end) {
        let message =
          "\(text.role.name) says \(text.quoted(end.words)), and the prompt \(prompt.0.quoted(prompt.1.words))"
        report(fix, message, text.byteRange(end.words), text, catalog, &findings)
        return true
      }
      ends.append((text, end))
    }
    guard isAbstain, let time = fix.string("endTime") else { return false }
    let parts = time.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2 else { return false }
    let hour = parts[0] + parts[1] / 60
    for (text, end) in ends where !end.contains(hour) && !end.contains(hour + 24) {
      let message = "\(text.role.name) says \(text.quoted(end.words)), and `endTime` is \(time)"
      report(fix, message, text.byteRange(end.words), text, catalog, &findings)
      return true
    }
    let isOvernight = fix.texts.contains {
      [.prompt, .span, .validation].contains($0.role) && HourSpan.namesNight(in: $0)
    }
    if isOvernight || !ends.isEmpty { return false }
    for role in [StatedText.Role.prompt, .span] {
      guard let text = fix.text(role), let words = HourSpan.start(in: text, after: hour) else { continue }
      let message = "\(text.role.name) says \(text.quoted(words)), and `endTime` is \(time)"
      report(fix, message, text.byteRange(words), text, catalog, &findings)
      return true
    }
    return false
  }

  /// Holds the part of the day in which the prompt is done against that of what sets it off, of what is
  /// counted, of its span and of its first step.
  private func checkDayParts(_ fix: StatedFix, _ catalog: Catalog, _ findings: inout FindingSink) {
    let role: StatedText.Role
    switch fix.fix.interactionType {
    case .abstain: role = .span
    case .counter: role = .target
    case .substitute: role = .trigger
    case .multiStep: role = .step
    default: return
    }
    // Of the steps, only the first is done when the prompt says.
    guard let text = fix.texts.first(where: { $0.role == role }), !text.words.isEmpty,
      let other = DayPart.only(in: text), role == .target || !Self.isPast(other, in: text),
      let prompt = fix.text(.prompt), let asked = DayPart.only(in: prompt), asked.excludes(other),
      prompt.sentenceStart(of: asked.words.lowerBound) == 0, !Self.isPast(asked, in: prompt),
      !prompt.words[prompt.sentence(of: 0)].contains(where: { Self.plans.contains($0.text) })
    else { return }
    let isFirst = asked.words.lowerBound == 0
    let isEarlier = asked.hours.lowerBound < other.hours.lowerBound
    switch role {
    // What is prepared for the evening may be so at lunch.
    case .step where !(isFirst && isEarlier && other.words.lowerBound == 0): return
    // "Tonight, count" what was earlier.
    case .target where isFirst && !isEarlier: return
    default: break
    }
    let message =
      "\(text.role.name) says \(text.quoted(other.words)), and the prompt \(prompt.quoted(asked.words))"
    report(fix, message, text.byteRange(other.words), text, catalog, &findings)
  }

  /// Whether a part of the day is when something happened: "the mail you got this morning".
  private static func isPast(_ part: DayPart, in text: StatedText) -> Bool {
    text.words[text.sentence(of: part.words.lowerBound).lowerBound..<part.words.lowerBound]
      .contains { pasts.contains($0.text) || $0.text.hasSuffix("ed") && $0.text.utf8.count > 4 }
  }

  /// Holds what is looked at against what was predicted, where both questions end with a time.
  private func checkQuestions(_ fix: StatedFix, _ catalog: Catalog, _ findings: inout FindingSink) {
    guard let observation = fix.text(.observation), let prediction = fix.text(.prediction),
      let seen = Self.asked(in: observation, isPrediction: false),
      let guessed = Self.asked(in: prediction, isPrediction: true), seen.isOther(than: guessed),
      // Each day's guess may be followed by the week's look.
      fix.text(.prompt)?.words.contains(where: { $0.text == "each" || $0.text == "every" }) != true
    else { return }
    let message =
      "the second question says \(observation.quoted(seen.words)), and the first \(prediction.quoted(guessed.words))"
    report(fix, message, observation.byteRange(seen.words), observation, catalog, &findings)
  }

  /// When something happens that a question asks about.
  private struct Asked {
    /// A part of the day, or nil where it is a longer span.
    var part: DayPart?
    /// "today", "week", "month".
    var span = ""
    var words: Range<Int>

    func isOther(than other: Asked) -> Bool {
      if let part, let theirs = other.part { return part.excludes(theirs) }
      return part == nil && other.part == nil && span != other.span
    }
  }

  /// The time with which a text's one question ends: "How often will they laugh at dinner?".
  private static func asked(in text: StatedText, isPrediction: Bool) -> Asked? {
    var asked = DayPart.only(in: text).map { Asked(part: $0, words: $0.words) }
    for index in text.words.indices where spans.contains(text.words[index].text) {
      let word = text.words[index].text
      guard asked == nil, word == "today" || text.word(index - 1) == "this" else { return nil }
      asked = Asked(span: word, words: (word == "today" ? index : index - 1)..<index + 1)
    }
    guard let asked else { return nil }
    // "What will you remember of this week?"
    if asked.part == nil, ["of", "from", "for", "about"].contains(text.word(asked.words.lowerBound - 1)) {
      return nil
    }
    let sentence = text.sentence(of: asked.words.lowerBound)
    let words = text.words[sentence.lowerBound..<asked.words.lowerBound]
    let end = asked.words.upperBound
    guard sentence.lowerBound == 0, asked.words.lowerBound > 0,
      end == text.words.count || text.words[end].joint == .punctuation,
      questions.contains(text.word(0)), words.dropFirst().allSatisfy({ $0.joint != .punctuation }),
      isPrediction
        == words.contains(where: { $0.text == "will" || $0.text == "you'll" || $0.text == "they'll" })
    else { return nil }
    return asked
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

  /// What is thought of a time other than that in which it is thought.
  private static let plans: Set<String> = [
    "decide", "choose", "plan", "promise", "guess", "predict", "write", "note", "list", "check", "read",
    "prepare", "remember", "recall", "pick", "look", "think", "imagine", "describe", "retell",
  ]
  private static let pasts: Set<String> = [
    "did", "said", "made", "was", "were", "had", "sent", "gave", "told", "wrote", "got", "took", "came",
    "went",
    "left", "heard", "saw", "met", "ate", "bought", "felt", "kept", "brought", "spoke", "began", "than",
  ]
  private static let spans: Set<String> = ["today", "week", "month"]
  private static let questions: Set<String> = ["how", "who", "what", "which", "where", "whose"]
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
