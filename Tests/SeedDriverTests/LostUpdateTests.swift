import Foundation
import Testing

/// Two who write at once, and options that name the wrong file.
struct LostUpdateTests {
  @Test
  func `new at once, several times over, keeps every record`() throws {
    let folder = try Workspace([:])
    try folder.write(
      "several.py",
      """
      import os, subprocess, sys
      new = [os.environ["seedtool"], "new", "fix", "--bug", "need-to-be-busy"]
      runs = [subprocess.Popen(new, stdout=subprocess.DEVNULL) for _ in range(4)]
      sys.exit(max([run.wait() for run in runs]))
      """
    )
    for round in 1...25 {
      let run = try folder.shell("python3 several.py")
      #expect(run.code == 0, "\(run.err)")
      let json = try JSONSerialization.jsonObject(with: folder.data("content/fixes.json"))
      let numbers = try #require(json as? [[String: Any]]).compactMap { $0["number"] as? Int }
      #expect(numbers == Array(1...(2 + 4 * round)))
    }
    #expect(try folder.names(in: "content") == SmallContent.files.keys.sorted())
  }

  /// An editor that saves by renaming, a moment after it has seen that the tool has begun to write.
  private static func editor(_ text: String, after seconds: Double) -> String {
    """
    import glob, os, time
    end = time.time() + 20
    while not glob.glob("content/.fixes.json.seedtool-*.tmp") and time.time() < end: pass
    time.sleep(\(seconds))
    open("content/saved", "w").write(\(String(reflecting: text)))
    os.rename("content/saved", "content/fixes.json")
    open("edited", "w")
    """
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/strace"), "skipped: needs strace"),
    arguments: ["check --fix --ignore quota", "new fix --bug need-to-be-busy"],
    // The editor comes while the temporary file is synced; or between the last look and the rename.
    [("fsync", 0.0), ("renameat2", 0.7)]
  )
  func `what an editor saves while a file is written is not overwritten`(
    command: String,
    call: (name: String, seconds: Double)
  ) throws {
    let folder = try Workspace(CheckTests.faulty)
    let saved = "[\n\(SmallContent.fix(2, prompt: "Saved while the tool was writing to this file."))\n]\n"
    try folder.write("editor.py", Self.editor(saved, after: call.seconds))
    let run = try folder.shell(
      """
      python3 editor.py &
      strace -o trace -e inject=\(call.name):delay_enter=2000000:when=1 $seedtool \(command); code=$?
      while ! test -e edited; do sleep 0.1; done; exit $code
      """
    )
    let text = try folder.text("content/fixes.json")
    #expect(text.contains("Saved while the tool was writing"), "\(text)")
    if command.hasPrefix("check") {
      #expect(run.code == 2)
      let message = "seedtool: content/fixes.json: it changed since it was read; nothing was written to it\n"
      #expect(run.err.hasSuffix(message), "\(run.err)")
    } else {
      #expect(run.code == 0, "\(run.err)")
      #expect(text.contains("\"number\": 3"))
    }
    #expect(try folder.names(in: "content") == SmallContent.files.keys.sorted())
  }

  @Test
  func `no output takes the place of content or of the configuration`() throws {
    let folder = try Workspace(CheckTests.warning)
    _ = try folder.shell(
      """
      cp content/seedtool.json own.json
      ln -s content/fixes.json link.json; ln content/bugs.json hard.json; ln -s content linked
      """
    )
    let before = try folder.shell("cat content/*.json own.json").out
    for path in [
      "content/fixes.json", "./content/../content/fixes.json", "linked/fixes.json", "link.json", "hard.json",
      "content/seedtool.json", "content/retired.json", "content/copy/catalog.json", "content/fixes/new.json",
      folder.path("content/bugs.json"), "own.json",
    ] {
      for command in [
        "compile --ignore quota --config own.json -o \(path)",
        "check --ignore quota --config own.json --format json=\(path)",
        "check --ignore quota --config own.json --write-baseline \(path)",
      ] where !path.contains("/fixes/") && !path.contains("/copy/") {
        let run = try folder.shell("$seedtool \(command)")
        #expect(run.code == 2, "\(command)")
        let isElsewhere = ["hard.json", "own.json"].contains(path)
        let said = isElsewhere ? "it is a file that is read; nothing" : "it lies in a content folder; nothing"
        #expect(run.err.contains(said), "\(run.err)")
      }
    }
    _ = try folder.shell("mkdir Schemas; ln content/bugs.json Schemas/fixes.schema.json; ls Schemas")
    #expect(try folder.shell("cat content/*.json own.json").out == before)
    #expect(!folder.exists("content/retired.json"))
    // Nor does any other file land in the content folder.
    let inside = try folder.run("compile", "--ignore", "quota", "-o", "content/x.seedbundle")
    #expect(inside.code == 2 && inside.err.contains("it lies in a content folder"), "\(inside.err)")
    #expect(try folder.run("compile", "--ignore", "quota", "-o", "x.seedbundle").code == 0)
  }

  @Test(arguments: ["linked/sub", "other/sub", "x/../content/copy"])
  func `no command writes into a content folder`(_ place: String) throws {
    let folder = try Workspace(CheckTests.warning)
    for (name, text) in SmallContent.files { try folder.write("other/\(name)", text) }
    _ = try folder.shell("ln -s content/copy linked; mkdir -p content/copy x")
    let before = try folder.shell("find content other x | sort").out
    for command in [
      "schema -o \(place)", "rules -o \(place)/Rules.md", "preview content -o \(place)", "init \(place)",
      "compile content --ignore quota -o \(place)/x.seedbundle", "generate swift content -o \(place)/x.swift",
      "export egofix content -o \(place)/out", "simulate content --users 1 --days 1 -o \(place)/x.txt",
      "check content --write-baseline \(place)/x.json", "check content --format json=\(place)/x.json",
      "diff content content --format json=\(place)/x.json",
    ] {
      let run = try folder.shell("$seedtool \(command)")
      #expect(run.code == 2, "\(command): \(run.out)\(run.err)")
      #expect(try folder.shell("find content other x | sort").out == before, "\(command)")
    }
  }

  @Test
  func `beside a content folder every command may write`() throws {
    let folder = try Workspace(CheckTests.warning)
    for command in [
      "schema -o out/Schemas", "rules -o out/Rules.md", "preview content -o out/page", "init out/new",
      "check content --exit-zero --format json=out/x.json",
    ] {
      let run = try folder.shell("$seedtool \(command)")
      #expect(run.code == 0, "\(command): \(run.err)")
    }
  }

  @Test
  func `after the highest number there is none`() throws {
    for (number, code) in [(9_999_998, Int32(0)), (9_999_999, 2)] {
      let fix = SmallContent.fix(1).replacing("\"number\": 1", with: "\"number\": \(number)")
      let folder = try Workspace(["fixes.json": "[\n\(fix)\n]\n"])
      let run = try folder.run("new", "fix", "--bug", "need-to-be-busy")
      #expect(run.code == code, "\(run.err)")
      if code == 2 {
        #expect(
          run.err == "seedtool: content: the highest number, 9999999, is taken, so that a new fix has none\n"
        )
        #expect(try folder.text("content/fixes.json") == "[\n\(fix)\n]\n")
      }
    }
    let retired = #"[ { "kind": "fix", "number": 9223372036854775807 } ]"#
    let folder = try Workspace(["retired.json": retired])
    #expect((0...2).contains(try folder.run("new", "fix", "--bug", "need-to-be-busy").code))
    #expect(try folder.run("check", "--fix", "--unsafe-fixes").code == 1)
  }

  @Test
  func `a link that is switched during a run does not mix two editions`() throws {
    let folder = try Workspace([:])
    let other = SmallContent.configuration.replacing("1.2.3", with: "9.9.9")
    _ = try folder.shell(
      """
      mv content one; cp -r one two; ln -s one content
      sed -i 's/alone and look/alone, then look/' two/fixes.json
      """
    )
    try folder.write("two/seedtool.json", other)
    for name in ["one", "two"] {
      #expect(try folder.run("compile", "--ignore", "quota", name, "-o", "\(name).seedbundle").code == 0)
    }
    let run = try folder.shell(
      """
      (while :; do ln -sfn two next; mv -T next content; ln -sfn one next; mv -T next content; done) & switcher=$!
      mixed=0
      for try in $(seq 100); do
        $seedtool compile -q --ignore quota content -o x.seedbundle || mixed=$((mixed + 1))
        cmp -s x.seedbundle one.seedbundle || cmp -s x.seedbundle two.seedbundle || mixed=$((mixed + 1))
      done
      kill $switcher; exit $mixed
      """
    )
    #expect(run.code == 0, "\(run.err)")
  }
}
