import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview

/// Flags a copy key that is gone and not retired, or says another product's words.
enum VanishedCopyKey: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/vanished-copy-key"),
    summary: "A copy key that apps ask for is gone and not retired, or is another product's.",
    rationale: """
      Apps ask for texts by key, and an app that was built yesterday asks for yesterday's keys. A key that \
      nothing asks for any more is retired: `retired.json` says since when, and nobody uses it again for \
      something else.
      """,
    reads: "`keys` of `copy/catalog.json`, and `retired.json`, of both editions that `diff` compares"
  )

  static let compares: [ReviewKind] = [.copyKey, .retired]

  static let examples = RuleExamples(
    accepted: [
      .file(
        "copy/catalog.json",
        CatalogExamples.text(CatalogExamples.key(#""checkIn.prompt""#)),
        beside: [
          "retired.json": """
          [{ "kind": "copyKey", "key": "checkIn.question", "retiredOn": "2026-02-01", "reason": "Renamed.",
             "replacedBy": "checkIn.prompt" }]

          """
        ],
        before: before
      ),
      .file(
        "copy/catalog.json",
        CatalogExamples.text(CatalogExamples.key(), CatalogExamples.key(#""checkIn.yes""#)),
        before: before
      ),
    ],
    flagged: [
      .file("copy/catalog.json", "⟪{⟫" + CatalogExamples.text().dropFirst(), before: before),
      .file(
        "copy/catalog.json",
        "⟪{⟫"
          + CatalogExamples.text(CatalogExamples.key(#""checkin.question""#)).dropFirst(),
        before: before
      ),
    ]
  )

  private static let before = [
    "copy/catalog.json": CatalogExamples.text(CatalogExamples.key())
  ]

  /// - Complexity: O(changes + keys log keys).
  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    guard comparison.isCompared(.retired) else { return }
    lazy var spellings = Dictionary(
      comparison.now.records.keys.filter { $0.kind == .copyKey }.map { ($0.name.lowercased(), $0.name) },
      uniquingKeysWith: min
    )
    for change in comparison.changes where change.kind == .copyKey {
      guard let old = change.old else { continue }
      let name = old.key.name
      guard let new = change.new else {
        if comparison.now.records[ReviewKey(.retired, name)] != nil { continue }
        var finding = finding("the copy key `\(Excerpt.of(name))` is gone, and not retired", gone: old, view)
        finding.suggestion = spellings[name.lowercased()]
        findings.report(finding, remedy: "Put it back, or retire it in retired.json, if no app asks for it.")
        continue
      }
      guard case .value(let was, let now)? = change.fields.first(where: { $0.path == "product" })?.change
      else {
        continue
      }
      let message =
        "the copy key `\(Excerpt.of(name))` moved from \(was?.scalar ?? "no product") to \(now?.scalar ?? "none")"
      findings.report(
        finding(message, new, at: "product", as: "\(name) product \(now?.scalar ?? "none")", view),
        remedy: "Leave the key to its product; another product has keys of its own."
      )
    }
  }
}
