import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedLint
import SeedSource
import SeedTables

/// What reviewers ask and object to, held against an earlier edition: a rubric that asks less, and objections
/// of persons that are gone though the text stands.
struct ReviewComparison {
  typealias Edition = (catalog: Catalog, configuration: Configuration)

  private let base: Edition
  private let now: Edition
  private let rubrics: (base: Rubric?, now: Rubric?)

  init(_ base: Edition, _ now: Edition) {
    (self.base, self.now) = (base, now)
    rubrics = (Rubric(base.catalog), Rubric(now.catalog))
  }

  /// - Complexity: O(questions + reviews); where a person objected in the base, and the bytes of all records.
  var loosenings: [Loosening] { ofRubric + ofObjections }

  private var ofRubric: [Loosening] {
    guard let earlier = rubrics.base else { return [] }
    guard let rubric = rubrics.now else {
      return [Loosening("rubric gone", "the rubric `\(Excerpt.of(earlier.name))` is gone", .nothing, at: nil)]
    }
    let file = now.catalog.fileIndex(of: .rubric)
    return rubric.narrowings(since: earlier).map { narrowing in
      let place = file.map { now.catalog.place(fileIndex: $0, node: narrowing.node ?? 0) }
      return Loosening("rubric \(narrowing.name)", narrowing.message, .nothing, at: place)
    }
  }

  private var ofObjections: [Loosening] {
    let isObjectedTo = Review.all(of: base.catalog).reviews.contains {
      $0.verdict == .object && $0.reviewer.kind == .person && $0.planted == nil
    }
    guard isObjectedTo else { return [] }
    let before = ReviewLedger(base.catalog, base.configuration)
    let after = ReviewLedger(now.catalog, now.configuration)
    let records = Dictionary(
      (after.records.isEmpty ? Reviewable.all(of: now.catalog) : after.records).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let renamed = rubrics.base.flatMap { rubrics.now?.renamedQuestions(since: $0) } ?? [:]
    return before.records.flatMap { old -> [Loosening] in
      let objections = before.objections(to: old).filter(\.isConfirmed).map(\.review)
      // What was said of another text went with it.
      guard !objections.isEmpty, let record = records[old.name], record.digest == old.digest else {
        return []
      }
      let standing = after.objections(to: record).filter(\.isConfirmed).map(\.review)
      return objections.compactMap { review in
        let question = review.question.map { renamed[$0] ?? $0 }
        if standing.contains(where: { $0.question == question && $0.pointer == review.pointer }) {
          return nil
        }
        let parts = [review.record, review.pointer, review.question].compactMap(\.self)
        let who = Excerpt.of(review.reviewer.name)
        let message =
          "\(who) objected to \(record.label) (\(review.question ?? "?")); the objection is gone, the text is not"
        return Loosening(
          "review \(parts.joined(separator: " "))",
          message,
          .nothing,
          at: place(of: record, after)
        )
      }
    }
  }

  /// Where something is said of the record now, else the record's own.
  private func place(of record: Reviewable, _ ledger: ReviewLedger) -> Place? {
    let line = ledger.reviews(of: record).compactMap(\.recordIndex).first
    return (line ?? record.record).map { now.catalog.place(of: $0) }
  }
}
