import SeedLint

/// Fixes of one bug of which the examples of several rules are made.
enum FixExamples {
  /// A file of fixes, each with some members; what they leave out is the same for all.
  static func file(_ members: [String]) -> RuleExample {
    let records = members.enumerated().map { index, members in
      """
      { "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d31\(index)", "number": \(index + 1), "bugSlug": "need-to-be-busy",
        "type": "daily", "severity": "low", "interactionType": "standard",
        \(members) }
      """
    }
    return .file("fixes.json", "[\n\(records.joined(separator: ",\n"))\n]\n")
  }
}
