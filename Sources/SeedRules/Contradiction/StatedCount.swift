import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a number that a fix's texts state otherwise than its configuration has, or than another of its texts
/// states of the same things.
///
/// Steps are held against the steps, piles and groups against the categories, answers against the options,
/// what is to be counted against `minTarget` and `maxTarget`. Two texts are compared where they count the
/// same noun. What a validation lets pass besides ("five will do", "with only one person there") is no
/// contradiction.
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
    ],
    flagged: [
      .fix(steps("Take one update through ⟪four steps⟫.")),
      .fix(#""prompt": "Ask three people.", "validation": "You asked ⟪five people⟫ and wrote it down.""#),
      .fix(counter("Aim for ⟪nine waits⟫ this week.")),
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
    compareWithPrompt(counted, fix, catalog, &findings)
  }

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
    guard least != nil || most != nil, mention.value >= 2, !text.role.isAside,
      isTarget(mention, in: text, fix), mention.value != least, mention.value != most
    else { return nil }
    if let least, let most, (least...max(least, most)).contains(mention.value) { return nil }
    switch (least, most) {
    case (let least?, let most?): return "the count goes from \(least) to \(most)"
    case (let least?, nil): return "the count starts at \(least)"
    case (nil, let most?): return "the count ends at \(most)"
    case (nil, nil): return nil
    }
  }

  /// Whether a number is how many are to be counted.
  private func isTarget(_ mention: StatedCountMention, in text: StatedText, _ fix: StatedFix) -> Bool {
    let start = mention.words.lowerBound
    let before = text.word(start - 1)
    let after = text.word(mention.words.upperBound)
    if after == "or" { return false }
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
          guard mention.isDefinite, mention.value >= 2, bare.count == 1, let only = bare.first,
            text.word(mention.words.lowerBound) != "both" || only > 2, !isPart(mention, in: text),
            isReference(mention, in: text)
          else { continue }
          expected = only
        } else {
          guard let first = own.first, first.value >= 2 || mention.value >= 2,
            isClaim(mention, of: text, first.value)
          else { continue }
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
    if mention.value == 1 { return expected >= 2 && words.first == "one" && words.count < 8 }
    if expected == 1, text.word(mention.words.upperBound) == "are" { return false }
    let before = text.word(mention.words.lowerBound - 1)
    if before == "least" { return mention.value > expected }
    return true
  }

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
