import SeedSource
import Testing

@testable import SeedDiagnostics

struct RepairLoopTests {
  /// Finds a text and suggests another for it, once a place that does not overlap.
  private func lint(_ sources: SourceSet, _ replacements: [(rule: RuleID, from: String, to: String)])
    -> Findings
  {
    var found: [Diagnostic] = []
    let bytes = sources[0].bytes
    for replacement in replacements {
      for offset in bytes.indices where bytes[offset...].starts(with: replacement.from.utf8) {
        let range = ByteRange(offset, offset + replacement.from.utf8.count)
        let place = Place(fileIndex: 0, range: range)
        var finding = Diagnostic(rule: replacement.rule, message: "m", place: place)
        finding.repair = Repair("m", .safe, [TextEdit(place, with: replacement.to)])
        found.append(finding)
      }
    }
    for fault in JSONParser.parse(sources[0]).faults {
      let place = Place(fileIndex: 0, range: fault.range)
      found.append(Diagnostic(rule: "syntax/invalid-json", message: "m", place: place))
    }
    return Findings(found)
  }

  private func run(_ text: String, _ replacements: (rule: RuleID, from: String, to: String)...) -> RepairLoop
  {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "a", text: text))
    var mint = IDGenerator(nextNumber: 1)
    return RepairLoop(lint(sources, replacements), in: sources, choice: .safe, mint: &mint) {
      lint($0, replacements)
    }
  }

  private func text(_ loop: RepairLoop) -> String {
    loop.sources[0].text(ByteRange(0, loop.sources[0].byteCount))
  }

  @Test func `fixing goes on until nothing is left`() {
    let loop = run("\"a    b\"", ("t/spaces", "  ", " "))
    #expect(text(loop) == "\"a b\"")
    #expect(loop.ending == .settled)
    #expect(loop.passCount == 2)
    #expect(loop.repaired.map(\.rule) == ["t/spaces", "t/spaces", "t/spaces"])
    #expect(loop.findings.all.isEmpty)
  }

  @Test func `of rules that undo each other nothing is made; they are named, not followed for ever`() {
    let loop = run("\"a    c\"", ("t/up", "a", "b"), ("t/down", "b", "a"), ("t/spaces", "  ", " "))
    #expect(loop.ending == .passLimit(["t/down", "t/up"]))
    #expect(text(loop) == "\"a c\"")
    #expect(loop.passCount == 2)
    #expect(loop.repaired.map(\.rule) == ["t/spaces", "t/spaces", "t/spaces"])
  }

  @Test func `a rule whose fix grows without end makes nothing`() {
    let loop = run("\"a\"", ("t/grow", "a", "aa"))
    #expect(loop.ending == .passLimit(["t/grow"]))
    #expect(text(loop) == "\"a\"")
    #expect(loop.repaired.isEmpty)
  }

  @Test func `what ten passes do not bring into sight is left for another run`() {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "a", text: "\"\(String(repeating: "a", count: 25))\""))
    var mint = IDGenerator(nextNumber: 1)
    func kept(_ sources: SourceSet) -> Findings {
      let all = lint(sources, [("t/letter", "a", "b")]).all
      guard all.count > 2 else { return Findings(all) }
      let more = CountedFindings(kind: .init("t/letter", .warning, fileIndex: 0), count: all.count - 2)
      return Findings(Array(all.prefix(2)), more: [more])
    }
    let loop = RepairLoop(kept(sources), in: sources, choice: .safe, mint: &mint, relint: kept)
    #expect(loop.ending == .unfinished)
    #expect(text(loop) == "\"\(String(repeating: "b", count: 20))aaaaa\"")
    #expect(loop.repairedCount == 20)
    let rest = RepairLoop(kept(loop.sources), in: loop.sources, choice: .safe, mint: &mint, relint: kept)
    #expect(rest.ending == .settled && rest.repairedCount == 5)
  }

  @Test func `a fix that would break the syntax is taken back`() {
    let loop = run("[1, 2]", ("t/comma", ", ", " "))
    #expect(loop.ending == .wouldBreakSyntax(["t/comma"]))
    #expect(text(loop) == "[1, 2]")
    #expect(loop.repaired.isEmpty)
  }

  @Test func `a fix that can never be made is named`() {
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "a", text: "1"))
    var finding = Diagnostic(rule: "t/r", message: "m", place: nil)
    let place = Place(fileIndex: 0, range: ByteRange(5, 6))
    finding.repair = Repair("m", .safe, [TextEdit(place, with: "")])
    var mint = IDGenerator(nextNumber: 1)
    let loop = RepairLoop(Findings([finding]), in: sources, choice: .safe, mint: &mint) { _ in Findings([]) }
    #expect(loop.ending == .stuck(["t/r"]))
  }

  @Test func `nothing wanted is settled at once`() {
    let loop = run("1")
    #expect(loop.ending == .settled)
    #expect(loop.passCount == 0)
  }
}
