import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview

/// Flags placeholders of a copy key that apps in the field do not give, or that no text uses any more.
enum ChangedPlaceholder: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/changed-placeholder"),
    summary: "A placeholder is new, required, gone, or of another type than before.",
    rationale: """
      An app gives a text the values that its key asked for when the app was built. A text that needs \
      another value cannot be shown, one whose value is gone says less than the app thinks, and a select \
      without one of its values meets it all the same. Give such a text a key of its own.
      """,
    reads: "`placeholders` of the keys of `copy/catalog.json` of both editions that `diff` compares"
  )

  static let compares: [ReviewKind] = [.copyKey]

  static let examples = RuleExamples(
    accepted: [
      .file("copy/catalog.json", catalog(#""days": { "type": "count", "required": false }"#), before: before),
      .file(
        "copy/catalog.json",
        catalog(#""days": { "type": "count", "required": false, "maximum": 99 }"#),
        before: before
      ),
    ],
    flagged: [
      .file(
        "copy/catalog.json",
        catalog(#""days": { "type": "count", "required": true }"#, true),
        before: before
      ),
      .file(
        "copy/catalog.json",
        catalog(#""days": { "type": "text", "required": false }"#, true),
        before: before
      ),
      .file("copy/catalog.json", catalog("", true), before: before),
    ]
  )

  private static let before = [
    "copy/catalog.json": catalog(#""days": { "type": "count", "required": false }"#)
  ]

  private static func catalog(_ placeholders: String, _ isMarked: Bool = false) -> String {
    let text = CatalogExamples.text(CatalogExamples.key(placeholders: placeholders))
    guard isMarked else { return text }
    let parts = text.split(separator: "{\(placeholders)}", maxSplits: 1, omittingEmptySubsequences: false)
    return "\(parts[0])⟪{\(placeholders)}⟫\(parts[1])"
  }

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    for change in view.comparison.changes where change.kind == .copyKey {
      guard let old = change.old, let new = change.new else { continue }
      func report(_ name: String, _ changes: [Change]) {
        let all = changes.map(\.message).joined(separator: ", ")
        let message = "the placeholder `\(Excerpt.of(name))` of `\(Excerpt.of(new.key.name))` \(all)"
        let record = ([new.key.name, name] + changes.map(\.name)).joined(separator: " ")
        findings.report(
          finding(message, new, at: "placeholders", as: record, view),
          remedy: "Put it back, or give the text a new key."
        )
      }
      let (before, after) = (placeholders(old.value), placeholders(new.value))
      for (name, was) in before.sorted(by: { $0.key < $1.key }) {
        let changes = changes(was, after[name])
        if !changes.isEmpty { report(name, changes) }
      }
      for (name, value) in after.sorted(by: { $0.key < $1.key }) where before[name] == nil {
        let type = value["type"]?.scalar ?? "?"
        let (need, kind) =
          value["required"] == .boolean(true) ? ("required and new", "required \(type)") : ("new", type)
        report(name, [("is \(need)", "new \(kind)")])
      }
    }
  }

  /// What is wrong with a placeholder, and what an approval calls that.
  private typealias Change = (message: String, name: String)

  /// What is wrong with a placeholder that was there before.
  private static func changes(_ was: RecordValue, _ value: RecordValue?) -> [Change] {
    guard let value else { return [("is gone", "gone")] }
    var changes: [Change] = []
    if was["type"] != value["type"] {
      let type = value["type"]?.scalar ?? "?"
      changes.append(("changed from \(was["type"]?.scalar ?? "?") to \(type)", type))
    }
    if was["required"] != value["required"], value["required"] == .boolean(true) {
      changes.append(("is required now", "required"))
    }
    let values = Set(value["values"]?.members ?? [])
    let lost = (was["values"]?.members ?? []).filter { !values.contains($0) }.compactMap(\.scalar)
    // Of one that is no select any more its type says it.
    if !lost.isEmpty, was["type"] == value["type"] {
      let values = lost.count == 1 ? "value" : "values"
      let message = "lost the \(values) \(lost.map { Excerpt.of($0) }.joined(separator: ", "))"
      changes.append((message, "without \(Loosening.short(lost.joined(separator: ", ")))"))
    }
    return changes
  }

  /// The placeholders by name: members of an object, or in a bundle records with a name.
  private static func placeholders(_ key: RecordValue) -> [String: RecordValue] {
    let value = key["placeholders"]
    var all: [String: RecordValue] = [:]
    for field in value?.fields ?? [] { all[field.name] = field.value }
    for member in value?.members ?? [] { if let name = member["name"]?.text { all[name] = member } }
    return all
  }
}
