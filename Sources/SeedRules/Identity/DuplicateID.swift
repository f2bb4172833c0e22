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
        """
        { "products": { "pressure": { "voices": ["brutal"] } }, "keys": [
          { "key": "checkIn.question", "product": "pressure", "summary": "Asks.", "role": "body",
            "voiced": true, "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 1 },
          { "key": "checkIn.thanks", "product": "pressure", "summary": "Ends.", "role": "body",
            "voiced": true, "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 1 }
        ] }
        """
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
        """
        { "products": { "pressure": { "voices": ["brutal"] }, "egofix": { "voices": ["deadpan"] } }, "keys": [
          { "key": "streak.longest", "product": "pressure", "summary": "The best run.", "role": "label",
            "voiced": true, "placeholders": {}, "limits": { "body": 40 }, "minimumVariants": 1 },
          { "key": ⟪"streak.longest"⟫, "product": "egofix", "summary": "The best run.", "role": "label",
            "voiced": true, "placeholders": {}, "limits": { "body": 40 }, "minimumVariants": 1 }
        ] }
        """
      ),
    ]
  )

  /// - Complexity: O(records).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    checkIdentities(catalog, &findings)
    checkKeys(catalog, &findings)
  }

  private func checkIdentities(_ catalog: Catalog, _ findings: inout FindingSink) {
    var identities: [Identity] = []
    var records: [UInt32] = []
    let count = catalog.bugs.count + catalog.fixes.count + catalog.tidbits.count + catalog.retired.count
    identities.reserveCapacity(count)
    records.reserveCapacity(count)
    func add(_ id: Identity?, _ record: UInt32) {
      guard let id else { return }
      identities.append(id)
      records.append(record)
    }
    for bug in catalog.bugs { add(bug.id, bug.record) }
    for fix in catalog.fixes { add(fix.id, fix.record) }
    for tidbit in catalog.tidbits { add(tidbit.id, tidbit.record) }
    let liveCount = identities.count
    for retired in catalog.retired {
      if case .id(let id) = retired.value.reference { add(id, retired.record) }
    }
    for (index, firstIndex) in RepeatedIdentities.find(in: identities) {
      // A retired id in live content is a finding of its own rule.
      if index >= liveCount, firstIndex < liveCount { continue }
      findings.report(Self.sharedID(records[index], firstUse: records[firstIndex], in: catalog))
    }
  }

  private func checkKeys(_ catalog: Catalog, _ findings: inout FindingSink) {
    if catalog.copyKeyIndices.count < catalog.copyKeys.count {
      for (index, key) in catalog.copyKeys.enumerated() {
        guard let first = catalog.copyKeyIndices[key.value.key], first != index else { continue }
        let firstUse = catalog.copyKeys[first].record
        findings.report(Self.sharedKey(key.value.key, key.record, firstUse: firstUse, in: catalog))
      }
    }
    var firstRecords: [String: UInt32] = [:]
    for retired in catalog.retired {
      guard case .key(let key) = retired.value.reference else { continue }
      if let first = firstRecords[key] {
        findings.report(Self.sharedKey(key, retired.record, firstUse: first, in: catalog))
      } else {
        firstRecords[key] = retired.record
      }
    }
  }

  private static func sharedID(_ record: UInt32, firstUse: UInt32, in catalog: Catalog) -> Diagnostic {
    let kind = catalog.records[Int(record)].kind
    let other = catalog.records[Int(firstUse)].kind
    let message =
      "this \(kind.recordName) has the id of \(kind == other ? "another" : "a") \(other.recordName)"
    var finding = finding(message, record: record, in: catalog)
    finding.remedy =
      kind == .retired
      ? "Delete one of the two; an id is retired once."
      : "Delete it if it is the same record twice; else take the `id` line out of the newer one, and "
        + "`\(catalog.command(["check"], "--select shape/missing-field --fix --unsafe-fixes"))` mints another."
    let first = catalog.place(of: firstUse)
    finding.notes = [Diagnostic.Note("first used here", at: first)]
    finding.relations.causes = [.record, .twin(first)]
    return finding
  }

  private static func sharedKey(
    _ key: String,
    _ record: UInt32,
    firstUse: UInt32,
    in catalog: Catalog
  ) -> Diagnostic {
    let isRetired = catalog.records[Int(record)].kind == .retired
    let message = "the copy key `\(Excerpt.of(key))` is \(isRetired ? "retired" : "defined") twice"
    var finding = finding(message, record: record, in: catalog)
    finding.remedy =
      isRetired
      ? "Delete one of the two; a key is retired once."
      : "Keys are one space over all products: rename one, or delete it."
    let first = catalog.place(of: firstUse)
    finding.notes = [Diagnostic.Note("first used here", at: first)]
    finding.relations.causes = [.record, .twin(first)]
    return finding
  }
}
