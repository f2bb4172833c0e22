import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables
import SeedText

/// Flags a text that another record has too, but for case, punctuation and spaces.
///
/// Case is folded in full and so is the normal form; apostrophes and invisible characters count for nothing,
/// a hyphen is a space. The texts of one record are free of each other, as are those of one copy key,
/// whatever the voice.
struct DuplicateText: RunRule {
  static let metadata = RuleMetadata(
    .error("duplicate/duplicate-text"),
    summary: "The same text in two records.",
    rationale: """
      Whoever meets a challenge or a remark for the second time has caught the app repeating itself. Other \
      commas, capitals or spaces do not make it another text.

      What two records may well share is free: validations (see duplicate-validation), answers, labels, \
      units and durations, headings and labels of copy, and questions and instructions of a few words. \
      Variants of one copy key are copy/duplicate-variant's, and two voices of one key are \
      copy/voices-converge's.
      """,
    reads: """
      `prompt` and `inlineComment` of fixes and steps, `body` of tidbits, `description` of bugs; questions, \
      instructions, insights, situations and reports in configurations, and the `body` of copy whose role is \
      body or notification, from `minimumWords` on
      """,
    options: [
      .integer(
        "minimumWords",
        6,
        1...1000,
        "The fewest words of a question, an instruction or a copy text that must not come twice."
      )
    ]
  )

  static let needs: RuleNeeds = .comparison

  static let examples = DuplicateExamples.duplicateText

  /// What a user reads as a piece of writing: no two of these may be the same, however short.
  private static let prose: [TextPart] = [.description, .prompt, .comment, .stepComment, .tidbit]

  /// What is prose as soon as it is more than a few words: "What happened?" may be asked twice.
  ///
  /// Left out are the answers of quizzes and scenarios, the labels of categories, and what a tally or a
  /// duration is called: two fixes may offer one answer and run until one hour.
  private static let proseWhenLong: [TextPart] = [
    .instruction, .situation, .insight, .behavior, .copyBody,
  ]

  static let moment = RunMoment.words

  var countedWords: CountedWords? {
    CountedWords(.folded) { Self.prose.contains($0.part) || Self.proseWhenLong.contains($0.part) }
  }

  private let minimumWords: Int

  init(_ options: RuleOptions) { minimumWords = options.integer("minimumWords") }

  /// Whose a text is: its record's, or its copy key's.
  private enum Owner: Equatable {
    case record(UInt32)
    case copyKey(String)
  }

  /// - Complexity: O(texts), and O(bytes) of those that are the same.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    let repeats = RepeatedTexts.find(in: run.counts.folded, of: catalog) { text, wordCount -> Owner? in
      let part = text.field.part
      guard Self.prose.contains(part) || Self.proseWhenLong.contains(part) && wordCount >= minimumWords else {
        return nil
      }
      guard catalog.records[Int(text.record)].kind == .copyTable else { return .record(text.record) }
      switch catalog.copyRole(ofRecord: text.record) {
      case .notification, .body: return catalog.name(of: text.record).map { .copyKey($0) }
      default: return nil
      }
    }
    for found in repeats { findings.report(Self.finding(found, in: catalog)) }
  }

  private static func finding(_ found: RepeatedTexts.Repeat, in catalog: Catalog) -> Diagnostic {
    let text = catalog.texts[Int(found.text)]
    let first = catalog.texts[Int(found.first)]
    var finding = finding(
      Message.repeats(first, in: text, catalog),
      record: text.record,
      node: text.node,
      in: catalog
    )
    finding.relations.mirror = Diagnostic.Mirror(Message.repeats(text, in: first, catalog))
    finding.place = catalog.place(ofText: found.text)
    finding.remedy = Message.remedy
    finding.notes = [Diagnostic.Note("the same text", at: catalog.place(ofText: found.first))]
    return finding
  }

  private enum Message {
    static func repeats(_ other: AuthoredText, in text: AuthoredText, _ catalog: Catalog) -> String {
      let (kind, field) = (kind(of: other, in: catalog), other.field.name)
      return text.field == other.field
        ? "another \(kind) has this `\(field)` already" : "this text is the `\(field)` of a \(kind) already"
    }
    private static func kind(of text: AuthoredText, in catalog: Catalog) -> String {
      let kind = catalog.records[Int(text.record)].kind
      return kind == .copyTable ? "copy key" : kind.recordName
    }
    static let remedy = "Write another text."
  }
}
