import SeedDiagnostics

/// How one reviewer did on planted records.
package struct ReviewScore: Sendable {
  /// Counts of one question.
  package struct Counts: Hashable, Sendable {
    /// Faults that were objected to, and those that were not.
    package var found = 0
    package var missed = 0
    /// Sound texts that were objected to, and those that were not.
    package var wrong = 0
    package var right = 0
    package var total: Int { found + missed + wrong + right }
  }

  package let reviewer: Reviewer
  /// In the order of the questions' ids.
  package let questions: [(id: String, counts: Counts)]
  package let sum: Counts

  /// How many planted records a reviewer must have judged before it can be below the floor.
  package static let leastCount = 10

  /// Whether the reviewer finds too few faults, or sees them where there are none.
  package func isBelow(_ floor: Double) -> Bool {
    guard sum.total >= Self.leastCount else { return false }
    func share(_ part: Int, _ other: Int) -> Double {
      part + other == 0 ? 1 : Double(part) / Double(part + other)
    }
    return share(sum.found, sum.missed) < floor || share(sum.right, sum.wrong) < floor
  }

  /// The scores of all reviewers that judged planted records, by their names.
  package static func all(of reviews: [Review]) -> [ReviewScore] {
    var counts: [Reviewer: [String: Counts]] = [:]
    for review in reviews {
      guard let planted = review.planted, let question = review.question else { continue }
      var own = counts[review.reviewer, default: [:]][question] ?? Counts()
      switch (planted, review.verdict) {
      case (.no, .object): own.found += 1
      case (.no, _): own.missed += 1
      case (.yes, .object): own.wrong += 1
      case (.yes, _): own.right += 1
      }
      counts[review.reviewer, default: [:]][question] = own
    }
    return counts.map { reviewer, questions in
      ReviewScore(
        reviewer: reviewer,
        questions: questions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
        sum: questions.values.reduce(into: Counts()) {
          $0.found += $1.found
          $0.missed += $1.missed
          $0.wrong += $1.wrong
          $0.right += $1.right
        }
      )
    }
    .sorted { ($0.reviewer.kind.rawValue, $0.reviewer.name) < ($1.reviewer.kind.rawValue, $1.reviewer.name) }
  }
}
