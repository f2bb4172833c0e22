import SeedLint

/// Priority rules of which the examples of several rules are made; all values are written as in JSON.
enum PriorityExamples {
  static func file(
    _ priority: String = #""high""#,
    rush: String = "[[7, 9]]",
    night: String = "[22, 6]"
  ) -> RuleExample {
    .file(
      "priority_rules.json",
      """
      {
        "placeKeywords": { \(priority): ["home"] },
        "messageKeywords": {},
        "rushHours": \(rush),
        "nightHours": \(night),
        "match": "word"
      }
      """
    )
  }
}
