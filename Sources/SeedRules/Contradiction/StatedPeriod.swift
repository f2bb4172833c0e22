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
/// said this week").
struct StatedPeriod: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-period"),
    since: "0.2",
    summary: "A fix's words span another period than its type.",
    rationale: """
      A daily fix is over at midnight, a weekly one with its week, and a quick fix comes right after a crash \
      and takes minutes. A text that asks for another period can't be done as what it is assigned as.
      """,
    reads: "of fixes `type`, `prompt`, `validation`, `durationDescription`, `durationSeconds`"
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
    ]
  )

  func check(_ fix: StatedFix, in catalog: Catalog, _ findings: inout FindingSink) {
    guard let type = fix.fix.type else { return }
    let texts = fix.texts.filter { [.prompt, .validation, .span].contains($0.role) && !$0.words.isEmpty }
    if type == .weekly, texts.contains(where: { Self.week(in: $0) != nil || Self.speaksOfDays($0) }) {
      // How long something is left undone has to say it itself.
      let found = first(in: texts) { text in
        let isSpan = text.role == .span && Self.week(in: text) == nil && !Self.speaksOfDays(text)
        return Self.longer(in: text) ?? (isSpan ? Self.day(in: text) : nil)
      }
      if let (text, range) = found {
        report(fix, "a weekly fix", text, range, catalog, &findings)
      }
      return
    }
    let isScene = fix.fix.interactionType == .quiz || fix.fix.interactionType == .scenario
    let found: (StatedText, Range<Int>)? =
      switch type {
      case .weekly: first(in: texts) { Self.longer(in: $0) ?? Self.day(in: $0) }
      case .daily:
        // What happens "on Friday" in a question's scene is not asked of the reader.
        first(in: texts) {
          Self.longer(in: $0) ?? (isScene && $0.role == .prompt ? nil : Self.askedWeek(in: $0))
        }
      case .quickFix:
        first(in: texts) {
          Self.longer(in: $0) ?? Self.askedWeek(in: $0) ?? Self.wholeDay(in: $0) ?? Self.hour(in: $0)
        }
      }
    let name = type == .quickFix ? "a quick fix" : "a \(type) fix"
    if let (text, range) = found {
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

  /// Where a text asks for a day and not for minutes.
  private static func wholeDay(in text: StatedText) -> Range<Int>? {
    for index in text.words.indices where !text.words[index].isQuoted && text.words[index].text == "day" {
      let before = text.word(index - 1)
      if before == "all" && text.starts(index - 1) || before == "whole" && text.word(index - 2) == "the" {
        return index - 1..<index + 1
      }
    }
    if let end = HourSpan.end(in: text), text.sentenceStart(of: end.words.lowerBound) == end.words.lowerBound
    {
      return end.words
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
          || before == "the" && text.word(index - 2) == "for"
        let isAll =
          before == "all" || before == "whole" || before == "entire"
          || before == "next" && text.word(index - 2) == "the"
        guard isThis || isAll, !isTold(text, index) else { continue }
        return index - 1..<index + 1
      case "days", "nights", "mornings", "evenings", "weeks":
        guard let start = numbered(text, index), !isTold(text, index) else { continue }
        return start..<index + 1
      case "sunday", "saturday", "friday", "monday", "tuesday", "wednesday", "thursday":
        guard ["until", "till", "through", "by", "before", "on"].contains(before), !isTold(text, index),
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
  private static let parts: Set<String> = [
    "day", "night", "morning", "evening", "afternoon", "lunch", "dinner",
  ]
  private static let weeks: Set<String> = ["week", "weeks", "weekly", "week's", "weekday", "weekdays"]
  private static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "fortnight",
  ]
}
