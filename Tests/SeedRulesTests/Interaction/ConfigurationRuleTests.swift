import LintSamples
import SeedDecoding
import SeedDiagnostics
@testable import SeedRules
import SeedTables
import Testing

struct ConfigurationRuleTests {
  private func rules(_ members: String) -> [String] {
    let frame = SoundContent.frame(.fixes, around: members)
    return ExampleLinting.lint(
      SoundContent.files + ["fixes.json": frame.head + members + frame.tail],
      select: ["interaction"]
    )
    .findings.map { "\($0.rule) at \($0.pointer ?? "")" }
  }

  @Test
  func `a faulty configuration is there all the same`() {
    #expect(
      rules(#""interactionType": "timed", "configuration": { "timed": { "durationSeconds": "5" } }"#) == []
    )
    #expect(
      rules(#""interactionType": "standard", "configuration": { "timed": { "durationSeconds": "5" } }"#)
        == ["interaction/unexpected-configuration at /0/configuration"]
    )
    #expect(
      rules(#""interactionType": "quiz", "configuration": { "timed": { "durationSeconds": "5" } }"#)
        == ["interaction/mismatched-configuration at /0/configuration/timed"]
    )
  }

  @Test
  func `the remedy of a missing configuration shows its fields, and where they are explained`() throws {
    let members = #""interactionType": "timed""#
    let frame = SoundContent.frame(.fixes, around: members)
    let files = SoundContent.files + ["fixes.json": frame.head + members + frame.tail]
    let finding = try #require(ExampleLinting.lint(files, select: ["interaction"]).findings.first)
    #expect(
      finding.remedy?.contains(#""timed": { "durationSeconds": … }"#) == true,
      "\(finding.remedy ?? "")"
    )
    #expect(finding.remedy?.contains("`seedtool explain timed`") == true)
  }

  @Test
  func `a configuration whose key is misspelled is no finding of this topic`() {
    #expect(
      rules(#""interactionType": "timed", "configuration": { "timer": { "durationSeconds": 60 } }"#) == []
    )
  }

  @Test
  func `a fix of an unknown type is not held against its configuration`() {
    #expect(
      rules(#""interactionType": "dance", "configuration": { "timed": { "durationSeconds": 60 } }"#) == []
    )
  }

  @Test
  func `a configuration of a type without one names the type that it is for`() {
    let members =
      #""interactionType": "body", "configuration": { "counter": { "targetDescription": "Sighs." } }"#
    let frame = SoundContent.frame(.fixes, around: members)
    let outcome = ExampleLinting.lint(
      ["fixes.json": frame.head + members + frame.tail],
      select: ["interaction/unexpected-configuration"]
    )
    #expect(outcome.findings.map(\.remedy) == ["Delete it, or make the interaction type `counter`."])
  }
}
