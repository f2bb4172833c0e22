import SeedDiagnostics
@testable import SeedLedger
import Testing

struct PlantTests {
  private let records = Reviewable.all(of: Sample.catalog())

  private func planted(_ answer: KnownAnswer, _ verdict: ReviewVerdict, by reviewer: Reviewer, _ number: Int)
    -> Review
  {
    var review = Review(
      record: "00000000-0000-4000-8000-\(100_000_000_000 + number)",
      question: "adds-a-layer",
      verdict: verdict,
      digest: TextDigest(),
      rubric: "sample",
      version: 2,
      reviewer: reviewer,
      date: "2026-11-27"
    )
    review.planted = answer
    return review
  }

  @Test(arguments: Plant.Field.allCases)
  func `a plant looks like a record, and is the same in every run`(_ field: Plant.Field) throws {
    let plant = Plant(
      question: "adds-a-layer",
      answer: .no,
      field: field,
      text: "A text that nobody wrote here."
    )
    let guise = try #require(plant.guise(among: records, locale: "en_US"))
    let again = try #require(plant.guise(among: records.reversed(), locale: "en_US"))
    #expect(guise.name == again.name && guise.digest == again.digest)
    #expect(guise.kind == field.kind && guise.record == nil)
    #expect(!records.contains { $0.name == guise.name })
    #expect(guise.texts.contains { $0.value == plant.text && $0.pointer == "/\(field.rawValue)" })
    #expect(
      guise.name.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil
    )
    #expect(guise.fact("bugSlug") == "need-to-be-busy")
    // The content has no number above 1.
    if field != .body { #expect(guise.label == "fix #1") }
  }

  @Test
  func `what else a reviewer finds in a planted record does not count`() throws {
    let rubric = try #require(Rubric(Sample.catalog()))
    let plant = Plant(
      question: "adds-a-layer",
      answer: .no,
      field: .inlineComment,
      text: "You sit, and your hands sit."
    )
    let guise = try #require(plant.guise(among: records, locale: "en_US"))
    func verdict(_ finding: Verdict.Finding) throws -> [ReviewVerdict] {
      try Verdict(record: guise.name, digest: guise.digest, verdict: .object, findings: [finding])
        .reviews(of: guise, rubric, by: Sample.judge, on: "2026-11-27", plant: (plant.question, plant.answer))
        .map(\.verdict)
    }
    let own = Verdict.Finding(
      question: "adds-a-layer",
      pointer: "/inlineComment",
      quote: "You sit",
      reason: "Flat."
    )
    #expect(try verdict(own) == [.object])
    let other = Verdict.Finding(
      question: "is-doable",
      pointer: "/prompt",
      quote: "hands",
      reason: "Why hands?"
    )
    #expect(try verdict(other) == [.pass])
  }

  @Test
  func `a score has what was found, missed, wrong and right`() throws {
    let reviews = [
      planted(.no, .object, by: Sample.judge, 1), planted(.no, .pass, by: Sample.judge, 2),
      planted(.no, .unsure, by: Sample.judge, 3), planted(.yes, .object, by: Sample.judge, 4),
      planted(.yes, .pass, by: Sample.judge, 5), planted(.yes, .unsure, by: Sample.judge, 6),
      planted(.no, .object, by: Sample.ada, 1),
    ]
    let scores = ReviewScore.all(of: reviews)
    #expect(scores.map(\.reviewer) == [Sample.judge, Sample.ada])
    let sum = try #require(scores.first).sum
    #expect([sum.found, sum.missed, sum.wrong, sum.right] == [1, 2, 1, 2])
  }

  @Test(arguments: [(7, 0, false), (6, 0, true), (10, 4, true), (10, 3, false)])
  func `a reviewer below the floor counts as unsure`(_ found: Int, _ wrong: Int, _ isBelow: Bool) throws {
    let fix = try Sample.record(Sample.fixID)
    let faults = (0..<10).map { planted(.no, $0 < found ? .object : .pass, by: Sample.judge, $0) }
    let sound = (10..<20).map { planted(.yes, $0 - 10 < wrong ? .object : .pass, by: Sample.judge, $0) }
    let objection = Sample.review(fix, .object, by: Sample.judge, question: "adds-a-layer", quote: "hands")
    let ledger = Sample.ledger(faults + sound + [objection])
    let own = try #require(ledger.records.first { $0.name == Sample.fixID })
    #expect(ledger.state(of: own) == (isBelow ? .unsure : .reviewed(byPerson: false)))
    #expect(ledger.objections(to: own).isEmpty == isBelow)
  }

  @Test
  func `nine planted records are too few to tell`() throws {
    let fix = try Sample.record(Sample.fixID)
    let faults = (0..<9).map { planted(.no, .pass, by: Sample.judge, $0) }
    #expect(
      Sample.ledger(faults + [Sample.review(fix, by: Sample.judge)]).state(of: fix)
        == .reviewed(byPerson: false)
    )
  }

  @Test(arguments: [
    #"{ "question": "nobody-asks", "answer": "no", "field": "body", "text": "A." }"#,
    #"{ "question": "is-doable", "answer": "maybe", "field": "body", "text": "A." }"#,
    #"{ "question": "is-doable", "answer": "no", "field": "title", "text": "A." }"#,
    #"{ "question": "is-doable", "answer": "no", "field": "body" }"#, "[", "",
  ])
  func `a line that is no plant is refused`(_ line: String) throws {
    let rubric = try #require(Rubric(Sample.catalog()))
    #expect(throws: Verdict.Refusal.self) { try Plant(Array(line.utf8), rubric) }
  }
}
