import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedReview
import SeedSource
import SeedTables

/// Flags content in another language than what shipped.
enum ChangedLocale: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/changed-locale"),
    summary: "The content's `locale` changed.",
    rationale: """
      Users who have chosen a language would be shown another one, with that language's plurals. The rules \
      that judge only the old language fall silent, too. Another language is another content, beside this \
      one.
      """,
    reads: "`locale` of `seedtool.json` of both editions, or the bundle's"
  )

  static let compares: [ReviewKind] = [.configuration]

  static let examples = RuleExamples(
    accepted: [
      .file("seedtool.json", text("\"en_US\""), before: before),
      .file("seedtool.json", text("\"en-US\""), before: before),
    ],
    flagged: [
      .file("seedtool.json", text("⟪\"de_DE\"⟫"), before: before),
      .file("seedtool.json", text("⟪\"en_GB\"⟫"), before: before),
    ]
  )

  private static let before = ["seedtool.json": text("\"en_US\"")]

  private static func text(_ locale: String) -> String {
    "{ \"version\": \"2.0.0\", \"locale\": \(locale) }\n"
  }

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let key = ReviewKey(.configuration, "")
    func locale(_ content: ReviewContent) -> String? { content.records[key]?.value["locale"]?.text }
    guard let old = locale(view.comparison.base), let new = locale(view.comparison.now) else { return }
    if LanguageTag.matches(old, new), LanguageTag.matches(new, old) { return }
    let finding = finding(
      "the locale changed from \(Excerpt.of(old)) to \(Excerpt.of(new))",
      inSettings: "locale",
      as: new,
      view
    )
    findings.report(finding, remedy: "Put it back: each language has its own content folder.")
  }
}
