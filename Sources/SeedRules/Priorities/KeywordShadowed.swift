import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables

/// Flags a keyword that contains another one of its map, where keywords are looked for inside words, too:
/// every text that has it has the shorter one. A keyword that stands twice is one of these.
struct KeywordShadowed: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("priorities/keyword-shadowed"),
    summary: "A keyword contains another one, so that every text that has it has both.",
    rationale: """
      With `match` at `substring`, "work" is found in "workshop" and "artwork". A longer keyword beside it \
      adds nothing when both give the same priority, and leaves the priority to the order when they do not.
      """,
    reads: """
      `placeKeywords` and `messageKeywords` of the priority rules, each for itself, when `match` is `substring`
      """
  )

  static let examples = RuleExamples(
    accepted: [
      PriorityExamples.file(places: #""high": ["work", "home"], "low": ["woods"]"#, match: "substring"),
      PriorityExamples.file(places: #""high": ["work", "workshop"]"#),
    ],
    flagged: [
      PriorityExamples.file(places: #""high": [⟪"Workshop"⟫, "work"]"#, match: "substring"),
      PriorityExamples.file(
        messages: #""critical": ["meeting"], "low": [⟪"no meeting today"⟫]"#,
        match: "substring"
      ),
    ]
  )

  /// - Complexity: O(bytes of the keywords × their different lengths).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    guard let fileIndex = catalog.fileIndex(of: .priorityRules) else { return }
    let tree = catalog.trees[fileIndex]
    guard let match = tree.value(of: "match", in: 0), tree[match].kind == .string,
      tree.string(at: match) == "substring"
    else { return }
    for map in PriorityKeywords.all(in: catalog) {
      let firsts = Dictionary(map.keywords.map { ($0.folded, $0) }, uniquingKeysWith: { first, _ in first })
      let lengths = Set(firsts.keys.map(\.count)).sorted()
      for keyword in map.keywords {
        let letters = Array(keyword.folded)
        func shorter() -> PriorityKeywords.Keyword? {
          for length in lengths where length < letters.count {
            for start in 0...letters.count - length {
              if let found = firsts[String(letters[start..<start + length])] { return found }
            }
          }
          return nil
        }
        // Under another priority `priorities/keyword-overlap` has it.
        let twin = firsts[keyword.folded].flatMap { first in
          first.node != keyword.node && first.priority == keyword.priority ? first : nil
        }
        guard let inner = shorter() ?? twin else { continue }
        let text = Excerpt.of(keyword.text)
        let message =
          keyword.folded == inner.folded
          ? "the keyword `\(text)` stands twice"
          : "every text with `\(text)` has the keyword `\(Excerpt.of(inner.text))`, too"
        var finding = Self.finding(message, record: map.record, node: keyword.node, in: catalog)
        let place = catalog.place(record: map.record, node: inner.node)
        finding.notes = [Diagnostic.Note("which is \(inner.priority)", at: place)]
        finding.remedy =
          keyword.priority == inner.priority
          ? "Take it out: it changes nothing." : "Take one of them out, or set `match` to `word`."
        findings.report(finding)
      }
    }
  }
}
