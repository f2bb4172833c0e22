import SeedDecoding
import SeedSource
import SeedTables
import Testing

struct ContentFormatTests {
  private func formatted(_ text: String, _ kind: ContentKind = .fixes) -> String? {
    ContentFormat.formatted(SourceFile(path: "\(kind.path).json", text: text), kind: kind)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test
  func `members come in the order of their table, one a line, and fixes by their numbers`() {
    let text = #"[{"prompt":"b","x":{"b":[1,2.50],"a":[]},"number":2,"id":"2"},{"number":1}]"#
    #expect(
      formatted(text) == """
        [
          {
            "number": 1
          },
          {
            "id": "2",
            "number": 2,
            "prompt": "b",
            "x": {
              "b": [1, 2.50],
              "a": []
            }
          }
        ]

        """
    )
  }

  @Test
  func `keys of a map and what the tables do not know keep their order`() {
    let text = #"{"entries":{"z.b":[{"body":"1","title":"2"}],"a":[]},"voice":"b","product":"a"}"#
    #expect(
      formatted(text, .copyTable) == """
        {
          "product": "a",
          "voice": "b",
          "entries": {
            "z.b": [
              {
                "title": "2",
                "body": "1"
              }
            ],
            "a": []
          }
        }

        """
    )
  }

  @Test
  func `a judgement stands on one line, and lines are sorted`() throws {
    let text =
      #"[{"verdict":"pass","record":"b","reviewer":{"name":"A","kind":"person"}},{"record":"a","x":[1,"c"]}]"#
    let form = """
      [
        { "record": "a", "x": [1, "c"] },
        { "record": "b", "verdict": "pass", "reviewer": { "kind": "person", "name": "A" } }
      ]

      """
    #expect(formatted(text, .reviews) == form)
    func difference(_ text: String) -> Int? {
      let tree = JSONParser.parse(SourceFile(path: "reviews.json", text: text)).tree
      return ContentFormat.firstDifference(in: tree, kind: .reviews)
    }
    #expect(difference(form) == nil)
    #expect(difference(text) == 1)
    let lines = form.split(separator: "\n")
    let unsorted = "[\n\(lines[2]),\n\(lines[1].dropLast())\n]\n"
    #expect(difference(unsorted) == unsorted.utf8.count - unsorted.utf8.drop { $0 != 0x62 }.count)
    #expect(formatted(unsorted, .reviews) == form)
  }

  @Test
  func `escapes stay where JSON needs them, and numbers as they are written`() {
    let text = #"["\u0041\/\u00e9\ud83d\ude00\n\t\"\\\b\u001f", 1.0e5, -0]"#
    #expect(formatted(text) == "[\n  \"A/é😀\\n\\t\\\"\\\\\\u0008\\u001f\",\n  1.0e5,\n  -0\n]\n")
  }

  @Test(arguments: [
    "", "[", "[1,]", "[{\"a\": 1, \"a\": 2}]", "[]\r\n", "\u{FEFF}[]", #"["\ud800"]"#, "[\"\t\"]",
  ])
  func `a broken file is left alone`(_ text: String) { #expect(formatted(text) == nil) }

  private static let form = """
    [
      {
        "id": "a",
        "number": 1,
        "prompt": "b"
      },
      {
        "number": 2
      }
    ]

    """

  /// What was done to the form, and how it is mended; the form is to come of it again.
  @Test(arguments: [
    ("\"b\"\n", "\"b\" ,\n", "\"b\" \n"), ("\"number\": 1", "number: 1", "\"number\":  1"),
    ("},\n", "}\n", "} ,\n"), ("\n", "\r\n", "\n"), ("  }\n]\n", "", "}]"), ("2\n", "2\n,\n", "2\n \n"),
  ])
  func `a change that mends a file keeps its form`(_ sound: String, _ broken: String, _ mended: String) {
    let old = SourceFile(path: "fixes.json", text: Self.form.replacing(sound, with: broken))
    #expect(ContentFormat.formatted(old, kind: .fixes) == nil)
    let new = Array(Self.form.replacing(sound, with: mended).utf8)
    #expect(ContentFormat.keeping(new, of: old, kind: .fixes) == Array(Self.form.utf8))
  }

  @Test(arguments: [
    ("    ", "\t"), ("\": ", "\":"), ("\n", ""), ("\n", "\n\n"), ("\"number\": 2", "\"number\": 0"),
    ("\"id\": \"a\",\n    \"number\": 1,", "\"number\": 1,\n    \"id\": \"a\","),
  ])
  func `a change that mends a file gives it no other form`(_ form: String, _ other: String) {
    let text = Self.form.replacing(form, with: other)
    let old = SourceFile(path: "fixes.json", text: text.replacing("\"b\"", with: "\"b\" ,"))
    #expect(ContentFormat.formatted(old, kind: .fixes) == nil)
    let new = Array(text.replacing("\"b\"", with: "\"b\" ").utf8)
    #expect(ContentFormat.keeping(new, of: old, kind: .fixes) == new)
  }

  @Test
  func `formatting 10000 random and damaged files changes nothing that is read, and twice nothing at all`() {
    var random = SeededGenerator(seed: 11)
    let alphabet = Array("\"\\{}[]:,-.e019tfnu \n\u{0}é'".utf8) + [0xFF]
    var soundCount = 0
    for round in 0..<10_000 {
      let kind = ContentKind.json.randomElement(using: &random) ?? .fixes
      var text = RandomJSON(random)
      text.root(kind)
      random = text.random
      var bytes = Array(text.text.utf8)
      for _ in 0..<(round % 2 == 0 ? 0 : Int.random(in: 1...3, using: &random)) where !bytes.isEmpty {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[position] = alphabet.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: position)
        default: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: position)
        }
      }
      let file = SourceFile(path: "a.json", bytes: bytes)
      let (tree, faults) = JSONParser.parse(file)
      guard let new = ContentFormat.formatted(file, kind: kind) else {
        #expect(!faults.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      soundCount += 1
      #expect(faults.isEmpty)
      let (after, newFaults) = JSONParser.parse(SourceFile(path: "a.json", bytes: new))
      #expect(newFaults.isEmpty)
      #expect(Self.meaning(0, after, isRoot: true) == Self.meaning(0, tree, isRoot: true))
      #expect(ContentFormat.formatted(after.file, kind: kind) == new)
      #expect(ContentFormat.firstDifference(in: after, kind: kind) == nil)
      #expect((ContentFormat.firstDifference(in: tree, kind: kind) == nil) == (new == bytes))
    }
    #expect(soundCount > 5000)
  }

  /// A value without what JSON leaves open: white space, escapes, the order of members; and that of records.
  private static func meaning(_ node: NodeIndex, _ tree: JSONTree, isRoot: Bool = false) -> String {
    switch tree[node].kind {
    case .string: return "\"" + tree.string(at: node) + "\""
    case .array:
      let members = tree.children(of: node).map { meaning($0, tree) }
      return "[" + (isRoot ? members.sorted() : members).joined(separator: ",") + "]"
    case .object:
      var members: [String] = []
      var children = tree.children(of: node)
      while let key = children.next(), let value = children.next() {
        members.append("\(tree.string(at: key)):\(meaning(value, tree))")
      }
      return "{" + members.sorted().joined(separator: ",") + "}"
    default: return tree.file.text(tree[node].range)
    }
  }
}

/// JSON at random, with the names of the tables, in every sort of white space and escapes.
private struct RandomJSON {
  var random: SeededGenerator
  private(set) var text = ""

  init(_ random: SeededGenerator) { self.random = random }

  private static let names = [
    "id", "number", "prompt", "configuration", "quiz", "options", "text", "entries", "body", "title", "keys",
    "key", "placeholders", "limits", "rules", "egofix", "x", "é", "\\u0061", "", "$schema",
  ]
  private static let pieces = [
    "a", "é", "e\u{301}", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00E9", "\\ud83d\\ude00",
    "\\u0000",
    "\\u2028", "{n}",
  ]
  private static let numbers = ["0", "1", "-0", "2", "10", "1.50", "1e3", "12345678901234567890", "3"]

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

  private mutating func space() {
    for _ in 0..<Int.random(in: 0...2, using: &random) { text += pick([" ", "\n", "\t", "  "]) }
  }

  mutating func root(_ kind: ContentKind) {
    space()
    var isList = false
    if case .array = kind.row.root { isList = true }
    if Int.random(in: 0..<10, using: &random) == 0 { isList.toggle() }
    if isList { list(depth: 0) } else { object(depth: 0) }
    space()
  }

  private mutating func value(depth: Int) {
    switch Int.random(in: 0..<(depth > 3 ? 4 : 8), using: &random) {
    case 0: text += pick(["true", "false", "null"])
    case 1: text += pick(Self.numbers)
    case 2, 3: string()
    case 4: list(depth: depth)
    default: object(depth: depth)
    }
  }

  private mutating func string() {
    text += "\""
    for _ in 0..<Int.random(in: 0...3, using: &random) { text += pick(Self.pieces) }
    text += "\""
  }

  private mutating func list(depth: Int) {
    text += "["
    for index in 0..<Int.random(in: 0...4, using: &random) {
      if index > 0 { text += "," }
      space()
      if depth == 0, Int.random(in: 0..<4, using: &random) > 0 {
        object(depth: depth + 1)
      } else {
        value(depth: depth + 1)
      }
      space()
    }
    text += "]"
  }

  private mutating func object(depth: Int) {
    text += "{"
    let names = Self.names.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
    // `\u0061` is the name `a`, which is none of the others.
    for (index, name) in names.enumerated() {
      if index > 0 { text += "," }
      space()
      text += "\"\(name)\""
      space()
      text += ":"
      space()
      if name == "number" { text += pick(Self.numbers) } else { value(depth: depth + 1) }
      space()
    }
    text += "}"
  }
}
