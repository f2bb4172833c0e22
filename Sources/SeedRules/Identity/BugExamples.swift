import SeedLint

/// Bugs of which the examples of several rules are made.
enum BugExamples {
  /// A file of one bug and some behind it.
  static func file(color: String = "orange", _ others: String...) -> RuleExample {
    let first = """
        { "id": "c2e84f1a-6b0d-4d97-a3f5-91e07b2c58d4", "slug": "need-to-be-busy", "title": "Need to be busy",
          "description": "Using busyness as status or identity.", "color": "\(color)" }
      """
    return .file("bugs.json", "[\n\(([first] + others).joined(separator: ",\n"))\n]")
  }

  /// - Parameter color: as in JSON, with its quotes.
  static func liked(color: String) -> String {
    """
      { "id": "58b1e7d3-0f4a-4c62-9e8d-2a7c36f590b4", "slug": "need-to-be-liked", "color": \(color),
        "title": "Need to be liked", "description": "Adjusting your opinions to gain approval." }
    """
  }
}
