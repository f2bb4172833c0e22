import Foundation
import SeedReview
import SeedSource
import SeedTables
import Testing

/// Three versions of a file, merged.
struct ContentMergeTests {
  static func merge(
    _ base: String,
    _ ours: String,
    _ theirs: String,
    _ kind: ContentKind = .fixes,
    yielding: ContentMerge.Side = .theirs,
    taken: ContentMerge.TakenNumbers = ContentMerge.TakenNumbers()
  ) -> (text: String, conflictCount: Int)? {
    let files = [base, ours, theirs].map { SourceFile(path: "\(kind.path).json", text: $0) }
    let outcome = ContentMerge.merge(
      base: files[0],
      ours: files[1],
      theirs: files[2],
      kind: kind,
      yielding: yielding,
      taken: { taken }
    )
    return outcome.map { (String(decoding: $0.bytes, as: UTF8.self), $0.conflictCount) }
  }

  private func fix(_ id: String, _ number: Int, _ prompt: String = "p", more: String = "") -> String {
    "{\"id\": \"\(id)\", \"number\": \(number), \"prompt\": \"\(prompt)\"\(more)}"
  }

  private func list(_ records: String...) -> String { "[\(records.joined(separator: ","))]" }

  /// The ids and numbers of a merged file.
  private func numbers(_ text: String) throws -> [String] {
    let records = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    return records.map { "\($0["id"] ?? "") \($0["number"] ?? "")" }
  }

  @Test
  func `both additions stay, and theirs gets the next number`() throws {
    let base = list(fix("a", 1), fix("b", 2))
    let merged = try #require(
      Self.merge(
        base,
        list(fix("a", 1), fix("b", 2), fix("o", 3)),
        list(fix("a", 1), fix("b", 2), fix("t", 3))
      )
    )
    #expect(merged.conflictCount == 0)
    #expect(try numbers(merged.text) == ["a 1", "b 2", "o 3", "t 4"])
  }

  @Test
  func `where ours gives way, its new numbers and letters are the next ones`() throws {
    func version(_ id: String, _ step: String) -> String {
      let steps = "[{\"id\": \"a\", \"instruction\": \"\(step)\"}]"
      return list(
        fix("a", 1, more: ", \"configuration\": {\"multiStep\": {\"steps\": \(steps)}}"),
        fix(id, 2)
      )
    }
    let base = list(fix("a", 1, more: ", \"configuration\": {\"multiStep\": {\"steps\": []}}"))
    var taken = ContentMerge.TakenNumbers()
    taken.owners = [3: "elsewhere"]
    let merged = try #require(
      Self.merge(base, version("o", "O"), version("t", "T"), yielding: .ours, taken: taken)
    )
    #expect(merged.conflictCount == 0)
    #expect(try numbers(merged.text) == ["a 1", "t 2", "o 4"])
    let plain = merged.text.filter { !$0.isWhitespace }
    for step in ["{\"id\":\"a\",\"instruction\":\"T\"}", "{\"id\":\"b\",\"instruction\":\"O\"}"] {
      #expect(plain.contains(step), "\(merged.text)")
    }
  }

  @Test
  func `the next number is above retired ones and those of other files`() throws {
    var taken = ContentMerge.TakenNumbers()
    taken.owners = [3: "elsewhere", 7: "retired"]
    taken.highest = 9
    let merged = try #require(
      Self.merge("[]", list(fix("o", 1)), list(fix("t", 3), fix("u", 1)), taken: taken)
    )
    #expect(try numbers(merged.text) == ["o 1", "u 10", "t 11"])
    // A record that stands in another file already, under this number, keeps it.
    taken.owners = [3: "t"]
    let moved = try #require(Self.merge("[]", list(fix("o", 1)), list(fix("t", 3)), taken: taken))
    #expect(try numbers(moved.text) == ["o 1", "t 3"])
  }

  @Test
  func `different fields of one record are merged`() throws {
    let merged = try #require(
      Self.merge(
        list(fix("a", 1, "old")),
        list(fix("a", 1, "new")),
        list(fix("a", 1, "old", more: ", \"inlineComment\": \"c\""))
      )
    )
    #expect(
      merged.text == """
        [
          {
            "id": "a",
            "number": 1,
            "prompt": "new",
            "inlineComment": "c"
          }
        ]

        """
    )
  }

  @Test
  func `a field that both changed stands between markers, and nothing else does`() throws {
    let merged = try #require(
      Self.merge(
        list(fix("a", 1)),
        list(fix("a", 1, "ours \\\"x\\\""), fix("o", 2)),
        list(fix("a", 1, "theirs"))
      )
    )
    #expect(merged.conflictCount == 1)
    #expect(
      merged.text == """
        [
          {
            "id": "a",
            "number": 1,
        <<<<<<< ours
            "prompt": "ours \\\"x\\\""
        =======
            "prompt": "theirs"
        >>>>>>> theirs
          },
          {
            "id": "o",
            "number": 2,
            "prompt": "p"
          }
        ]

        """
    )
  }

  @Test
  func `what one side deleted and the other changed is a conflict, and either side is JSON`() throws {
    let base = list(fix("a", 1), fix("b", 2))
    let merged = try #require(Self.merge(base, list(fix("a", 1)), list(fix("a", 1), fix("b", 2, "new"))))
    #expect(merged.conflictCount == 1)
    #expect(
      merged.text == """
        [
          {
            "id": "a",
            "number": 1,
            "prompt": "p"
        <<<<<<< ours
          }
        =======
          },
          {
            "id": "b",
            "number": 2,
            "prompt": "new"
          }
        >>>>>>> theirs
        ]

        """
    )
    let deleted = try #require(Self.merge(base, list(fix("a", 1)), list(fix("b", 2))))
    #expect(deleted.conflictCount == 0 && deleted.text == "[]\n")
  }

  @Test
  func `variants and words of both sides stay, one that both changed is a conflict`() throws {
    func table(_ bodies: String...) -> String {
      let variants = bodies.map { "{\"body\": \"\($0)\"}" }.joined(separator: ",")
      return "{\"product\": \"p\", \"voice\": \"v\", \"entries\": {\"k.a\": [\(variants)]}}"
    }
    let both = try #require(
      Self.merge(table("1", "2"), table("1", "2", "3"), table("1x", "2", "4"), .copyTable)
    )
    let bodies = both.text.split(separator: "\n").filter { $0.contains("body") }
      .map { $0.filter(\.isNumber) + $0.filter { $0 == "x" } }
    #expect(both.conflictCount == 0 && bodies == ["1x", "2", "3", "4"])
    let twice = try #require(Self.merge(table("1"), table("1x"), table("1y"), .copyTable))
    #expect(twice.conflictCount == 1 && twice.text.contains("\"body\": \"1x\"\n=======\n"))
    func words(_ words: String) -> String { "{\"wordLists\": {\"accept\": [\(words)]}}" }
    let lists = try #require(
      Self.merge(words("\"a\""), words("\"a\",\"b\""), words("\"c\",\"a\""), .configuration)
    )
    #expect(lists.conflictCount == 0)
    #expect(lists.text.filter(\.isLetter).hasSuffix("acceptcab"))
  }

  @Test
  func `judgements of both sides stay, one a line and sorted`() throws {
    func line(_ record: String, _ name: String) -> String {
      "  { \"record\": \"\(record)\", \"verdict\": \"pass\", \"reviewer\": { \"kind\": \"person\", \"name\": \"\(name)\" } }"
    }
    func file(_ lines: String...) -> String { "[\n\(lines.joined(separator: ",\n"))\n]\n" }
    let merged = try #require(
      Self.merge(
        file(line("b", "Ada")),
        file(line("b", "Ada"), line("c", "Ada"), line("d", "Ada")),
        file(line("a", "Bo"), line("b", "Bo"), line("c", "Bo")),
        .reviews
      )
    )
    #expect(merged.conflictCount == 0)
    #expect(
      merged.text
        == file(line("a", "Bo"), line("b", "Bo"), line("c", "Ada"), line("c", "Bo"), line("d", "Ada"))
    )
  }

  @Test
  func `a step that both sides added under one letter is two`() throws {
    func steps(_ steps: (id: String, text: String)...) -> String {
      let list = steps.map { "{\"id\": \"\($0.id)\", \"instruction\": \"\($0.text)\"}" }.joined(
        separator: ","
      )
      return self.list(fix("f", 1, more: ", \"configuration\": {\"multiStep\": {\"steps\": [\(list)]}}"))
    }
    func merged(_ ours: (id: String, text: String), _ theirs: (id: String, text: String)...) throws
      -> [String]
    {
      let all = [("a", "A")] + theirs
      let text = try #require(
        Self.merge(
          steps(("a", "A")),
          steps(("a", "A"), ours),
          all.count == 2 ? steps(all[0], all[1]) : steps(all[0], all[1], all[2])
        )
      )
      #expect(text.conflictCount == 0)
      return text.text.split(separator: "\n").filter { $0.contains("\"id\"") || $0.contains("instruction") }
        .dropFirst().map { String($0.split(separator: "\"")[3]) }
    }
    #expect(try merged(("b", "O"), ("b", "T")) == ["a", "A", "b", "O", "c", "T"])
    #expect(try merged(("b", "O"), ("b", "T"), ("c", "U")) == ["a", "A", "b", "O", "d", "T", "c", "U"])
    #expect(try merged(("b", "O"), ("b", "O")) == ["a", "A", "b", "O"])
  }

  @Test
  func `steps that one side moved and the other changed are both; moved twice is a conflict`() throws {
    func steps(_ ids: String) -> String {
      let steps = ids.split(separator: " ").map {
        "{\"id\": \"\($0.prefix(1))\", \"instruction\": \"\($0)\"}"
      }
      return list(
        fix(
          "f",
          1,
          more: ", \"configuration\": {\"multiStep\": {\"steps\": [\(steps.joined(separator: ","))]}}"
        )
      )
    }
    func order(_ text: String) -> [String] {
      text.split(separator: "\n").filter { $0.contains("instruction") }.map {
        String($0.split(separator: "\"")[3])
      }
    }
    let merged = try #require(Self.merge(steps("a b c"), steps("a bb c"), steps("c a b")))
    #expect(merged.conflictCount == 0 && order(merged.text) == ["c", "a", "bb"])
    #expect(try #require(Self.merge(steps("a b c"), steps("b a c"), steps("c a b"))).conflictCount == 1)
  }

  @Test
  func `an interaction that both chose anew is a conflict as a whole`() throws {
    func chosen(_ configuration: String) -> String {
      list(fix("f", 1, more: ", \"configuration\": {\(configuration)}"))
    }
    let merged = try #require(
      Self.merge(
        list(fix("f", 1)),
        chosen("\"timed\": {\"durationSeconds\": 60}"),
        chosen("\"counter\": {\"targetDescription\": \"t\"}")
      )
    )
    #expect(merged.conflictCount == 1 && merged.text.contains("=======\n    \"configuration\": {\n"))
  }

  @Test
  func `line ends and a byte order mark are no changes; what does not parse is not merged`() throws {
    let base = "[\n\(fix("a", 1))\n]\n"
    let merged = try #require(
      Self.merge(base, "\u{FEFF}" + base.replacing("\n", with: "\r\n"), list(fix("a", 1, "new")))
    )
    #expect(merged.conflictCount == 0 && !merged.text.contains("\r") && merged.text.contains("new"))
    for broken in ["[", "", "[{\"id\": 1, \"id\": 2}]"] {
      #expect(Self.merge(base, broken, base) == nil && Self.merge(base, base, broken) == nil)
    }
    #expect(Self.merge("<<<<<<<", base, base) == nil)
    // An empty base is none: both added the file.
    #expect(try #require(Self.merge("", list(fix("o", 1)), list(fix("t", 2)))).conflictCount == 0)
  }
}
