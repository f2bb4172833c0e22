import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedRules
import Testing

/// Content in another language than rules judge.
struct LanguageTests {
  /// The rules that could not run for want of their language, and the findings.
  private func lint(_ locale: String, _ members: String = "", ignore: [String] = []) -> (
    skipped: [String], found: [String]
  ) {
    let text = "{ \"version\": \"1.0.0\", \"locale\": \"\(locale)\"\(members.isEmpty ? "" : ", ")\(members) }"
    let prompt = "Sag heute einmal „gut gemacht“ und meine es nicht. Nicely done."
    let files = ["seedtool.json": text, "fixes.json": ConfiguredContent.fixes(prompt)]
    let catalog = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: false)
      .catalog
    var (configuration, faults) = Configuration.decode(from: catalog, .builtIn)
    configuration.ignored = ["spelling"] + ignore
    var linting = Linting(configuration, workerCount: 1)
    let findings = linting.lint(catalog, faults: faults).all
    return (
      linting.skipped.filter { $0.reason.contains("locale") }.map(\.rule.text), findings.map(\.rule.text)
    )
  }

  @Test(arguments: ["en", "en_US", "en-US", "en-GB"])
  func `every rule runs on English`(locale: String) {
    let outcome = lint(locale)
    #expect(outcome.skipped == [])
    #expect(outcome.found.contains("voice/praise"))
  }

  @Test(arguments: ["de", "de-DE", "de_AT", "es-419", "zh-Hant-TW"])
  func `rules that read English words do not run on other languages, and are named`(locale: String) {
    let outcome = lint(locale)
    #expect(!outcome.found.contains("voice/praise"))
    #expect(outcome.skipped.count > 25)
    for rule in ["voice/praise", "claims/unsourced-claim", "grammar/agreement", "readability/reading-level"] {
      #expect(outcome.skipped.contains(rule))
    }
    for rule in ["characters/spacing", "duplicate/duplicate-text", "voice/exclamation-mark"] {
      #expect(!outcome.skipped.contains(rule))
    }
  }

  @Test
  func `they are named until that is decided, by rule, topic or scope for all`() {
    let off = #"{ "severity": "off" }"#
    #expect(!lint("de", "\"rules\": { \"voice/praise\": \(off) }").skipped.contains("voice/praise"))
    let topic = lint("de", "\"rules\": { \"voice/*\": \(off) }").skipped
    #expect(!topic.contains { $0.hasPrefix("voice/") } && topic.contains("claims/unsourced-claim"))
    let scope = "\"scopes\": [{ \"locales\": [\"de\"], \"rules\": { \"voice/*\": \(off) } }]"
    #expect(!lint("de", scope).skipped.contains { $0.hasPrefix("voice/") })
    let on = #""scopes": [{ "voices": ["terse"], "rules": { "voice/praise": { "severity": "note" } } }]"#
    #expect(!lint("de", "\"rules\": { \"voice/praise\": \(off) }, \(on)").skipped.contains("voice/praise"))
    #expect(!lint("de", ignore: ["voice"]).skipped.contains { $0.hasPrefix("voice/") })
  }

  @Test
  func `a scope for some products decides nothing`() {
    let scope = #""scopes": [{ "products": ["egofix"], "rules": { "voice/*": { "severity": "off" } } }]"#
    #expect(lint("de", scope).skipped.contains("voice/praise"))
  }

  @Test
  func `a rule of phrases runs in any language with lists of the content's own`() {
    let outcome = lint("de", #""rules": { "voice/praise": { "terms": ["gut gemacht", "nicely"] } }"#)
    #expect(!outcome.skipped.contains("voice/praise"))
    #expect(outcome.found.filter { $0 == "voice/praise" }.count == 1)
  }
}
