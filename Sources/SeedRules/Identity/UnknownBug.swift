import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables

/// Flags a `bugSlug` that no bug has. Without a readable `bugs.json` nothing can be said, and nothing is.
struct UnknownBug: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("identity/unknown-bug"),
    summary: "A fix or tidbit names a bug that is not there.",
    rationale: """
      The slug is turned into the bug's id when the content is compiled. A fix of a bug that does not exist \
      would never be shown to anyone.

      When a bug has a faulty slug itself, slugs that resemble no other bug are let pass: they may well mean \
      that one, and mending it mends them.
      """,
    repair: "Unsafe: writes the slug that is most like it; another bug may have been meant.",
    reads: "`bugSlug` of fixes and tidbits, `slug` of bugs"
  )

  static let needs: RuleNeeds = .bugsByName

  static let examples = RuleExamples(
    accepted: [
      .fix(#""bugSlug": "need-to-be-busy""#),
      .tidbit(#""bugSlug": "need-to-be-busy""#),
    ],
    flagged: [
      .fix(#""bugSlug": ⟪"need-to-be-bussy"⟫"#, repaired: #""bugSlug": "need-to-be-busy""#),
      .tidbit(#""bugSlug": ⟪"fear-of-ordinary"⟫"#),
    ]
  )

  /// - Complexity: O(fixes + tidbits).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    guard let bugs = catalog.fileIndex(of: .bugs) else { return }
    let tree = catalog.trees[bugs]
    if tree[0].kind == .array, tree[0].nextIndex == 1 {
      let count = catalog.fixes.count { $0.bugSlug != 0 } + catalog.tidbits.count { $0.bugSlug != 0 }
      if count > 0 { findings.report(Self.noBugs(count, fileIndex: bugs, in: catalog)) }
      return
    }
    var search = Search(catalog)
    for fix in catalog.fixes where fix.bugIndex < 0 && fix.bugSlug != 0 {
      search.report(fix.record, fix.bugSlug, &findings)
    }
    for tidbit in catalog.tidbits where tidbit.bugIndex < 0 && tidbit.bugSlug != 0 {
      search.report(tidbit.record, tidbit.bugSlug, &findings)
    }
  }

  /// There is none: once for all that name one.
  private static func noBugs(_ count: Int, fileIndex: Int, in catalog: Catalog) -> Diagnostic {
    var place = catalog.place(fileIndex: fileIndex, node: 0)
    place.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
    var finding = finding("there are no bugs, and \(count) records are for one", at: place)
    finding.pointer = ""
    finding.remedy = "Write the bugs, or restore the file."
    return finding
  }

  /// Looks for the bug that was meant, once for each slug.
  private struct Search {
    /// Content with more unknown slugs than this has other worries than their spelling.
    static let suggestionLimit = 1000

    let catalog: Catalog
    let slugs: [String]
    /// Whether every bug's slug could be read.
    let isComplete: Bool
    var nearest: [String: String?] = [:]

    init(_ catalog: Catalog) {
      self.catalog = catalog
      slugs = catalog.bugs.compactMap { catalog.string(record: $0.record, node: $0.slug) }
      let isReadable = catalog.kinds.indices.allSatisfy { fileIndex in
        guard catalog.kinds[fileIndex] == .bugs else { return true }
        let tree = catalog.trees[fileIndex]
        return tree[0].kind == .array && tree.children(of: 0).allSatisfy { tree[$0].kind == .object }
      }
      isComplete = isReadable && slugs.count == catalog.bugs.count
    }

    mutating func report(_ record: UInt32, _ node: UInt32, _ findings: inout FindingSink) {
      guard let slug = catalog.string(record: record, node: node) else { return }
      var suggestion: String?
      if let known = nearest[slug] {
        suggestion = known
      } else if nearest.count < Self.suggestionLimit {
        suggestion = NearestName.of(slug, among: slugs.prefix(Self.suggestionLimit))
        nearest[slug] = .some(suggestion)
      }
      guard isComplete || suggestion != nil else { return }
      findings.report(
        UnknownBug.unknownBug(slug, record, node, suggestion: suggestion, slugs: slugs, in: catalog)
      )
    }
  }

  private static func unknownBug(
    _ slug: String,
    _ record: UInt32,
    _ node: UInt32,
    suggestion: String?,
    slugs: [String],
    in catalog: Catalog
  ) -> Diagnostic {
    let message = "there is no bug `\(Excerpt.of(slug))`"
    var finding = finding(message, record: record, node: node, in: catalog)
    finding.found = slug
    finding.expected = slugs.prefix(20).joined(separator: ", ")
    finding.suggestion = suggestion
    finding.relations.repetition = .everywhere(message)
    if let suggestion {
      finding.relations.causes = [.name(suggestion)]
      finding.repair = Repair(
        "write \"\(suggestion)\"",
        .unsafe,
        [TextEdit(catalog.place(record: record, node: node), with: "\"\(suggestion)\"")]
      )
    } else if slugs.isEmpty {
      finding.remedy = "There are no bugs yet: add it to bugs.json."
    } else {
      finding.remedy = "The bugs are \(slugs.prefix(20).joined(separator: ", "))."
    }
    return finding
  }
}
