import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags a fix with a text that spans another period than its type: a weekly one for today, a daily one for
/// the week, a quick one for the day.
///
/// Each text is judged by itself. Of a prompt only the period of the order itself counts: "All week, leave
/// it", "Leave it alone all week". What is told beside it ("All week you saved the story", "the thing you
/// said today") is left alone.
struct StatedPeriod: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-period"),
    since: "0.2",
    summary: "A fix's text names another period than its type.",
    rationale: """
      A daily fix is over at midnight, a weekly one with its week, and a quick fix comes right after a crash \
      and takes minutes. A text that asks for another period can't be done as what it is assigned as.
      """,
    reads: "of fixes `type`, `prompt`, `validation`, `durationDescription`",
    languages: ["en"],
    misses: """
      It misses periods that are told in other words, such as “until Sunday”, and in prompts all that stand \
      neither before an order and its comma, nor in a clause that is an order and tells of nothing.
      """
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(#""type": "weekly", "prompt": "All week, ask what went well today and keep the answers.""#),
      .fix(#""type": "daily", "prompt": "Take back one thing you said this week.""#),
      .fix(#""type": "daily", "prompt": "Reread a message of this week and count its commas.""#),
      .fix(#""type": "daily", "prompt": "All week you saved the story. Leave it untold.""#),
      .fix(#""type": "daily", "prompt": "This month, the bill is yours: pay it today.""#),
      .fix(#""type": "daily", "prompt": "Wear what you wore for two weeks in May.""#),
      .fix(#""type": "daily", "prompt": "Book the room for two weeks, and tell nobody why.""#),
      .fix(
        #""type": "weekly", "prompt": "Sit at the desk that is free all day, and say who you are today.""#
      ),
      .fix(#""type": "quickFix", "prompt": "Write down what took you two hours and shouldn't have.""#),
      .fix(#""type": "quickFix", "prompt": "Cancel the last task you gave yourself today.""#),
    ],
    flagged: [
      .fix(#""type": "weekly", "prompt": "Until ⟪tonight⟫, answer no request on the spot.""#),
      .fix(#""type": "weekly", "prompt": "Ask once.", "validation": "You asked ⟪today⟫.""#),
      .fix(#""type": "daily", "prompt": "⟪All week⟫, leave one error alone.""#),
      .fix(#""type": "daily", "prompt": "Leave the half-read book alone ⟪for two weeks⟫.""#),
      .fix(#""type": "daily", "prompt": "⟪This week⟫: no elevators.""#),
      .fix(#""type": "daily", "prompt": "Don't check the score ⟪for three days⟫.""#),
      .fix(#""type": "daily", "prompt": "⟪Each evening this week⟫, write down one name.""#),
      .fix(#""type": "quickFix", "prompt": "⟪All day⟫, count the times you explain yourself.""#),
    ]
  )

  static let remedy = "Change the words or the `type`."

  func fault(of fix: FixView) -> StatedFault? {
    guard let type = fix.fix.type else { return nil }
    for text in fix.texts where [.prompt, .validation, .span].contains(text.role) {
      // A question's scene may be on any day.
      let isScene = fix.fix.interactionType == .quiz || fix.fix.interactionType == .scenario
      guard !isScene || text.role != .prompt, let words = otherPeriod(than: type, in: text) else { continue }
      let lasts =
        switch type {
        case .daily: "a daily fix lasts a day"
        case .weekly: "a weekly fix lasts a week"
        case .quickFix: "a quick fix takes minutes"
        }
      return StatedFault(text, words, "\(lasts), but \(text.role.rawValue) says \(text.quoted(words))")
    }
    return nil
  }

  private func otherPeriod(than type: FixType, in text: StatedText) -> Range<Int>? {
    for index in text.words.indices where !text.words[index].isQuoted {
      if type != .quickFix, !Self.ends.contains(text.words[index].hash) { continue }
      let words: Range<Int>?
      switch type {
      case .weekly: words = today(text, at: index).flatMap { speaksOfWeek(text) ? nil : $0 }
      case .daily: words = week(text, at: index)
      case .quickFix: words = week(text, at: index) ?? day(text, at: index) ?? hour(text, at: index)
      }
      if let words = words ?? longer(text, at: index), isOrdered(words, in: text) { return words }
    }
    return nil
  }

  /// Whether a period is that of the order: it stands in a clause that is one and tells of nothing, or before
  /// one ("All week, leave it alone"). What else a fix has than a prompt speaks of its order.
  private func isOrdered(_ period: Range<Int>, in text: StatedText) -> Bool {
    var start = period.lowerBound
    while !text.starts(start) { start -= 1 }
    if text.role == .span { return true }
    if text.role == .validation { return !has(Self.relatives, start..<period.lowerBound, text) }
    let first = text.words[start].hash
    if start < period.lowerBound, Self.verbless.contains(first) || !Self.openers.contains(first) {
      while Self.joining.contains(text.words[start].hash), start < period.lowerBound { start += 1 }
      // "Book the room for two nights", "Dinner tonight is theirs".
      let isFor = text.word(period.lowerBound) == "for" && text.word(period.lowerBound + 1) != "the"
      return isOrder(text, at: start) && !has(Self.telling, start + 1..<period.lowerBound, text)
        && !(isFor && Self.provisions.contains(text.words[start].hash))
        && (text.ends(period.upperBound) || !Self.verbs.contains(text.words[period.upperBound].hash))
    }
    let told = Self.conditions.contains(first) ? Self.relatives : Self.telling
    if has(told, start..<period.lowerBound, text) { return false }
    // "For today only, …", "Right now, before you go, …", "This week: …".
    var next = period.upperBound
    if !text.ends(next), ["only", "alone", "long"].contains(text.word(next)) { next += 1 }
    while next < text.words.count, next == period.upperBound || !text.words[next].startsSentence {
      if isOrder(text, at: next) { return true }
      guard Self.openers.contains(text.words[next].hash) else { return false }
      repeat { next += 1 } while !text.ends(next)
    }
    return false
  }

  private func has(_ words: WordSet, _ range: Range<Int>, _ text: StatedText) -> Bool {
    range.contains { !text.words[$0].isQuoted && words.contains(text.words[$0].hash) }
  }

  /// Whether a clause starts with a verb, as an order does, and not with what a sentence is about.
  private func isOrder(_ text: StatedText, at index: Int) -> Bool {
    let word = text.words[index]
    if Self.verbless.contains(word.hash) || Self.auxiliaries.contains(word.hash) { return true }
    return !word.startsNumber && !StopWords.contains(word.hash) && !Self.openers.contains(word.hash)
      && !Self.persons.contains(word.hash)
  }

  /// Whether a text speaks of the week, of its days, or of each day.
  private func speaksOfWeek(_ text: StatedText) -> Bool {
    text.words.indices.contains { index in
      let isEach = ["each", "every", "per", "a"].contains(text.word(index - 1))
      return Self.weekWords.contains(text.word(index)) || isEach && Self.parts.contains(text.word(index))
    }
  }

  /// "Today", "tonight", "this evening", "all day", and "right now" at the start of a clause.
  private func today(_ text: StatedText, at index: Int) -> Range<Int>? {
    switch (text.word(index - 1), text.word(index)) {
    case (_, "today"), (_, "tonight"): index..<index + 1
    case ("this", "morning"), ("this", "afternoon"), ("this", "evening"), ("all", "day"):
      index - 1..<index + 1
    case ("right", "now"): text.starts(index - 1) ? index - 1..<index + 1 : nil
    default: nil
    }
  }

  /// "All week" and "the whole week", and at the start of a sentence "this week" and "each evening this
  /// week".
  private func week(_ text: StatedText, at index: Int) -> Range<Int>? {
    guard text.word(index) == "week" else { return days(text, at: index) }
    switch (text.word(index - 3), text.word(index - 2), text.word(index - 1)) {
    case (_, "the", "whole"), (_, "the", "entire"):
      return text.starts(index - 2) ? index - 2..<index + 1 : nil
    case (_, _, "all"): return text.starts(index - 1) || text.ends(index + 1) ? index - 1..<index + 1 : nil
    case ("each", let part, "this"), ("every", let part, "this"):
      return Self.parts.contains(part) && text.starts(index - 3) ? index - 3..<index + 1 : nil
    case ("rest", "of", "the"):
      return text.word(index - 5) == "for" && text.starts(index - 5) ? index - 5..<index + 1 : nil
    case (_, "for", "a"): return text.starts(index - 2) && text.ends(index + 1) ? index - 2..<index + 1 : nil
    case (_, _, "this"): return index == 1 && text.ends(index + 1) ? 0..<index + 1 : nil
    default: return nil
    }
  }

  /// "For the next three days", "for two weeks".
  private func days(_ text: StatedText, at index: Int) -> Range<Int>? {
    guard Self.spans.contains(text.word(index)) else { return nil }
    for start in max(0, index - 4)..<index where text.words[start].startsNumber {
      guard let number = DurationNumber.read(text.words, at: start), number.endIndex == index else {
        continue
      }
      if text.word(start - 1) == "for" { return start - 1..<index + 1 }
      let isNext = ["next", "coming"].contains(text.word(start - 1)) && text.word(start - 2) == "the"
      return isNext && ["for", "over"].contains(text.word(start - 3)) ? start - 3..<index + 1 : nil
    }
    return nil
  }

  /// What takes more than a week: "this month, …", "all year", "for two months".
  private func longer(_ text: StatedText, at index: Int) -> Range<Int>? {
    let word = text.word(index)
    if word == "weeks" || word == "months" { return days(text, at: index) }
    guard word == "month" || word == "year", ["this", "all"].contains(text.word(index - 1)),
      index == 1, text.ends(index + 1)
    else { return nil }
    return 0..<index + 1
  }

  /// "All day", "until dinner".
  private func day(_ text: StatedText, at index: Int) -> Range<Int>? {
    if text.word(index) == "day", text.word(index - 1) == "all", text.starts(index - 1) {
      return index - 1..<index + 1
    }
    guard text.word(index) == "until", text.starts(index), let end = EndTime.read(in: text),
      end.words.lowerBound == index
    else { return nil }
    return end.words
  }

  /// What takes more than ten minutes.
  private func hour(_ text: StatedText, at index: Int) -> Range<Int>? {
    guard text.words[index].startsNumber else { return nil }
    let long = text.mentions.first {
      $0.isAsked && $0.seconds.lowerBound > 600 && $0.range.lowerBound == text.words[index].range.lowerBound
    }
    return long.flatMap { text.words(of: $0) }
  }

  /// The words that end what is said of a period, but for the hours of a quick fix.
  private static let ends = WordSet(
    "today, tonight, morning, afternoon, evening, day, now, month, year, week"
      + ", days, evenings, mornings, nights, weeks, months"
  )
  /// What may stand before an order, in a clause of its own.
  private static let openers = WordSet(
    "today, tonight, tomorrow, until, till, all, before, after, every, once, at, on, in, during, for, when"
      + ", while, whenever, if, with, without, this, next, each, only, not, no, just, first, then, instead"
      + ", alone, by, from, to, over, between"
  )
  private static let conditions = WordSet("when, whenever, before, after, if, while, once, until, till")
  private static let joining = WordSet("and, or, but, then, so, please, just")
  /// Function words that start an order, and those with which one needs no verb: "No elevators all week".
  private static let auxiliaries = WordSet("let, let's, do, don't, be, have, get")
  private static let verbless = WordSet("no, nothing, never")
  private static let persons = WordSet("nobody, whoever, somebody, someone, everybody, people")
  private static let verbs = WordSet("is, are, was, were, has, had, will, would, isn't, wasn't")
  private static let telling = WordSet(
    "what, who, whom, whose, which, that, where, when, while, because, since, if, how, why, whoever, whatever"
      + ", i, you, he, she, we, they, it's, you're, you've, you'd, they're, was, were, is, are, has, had, did"
  )
  private static let relatives = WordSet("what, who, whom, whose, which, that, how, was, were, had, did")
  /// Orders of what is to last: "Book the room for two nights".
  private static let provisions = WordSet(
    "book, rent, reserve, hire, borrow, lend, pay, plan, buy, order, cancel, schedule, pack, cook, shop"
  )
  private static let parts: Set<String> = ["day", "morning", "afternoon", "evening", "night"]
  private static let spans: Set<String> = ["days", "evenings", "mornings", "nights", "weeks", "months"]
  private static let weekWords = Set(Term.entries(Lists.Durations.weekWords))
}
