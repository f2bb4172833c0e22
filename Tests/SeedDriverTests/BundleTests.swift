import Foundation
import Testing

struct BundleTests {
  /// Content with its bundle beside it.
  private func workspace() throws -> Workspace {
    let folder = try Workspace([:])
    let run = try folder.run("compile", "--ignore", "quota")
    #expect(run.code == 0)
    return folder
  }

  @Test
  func `inspect shows header, counts, sections and sources`() throws {
    let run = try workspace().run("inspect", "content.seedbundle")
    #expect(run.code == 0)
    #expect(run.err.isEmpty)
    for row in ["content version  1.2.3", "locale           en_US", "  fixes        2", "  fixes.json  "] {
      #expect(run.out.contains("\n\(row)"), "\(row)")
    }
    #expect(!run.out.contains("/"), "a bundle knows no paths")
  }

  @Test
  func `inspect gives the same as JSON`() throws {
    let run = try workspace().run("inspect", "content.seedbundle", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
    #expect(object["contentVersion"] as? String == "1.2.3")
    #expect((object["records"] as? [String: Int])?["fixes"] == 2)
    #expect((object["sources"] as? [[String: Any]])?.count == 4)
  }

  @Test(arguments: [SmallContent.firstID, "1", "#001", SmallContent.firstID.uppercased()])
  func `inspect shows a record by id or number`(name: String) throws {
    let folder = try workspace()
    let run = try folder.run("inspect", "content.seedbundle", "--record", name)
    #expect(run.code == 0)
    #expect(run.out.contains("id               \(SmallContent.firstID)\n"), "\(run.out)")
    let json = try folder.run("inspect", "content.seedbundle", "--record", name, "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    )
    #expect(object["bugSlug"] as? String == "need-to-be-busy")
    #expect(object["number"] as? Int == 1)
  }

  @Test
  func `inspect shows what was retired, a copy key as well`() throws {
    let retired = """
      [
        {
          "kind": "copyKey",
          "key": "checkIn.question",
          "retiredOn": "2026-01-31",
          "reason": "Asked twice."
        }
      ]

      """
    let folder = try Workspace(["retired.json": retired])
    #expect(try folder.run("compile", "--ignore", "quota").code == 0)
    let run = try folder.run("inspect", "content.seedbundle", "--record", "checkIn.question")
    #expect(run.code == 0)
    #expect(run.out == "record  retired record\nkind    copyKey\nkey     checkIn.question\n")
  }

  @Test(arguments: ["99", "00000000-0000-4000-8000-000000000000", "no.such.key"])
  func `a record that is not there is 2`(name: String) throws {
    let run = try workspace().run("inspect", "content.seedbundle", "--record", name)
    #expect(run.code == 2)
    #expect(run.err == "seedtool: content.seedbundle: there is no record \(name) in it\n")
  }

  @Test
  func `verify says that a bundle is sound, and built from this content`() throws {
    let folder = try workspace()
    let run = try folder.run("verify", "content.seedbundle")
    #expect(run.code == 0)
    #expect(run.out.isEmpty)
    #expect(run.err == "content.seedbundle: sound\n")
    let against = try folder.run("verify", "content.seedbundle", "--against", "content")
    #expect(against.code == 0)
    #expect(against.err == "content.seedbundle: sound, built from content\n")
    let json = try folder.run("verify", "content.seedbundle", "--against", "content", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    #expect(object?["sound"] as? Bool == true)
    #expect((object?["differences"] as? [String])?.isEmpty == true)
  }

  @Test
  func `verify says which files have changed since`() throws {
    let folder = try workspace()
    try folder.write("content/fixes.json", "[\n\(SmallContent.fix(2))\n]\n")
    try folder.write("content/retired.json", "[]\n")
    _ = try folder.shell("rm content/micro_education.json")
    let run = try folder.run("verify", "content.seedbundle", "--against", "content")
    #expect(run.code == 1)
    #expect(
      run.out == """
        content.seedbundle: fixes.json has changed since it was built
        content.seedbundle: retired.json is new since it was built
        content.seedbundle: micro_education.json is gone since it was built
        content.seedbundle: the compiled content differs since it was built

        """
    )
    // Without bugs nothing of what is for them has a value.
    _ = try folder.shell("rm content/bugs.json")
    for arguments in [
      ["verify", "content.seedbundle", "--against", "content"], ["diff", "content.seedbundle"],
    ] {
      let without = try Tool.run(arguments, in: folder)
      #expect(without.code == 2)
      #expect(
        without.err.hasPrefix("seedtool: content: it cannot be compiled: content/bugs.json is missing"),
        "\(without.err)"
      )
    }
  }

  @Test
  func `damage at any byte is found and said`() throws {
    let folder = try workspace()
    let bytes = try folder.data("content.seedbundle")
    var random = Random(state: 7)
    for _ in 0..<40 {
      var damaged = bytes
      let offset = Int(random.next() % UInt64(bytes.count))
      damaged[offset] ^= UInt8(1 << (random.next() % 8))
      try folder.write("damaged.seedbundle", damaged)
      let run = try folder.run("verify", "damaged.seedbundle")
      #expect(run.code == 1, "byte \(offset)")
      #expect(run.out.hasPrefix("damaged.seedbundle: ") && run.err.isEmpty)
    }
  }

  @Test
  func `a bundle cut short, grown or of nothing is found`() throws {
    let folder = try workspace()
    let bytes = try folder.data("content.seedbundle")
    for data in [Data(), bytes.prefix(7), bytes.prefix(64), bytes.dropLast(), bytes + [0], bytes + bytes] {
      try folder.write("damaged.seedbundle", data)
      #expect(try folder.run("verify", "damaged.seedbundle").code == 1, "\(data.count) bytes")
      let run = try folder.run("inspect", "damaged.seedbundle")
      #expect(run.code == 2)
      #expect(run.err.hasPrefix("seedtool: damaged.seedbundle: "))
    }
  }

  @Test(arguments: [
    ("nowhere", "there is no such file"), ("content", "it cannot be read: it is a directory"),
  ])
  func `what is no file is 2`(path: String, message: String) throws {
    let folder = try workspace()
    for command in ["inspect", "verify"] {
      let run = try folder.run(command, path)
      #expect(run.code == 2)
      #expect(run.err == "seedtool: \(path): \(message)\n")
    }
    #expect(
      try folder.run("verify", "content.seedbundle", "--against", path == "content" ? "x" : path).code == 2
    )
  }
}

/// SplitMix64: the same numbers in every run.
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
