import LintSamples
import SeedDiagnostics
import Testing
import TextSamples

struct RepeatedOpeningOracleTests {
  private static let bugs = ["need-to-be-busy", "need-to-be-liked", "fear-of-ordinary"]
  private static let firsts = ["Count", "Leave", "Write", "Say", "Until", "Tell"]
  private static let seconds = ["the", "one", "every", "lunch", "nothing"]

  @Test(arguments: [(1, 12), (2, 60), (3, 300), (4, 3000), (5, 40), (6, 5)] as [(UInt64, Int)])
  func `the openings of random prompts that come too often are those that counting finds`(
    seed: UInt64,
    count: Int
  ) {
    var random = SeededRandom(seed)
    var openings: [String: [String: Int]] = [:]
    var prompts: [String: Int] = [:]
    let records = (0..<count).map { index in
      let bug = Self.bugs.randomElement(using: &random) ?? ""
      let variety = Int.random(in: 2...Self.firsts.count, using: &random)
      let first = Self.firsts.prefix(variety).randomElement(using: &random) ?? ""
      let rest = Self.seconds.prefix(Int.random(in: 1...Self.seconds.count, using: &random))
      let second = rest.randomElement(using: &random) ?? ""
      openings[bug, default: [:]]["\(first) \(second)".lowercased(), default: 0] += 1
      prompts[bug, default: 0] += 1
      let shown = Bool.random(using: &random) ? first : first.lowercased()
      return #"{"number":\#(index + 1),"bugSlug":"\#(bug)","prompt":"\#(shown) \#(second) thing \#(index)."}"#
    }
    let slugs = Self.bugs.enumerated().map { index, slug in
      #"{"id":"7c1f3a52-9d4e-4b68-8a07-e25b90c4d31\#(index)","slug":"\#(slug)"}"#
    }
    let findings = ExampleLinting.lint(
      [
        "fixes.json": "[\(records.joined(separator: ",\n"))]",
        "bugs.json": "[\(slugs.joined(separator: ","))]",
      ],
      select: ["voice/repeated-opening"]
    ).findings
    #expect(!findings.isEmpty || count < 20)
    let expected = openings.flatMap { bug, counts in
      counts.compactMap { opening, often -> String? in
        let all = prompts[bug] ?? 0
        guard often >= 3, Double(often) > 0.1 * Double(all) else { return nil }
        return "`\(opening)` opens \(often) of the \(all) prompts of \(bug)"
      }
    }
    #expect(findings.map { $0.message.lowercased() }.sorted() == expected.map { $0.lowercased() }.sorted())
  }
}
