import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedSource
import SeedTables
import SeedText

/// Flags prompts, comments and tidbits that are nearly the same, once a cluster.
///
/// Two texts are compared by their words, each counting double, and by their runs of three words, the text's
/// ends counting as words: what both have, over what either has (Jaccard's similarity of multisets). Words
/// are compared as duplicate-text does. At a similarity of 0.6 one word in six may differ, whatever the
/// length.
///
/// The search (`SimilarTexts`) finds what comparing all with all would, unless hundreds of texts have one
/// frame and are not similar: then 256 comparisons a text, which all texts share, may run out, and a finding
/// says that there may be more.
struct NearDuplicate: RunRule {
  static let metadata = RuleMetadata(
    .warning("duplicate/near-duplicate"),
    summary: "Prompts, comments or tidbits that are nearly the same.",
    rationale: """
      One idea in nearly the same words is one idea, and whoever meets the second of them knows the first. \
      It is mostly a draft that stayed beside its revision, or a template that was filled in twice.

      Texts are compared by their words and by their runs of three words; case, punctuation, apostrophes and \
      accents' encoding make no difference. At the default one word in six may differ. Texts that are nearly \
      the same are shown together, at the newer of two and the first of more, with the longest run of words \
      that each shares underlined. Texts that are wholly the same are duplicate-text's.
      """,
    reads: "`prompt` and `inlineComment` of fixes, `inlineComment` of steps, `body` of tidbits, all together",
    options: [
      .ratio("similarity", 0.6, "The similarity from which on two texts are nearly the same."),
      .integer("minimumWords", 5, 1...1000, "The fewest words of a text that is compared."),
    ]
  )

  static let needs: RuleNeeds = .comparison

  static let examples = DuplicateExamples.nearDuplicate

  /// How many other members of a cluster are shown.
  private static let noteLimit = 20

  static let moment = RunMoment.words

  var countedWords: CountedWords? {
    CountedWords(.foldedWords) { [.prompt, .comment, .stepComment, .tidbit].contains($0.part) }
  }

  private let threshold: SimilarityThreshold
  private let minimumWords: Int

  init(_ options: RuleOptions) {
    threshold = SimilarityThreshold(options.ratio("similarity"))
    minimumWords = options.integer("minimumWords")
  }

  /// - Complexity: O(words) and a comparison for each two that share something rare, as `SimilarTexts`
  ///   limits them.
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let (texts, catalog) = (run.counts.folded, run.catalog)
    let similar = SimilarTexts(of: texts, threshold: threshold, minimumWordCount: minimumWords)
    let clusters = similar.clusters.map { $0.map { texts.texts[Int($0)].index } }
    let found = Parallel.map(count: clusters.count, workers: Process.processorCount) {
      Self.finding(clusters[$0], in: catalog)
    }
    for finding in found { findings.report(finding) }
    if !similar.isComplete { findings.report(Self.incomplete()) }
  }

  /// - Parameter cluster: indices of `Catalog.texts`.
  private static func finding(_ cluster: [UInt32], in catalog: Catalog) -> Diagnostic {
    let cluster = newestFirst(cluster, in: catalog)
    let members = cluster.map { catalog.texts[Int($0)] }
    let shown = zip(cluster, members).prefix(noteLimit + 1).map { index, text in
      let words = catalog.comparedWords(of: text)
      return Member(textIndex: index, words: words, parts: SharedWords.Parts(of: words))
    }
    let first = members[0]
    var finding = finding(
      Message.nearlyTheSame(members),
      record: first.record,
      node: first.node,
      in: catalog
    )
    finding.place = catalog.place(ofText: shown[0].textIndex)
    finding.relations.mirror = Diagnostic.Mirror(
      Message.nearlyTheSame(members.reversed()),
      note: members.count == 2 ? nil : Message.oneOfThese
    )
    finding.remedy = members.count == 2 ? Message.remedy : Message.remedyForMany
    var closest = -1
    for (index, member) in shown.enumerated().dropFirst() {
      let (other, percent) = nearest(to: member, of: shown[..<index])
      let runs = SharedWords.runs(shown[other].words, member.words)
      var note = Diagnostic.Note(Message.alike(percent, isToFirst: other == 0))
      (note.place, note.marks) = marked(runs.map(\.right), of: member, in: catalog)
      finding.notes.append(note)
      if other == 0, percent > closest, !runs.isEmpty {
        closest = percent
        (finding.place, finding.marks) = marked(runs.map(\.left), of: shown[0], in: catalog)
      }
    }
    if cluster.count > shown.count {
      finding.notes.append(Diagnostic.Note(Message.more(cluster.count - shown.count)))
    }
    return finding
  }

  /// Of two texts the newer one first: it is the one to change. Among fixes the higher number is newer,
  /// elsewhere what stands later.
  private static func newestFirst(_ cluster: [UInt32], in catalog: Catalog) -> [UInt32] {
    guard cluster.count == 2 else { return cluster }
    let own = cluster.map { catalog.texts[Int($0)] }
    return catalog.isNewer(own[0], than: own[1]) ? cluster : cluster.reversed()
  }

  /// Where the shared words of a text stand: from the first to the last, and each run of them; the whole text
  /// where there are none.
  private static func marked(
    _ runs: [Range<Int>],
    of member: Member,
    in catalog: Catalog
  ) -> (place: Place, marks: [ByteRange]) {
    guard let first = runs.first, let last = runs.last else {
      return (catalog.place(ofText: member.textIndex), [])
    }
    let marks = runs.map { catalog.place(ofText: member.textIndex, $0).range }
    return (catalog.place(ofText: member.textIndex, first.lowerBound..<last.upperBound), marks)
  }

  /// A text of a cluster, as it is shown.
  private struct Member {
    /// Of `Catalog.texts`.
    var textIndex: UInt32
    var words: [ComparedWord]
    var parts: SharedWords.Parts
  }

  /// The text that one is nearest to; the first one wins, since it is where the finding is.
  private static func nearest(to member: Member, of others: ArraySlice<Member>) -> (index: Int, percent: Int)
  {
    var nearest = (index: 0, percent: -1)
    for index in others.indices {
      let percent = SharedWords.percent(others[index].parts, member.parts)
      if percent > nearest.percent { nearest = (index, percent) }
    }
    return nearest
  }

  private static func incomplete() -> Diagnostic {
    var finding = finding(Message.incomplete, at: nil)
    finding.severity = .note
    finding.remedy = Message.incompleteRemedy
    return finding
  }

  private enum Message {
    static func nearlyTheSame(_ members: [AuthoredText]) -> String {
      // The fields first: their names take longer to find than to compare.
      let isOfOneKind = Set(Set(members.map(\.field)).map { kind($0) }).count == 1
      let first = kind(members[0].field)
      if isOfOneKind {
        return members.count == 2
          ? "two \(first)s are nearly the same" : "\(members.count) \(first)s are nearly the same"
      }
      return members.count == 2
        ? "a \(first) and a \(kind(members[1].field)) are nearly the same"
        : "\(members.count) texts are nearly the same"
    }
    private static func kind(_ field: TextField) -> String {
      switch field.name {
      case "prompt": "prompt"
      case "inlineComment": "comment"
      default: "tidbit"
      }
    }
    static func alike(_ percent: Int, isToFirst: Bool) -> String {
      isToFirst ? "\(percent) % alike" : "\(percent) % like another one of these"
    }
    static let oneOfThese = "one of these"
    static func more(_ count: Int) -> String { count == 1 ? "and one more" : "and \(count) more" }
    static let remedy = "Keep the better one, and give the other an idea of its own."
    static let remedyForMany = "Keep the best one, and give the others an idea of their own."
    static let incomplete = "the texts have too much in common to be compared all with all"
    static let incompleteRemedy =
      "What is found is right, and there may be more. A higher `similarity` needs fewer comparisons."
  }
}
