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
    let file = now.catalog.fileIndex(of: .rubric)
    guard let rubric = rubrics.now else {
      let start = file.map { now.catalog.place(fileIndex: $0, node: 0) }
      let (name, fault) = start == nil ? ("rubric gone", "is gone") : ("rubric unreadable", "cannot be read")
      return [Loosening(name, "the rubric `\(Excerpt.of(earlier.name))` \(fault)", .nothing, at: start)]
    }
    return rubric.narrowings(since: earlier).map { narrowing in
      let place = file.map { now.catalog.place(fileIndex: $0, node: narrowing.node ?? 0) }
      return Loosening("rubric \(Loosening.short(narrowing.name))", narrowing.message, .nothing, at: place)
    }
  }

  private var ofObjections: [Loosening] {
    let isObjectedTo = Review.all(of: base.catalog).reviews.contains {
      $0.verdict == .object && $0.reviewer.kind == .person && $0.planted == nil
    }
    guard isObjectedTo else { return [] }
    let before = ReviewLedger(base.catalog, base.configuration)
    let after = ReviewLedger(now.catalog, now.configuration)
    // What cannot be read is an error of its own, and may hold any of them.
    if after.unreadableCount > 0 || isFaulty(.reviews) { return [] }
    let records = Dictionary(
      (after.records.isEmpty ? Reviewable.all(of: now.catalog) : after.records).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let renamed = rubrics.base.flatMap { rubrics.now?.renamedQuestions(since: $0) } ?? [:]
    return before.records.flatMap { old -> [Loosening] in
      let objections = before.objections(to: old).filter(\.isConfirmed).map(\.review)
      guard !objections.isEmpty, let record = records[old.name] else { return [] }
      let standing = after.objections(to: record).filter(\.isConfirmed).map(\.review)
      return objections.compactMap { review in
        // What was said of another text went with it; a text that moved and a fact beside it take nothing
        // back.
        let said = old.said(at: review.pointer)
        guard said.map(record.said.contains) ?? (old.said == record.said) else { return nil }
        let question = review.question.map { renamed[$0] ?? $0 }
        func isAboutTheSame(_ other: Review) -> Bool {
          other.pointer == review.pointer || said != nil && record.said(at: other.pointer) == said
        }
        if standing.contains(where: { $0.question == question && isAboutTheSame($0) }) { return nil }
        // With the text and the person: an approval is for this objection, and for none that comes later.
        let about = [review.record, review.pointer, review.question].compactMap(\.self)
        let parts = about + [Loosening.short(review.reviewer.name), "\(old.digest)"]
        let who = Excerpt.of(review.reviewer.name)
        let what = "\(record.label) (\(review.question ?? "?"))"
        let message = "\(who) objected to \(what); that no longer counts, and the text is the same"
        return Loosening(
          "review \(parts.joined(separator: " "))",
          message,
          .nothing,
          at: place(of: record, after)
        )
      }
    }
  }

  /// Whether some of what stands in a file now was not read.
  private func isFaulty(_ kind: ContentKind) -> Bool {
    let catalog = now.catalog
    if catalog.gaps.contains(where: { $0.kind == kind && $0.cause == .unreadable }) { return true }
    guard let file = catalog.fileIndex(of: kind) else { return false }
    return catalog.isTorn(file)
  }

  /// Where something is said of the record now, else the record's own.
  private func place(of record: Reviewable, _ ledger: ReviewLedger) -> Place? {
    let line = ledger.reviews(of: record).compactMap(\.recordIndex).first
    return (line ?? record.record).map { now.catalog.place(of: $0) }
  }
}
