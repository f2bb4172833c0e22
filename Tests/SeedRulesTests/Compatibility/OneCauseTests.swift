import LintSamples
import SeedDiagnostics
import Testing

/// One mistake is one finding of a gate: what a rule on one edition finds is no break besides.
struct OneCauseTests {
  private static let bugs = """
    [{ "id": "e5d60320-f315-4bac-a001-f0169d81b62f", "slug": "need-to-be-busy", "title": "Need to be busy",
       "description": "Filling every hour so that nobody can ask what for.", "color": "blue" },
     { "id": "4d9be0c7-52f1-4a83-9c6e-b07a31f5d284", "slug": "need-to-be-liked", "title": "Need to be liked",
       "description": "Shaping yourself to be approved of by everybody.", "color": "red" }]
    """

  private static func fix(_ index: Int, _ members: [String: String] = [:]) -> String {
    let own = [
      "id": "\"7c1f3a52-9d4e-4b68-8a07-e25b90c4d3\(10 + index)\"", "number": "\(index)",
      "bugSlug": "\"need-to-be-busy\"", "type": "\"daily\"", "severity": "\"low\"",
      "interactionType": "\"standard\"",
      "prompt": "\"Finish task \(index) today and let nobody know that it is done.\"",
    ]
    let all = own.merging(members) { $1 }.sorted { $0.key < $1.key }
    return "{ \(all.map { "\"\($0)\": \($1)" }.joined(separator: ", ")) }"
  }

  private static func fixes(_ fixes: String...) -> [String: String] {
    ["fixes.json": "[\(fixes.joined(separator: ","))]"]
  }

  private static func id(_ index: Int) -> [String: String] {
    ["id": "\"7c1f3a52-9d4e-4b68-8a07-e25b90c4d3\(10 + index)\""]
  }

  private static let tidbit = """
    [{ "id": "0b86d94e-35f2-4c1a-9e70-d81f6a42c5b3", "bugSlug": "need-to-be-busy", "trigger": "restDay",
       "body": "An empty hour has been seen in the wild, and it was asleep." }]
    """

  private static func retired(_ number: Int) -> [String: String] {
    [
      "retired.json": """
      [{ "kind": "fix", "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d313", "number": \(number),
         "retiredOn": "2026-02-01", "reason": "Weak.", "bugSlug": "need-to-be-busy", "type": "daily",
         "severity": "low", "prompt": "Finish task 3 today and let nobody know that it is done." }]
      """
    ]
  }

  /// What is live and retired before each change.
  private static let before =
    fixes(fix(1), fix(2), fix(3)) + ["bugs.json": bugs, "micro_education.json": tidbit]

  /// All errors of both kinds of rules.
  private static func errors(_ changed: [String: String], before: [String: String] = before) -> [String] {
    let settings = ["seedtool.json": #"{ "version": "1.0.0", "locale": "en_US" }"#]
    let now = settings + before + changed
    let own = ExampleLinting.lint(now, select: ["shape", "identity"]).findings
    let breaks = ExampleLinting.compare(settings + before, now, select: ["compatibility"]).findings
    // A version that does not rise follows from the others.
    return (own + breaks).filter { $0.severity == .error && $0.rule != "compatibility/unraised-version" }
      .map { "\($0.rule) \($0.pointer ?? "")" }
  }

  @Test func `what nothing is wrong with has no errors`() {
    #expect(Self.errors([:]) == [])
  }

  @Test(arguments: [
    ("need-to-be-bussy", "bugSlug", "identity/unknown-bug"), ("dayly", "type", "shape/unknown-value"),
    ("quizz", "interactionType", "shape/unknown-value"),
  ])
  func `a mistyped name is one finding`(_ value: String, _ field: String, _ rule: String) {
    let changed = Self.fixes(Self.fix(1), Self.fix(2, [field: "\"\(value)\""]), Self.fix(3))
    #expect(Self.errors(changed) == ["\(rule) /1/\(field)"])
  }

  @Test(arguments: [
    ("need-to-be-busy", "need-to-be-bussy", "identity/unknown-bug /0/bugSlug"),
    ("restDay", "resttDay", "shape/unknown-value /0/trigger"),
  ])
  func `a mistyped name of a tidbit is one finding`(_ old: String, _ new: String, _ found: String) {
    #expect(Self.errors(["micro_education.json": Self.tidbit.replacing(old, with: new)]) == [found])
  }

  @Test func `a number of another fix is one finding`() {
    let taken = Self.fixes(Self.fix(1), Self.fix(2, ["number": "3"]), Self.fix(3))
    #expect(Self.errors(taken) == ["identity/duplicate-number /2/number"])
    let text = Self.fixes(Self.fix(1), Self.fix(2, ["number": "\"2\""]), Self.fix(3))
    #expect(Self.errors(text) == ["shape/wrong-type /1/number"])
    // A fix that is new has a number that is retired.
    let retired = Self.before + Self.fixes(Self.fix(1), Self.fix(2)) + Self.retired(3)
    let again = Self.fixes(Self.fix(1), Self.fix(2), Self.fix(4, ["number": "3"]))
    #expect(Self.errors(again, before: retired) == ["identity/retired-identity /2/number"])
    // Without its entry it is the other rule's.
    let forgotten = again + ["retired.json": "[]"]
    #expect(Self.errors(forgotten, before: retired).contains("compatibility/reused-identity /2/number"))
  }

  @Test func `ids that were swapped are one finding, at the lower number`() {
    let swapped = Self.fixes(Self.fix(1, Self.id(2)), Self.fix(2, Self.id(1)), Self.fix(3))
    #expect(Self.errors(swapped) == ["compatibility/reclassified-fix /0/number"])
    // Two that differ in more than that, too.
    let weekly = ["bugSlug": "\"need-to-be-liked\"", "type": "\"weekly\""]
    let before = Self.before + Self.fixes(Self.fix(1), Self.fix(2, weekly), Self.fix(3))
    let now = Self.fixes(Self.fix(1, Self.id(2)), Self.fix(2, weekly + Self.id(1)), Self.fix(3))
    #expect(Self.errors(now, before: before) == ["compatibility/reclassified-fix /0/number"])
    // What the swap does not say is a finding of its own.
    let more = Self.fixes(
      Self.fix(1, Self.id(2) + ["type": "\"quickFix\""]),
      Self.fix(2, Self.id(1)),
      Self.fix(3)
    )
    #expect(Self.errors(more).contains("compatibility/reclassified-fix /0/type"))
    // Three in a circle have no other one each.
    let circle = Self.fixes(Self.fix(1, Self.id(2)), Self.fix(2, Self.id(3)), Self.fix(3, Self.id(1)))
    #expect(Self.errors(circle).count == 3)
  }

  @Test func `a slug of another bug is one finding`() {
    let fixes = Self.before + Self.fixes(Self.fix(1), Self.fix(2), Self.fix(3))
    let taken = Self.bugs.replacing("\"need-to-be-liked\"", with: "\"need-to-be-busy\"")
    #expect(Self.errors(["bugs.json": taken], before: fixes) == ["identity/duplicate-slug /1/slug"])
    let malformed = Self.bugs.replacing("\"need-to-be-liked\"", with: "\"Need to be liked\"")
    #expect(Self.errors(["bugs.json": malformed], before: fixes) == ["shape/malformed-slug /1/slug"])
  }

  @Test func `what a retired record lacks is one finding`() {
    let retired = Self.before + Self.fixes(Self.fix(1), Self.fix(2)) + Self.retired(3)
    let text = Self.retired(3)["retired.json"] ?? ""
    let lacking = text.replacing(#""type": "daily","#, with: "")
    #expect(Self.errors(["retired.json": lacking], before: retired) == ["shape/missing-field /0"])
    let mistyped = text.replacing("daily", with: "dayly")
    #expect(Self.errors(["retired.json": mistyped], before: retired) == ["shape/unknown-value /0/type"])
    // Another kind needs no prompt, and the prompt is lost all the same.
    let tidbit = text.replacing(#""kind": "fix""#, with: #""kind": "microEducation""#)
      .replacing(/, "type".*/, with: "}]").replacing(/"severity".*/, with: "")
    let rules = Self.errors(["retired.json": tidbit], before: retired)
    #expect(rules.contains { $0.hasPrefix("compatibility/rewritten-history") }, "\(rules)")
  }

  @Test func `an id that is live and retired is one finding`() {
    let live = Self.fixes(Self.fix(1), Self.fix(2), Self.fix(4, Self.id(3)))
    let retired = Self.before + Self.fixes(Self.fix(1), Self.fix(2)) + Self.retired(3)
    #expect(Self.errors(live, before: retired) == ["identity/retired-identity /2"])
  }
}

/// The first dictionary with the members of the second in the place of its own.
private func + (left: [String: String], right: [String: String]) -> [String: String] {
  left.merging(right) { $1 }
}
