import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource
import SeedTables

/// Flags what is retired and yet live, by id, number or key, and a `replacedBy` that names no record of the
/// same kind or leads back to where it started.
struct RetiredIdentity: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("identity/retired-identity"),
    summary: "Something retired is in the live content again, or its `replacedBy` names no record.",
    rationale: """
      Users' histories keep the ids, numbers and keys of what was shown to them. When one of these comes \
      back with another text, old histories say something that never happened. What is retired is never used \
      again, not even for the same text; what replaces it has to exist.
      """,
    reads:
      "`id`, `key`, `number` and `replacedBy` of `retired.json`; ids, numbers and keys of the live content"
  )

  static let needs: RuleNeeds = .comparison

  static let examples = RuleExamples(
    accepted: [
      .file(
        "retired.json",
        """
        [{ "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 7, "retiredOn": "2026-02-01",
           "reason": "A cousin of #1.", "replacedBy": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316" }]
        """
      ),
      .file(
        "retired.json",
        """
        [
          { "kind": "copyKey", "key": "streak.best", "retiredOn": "2026-02-01", "reason": "Renamed.",
            "replacedBy": "streak.longest" },
          { "kind": "copyKey", "key": "streak.longest", "retiredOn": "2026-03-01", "reason": "Nothing shows it." }
        ]
        """
      ),
    ],
    flagged: [
      .file(
        "fixes.json",
        FixExamples.list(with: [["id": "⟪\"0b97d4e2-3a6c-4f81-95be-c27a10f8d364\"⟫", "number": "7"]]),
        beside: retiredFix
      ),
      .file("fixes.json", FixExamples.list(with: [["number": "⟪7⟫"]]), beside: retiredFix),
      .file(
        "retired.json",
        """
        [
          { "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 7,
            "retiredOn": "2026-02-01", "reason": "A cousin of another.",
            "replacedBy": ⟪"58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4"⟫ },
          { "kind": "fix", "id": "d40f6a92-c7e5-4138-b2d9-60e1f3857ac8", "number": 8,
            "retiredOn": "2026-02-01", "reason": "Merged with a tidbit.",
            "replacedBy": ⟪"e9a35d70-41c8-4f26-b7d2-0c6f8ea1954b"⟫ }
        ]
        """
      ),
    ]
  )

  private static let retiredFix = [
    "retired.json": """
    [{ "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "number": 7,
       "retiredOn": "2026-02-01", "reason": "Nobody understood it." }]
    """
  ]

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    if catalog.retired.isEmpty { return }
    var index = RetiredIndex(catalog)
    index.forEachLive { record, number, retired in
      let kind = catalog.records[Int(record)].kind
      var finding: Diagnostic
      var place = catalog.place(record: retired.record, node: retired.referenceNode)
      if let number {
        let message = "the number \(number.value) is retired"
        finding = Self.finding(message, record: record, node: number.node, in: catalog)
        finding.remedy =
          "Give this fix the next free number (`\(catalog.command(["renumber"]))`); users know the old one as another fix."
        place = catalog.place(record: retired.record, node: retired.numberNode)
      } else if kind == .copyContract {
        let name = Excerpt.of(catalog.name(of: record) ?? "")
        finding = Self.finding("the copy key `\(name)` is retired", record: record, in: catalog)
        finding.remedy = "Give it another key, or take it out of retired.json if it never shipped."
      } else {
        finding = Self.finding("the id of this \(kind.recordName) is retired", record: record, in: catalog)
        finding.remedy = "Mint a new id, or take the old one out of retired.json if it never shipped."
      }
      finding.notes = [Diagnostic.Note("retired here", at: place)]
      findings.report(finding)
    }
    // Which records there are is known only when all files were read.
    guard catalog.isWhole else { return }
    let doubtful = Self.doubtfulKinds(catalog)
    for (index, problem) in index.replacementProblems() {
      let retired = catalog.retired[index]
      let kind = ContentKind(retiredKind: "\(retired.value.kind)")
      if problem == .nothing, let kind, doubtful.contains(kind) { continue }
      findings.report(
        Self.badReplacement(retired, kind?.recordName ?? "\(retired.value.kind)", problem, catalog)
      )
    }
  }

  /// The kinds of which a record may be there and could not be read.
  private static func doubtfulKinds(_ catalog: Catalog) -> Set<ContentKind> {
    var kinds = Set(catalog.gaps.map(\.kind))
    // A record of which an id could be read is known, whatever else is wrong with it.
    for finding in catalog.diagnostics where finding.rule.isNeeded && finding.record == nil {
      if let place = finding.place { kinds.insert(catalog.kinds[place.fileIndex]) }
    }
    return kinds
  }

  private static func badReplacement(
    _ retired: AuthoredRetired,
    _ noun: String,
    _ problem: RetiredIndex.ReplacementProblem,
    _ catalog: Catalog
  ) -> Diagnostic {
    let authored = catalog.records[Int(retired.record)]
    let tree = catalog.trees[Int(authored.fileIndex)]
    let node = tree.value(of: "replacedBy", in: authored.node) ?? authored.node
    let message =
      switch problem {
      case .nothing: "`replacedBy` names no record, live or retired"
      case .other(let kind):
        "`replacedBy` names a \(kind.recordName), and a \(noun) is retired here"
      case .circle: "`replacedBy` leads back to this record"
      }
    var finding = finding(message, record: retired.record, node: node, in: catalog)
    if problem == .nothing, case .key(let key)? = retired.value.replacement {
      finding.suggestion = NearestName.of(key, among: catalog.copyKeys.lazy.map(\.value.key))
    }
    if finding.suggestion == nil {
      finding.remedy = "Name the live \(noun) that serves in its place, or leave the field out."
    }
    return finding
  }
}
