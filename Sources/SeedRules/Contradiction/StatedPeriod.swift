import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags a fix whose words span another period than its type: a weekly one that is over tonight, a daily one
/// that takes the week, a quick one that takes the day.
///
/// A day is a weekly fix's only where nothing in it speaks of the week. Of a daily fix the week is flagged
/// where it is asked for ("All week, …", "Each evening this week"), not where it is told of ("one thing you
/// said this week"). What is counted, predicted and looked at is held against the prompt's period.
struct StatedPeriod: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-period"),
    since: "0.2",
    summary: "A fix's words span another period than its type.",
    rationale: """
      A daily fix is over at midnight, a weekly one with its week, and a quick fix comes right after a crash \
      and takes minutes. A text that asks for another period can't be done as what it is assigned as.
      """,
    reads: """
      of fixes `type`, `prompt`, `validation`, `durationDescription`, `durationSeconds`, `targetDescription`, \
      `predictionPrompt`, `observationPrompt`
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""type": "weekly", "prompt": "All week, ask what went well today and keep the answers.""#),
      .fix(#""type": "daily", "prompt": "Take back one thing you said this week.""#),
      .fix(#""type": "daily", "prompt": "Reread a message of this week and count its commas.""#),
      .fix(#""type": "quickFix", "prompt": "Cancel the last task you gave yourself today.""#),
    ],
    flagged: [
      .fix(#""type": "weekly", "prompt": "Until ⟪tonight⟫, answer no request on the spot.""#),
      .fix(#""type": "daily", "prompt": "⟪All week⟫, leave one error alone.""#),
      .fix(#""type": "daily", "prompt": "⟪Each evening⟫ this week, write down one name.""#),
      .fix(#""type": "quickFix", "prompt": "⟪All day⟫, count the times you explain yourself.""#),
      .fix(#""type": "quickFix", "prompt": "For the rest of ⟪the week⟫, keep one hour a day empty.""#),
      .fix(counter("All week, count the invitations you answer.", "Invitations answered ⟪today⟫.")),
    ]
  )

  private static func counter(_ prompt: String, _ target: String) -> String {
    """
    "type": "weekly", "prompt": "\(prompt)", "interactionType": "counter",
    "configuration": { "counter": { "targetDescription": "\(target)", "unit": "invitations" } }
    """
  }

  func check(_ fix: StatedFix, in catalog: Catalog, _ findings: inout FindingSink) {
    guard let type = fix.fix.type else { return }
    var texts = fix.texts.filter { [.prompt, .validation, .span].contains($0.role) && !$0.words.isEmpty }
    // "Right now" is no word of interest elsewhere.
    if type == .weekly, fix.text(.prompt) == nil, let prompt = fix.texts.first, prompt.role == .prompt {
      texts.insert(prompt.readWhole(in: fix.tree), at: 0)
    }
    if type == .weekly, texts.contains(where: { Self.week(in: $0) != nil || Self.speaksOfDays($0) }) {
      // How long something is left undone has to say it itself.
      let found = first(in: texts) { text in
        let isSpan = text.role == .span && Self.week(in: text) == nil && !Self.speaksOfDays(text)
        return Self.longer(in: text) ?? (isSpan ? Self.day(in: text) : nil)
      }
      if let (text, range) = found ?? Self.oneDay(of: fix, texts) {
        report(fix, "a weekly fix", text, range, catalog, &findings)
      }
      return
    }
    let isScene = fix.fix.interactionType == .quiz || fix.fix.interactionType == .scenario
    let found: (StatedText, Range<Int>)? =
      switch type {
      case .weekly:
        first(in: texts) {
          Self.longer(in: $0) ?? Self.day(in: $0) ?? ($0.role == .prompt ? Self.now(in: $0) : nil)
        }
      case .daily:
        // What happens "on Friday" in a question's scene is not asked of the reader.
        first(in: texts) {
          Self.longer(in: $0) ?? (isScene && $0.role == .prompt ? nil : Self.askedWeek(in: $0))
        }
      case .quickFix:
        first(in: texts) {
          Self.longer(in: $0) ?? Self.askedWeek(in: $0) ?? Self.weekend(in: $0) ?? Self.wholeDay(in: $0)
            ?? Self.hour(in: $0)
        }
      }
    let name = type == .quickFix ? "a quick fix" : "a \(type) fix"
    if let (text, range) = found ?? (type == .weekly ? nil : Self.wholeWeek(of: fix, texts)) {
      report(fix, name, text, range, catalog, &findings)
    } else if type == .quickFix, let seconds = fix.integer("durationSeconds"), seconds > Self.longestQuickFix,
      let configuration = fix.configuration, let node = fix.tree.member("durationSeconds", of: configuration)
    {
      let message = "this is a quick fix, and its timer runs \(DurationMention.describe(seconds))"
      let finding = Self.finding(message, record: fix.fix.record, node: node, in: catalog)
      findings.report(finding, remedy: "Shorten it to minutes, or change the type.")
    }
  }

  /// In seconds: what "right after a crash" leaves room for.
  private static let longestQuickFix = 600

  private func report(
    _ fix: StatedFix,
    _ name: String,
    _ text: StatedText,
    _ range: Range<Int>,
    _ catalog: Catalog,
    _ findings: inout FindingSink
  ) {
    let message = "this is \(name), and \(text.role.name) says \(text.quoted(range))"
    let finding = fix.finding(of: Self.self, message, at: text.byteRange(range), of: text, in: catalog)
    findings.report(finding, remedy: "Make the words and the `type` agree.")
  }

  private func first(
    in texts: [StatedText],
    _ find: (StatedText) -> Range<Int>?
  ) -> (StatedText, Range<Int>)? {
    for text in texts { if let range = find(text) { return (text, range) } }
    return nil
  }

  /// Where a text speaks of the week, in whatever way.
  private static func week(in text: StatedText) -> Range<Int>? {
    text.words.indices.first {
      !text.words[$0].isQuoted
        && (weekdays.contains(text.words[$0].text) || weeks.contains(text.words[$0].text))
    }
    .map { $0..<$0 + 1 }
  }

  /// Whether it speaks of several days or of each of them.
  private static func speaksOfDays(_ text: StatedText) -> Bool {
    text.words.indices.contains { index in
      let word = text.words[index].text
      if word == "days" || word == "nights" || word == "mornings" || word == "evenings" || word == "daily" {
        return true
      }
      return parts.contains(word) && ["each", "every", "a", "per"].contains(text.word(index - 1))
    }
  }

  /// Where a text says that it is about this day.
  private static func day(in text: StatedText) -> Range<Int>? {
    for index in text.words.indices where !text.words[index].isQuoted {
      let word = text.words[index].text
      if word == "today" || word == "tonight" { return index..<index + 1 }
      if ["morning", "afternoon", "evening"].contains(word), text.word(index - 1) == "this" {
        return index - 1..<index + 1
      }
      if word == "day", text.word(index - 1) == "all" { return index - 1..<index + 1 }
    }
    if let end = HourSpan.end(in: text), text.starts(end.words.lowerBound) { return end.words }
    return nil
  }

  /// Where a text asks for this moment or the next minutes.
  private static func now(in text: StatedText) -> Range<Int>? {
    for index in text.words.indices where !text.words[index].isQuoted {
      let word = text.words[index].text
      if word == "now", text.word(index - 1) == "right", text.starts(index - 1) {
        return index - 1..<index + 1
      }
      // "In the next hour", "within the hour".
      if word == "hour",
        text.word(index - 1) == "next" && text.starts(index - 3)
          || text.word(index - 2) == "within" && text.word(index - 1) == "the" && text.starts(index - 2)
      {
        return index - 1..<index + 1
      }
      if word == "minutes", let start = numbered(text, index), text.word(start - 1) == "next",
        text.starts(start - 3)
      {
        return start - 1..<index + 1
      }
    }
    return nil
  }

  /// Where the configuration of a fix counts or asks about one day, and its prompt speaks of the whole week.
  private static func oneDay(of fix: StatedFix, _ texts: [StatedText]) -> (StatedText, Range<Int>)? {
    let roles: [StatedText.Role]
    switch fix.fix.interactionType {
    case .counter: roles = [.target]
    case .predict: roles = [.prediction, .observation]
    default: return nil
    }
    guard let prompt = texts.first, prompt.role == .prompt, isOfWholeWeek(prompt) else { return nil }
    // A week may be looked at day by day.
    if texts.contains(where: namesDay) { return nil }
    for text in fix.texts where roles.contains(text.role) && !text.words.isEmpty {
      if week(in: text) != nil || text.words.contains(where: { $0.text == "each" || $0.text == "every" }) {
        continue
      }
      for index in text.words.indices where !text.words[index].isQuoted {
        let word = text.words[index].text
        if word == "today" || word == "tonight" { return (text, index..<index + 1) }
      }
    }
    return nil
  }

  /// Whether a text asks for something that takes the whole week, and not for one time in it.
  private static func isOfWholeWeek(_ text: StatedText) -> Bool {
    text.words.indices.contains { index in
      guard text.words[index].text == "week" else { return false }
      let before = text.word(index - 1)
      if before == "all" || before == "whole" || before == "entire" { return true }
      return before == "this" && (text.starts(index - 1) || text.word(0) == "count")
    }
      && !text.words.contains { $0.text == "one" || $0.text == "once" || $0.text == "next" }
  }

  /// Whether a text speaks of a day or a part of it.
  private static func namesDay(_ text: StatedText) -> Bool {
    text.words.indices.contains { index in
      let word = text.words[index].text
      if word == "day" { return text.word(index - 1) != "same" }
      return parts.contains(word) || weekdays.contains(word) || dayByDay.contains(word)
    }
  }

  /// Where the configuration of a daily or quick fix counts or asks about the week, and its prompt about
  /// today alone.
  private static func wholeWeek(of fix: StatedFix, _ texts: [StatedText]) -> (StatedText, Range<Int>)? {
    let roles: [StatedText.Role]
    switch fix.fix.interactionType {
    case .counter: roles = [.target]
    case .predict: roles = [.prediction, .observation]
    default: return nil
    }
    for text in fix.texts where roles.contains(text.role) && !text.words.isEmpty {
      for index in text.words.indices.dropFirst()
      where longs.contains(text.words[index].hash) || text.words[index].hash == weekHash {
        let (before, word) = (text.word(index - 1), text.words[index].text)
        guard word == "week" || word == "month", before == "this" || before == "all",
          index + 1 == text.words.count || text.words[index + 1].joint == .punctuation,
          !text.words[index].isQuoted, !backward.contains(text.word(index - 2))
        else { continue }
        // Without a "today", it may be what is looked back at.
        let isAhead =
          before == "all" && text.role == .target
          || text.role == .prediction && text.word(0) == "how" && text.words.contains { $0.text == "will" }
        let prompt = fix.text(.prompt)
        guard isAhead || prompt.map(speaksOfToday) == true, !speaksOfToday(text),
          !texts.contains(where: { week(in: $0) != nil || $0.words.contains { longs.contains($0.hash) } })
        else { return nil }
        return (text, index - 1..<index + 1)
      }
    }
    return nil
  }

  private static func speaksOfToday(_ text: StatedText) -> Bool {
    text.words.contains { $0.text == "today" || $0.text == "tonight" }
  }

  private static let weekHash = WordHash.of("week")

  /// Where a text asks for a weekend.
  private static func weekend(in text: StatedText) -> Range<Int>? {
    for index in text.words.indices
    where text.words[index].text == "weekend" && !text.words[index].isQuoted {
      let before = text.word(index - 1)
      let isAsked =
        (before == "all" || before == "this") && text.starts(index - 1)
        || before == "the" && ["over", "for"].contains(text.word(index - 2)) && text.starts(index - 2)
      if isAsked, isSetOff(text, index) { return index - 1..<index + 1 }
    }
    return nil
  }

  /// Where a text asks for a day and not for minutes.
  private static func wholeDay(in text: StatedText) -> Range<Int>? {
    for index in text.words.indices where !text.words[index].isQuoted && text.words[index].text == "day" {
      let before = text.word(index - 1)
      if before == "all" && text.starts(index - 1) || before == "whole" && text.word(index - 2) == "the" {
        return index - 1..<index + 1
      }
    }
    if let end = HourSpan.end(in: text) {
      // "Until dinner", "from now until dinner".
      let start = text.sentenceStart(of: end.words.lowerBound)
      let isFrom =
        text.word(start) == "from" && (text.word(start + 1) == "now" || text.word(start + 1) == "this")
        && text.words[start..<end.words.lowerBound].dropFirst().allSatisfy { $0.joint != .punctuation }
      if start == end.words.lowerBound || isFrom { return end.words }
    }
    return nil
  }

  /// Where a text asks for so long that it is no quick fix.
  private static func hour(in text: StatedText) -> Range<Int>? {
    guard let mention = text.mentions.first(where: { $0.isAsked && $0.seconds.lowerBound > longestQuickFix }),
      let start = text.words.firstIndex(where: { $0.range.lowerBound >= mention.range.lowerBound }),
      let last = text.words.lastIndex(where: { $0.range.upperBound <= mention.range.upperBound })
    else { return nil }
    return start..<last + 1
  }

  /// Where a text asks for a week, days or each day, and does not only tell of them.
  private static func askedWeek(in text: StatedText) -> Range<Int>? {
    for index in text.words.indices
    where asked.contains(text.words[index].hash) && !text.words[index].isQuoted {
      let (before, word) = (text.word(index - 1), text.words[index].text)
      switch word {
      case "week":
        // "A message of this week", "from earlier this week": what is looked back at.
        let isThis =
          before == "this" && !backward.contains(text.word(index - 2))
          || before == "the" && text.word(index - 2) == "for" || isRest(text, index)
        let isAll =
          before == "all" || before == "whole" || before == "entire"
          || before == "next" && text.word(index - 2) == "the"
        guard isThis || isAll, !isTold(text, index) else { continue }
        return index - 1..<index + 1
      case "days", "nights", "mornings", "evenings", "weeks":
        if let start = coming(text, index) { return start..<index + 1 }
        guard let start = numbered(text, index), !isTold(text, index) else { continue }
        return start..<index + 1
      case "sunday", "saturday", "friday", "monday", "tuesday", "wednesday", "thursday":
        let isBetween = before == "and" && text.word(index - 2) == "now" && text.word(index - 3) == "between"
        guard isBetween || ["until", "till", "through", "by", "before", "on"].contains(before),
          !isTold(text, index),
          before != "on" || text.starts(index - 1)
        else { continue }
        return index - 1..<index + 1
      case "day", "morning", "evening", "night":
        guard before == "each" || before == "every", text.starts(index - 1), !isTold(text, index) else {
          continue
        }
        return index - 1..<index + 1
      default: continue
      }
    }
    return nil
  }

  /// "For the rest of the week", "for a week", where they start a clause.
  private static func isRest(_ text: StatedText, _ index: Int) -> Bool {
    let before = text.word(index - 1)
    guard isSetOff(text, index) else { return false }
    if before == "a", text.word(index - 2) == "for" { return text.starts(index - 2) }
    return before == "the" && text.word(index - 2) == "of" && text.word(index - 3) == "rest"
      && (4...5).contains { ["for", "over"].contains(text.word(index - $0)) && text.starts(index - $0) }
  }

  /// "Over the coming days", "for a few evenings", where they start a clause: where the span starts.
  private static func coming(_ text: StatedText, _ index: Int) -> Int? {
    var start = index - 1
    while start > 0, fillers.contains(text.word(start)) || text.words[start].startsNumber,
      text.words[start].joint == .space
    {
      start -= 1
    }
    guard start >= 0, start < index - 1, text.starts(start), isSetOff(text, index) else { return nil }
    switch text.word(start) {
    case "for", "over", "throughout": return start + 1
    case "in", "during": return text.words[start..<index].contains { $0.text == "coming" } ? start + 1 : nil
    default: return nil
    }
  }

  /// Whether a clause that asks for something follows: not "for a week you've been waiting".
  private static func isSetOff(_ text: StatedText, _ index: Int) -> Bool {
    index + 1 == text.words.count
      || text.words[index + 1].joint == .punctuation
        && !["you", "you've", "you'd", "they", "they've"].contains(text.word(index + 1))
  }

  private static let fillers: Set<String> = [
    "the", "next", "coming", "following", "few", "several", "of", "couple",
  ]

  /// The words that `askedWeek` looks at.
  private static let asked = WordSet(
    """
    week, days, nights, mornings, evenings, weeks, sunday, saturday, friday, monday, tuesday, wednesday, thursday, day
    morning, evening, night
    """
  )

  /// "For seven days", "for the next three evenings": where the count starts.
  private static func numbered(_ text: StatedText, _ index: Int) -> Int? {
    for start in stride(from: index - 1, through: max(0, index - 3), by: -1) {
      guard let number = DurationNumber.read(text.words, at: start), number.endIndex == index else {
        continue
      }
      let before = text.word(start - 1)
      let isNext = before == "next" || before == "these"
      return before == "for" || isNext ? start : nil
    }
    return nil
  }

  /// Where a text asks for more than a week.
  private static func longer(in text: StatedText) -> Range<Int>? {
    for index in text.words.indices
    where longs.contains(text.words[index].hash) && !text.words[index].isQuoted {
      let (before, word) = (text.word(index - 1), text.words[index].text)
      if word == "month" || word == "year" || word == "quarter" {
        let isAsked = before == "all" || before == "this" && text.starts(index - 1)
        if isAsked, !isTold(text, index) { return index - 1..<index + 1 }
      }
      if word == "weeks" || word == "months", let start = numbered(text, index), !isTold(text, index) {
        return start..<index + 1
      }
    }
    return nil
  }

  /// The words that `longer` looks at.
  private static let longs = WordSet("month, year, quarter, weeks, months")

  /// Whether the period is when something happened ("the favors you did this month", "who worked all
  /// weekend") or when somebody else does it ("someone who sees you every day"), not when the fix is done.
  private static func isTold(_ text: StatedText, _ index: Int) -> Bool {
    let sentence = text.sentence(of: index)
    let clauseStart = (sentence.lowerBound...index).last { text.starts($0) } ?? sentence.lowerBound
    // "This week, …" and "Each night this week, …" say when.
    if index - clauseStart <= 3, clauseStart == sentence.lowerBound { return false }
    if index - clauseStart <= 3, text.words[clauseStart].joint == .punctuation,
      !relatives.contains(text.word(clauseStart))
    {
      return false
    }
    let before = text.words[clauseStart..<index].map(\.text)
    return before.contains { relatives.contains($0) || pasts.contains($0) }
  }

  private static let relatives: Set<String> = [
    "you", "who", "that", "which", "whose", "they", "she", "he", "we", "whom", "i", "what",
  ]
  private static let pasts: Set<String> = [
    "did", "said", "made", "was", "were", "had", "sent", "gave", "told", "wrote",
  ]
  private static let backward: Set<String> = ["of", "from", "earlier", "already", "far"]
  private static let dayByDay: Set<String> = [
    "today", "tonight", "days", "nights", "mornings", "evenings", "daily", "nightly", "each", "every",
    "breakfast", "supper", "bed", "weekend", "weekday", "weekdays",
  ]
  private static let parts: Set<String> = [
    "day", "night", "morning", "evening", "afternoon", "lunch", "dinner",
  ]
  private static let weeks: Set<String> = ["week", "weeks", "weekly", "week's", "weekday", "weekdays"]
  private static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "fortnight",
  ]
}
