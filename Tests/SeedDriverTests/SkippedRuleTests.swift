import Testing

/// A rule that is on and cannot run: spelling in a locale that nobody has a dictionary of.
struct SkippedRuleTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace([
      "seedtool.json": "{\n  \"version\": \"1.0.0\",\n  \"locale\": \"en_AQ\"\n}\n"
    ])
  }

  private static let reason = "no dictionary for the locale `en_AQ` is installed"
  private static let install =
    "install Hunspell and a dictionary: on Debian and Ubuntu `apt-get install libhunspell-1.7-0` and the package "
    + "with en_AQ (`hunspell-en-us` has en_US); on macOS `brew install hunspell`, and en_AQ.aff and en_AQ.dic in "
    + "~/Library/Spelling"
  private static let status =
    "1 rule could not run (spelling/misspelling), the others found nothing; checked "

  @Test
  func `text says what could not run, what to install and how to go on without`() throws {
    let run = try folder.run("check", "--ignore", "quota")
    #expect(run.code == 0)
    #expect(run.err.hasPrefix(Self.status))
    #expect(
      run.out == """
        skipped[spelling/misspelling]: \(Self.reason)
          = help: \(Self.install)
          = help: or go without it: `--ignore spelling/misspelling` for this run, \
        or in seedtool.json `"rules": { "spelling/misspelling": { "severity": "off" } }`


        """
    )
  }

  @Test
  func `every other format and a file name it`() throws {
    let line = "skipped spelling/misspelling \(Self.reason)\n"
    let concise = try folder.run("check", "--ignore", "quota", "--format", "concise")
    #expect(concise.out == line)
    #expect(concise.err.hasPrefix(Self.status))
    #expect(try folder.run("check", "--ignore", "quota", "--format", "concise", "--quiet").out == line)
    let member =
      #""skippedRules":[{"rule":"spelling/misspelling","reason":"\#(Self.reason)","remedy":"\#(Self.install)"}]"#
    #expect(try folder.run("check", "--ignore", "quota", "--format", "json").out.contains(member))
    let lines = try folder.run("check", "--ignore", "quota", "--format", "jsonl=report.jsonl")
    #expect(lines.err.hasPrefix(Self.status))
    #expect(try folder.text("report.jsonl").contains(member))
  }

  @Test
  func `a count of findings names it too`() throws {
    try folder.write("content/fixes.json", try #require(CheckTests.warning["fixes.json"]))
    let run = try folder.run("check", "--ignore", "quota", "--statistics")
    #expect(run.out.contains("\nskipped[spelling/misspelling]: \(Self.reason)\n"))
    let expected = "1 warning (1 fixable by --fix); 1 rule could not run (spelling/misspelling); checked "
    #expect(run.err.hasPrefix(expected), "\(run.err)")
  }

  @Test
  func `it is exit code 2 under --strict and CI, with the reason`() throws {
    let strict = try folder.run("check", "--ignore", "quota", "--strict", "--quiet")
    #expect(strict.code == 2)
    let ending = "wants every rule to run, and spelling/misspelling could not: exit code 2\n"
    #expect(strict.err == "seedtool: --strict \(ending)")
    let remote = try folder.run("check", "--ignore", "quota", environment: ["CI": "true"])
    #expect(remote.code == 2)
    #expect(remote.err.hasSuffix("\nseedtool: the variable CI is set, which \(ending)"))
    for value in ["", "0", "false"] {
      #expect(try folder.run("check", "--ignore", "quota", environment: ["CI": value]).code == 0)
    }
    #expect(try folder.run("check", "--ignore", "quota", "--strict", "--diff").err.hasSuffix(ending))
    let compile = try folder.run("compile", "--ignore", "quota", environment: ["CI": "true"])
    #expect(compile.code == 2 && compile.out.contains(Self.reason) && compile.err.contains(ending))
    #expect(!folder.exists("content.seedbundle"))
  }

  @Test
  func `a bundle and a baseline that were made without it say so`() throws {
    let compile = try folder.run("compile", "--ignore", "quota")
    #expect(compile.code == 0 && compile.out.contains(Self.reason))
    let baseline = try folder.run("check", "--write-baseline", "baseline.json")
    #expect(baseline.code == 0)
    #expect(
      baseline.err.hasSuffix(", none of spelling/misspelling, which could not run\n"),
      "\(baseline.err)"
    )
  }

  @Test(arguments: [
    ["--ignore", "quota,spelling"], ["--ignore", "quota,spelling/misspelling"], ["--select", "characters"],
    ["--ignore", "quota", "--severity", "spelling/misspelling=off"],
  ])
  func `a rule that is off or ignored is not spoken of`(options: [String]) throws {
    let run = try Tool.run(["check", "--strict"] + options, in: folder)
    #expect(run.code == 0)
    #expect(run.out.isEmpty && run.err.hasPrefix("No findings: "))
  }

  @Test
  func `what turns off the rules that judge another language can be pasted`() throws {
    let folder = try Workspace(["seedtool.json": #"{ "version": "1.0.0", "locale": "de-DE" }"#])
    let options = ["check", "--strict", "--ignore", "quota,spelling,syntax/unformatted"]
    let run = try Tool.run(options, in: folder)
    #expect(run.code == 2)
    let lines = run.out.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("these turn them off:") })
    let settings = lines[(start + 1)...].prefix { $0.hasPrefix("      \"") }.joined(separator: "\n")
    try folder.write(
      "content/seedtool.json",
      "{ \"version\": \"1.0.0\", \"locale\": \"de-DE\", \"rules\": {\n\(settings)\n} }\n"
    )
    let again = try Tool.run(options, in: folder)
    #expect(again.code == 0, "\(again.out)")
    #expect(!again.out.contains("skipped"))
  }

  @Test
  func `SEEDTOOL_OUTSIDE=off does as if no dictionary were installed`() throws {
    let american = try Workspace(["seedtool.json": #"{ "version": "1.0.0", "locale": "en_US" }"#])
    let run = try american.run("check", "--select", "spelling", environment: ["SEEDTOOL_OUTSIDE": "off"])
    #expect(
      run.out.hasPrefix("skipped[spelling/misspelling]: no dictionary for the locale `en_US` is installed\n")
    )
    #expect(run.out.contains("on Debian and Ubuntu `apt-get install libhunspell-1.7-0 hunspell-en-us`;"))
  }
}

/// Rules that are silent since a file that they need has faults: the help is to mend it, not to go without
/// them.
struct ConsequenceTests {
  @Test
  func `a rule that a broken file keeps from judging says to mend the file`() throws {
    let folder = try Workspace(["bugs.json": "[ 1"])
    let run = try folder.run("check", "--ignore", "spelling")
    #expect(run.code == 1)
    #expect(run.out.contains(" rules, since content/bugs.json cannot be read to its end\n"), "\(run.out)")
    #expect(run.out.contains("\n  = help: mend that file first\n"))
    #expect(!run.out.contains("--ignore"))
    let annotations = try folder.run("check", "--ignore", "spelling", "--format", "github").out
    #expect(annotations.split(separator: "\n").count { $0.hasPrefix("::warning ") } == 1, "\(annotations)")
    #expect(annotations.contains("%0AThe same holds for "))
    for format in ["github", "gitlab", "sarif", "checkstyle", "rdjson", "junit", "json"] {
      let report = try folder.run("check", "--ignore", "spelling", "--format", format)
      #expect(report.out.contains("mend that file first"), "\(format)")
      #expect(!report.out.contains("--ignore"), "\(format)")
    }
  }

  @Test(arguments: [
    (#""rules": { "voice/shouting": { "level": "low" } }"#, "voice/shouting", "settings"),
    (
      #""customRules": [ { "id": "house/own", "kind": "existance", "message": "no", "fields": ["*"] } ]"#,
      "house/own", "definition"
    ),
    (
      #"""
      "customRules": [ { "id": "house/own", "kind": "existence", "message": "no", "fields": ["*"],
        "terms": ["a b"],
        "examples": { "flagged": ["Nothing of the kind."] } } ]
      """#,
      "house/own", "definition"
    ),
  ])
  func `a rule whose settings have a fault says to mend them`(member: String, rule: String, part: String)
    throws
  {
    let folder = try Workspace(["seedtool.json": #"{ "version": "1.0.0", "locale": "en_US", \#(member) }"#])
    let run = try folder.run("check", "--ignore", "spelling,quota")
    #expect(run.code == 2)
    #expect(run.out.contains("skipped[\(rule)]: the \(part) in seedtool.json"), "\(run.out)")
    #expect(run.out.contains("\n  = help: mend the \(part)\n"))
    #expect(!run.out.contains("--ignore"))
    // It is no rule that does not exist.
    for name in [rule, String(rule.split(separator: "/")[1])] {
      let selected = try folder.run("check", "--select", name)
      #expect(selected.code == 2)
      #expect(selected.out.contains("skipped[\(rule)]: the \(part) in seedtool.json"), "\(selected.err)")
    }
    // A definition that can be read is explained, though its examples contradict it.
    guard part == "definition", !member.contains("examples") else { return }
    let page = try folder.run("explain", rule)
    #expect(page.code == 2)
    #expect(
      page.err == "seedtool: the definition of the rule `\(rule)` in seedtool.json has a fault\n"
        + "`seedtool check` says which.\n"
    )
  }
}
