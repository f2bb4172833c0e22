import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource

/// Sound content with a configuration and texts of its own.
package enum ConfiguredContent {
  /// A configuration file with further members.
  package static func configuration(_ members: String) -> String {
    "{ \"version\": \"1.0.0\", \"locale\": \"en_US\",\n  \(members) }\n"
  }

  /// A file of fixes with some prompts.
  package static func fixes(_ prompts: String...) -> String {
    let ids = [
      "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "1d9f50b7-c3e8-4a26-b417-68f2d05a9ce3",
      "b83e6c04-f1d5-4972-8e3a-0a94d7c26f51",
    ]
    let fixes = zip(ids, prompts).enumerated().map { index, fix in
      """
        { "id": "\(fix.0)", "number": \(index + 1), "bugSlug": "need-to-be-busy", "type": "daily",
          "severity": "low", "interactionType": "standard", "prompt": "\(fix.1)" }
      """
    }
    return "[\n\(fixes.joined(separator: ",\n"))\n]\n"
  }

  /// What a run finds, quotas and what other rules think of the sample texts apart.
  package static func lint(
    _ files: [String: String],
    select: [String] = [],
    isWhole: Bool = true
  ) -> ExampleLinting.Outcome {
    let all = SoundContent.files.merging(files) { _, own in own }
    return ExampleLinting.lint(all, select: select, ignore: ["quota", "spelling"], isWhole: isWhole)
  }

  /// Each finding as `rule message | text`.
  package static func lines(_ outcome: ExampleLinting.Outcome, of rules: String...) -> [String] {
    outcome.findings.filter { rules.isEmpty || rules.contains($0.rule.text) || rules.contains($0.rule.topic) }
      .map { finding in
        let text = finding.place.map { String(decoding: outcome.catalog.sources[$0], as: UTF8.self) } ?? "-"
        return "\(finding.severity) \(finding.rule) \(finding.message) | \(text)"
      }
  }
}
