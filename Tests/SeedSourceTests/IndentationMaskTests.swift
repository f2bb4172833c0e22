import SeedSource
import Testing

/// Brackets that were lost or doubled in a file that is laid out with a line for each member.
struct IndentationMaskTests {
  private static let sound = """
    {
      "product": "pressure",
      "hours": [[7, 9], [17, 19]],
      "entries": {
        "first": [
          {
            "title": "One {",
            "body": "It said \\"]\\"."
          },
          {
            "body": "Two"
          }
        ],
        "second": [
          { "body": "Three" },
          { "body": "Four" }
        ]
      },
      "limits": {
        "bundle": 2
      }
    }

    """

  private static let lines = sound.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private func problems(of text: String) -> [String] {
    JSONParser.read(SourceFile(path: "copy.json", text: text)).faults.map { fault in
      if case .invalidJSON(let problem, _) = fault.kind { problem } else { "\(fault.kind)" }
    }
  }

  @Test
  func `a file without faults has none`() {
    #expect(problems(of: Self.sound) == [])
  }

  @Test
  func `a line that is lost or doubled is one fault, or none`() {
    for index in Self.lines.indices {
      var less = Self.lines
      less.remove(at: index)
      #expect(problems(of: less.joined(separator: "\n")).count <= 1, "without line \(index + 1)")
      var more = Self.lines
      more.insert(more[index], at: index)
      #expect(problems(of: more.joined(separator: "\n")).count <= 1, "line \(index + 1) twice")
    }
  }

  @Test
  func `a bracket that is lost is one fault, and all around it is read`() {
    let bytes = Array(Self.sound.utf8)
    for index in bytes.indices.dropFirst().dropLast(2) where "{}[]".utf8.contains(bytes[index]) {
      var less = bytes
      less.remove(at: index)
      let text = String(decoding: less, as: UTF8.self)
      #expect(problems(of: text).count <= 1, "without byte \(index)")
    }
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    /// Of the line that is lost, from 1.
    let line: Int
    let problem: String
    let remedy: String
    /// Of the line at which the fault is shown, once the other is lost.
    let place: Int

    var testDescription: String { "line \(line)" }
  }

  @Test(arguments: [
    Damage(
      line: 13,
      problem: "the array is not closed here",
      remedy: "Close it with `]`.",
      place: 12
    ),
    Damage(
      line: 5,
      problem: "a key and its bracket are missing before this",
      remedy: "Write `\"…\": [` above this line.",
      place: 5
    ),
    Damage(
      line: 10,
      problem: "a bracket is missing before this",
      remedy: "Write `{` above this line.",
      place: 10
    ),
    Damage(
      line: 18,
      problem: "the object is not closed here",
      remedy: "Close it with `}`.",
      place: 17
    ),
  ])
  func `the fault is shown at the line that stands in the wrong column`(damage: Damage) throws {
    var lines = Self.lines
    lines.remove(at: damage.line - 1)
    let reading = JSONParser.read(SourceFile(path: "copy.json", text: lines.joined(separator: "\n")))
    let fault = try #require(reading.faults.first)
    #expect(reading.faults.count == 1)
    #expect(!reading.isCut)
    #expect(fault.kind == .invalidJSON(problem: damage.problem, remedy: damage.remedy))
    let before = lines.joined(separator: "\n").utf8.prefix(fault.range.start)
    #expect(before.count { $0 == UInt8(ascii: "\n") } + 1 == damage.place)
    let tree = reading.tree
    let keys = tree.children(of: 0).enumerated().filter { $0.offset % 2 == 0 }.map {
      tree.string(at: $0.element)
    }
    #expect(keys == ["product", "hours", "entries", "limits"])
  }

  @Test
  func `where more than a few lines stand in the wrong column, columns tell nothing`() {
    let record = "  {\n    \"a\": 1\n  },\n"
    let lost = "  {\n    \"a\": 1\n"
    func text(_ count: Int) -> String {
      "[\n" + String(repeating: record + lost, count: count) + "  {\n    \"a\": 1\n  }\n]\n"
    }
    #expect(problems(of: text(8)) == Array(repeating: "the object is not closed here", count: 8))
    #expect(problems(of: text(9)) == ["the object is not closed before the next one"])
  }

  @Test(arguments: [true, false])
  func `the markers of a merge are named whatever stands between them`(isFirstSideSound: Bool) {
    var lines = Self.lines
    lines.insert(">>>>>>> theirs", at: 14)
    lines.insert("=======", at: 9)
    lines.insert("<<<<<<< ours", at: 7)
    if !isFirstSideSound { lines.remove(at: 9) }
    let text = lines.joined(separator: "\n")
    let reading = JSONParser.read(SourceFile(path: "copy.json", text: text))
    #expect(problems(of: text) == ["a merge left its conflict markers here"])
    #expect(reading.isCut == !isFirstSideSound)
  }
}
