import Foundation
import Testing

/// What somebody with content of another app does first, in an empty folder.
struct BeginningTests {
  private let folder: Workspace

  init() throws { folder = try Workspace() }

  @discardableResult
  private func run(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(arguments, in: folder, environment: Repository.environment)
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"), arguments: ["github", "gitlab"])
  func `init gives a repository what a first commit needs`(system: String) throws {
    let repository = Repository(in: folder)
    try repository.git("init -q -b main")
    let made = try run("init", "--ci", system)
    #expect(made.code == 0, "\(made.err)")
    let job = system == "github" ? ".github/workflows/content.yml" : ".gitlab-ci.yml"
    for path in ["content/.gitattributes", ".pre-commit-config.yaml", job] {
      #expect(made.out.contains("\n\(path)\n") && folder.exists(path), "\(path)")
    }
    #expect(try folder.text(job).contains("-- \"$CONTENT\"\n"))
    #expect(made.err.contains("Every other clone runs `seedtool merge-driver install` once."), "\(made.err)")
    let driver = try folder.shell("git config merge.seedtool.driver", environment: Repository.environment)
    #expect(driver.out.contains("seedtool merge-driver -- %O %A %B %P"))
    try repository.commit("first")
    // Nothing is replaced, and what is missing comes.
    #expect(try run("init", "--ci", system).code == 2)
    try FileManager.default.removeItem(at: folder.url.appending(path: job))
    #expect(try run("init", "--ci", system).out == "\(job)\n")
    #expect(try run("init", "--ci", "jenkins").err.contains("--ci takes github or gitlab, not `jenkins`"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `hooks and jobs that stand there are left, and init says what to add`() throws {
    let repository = Repository(in: folder)
    try repository.git("init -q -b main")
    for path in [".pre-commit-config.yaml", ".gitlab-ci.yml"] { try folder.write(path, "other: {}\n") }
    let made = try run("init", "--ci", "gitlab")
    #expect(made.code == 0)
    for (path, text) in [
      (".pre-commit-config.yaml", "- id: seedtool-content"),
      (".gitlab-ci.yml", "-- \"$CONTENT\"\n"),
    ] {
      #expect(try folder.text(path) == "other: {}\n")
      #expect(made.err.contains("\(path) is left as it is; add:\n") && made.err.contains(text), "\(made.err)")
    }
    // One that has it needs nothing.
    try folder.write(".gitlab-ci.yml", "script: seedtool check\n")
    let again = try run("init", "more", "--ci", "gitlab")
    #expect(!again.err.contains(".gitlab-ci.yml is left"), "\(again.err)")
  }

  @Test(arguments: ["content/seedtool.json", "content/copy", "Schemas", "content/.gitattributes"])
  func `what an interrupted run lacks comes with the next`(lost: String) throws {
    try run("init")
    let whole = try folder.shell("find . -type f | sort | xargs cksum").out
    // The configuration is written last.
    for path in [lost, "content/seedtool.json"] where folder.exists(path) {
      try FileManager.default.removeItem(at: folder.url.appending(path: path))
    }
    try folder.write("content/copy/.catalog.json.seedtool-106al6db3hqf6.tmp", "{")
    #expect(try run("init").code == 0)
    #expect(try folder.shell("find . -type f | sort | xargs cksum").out == whole)
    // Content that somebody wrote is not new.
    try FileManager.default.removeItem(at: folder.url.appending(path: "content/seedtool.json"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "content/copy"))
    try folder.write("content/bugs.json", "[ ]\n")
    try run("init")
    #expect(!folder.exists("content/copy") && folder.exists("content/seedtool.json"))
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"))
  func `in a folder of a repository, hooks and jobs stand at its root and name the content`() throws {
    let repository = Repository(in: folder)
    try repository.git("init -q -b main")
    try folder.write("ios/app/x", "")
    let made = try Tool.shell(
      "cd ios/app && $seedtool init --ci github && cd .. && $seedtool init more",
      in: folder,
      environment: Repository.environment
    )
    #expect(made.code == 0, "\(made.err)")
    #expect(folder.exists("ios/app/content/bugs.json") && folder.exists("ios/more/bugs.json"))
    #expect(try folder.text(".pre-commit-config.yaml").contains("files: '^ios/app/content/.*"))
    #expect(try folder.text(".github/workflows/content.yml").contains("CONTENT: 'ios/app/content'\n"))
    let broken = try run("init", "a\nb")
    #expect(broken.code == 2 && broken.err.contains("its path has a line break"), "\(broken.err)")
  }

  @Test(.enabled(if: Repository.hasGit, "needs git"), arguments: ["content", ".", "an app's/content"])
  func `the hooks of init take no file for an option, and hold a push against the main branch`(
    content: String
  ) throws {
    let repository = Repository(in: folder)
    try repository.git("init -q -b main")
    try folder.write("--config=w.json", "{}")
    func hook(_ script: String) throws -> Tool.Run {
      let head = """
        mkdir -p .bin; ln -sf "$seedtool" .bin/seedtool; PATH=$PWD/.bin:$PATH
        entry() {
          awk "/id: $1/{own=1} /language:/{own=on=0} on; own && /entry:/{on=1; sub(/.*entry: (>-)?/, \\"\\"); print}" \
            .pre-commit-config.yaml | tr '\\n' ' '
        }
        """
      return try folder.shell("\(head)\n\(script)", environment: Repository.environment)
    }
    #expect(try run("init", content).code == 0)
    let named = try hook("eval \"$(entry seedtool-files) '--config=w.json'\"")
    let said = named.err + named.out
    #expect(named.code == 2 && said.contains("no content file has this name"), "\(said)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "--config=w.json"))
    // Nobody has pushed yet, then there is no content there.
    let push = "eval \"$(entry seedtool-content)\""
    let author = "-c user.name=Mira -c user.email=mira@example.com"
    try repository.git("commit -q --allow-empty -m empty; git branch empty")
    try repository.commit("first")
    #expect(try hook(push).code == 0)
    try repository.git("update-ref refs/remotes/origin/main empty")
    #expect(try hook(push).code == 0)
    // The first content is there as another commit.
    try repository.git("branch squashed $(git \(author) commit-tree -p empty -m squashed 'HEAD^{tree}')")
    try repository.git("update-ref refs/remotes/origin/main squashed")
    let squashed = try hook(push)
    #expect(squashed.code == 0, "\(squashed.out)\(squashed.err)")
    try repository.git("update-ref refs/remotes/origin/main HEAD; git tag origin/main")
    let configuration = content == "." ? "seedtool.json" : "\(content)/seedtool.json"
    let text = try folder.text(configuration)
    try folder.write(configuration, text.replacingOccurrences(of: "en_US", with: "en_GB"))
    try repository.commit("second")
    let held = try hook(push)
    #expect(held.code == 1 && held.out.contains("compatibility/changed-locale"), "\(held.out)\(held.err)")
  }

  @Test
  func `a bug, a key and a voice are made, and only their texts are missing`() throws {
    #expect(try run("init").code == 0)
    let bug = try run("new", "bug", "need-to-win")
    #expect(bug.code == 0 && bug.out.hasPrefix("content/bugs.json:2\n"), "\(bug.out)\(bug.err)")
    #expect(bug.out.contains("\"title\": \"Need to win\"") && bug.out.contains("\"color\": \"red\""))
    #expect(try run("new", "bug", "need-to-win").err.contains("there is a bug `need-to-win` already"))
    #expect(try run("new", "bug", "Need").code == 2)
    #expect(try run("new", "fix", "--bug", "need-to-win").code == 0)
    let key = try run("new", "key", "reminder.morning")
    #expect(key.code == 0, "\(key.err)")
    #expect(
      key.out.contains("content/copy/catalog.json:") && key.out.contains("content/copy/app.plain.json:")
    )
    #expect(try run("new", "key", "label.done", "--role", "label").code == 0)
    let voice = try run("new", "voice", "blunt")
    #expect(voice.code == 0 && voice.err.contains("2 texts are to be filled in"), "\(voice.err)")
    #expect(try run("new", "voice", "blunt").code == 2)
    #expect(try run("new", "voice", "x", "--role", "label").err.contains("--role is for a new key"))
    #expect(try run("fmt", "--check").code == 0)
    // What is found are texts that are empty.
    let check = try run("check", "--format", "json", "--ignore", "quota,spelling")
    let value = try JSONSerialization.jsonObject(with: Data(check.out.utf8)) as? [String: Any]
    let findings = try #require(value?["findings"] as? [[String: Any]])
    let rules = Set(findings.compactMap { $0["rule"] as? String })
    #expect(
      !findings.isEmpty && rules.isSubset(of: ["shape/empty-text", "shape/malformed-token"]),
      "\(check.out)"
    )
    let texts = try folder.text("content/copy/app.blunt.json")
    #expect(texts.components(separatedBy: "\"title\": \"\"").count == 2)
  }

  @Test
  func `check takes folders inside, several files, numbers, ids, keys and lines`() throws {
    let folder = try Workspace([
      "fixes.json": "[\n\(SmallContent.fix(1, prompt: "")),\n\(SmallContent.fix(2, prompt: ""))\n]\n"
    ])
    try folder.write("content/words/accept.txt", "x\nx\n")
    try folder.write(
      "content/copy/catalog.json",
      """
      { "products": { "app": { "voices": ["a", "b"] } }, "keys": [
        { "key": "k.one", "product": "app", "summary": "", "role": "label", "voiced": true, "placeholders": {},
          "limits": { "body": 40 }, "minimumVariants": 1 }
      ] }
      """
    )
    for voice in ["a", "b"] {
      let table = #"{ "product": "app", "voice": "\#(voice)", "entries": { "k.one": [{ "body": "" }] } }"#
      try folder.write("content/copy/app.\(voice).json", table)
    }
    let options = ["check", "--format", "json", "--ignore", "quota,syntax/unformatted"]
    func records(_ operands: String...) throws -> [String] {
      let run = try Tool.run(options + operands, in: folder)
      try #require(run.code < 2, "\(operands): \(run.err)")
      let value = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
      let findings = try #require(value?["findings"] as? [[String: Any]])
      return findings.map { $0["record"] as? String ?? ($0["file"] as? String ?? "") }
    }
    let (first, second) = (SmallContent.firstID, "0b86d94e-35f2-4c1a-9e70-d81f6a42c5b3")
    #expect(Set(try records()) == [first, second, "k.one", "content/words/accept.txt"])
    #expect(Set(try records("content/words")) == ["content/words/accept.txt"])
    #expect(
      Set(try records("content/words", "content/fixes.json", "content/copy")) == Set(try records())
    )
    #expect(Set(try records("2")) == [second])
    #expect(Set(try records("#001", "content")) == [first])
    #expect(Set(try records(second)) == [second])
    #expect(Set(try records("content/fixes.json:4")) == [first])
    #expect(Set(try records("content/fixes.json:13:5")) == [second])
    #expect(try records("need-to-be-busy").isEmpty)
    #expect(try records("k.one") == ["k.one", "k.one", "k.one"])
    for (operand, message) in [
      ("99", "there is no record 99"),
      ("nonsense", "there is no such file or folder, and there is no record"),
      ("content/fixes.json:1", "no record stands there"),
      ("content/fixes.json:999", "no record stands there"),
    ] {
      let run = try folder.run("check", operand)
      #expect(run.code == 2 && run.err.contains(message), "\(run.err)")
    }
    #expect(try folder.run("check", "1", "--fix").err.contains("--fix goes with files, not with records"))
    for (path, record) in [("content/bugs.json", "2"), ("content/copy", "content/fixes.json:4")] {
      let run = try folder.run("check", record, path)
      #expect(run.code == 2 && run.err.contains("no record can be named beside `\(path)`"), "\(run.err)")
    }
    // A file in one line has all of its records on it.
    let line = try folder.text("content/fixes.json").split(separator: "\n").joined()
    try folder.write("content/fixes.json", line)
    #expect(Set(try records("content/fixes.json:1")) == [first, second])
  }

  @Test
  func `the search for content ends at the root of a repository`() throws {
    let outer = try Workspace([:])
    try outer.write("inner/.git/x", "")
    try outer.write("inner/a/x", "")
    let found = try Tool.shell("cd inner/a && $seedtool stats", in: outer)
    #expect(found.code == 2 && found.err.contains("make one: `seedtool init`"), "\(found.err)")
    _ = try outer.shell("rm -r inner/.git")
    #expect(try Tool.shell("cd inner/a && $seedtool stats", in: outer).code == 0)
  }

  @Test
  func `a content's own names of its kinds are used`() throws {
    let labels =
      "\"labels\": { \"bug\": \"theme\", \"fix\": \"prompt\", \"tidbit\": \"insight\" },\n  \"rules\""
    let folder = try Workspace([
      "seedtool.json": SmallContent.configuration.replacing("\"rules\"", with: labels),
      "fixes.json": "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2, prompt: ""))\n]\n",
    ])
    let check = try folder.run("check", "--format", "concise")
    #expect(check.out.contains("prompt #2"), "\(check.out)")
    #expect(
      check.out.contains("has 2 of 50 prompts") && check.out.contains("1 of 30 insights"),
      "\(check.out)"
    )
    #expect(try folder.run("show", "1").out.hasPrefix("PROMPT #001\n"))
    // Nor does any message, number or comparison say otherwise, but for paths, settings and sections.
    let rules =
      #""rules": { "quota/bug-count": { "minimum": 9 }, "quota/tidbits-per-trigger": { "minimum": 3 },"#
    let settings = try folder.text("content/seedtool.json").replacing(#""rules": {"#, with: rules)
    try folder.write("content/seedtool.json", settings)
    try folder.write("empty/seedtool.json", settings)
    for kind in ["bugs", "fixes", "micro_education"] { try folder.write("empty/\(kind).json", "[]\n") }
    let said = try folder.shell(
      """
      $seedtool check --format concise | sed 's/.*: [a-z]* [a-z/-]* //'; echo next part
      $seedtool stats; echo next part; $seedtool diff ./empty content --select identity; echo next part
      $seedtool diff ./empty content --format markdown
      """
    )
    let parts = said.out.split(separator: "next part\n").filter { $0.lowercased().contains("prompts") }
    #expect(parts.count == 4, "\(said.out) \(said.err)")
    // What users see again.
    try folder.write("content/policies.json", SimulateTests.policies)
    try folder.write("content/fixes.json", "[\n\(SmallContent.fix(1)),\n\(SmallContent.fix(2))\n]\n")
    let repeats = try folder.run("stats", "--format", "json").out.split(separator: "\n")
      .filter { $0.contains("\"text\"") }.joined(separator: "\n")
    #expect(repeats.contains("for users who do nearly every prompt"), "\(repeats)")
    // What breaks, too.
    try folder.write("base/seedtool.json", settings)
    try folder.write("base/micro_education.json", "[]\n")
    let bug = SmallContent.bugs.replacing("c2e84f1a", with: "c2e84f1b")
      .replacing("need-to-be-busy", with: "need-to-be-right").dropFirst(2).dropLast(3)
    try folder.write("base/bugs.json", SmallContent.bugs.replacing("[\n", with: "[\n\(bug),\n"))
    let moved = SmallContent.fix(1).replacing("need-to-be-busy", with: "need-to-be-right")
    let gone = SmallContent.fix(2).replacing("0b86d94e", with: "0b86d94f")
    try folder.write("base/fixes.json", "[\n\(moved),\n\(gone)\n]\n")
    let broken = try folder.shell(
      "$seedtool check --base ./base --select compatibility | sed 's/.*\\[[a-z/-]*\\]//'; $seedtool diff ./base content"
    )
    for message in [
      "the theme of prompt #1 changed from need-to-be-right", "belonged to another prompt (id ",
      "theme need-to-be-right is gone",
    ] { #expect(broken.out.contains(message), "\(message): \(broken.out) \(broken.err)") }
    // The page names what the simulation lacks by its records.
    for line in (said.out + repeats + broken.out).split(separator: "\n")
    where !line.contains("not known") && !line.contains("policies") {
      // Names and commands stand in backticks.
      let said = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
      let words = said.lowercased().split { !$0.isLetter && !"-/._".contains($0) }
      let strange = words.filter { ["fix", "fixes", "bug", "bugs", "tidbit", "tidbits"].contains($0) }
      #expect(
        strange.isEmpty || line.hasSuffix(" |") || line.contains("  +") || line.contains("  −"),
        "\(line)"
      )
    }
    let wrong = try Workspace([
      "seedtool.json": SmallContent.configuration.replacing(
        "\"rules\"",
        with: "\"labels\": { \"fux\": \"x\" }, \"rules\""
      )
    ])
    #expect(try wrong.run("check").code == 2)
  }

  @Test
  func `a slip is mended from what its message says`() throws {
    let folder = try Workspace([
      "fixes.json": """
      [
        { "id": "my-fix", "number": 1, "bugSlug": "need-to-be-busy", "type": "daily",
          "interactionType": "quiz", "prompt": "Pick a caf\u{E9}, and sit in it for once." }
      ]

      """
    ])
    // One letter of another encoding in a file that has others.
    let text = try folder.data("content/micro_education.json")
    let latin = Data(Array(text).map { $0 == UInt8(ascii: "y") ? 0xE9 : $0 }) + Data("\u{E9}".utf8)
    try folder.write("content/micro_education.json", latin)
    let said = try folder.run("check", "--ignore", "quota").out
    for message in [
      "Add `\"severity\"`, one of low, medium, high: how much",
      "take the `id` out, and `seedtool check --select shape/missing-field --fix --unsafe-fixes` mints one",
      #"`"configuration": { "quiz": { "question": …, "options": … } }`"#,
      "text in Windows-1252 (Latin-1) was put into it",
    ] { #expect(said.contains(message), "\(message): \(said)") }
    #expect(try folder.run("explain", "quiz").out.hasPrefix("quiz, an interaction type: "))
    #expect(
      try folder.run("show", "content/seedtool.json:2").err.contains(
        "seedtool.json:2: no record stands there"
      )
    )
  }

  @Test
  func `schemas of a content complete its bugs, and take a new one`() throws {
    let folder = try Workspace([:])
    #expect(try folder.run("schema", "content").code == 0)
    let text = try folder.text("Schemas/fixes.schema.json")
    #expect(text.contains(#""enum": ["need-to-be-busy"]"#), "\(text)")
    #expect(try folder.run("schema", "content", "--check").code == 0)
    let plain = try folder.run("schema", "--check")
    #expect(plain.code == 1 && plain.err.contains("`seedtool schema -o Schemas`"), "\(plain.err)")
    #expect(try folder.run("schema").code == 0)
    #expect(try !folder.text("Schemas/fixes.schema.json").contains("need-to-be-busy\"]"))
  }

  @Test
  func `messages of quotas follow what is off`() throws {
    let off =
      "\"rules\": { \"quota/severity-mix\": { \"severity\": \"off\" }, \"quota/weekly-per-bug\": { \"severity\": \"off\" },"
    let folder = try Workspace([
      "seedtool.json": SmallContent.configuration.replacing("\"rules\": {", with: off)
    ])
    let check = try folder.run("check", "--select", "quota/fixes-per-bug")
    #expect(check.out.contains("Write 48 more") && !check.out.contains("severity ones"), "\(check.out)")
    #expect(!check.out.contains("weekly"), "\(check.out)")
  }

  @Test
  func `export says which files it leaves out`() throws {
    let folder = try Workspace(["retired.json": "[]\n"])
    let run = try folder.run("export", "egofix")
    #expect(
      run.out.contains("content/retired.json: the app has no such file, and all of it is left out"),
      "\(run.out)"
    )
    #expect(run.err.contains("2 files left out"), "\(run.err)")
  }
}
