package import SeedDecoding
import SeedDiagnostics
import SeedSource

/// All judgements of a content, and what they amount to.
package struct ReviewLedger: Sendable {
  /// Where a record stands.
  package enum State: Sendable, Hashable {
    /// Nobody has judged it as it is now.
    case missing
    /// It was judged, and who judged it could not tell, or is not to be relied on.
    case unsure
    /// It was judged, whatever was said.
    case reviewed(byPerson: Bool)
  }

  /// An objection that stands.
  package struct Objection: Sendable {
    package let review: Review
    /// Whether the rubric still has its question.
    package let isAsked: Bool
    /// Whether a named person made it, or made it their own.
    package var isConfirmed: Bool { isAsked && review.reviewer.kind == .person }
  }

  package let records: [Reviewable]
  package let rubric: Rubric?
  package private(set) var reviews: [Review]
  /// Lines of the file that could not be read; the decoder has reported them.
  package let unreadableCount: Int
  /// The least share of planted faults that a reviewer has to find, and of sound texts that it has to leave
  /// alone.
  package let floor: Double
  private var byRecord: [String: [Review]] = [:]
  /// The judgements of each record as it is, by its index in the catalog.
  private var current: [UInt32: [Review]] = [:]
  private let distrusted: Set<Reviewer>

  /// - Complexity: O(bytes of the records + reviews).
  package init(_ catalog: Catalog, floor: Double) {
    let (reviews, unreadable) = Review.all(of: catalog)
    rubric = Rubric(catalog)
    records = rubric == nil && reviews.isEmpty ? [] : Reviewable.all(of: catalog)
    self.reviews = reviews
    self.floor = floor
    unreadableCount = unreadable
    distrusted = Set(ReviewScore.all(of: reviews).filter { $0.isBelow(floor) }.map(\.reviewer))
    group()
  }

  /// The judgements of a record as it was, or is.
  package func reviews(of record: Reviewable) -> [Review] { byRecord[record.name] ?? [] }

  /// The judgements of a record as it is.
  package func current(_ record: Reviewable) -> [Review] { record.record.flatMap { current[$0] } ?? [] }

  package func isTrusted(_ reviewer: Reviewer) -> Bool { !distrusted.contains(reviewer) }

  package func state(of record: Reviewable) -> State {
    let reviews = current(record).filter { $0.rubric == rubric?.name && $0.version == rubric?.version }
    let sure = reviews.filter { $0.verdict != .unsure && isTrusted($0.reviewer) }
    if sure.isEmpty { return reviews.isEmpty ? .missing : .unsure }
    return .reviewed(byPerson: sure.contains { $0.reviewer.kind == .person })
  }

  /// The objections to a record as it is. A person's word outweighs a command's: a pass ends a command's
  /// objections, and the same objection takes the place of a command's.
  package func objections(to record: Reviewable) -> [Objection] {
    let reviews = current(record).filter { isTrusted($0.reviewer) }
    let objections = reviews.filter { $0.verdict == .object }
    let persons = objections.filter { $0.reviewer.kind == .person }
    let isPassed = reviews.contains { $0.reviewer.kind == .person && $0.verdict == .pass }
    let commands = objections.filter { own in
      own.reviewer.kind == .command && !isPassed
        && !persons.contains { $0.question == own.question && $0.pointer == own.pointer }
    }
    return (persons + commands).map { review in
      guard let rubric, let question = review.question else {
        return Objection(review: review, isAsked: true)
      }
      return Objection(review: review, isAsked: rubric.question(question) != nil)
    }
  }

  /// The latest judgement of a record as it was; nil where it was judged as it is, or never.
  package func stale(_ record: Reviewable) -> Review? {
    current(record).isEmpty ? reviews(of: record).max { $0.date < $1.date } : nil
  }

  /// The judgements of records that are not there.
  package var orphans: [Review] {
    let names = Set(records.map(\.name))
    return reviews.filter { $0.planted == nil && !names.contains($0.record) }
  }

  /// How much of each kind is reviewed, of the kinds that there are.
  package var progress: [ReviewProgress] {
    var counts = ReviewedKind.allCases.map { ReviewProgress(kind: $0) }
    for record in records where rubric?.asks(about: record) ?? false {
      guard let index = counts.firstIndex(where: { $0.kind == record.kind }) else { continue }
      counts[index].total += 1
      switch state(of: record) {
      case .missing: counts[index].missing += 1
      case .unsure: counts[index].unsure += 1
      case .reviewed(let byPerson): counts[index].byPerson += byPerson ? 1 : 0
      }
    }
    return counts.filter { $0.total > 0 }
  }

  // MARK: - Writing

  /// Puts in what reviewers say of records. It takes the place of what the same reviewer said of the record
  /// before, and of what anybody said of it as it was.
  ///
  /// - Parameter answers: the lines of each answer; of two to one record the last one counts.
  /// - Complexity: O(reviews).
  package mutating func add(_ answers: [[Review]]) {
    let new = Dictionary(
      answers.compactMap { answer in answer.first.map { ($0.record, answer) } },
      uniquingKeysWith: { $1 }
    )
    reviews.removeAll { old in
      guard let own = new[old.record]?.first else { return false }
      return old.reviewer == own.reviewer || old.digest != own.digest
    }
    reviews += new.values.flatMap { $0 }
    group()
  }

  /// - Complexity: O(reviews + bytes of the records that have some).
  private mutating func group() {
    byRecord = Dictionary(grouping: reviews.filter { $0.planted == nil }) { $0.record }
    current = [:]
    if byRecord.isEmpty { return }
    for record in records {
      guard let index = record.record, let own = byRecord[record.name] else { continue }
      let digest = record.digest
      current[index] = own.filter { $0.digest == digest }
    }
  }

  /// Takes out what was said of records that are gone.
  package mutating func removeOrphans() {
    let gone = Set(orphans)
    reviews.removeAll { gone.contains($0) }
  }

  /// The file: one judgement a line, sorted.
  package var text: String {
    if reviews.isEmpty { return "[]\n" }
    return "[\n"
      + reviews.map { "  \($0.line)" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .joined(separator: ",\n") + "\n]\n"
  }
}

/// How much of a kind of record is reviewed.
package struct ReviewProgress: Sendable {
  package let kind: ReviewedKind
  package fileprivate(set) var total = 0
  package fileprivate(set) var missing = 0
  package fileprivate(set) var unsure = 0
  package fileprivate(set) var byPerson = 0
  package var reviewed: Int { total - missing - unsure }
}
