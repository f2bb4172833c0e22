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
      fixes(opening: "Count the", "Count the", "Write down", "Leave the"),
      fixes(opening: "Count every", "Count the", "Count each", "Count one"),
    ],
    flagged: [
      fixes(opening: "Write down", "⟪Count the⟫", "count the", "Count the"),
      fixes(opening: "⟪Until lunch⟫,", "Until lunch", "Leave the", "Until lunch,"),
    ]
  )

  private static func fixes(opening openings: String...) -> RuleExample {
    let rests = [
      "red cars on the way home", "empty chair by the window", "last word", "second cup of coffee",
    ]
    return .fixes(zip(openings, rests).map { ["prompt": "\($0) \($1)."] })
  }

  /// How many other places a finding names.
  private static let noteLimit = 10

  static let needs: RuleNeeds = .sharesOfFixes

  private let share: Double
  private let promptCount: Int

  init(_ options: RuleOptions) {
    share = options.ratio("share")
    promptCount = options.integer("prompts")
  }

  static let moment = RunMoment.words

  var countedWords: CountedWords? { CountedWords(.openings) { $0.part == .prompt } }

  /// - Complexity: O(texts), and O(n log n) in the prompts.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    var promptCounts: [Int: Int] = [:]
    for text in catalog.texts where text.field.part == .prompt {
      if let bug = catalog.bug(ofRecord: text.record) { promptCounts[bug, default: 0] += 1 }
    }
    var groups: [Int: [UInt64: [WordCorpus.Opening]]] = [:]
    for opening in run.corpus.openings {
      guard let bug = catalog.bug(ofRecord: catalog.texts[Int(opening.text)].record) else { continue }
      groups[bug, default: [:]][opening.hash, default: []].append(opening)
    }
    for (bug, groups) in groups.sorted(by: { $0.key < $1.key }) {
      let all = promptCounts[bug] ?? 0
      for group in groups.values.sorted(by: { $0[0].text < $1[0].text })
      where group.count >= promptCount && Double(group.count) > share * Double(all) {
        let places = group.map { (text: Int($0.text), range: $0.byteRange) }
        let slug = catalog.slug(ofBug: bug)
        let finding = Self.finding(at: places, noteLimit: Self.noteLimit, in: catalog) {
          "\($0) opens \(group.count) of the \(all) prompts of \(slug)"
        }
        guard let finding else { continue }
        findings.report(
          finding,
          remedy: "Open some of them with the time, the place, the person or the thing."
        )
      }
    }
  }
}
