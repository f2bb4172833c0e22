import CivilTime
import PressureServices
import SeedModel
import SeededRandom
import Testing

struct RecordTests {
  @Test(
    arguments: [
      ("", .blank), (" \n\t", .blank), ("\u{200B}\u{FEFF}", .blank), ("\u{3000}", .blank), ("\u{0}", .blank),
      ("a", nil), (" a ", nil), (String(repeating: "a", count: 280), nil),
      (String(repeating: "a", count: 281), .tooLong(count: 281)),
      (String(repeating: "👩‍👩‍👧", count: 280), nil), (String(repeating: "👩‍👩‍👧", count: 281), .tooLong(count: 281)),
      (String(repeating: "e\u{301}", count: 280), nil), (String(repeating: " ", count: 300), .blank),
      ("🇩🇪", nil), (String(repeating: "\r\n", count: 140) + "a", nil),
    ] as [(String, CommitmentText.Fault?)]
  )
  func `a text has 1 to 280 user-perceived characters and is not blank`(
    text: String,
    fault: CommitmentText.Fault?
  ) {
    #expect(CommitmentText.fault(in: text) == fault)
  }

  @Test(
    arguments: [
      ("2024-01-05", [], 0),
      ("2024-01-05", [("2024-01-05", .pending)], 0),
      ("2024-01-05", [("2024-01-05", .no)], 1),
      ("2024-01-05", [("2024-01-05", .yes)], 0),
      ("2024-01-05", [("2024-01-04", .yes), ("2024-01-05", .pending)], 0),
      ("2024-01-05", [("2024-01-03", .yes), ("2024-01-04", .missed), ("2024-01-05", .pending)], 1),
      ("2024-01-05", [("2024-01-03", .yes), ("2024-01-04", .missed), ("2024-01-05", .no)], 2),
      ("2024-01-05", [("2024-01-03", .no), ("2024-01-04", .missed), ("2024-01-05", .missed)], 3),
      ("2024-01-05", [("2024-01-05", .no), ("2024-01-03", .yes), ("2024-01-04", .no)], 2),
      // A date that a journey skipped has no record and is no day.
      ("2024-01-05", [("2024-01-02", .yes), ("2024-01-03", .no), ("2024-01-05", .no)], 2),
      ("2024-01-05", [("2024-01-06", .yes), ("2024-01-04", .no)], 1),
      ("2024-01-05", [("2024-01-04", .no), ("2024-01-04", .yes), ("2024-01-05", .no)], 1),
    ] as [(String, [(String, Commitment.Status)], Int)]
  )
  func `days since the last YES are counted back from today, which is passed over while pending`(
    today: String,
    records: [(String, Commitment.Status)],
    count: Int
  ) {
    let records = records.map { (date: day($0.0), status: $0.1) }
    #expect(PressureHistory.daysSinceLastYes(today: day(today), records: records) == count)
  }

  static func record(
    _ date: String,
    _ status: Commitment.Status,
    id: UInt64 = 1,
    at checkedIn: String? = nil,
    updated: String = "2024-01-01T00:00:00Z",
    sortOrder: Int = 0
  ) -> Commitment {
    var record = Commitment(
      id: Identity(high: 0x4000, low: id),
      date: day(date),
      sortOrder: sortOrder,
      text: "Write",
      updatedAt: PressureServicesTests.at(updated)
    )
    record.status = status
    record.checkedInAt = checkedIn.map { PressureServicesTests.at($0) }
    return record
  }

  @Test(arguments: [
    (
      "YES before MISSED", record("2024-01-01", .yes, id: 1),
      record("2024-01-01", .missed, id: 2, updated: "2025-01-01T00:00:00Z")
    ),
    ("NO before MISSED", record("2024-01-01", .no, id: 1), record("2024-01-01", .missed, id: 2)),
    (
      "MISSED before PENDING", record("2024-01-01", .missed, id: 1),
      record("2024-01-01", .pending, id: 2, updated: "2025-01-01T00:00:00Z")
    ),
    (
      "the earlier of two check-ins", record("2024-01-01", .no, id: 2, at: "2024-01-01T12:00:00Z"),
      record("2024-01-01", .yes, id: 1, at: "2024-01-01T12:00:01Z", updated: "2025-01-01T00:00:00Z")
    ),
    (
      "the later change", record("2024-01-01", .missed, id: 2, updated: "2024-01-01T00:00:01Z"),
      record("2024-01-01", .missed, id: 1)
    ),
    ("the lower id", record("2024-01-01", .pending, id: 1), record("2024-01-01", .pending, id: 2)),
  ])
  func `of two records of a day one stays`(rule: String, stays: Commitment, goes: Commitment) {
    #expect(PressureHistory.merge([stays], [goes]) == [stays])
    #expect(PressureHistory.merge([goes], [stays]) == [stays])
    #expect(PressureHistory.merge([goes, stays], []) == [stays])
  }

  @Test func `different days and commitments all stay, sorted`() {
    let records = [
      RecordTests.record("2024-01-02", .yes), RecordTests.record("2024-01-01", .no, sortOrder: 1),
      RecordTests.record("2024-01-01", .yes),
    ]
    #expect(
      PressureHistory.merge([records[0]], [records[1], records[2]]) == [records[2], records[1], records[0]]
    )
  }

  @Test func `merging drawn histories is commutative, associative and idempotent`() {
    var random = SplitMix64(seed: 11, purpose: "merge")
    func draw() -> [Commitment] {
      (0..<random.below(8)).map { _ in
        var record = RecordTests.record(
          "2024-01-0\(1 + random.below(3))",
          Commitment.Status.allCases[random.below(4)],
          id: UInt64(random.below(3)),
          updated: "2024-01-01T00:00:0\(random.below(3))Z",
          sortOrder: random.below(2)
        )
        if record.status == .yes || record.status == .no {
          record.checkedInAt = random.below(5) == 0 ? nil : at("2024-01-01T12:00:0\(random.below(2))Z")
        }
        record.text = ["a", "b"][random.below(2)]
        record.shieldUsed = random.below(2) == 0
        return record
      }
    }
    for _ in 0..<2000 {
      let (a, b, c) = (draw(), draw(), draw())
      let merged = PressureHistory.merge(a, b)
      #expect(merged == PressureHistory.merge(b, a))
      #expect(PressureHistory.merge(merged, c) == PressureHistory.merge(a, PressureHistory.merge(b, c)))
      #expect(PressureHistory.merge(merged, merged) == merged)
      #expect(PressureHistory.merge(merged, []) == merged)
      #expect(Set(merged.map { "\($0.date)/\($0.sortOrder)" }).count == merged.count)
    }
  }

  @Test func `the escalation of records is the fold over their days`() {
    var shielded = RecordTests.record("2024-01-03", .no)
    shielded.shieldUsed = true
    let records = [
      RecordTests.record("2024-01-04", .missed), RecordTests.record("2024-01-01", .yes),
      RecordTests.record("2024-01-02", .no), shielded, RecordTests.record("2024-01-05", .pending),
      RecordTests.record("2024-01-02", .yes, sortOrder: 1),
    ]
    let expected = EscalationEngine.fold(
      [.yes, .no, .shieldedNo, .missed].map { DayOutcome($0, under: .literal) }
    )
    #expect(PressureHistory.escalation(of: records) == expected)
    #expect(PressureHistory.escalation(of: records, sortOrder: 1).streak == 1)
    #expect(expected.tier == 2 && expected.misses == 2)
  }
}
