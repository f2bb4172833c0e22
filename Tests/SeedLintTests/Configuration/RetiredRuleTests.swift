import LintSamples
import SeedDecoding
import SeedDiagnostics
@testable import SeedLint
import SeedModel
@testable import SeedRules
import SeedSource
import Testing

/// Ids of rules that once were.
struct RetiredRuleTests {
  private let rules = RuleSet(
    builtIn: RuleRegistry.all,
    retired: [
      RetiredRule("voice/bygone", since: "2026-01-31", reason: "It guessed."),
      RetiredRule("voice/olden", since: "2026-02-28", replacement: "voice/maxim", reason: "Two were one."),
      RetiredRule("grammar/praise", since: "2026-03-31", reason: "It has another rule's name."),
      RetiredRule("voice/praise", since: "2026-03-31", reason: "It is still there."),
    ]
  )

  private func run(_ files: [String: String]) -> (Configuration, [Diagnostic]) {
    let all = SoundContent.files.merging(files) { _, own in own }
    let loading = ContentLoading.load(memory: all.map { (path: $0.key, text: $0.value) }, isWhole: true)
    var (configuration, faults) = Configuration.decode(from: loading.catalog, rules)
    configuration.ignored = ["quota", "spelling", "syntax/unformatted"]
    var linting = Linting(configuration, workerCount: 1, today: ExampleLinting.today)
    return (configuration, linting.lint(loading.catalog, faults: faults).all)
  }

  @Test
  func `a configuration may name one with any setting, and says when it went`() {
    let (configuration, findings) = run([
      "seedtool.json": ConfiguredContent.configuration(
        #""rules": { "voice/olden": { "severity": "off", "any": [1] }, "voice/bygone": 7 }"#
      )
    ])
    #expect(findings.map(\.message) == [])
    #expect(
      configuration.retiredNotes == [
        "`voice/bygone` was removed on 2026-01-31. It guessed. Nothing takes its place. "
          + "It is named in seedtool.json: delete it.",
        "`voice/olden` was removed on 2026-02-28. Two were one. Use `voice/maxim`. "
          + "It is named in seedtool.json: delete it.",
      ]
    )
  }

  @Test
  func `a rule that never was stays a fault, and one that is there is no rule of old`() {
    let (configuration, findings) = run([
      "seedtool.json": ConfiguredContent.configuration(
        #""rules": { "voice/never": {}, "voice/praise": { "severity": "note" } }"#
      )
    ])
    #expect(findings.map(\.message) == ["there is no rule `voice/never`"])
    #expect(configuration.retiredNotes == [])
    #expect(configuration.settings.levels["voice/praise"] == .severity(.note))
  }

  @Test
  func `a suppression of one is neither unused nor expired`() {
    func entry(_ rule: String, _ expires: String) -> String {
      """
      { "rule": "\(rule)", "record": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "reason": "x", "owner": "mira",
        "expires": "\(expires)" }
      """
    }
    let old = "[\(entry("voice/bygone", "2030-01-01")), \(entry("voice/olden", "2020-01-01"))]"
    #expect(run(["suppressions.json": old]).1.map(\.message) == [])
    let never = "[\(entry("voice/never", "2030-01-01"))]"
    #expect(run(["suppressions.json": never]).1.map(\.rule) == ["housekeeping/unused-suppression"])
  }

  @Test
  func `an entry of a baseline for one is not told to be of no use`() {
    let catalog = ContentLoading.load(
      memory: SoundContent.files.map { (path: $0.key, text: $0.value) },
      isWhole: true
    ).catalog
    func left(_ rule: RuleID) -> [RuleID] {
      let key = FindingKey(rule: rule, record: "x", pointer: nil, textDigest: nil)
      let baseline = Baseline([Baseline.Entry(key: key, file: nil, count: 1)])
      return baseline.apply(to: Findings([]), in: catalog, Configuration(rules)).findings.all.map(\.rule)
    }
    #expect(left("voice/bygone") == [])
    #expect(left("voice/never") == ["housekeeping/unused-baseline-entry"])
  }

  @Test
  func `a name alone will do where no rule of today has it`() {
    #expect(rules.retiredRule(named: "olden")?.id == "voice/olden")
    #expect(rules.retiredRule(named: "voice/olden")?.id == "voice/olden")
    for name in ["praise", "voice/praise", "voice", "never", ""] {
      #expect(rules.retiredRule(named: name) == nil, "\(name)")
    }
    #expect(rules.retiredRule(named: "grammar/praise")?.id == "grammar/praise")
  }

  @Test
  func `a rule without code may not take such an id`() {
    let rule =
      #"{ "id": "voice/bygone", "kind": "existence", "message": "m", "fields": ["fixes"], "terms": ["a"] }"#
    let (_, findings) = run([
      "seedtool.json": ConfiguredContent.configuration("\"customRules\": [\(rule)]")
    ])
    #expect(findings.map(\.message) == ["a retired rule has the id `voice/bygone`"])
  }
}
