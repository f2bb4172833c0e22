import Foundation
import SeedDiagnostics
import SeedLint
import SeedRules
import Testing

/// The rules that read meaning are held to the figures at the heads of their files.
struct JudgedSentencesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Judged")

  private static func judged(_ name: String) throws -> JudgedSentences {
    try JudgedSentences(String(contentsOf: folder.appending(path: name), encoding: .utf8))
  }

  /// The files that name a rule.
  private static let measured = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted()
    .filter { (try? judged($0).head.isEmpty) == false }

  @Test(arguments: measured ?? [])
  func `a rule finds and flags as many judged sentences as the head of its file says`(_ file: String) throws {
    let judged = try Self.judged(file)
    let id = try #require(judged.head.first)
    var figures = [id]
    var report = ""
    let flagged = JudgedContent(judged.sentences).flagged(by: id)
    for half in JudgedSentences.Half.allCases {
      let own = judged.sentences.enumerated().filter { $0.element.half == half }
      func counted(_ breaks: Bool) -> String {
        let all = own.filter { $0.element.breaks == breaks }
        return "\(all.count { flagged.contains($0.offset) }) of \(all.count)"
      }
      figures.append("\(half.rawValue): \(counted(true)) found, \(counted(false)) wrong")
      for (index, sentence) in own where flagged.contains(index) != sentence.breaks {
        report += "\n  \(half) \(sentence.place): \(sentence.text)"
      }
    }
    #expect(judged.head == figures)
    // `.ci/steps/judged.sh` asks for the sentences that are judged wrongly.
    if ProcessInfo.processInfo.environment["SEED_JUDGED"] != nil {
      print(figures.joined(separator: "\n") + report)
    }
  }

  @Test func `every rule that says what it misses is measured`() throws {
    let rules = RuleRegistry.all.map { $0.metadata as RuleMetadata }.filter { $0.misses != nil }.map(
      \.id.text
    )
    let heads = try (Self.measured ?? []).map { try Self.judged($0).head.first }
    #expect(Set(rules) == Set(heads.compactMap { $0 }))
    #expect(rules.count > 15)
  }

  @Test(arguments: [
    "You are third on the leaderboard.", "Spin the wheel to see today's fix.",
    "Loot for the brave: today's fix holds a surprise.", "Open your mystery box.",
  ])
  func `leaderboards, loot and spins are flagged`(text: String) throws {
    let sentences = try JudgedSentences("breaks\negofix: \(text)").sentences
    #expect(JudgedContent(sentences).flagged(by: "voice/gamification") == [0])
  }

  /// Sentences that writers wrote for what they said, and that a list of phrases flagged once.
  @Test
  func `what was meant well is flagged by no rule about meaning`() throws {
    let sentences = try Self.judged("meant-well.txt").sentences
    let content = JudgedContent(sentences)
    #expect(sentences.count > 40)
    for rule in RuleRegistry.all {
      let metadata: RuleMetadata = rule.metadata
      guard ["voice", "grammar", "contradiction"].contains(metadata.id.topic) else { continue }
      let flagged = content.flagged(by: metadata.id.text).map { sentences[$0].text }
      #expect(flagged.isEmpty, "\(metadata.id.text)")
    }
  }
}
