import SeedText

/// What stands around a duration, which decides whether the text asks for that long.
struct DurationContext {
  let words: [DurationWord]
  /// The index of the quantity's first word.
  let start: Int
  /// The index after the unit.
  let endIndex: Int
  /// Whether the quantity is no more than "a" or "an".
  let isArticle: Bool

  var isAsked: Bool {
    if words[start].isQuoted { return false }
    let unit = words[endIndex - 1]
    if unit.isPossessive || unit.text.hasSuffix("'s") { return false }
    let isAttribute = unit.joint == .hyphen
    if isAttribute { return Self.timers.contains(after(0)) }
    let before = wordBefore
    let isHeld = Self.holds.contains(before) || isGiven
    if isRequest || isArticle && !isHeld { return false }
    if Self.pointsBefore.contains(before) { return false }
    if Self.pointsAfter.contains(after(0)) { return false }
    // A stretch of somebody ("forty seconds of you") is a thing, not a task.
    if after(0) == "of", Self.persons.contains(after(1)) { return false }
    if !isHeld, isTold || Self.turnsAfter.contains(after(0)) { return false }
    // A rate: "an hour a day", "ten minutes each morning".
    let isRate =
      (after(0) == "a" || after(0) == "per" || after(0) == "each" || after(0) == "every")
      && Self.periods.contains(after(1))
    return !isRate
  }

  /// A word after the unit in the same phrase, or "".
  private func after(_ offset: Int) -> String {
    let index = endIndex + offset
    guard index < words.count, (endIndex...index).allSatisfy({ words[$0].joint != .punctuation }) else {
      return ""
    }
    return words[index].text
  }

  /// The word before the quantity that says what it is for, past "about" and "the next"; "" at a phrase's
  /// start.
  private var wordBefore: String { index(before: start).map { words[$0].text } ?? "" }

  private func index(before start: Int) -> Int? {
    var index = start
    while index > 0, words[index].joint != .punctuation {
      index -= 1
      if !Self.approximations.contains(words[index].text) { return index }
    }
    return nil
  }

  /// Whether somebody asks for the time: "when someone asks for a minute".
  private var isRequest: Bool {
    guard let held = index(before: start) else { return false }
    return words[held].text == "for" && held > 0 && words[held].joint != .punctuation
      && Self.requests.contains(words[held - 1].text)
  }

  /// Whether the phrase gives the duration to something: "give it ten minutes to cool".
  private var isGiven: Bool {
    var index = start
    while index > 0, words[index].joint != .punctuation {
      index -= 1
      if words[index].text == "give" || words[index].text == "allow" { return true }
    }
    return false
  }

  /// Whether the phrase tells of something: "what took you two hours".
  private var isTold: Bool {
    var index = start
    while index > 0, words[index].joint != .punctuation {
      index -= 1
      if Self.relatives.contains(words[index].text) { return true }
      if Self.breaks.contains(words[index].text) { return false }
    }
    return false
  }

  /// What ends the clause before it.
  private static let breaks: Set<String> = ["and", "then", "without"]

  /// What a clause begins with that says which thing is meant.
  private static let relatives: Set<String> = ["what", "which", "who", "whatever"]

  private static let approximations = Set(Term.entries(Lists.Durations.approximations))

  /// What makes "for a minute" a wish of somebody.
  private static let requests: Set<String> = ["ask", "asks", "asked", "asking", "begs", "begged"]

  private static let holds = Set(Term.entries(Lists.Durations.holds))

  private static let pointsBefore = Set(Term.entries(Lists.Durations.pointsBefore))

  private static let pointsAfter = Set(Term.entries(Lists.Durations.pointsAfter))

  private static let turnsAfter = Set(Term.entries(Lists.Durations.turnsAfter))

  private static let persons = Set(Term.entries(Lists.Durations.persons))

  private static let periods = Set(Term.entries(Lists.Durations.periods))

  /// What a duration in front of it ("a ten-minute timer") makes a request.
  private static let timers: Set<String> = ["timer", "alarm", "countdown", "pause", "silence", "wait"]
}
