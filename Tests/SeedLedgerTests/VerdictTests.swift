import SeedDiagnostics
@testable import SeedLedger
import Testing

struct VerdictTests {
  private func answer(_ members: String, digest: String? = nil) throws -> String {
    let digest = try digest ?? "\(Sample.record(Sample.fixID).digest)"
    return #"{ "record": "\#(Sample.fixID)", "digest": "\#(digest)", \#(members) }"#
  }

  /// What an answer about the fix becomes: the lines' verdicts and questions, or why it is refused.
  private func outcome(_ text: String) throws -> String {
    let rubric = try #require(Rubric(Sample.catalog()))
    let record = try Sample.record(Sample.fixID)
    do throws(Verdict.Refusal) {
      let reviews = try Verdict(Array(text.utf8)).reviews(
        of: record,
        rubric,
        by: Sample.ada,
        on: "2026-11-27"
      )
      return reviews.map { "\($0.verdict) \($0.question ?? "-") \($0.quote ?? "-")" }.joined(separator: "; ")
    } catch {
      return "refused: \(error.reason)"
    }
  }

  private static func finding(_ members: String) -> String {
    #""verdict": "object", "findings": [{ \#(members) }]"#
  }

  @Test(arguments: [
    (#""verdict": "pass""#, "pass - -"),
    (#""verdict": "pass", "findings": []"#, "pass - -"),
    (#""verdict": "unsure""#, "unsure - -"),
    (
      #""verdict": "unsure", "findings": [{ "question": "is-doable", "reason": "When?" }]"#,
      "unsure is-doable -"
    ),
    (
      finding(
        #""question": "adds-a-layer", "pointer": "/inlineComment", "quote": "\"ideas\".", "reason": "Flat.""#
      ),
      "object adds-a-layer \"ideas\"."
    ),
    (#""verdict": "pass", "findings": [{ "question": "is-doable", "reason": "No." }]"#, "refused: it passes"),
    (#""verdict": "object""#, "refused: it objects"),
    (#""verdict": "object", "findings": {}"#, "refused: its `findings` are no array"),
    (#""verdict": "object", "findings": [7]"#, "refused: a finding is no object"),
    (#""verdict": "fine""#, "refused: its `verdict` must be"),
    (#""verdict": "pass", "verdict": "object""#, "refused: it is no JSON object"),
    (#""verdict": "pass", "note": 1"#, "refused: it has a member `note`"),
    (
      #""verdict": "pass", "finding": []"#,
      "refused: it has a member `finding`, which nothing reads; did you mean"
    ),
    (finding(#""question": "is-dry", "reason": "No.""#), "refused: a finding names no question"),
    (
      finding(#""question": "is-doabel", "reason": "No.""#),
      "refused: a finding names no question of the rubric: `is-doabel`; did you mean `is-doable`?"
    ),
    (
      finding(#""question": "stays-blunt", "reason": "No.""#), "refused: `stays-blunt` is not asked of fix #1"
    ),
    (finding(#""question": "is-doable""#), "refused: a finding of `is-doable` has no `reason`"),
    (
      finding(#""question": "is-doable", "reason": "a\nb""#),
      "refused: the `reason` of a finding of `is-doable` has a line break"
    ),
    (finding(#""question": "is-doable", "reason": 7"#), "refused: the `reason` of a finding is no text"),
    (
      finding(#""question": "is-doable", "reason": "No.""#),
      "refused: a finding of `is-doable` needs the `pointer`"
    ),
    (
      finding(#""question": "is-doable", "reason": "No.", "pointer": "/inlineComment", "quote": "hands""#),
      "refused: a finding of `is-doable` needs the `pointer` of a text that it is asked of: /prompt"
    ),
    (
      finding(#""question": "is-doable", "reason": "No.", "pointer": "/prompt""#),
      "refused: a finding of `is-doable` has no `quote`"
    ),
    (
      finding(#""question": "is-doable", "reason": "No.", "pointer": "/prompt", "quote": """#),
      "refused: the `quote` of a finding of `is-doable` is not 1 to 2048 characters of one line"
    ),
    (
      finding(#""question": "is-doable", "reason": "No.", "pointer": "/prompt", "quote": "your feet""#),
      "refused: `your feet` does not stand in /prompt of fix #1"
    ),
  ])
  func `an answer is taken whole or refused with its reason`(_ members: String, _ expected: String) throws {
    let outcome = try outcome(answer(members))
    #expect(expected.hasPrefix("refused") ? outcome.hasPrefix(expected) : outcome == expected, "\(outcome)")
  }

  @Test(arguments: ["", "null", "[]", "7", "{", "{}", "\u{FEFF}{}", "pass", "{\"record\":1}", "\u{0}\u{1}"])
  func `what is no verdict is refused`(_ text: String) throws {
    #expect(try outcome(text).hasPrefix("refused: "))
  }

  @Test
  func `a verdict of a text that has changed is refused`() throws {
    let outcome = try outcome(answer(#""verdict": "pass""#, digest: "0123456789abcdef"))
    #expect(outcome.hasPrefix("refused: fix #1 has changed since"))
  }

  @Test
  func `a verdict has its limits`() throws {
    let long = try answer(#""verdict": "pass""#) + String(repeating: " ", count: Verdict.byteLimit)
    #expect(try outcome(long).hasPrefix("refused: it has more than 65536 bytes"))
    let nested = String(repeating: "[", count: 30_000)
    #expect(try outcome(nested).hasPrefix("refused: it is no JSON object"))
    let findings = Array(repeating: "{}", count: 21).joined(separator: ",")
    let many = try answer(#""verdict": "object", "findings": [\#(findings)]"#)
    #expect(try outcome(many).hasPrefix("refused: it has more than 20 findings"))
  }

  @Test
  func `a packet is one line that has all that a verdict needs`() throws {
    let rubric = try #require(Rubric(Sample.catalog()))
    let record = try Sample.record(Sample.fixID)
    let neighbors = [ReviewPacket.Neighbor(label: "fix #2", text: "Sit down.\n::error::")]
    let line = ReviewPacket(record, neighbors: neighbors, rubric).line
    #expect(!line.contains("\n"))
    for part in [record.name, "\(record.digest)", "/inlineComment", "adds-a-layer", "fix #2", "120"] {
      #expect(line.contains(part), "\(part)")
    }
  }
}
