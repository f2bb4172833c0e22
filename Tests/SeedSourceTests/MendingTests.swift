import SeedSource
import Testing

/// What a fault offers to write: the sound text, or nothing.
struct MendingTests {
  private static let sound = """
    [
      {
        "id": "a",
        "number": 1,
        "text": "One thing, once.",
        "steps": [
          {
            "id": "c"
          },
          {
            "id": "d"
          }
        ]
      },
      {
        "id": "b",
        "number": 2,
        "text": "Another.",
        "steps": []
      }
    ]

    """

  struct Damage: Sendable, CustomTestStringConvertible {
    /// What of the sound text was replaced, and by what.
    let old: String
    let new: String
    let problem: String
    let isMended: Bool
    var testDescription: String { "\(problem): \(new)" }

    init(_ old: String, _ new: String, _ problem: String, isMended: Bool = true) {
      (self.old, self.new, self.problem, self.isMended) = (old, new, problem, isMended)
    }

    var text: String {
      let first = MendingTests.sound.firstRange(of: old)
      return first.map { MendingTests.sound.replacingCharacters($0, new) } ?? ""
    }
  }

  @Test
  func `a semicolon for every comma of a nested record is one fault, and is mended`() throws {
    let text = Self.sound.replacing(",\n", with: ";\n")
    let faults = JSONParser.read(SourceFile(path: "a.json", text: text)).faults
    #expect(faults.count == 1, "\(faults.map(\.range))")
    let commas = try #require(faults.first?.mending?.replacements)
    #expect(commas.count == text.utf8.count { $0 == UInt8(ascii: ";") })
    #expect(commas.allSatisfy { $0.text == "," })
  }

  static let damages = [
    Damage("  },\n  {\n    \"id\": \"b\"", "    \"id\": \"b\"", "two records run into one here"),
    Damage("\n  },\n  {\n    \"id\": \"b\"", ",\n    \"id\": \"b\"", "two records run into one here"),
    Damage("  },\n", "  ],\n", "`]` closes an object that `{` opened"),
    Damage("    ]\n  },", "    }\n  },", "`}` closes an array that `[` opened"),
    Damage("\"steps\": [\n", "\"steps\": {\n", "a list opens with `[`, not with `{`"),
    Damage(
      "\"steps\": []",
      "\"steps\": { { \"id\": \"c\" } }",
      "an object's member needs a key",
      isMended: false
    ),
    Damage("    \"number\": 1", "    > \"number\": 1", "this line starts with the `>` of a quotation"),
    Damage("    \"number\": 1", "    - \"number\": 1", "this line starts with the bullet of a Markdown list"),
    Damage(
      "    \"number\": 1",
      "@@ -12,7 +12,8 @@\n    \"number\": 1",
      "this line is from a patch, not JSON"
    ),
    Damage(
      "    \"number\": 1,\n    \"text\": \"One",
      """
      -    "number": 7,
      -    "text": "Another.",
      +    "number": 1,
      +    "text": "One
      """,
      "4 lines start with `+` or `-` of a patch"
    ),
    Damage(
      "    \"number\": 1,",
      "-    \"number\": 7,\n+    \"number\": 1,\n-    \"validation\": \"No.\",",
      "3 lines start with `+` or `-` of a patch",
      isMended: false
    ),
    Damage("\"id\": \"a\",", "\"id\": \"a\"],", "there is one `]` too many"),
    Damage("\"id\": \"a\",", "\"id\": \"a\"]", "there is one `]` too many"),
    Damage("\"id\": \"c\"", "\"id\": \"c\" ],", "there is one `]` too many"),
    Damage("\"id\": \"a\",", "\"id\": \"a\" },", "there is one `}` too many"),
    Damage("\"number\": 1,", "\"number\": 1 },", "there is one `}` too many"),
    Damage("\"number\": 1,", "\"number\": 1 ],", "there is one `]` too many", isMended: false),
    Damage("  {\n    \"id\": \"a\"", "  {{\n    \"id\": \"a\"", "there is one `{` too many"),
    Damage("  {\n    \"id\": \"a\"", "  { {\n    \"id\": \"a\"", "there is one `{` too many"),
    Damage("\"steps\": [\n", "\"steps\": [[\n", "there is one `[` too many"),
    Damage("[\n  {", "[[\n  {", "there is one `[` too many"),
    Damage("    \"number\": 1", "    $ \"number\": 1", "what stands before the key is no JSON"),
    Damage(
      "    \"number\": 1",
      "    mine \"number\": 1",
      "what stands before the key is no JSON",
      isMended: false
    ),
    Damage("\"number\": 1,", "\"number\": 1, # mine", "JSON has no comments", isMended: false),
    Damage("[\n  {", "# mine\n[\n  {", "JSON has no comments", isMended: false),
    Damage("[\n  {", "```json\n[\n  {", "this line is a code fence of Markdown"),
    Damage(
      "  },\n  {\n    \"id\": \"b\"",
      "  }\n]\n  {\n    \"id\": \"b\"",
      "a record is after the end of the list"
    ),
    Damage("  }\n]\n", "  }\n", "the file breaks off here: the array is not closed", isMended: false),
    Damage("    \"number\": 1", "...\n    \"number\": 1", "what stands here is no JSON"),
    Damage(
      "    \"number\": 1",
      "see below\n    \"number\": 1",
      "what stands here is no JSON",
      isMended: false
    ),
    Damage(
      "    \"number\": 1",
      "    12 |  \"number\": 1",
      "what stands before the key is no JSON",
      isMended: false
    ),
    Damage("\"number\": 1", "\"number\":: 1", "there is one colon too many"),
    Damage("\"id\": \"d\"", "\"id\": \"d\".", "`.` is after the value"),
    Damage("\"id\": \"d\"", "\"id\": \"d\" . ", "`.` is after the value"),
    Damage("\"id\": \"d\"", "\"id\": \"d\";", "`;` is after the value"),
    Damage("\"number\": 1,", "\"number\": 1.,", "`.` is after the value"),
    Damage("\"number\": 1,", "\"number\": 1!?,", "`!?` is after the value"),
    Damage("\"steps\": []", "\"steps\": [].", "`.` is after the value"),
    Damage("\"number\": 1,", "\"number\": 1.", "a comma separates two members, not `.`"),
    Damage("once.\",", "once.\".", "a comma separates two members, not `.`"),
    Damage(
      "  },\n  {\n    \"id\": \"b\"",
      "  }.\n  {\n    \"id\": \"b\"",
      "a comma separates two members, not `.`"
    ),
    Damage("\"number\": 1,", "\"number\": 1 7,", "there is a space in the number", isMended: false),
    Damage("once.\"", "once.\"\"", "there is one quote too many"),
    Damage("\"One", "\"\"One", "there is one quote too many"),
    Damage("thing, once", "thing, \" + \"once", "one text is in several strings"),
    Damage("thing, once", "thing,\"\n      \" once", "one text is in several strings"),
    Damage("thing, once", "thing,\" +\n      \"once", "one text is in several strings", isMended: false),
    Damage("once.\",\n", "once.,\"\n", "the comma is inside the quotes"),
    Damage("once.\",\n", "once,\"\n", "the comma is inside the quotes", isMended: false),
    Damage("thing, once", "thing,\n  once", "line break"),
    Damage("thing, once", "thing,  \n\n  once", "line break"),
    Damage("thing, once", "thing, mid-\n  once", "line break", isMended: false),
    Damage("thing, once", "thing, mid\u{2010}\n  once", "line break", isMended: false),
    Damage("thing, once", "thing, mid\u{2011}\n  once", "line break", isMended: false),
    Damage("thing, once", "thing, mid\n  \u{2011}once", "line break", isMended: false),
    Damage("thing, once", "thing, mid\u{AD}\n  once", "line break", isMended: false),
    Damage("thing, once", "thing,\u{A0}\n  once", "line break", isMended: false),
    Damage("thing, once", "thing,\n  \u{A0}once", "line break", isMended: false),
    Damage("thing, once", "thing, '\n  once", "line break", isMended: false),
    Damage("thing, once", "thing, don\n  't, once", "line break", isMended: false),
    Damage("thing, once", "thing, 10\n  \\u201320, once", "line break", isMended: false),
    Damage("thing, once", "thing, and/\n  once", "line break", isMended: false),
    Damage("thing, once", "thing\n  - once", "line break", isMended: false),
    Damage("thing, once", "thing\n  # once", "line break", isMended: false),
    Damage("thing, once", "thing \\\"\n  once", "line break", isMended: false),
    Damage("thing, once", "thing \\\"so\n  \\\", once", "line break", isMended: false),
    Damage("thing, once", "thing\n  :) once", "line break", isMended: false),
    Damage("  }\n]\n", "  }\n]\n,\n", "there is text after the end of the JSON value"),
    Damage("  }\n]\n", "  }\n];", "there is text after the end of the JSON value"),
  ]

  @Test(arguments: damages)
  func `a mistake is one fault, and what mends it writes the sound text`(damage: Damage) throws {
    let file = SourceFile(path: "fixes.json", text: damage.text)
    let faults = JSONParser.read(file).faults
    let problems = faults.map { fault in
      switch fault.kind {
      case .invalidJSON(let problem, _): problem
      case .controlCharacter: "line break"
      default: "\(fault.kind)"
      }
    }
    #expect(problems == [damage.problem])
    let mended = faults.first?.mending.map { mend(damage.text, $0.replacements) }
    guard damage.isMended else {
      #expect(mended == nil)
      return
    }
    // White space between values is the form's concern, not the mending's.
    #expect(mended.map(tokens) == tokens(Self.sound))
  }

  /// The second record lost its opening bracket: its first key is one that the record before it has.
  @Test
  func `a bracket is not one too many where another record starts behind it`() {
    let text = Self.sound.replacing("  {\n    \"id\": \"b\"", with: "    \"id\": \"b\"")
    for fault in JSONParser.read(SourceFile(path: "fixes.json", text: text)).faults {
      guard case .invalidJSON(let problem, _) = fault.kind else { continue }
      #expect(!problem.contains("too many"))
    }
  }

  @Test(arguments: [
    ("a lean\u{2014}\n   a chin", "a lean\u{2014}a chin"),
    ("a lean \u{2014}\n  a chin", "a lean \u{2014} a chin"),
    ("a lean\n  \u{2014}a chin", "a lean\u{2014}a chin"),
    ("a lean\n  \u{2014} a chin", "a lean \u{2014} a chin"),
    ("1900\u{2013}\n1910", "1900\u{2013}1910"), ("caf\u{E9}\n\u{E9}t\u{E9}", "caf\u{E9} \u{E9}t\u{E9}"),
    ("It is.\n  (Not.)", "It is. (Not.)"), ("\n  At its start", "At its start"),
    ("\u{2014}\n  a", "\u{2014}a"), ("get this done:\n{commitment}", "get this done: {commitment}"),
    ("FIX\n#{number}", "FIX #{number}"), ("{number}\n of", "{number} of"),
    (#"End it on\#n\"wrong\"."#, #"End it on \"wrong\"."#),
    (#"say \"no\".\#n\#n  Then"#, #"say \"no\". Then"#), (#"\"no\"\#nagain"#, #"\"no\" again"#),
    ("a plate breaking\n: your head", "a plate breaking: your head"), ("it is\r\n\r\n\n done", "it is done"),
  ])
  func `lines are joined as they are read`(broken: String, joined: String) throws {
    let file = SourceFile(path: "fixes.json", text: "[\"\(broken)\"]")
    let mending = try #require(JSONParser.read(file).faults.first?.mending)
    #expect(mend("[\"\(broken)\"]", mending.replacements) == "[\"\(joined)\"]")
  }

  @Test(arguments: [
    "[\n  {}\n]\n{ \"a\": 1 }\n", "[\n  {}\n],\n{ \"a\": 1 }", "[{}], { \"a\": 1 }]", "[]\n{}\n{}",
  ])
  func `a record behind the list's end is read, and its bracket moves below it`(text: String) throws {
    let reading = JSONParser.read(SourceFile(path: "fixes.json", text: text))
    let count = reading.tree.children(of: 0).map { reading.tree[$0].kind }.count { $0 == .object }
    #expect(count == 2)
    #expect(!reading.isCut)
    let mending = try #require(reading.faults.first?.mending)
    let again = JSONParser.read(SourceFile(path: "fixes.json", text: mend(text, mending.replacements)))
    #expect(again.faults.isEmpty)
    #expect(again.tree.children(of: 0).map { again.tree[$0].kind } == [.object, .object])
  }

  @Test
  func `a decimal comma is mended only when asked`() throws {
    let text = "{ \"weight\": 1,2 }"
    let mending = try #require(
      JSONParser.read(SourceFile(path: "fixes.json", text: text)).faults.first?.mending
    )
    #expect(mending.isUnsafe)
    #expect(mend(text, mending.replacements) == "{ \"weight\": 1.2 }")
  }

  @Test(arguments: [
    ("2026-11-26", "a date"), ("2026-11-26T09:30:00Z", "a date"), ("26.11.2026", "a date"),
    ("2026/11/26", "a date"),
    ("09:30", "a time"), ("9:30", "a time"), ("23:15:00", "a time"), ("1.12.0", "a version"),
  ])
  func `what lacks its quotes gets them`(value: String, name: String) throws {
    for (before, after) in [
      ("{ \"a\": ", ", \"b\": 1 }"), ("{ \"a\": ", " }"), ("{ \"a\": ", "\n}"), ("[", ", \"b\"]"),
    ] {
      let text = before + value + after
      let faults = JSONParser.read(SourceFile(path: "fixes.json", text: text)).faults
      let remedy = "Write `\"\(value)\"`."
      #expect(faults.map(\.kind) == [.invalidJSON(problem: "\(name) stands in quotes", remedy: remedy)])
      let mending = try #require(faults.first?.mending)
      #expect(mend(text, mending.replacements) == "\(before)\"\(value)\"\(after)")
    }
  }

  @Test
  func `what quotes and fences stand around is read`() {
    let quoted = "> " + Self.sound.dropLast().replacing("\n", with: "\n> ") + "\n"
    for text in [quoted, "```json\n\(Self.sound)```\n"] {
      let reading = JSONParser.read(SourceFile(path: "fixes.json", text: text))
      #expect(reading.faults.count == 1)
      #expect(!reading.isCut)
      #expect(reading.tree.children(of: 0).map { reading.tree[$0].kind } == [.object, .object])
      let mended = reading.faults.first?.mending.map { mend(text, $0.replacements) }
      #expect(mended.map(tokens) == tokens(Self.sound))
    }
  }

  @Test(arguments: [";", ","])
  func `a sign behind the end leaves the file read`(sign: String) {
    let reading = JSONParser.read(SourceFile(path: "fixes.json", text: "[\n  1\n]\(sign)\n"))
    #expect(!reading.isCut && reading.faults.first?.mending != nil)
  }

  @Test
  func `a fence with a record on its line is not deleted`() {
    let text = "[\n```{\"id\": \"a\"},\n{\"id\": \"b\"}\n]\n"
    let faults = JSONParser.read(SourceFile(path: "fixes.json", text: text)).faults
    #expect(!faults.isEmpty)
    for mending in faults.compactMap(\.mending) {
      #expect(mend(text, mending.replacements).contains("{\"id\": \"a\"}"))
    }
  }

  @Test(arguments: ["+", "-"])
  func `the sign that a patch left is deleted, and its line stays`(sign: String) throws {
    let text = "[\n\(sign)  {\"id\": \"a\"}\n]\n"
    let faults = JSONParser.read(SourceFile(path: "fixes.json", text: text)).faults
    let mending = try #require(faults.first?.mending)
    #expect(!mending.isUnsafe && mend(text, mending.replacements) == "[\n  {\"id\": \"a\"}\n]\n")
  }

  /// A text without white space outside of strings.
  private func tokens(_ text: String) -> String {
    var isInString = false
    return String(
      text.filter { sign in
        if sign == "\"" { isInString.toggle() }
        return isInString || !sign.isWhitespace
      }
    )
  }

  private func mend(_ text: String, _ replacements: [SyntaxFault.Replacement]) -> String {
    var bytes = Array(text.utf8)
    for replacement in replacements.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(replacement.range.start..<replacement.range.end, with: replacement.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, _ new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
