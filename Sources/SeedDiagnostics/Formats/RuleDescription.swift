/// What reports say of a rule beside its findings.
package struct RuleDescription: Sendable {
  package var id: RuleID
  /// Where the configuration says nothing.
  package var severity: Severity
  /// The languages that it judges; nil for all.
  package var languages: [String]?
  /// What it flags, one sentence.
  package var summary: String
  /// Why, in paragraphs.
  package var rationale: String
  /// Its page, as Markdown.
  package var page: String

  package init(
    id: RuleID,
    severity: Severity,
    languages: [String]? = nil,
    summary: String,
    rationale: String,
    page: String
  ) {
    self.id = id
    self.severity = severity
    self.languages = languages
    self.summary = summary
    self.rationale = rationale
    self.page = page
  }
}
