import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedText
import SeedTables

/// Flags two words that open more than one in ten of a bug's prompts. Each pair is reported once a bug, at
/// the first prompt, with the others as notes.
struct RepeatedOpening: RunRule {
  static let metadata = RuleMetadata(
    .warning("voice/repeated-opening"),
    summary: "The same two words open more than one in ten of a bug's prompts.",
    rationale: """
      A reader of one bug gets its fixes day after day. "Count the …" on Monday, Tuesday and Thursday is one \
      fix in three coats. Prompts open in many ways: with the time, the place, the person, the thing.
      """,
    reads: "the prompts of fixes, bug by bug",
    options: [
      .ratio("share", 0.1, "The largest share of a bug's prompts that one pair of words may open."),
      .integer("prompts", 3, 2...1000, "From how many prompts on a pair is reported."),
    ]
  )

  static let examples = RuleExamples(
    accepted: [
      .file("fixes.json", fixes(opening: ["Count the", "Count the", "Write down", "Leave the"])),
      .file("fixes.json", fixes(opening: ["Count every", "Count the", "Count each", "Count one"])),
    ],
    flagged: [
      .file("fixes.json", fixes(opening: ["Write down", "⟪Count the⟫", "count the", "Count the"])),
      .file("fixes.json", fixes(opening: ["⟪Until lunch⟫,", "Until lunch", "Leave the", "Until lunch,"])),
    ]
  )

  /// A fix for each opening.
  private static func fixes(opening openings: [String]) -> String {
    let rests = [
      "red cars on the way home", "empty chair by the window", "last word", "second cup of coffee",
    ]
    let records = openings.enumerated().map { index, opening in
      """
      { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d31\(index)", "number": \(index + 1), "bugSlug": "need-to-be-busy",
        "type": "daily", "severity": "low", "interactionType": "standard",
        "prompt": "\(opening) \(rests[index % 4])." }
      """
    }
    return "[\n\(records.joined(separator: ",\n"))\n]\n"
  }

  static let needs: RuleNeeds = .sharesOfFixes

  private let share: Double
  private let promptCount: Int

  init(_ options: RuleOptions) {
    share = options.ratio("share")
    promptCount = options.integer("prompts")
  }

  static let moment = RunMoment.words

  var countedWords: CountedWords? { CountedWords(openings: true) { $0.part == .prompt } }

  /// How a prompt opens, and of which bug it is.
  private struct Prompt: BitwiseCopyable {
    let bug: Int32
    let opening: WordCorpus.Opening
  }

  /// - Complexity: O(texts), and O(n log n) in the prompts.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (corpus, catalog) = (run.corpus, run.catalog)
    var (prompts, promptCounts) = prompts(corpus.openings, in: catalog)
    prompts.sort { left, right in
      (left.bug, left.opening.hash, left.opening.text) < (right.bug, right.opening.hash, right.opening.text)
    }
    var rest = prompts[...]
    while let first = rest.first {
      let group = rest.prefix { $0.bug == first.bug && $0.opening.hash == first.opening.hash }
      rest = rest.dropFirst(group.count)
      let all = promptCounts[Int(first.bug)]
      guard isTooOften(group.count, of: all) else { continue }
      var finding: Diagnostic?
      for (index, opening) in group.prefix(1 + Message.noteLimit).map(\.opening).enumerated() {
        TextView.with(catalog.texts[Int(opening.text)], in: catalog) { view in
          if index == 0 {
            let text = String(decoding: view.bytes[opening.byteRange], as: UTF8.self)
            let slug = catalog.slug(ofBug: Int(first.bug))
            let message = Message.repeated(Excerpt.of(text), group.count, all, slug)
            finding = view.finding(of: Self.self, message, at: opening.byteRange)
          } else {
            finding?.notes.append(Diagnostic.Note(Message.also, at: view.place(opening.byteRange)))
          }
        }
      }
      guard var finding else { continue }
      let more = group.count - 1 - Message.noteLimit
      if more > 0 { finding.notes.append(Diagnostic.Note(Message.more(more))) }
      finding.remedy = Message.remedy
      findings.report(finding)
    }
  }

  private func isTooOften(_ count: Int, of all: Int) -> Bool {
    count >= promptCount && Double(count) > share * Double(all)
  }

  /// The prompts that have a bug and two words, in their order, and how many prompts each bug has.
  private func prompts(
    _ openings: [WordCorpus.Opening],
    in catalog: Catalog
  ) -> ([Prompt], promptCounts: [Int]) {
    var prompts: [Prompt] = []
    prompts.reserveCapacity(openings.count)
    var promptCounts = [Int](repeating: 0, count: catalog.bugs.count)
    let isPrompt = ContentPlans.shared.registry.parts.map { $0 == .prompt }
    // Texts, fixes and openings all stand in the order of their records.
    var nextFix = 0
    var nextOpening = 0
    for (index, text) in catalog.texts.enumerated() where isPrompt[Int(text.field.index)] {
      while nextFix < catalog.fixes.count, catalog.fixes[nextFix].record < text.record { nextFix += 1 }
      guard nextFix < catalog.fixes.count, catalog.fixes[nextFix].record == text.record else { continue }
      let bug = catalog.fixes[nextFix].bugIndex
      if bug < 0 { continue }
      promptCounts[Int(bug)] += 1
      while nextOpening < openings.count, openings[nextOpening].text < index { nextOpening += 1 }
      if nextOpening < openings.count, openings[nextOpening].text == index {
        prompts.append(Prompt(bug: bug, opening: openings[nextOpening]))
      }
    }
    return (prompts, promptCounts)
  }

  private enum Message {
    static let noteLimit = 10
    static func repeated(_ text: String, _ count: Int, _ all: Int, _ bug: String) -> String {
      "`\(text)` opens \(count) of the \(all) prompts of \(bug)"
    }
    static let also = "also here"
    static func more(_ count: Int) -> String { "and \(count) more" }
    static let remedy = "Open some of them with the time, the place, the person or the thing."
  }
}
