import SeedLint

/// Priority rules of which the examples of several rules are made; all values are written as in JSON.
enum PriorityExamples {
  static func file(
    places: String = #""high": ["home"]"#,
    messages: String = "",
    rush: String = "[[7, 9]]",
    night: String = "[22, 6]",
    match: String = "word"
  ) -> RuleExample {
    .file(
      "priority_rules.json",
      """
      {
        "placeKeywords": { \(places) },
        "messageKeywords": { \(messages) },
        "rushHours": \(rush),
        "nightHours": \(night),
        "match": "\(match)"
      }
      """
    )
  }
}
