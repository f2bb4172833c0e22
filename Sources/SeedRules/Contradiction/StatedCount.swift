import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a number that a fix's texts state otherwise than its configuration has, or than another of its texts
/// states of the same things.
///
/// Steps are held against the steps, piles and groups against the categories, answers against the options,
/// what is to be counted against `minTarget` and `maxTarget`. Two texts are compared where they count the
/// same noun, or where one of them speaks of all of a number that no text has ("All three of them"). What a
/// validation lets pass besides ("five will do", "with only one person there") is no contradiction.
struct StatedCount: StatedFixRule {
  static let metadata = RuleMetadata(
    .warning("contradiction/stated-count"),
    since: "0.2",
    summary: "A fix states one number in one place and another one in another.",
    rationale: """
      "Four steps" above a list of three sends the reader looking for the fourth. "Ask three people", done \
      once five were asked, is either done or not, and nobody can say.
      """,
    reads: "of fixes every text but options, insights and labels; the lists and targets of the configuration"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(steps("Take one update through two steps.")),
      .fix(#""prompt": "Ask three people.", "validation": "With only one person there, ask twice.""#),
      .fix(counter("Aim for seven waits. Five will do.")),
      .fix(
        #""prompt": "Introduce two friends to your boss.", "inlineComment": "All three of them know it.""#
      ),
    ],
    flagged: [
      .fix(steps("Take one update through ⟪four steps⟫.")),
      .fix(#""prompt": "Ask three people.", "validation": "You asked ⟪five people⟫ and wrote it down.""#),
      .fix(counter("Aim for ⟪nine waits⟫ this week.")),
      .fix(counter("Count the empty waits. Stop at ⟪three⟫.")),
      .fix(#""prompt": "Say no to two requests.", "inlineComment": "All ⟪three⟫ of them were expected.""#),
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

  func check(_ fix: StatedFix, in catalog: Catalog, _ findings: inout FindingSink) {
    var counted: [(text: StatedText, mentions: [StatedCountMention])] = []
    for text in fix.texts where !text.words.isEmpty {
      let mentions = StatedCountMention.all(in: text)
      if !mentions.isEmpty { counted.append((text, mentions)) }
    }
    if counted.isEmpty { return }
    // "Write one sentence" has no word of interest elsewhere.
    if counted[0].text.role == .validation, let prompt = fix.texts.first, prompt.role == .prompt,
      prompt.words.isEmpty
    {
      let whole = prompt.readWhole(in: fix.tree)
      counted.insert((whole, StatedCountMention.all(in: whole)), at: 0)
    }
    for (text, mentions) in counted {
      for mention in mentions {
        guard let expected = expected(mention, of: text, fix) else { continue }
        let message = "\(text.role.name) says \(text.quoted(mention.words)), and \(expected)"
        let range = text.byteRange(mention.words)
        let finding = fix.finding(of: Self.self, message, at: range, of: text, in: catalog)
        findings.report(finding, remedy: "Make the two agree.")
        return
      }
    }
    if fix.fix.type == .weekly, let (text, mention) = total(against: counted) {
      let message =
        "\(text.role.name) says \(text.quoted(mention.words)), and one on each day of a week makes 7"
      let range = text.byteRange(mention.words)
      let finding = fix.finding(of: Self.self, message, at: range, of: text, in: catalog)
      findings.report(finding, remedy: "Make the two agree.")
      return
    }
    compareWithPrompt(counted, fix, catalog, &findings)
  }

  /// What a fix says there will be in all, where its prompt asks for one on each day of a week and that
  /// makes another number.
  private func total(
    against counted: [(text: StatedText, mentions: [StatedCountMention])]
  ) -> (StatedText, StatedCountMention)? {
    guard let prompt = counted.first, prompt.text.role == .prompt,
      let start = prompt.text.words.indices.first(where: { Self.isEachDay($0, in: prompt.text) })
    else { return nil }
    let sentence = prompt.text.sentence(of: start)
    let daily = prompt.mentions.filter { sentence.contains($0.words.lowerBound) }
    guard daily.count == 1, let one = daily.first, one.value == 1 else { return nil }
    for (text, mentions) in counted where text.role == .prompt || text.role == .validation {
      for mention in mentions where mention.value >= 2 && mention.value % 7 != 0 {
        let start = mention.words.lowerBound
        let (before, second) = (text.word(start - 1), text.word(start - 2))
        let isTotal =
          before == "of" && ["list", "total", "collection"].contains(second)
          || before == "are" && second == "there"
        let isSame =
          mention.noun.isEmpty || mention.counted == one.counted || Self.entries.contains(mention.noun)
        guard isTotal, isSame,
          !text.words[text.sentence(of: start)].contains(where: { Self.limits.contains($0.text) })
        else { continue }
        return (text, mention)
      }
    }
    return nil
  }

  /// "Every evening this week", "each day of the week".
  private static func isEachDay(_ index: Int, in text: StatedText) -> Bool {
    guard ["each", "every"].contains(text.words[index].text),
      ["day", "evening", "night", "morning"].contains(text.word(index + 1))
    else { return false }
    return text.word(index + 2) == "this" && text.word(index + 3) == "week"
      || text.word(index + 2) == "of" && text.word(index + 4) == "week"
  }

  private static let entries: Set<String> = ["things", "names", "entries", "items", "lines", "notes"]
  /// What makes a number none of the whole week's.
  private static let limits: Set<String> = [
    "if", "least", "most", "by", "or", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "only", "not", "when", "after", "before", "each", "every",
  ]

  /// What the configuration has instead of a number, in words; nil where it has nothing against it.
  private func expected(_ mention: StatedCountMention, of text: StatedText, _ fix: StatedFix) -> String? {
    switch fix.fix.interactionType {
    case .multiStep:
      guard mention.noun == "steps", !Self.isWalked(mention, in: text), !isPart(mention, in: text),
        let count = fix.count(of: "steps"), count != mention.value
      else { return nil }
      return "there are \(count) steps"
    case .audit:
      guard Self.piles.contains(mention.noun), !isPart(mention, in: text),
        let count = fix.count(of: "categories"), count != mention.value
      else { return nil }
      return "there are \(count) categories"
    case .quiz, .scenario:
      guard
        text.role == .prompt || text.role == .question && fix.fix.interactionType == .quiz
          || text.role == .validation || text.role == .debrief,
        isOfOptions(mention, in: text), !isPart(mention, in: text),
        let count = fix.count(of: "options"), count != mention.value
      else { return nil }
      return "there are \(count) options"
    case .counter: return target(against: mention, of: text, fix)
    default: return nil
    }
  }

  /// Whether only some of them are meant: "two of the answers", "the first two steps".
  private func isPart(_ mention: StatedCountMention, in text: StatedText) -> Bool {
    let isFollowed = mention.words.lowerBound + 1 < text.words.count
    if isFollowed, text.word(mention.words.lowerBound + 1) == "of" { return true }
    let before = text.word(mention.words.lowerBound - 1)
    return mention.value < 2 || ["first", "last", "next", "other", "only", "least"].contains(before)
  }

  private static func isWalked(_ mention: StatedCountMention, in text: StatedText) -> Bool {
    let after = text.word(mention.words.upperBound)
    let before = text.word(mention.words.lowerBound - 1)
    return ["walk", "take", "go", "move", "stand", "step", "climb", "run"].contains(before)
      || ["back", "away", "forward", "ahead", "behind", "down", "up", "closer", "from"].contains(after)
  }

  /// Whether a number is that of the options: of a word for them, or what "which of these" asks of.
  private func isOfOptions(_ mention: StatedCountMention, in text: StatedText) -> Bool {
    if Self.options.contains(mention.noun) {
      return mention.isDefinite || text.starts(mention.words.lowerBound)
        || text.role == .prompt
          && ["read", "among", "between", "from", "choose", "pick"].contains(
            text.word(mention.words.lowerBound - 1)
          )
    }
    guard mention.noun.isEmpty else { return false }
    let start = mention.words.lowerBound
    return ["these", "the", "those"].contains(text.word(start - 1)) && text.word(start - 2) == "of"
      && ["which", "one", "any", "none", "pick", "choose"].contains(text.word(start - 3))
  }

  /// What a counter's targets are instead of a number that it is to reach.
  private func target(against mention: StatedCountMention, of text: StatedText, _ fix: StatedFix) -> String? {
    let (least, most) = (fix.integer("minTarget"), fix.integer("maxTarget"))
    guard least != nil || most != nil, mention.value >= 2, !text.role.isAside else { return nil }
    if text.role == .prompt, mention.value != least {
      let isOfUnit =
        mention.noun.isEmpty || mention.noun == fix.string("unit")
        || fix.string("targetDescription")?.lowercased().contains(mention.noun) == true
      if mention.value != most, isOfUnit, Self.isEnd(mention, in: text) {
        if let most { return "the count ends at \(most)" }
        if let least, mention.value < least { return "the count starts at \(least)" }
      }
      if let least, text.word(mention.words.lowerBound - 1) == "least", isOfUnit {
        return "the count starts at \(least)"
      }
    }
    guard isTarget(mention, in: text, fix), mention.value != least, mention.value != most
    else { return nil }
    if let least, let most, (least...max(least, most)).contains(mention.value) { return nil }
    switch (least, most) {
    case (let least?, let most?): return "the count goes from \(least) to \(most)"
    case (let least?, nil): return "the count starts at \(least)"
    case (nil, let most?): return "the count ends at \(most)"
    case (nil, nil): return nil
    }
  }

  /// Whether a number is where the count is to stop: "stop at five", "when you have five, stop".
  private static func isEnd(_ mention: StatedCountMention, in text: StatedText) -> Bool {
    let start = mention.words.lowerBound
    var end = mention.words.upperBound
    if units.contains(text.word(end)), mention.noun.isEmpty { return false }
    let before = text.word(start - 1)
    if before == "most", text.word(start - 2) == "at" { return true }
    if before == "than", text.word(start - 2) == "more", text.word(start - 3) == "no" { return true }
    if before == "at" || before == "after",
      text.word(start - 2) == "stop" || text.word(start - 2) == "counting" && text.word(start - 3) == "stop"
    {
      // Five may be o'clock.
      return !mention.noun.isEmpty || before == "after" || !text.words.contains { clocks.contains($0.text) }
    }
    let sentence = text.sentence(of: start)
    let earlier = text.words[sentence.lowerBound..<start].map(\.text)
    if reached.contains(before), let turn = earlier.lastIndex(where: turns.contains) {
      if earlier[turn] == "until" { return earlier.first == "count" || earlier.first == "collect" }
      if turn > 0, earlier[turn - 1] == "stop" { return true }
      if text.word(end) == "of", text.word(end + 1) == "them" { end += 2 }
      return turn == 0 && text.word(end) == "stop"
    }
    // "Count up to five names", "collect five, then stop".
    if before == "to", text.word(start - 2) == "up" { return !mention.noun.isEmpty && text.starts(start - 3) }
    if text.word(end) == "and" { end += 1 }
    if text.word(end) == "then" { end += 1 }
    return end > mention.words.upperBound && end < sentence.upperBound && text.word(end) == "stop"
      && text.starts(start - 1)
  }

  private static let turns: Set<String> = ["when", "once", "until"]
  private static let reached: Set<String> = [
    "have", "got", "reach", "reached", "to", "counted", "found", "hit",
  ]
  private static let units: Set<String> = [
    "minutes", "hours", "seconds", "days", "weeks", "o'clock", "pm", "am", "in", "percent", "or", "to",
  ]
  private static let clocks: Set<String> = [
    "afternoon", "evening", "morning", "work", "workday", "hour", "clock", "from", "until", "begin", "start",
    "pm", "am",
  ]

  /// Whether a number is how many are to be counted.
  private func isTarget(_ mention: StatedCountMention, in text: StatedText, _ fix: StatedFix) -> Bool {
    let start = mention.words.lowerBound
    let before = text.word(start - 1)
    let after = text.word(mention.words.upperBound)
    if after == "or" || Self.times.contains(after) && mention.noun.isEmpty { return false }
    // "At most three words a line".
    if Self.written.contains(mention.noun), mention.noun != fix.string("unit"), before != "count" {
      return false
    }
    // "To at least two people".
    if before == "least", ["to", "with", "for", "of"].contains(text.word(start - 3)) { return false }
    if mention.noun == "times" || before == "count" || before == "least" || before == "most" { return true }
    if before == "for", text.word(start - 2) == "aim" { return true }
    if text.role == .validation, mention.noun.isEmpty || after == "will" { return true }
    if text.role == .validation, text.starts(start) { return true }
    if !mention.noun.isEmpty, mention.noun == fix.string("unit") { return true }
    let sentence = text.sentence(of: start)
    return text.words[mention.words.upperBound..<sentence.upperBound].map(\.text).joined(separator: " ")
      .contains("count them")
  }

  /// Holds what the other texts count against what the prompt counts of the same.
  private func compareWithPrompt(
    _ counted: [(text: StatedText, mentions: [StatedCountMention])],
    _ fix: StatedFix,
    _ catalog: Catalog,
    _ findings: inout FindingSink
  ) {
    guard let prompt = counted.first, prompt.text.role == .prompt else { return }
    let bare = Set(prompt.mentions.filter { $0.value >= 2 }.map(\.value))
    for (text, mentions) in counted.dropFirst() {
      for mention in mentions {
        let own = prompt.mentions.filter { $0.counted == mention.counted && !$0.noun.isEmpty }
        let expected: Int
        if mention.noun.isEmpty {
          // "All three", "of the five": those that the prompt counted.
          if isBothDays(mention, of: text, prompt) {
            expected = 1
          } else {
            guard mention.isDefinite, mention.value >= 2, bare.count == 1, let only = bare.first,
              text.word(mention.words.lowerBound) != "both" || only > 2,
              !isPart(mention, in: text)
                || isAllOfThem(mention, of: text, prompt, only) && !isElsewhere(mention, than: text, counted),
              isReference(mention, in: text) || isAllOfThem(mention, of: text, prompt, only)
            else { continue }
            expected = only
          }
        } else {
          guard let first = own.first, first.value >= 2 || mention.value >= 2,
            isClaim(mention, of: text, first.value)
          else { continue }
          // "Write three names, and cross out one."
          if mention.value == 1, prompt.text.words.contains(where: { $0.text == "one" }) { continue }
          // "Each evening, one name" makes seven.
          if first.value == 1, prompt.text.words.contains(where: { $0.text == "each" || $0.text == "every" })
          {
            continue
          }
          let isWriting = first.value == 1 && Self.written.contains(mention.noun)
          if isWriting, !isWritten(first, in: prompt) { continue }
          expected = first.value
        }
        // "Any of the four": the configuration has as many.
        if mention.noun.isEmpty, Self.lists.contains(where: { fix.count(of: $0) == mention.value }) {
          continue
        }
        let isKnown = own.contains { $0.value == mention.value } || bare.contains(mention.value)
        if mention.value == expected || isKnown && mention.noun.isEmpty { continue }
        if own.contains(where: { $0.value == mention.value }) { continue }
        let message = "\(text.role.name) says \(text.quoted(mention.words)), and the prompt says \(expected)"
        let range = text.byteRange(mention.words)
        let finding = fix.finding(of: Self.self, message, at: range, of: text, in: catalog)
        findings.report(finding, remedy: "Make the two agree.")
        return
      }
    }
  }

  /// Whether a comment starts with "all three of them", and they can be nothing but what the prompt counts.
  private func isAllOfThem(
    _ mention: StatedCountMention,
    of text: StatedText,
    _ prompt: (text: StatedText, mentions: [StatedCountMention]),
    _ only: Int
  ) -> Bool {
    let (start, end) = (mention.words.lowerBound, mention.words.upperBound)
    let isBoth = text.word(start) == "both"
    guard ["all", "the"].contains(text.word(start - 1)) || isBoth && start == 0, text.word(end) == "of",
      text.word(end + 1) == "them",
      (0..<start).allSatisfy({ $0 == 0 || text.words[$0].joint != .punctuation && text.word($0) != "and" }),
      let own = prompt.mentions.first(where: { $0.value == only }), !own.noun.isEmpty
    else { return false }
    var singles = 0
    for index in prompt.text.words.indices where !own.words.contains(index) {
      let word = prompt.text.word(index)
      // "Your family" may be three, and "two friends and your boss" are.
      if Self.groups.contains(word) || word == "and" && prompt.text.word(index + 1) != "one" { return false }
      if StatedCountMention.isPlural(word), !Self.noPlurals.contains(word), word != own.noun { return false }
      // "In the kitchen" and "about the plan" add none.
      let before = prompt.text.word(index - 1)
      let isPlace = Self.places.contains(before) || before == "about" && word == "the"
      if Self.determiners.contains(word), !isPlace { singles += 1 }
    }
    singles += prompt.mentions.count { $0.value == 1 }
    return mention.value < only ? !isBoth || singles == 0 : mention.value > only + singles
  }

  /// Whether another text has the number.
  private func isElsewhere(
    _ mention: StatedCountMention,
    than text: StatedText,
    _ counted: [(text: StatedText, mentions: [StatedCountMention])]
  ) -> Bool {
    counted.contains { other in
      other.text.node != text.node && other.mentions.contains { $0.value == mention.value }
    }
  }

  /// Whether "both days" starts a text, and the prompt speaks of one day alone.
  private func isBothDays(
    _ mention: StatedCountMention,
    of text: StatedText,
    _ prompt: (text: StatedText, mentions: [StatedCountMention])
  ) -> Bool {
    let start = mention.words.lowerBound
    guard text.word(start) == "both", text.word(start + 1) == "days", text.sentenceStart(of: start) == 0,
      text.starts(start), prompt.mentions.contains(where: { $0.value == 1 && Self.days.contains($0.noun) })
    else { return false }
    return prompt.text.words.count { Self.days.contains($0.text) } == 1
      && !prompt.text.words.contains { Self.otherDays.contains($0.text) }
  }

  /// Whether the prompt asks to write one of what is counted, once.
  private func isWritten(
    _ mention: StatedCountMention,
    in prompt: (text: StatedText, mentions: [StatedCountMention])
  ) -> Bool {
    let sentence = prompt.text.sentence(of: mention.words.lowerBound)
    return Self.written.contains(mention.counted)
      && ["write", "type", "note", "put"].contains(prompt.text.word(sentence.lowerBound))
      && prompt.mentions.allSatisfy { $0.value == 1 }
      && prompt.text.words.count { $0.text == "one" } < 2
      && !prompt.text.words.contains {
        Self.repeated.contains($0.text) || $0.text == mention.counted
      }
  }

  private static let times: Set<String> = ["minutes", "hours", "seconds", "days", "weeks", "percent"]
  private static let written: Set<String> = ["sentences", "lines", "words", "pages", "paragraphs"]
  private static let repeated: Set<String> = [
    "each", "every", "per", "another", "more", "both", "all", "least", "daily", "everyone", "everybody",
    "for",
  ]
  private static let days: Set<String> = [
    "day", "weekday", "workday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let otherDays: Set<String> = [
    "days", "tomorrow", "yesterday", "today", "another", "other", "next", "again", "two", "both", "before",
    "after", "weekend",
  ]
  private static let determiners: Set<String> = [
    "a", "an", "the", "your", "my", "another", "someone", "somebody", "it", "them", "yourself",
  ]
  private static let places: Set<String> = [
    "in", "on", "at", "before", "after", "during", "into", "over", "under",
  ]
  private static let groups: Set<String> = [
    "family", "team", "group", "people", "children", "women", "men", "kids", "everyone", "everybody",
    "others",
    "class", "band", "crowd", "household", "table",
  ]
  private static let noPlurals: Set<String> = ["this", "does", "always", "perhaps", "less", "today's"]

  /// Whether a number without a noun looks back: "all three of them", "how many of the five?".
  private func isReference(_ mention: StatedCountMention, in text: StatedText) -> Bool {
    let before = text.word(mention.words.lowerBound - 1)
    return before == "all" || before == "both"
      || before == "the" && text.word(mention.words.lowerBound - 2) == "of"
      || text.word(mention.words.lowerBound) == "both" && text.word(mention.words.lowerBound + 1) == "of"
  }

  /// Whether a text other than the prompt says of the fix how many there are.
  private func isClaim(_ mention: StatedCountMention, of text: StatedText, _ expected: Int) -> Bool {
    if text.role.isAside || text.role == .step || text.role == .stepValidation {
      return mention.isDefinite && mention.value >= 2
    }
    let sentence = text.sentence(of: mention.words.lowerBound)
    let words = text.words[sentence].map(\.text)
    if ["if", "with", "when", "unless"].contains(words.first ?? "") { return false }
    if words.contains(where: Self.concessions.contains) { return false }
    if mention.value == 1 {
      // "One name is on the list, with the year": its clause alone says how many.
      let clause = sentence.dropFirst().first { text.words[$0].joint == .punctuation } ?? sentence.upperBound
      let after = text.word(mention.words.upperBound)
      return expected >= 2 && words.first == "one" && clause - sentence.lowerBound < 8
        && (Self.states.contains(after) || clause <= mention.words.upperBound)
    }
    if expected == 1, !Self.written.contains(mention.noun), text.word(mention.words.upperBound) == "are" {
      return false
    }
    let before = text.word(mention.words.lowerBound - 1)
    if before == "least" { return mention.value > expected }
    return true
  }

  private static let states: Set<String> = ["is", "stands", "was", "lies", "remains", "went"]
  private static let lists = ["categories", "options", "steps"]
  private static let piles: Set<String> = [
    "piles", "groups", "categories", "kinds", "columns", "boxes", "stacks", "buckets", "headings", "classes",
    "sorts",
    "types", "heaps", "baskets", "drawers",
  ]
  private static let options: Set<String> = [
    "answers", "options", "choices", "replies", "responses", "possibilities", "reactions", "lives", "cases",
    "ways",
  ]
  private static let concessions: Set<String> = [
    "only", "fewer", "will", "fine", "also", "even", "too", "enough", "well", "noticed", "more", "group",
    "each",
    "every", "sunday", "night", "day",
  ]
}
