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
  private static let fillers = WordSet(Lists.Asking.fillers)
  private static let conjunctions = WordSet("and, or, but, then, so, nor")
  private static let modals = WordSet(
    "can, could, should, must, may, might, need, ought, gotta, shall, try, you'd"
  )
  private static let advice = WordSet(Lists.Asking.advice)
  private static let plans = WordSet(Lists.Asking.plans)
  /// Words that start a time or condition.
  private static let times = WordSet(Lists.Asking.times)
  /// Words that start a sentence about somebody.
  private static let subjects = WordSet(Lists.Asking.subjects)
  /// Words after which a verb belongs to what stands before it.
  private static let objects = WordSet(Lists.Asking.objects)
}
