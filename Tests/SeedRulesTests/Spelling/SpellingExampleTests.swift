import LintSamples
import SeedDiagnostics
import Testing

/// Spelling is held to its examples as every rule is, where its library is installed.
@Suite(.needsSpelling)
struct SpellingExampleTests {
  let tests = RuleExampleTests()

  @Test(arguments: RuleExampleCase.ofSpelling(RuleExampleCase.everyAccepted))
  func `an accepted example has no finding`(_ test: RuleExampleCase) throws {
    try tests.`an accepted example has no finding of its rule`(test)
  }

  @Test(arguments: RuleExampleCase.ofSpelling(RuleExampleCase.everyFlagged))
  func `a flagged example has one finding at each mark, and none when it is suppressed`(
    _ test: RuleExampleCase
  ) throws {
    try tests.`a flagged example has one finding of its rule at each mark`(test)
    try tests.`a flagged example that is suppressed has no finding of its rule left`(test)
  }

  @Test(arguments: RuleExampleCase.ofSpelling(RuleExampleCase.everyFlagged))
  func `fixing a flagged example gives its fixed text`(_ test: RuleExampleCase) throws {
    try tests.`fixing a flagged example gives its fixed text, which is clean and stays`(test)
  }

  @Test(arguments: RuleExampleCase.ofSpelling(RuleExampleCase.everyRule))
  func `the rule shows at least two examples of each kind, and its fix`(_ test: RuleExampleCase) {
    tests.`a rule shows at least two examples of each kind, and its fix`(test)
  }

  @Test
  func `what the examples stand in has no misspelling`() {
    let found = ExampleLinting.lint(SoundContent.files, ignore: ["quota"], spells: true).findings
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }
}
