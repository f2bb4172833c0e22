import Testing

/// A rule that is on and cannot run: spelling in a locale that nobody has a dictionary of.
struct SkippedRuleTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace(["seedtool.json": #"{ "version": "1.0.0", "locale": "en_AQ" }"#])
  }

  private static let note =
    "Skipped spelling/misspelling: no dictionary for the locale `en_AQ` is installed. "
    + "`--ignore spelling/misspelling` does without.\n"

  @Test
  func `it is said on standard error, and fails nothing where somebody watches`() throws {
    let run = try folder.run("check", "--ignore", "quota")
    #expect(run.code == 0)
    #expect(run.err.contains(Self.note))
    #expect(!run.out.contains("Skipped"))
  }

  @Test
  func `it is exit code 2 under --strict and CI`() throws {
    #expect(try folder.run("check", "--ignore", "quota", "--strict").code == 2)
    #expect(try folder.run("check", "--ignore", "quota", environment: ["CI": "true"]).code == 2)
    #expect(try folder.run("check", "--ignore", "quota", environment: ["CI": ""]).code == 0)
    let compile = try folder.run("compile", "--ignore", "quota", environment: ["CI": "true"])
    #expect(compile.code == 2 && compile.err.contains(Self.note))
    #expect(!folder.exists("content.seedbundle"))
  }

  @Test(arguments: [
    ["--ignore", "quota,spelling"], ["--ignore", "quota,spelling/misspelling"], ["--select", "characters"],
    ["--ignore", "quota", "--severity", "spelling/misspelling=off"],
  ])
  func `a rule that is off or ignored is not spoken of`(options: [String]) throws {
    let run = try Tool.run(["check", "--strict"] + options, in: folder)
    #expect(run.code == 0)
    #expect(!run.err.contains("Skipped"))
  }
}
