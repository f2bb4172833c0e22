import Foundation
import Testing

/// Content with a fault that decoding cannot pass over is never compiled, whatever is ignored or accepted.
struct DecodingRuleTests {
  private struct Fault: Sendable, CustomTestStringConvertible {
    var rule: String
    /// The file below the content folder, and its bytes.
    var file: String
    var bytes: Data
    var testDescription: String { "\(rule) in \(file)" }

    init(_ rule: String, _ file: String, _ text: String) {
      (self.rule, self.file, bytes) = (rule, file, Data(text.utf8))
    }

    init(_ rule: String, fix: String) { self.init(rule, "fixes.json", "[\n\(fix)\n]\n") }
  }

  private static func changed(_ old: String, _ new: String) -> String {
    SmallContent.fix(1).replacing(old, with: new)
  }

  private static let catalogue = """
    { "products": { "pressure": { "voices": ["brutal"] } },
      "keys": [ { "key": "a.b", "product": "pressure", "summary": "What is said.", "role": "body", "voiced": true,
        "placeholders": PLACEHOLDERS, "limits": { "body": 140 }, "minimumVariants": 1 } ] }
    """

  private static func copy(_ rule: String, _ variants: String) -> Fault {
    Fault(
      rule,
      "copy/pressure.brutal.json",
      #"{ "product": "pressure", "voice": "brutal", "entries": { "a.b": \#(variants) } }"#
    )
  }

  private static let source = #", "source": { "author": "A. Author", "year": 20222, "title": "On all" }"#

  private static let faults: [Fault] = [
    Fault("syntax/invalid-json", fix: SmallContent.fix(1) + ", oops"),
    Fault("syntax/duplicate-key", fix: changed("\"number\": 1", "\"number\": 1, \"number\": 3")),
    Fault(
      "syntax/nesting-too-deep",
      fix: SmallContent.fix(1) + ", " + String(repeating: "[", count: 600)
        + String(repeating: "]", count: 600)
    ),
    Fault(
      "syntax/unpaired-surrogate",
      fix: SmallContent.fix(1, prompt: "Leave one \\uD800 task of today alone.")
    ),
    Fault("shape/unknown-field", fix: SmallContent.fix(1, more: ", \"note\": \"Kept.\"")),
    Fault("shape/missing-field", fix: changed("\"severity\": \"low\",", "")),
    Fault("shape/wrong-type", fix: changed("\"daily\"", "5")),
    Fault("shape/wrong-type", fix: SmallContent.fix(1) + ", 5"),
    Fault("shape/unknown-value", fix: changed("daily", "dayly")),
    Fault("shape/number-range", fix: changed("\"number\": 1", "\"number\": 99999999")),
    Fault(
      "shape/number-range",
      "micro_education.json",
      SmallContent.tidbits.replacing("closed.\"", with: "closed.\"" + source)
    ),
    Fault("shape/malformed-uuid", fix: changed(SmallContent.firstID, "7c1f3a52-9d4e")),
    Fault(
      "shape/malformed-token",
      "retired.json",
      """
      [ { "kind": "fix", "id": "\(SmallContent.firstID.replacing("7", with: "6"))", "number": 9, "reason": "Gone.",
          "retiredOn": "2026-13-01", "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low",
          "prompt": "Finish one task today." } ]
      """
    ),
    Fault("shape/unknown-file", "fixs.json", "[]"),
    Fault(
      "interaction/mismatched-configuration",
      fix: changed("\"standard\"", "\"timed\"").dropLast(4)
        + #", "configuration": { "timed": { "durationSeconds": 60 }, "abstain": { "durationDescription": "A day" } } }"#
    ),
    copy("shape/wrong-type", "\"no list\""),
    copy("shape/wrong-type", "[ { \"body\": \"Yes.\" }, 5 ]"),
    copy("copy/malformed-message", "[ { \"body\": \"Come {name\" } ]"),
    copy("copy/missing-other", "[ { \"body\": \"{n, plural, one {a day}}\" } ]"),
    Fault("shape/wrong-type", "copy/catalog.json", catalogue.replacing("PLACEHOLDERS", with: "[]")),
    Fault(
      "priorities/unknown-priority",
      "priority_rules.json",
      priorities.replacing("\"high\": [\"home\"]", with: "\"highest\": [\"home\"]")
    ),
    Fault("priorities/malformed-hours", "priority_rules.json", priorities.replacing("[22, 6]", with: "[22]")),
  ]

  private static let priorities = """
    { "styles": {}, "placeKeywords": { "high": ["home"] }, "messageKeywords": { "critical": ["medication"] },
      "rushHours": [[7, 9]], "nightHours": [22, 6], "match": "word" }
    """

  @Test(arguments: faults)
  private func `nothing lets it through`(fault: Fault) throws {
    let topic = String(fault.rule.prefix { $0 != "/" })
    let folder = try Workspace([
      "copy/catalog.json": Self.catalogue.replacing("PLACEHOLDERS", with: "{}"),
      "copy/pressure.brutal.json": String(
        decoding: Self.copy("", "[ { \"body\": \"Yes.\" } ]").bytes,
        as: UTF8.self
      ),
    ])
    try folder.write("content/\(fault.file)", fault.bytes)
    let found = try folder.run("check", "--format", "concise")
    #expect(found.out.contains("error \(fault.rule) "), "\(found.out)")

    // What is not the fault under test must not be what stops the bundle.
    let others = "quota,spelling,copy/missing-key,shape/missing-file,priorities/missing-style"
    let known = try folder.run("rules", "--format", "json").out
    let ignored = others.split(separator: ",").filter { !$0.contains("/") || known.contains("\"\($0)\"") }
      .joined(separator: ",")
    for options in [
      ["--ignore", "\(ignored),\(topic)"], ["--ignore", "\(ignored),\(fault.rule)"],
      ["--ignore", ignored, "--severity", "\(fault.rule)=warning"],
      ["--ignore", ignored, "--severity", "\(topic)=note"], ["--select", "quota", "--ignore", "quota"],
    ] {
      let run = try Tool.run(["compile"] + options, in: folder)
      #expect(run.code != 0, "\(options): \(run.err)")
      #expect((run.out + run.err).contains(fault.rule), "\(options): \(run.out)\(run.err)")
      #expect(!folder.exists("content.seedbundle"), "\(options)")
    }

    let baseline = try folder.run("check", "--write-baseline", "baseline.json", "--ignore", "quota,spelling")
    #expect(baseline.code == 0 && baseline.err.contains("Not recorded: "), "\(baseline.err)")
    #expect(try !folder.text("baseline.json").contains(fault.rule))
    let based = try folder.run("compile", "--ignore", "quota,spelling", "--baseline", "baseline.json")
    #expect(based.code != 0 && based.out.contains(fault.rule), "\(based.out)\(based.err)")
    try folder.write(
      "hand.json",
      #"{ "version": 1, "findings": [ { "rule": "\#(fault.rule)", "file": "\#(fault.file)" } ] }"#
    )
    let hand = try folder.run("compile", "--ignore", "quota,spelling", "--baseline", "hand.json")
    #expect(
      hand.code == 2 && hand.err.contains("findings of `\(fault.rule)` cannot be accepted"),
      "\(hand.err)"
    )

    try folder.write(
      "content/suppressions.json",
      """
      [ { "rule": "\(fault.rule)", "record": "\(SmallContent.firstID)", "reason": "Accepted for now.",
          "owner": "mira", "expires": "2099-12-31" } ]
      """
    )
    let suppressed = try folder.run("compile", "--ignore", "quota,spelling", "--format", "concise")
    #expect(suppressed.code != 0 && suppressed.out.contains("error \(fault.rule) "), "\(suppressed.out)")
    #expect(suppressed.out.contains("findings of `\(fault.rule)` cannot be accepted"), "\(suppressed.out)")

    for level in ["off", "note", "warning"] {
      let settings =
        "\(SmallContent.withoutSpelling), \"\(fault.rule)\": { \"severity\": \"\(level)\" }"
      try folder.write(
        "content/seedtool.json",
        SmallContent.configuration.replacing(SmallContent.withoutSpelling, with: settings)
      )
      let run = try folder.run("compile", "--ignore", "quota", "--format", "concise")
      #expect(run.code == 2, "\(level)")
      #expect(
        run.out.contains("`\(fault.rule)` stays an error: the content cannot be compiled with its findings"),
        "\(run.out)"
      )
    }
    #expect(!folder.exists("content.seedbundle"))
  }

  @Test
  func `verify does not call content sound that cannot be compiled`() throws {
    let folder = try Workspace([:])
    #expect(try folder.run("compile", "--ignore", "quota").code == 0)
    try folder.write("content/fixes.json", "[\n\(SmallContent.fix(1, more: ", \"note\": \"Kept.\""))\n]\n")
    let run = try folder.run("verify", "content.seedbundle", "--against", "content")
    #expect(run.code == 2)
    #expect(run.err.contains("a finding of shape/unknown-field would leave something of the content out"))
  }
}
