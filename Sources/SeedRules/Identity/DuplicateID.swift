import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedTables

/// Flags every use of an id or copy key after the first. Ids are one space over bugs, fixes, tidbits and what
/// is retired; copy keys are one space over all products.
struct DuplicateID: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("identity/duplicate-id"),
    summary: "Two records share an id, or two entries of the copy catalogue a key.",
    rationale: """
      What a user did is stored under the id of the record that was shown. Two records with one id cannot be \
      told apart in any history, and only one of them can be looked up. Ids are therefore unique over the \
      whole content, not just within a file, and copy keys over all products.
      """,
    reads: "`id` of bugs, fixes, tidbits and retired records; `key` of `copy/catalog.json` and `retired.json`"
  )

  static let needs: RuleNeeds = .comparison

  static let examples = RuleExamples(
    accepted: [
      .fix(#""id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364""#),
      .file(
        "copy/catalog.json",
        CatalogExamples.text(CatalogExamples.key(), CatalogExamples.key(#""checkIn.thanks""#))
      ),
    ],
    flagged: [
      .tidbit(#""id": ⟪"7c1f3a52-9d4e-4b68-8a07-e25b90c4d316"⟫"#),
      .file(
        "bugs.json",
        """
        [
          { "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "slug": "need-to-be-busy", "title": "Need to be busy",
            "description": "Using busyness as status or identity.", "color": "orange" },
          { "id": ⟪"c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4"⟫, "slug": "need-to-be-liked",
            "title": "Need to be liked", "color": "cyan",
            "description": "Adjusting your opinions or behavior to gain approval." }
        ]
        """
      ),
      .file(
        "copy/catalog.json",
        CatalogExamples.text(
          products: #""pressure": { "voices": ["brutal"] }, "egofix": { "voices": ["deadpan"] }"#,
          CatalogExamples.key(#""streak.longest""#),
          CatalogExamples.key(#"⟪"streak.longest"⟫"#, product: #""egofix""#)
        )
      ),
    ]
  )

  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    var ids: [(id: Identity?, record: UInt32)] = catalog.bugs.map { ($0.id, $0.record) }
    ids += catalog.fixes.map { ($0.id, $0.record) }
    ids += catalog.tidbits.map { ($0.id, $0.record) }
    ids += catalog.retired.map { ($0.value.id, $0.record) }
    for (use, first) in ids.repeats(of: { $0.id }) {
      let kind = catalog.records[Int(use.record)].kind
      let other = catalog.records[Int(first.record)].kind
      // A retired id in live content is a finding of its own rule.
      if kind == .retired, other != .retired { continue }
      report(
        "this \(kind.recordName) has the id of \(kind == other ? "another" : "a") \(other.recordName)",
        remedy: kind == .retired
          ? "Delete one of the two; an id is retired once."
          : "Delete it if it is the same record twice; else take the `id` line out of the newer one, and "
            + "`\(catalog.command(["check"], "--select shape/missing-field --fix --unsafe-fixes"))` mints another.",
        use.record,
        firstUse: first.record,
        in: catalog,
        &findings
      )
    }
    for (key, first) in catalog.copyKeys.repeats(of: { $0.value.key }) {
      report(
        "the copy key `\(Excerpt.of(key.value.key))` is defined twice",
        remedy: "A key is unique in all products: rename one, or delete it.",
        key.record,
        firstUse: first.record,
        in: catalog,
        &findings
      )
    }
    for (retired, first) in catalog.retired.filter({ $0.value.id == nil }).repeats(of: { $0.value.key }) {
      report(
        "the copy key `\(Excerpt.of(retired.value.key ?? ""))` is retired twice",
        remedy: "Delete one of the two; a key is retired once.",
        retired.record,
        firstUse: first.record,
        in: catalog,
        &findings
      )
    }
  }

  private func report(
    _ message: String,
    remedy: String,
    _ record: UInt32,
    firstUse: UInt32,
    in catalog: Catalog,
    _ findings: inout FindingSink
  ) {
    var finding = Self.finding(message, record: record, in: catalog)
    let first = catalog.place(of: firstUse)
    finding.notes = [Diagnostic.Note("first used here", at: first)]
    finding.relations.causes = [.record, .twin(first)]
    findings.report(finding, remedy: remedy)
  }
}
