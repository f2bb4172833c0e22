import Foundation
import Testing

struct CompileTests {
  private func compiled(_ folder: Workspace, _ arguments: String...) throws -> Data {
    let run = try Tool.run(["compile", "--ignore", "quota"] + arguments, in: folder)
    #expect(run.code == 0, "\(run.err)")
    #expect(run.out.isEmpty)
    return try folder.data("content.seedbundle")
  }

  @Test
  func `a bundle is written and its size said`() throws {
    let folder = try Workspace([:])
    let run = try folder.run("compile", "--ignore", "quota", "-o", "out.seedbundle")
    #expect(run.code == 0)
    #expect(run.out.isEmpty)
    let count = try folder.data("out.seedbundle").count
    #expect(run.err.hasPrefix("Wrote out.seedbundle: \(count) bytes in "))
    #expect(try folder.names() == ["content", "out.seedbundle"])
  }

  @Test
  func `compiling again, from elsewhere, or a copy made in another order gives equal bytes`() throws {
    let folder = try Workspace([:])
    let first = try compiled(folder)
    #expect(try compiled(folder) == first)

    _ = try folder.shell("cd content && $seedtool compile --ignore quota -o ../below.seedbundle")
    #expect(try folder.data("below.seedbundle") == first)
    _ = try folder.shell(
      "cd / && $seedtool compile --ignore quota '\(folder.path("content"))' -o '\(folder.path("root"))'"
    )
    #expect(try folder.data("root") == first)

    let other = try Workspace()
    for name in SmallContent.files.keys.sorted().reversed() {
      try other.write("content/\(name)", try #require(SmallContent.files[name]))
    }
    let environment = ["LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"]
    let run = try other.run("compile", "--ignore", "quota", environment: environment)
    #expect(run.code == 0)
    #expect(try other.data("content.seedbundle") == first)
  }

  @Test
  func `a folder of files compiles to the same bytes in whichever order it was filled`() throws {
    let parts = [("a.json", "[\n\(SmallContent.fix(2))\n]\n"), ("b.json", "[\n\(SmallContent.fix(1))\n]\n")]
    let bundles = try [parts, parts.reversed()].map { parts in
      let folder = try Workspace([:])
      _ = try folder.shell("rm content/fixes.json")
      for (name, text) in parts { try folder.write("content/fixes/\(name)", text) }
      return try compiled(folder)
    }
    #expect(bundles[0] == bundles[1])
  }

  @Test
  func `a stream is refused`() throws {
    let folder = try Workspace([:])
    let run = try folder.run("compile", "--ignore", "quota", "-o", "-")
    #expect(run.code == 2)
    #expect(run.err.contains("name a file after `-o`"))
    #expect(try folder.names() == ["content"])
  }

  @Test
  func `nothing is written when there is an error, and the old bundle stays`() throws {
    let folder = try Workspace(CheckTests.faulty)
    let run = try folder.run("compile", "--ignore", "quota")
    #expect(run.code == 1)
    #expect(run.out.contains("error[characters/emoji]"))
    #expect(run.err.hasSuffix("Nothing was written.\n"))
    #expect(try folder.names() == ["content"])
    try folder.write("content.seedbundle", "old")
    #expect(try folder.run("compile", "--ignore", "quota").code == 1)
    #expect(try folder.text("content.seedbundle") == "old")
  }

  @Test
  func `warnings are shown and compiled; under --strict they are not`() throws {
    let folder = try Workspace(CheckTests.warning)
    #expect(try folder.run("compile", "--ignore", "quota", "--strict").code == 1)
    #expect(!folder.exists("content.seedbundle"))
    let run = try folder.run("compile", "--ignore", "quota")
    #expect(run.code == 0)
    #expect(run.out.contains("warning[characters/ellipsis]"))
    #expect(folder.exists("content.seedbundle"))
  }

  @Test
  func `an output that cannot be written is 2 and leaves no temporary`() throws {
    let folder = try Workspace([:])
    _ = try folder.shell("mkdir taken; ln -s loop loop; ln -s nowhere dangling")
    for (path, message) in [
      ("nowhere/x.seedbundle", "there is no such file or folder"),
      ("taken", "it is a folder; a file was expected"),
      ("content/fixes.json/x", "a folder was expected here or above"),
      ("loop", "too many levels of symbolic links"),
      ("dangling", "it is a link that leads to nothing"), ("/dev/full", "no space left on device"),
    ] {
      let run = try folder.run("compile", "--ignore", "quota", "-o", path)
      #expect(run.code == 2)
      #expect(run.err.hasPrefix("seedtool: \(path): \(message)"), "\(run.err)")
    }
    #expect(try folder.names() == ["content", "dangling", "loop", "taken"])
  }

  @Test
  func `a device is written to, not replaced; a pipe as well`() throws {
    let folder = try Workspace([:])
    let bytes = try compiled(folder)
    #expect(try folder.shell("$seedtool compile --ignore quota -q -o /dev/stdout | cat >copy").code == 0)
    #expect(try folder.data("copy") == bytes)
    let run = try folder.shell("$seedtool compile --ignore quota -o /dev/null && test -c /dev/null")
    #expect(run.code == 0)
  }

  @Test
  func `the size budget of the configuration holds`() throws {
    let limited = SmallContent.configuration.replacing(
      "\"en_US\"",
      with: "\"en_US\", \"limits\": { \"bundleBytes\": 100 }"
    )
    let folder = try Workspace(["seedtool.json": limited])
    let run = try folder.run("compile", "--ignore", "quota")
    #expect(run.code == 1)
    #expect(run.out.contains("error[size/bundle-bytes]: the bundle has "))
    #expect(run.out.contains("`limits.bundleBytes` allows 100"))
    #expect(run.out.contains(" --> content/seedtool.json:3:"))
    #expect(!folder.exists("content.seedbundle"))
    #expect(try folder.run("check", "--ignore", "quota").code == 1)
    #expect(try folder.run("check", "--ignore", "quota,size").code == 0)
    let wide = try Workspace(["seedtool.json": limited.replacing(": 100 }", with: ": 100000 }")])
    #expect(try wide.run("compile", "--ignore", "quota").code == 0)
  }
}
