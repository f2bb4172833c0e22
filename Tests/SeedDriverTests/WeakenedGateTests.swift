import Testing

/// `check --base`, where the change edits its own judge.
struct WeakenedGateTests {
  private static func configuration(_ members: String, rules: String = "") -> String {
    """
    { "version": "1.2.3", "locale": "en_US", \(members)
      "rules": { \(SmallContent.withoutSpelling)\(rules.isEmpty ? "" : ", \(rules)") } }

    """
  }

  private static func fixes(_ prompt: String) -> String {
    "[\n\(SmallContent.fix(1, prompt: prompt)),\n\(SmallContent.fix(2))\n]\n"
  }

  private static let offNow = "the severity of `voice/praise` changed from error to off"
  private static let praising = fixes("Answer one message today. You're doing great.")
  private static let smiling = fixes("Answer one message 😀 today with a single word.")

  /// A fix that small content lacks.
  private static let third = SmallContent.fix(2, prompt: "Answer one message today with a single word.")
    .replacing("0b86d94e-35f2-4c1a-9e70-d81f6a42c5b3", with: "ce7b4723-94b3-417b-845b-7e4db3ff3c1e")
    .replacing("\"number\": 2", with: "\"number\": 3")

  private func check(_ repository: Repository, _ arguments: String...) throws -> Tool.Run {
    let always = [
      "check", "--format", "concise", "--ignore", "syntax/unformatted,quota,review", "--base", "base",
    ]
    return try Tool.run(always + arguments, in: repository.folder, environment: Repository.environment)
  }

  private func approve(_ repository: Repository, _ rule: String, _ record: String) throws {
    let run = try repository.run(
      "accept",
      rule,
      record,
      "--base",
      "base",
      "--reason",
      "The editors agreed.",
      "--owner",
      "Mira"
    )
    try #require(run.code == 0, "\(run.err)")
  }

  /// Runs the command that a finding shows, which has to have some parts.
  private func acceptAsShown(_ repository: Repository, _ parts: String...) throws {
    let shown = try repository.run("check", "--base", "base", "--ignore", "syntax/unformatted,quota,review")
      .out
    let commands = shown.split(separator: "`").filter { $0.hasPrefix("seedtool accept ") }
    let command = try #require(
      commands.first { command in parts.allSatisfy { command.contains($0) } },
      "\(commands)"
    )
    let run = try repository.folder.shell("$\(command) --owner Mira", environment: Repository.environment)
    #expect(run.code == 0, "\(run.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what is turned off is found until somebody approves`() throws {
    let repository = try Repository()
    let off = #""voice/praise": { "severity": "off" }"#
    try repository.write("seedtool.json", Self.configuration("", rules: off))
    try repository.write("fixes.json", Self.praising)
    let run = try check(repository)
    #expect(run.code == 1)
    #expect(run.out.contains("error compatibility/weakened-gate \(Self.offNow)"))
    #expect(run.out.contains("content/seedtool.json:4:"), "\(run.out)")
    #expect(run.out.contains("error voice/praise "), "\(run.out)")
    // Neither the rule's absence from the selection nor a file that is named lets it pass.
    let selected = try check(repository, "--select", "voice")
    #expect(selected.out.contains("error voice/praise ") && !selected.out.contains("weakened-gate"))
    try approve(repository, "compatibility/weakened-gate", "voice/praise off")
    #expect(try repository.folder.text("content/approvals.json").contains("\"against\": \"1.2.3\""))
    let approved = try check(repository)
    #expect(approved.code == 0, "\(approved.out)")
    #expect(!approved.out.contains("voice/praise"), "\(approved.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `emoji are allowed in one way, which is a weakened gate`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.smiling)
    let off = #""characters/emoji": { "severity": "off" }"#
    try repository.write("seedtool.json", Self.configuration("", rules: off))
    let refused = try check(repository)
    #expect(refused.code == 2)
    #expect(refused.out.contains("`characters/emoji` stays an error: it is locked"), "\(refused.out)")
    try repository.write("seedtool.json", Self.configuration(#""emoji": "allowed","#))
    let run = try check(repository)
    #expect(run.code == 1)
    #expect(run.out.contains("error characters/emoji "), "\(run.out)")
    #expect(run.out.contains("the severity of `characters/emoji` changed from error to off"), "\(run.out)")
    // Without a base nobody asks.
    let alone = try repository.run("check", "--ignore", "quota,syntax/unformatted,review")
    #expect(alone.code == 0, "\(alone.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a locked rule is neither suppressed, accepted nor in a baseline`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.smiling)
    let accepted = try repository.run(
      "accept",
      "characters/emoji",
      "1",
      "--until",
      "2027-06-30",
      "--today",
      "2026-12-01",
      "--reason",
      "Fun.",
      "--owner",
      "Mira"
    )
    #expect(accepted.code == 2)
    #expect(accepted.err.contains("cannot be accepted: the rule is locked"), "\(accepted.err)")
    try repository.write(
      "suppressions.json",
      """
      [ { "rule": "characters/emoji", "record": "\(SmallContent.firstID)", "pointer": "/prompt",
          "reason": "Fun.", "owner": "Mira", "expires": "2999-01-01" } ]
      """
    )
    let suppressed = try repository.run("check", "--ignore", "quota", "--format", "concise")
    #expect(suppressed.out.contains("error characters/emoji "))
    #expect(suppressed.out.contains("cannot be accepted: the rule is locked"), "\(suppressed.out)")
    let written = try repository.run("check", "--write-baseline", "known.json")
    #expect(written.err.contains("characters/emoji"), "\(written.err)")
    #expect(!(try repository.folder.text("known.json").contains("characters/emoji")))
    try repository.folder.write(
      "known.json",
      #"{ "version": 1, "findings": [{ "rule": "characters/emoji", "record": "x", "pointer": "/y" }] }"#
    )
    let known = try repository.run("check", "--baseline", "known.json")
    #expect(known.code == 2)
    #expect(known.err.contains("`characters/emoji` cannot be accepted: the rule is locked"), "\(known.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a suppression for one's own text does not count until it is approved`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.fixes("Answer one message today with a single word!"))
    let accepted = try repository.run(
      "accept",
      "voice/exclamation-mark",
      "1",
      "--until",
      "2999-06-30",
      "--reason",
      "Loud.",
      "--owner",
      "Mira"
    )
    #expect(accepted.code == 0, "\(accepted.err)")
    let run = try check(repository, "--strict")
    #expect(run.code == 1)
    #expect(run.out.contains("warning voice/exclamation-mark "), "\(run.out)")
    #expect(run.out.contains("content/suppressions.json:3:"), "\(run.out)")
    // The command that is shown names the text and the day, so that it approves nothing else.
    try acceptAsShown(repository, " /prompt ", " until 2999-06-30")
    let approved = try check(repository, "--strict")
    #expect(approved.code == 0, "\(approved.out)")
    // Once it has landed, the approval was used, and asks for nothing.
    try repository.commit("accepted")
    try repository.git("tag -f base")
    let later = try check(repository, "--strict")
    #expect(later.code == 0, "\(later.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a longer baseline hides nothing until it is approved`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.praising)
    _ = try repository.run("check", "--ignore", "quota", "--write-baseline", "known.json")
    let run = try check(repository, "--baseline", "known.json")
    #expect(run.code == 1)
    #expect(run.out.contains("the baseline `known.json` hides 1 more finding"), "\(run.out)")
    #expect(run.out.contains("error voice/praise "), "\(run.out)")
    try repository.commit("known")
    try repository.git("tag -f base")
    let later = try check(repository, "--baseline", "known.json")
    #expect(later.code == 0, "\(later.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what an extended file loosens is found there, and a base is read with what it extends`() throws {
    let repository = try Repository()
    try repository.folder.write(
      "house.json",
      Self.configuration("", rules: #""voice/maxim": { "severity": "error" }"#)
    )
    let own = #"{ "version": "1.2.3", "locale": "en_US", "extends": "../house.json" }"#
    try repository.write("seedtool.json", own)
    try repository.commit("extended")
    try repository.git("tag -f base")
    #expect(try check(repository).code == 0)
    try repository.folder.write(
      "house.json",
      Self.configuration("", rules: #""voice/maxim": { "severity": "note" }"#)
    )
    let run = try check(repository)
    #expect(run.code == 1)
    #expect(run.out.contains("house.json:4:"), "\(run.out)")
    #expect(run.out.contains("the severity of `voice/maxim` changed from error to note"), "\(run.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a bundle that shipped is a base wherever one is asked for`() throws {
    let repository = try Repository()
    try repository.folder.write("shipped/README", "What shipped.\n")
    let compiled = try repository.run(
      "compile",
      "-q",
      "--ignore",
      "quota",
      "-o",
      "shipped/1.2.3.seedbundle"
    )
    try #require(compiled.code == 0, "\(compiled.err)")
    let shipped = #""shipped": "../shipped/*.seedbundle","#
    try repository.write("seedtool.json", Self.configuration(shipped))
    try repository.write("fixes.json", "[\n\(SmallContent.fix(2))\n]\n")
    try repository.commit("gone")
    try repository.git("tag -f base")
    let run = try check(repository)
    #expect(run.out.contains("vanished-identity fix #1 is gone"), "\(run.out)")
    let release = try repository.run("check", "--release", "--format", "concise")
    #expect(release.out.contains("vanished-identity fix #1 is gone"), "\(release.out)")
    // A change that names them no longer is held to them all the same.
    try repository.write("seedtool.json", Self.configuration(""))
    let dropped = try check(repository)
    #expect(dropped.out.contains("vanished-identity fix #1 is gone"), "\(dropped.out)")
    #expect(dropped.out.contains("weakened-gate `shipped` in `seedtool.json` changed from"), "\(dropped.out)")
  }

  @Test(
    .enabled(if: Repository.hasGit, "needs git"),
    arguments: ["rm -r shipped", "echo x >shipped/1.seedbundle"]
  )
  func `a bundle that shipped cannot go without a word`(_ change: String) throws {
    let repository = try Repository()
    try repository.folder.write("shipped/README", "What shipped.\n")
    let compiled = try repository.run("compile", "-q", "--ignore", "quota", "-o", "shipped/1.seedbundle")
    try #require(compiled.code == 0, "\(compiled.err)")
    try repository.write("fixes.json", "[\n\(SmallContent.fix(2))\n]\n")
    try repository.write("seedtool.json", Self.configuration(#""shipped": "../shipped/*.seedbundle","#))
    try repository.commit("gone")
    try repository.git("tag -f base")
    _ = try repository.folder.shell(change)
    if change.hasPrefix("rm") {
      let run = try check(repository)
      #expect(run.code == 1)
      #expect(
        run.out.contains("weakened-gate the shipped bundle `1.seedbundle` is gone"),
        "\(run.out)"
      )
      // Until that is approved, the bundle is a base as before.
      #expect(run.out.contains("vanished-identity fix #1 is gone"), "\(run.out)")
      // The approval is for this bundle, and for none that has its name later.
      try acceptAsShown(repository, "shipped 1.seedbundle sha256:")
      #expect(try check(repository).code == 0)
    } else {
      #expect(try check(repository).code == 2)
    }
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a configuration beside the content is judged by the base's, too`() throws {
    let repository = try Repository(["fixes.json": Self.praising])
    let house = #"{ "version": "1.2.3", "locale": "en_US", "rules": { \#(SmallContent.withoutSpelling) } }"#
    try repository.folder.write("ci/house.json", house)
    try repository.folder.write(
      "ci/gate.json",
      #"{ "version": "1.2.3", "locale": "en_US", "extends": "house.json" }"#
    )
    try repository.commit("gate")
    try repository.git("tag -f base")
    let off = house.replacing(
      "\"rules\": {",
      with: "\"rules\": { \"voice/praise\": { \"severity\": \"off\" },"
    )
    try repository.folder.write("ci/house.json", off)
    let run = try check(repository, "--config", "ci/gate.json")
    #expect(run.out.contains("weakened-gate \(Self.offNow)"), "\(run.out)")
    #expect(run.out.contains("error voice/praise "), "\(run.out)")
    // One that the base does not have is held against the content's own.
    try repository.folder.write("ci/new.json", off)
    let new = try check(repository, "--config", "ci/new.json")
    #expect(new.out.contains("weakened-gate \(Self.offNow)"), "\(new.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what approves a finding runs as it is shown`() throws {
    let repository = try Repository()
    let off = #""voice/praise": { "severity": "off" }"#
    try repository.write("seedtool.json", Self.configuration("", rules: off))
    try repository.write("fixes.json", "[\n\(SmallContent.fix(2))\n]\n")
    _ = try repository.folder.shell("mv content 'own content'")
    let options = "--ignore syntax/unformatted,quota,review"
    let run = try repository.run("check", "own content", "--base", "./content", "--ignore", "quota")
    #expect(run.code == 2, "there is no such folder: \(run.err)")
    _ = try repository.folder.shell("git checkout -q base -- content; mv content old")
    let shown = try repository.folder.shell("$seedtool check 'own content' --base ./old \(options)").out
    let commands = shown.split(separator: "`").filter { $0.hasPrefix("seedtool accept ") }
    #expect(commands.count == 2, "\(shown)")
    for command in commands {
      let run = try repository.folder.shell("$\(command) --owner Mira")
      #expect(run.code == 0, "\(command): \(run.err)")
    }
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `what approves a break with a bundle that is gone runs as it is shown`() throws {
    let repository = try Repository()
    try repository.folder.write("shipped/README", "What shipped.\n")
    let compiled = try repository.run("compile", "-q", "--ignore", "quota", "-o", "shipped/1.seedbundle")
    try #require(compiled.code == 0, "\(compiled.err)")
    try repository.write("fixes.json", "[\n\(SmallContent.fix(2))\n]\n")
    try repository.write("seedtool.json", Self.configuration(#""shipped": "../shipped/*.seedbundle","#))
    try repository.commit("gone")
    try repository.git("tag -f base")
    _ = try repository.folder.shell("rm -r shipped")
    let shown = try repository.folder.shell(
      "$seedtool check --base base --ignore syntax/unformatted,quota,review",
      environment: Repository.environment
    ).out
    // The other one approves that the bundle is gone, and with it what breaks.
    let commands = shown.split(separator: "`").filter {
      $0.hasPrefix("seedtool accept ") && !$0.contains("weakened-gate")
    }
    #expect(!commands.isEmpty, "\(shown)")
    for command in commands {
      let run = try repository.folder.shell("$\(command) --owner Mira", environment: Repository.environment)
      #expect(run.code == 0, "\(command): \(run.err)")
    }
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `bundles that shipped may be 64`() throws {
    let repository = try Repository([
      "seedtool.json": Self.configuration(#""shipped": "../shipped/*.seedbundle","#)
    ])
    for number in 0...64 { try repository.folder.write("shipped/\(number).seedbundle", "") }
    let run = try check(repository)
    #expect(run.code == 2)
    #expect(run.err.contains("65 bundles are called `*.seedbundle`; the limit is 64"), "\(run.err)")
    // No more are read of a base.
    try repository.commit("many")
    try repository.git("tag -f base")
    _ = try repository.folder.shell("rm -r shipped")
    let gone = try check(repository)
    #expect(gone.code == 2)
    #expect(gone.err.contains("65 bundles are called `*.seedbundle`; the limit is 64"), "\(gone.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `a branch is compared with where it left the other one`() throws {
    let repository = try Repository()
    try repository.git("switch -q -c change")
    try repository.commit("on the branch")
    try repository.git("switch -q main")
    try repository.write(
      "fixes.json",
      "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2)),\n\(Self.third)\n]\n"
    )
    try repository.commit("meanwhile")
    try repository.git("switch -q change")
    let run = try repository.run("check", "--base", "main", "--ignore", "quota,review")
    #expect(run.code == 0, "\(run.out)")
    #expect(!run.out.contains("vanished-identity"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `the summary in Markdown says what changed in meaning`() throws {
    let repository = try Repository()
    try repository.write("fixes.json", Self.praising)
    let run = try repository.run("check", "--base", "base", "--format", "markdown")
    #expect(run.out.hasPrefix("## seedtool\n"))
    #expect(run.out.contains("| | Have | Need | Missing |"))
    #expect(run.out.contains("| Fixes |  |  | 1 |"), "\(run.out)")
    #expect(run.out.contains("<ins>"), "\(run.out)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `another locale is a break`() throws {
    let repository = try Repository()
    let other = SmallContent.configuration.replacing("en_US", with: "en_GB")
    try repository.write("seedtool.json", other)
    let run = try check(repository)
    #expect(
      run.out.contains("error compatibility/changed-locale the locale changed from en_US to en_GB"),
      "\(run.out)"
    )
  }
}
