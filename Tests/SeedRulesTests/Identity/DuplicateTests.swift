import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import Testing
import TextSamples

struct DuplicateTests {
  /// 5,000 records, about one in fifty of which has the id or the number of an earlier one.
  @Test
  func `the duplicates of 5,000 records are those that a naive search finds`() {
    var random = SeededRandom(50_000)
    var ids: [String] = []
    var numbers: [Int] = []
    var records: [String] = []
    for index in 0..<5_000 {
      let repeatsID = index > 0 && UInt64.random(in: 0..<50, using: &random) == 0
      let repeatsNumber = index > 0 && UInt64.random(in: 0..<50, using: &random) == 0
      let fresh = Identity(
        high: random.next() & ~0xF000 | 0x4000,
        low: random.next() & ~(0b11 << 62) | 0b10 << 62
      )
      ids.append(repeatsID ? ids[Int.random(in: 0..<index, using: &random)] : "\(fresh)")
      numbers.append(repeatsNumber ? numbers[Int.random(in: 0..<index, using: &random)] : index + 1)
      records.append(#"{"id":"\#(ids[index])","number":\#(numbers[index])}"#)
    }
    var firstIDs: [String: Int] = [:]
    var firstNumbers: [Int: Int] = [:]
    var expected: [String: [String]] = ["identity/duplicate-id": [], "identity/duplicate-number": []]
    for index in records.indices {
      if let first = firstIDs[ids[index]] {
        expected["identity/duplicate-id"]?.append("/\(index) after \(first)")
      } else {
        firstIDs[ids[index]] = index
      }
      if let first = firstNumbers[numbers[index]] {
        expected["identity/duplicate-number"]?.append("/\(index)/number after \(first)")
      } else {
        firstNumbers[numbers[index]] = index
      }
    }

    // One record a line, so that a note's line is the record's index.
    let text = "[" + records.joined(separator: ",\n") + "]"
    let outcome = ExampleLinting.lint(
      ["fixes.json": text],
      select: ["identity/duplicate-id", "identity/duplicate-number"]
    )
    let lineIndex = LineStarts(text)
    for (rule, expected) in expected {
      let found = outcome.findings.filter { $0.rule.text == rule }.map { finding in
        let first = finding.notes.first?.place.map { lineIndex.line(at: $0.range.start) }
        return "\(finding.pointer ?? "") after \(first.map { "\($0)" } ?? "nothing")"
      }
      #expect(found == expected)
      #expect(expected.count > 50)
    }
  }

  @Test
  func `both places of a duplicate are shown across files`() throws {
    let id = "0b97d4e2-3a6c-4f81-95be-c27a10f8d364"
    let outcome = ExampleLinting.lint(
      ["bugs.json": #"[{"id":"\#(id)"}]"#, "micro_education.json": #"[{"id":"\#(id)"}]"#],
      select: ["identity/duplicate-id"]
    )
    let finding = try #require(outcome.findings.first)
    #expect(outcome.findings.count == 1)
    #expect(finding.message == "this tidbit has the id of a bug")
    let files = [finding.place, finding.notes.first?.place].map { place in
      place.map { outcome.catalog.sources[$0.fileIndex].path }
    }
    #expect(files == ["micro_education.json", "bugs.json"])
  }

  @Test
  func `a number beyond those of the retired is suggested`() throws {
    let outcome = ExampleLinting.lint(
      [
        "fixes.json": #"[{"number":4},{"number":4}]"#,
        "retired.json":
          #"[{"kind":"fix","id":"0b97d4e2-3a6c-4f81-95be-c27a10f8d364","number":9}]"#,
      ],
      select: ["identity/duplicate-number"]
    )
    let finding = try #require(outcome.findings.first)
    #expect(
      finding.remedy == "Give the newer one the next free number, 10: `seedtool renumber` does."
    )
  }

  private static let retired =
    #"{ "kind": "fix", "id": "0b97d4e2-3a6c-4f81-95be-c27a10f8d364", "retiredOn": "2026-01-01", "#
    + #""reason": "Weak.", "number": "#

  @Test(arguments: [
    ([592, 100_593], [], true, []), ([592, 100_594], [], true, ["fixes.json/1/number Write 593: later"]),
    // Order means nothing, retired numbers count, and a later one of a series is near the one before.
    ([9_999_999, 592], [], true, ["fixes.json/0/number Write 593: later"]),
    ([592, 190_000], [99_000], true, []),
    ([592, 300_000, 300_001], [], true, ["fixes.json/1/number Write 593: later"]),
    ([592], [9_999_999], true, ["retired.json/0/number Write the number that"]),
    ([100_001], [], true, []), ([100_002], [], true, ["fixes.json/0/number Write 1: later"]),
    // Other files may have the numbers between.
    ([592, 100_594], [], false, []),
  ])
  func `a number far above the next lower one is a slip`(
    _ live: [Int],
    _ gone: [Int],
    _ isWhole: Bool,
    _ found: [String]
  ) {
    let files = [
      "fixes.json": "[\(live.map { "{\"number\":\($0)}" }.joined(separator: ","))]",
      "retired.json": "[\(gone.map { "\(Self.retired)\($0) }" }.joined(separator: ","))]",
    ]
    let outcome = ExampleLinting.lint(files, select: ["identity/duplicate-number"], isWhole: isWhole)
    let own = outcome.findings.map { finding in
      let path = finding.place.map { outcome.catalog.sources[$0.fileIndex].path } ?? ""
      let remedy = (finding.remedy ?? "").split(separator: " ").prefix(found.isEmpty ? 9 : 4)
      return "\(path)\(finding.pointer ?? "") \(remedy.joined(separator: " "))"
    }
    #expect(own.map { $0.prefix(while: { $0 != ":" }) } == found.map { $0.prefix(while: { $0 != ":" }) })
  }

  @Test
  func `a number above those that cannot be read is none`() {
    let text = #"[{"number":592},{"number":"99000"},{"number":190000"#
    let rules = ExampleLinting.lint(["fixes.json": text], select: ["identity/duplicate-number"]).findings
      .map(\.rule)
    #expect(rules.allSatisfy { $0 == "syntax/invalid-json" }, "\(rules)")
  }

  @Test
  func `three bugs of one color are two findings, and the free colors are named`() {
    let outcome = ExampleLinting.lint(
      ["bugs.json": #"[{"color":"red"},{"color":"red"},{"color":"gray"},{"color":"red"}]"#],
      select: ["identity/duplicate-color"]
    )
    #expect(outcome.findings.map(\.pointer) == ["/1/color", "/3/color"])
    #expect(outcome.findings.first?.remedy == "Still free: orange, yellow, green, cyan, blue, purple.")
  }
}

/// The line of each byte offset of a text.
private struct LineStarts {
  private let starts: [Int]

  init(_ text: String) {
    starts = [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }

  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
