package import SeedDecoding
package import SeedDiagnostics
import SeedModel
import SeedSource
package import SeedTables

/// What a reviewer says of a record.
package enum ReviewVerdict: String, Sendable, CaseIterable { case pass, object, unsure }

/// The kinds of records that are judged; copy is judged by key and voice.
package enum ReviewedKind: String, Sendable, CaseIterable {
  case bug, fix, tidbit, copy

  /// What several of them are called.
  package func plural(_ labels: RecordLabels) -> String {
    self == .copy ? "copy entries" : labels.plural(content)
  }

  /// The files that hold them.
  package var content: ContentKind {
    switch self {
    case .bug: .bugs
    case .fix: .fixes
    case .tidbit: .microEducation
    case .copy: .copyTable
    }
  }
}

/// What the right answer to a question about a planted record is.
package enum KnownAnswer: String, Sendable, CaseIterable { case yes, no }

/// Who judged.
package struct Reviewer: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable { case person, command }

  package let kind: Kind
  package let name: String

  package init(_ kind: Kind, named name: String) { (self.kind, self.name) = (kind, name) }
}

/// One line of `reviews.json`: what one reviewer judged of one record, or one of the objections to it.
package struct Review: Hashable, Sendable {
  package var record: String
  /// Of an objection: the text, as a JSON Pointer inside the record.
  package var pointer: String?
  package var question: String?
  package var verdict: ReviewVerdict
  package var quote: String?
  package var reason: String?
  /// Of a planted record: the right answer to the question.
  package var planted: KnownAnswer?
  package var digest: TextDigest
  package var rubric: String
  package var version: Int
  package var reviewer: Reviewer
  /// `YYYY-MM-DD`.
  package var date: String
  /// The index of its record in the catalog that it was read from; nil for a new one.
  package var recordIndex: UInt32?

  /// The line that it is in the file.
  package var line: String {
    var writer = JSONWriter(.indented, escaping: .required)
    writer.lineObject {
      $0.member("record", record)
      $0.member("pointer", pointer)
      $0.member("question", question)
      $0.member("verdict", verdict.rawValue)
      $0.member("quote", quote)
      $0.member("reason", reason)
      $0.member("planted", planted?.rawValue)
      $0.member("digest", "\(digest)")
      $0.member("rubric", rubric)
      $0.member("version", version)
      $0.member("reviewer") { writer in
        writer.lineObject {
          $0.member("kind", reviewer.kind.rawValue)
          $0.member("name", reviewer.name)
        }
      }
      $0.member("date", date)
    }
    return writer.text
  }

  /// The readable reviews of a catalog, and how many there are that are not: the decoder has reported those.
  package static func all(of catalog: Catalog) -> (reviews: [Review], unreadableCount: Int) {
    guard let file = catalog.fileIndex(of: .reviews) else { return ([], 0) }
    let tree = catalog.trees[file]
    var reviews: [Review] = []
    var count = 0
    for index in catalog.records.indices where catalog.records[index].kind == .reviews {
      count += 1
      guard var review = Review(MemberReader(tree, catalog.records[index].node)) else { continue }
      review.recordIndex = UInt32(index)
      reviews.append(review)
    }
    return (reviews, count - reviews.count)
  }

  private init?(_ reader: MemberReader) {
    guard let record = reader.string("record"), let digits = reader.string("digest"),
      let digest = TextDigest(digits: digits), let rubric = reader.string("rubric"),
      let version = reader.integer("version"), let date = reader.string("date"),
      let verdict = reader.string("verdict").flatMap({ ReviewVerdict(rawValue: $0) }),
      let who = reader.object("reviewer"), let name = who.string("name"),
      let kind = who.string("kind").flatMap({ Reviewer.Kind(rawValue: $0) })
    else { return nil }
    let known = reader.string("planted")
    let planted = known.flatMap { KnownAnswer(rawValue: $0) }
    if known != nil, planted == nil { return nil }
    self.init(
      record: record,
      pointer: reader.string("pointer"),
      question: reader.string("question"),
      verdict: verdict,
      quote: reader.string("quote"),
      reason: reader.string("reason"),
      planted: planted,
      digest: digest,
      rubric: rubric,
      version: version,
      reviewer: Reviewer(kind, named: name),
      date: date
    )
  }

  package init(
    record: String,
    pointer: String? = nil,
    question: String? = nil,
    verdict: ReviewVerdict,
    quote: String? = nil,
    reason: String? = nil,
    planted: KnownAnswer? = nil,
    digest: TextDigest,
    rubric: String,
    version: Int,
    reviewer: Reviewer,
    date: String
  ) {
    self.record = record
    self.pointer = pointer
    self.question = question
    self.verdict = verdict
    self.quote = quote
    self.reason = reason
    self.planted = planted
    self.digest = digest
    self.rubric = rubric
    self.version = version
    self.reviewer = reviewer
    self.date = date
  }
}
