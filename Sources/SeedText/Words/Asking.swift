/// Who is spoken to: whether a verb asks the reader to do something.
package enum Asking {
  /// What a term asks of the place where it stands.
  package enum Demand: Sendable, BitwiseCopyable {
    case none
    /// The verb that it starts with asks the reader to do something.
    case verb
    /// The sentence does not start with somebody of whom it tells.
    case sentence
  }

  /// Whether the word at an index stands where a term may that demands something.
  static func meets(_ demand: Demand, at index: Int, in words: [Word]) -> Bool {
    switch demand {
    case .none: true
    case .verb: isAsked(at: index, in: words)
    case .sentence: !isOfOthers(before: index, in: words)
    }
  }

  /// Whether the verb at an index is an order, an offer or advice to the reader.
  ///
  /// It is where it starts a sentence ("Skip lunch"), a clause or a coordinate part of one that did not start
  /// with somebody else ("Leave early and skip lunch", "Tonight, skip dinner"), after "you could", "try to",
  /// "why not" and the like. It is not where somebody is told of ("they skip lunch", "you skip lunch so that
  /// it shows") or where it is denied ("don't skip lunch").
  ///
  /// - Complexity: O(words of the sentence).
  package static func isAsked(at index: Int, in words: [Word]) -> Bool {
    var index = index
    while true {
      if index == 0 || words[index].gap >= .sentence { return true }
      if words[index].gap == .clause { return !isOfOthers(before: index, in: words) }
      index -= 1
      let hash = words[index].hash
      if fillers.contains(hash) { continue }
      if conjunctions.contains(hash) { return !isOfOthers(before: index, in: words) }
      if hash == you { return isTimeBefore(index, words) }
      if modals.contains(hash) { return isYou(before: index, words) }
      guard hash == to else { return opensWithTime(index, words) }
      // "try to skip", "it's fine to skip", "decide to skip".
      guard index > 0, words[index].gap == .joined else { return false }
      index -= 1
      if advice.contains(words[index].hash) { return true }
      guard plans.contains(words[index].hash) else { return false }
    }
  }

  /// Whether the sentence up to an index is told of somebody: it starts, after its times and conditions, with
  /// one of whom something can be told.
  private static func isOfOthers(before index: Int, in words: [Word]) -> Bool {
    var start = index
    while start > 0, words[start].gap < .sentence { start -= 1 }
    while start < index, times.contains(words[start].hash) {
      // The rest of the time or condition, up to its comma.
      start += 1
      while start < index, words[start].gap == .joined { start += 1 }
    }
    return start < index && subjects.contains(words[start].hash)
  }

  /// Whether "you" stands after a time alone: "Tonight you skip dinner".
  private static func isTimeBefore(_ index: Int, _ words: [Word]) -> Bool {
    index > 0 && times.contains(words[index - 1].hash)
      && (index == 1 || words[index - 1].gap >= .sentence || times.contains(words[index - 2].hash))
  }

  private static func isYou(before index: Int, _ words: [Word]) -> Bool {
    guard index > 0 else { return true }
    return words[index].gap > .joined || words[index - 1].hash == you
      || fillers.contains(words[index - 1].hash)
  }

  /// Whether only a time stands before: "On Friday skip lunch".
  private static func opensWithTime(_ index: Int, _ words: [Word]) -> Bool {
    if subjects.contains(words[index].hash) || objects.contains(words[index].hash) { return false }
    var start = index
    while start > 0, words[start].gap == .joined { start -= 1 }
    return times.contains(words[start].hash) && index - start <= 3
      && words[start...index].allSatisfy { !subjects.contains($0.hash) || $0.hash == this }
  }

  private static let to = WordHash.of("to")
  private static let you = WordHash.of("you")
  private static let this = WordHash.of("this")
  private static let fillers = WordSet(
    """
    just, simply, then, also, please, now, today, tonight, tomorrow, once, only, even, maybe, instead, quietly
    always, let's, still, first, go, not, better, really, actually, secretly, deliberately, once-again, again
    """
  )
  private static let conjunctions = WordSet("and, or, but, then, so, nor")
  private static let modals = WordSet(
    "can, could, should, must, may, might, need, ought, gotta, shall, try, you'd"
  )
  private static let advice = WordSet(
    """
    try, remember, need, have, got, free, allowed, okay, ok, fine, helps, time, best, better, good, wise, smart, want
    healthy, brave, is, was, ready, welcome, invited, trick, enough, feel, point, idea, right, fun, possible, easier
    """
  )
  private static let plans = WordSet(
    "decide, agree, plan, promise, offer, choose, dare, start, begin, aim, manage, prepare, swear, vow, commit, learn"
  )
  /// Words that start a time or condition.
  private static let times = WordSet(
    """
    today, tonight, tomorrow, this, next, on, at, before, after, until, till, for, all, every, each, in, once, when
    whenever, while, if, during, from, since, as, instead, right, one, now, with, without, because, to, by, monday
    tuesday, wednesday, thursday, friday, saturday, sunday, someday, weekend, evening, morning, next-time, the-next
    """
  )
  /// Words that start what is told of somebody.
  private static let subjects = WordSet(
    """
    they, he, she, it, i, we, you, people, somebody, someone, everyone, everybody, most, some, many, few, nobody
    those, these, that, this, the, a, an, your, his, her, their, my, our, who, what, which, how, why, others, no
    they're, he's, she's, it's, i'm, we're, you're, you've, you'd, they've, they'd, there, there's, that's, both
    anyone, another, either, neither, only, such, its, men, women, children, friends, colleagues, parents, where
    """
  )
  /// Words after which a verb belongs to what stands before it.
  private static let objects = WordSet(
    "him, them, me, us, who, that, which, would, will, did, does, do, to, didn't, don't"
  )
}
