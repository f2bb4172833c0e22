import LintSamples
import SeedDiagnostics
import Testing

/// Results name options, steps and categories by their ids.
struct AnswerIDTests {
  private typealias Item = (id: String, text: String)

  /// What an interaction has, from the ids and texts of its answers.
  private static func configuration(_ type: String, _ items: [Item]) -> String {
    let (list, text) =
      ["multiStep": ("steps", "instruction"), "audit": ("categories", "label")][type] ?? ("options", "text")
    let members = items.map { #"{ "id": "\#($0.id)", "\#(text)": "\#($0.text)", "weightModifier": 1 }"# }
    return #"{ "\#(type)": { "\#(list)": [\#(members.joined(separator: ","))] } }"#
  }

  private static func fix(_ type: String, _ items: [Item]) -> [String: String] {
    [
      "fixes.json": """
      [{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 4, "bugSlug": "need", "type": "daily",
         "severity": "low", "interactionType": "\(type)", "prompt": "Say which of these the day went to.",
         "configuration": \(configuration(type, items)) }]
      """,
      "seedtool.json": #"{ "version": "1.0.0", "locale": "en_US" }"#,
    ]
  }

  private static func findings(_ type: String, _ before: [Item], _ now: [Item]) -> [Diagnostic] {
    ExampleLinting.compare(
      fix(type, before),
      fix(type, now),
      select: ["compatibility/reclassified-fix", "compatibility/unraised-version"]
    ).findings
  }

  private static let old: [Item] = [("a", "The list."), ("b", "The meetings."), ("c", "The naps.")]

  @Test(arguments: ["quiz", "scenario", "multiStep", "audit"])
  func `ids that are gone or say what another one said are a break`(_ type: String) {
    let broken: [([Item], String)] = [
      ([("x", "The list."), ("y", "The meetings."), ("z", "The naps.")], "a gone, b gone, c gone"),
      ([("a", "The list."), ("b", "The meetings.")], "c gone"),
      ([("A", "The list."), ("b", "The meetings."), ("c", "The naps.")], "a gone"),
      ([("b", "The list."), ("a", "The meetings."), ("c", "The naps.")], "a was b, b was a"),
      // A full stop or a capital makes no other text.
      ([("a", "The MEETINGS"), ("b", "the list"), ("c", "The naps.")], "a was b, b was a"),
      ([("a", "Sleep."), ("b", "The list."), ("c", "The meetings.")], "b was a, c was b"),
    ]
    for (now, name) in broken {
      let findings = Self.findings(type, Self.old, now)
      #expect(findings.count == 2, "\(findings.map(\.message))")
      #expect(findings.first?.record?.hasSuffix(" \(name)") == true, "\(findings.map(\.record))")
      #expect(findings.first?.pointer?.hasPrefix("/0/configuration/\(type)/") == true)
      #expect(findings.last?.message.contains("needs at least 2.0.0") == true)
    }
  }

  @Test(arguments: ["quiz", "scenario", "multiStep", "audit"])
  func `other words, another order and more answers are none`(_ type: String) {
    let sound: [[Item]] = [
      [("a", "The whole list."), ("b", "Meetings."), ("c", "The naps.")],
      [("c", "The naps."), ("a", "The list."), ("b", "The meetings.")],
      [("d", "The cat."), ("a", "The list."), ("b", "The meetings."), ("c", "The naps.")],
    ]
    for now in sound {
      let rules = Self.findings(type, Self.old, now).map(\.rule)
      #expect(rules == ["compatibility/unraised-version"])
    }
    // What the rules on ids find is no break besides.
    for now in [
      [("a", "The list."), ("a", "The meetings."), ("c", "The naps.")],
      [("a", "The list."), ("b b", "The meetings."), ("c", "The naps.")],
    ] as [[Item]] {
      let rules = Self.findings(type, Self.old, now).map(\.rule)
      #expect(!rules.contains("compatibility/reclassified-fix"))
    }
  }

  @Test func `another interaction is one finding`() {
    let findings = ExampleLinting.compare(
      Self.fix("quiz", Self.old),
      Self.fix("audit", Self.old),
      select: ["compatibility/reclassified-fix"]
    ).findings
    #expect(findings.map(\.pointer) == ["/0/interactionType"])
  }
}
