package import SeedDecoding
import SeedDiagnostics
package import SeedLedger
package import SeedLint

/// The ledger as the rules of the topic, `stats` and the summary of `check` read it.
package struct ReviewReading: RunReading {
  package let ledger: ReviewLedger

  package init(_ run: RunView) { ledger = ReviewLedger(run.catalog, run.configuration) }
}

extension ReviewLedger {
  /// The ledger of a catalog, with the floor that its configuration sets for reviewers.
  package init(_ catalog: Catalog, _ configuration: Configuration) {
    self.init(catalog, floor: configuration.options(of: Missing.self).ratio("floor"))
  }
}

extension Configuration {
  /// Makes what is not reviewed an error, unless something else was said of it: for a release.
  package mutating func requireReviews() {
    if settings.levels[Missing.metadata.id] == nil {
      settings.levels[Missing.metadata.id] = .severity(.error)
    }
  }
}

extension Rule {
  /// A finding at a line of the ledger.
  static func finding(_ message: String, at review: Review, _ catalog: Catalog) -> Diagnostic {
    guard let index = review.recordIndex else { return finding(message, at: nil) }
    return finding(message, record: index, in: catalog)
  }

  /// A finding about a record that was judged.
  static func finding(_ message: String, _ record: Reviewable, _ catalog: Catalog) -> Diagnostic {
    guard let index = record.record else { return finding(message, at: nil) }
    return finding(message, record: index, in: catalog)
  }
}

/// What the examples of the topic stand in.
enum ReviewExamples {
  /// A judgement of the sound fix.
  static func review(_ members: String = "", verdict: String = "pass", digest: String = current) -> String {
    "{ \"record\": \"7c1f3a52-9d4e-4b68-8a07-e25b90c4d316\", \(members)\"verdict\": \"\(verdict)\", "
      + "\"digest\": \(digest), \"rubric\": \"sample\", \"version\": 1, "
      + "\"reviewer\": { \"kind\": \"person\", \"name\": \"Ada\" }, \"date\": \"2026-11-27\" }"
  }

  /// The digest of the sound fix.
  static let current = #""3e38f6e78628028d""#

  static let rubric = """
    {
      "name": "sample", "version": 1,
      "questions": [
        {
          "id": "comment-adds-a-layer", "asks": "Does the comment say something that the prompt does not?",
          "appliesTo": { "kinds": ["fix"], "parts": ["comment"] }
        }
      ]
    }
    """

  static func fixes(
    _ comment: String = #""The calendar did not applaud. You checked.""#,
    id: String = "\"\(FixExamples.id(0))\""
  ) -> String {
    FixExamples.list(with: [["id": id, "inlineComment": comment]])
  }

  /// An objection to some words of the comment.
  static func objection(to quote: String) -> String {
    review(
      #""pointer": "/inlineComment", "question": "comment-adds-a-layer", "quote": "\#(quote)", "#
        + #""reason": "It says the prompt again.", "#,
      verdict: "object"
    )
  }
}
