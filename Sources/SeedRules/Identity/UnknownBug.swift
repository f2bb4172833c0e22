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

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    guard let bugs = catalog.fileIndex(of: .bugs) else { return }
    var unknown = catalog.fixes.filter { $0.bugIndex < 0 && $0.bugSlug != 0 }.map { ($0.record, $0.bugSlug) }
    unknown += catalog.tidbits.filter { $0.bugIndex < 0 && $0.bugSlug != 0 }.map { ($0.record, $0.bugSlug) }
    if unknown.isEmpty { return }
    if catalog.trees[bugs][0].kind == .array, catalog.trees[bugs][0].nextIndex == 1 {
      // There is none: once for all that name one.
      var place = catalog.place(fileIndex: bugs, node: 0)
      place.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
      let records = unknown.count == 1 ? "1 record names" : "\(unknown.count) records name"
      var finding = Self.finding("\(records) a bug, but there is no bug", at: place)
      finding.pointer = ""
      findings.report(finding, remedy: "Write the bugs, or restore the file.")
      return
    }
    let slugs = catalog.bugs.compactMap { catalog.string(record: $0.record, node: $0.slug) }
    let isComplete = slugs.count == catalog.bugs.count && Self.areReadable(catalog)
    var nearest: [String: String?] = [:]
    for (record, node) in unknown {
      guard let slug = catalog.string(record: record, node: node) else { continue }
      if nearest[slug] == nil, nearest.count < Self.suggestionLimit {
        nearest[slug] = .some(NearestName.of(slug, among: slugs.prefix(Self.suggestionLimit)))
      }
      let suggestion = nearest[slug].flatMap(\.self)
      guard isComplete || suggestion != nil else { continue }
      let message = "there is no bug `\(Excerpt.of(slug))`"
      var finding = Self.finding(message, record: record, node: node, in: catalog)
      let known = slugs.prefix(20).joined(separator: ", ")
      finding.found = slug
      finding.expected = known
      finding.suggestion = suggestion
      finding.relations.repetition = .everywhere(message)
      if let suggestion {
        finding.relations.causes = [.name(suggestion)]
        let edit = TextEdit(catalog.place(record: record, node: node), with: "\"\(suggestion)\"")
        finding.repair = Repair("write \"\(suggestion)\"", .unsafe, [edit])
      } else {
        finding.remedy =
          slugs.isEmpty ? "There are no bugs yet: add it to bugs.json." : "The bugs are \(known)."
      }
      findings.report(finding)
    }
  }

  /// Content with more unknown slugs than this has other worries than their spelling.
  private static let suggestionLimit = 1000

  /// Whether every file of bugs is a list of objects.
  private static func areReadable(_ catalog: Catalog) -> Bool {
    zip(catalog.kinds, catalog.trees).allSatisfy { kind, tree in
      kind != .bugs
        || tree[0].kind == .array && tree.children(of: 0).allSatisfy { tree[$0].kind == .object }
    }
  }
}
