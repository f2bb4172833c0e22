import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedText

/// Flags a number of steps, piles, answers or counts that a fix's text states and its configuration has not.
struct StatedCount: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-count"),
    since: "0.2",
    summary: "A fix's text states another number than its configuration has.",
    rationale: """
      "Four steps" above a list of three sends the reader looking for the fourth.

      "Four steps" is held against the steps, "three piles" against the categories, "two answers" against the \
      options, and "aim for nine" or "at most nine" against `minTarget` and `maxTarget`. Two texts are not \
      compared with each other.
      """,
    reads: """
      of fixes `prompt`, `inlineComment`, `validation`, questions, instructions and `targetDescription`; the \
      lists and targets of the configuration
      """,
    languages: ["en"],
    misses: "It does not compare two texts with each other."
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(steps("Take one update through two steps.")),
      .fix(steps("Take three steps back, then send one update.")),
      .fix(counter("Aim for seven waits. Five will do.")),
      .fix(steps("Four steps at the front door are icy. Salt two of them.")),
    ],
    flagged: [
      .fix(steps("Take one update through ⟪four steps⟫.")),
      .fix(counter("Aim for ⟪nine waits⟫ this week.")),
      .fix(counter("Stop at ⟪three waits⟫.")),
    ]
  )

  private static func steps(_ prompt: String) -> String {
    """
    "prompt": "\(prompt)", "interactionType": "multiStep", "configuration": { "multiStep": { "steps": [
      { "id": "a", "instruction": "Draft it." }, { "id": "b", "instruction": "Send it." } ] } }
    """
  }

  private static func counter(_ prompt: String) -> String {
    """
    "prompt": "\(prompt)", "interactionType": "counter", "configuration": { "counter": {
      "targetDescription": "Empty waits.", "unit": "waits", "minTarget": 5, "maxTarget": 7 } }
    """
  }

  func fault(of fix: FixView) -> StatedFault? {
    let nouns: Set<String>
    let list: String
    switch fix.fix.interactionType {
    case .multiStep: (nouns, list) = (["steps"], "steps")
    case .audit: (nouns, list) = (Self.piles, "categories")
    case .quiz, .scenario: (nouns, list) = (Self.options, "options")
    case .counter: return otherTarget(of: fix)
    default: return nil
    }
    guard let count = fix.count(of: list) else { return nil }
    for text in fix.texts where !text.isAside && text.role != .step {
      for number in numbers(in: text) where number.value != count {
        // What is sorted "into three kinds" makes three categories, whatever they are called.
        let isSorted =
          list == "categories" && text.word(number.words.lowerBound - 1) == "into" && !number.noun.isEmpty
        guard isSorted || nouns.contains(number.noun) else { continue }
        if isPart(number, in: text) || isWalked(number, in: text) || isInScene(number, in: text) { continue }
        let says = "\(text.role.rawValue) says \(text.quoted(number.words))"
        return StatedFault(text, number.words, "\(says), but there are \(count) \(list)")
      }
    }
    return nil
  }

  /// "Aim for nine" of a counter that goes from five to seven.
  private func otherTarget(of fix: FixView) -> StatedFault? {
    let (least, most) = (fix.integer("minTarget"), fix.integer("maxTarget"))
    let (isFrom, isTo) = (least.map { "`minTarget` is \($0)" }, most.map { "`maxTarget` is \($0)" })
    let unit = fix.string("unit")?.lowercased()
    for text in fix.texts where [.prompt, .validation, .target].contains(text.role) {
      for number in numbers(in: text)
      where number.noun.isEmpty || number.noun == unit || number.noun == "times" {
        let start = number.words.lowerBound
        if number.noun.isEmpty, !text.ends(number.words.upperBound) { continue }
        let expected: String?
        switch (text.word(start - 2), text.word(start - 1)) {
        case ("aim", "for"), ("count", "to"), (_, "count"), (_, "exactly"):
          let isBelow = least.map { number.value < $0 } ?? false
          let isAbove = most.map { number.value > $0 } ?? false
          expected = isBelow ? isFrom : isAbove ? isTo : nil
        case ("at", "least"):
          expected = least == number.value ? nil : isFrom
        // "Stop at five" may be a time, and "count up to ten" a pause.
        case ("stop", "at") where number.noun.isEmpty, ("up", "to") where number.noun.isEmpty: expected = nil
        case ("at", "most"), ("stop", "at"), ("up", "to"),
          ("you", "have") where ["when", "once", "until"].contains(text.word(start - 3)):
          expected = most == number.value ? nil : isTo
        default: expected = nil
        }
        guard let expected else { continue }
        let says = "\(text.role.rawValue) says \(text.quoted(number.words))"
        return StatedFault(text, number.words, "\(says), but \(expected)")
      }
    }
    return nil
  }

  /// A number of two or more, and the noun that is counted.
  private struct Number {
    let value: Int
    /// "" where none follows.
    let noun: String
    let words: Range<Int>
  }

  private func numbers(in text: StatedText) -> [Number] {
    text.words.indices.compactMap { index in
      guard text.words[index].startsNumber, !text.words[index].isQuoted,
        let number = DurationNumber.read(text.words, at: index), !number.isArticle,
        number.value.lowerBound == number.value.upperBound, number.value.lowerBound >= 2,
        let value = Int(exactly: number.value.lowerBound)
      else { return nil }
      var end = number.endIndex
      // "Three short answers".
      if !text.ends(end), Self.adjectives.contains(text.word(end)) { end += 1 }
      let noun = text.ends(end) ? "" : text.word(end)
      let isCounted = noun.hasSuffix("s") && noun.utf8.count > 3
      return Number(
        value: value,
        noun: isCounted ? noun : "",
        words: index..<(isCounted ? end + 1 : number.endIndex)
      )
    }
  }

  /// Whether only some of them are meant: "the first two steps", "two steps remain", "at least two answers".
  private func isPart(_ number: Number, in text: StatedText) -> Bool {
    let (second, before) = (text.word(number.words.lowerBound - 2), text.word(number.words.lowerBound - 1))
    // "One of three answers" says how many there are.
    if before == "of" { return !["one", "any", "which", "each"].contains(second) }
    return Self.partsBefore.contains(before)
      || !text.ends(number.words.upperBound) && Self.partsAfter.contains(text.word(number.words.upperBound))
  }

  /// Whether the steps are those of feet.
  private func isWalked(_ number: Number, in text: StatedText) -> Bool {
    number.noun == "steps"
      && (["walk", "take", "go", "move", "climb", "run"].contains(text.word(number.words.lowerBound - 1))
        || Self.directions.contains(text.word(number.words.upperBound)))
  }

  /// Whether they are things of a place: "four options at the deli". What is sorted into piles on the floor
  /// are the fix's own.
  private func isInScene(_ number: Number, in text: StatedText) -> Bool {
    text.word(number.words.lowerBound - 1) != "into" && !text.ends(number.words.upperBound)
      && Self.places.contains(text.word(number.words.upperBound))
  }

  private static let piles: Set<String> = ["piles", "groups", "categories", "columns", "boxes", "buckets"]
  private static let options: Set<String> = ["answers", "options", "choices", "replies"]
  private static let adjectives: Set<String> = ["short", "small", "plain", "honest", "possible", "simple"]
  private static let partsBefore = Set(Term.entries(Lists.Durations.partsBefore))
  private static let partsAfter: Set<String> = ["remain", "are", "left", "later", "from", "you", "that"]
  private static let places: Set<String> = ["at", "on", "in", "under", "by", "near", "around", "along"]
  private static let directions: Set<String> = [
    "back", "away", "forward", "ahead", "behind", "down", "up", "closer", "from",
  ]
}
