import SeedSource
import Testing

@testable import SeedDiagnostics

struct RepairApplicationTests {
  /// A finding whose fix replaces ranges of file 0.
  private func finding(
    _ edits: (ClosedRange<Int>, String)...,
    applicability: Repair.Applicability = .safe
  ) -> Diagnostic {
    let places = edits.map { Place(fileIndex: 0, range: ByteRange($0.0.lowerBound, $0.0.upperBound)) }
    var finding = Diagnostic(rule: "t/r", message: "\(edits)", place: places.first)
    finding.repair = Repair("m", applicability, zip(places, edits).map { TextEdit($0, with: $1.1) })
    return finding
  }

  private func apply(
    _ findings: [Diagnostic],
    to text: String,
    choice: RepairApplication.Choice = .safe
  ) -> (text: String, repaired: [Int], deferred: [Int]) {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "a", text: text))
    var mint = IDGenerator(generator: SeededRandom(seed: 1), nextNumber: 7)
    let pass = RepairApplication(of: Findings(findings), in: sources, choice: choice, mint: &mint)
    let bytes = pass.changedFiles.first?.bytes ?? Array(text.utf8)
    return (String(decoding: bytes, as: UTF8.self), pass.repaired, pass.deferred)
  }

  @Test func `edits are made at their bytes`() {
    let result = apply([finding((0...1, "A")), finding((2...2, "+")), finding((4...6, ""))], to: "abcdefg")
    #expect(result == ("Ab+cdg", [0, 1, 2], []))
  }

  @Test func `unsafe fixes are made only when asked for`() {
    let findings = [finding((0...1, "A")), finding((1...2, "B"), applicability: .unsafe)]
    #expect(apply(findings, to: "ab") == ("Ab", [0], []))
    #expect(apply(findings, to: "ab", choice: .safeAndUnsafe) == ("AB", [0, 1], []))
  }

  @Test func `of fixes that collide the first by place is made`() {
    #expect(apply([finding((1...4, "X")), finding((0...2, "Y"))], to: "abcd") == ("Ycd", [0], [1]))
    #expect(apply([finding((0...4, "X")), finding((2...2, "Y"))], to: "abcd") == ("X", [0], [1]))
    #expect(apply([finding((2...2, "X")), finding((2...2, "Y"))], to: "abcd") == ("abXcd", [0], [1]))
  }

  @Test func `ranges that touch do not collide`() {
    let findings = [finding((0...2, "X")), finding((2...2, "+")), finding((2...4, "Y"))]
    #expect(apply(findings, to: "abcd") == ("X+Y", [0, 1, 2], []))
  }

  @Test func `a fix is made whole or not at all`() {
    let findings = [finding((0...1, "A"), (4...5, "E")), finding((4...6, "X"), (2...3, "C"))]
    #expect(apply(findings, to: "abcdef") == ("AbcdEf", [0], [1]))
    // What the second had taken before it failed is free again.
    let third = finding((2...4, "CD"))
    #expect(apply(findings + [third], to: "abcdef") == ("AbCDEf", [0, 1], [2]))
  }

  @Test func `an edit that two findings suggest is made once`() {
    var other = finding((2...2, "+"))
    other.rule = "t/s"
    #expect(apply([finding((2...2, "+")), other], to: "abcd") == ("ab+cd", [0, 1], []))
  }

  @Test func `an edit outside the file is never made`() {
    #expect(apply([finding((3...9, "X"))], to: "abcd") == ("abcd", [], [0]))
  }

  @Test func `values are minted in the order of the bytes`() {
    func place(_ offset: Int) -> Place { Place(fileIndex: 0, range: ByteRange(offset, offset)) }
    var identity = Diagnostic(rule: "t/a", message: "m", place: place(0))
    identity.repair = Repair(
      "m",
      .unsafe,
      [TextEdit(place(1), .mintedIdentity(prefix: "<", suffix: ">"))]
    )
    var numbers = Diagnostic(rule: "t/b", message: "m", place: place(0))
    numbers.repair = Repair(
      "m",
      .unsafe,
      [
        TextEdit(place(4), .mintedNumber(prefix: "[", suffix: "]")),
        TextEdit(place(2), .mintedNumber(prefix: "(", suffix: ")")),
      ]
    )
    let result = apply([numbers, identity], to: "abcd", choice: .safeAndUnsafe).text
    #expect(result.wholeMatch(of: /a<[-0-9a-f]{36}>b\(7\)cd\[8\]/) != nil)
    #expect(apply([identity, numbers], to: "abcd", choice: .safeAndUnsafe).text == result)
  }

  @Test func `minted identities are random UUIDs of version 4 in canonical form`() {
    var mint = IDGenerator(generator: SeededRandom(seed: 5), nextNumber: 1)
    var seen: Set<String> = []
    for _ in 0..<500 {
      let text = mint.identity()
      #expect(
        text.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil
      )
      seen.insert(text)
    }
    #expect(seen.count == 500)
  }

  @Test func `edits that do not collide give what replacing them one by one from the end gives`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 1...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var findings: [Diagnostic] = []
      var expected = bytes
      var edits: [(Range<Int>, String)] = []
      var offset = 0
      while offset < bytes.count {
        let start = offset + Int.random(in: 0...9, using: &random)
        let end = start + Int.random(in: 0...9, using: &random)
        guard end <= bytes.count else { break }
        edits.append((start..<end, String(repeating: "é", count: .random(in: 0...3, using: &random))))
        offset = end + 1
      }
      for (range, text) in edits.reversed() { expected.replaceSubrange(range, with: text.utf8) }
      for (range, text) in edits.shuffled(using: &random) {
        findings.append(finding((range.lowerBound...range.upperBound, text)))
      }
      var sources = SourceSet()
      _ = sources.add(SourceFile(path: "a", bytes: bytes))
      var mint = IDGenerator(nextNumber: 1)
      let pass = RepairApplication(of: Findings(findings), in: sources, choice: .safe, mint: &mint)
      #expect(pass.repaired.count == edits.count)
      #expect((pass.changedFiles.first?.bytes ?? bytes) == expected)
    }
  }

  @Test func `claims answer as a list of ranges does`() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<100 {
      var claims = IntervalSet(byteCount: 200)
      var ranges: [ByteRange] = []
      for _ in 0..<60 {
        let start = Int.random(in: 0...200, using: &random)
        let range = ByteRange(start, min(200, start + Int.random(in: 0...70, using: &random) / 4))
        let collides = ranges.contains { other in
          range.isEmpty && other.isEmpty ? range == other : range.start < other.end && other.start < range.end
        }
        let isClaimed = claims.insert(range)
        #expect(isClaimed == !collides)
        if isClaimed {
          ranges.append(range)
        } else if Bool.random(using: &random), let gone = ranges.popLast() {
          claims.remove(gone)
        }
      }
    }
  }
}
