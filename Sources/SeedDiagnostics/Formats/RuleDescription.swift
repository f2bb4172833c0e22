/// What reports say of a rule beside its findings.
package struct RuleDescription: Sendable {
  package var id: RuleID
  /// Where the configuration says nothing.
  package var severity: Severity
  /// What it flags, one sentence.
  package var summary: String
  /// Why, in paragraphs.
  package var rationale: String
  /// Its page, as Markdown.
  package var page: String

  package init(id: RuleID, severity: Severity, summary: String, rationale: String, page: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.page = page
  }
}
