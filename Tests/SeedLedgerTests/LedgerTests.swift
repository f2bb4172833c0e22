import SeedDecoding
import SeedDiagnostics
@testable import SeedLedger
import SeedSource
import SeedTables
import Testing

struct LedgerTests {
  private func objection(_ record: Reviewable, by reviewer: Reviewer) -> Review {
    Sample.review(record, .object, by: reviewer, question: "adds-a-layer", quote: "hands")
  }

  @Test
  func `a rubric calls a part by its case`() {
    #expect(TextPart.allCases.map(\.name) == TextPart.allCases.map { "\($0)" })
  }

  @Test
  func `a record is missing, unsure or reviewed`() throws {
    let fix = try Sample.record(Sample.fixID)
    func state(_ reviews: Review...) throws -> ReviewLedger.State {
      let ledger = Sample.ledger(reviews)
      return ledger.state(of: try #require(ledger.records.first { $0.name == Sample.fixID }))
    }
    #expect(try state() == .missing)
    #expect(try state(Sample.review(fix)) == .reviewed(byPerson: true))
    #expect(try state(Sample.review(fix, by: Sample.judge)) == .reviewed(byPerson: false))
    #expect(try state(objection(fix, by: Sample.judge)) == .reviewed(byPerson: false))
    #expect(try state(Sample.review(fix, .unsure)) == .unsure)
    #expect(try state(Sample.review(fix, version: 1)) == .missing)
    var old = Sample.review(fix)
    old.digest = TextDigest("other".utf8)
    #expect(try state(old) == .missing)
    old.rubric = "another"
    old.digest = fix.digest
    #expect(try state(old) == .missing)
  }

  @Test
  func `a person's word outweighs a command's`() throws {
    let fix = try Sample.record(Sample.fixID)
    func objections(_ reviews: Review...) -> [Bool] {
      Sample.ledger(reviews).objections(to: fix).map(\.isConfirmed)
    }
    let command = objection(fix, by: Sample.judge)
    #expect(objections(command) == [false])
    #expect(objections(command, objection(fix, by: Sample.ada)) == [true])
    #expect(objections(command, Sample.review(fix)) == [])
    #expect(
      objections(objection(fix, by: Sample.ada), Sample.review(fix, by: Reviewer(.person, named: "Bo"))) == [
        true
      ]
    )
    var gone = objection(fix, by: Sample.ada)
    gone.question = "no-longer-asked"
    #expect(objections(gone) == [false], "it is told, and is no error")
  }

  @Test
  func `a judgement of a text as it was is stale, and a new one takes its place`() throws {
    let fix = try Sample.record(Sample.fixID)
    let changes = ["fixes.json": (Sample.files["fixes.json"] ?? "").replacing("hands for", with: "hand for")]
    var ledger = Sample.ledger([Sample.review(fix), Sample.review(fix, by: Sample.judge)], changes)
    let changed = try #require(ledger.records.first { $0.name == Sample.fixID })
    #expect(ledger.stale(changed)?.reviewer != nil)
    ledger.add([[Sample.review(changed, by: Sample.judge)]])
    #expect(ledger.reviews.map(\.reviewer) == [Sample.judge])
    #expect(ledger.stale(changed) == nil)
  }

  @Test
  func `a reviewer's new judgement takes the place of the old one, and of no other's`() throws {
    let fix = try Sample.record(Sample.fixID)
    var ledger = Sample.ledger([objection(fix, by: Sample.judge), Sample.review(fix)])
    ledger.add([[Sample.review(fix, by: Sample.judge)]])
    #expect(ledger.reviews.count == 2)
    #expect(ledger.reviews.allSatisfy { $0.verdict == .pass })
    #expect(ledger.objections(to: fix).isEmpty)
  }

  @Test
  func `the file has one judgement a line, sorted, and is read as it was written`() throws {
    let (fix, tidbit) = (try Sample.record(Sample.fixID), try Sample.record(Sample.tidbitID))
    let reviews = [
      Sample.review(tidbit), objection(fix, by: Sample.judge), Sample.review(fix),
      Sample.review(fix, .unsure, by: Reviewer(.command, named: "a \"quoted\" name")),
    ]
    let text = Sample.ledger(reviews).text
    #expect(text == Sample.ledger(reviews.reversed()).text)
    #expect(text.split(separator: "\n").count == 6)
    let form = ContentFormat.formatted(SourceFile(path: "reviews.json", text: text), kind: .reviews)
    #expect(form.map { String(decoding: $0, as: UTF8.self) } == text)
    let again = ReviewLedger(Sample.catalog(["reviews.json": text]), floor: 0.7)
    #expect(again.text == text)
    #expect(again.unreadableCount == 0)
    #expect(Set(again.reviews.map(\.line)) == Set(reviews.map(\.line)))
    #expect(Sample.catalog(["reviews.json": text]).diagnostics.map(\.message) == [])
  }

  @Test
  func `judgements of records that are gone are told apart and removed`() throws {
    var gone = Sample.review(try Sample.record(Sample.fixID))
    gone.record = "2b8d0c1e-5f3a-4e72-9c64-d1a7f08b35e9"
    var ledger = Sample.ledger([gone, Sample.review(try Sample.record(Sample.tidbitID))])
    #expect(ledger.orphans.map(\.record) == [gone.record])
    ledger.removeOrphans()
    #expect(ledger.reviews.map(\.record) == [Sample.tidbitID])
  }

  @Test
  func `the words of the vocabularies are those of the tables`() {
    let lines = ReviewVerdict.allCases.flatMap { verdict in
      Reviewer.Kind.allCases.flatMap { kind in
        KnownAnswer.allCases.map { (verdict, kind, $0) }
      }
    }
    for (verdict, kind, answer) in lines {
      let line = Review(
        record: Sample.fixID,
        question: "adds-a-layer",
        verdict: verdict,
        planted: answer,
        digest: TextDigest(),
        rubric: "sample",
        version: 1,
        reviewer: Reviewer(kind, named: "x"),
        date: "2026-11-27"
      ).line
      #expect(Sample.catalog(["reviews.json": "[\(line)]"]).diagnostics.isEmpty)
    }
    for kind in ReviewedKind.allCases {
      let rubric =
        #"{ "name": "x", "version": 1, "questions": [{ "id": "q", "asks": "Q?", "appliesTo": { "kinds": ["\#(kind)"] } }] }"#
      #expect(Sample.catalog(["rubric.json": rubric]).diagnostics.isEmpty)
    }
  }
}
