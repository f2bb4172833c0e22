import LintSamples
import SeedDecoding
import SeedDiagnostics
@testable import SeedLint
@testable import SeedRules
import SeedSource
import Testing

/// Rules that the configuration defines, from the file to the finding.
struct CustomRuleTests {
  @Test
  func `existence flags terms with their inflections, and leaves exceptions alone`() {
    let found = lines(
      #""kind": "existence", "message": "no {found}", "terms": ["colleague*", "!former colleagues"]"#,
      "Ask a colleague twice.",
      "Ask your former colleagues, not your Colleagues."
    )
    #expect(
      found == [
        "warning house/rule no colleague | colleague", "warning house/rule no Colleagues | Colleagues",
      ]
    )
  }

  @Test
  func `what is quoted, denied or reported is free where the rule says so`() {
    let texts = [
      #"Win a badge. Write \"badge\" on it."#, "There is no badge. You don't get a badge.",
      "The bug says you need a badge.",
    ]
    func found(_ excuses: String) -> [Int] {
      let rule = #""kind": "existence", "message": "m", "terms": ["badge"]\#(excuses)"#
      return texts.map { lines(rule, $0, "Nothing here at all.").count }
    }
    #expect(found("") == [2, 2, 1])
    #expect(found(#", "excuses": ["quoted"]"#) == [1, 2, 1])
    #expect(found(#", "excuses": ["denied"]"#) == [2, 0, 1])
    #expect(found(#", "excuses": ["reported"]"#) == [2, 2, 0])
    #expect(found(#", "excuses": ["quoted", "denied", "reported"]"#) == [1, 0, 0])
    let pattern =
      #""kind": "existence", "message": "m", "pattern": "badg|!", "excuses": ["denied", "quoted", "reported"]"#
    #expect(lines(pattern, "A badge! No badge!", "Nothing here at all.").count == 3)
    let counted =
      #""kind": "occurrence", "message": "m", "maximum": 1, "terms": ["badge"], "excuses": ["denied"]"#
    #expect(lines(counted, "A badge, no badge.", "A badge and a badge.").count == 1)
    let written =
      #""kind": "substitution", "message": "m", "replacements": { "badge": "pin" }, "excuses": ["quoted"]"#
    #expect(lines(written, texts[0], "Nothing here at all.").count == 1)
    let held = #"""
      "kind": "existence", "message": "m", "terms": ["badge"], "excuses": ["denied"],
      "examples": { "accepted": ["No badge."], "flagged": ["A ⟪badge⟫."] }
      """#
    #expect(lines(held, texts[1], "Nothing here at all.") == [])
  }

  @Test
  func `letters that stand in for others are seen through where the rule says so`() {
    let rule = #""kind": "existence", "message": "{found}", "terms": ["badge*", "!badge of honor"]"#
    let texts = "A b4dge, a b-a-d-g-e, baaadges and a badge: b4dge of honor. Spend 4 hours."
    #expect(lines(rule, texts, "Nothing here at all.") == ["warning house/rule badge | badge"])
    #expect(
      lines(rule + #", "disguises": true"#, texts, "Nothing here at all.") == [
        "warning house/rule b4dge | b4dge", "warning house/rule b-a-d-g-e | b-a-d-g-e",
        "warning house/rule baaadges | baaadges", "warning house/rule badge | badge",
      ]
    )
  }

  @Test
  func `existence takes a pattern`() {
    let found = lines(
      #""kind": "existence", "severity": "error", "message": "{found}?", "pattern": "\\b\\d+ ?(min|sec)\\b""#,
      "Wait 20 min without a 5 minutes plan.",
      "Nothing here at all."
    )
    #expect(found == ["error house/rule 20 min? | 20 min"])
  }

  @Test
  func `a message that says much of what it finds is cut`() throws {
    let message = CustomMessage(String(repeating: "{found}, ", count: 200), allowed: [.found])
    let text = message.text([.found: String(repeating: "é", count: 1_000_000)])
    #expect(text.utf8.count < CustomMessage.byteLimit + 8 && text.hasSuffix("…"))
    #expect(message.text([.found: "a"]) == String(repeating: "a, ", count: 200))
  }

  @Test
  func `substitution offers the replacement, with the capital of what it replaces`() throws {
    let outcome = lint(
      #"""
      "kind": "substitution", "message": "{replacement}, not {found}", "fix": "safe",
      "replacements": { "utilize": "use", "in order to": "to", "e-mail*": "mail" }
      """#,
      "Utilize one word in order to decline. Send no e-mails.",
      "Use one word."
    )
    #expect(
      ConfiguredContent.lines(outcome, of: "house") == [
        "warning house/rule Use, not Utilize | Utilize",
        "warning house/rule to, not in order to | in order to",
        "warning house/rule mail, not e-mails | e-mails",
      ]
    )
    let findings = outcome.findings.filter { $0.rule == "house/rule" }
    #expect(findings.allSatisfy { $0.repair?.applicability == .safe })
    let text = try #require(outcome.catalog.sources.files.first { $0.path == "fixes.json" })
    let source = String(decoding: text.bytes, as: UTF8.self)
    let fixed = ExampleLinting.apply(findings, to: source, in: outcome, path: "fixes.json")
    #expect(fixed.contains(#""Use one word to decline. Send no mail.""#))
  }

  @Test
  func `a part of its own replacement is no finding`() {
    let terms = #""kind": "substitution", "message": "{found}", "replacements": { "phone*": "mobile phone" }"#
    #expect(
      lines(
        terms,
        "Mobile phones off, phones off. One mobile phone, “mobile phone” or mobile-phone.",
        "An automobile phone, a phone."
      ) == [
        "warning house/rule phones | phones", "warning house/rule phone | phone",
        "warning house/rule phone | phone",
      ]
    )
    let rounds = #""kind": "substitution", "message": "{found}", "replacements": { "go": "go go on" }"#
    #expect(lines(rounds, "Go go go on.") == ["warning house/rule Go | Go"])
    #expect(lines(rounds, "Go go in, go go on, go go.").count == 4)
    let pattern =
      #""kind": "substitution", "message": "m", "pattern": "phone", "replacement": "mobile phone""#
    #expect(lines(pattern, "Take a smartmobile phone apart.").isEmpty)
    let capitals = #""kind": "substitution", "message": "m", "replacements": { "egofix": "EgoFix" }"#
    #expect(lines(capitals, "Open egofix, not EgoFix.") == ["warning house/rule m | egofix"])
    let example = #", "examples": { "accepted": ["A mobile phone."], "flagged": ["A ⟪phone⟫."] }"#
    #expect(lines(terms + example, "Nothing here at all.").isEmpty)
  }

  @Test
  func `a substitution is unsafe unless it says otherwise, and may be none`() {
    for (setting, expected) in [("", Repair.Applicability.unsafe), (#""fix": "none", "#, nil)] {
      let outcome = lint(
        #"\#(setting)"kind": "substitution", "message": "m", "pattern": "col+eague", "replacement": "person""#,
        "Ask a colleague twice."
      )
      #expect(
        outcome.findings.filter { $0.rule == "house/rule" }.map { $0.repair?.applicability } == [expected]
      )
    }
  }

  @Test
  func `occurrence counts in one text`() {
    let members = #"""
      "kind": "occurrence", "message": "{found} {count} of {maximum}", "maximum": 1, "terms": ["but"]
      """#
    let found = lines(members, "Go, but slowly, but surely, but late.", "Go, but slowly.")
    #expect(found == ["warning house/rule but 3 of 1 | but"])
    let least = #""kind": "occurrence", "message": "{count} of {minimum}", "minimum": 1, "pattern": "[.?]$""#
    #expect(
      lines(least, "Does it end.", "It does not end") == ["warning house/rule 0 of 1 | It does not end"]
    )
  }

  @Test
  func `repetition flags words and phrases that a text says again, function words apart`() {
    let words = #""kind": "repetition", "message": "{found} {count} times""#
    #expect(
      lines(words, "Take the pile apart. Hands off the Pile that you have, the one that is left.")
        == ["warning house/rule Pile 2 times | Pile"]
    )
    let phrases = #""kind": "repetition", "message": "{found}", "phraseWords": 3"#
    #expect(
      lines(phrases, "Say what you think once. Then say what you think again, slowly.")
        == [
          "warning house/rule what you think | what you think"
        ]
    )
    let some = #""kind": "repetition", "message": "{found}", "terms": ["once", "now"], "maximum": 2"#
    #expect(lines(some, "Once, once and once. Now and now.") == ["warning house/rule once | once"])
    let but = #""kind": "repetition", "message": "{found}", "terms": ["!step by step"]"#
    #expect(lines(but, "Go step by step. Plan nothing, plan it twice.") == ["warning house/rule plan | plan"])
  }

  @Test
  func `length counts words or characters`() {
    let words = #""kind": "length", "message": "{count} of {maximum}", "unit": "words", "maximum": 4"#
    #expect(
      lines(words, "Leave by five today, unseen.", "Leave by five o'clock.")
        == ["warning house/rule 5 of 4 | Leave by five today, unseen."]
    )
    let characters =
      #""kind": "length", "message": "{count} of {minimum}", "unit": "characters", "minimum": 16"#
    #expect(
      lines(characters, "Élan für Zoë. 👩‍🚀", "Do it now, then.") == []
    )
    #expect(lines(characters, "Nap. Do it now.") == ["warning house/rule 15 of 16 | Nap. Do it now."])
  }

  @Test
  func `fields are paths, starts of paths, or all`() {
    for (fields, count) in [
      (#""fixes[].prompt""#, 1), (#""fixes""#, 2), (#""*""#, 3), (#""micro_education""#, 1), (#""bugs""#, 0),
    ] {
      let rule =
        #"{ "id": "house/rule", "kind": "existence", "message": "m", "fields": [\#(fields)], "terms": ["nobody"] }"#
      let outcome = ConfiguredContent.lint([
        "seedtool.json": ConfiguredContent.configuration(#""customRules": [\#(rule)]"#),
        "fixes.json": ConfiguredContent.fixes("Tell nobody at all.").replacing(
          #""prompt""#,
          with: #""inlineComment": "Nobody asked, either.", "prompt""#
        ),
      ])
      #expect(ConfiguredContent.lines(outcome, of: "house").count == count, "\(fields)")
    }
  }

  @Test
  func `own rules are selected, ignored, weighed and turned off as built-in ones`() {
    let rule = #"""
      { "id": "house/rule", "kind": "existence", "message": "m", "fields": ["fixes"], "terms": ["nobody"] },
      { "id": "house/off", "kind": "existence", "severity": "off", "message": "m", "fields": ["fixes"],
        "terms": ["nobody"] }
      """#
    let files = [
      "seedtool.json": ConfiguredContent.configuration(#""customRules": [\#(rule)]"#),
      "fixes.json": ConfiguredContent.fixes("Tell nobody at all."),
    ]
    #expect(ConfiguredContent.lint(files).findings.map(\.rule) == ["house/rule"])
    #expect(ConfiguredContent.lint(files, select: ["house"]).findings.map(\.rule) == ["house/rule"])
    #expect(ConfiguredContent.lint(files, select: ["identity"]).findings.isEmpty)
  }

  @Test
  func `a pattern that takes too many steps says so where it did`() {
    let text = String(repeating: "ab", count: 118)
    let found = lines(
      #""kind": "existence", "message": "m", "pattern": "(a?b?){200}x|a", "fields": ["fixes[].prompt"]"#,
      text
    )
    #expect(
      found == [
        "warning house/rule the pattern needs more than 1000000 steps on this text; simplify it | \(text)"
      ]
    )
  }

  @Test
  func `a rule set has the built-in rules and the configuration's`() {
    let loading = lint(#""kind": "existence", "message": "m", "terms": ["nobody"]"#, "Tell them nothing.")
      .catalog
    let rules = Configuration.decode(from: loading, .builtIn).configuration.ruleSet
    #expect(rules.all.count == RuleSet.builtIn.all.count + 1)
    #expect(rules["house/rule"]?.metadata.summary == "m")
    #expect(rules.topics.last == "house")
    #expect(rules.uniqueRule(named: "rule")?.metadata.id == "house/rule")
  }

  private func lint(_ members: String, _ prompts: String...) -> ExampleLinting.Outcome {
    let fields = members.contains("\"fields\"") ? "" : #", "fields": ["fixes[].prompt"]"#
    let rule = #"{ "id": "house/rule", \#(members)\#(fields) }"#
    var fixes = ConfiguredContent.fixes(prompts[0])
    if prompts.count > 1 { fixes = ConfiguredContent.fixes(prompts[0], prompts[1]) }
    return ConfiguredContent.lint([
      "seedtool.json": ConfiguredContent.configuration(#""customRules": [\#(rule)]"#), "fixes.json": fixes,
    ])
  }

  private func lines(_ members: String, _ prompts: String...) -> [String] {
    let outcome = prompts.count > 1 ? lint(members, prompts[0], prompts[1]) : lint(members, prompts[0])
    return ConfiguredContent.lines(outcome, of: "house", "shape")
  }
}
