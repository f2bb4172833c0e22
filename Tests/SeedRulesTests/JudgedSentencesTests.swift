import Foundation
import SeedDiagnostics
import SeedLint
import SeedRules
import Testing

/// The rules that read meaning are held to the figures that their pages give.
struct JudgedSentencesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Judged")
  /// The rules' metadata by their ids.
  private static let measured: [String: RuleMetadata] = {
    var measured: [String: RuleMetadata] = [:]
    for rule in RuleRegistry.all {
      let metadata: RuleMetadata = rule.metadata
      if metadata.judged != nil { measured[metadata.id.text] = metadata }
    }
    return measured
  }()

  @Test(arguments: measured.keys.sorted())
  func `a rule finds and flags as many judged sentences as its page says`(_ id: String) throws {
    let metadata = try #require(Self.measured[id])
    let judged = try #require(metadata.judged)
    let url = Self.folder.appending(path: "\(metadata.id.name).txt")
    let sentences = try JudgedSentences(String(contentsOf: url, encoding: .utf8)).sentences
    var report = ""
    let flagged = JudgedContent(sentences).flagged(by: id)
    for (half, expected) in [(JudgedSentences.Half.tuning, judged.tuning), (.held, judged.held)] {
      var actual = JudgedShare.Half(found: 0, of: 0, wrong: 0, of: 0)
      for (index, sentence) in sentences.enumerated() where sentence.half == half {
        let isFlagged = flagged.contains(index)
        if sentence.breaks {
          actual.breaking += 1
          actual.found += isFlagged ? 1 : 0
        } else {
          actual.sound += 1
          actual.wrong += isFlagged ? 1 : 0
        }
        if isFlagged != sentence.breaks { report += "\n  \(half) \(sentence.place): \(sentence.text)" }
      }
      #expect(actual == expected, "\(id), the \(half) half")
    }
    // `.ci/steps/judged.sh` asks for the sentences that are judged wrongly.
    if ProcessInfo.processInfo.environment["SEED_JUDGED"] != nil {
      print("\(id): \(judged.tuning) \(judged.held)\(report)")
    }
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
    let url = Self.folder.appending(path: "meant-well.txt")
    let sentences = try JudgedSentences(String(contentsOf: url, encoding: .utf8)).sentences
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
