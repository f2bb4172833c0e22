import SeedSource
import Testing

/// What is said of a faulty file: its cause, once.
struct JSONReadingTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    let text: String
    let problem: String
    let isCut: Bool

    init(_ text: String, _ problem: String, isCut: Bool = false) {
      (self.text, self.problem, self.isCut) = (text, problem, isCut)
    }

    var testDescription: String { problem }
  }

  private static let sound = "[\n  { \"a\": \"one\", \"b\": 1 },\n  { \"a\": \"two\", \"b\": 2 }\n]\n"

  static let damages = [
    Damage("", "the file is empty", isCut: true),
    Damage(" \n\n", "the file is empty", isCut: true),
    Damage(String(repeating: "\0", count: 64), "the file has only zero bytes", isCut: true),
    Damage(
      "[1, 2" + String(repeating: "\0", count: 64),
      "from here on, the file has only zero bytes",
      isCut: true
    ),
    Damage(
      "<!DOCTYPE html>\n<html lang=\"en\"></html>\n",
      "this is a web page or XML, not JSON",
      isCut: true
    ),
    Damage(
      "version https://git-lfs.github.com/spec/v1\nsize 12\n",
      "this is a Git LFS pointer, not the file",
      isCut: true
    ),
    Damage("{\\rtf1\\ansi\n[]}", "this is rich text, not JSON", isCut: true),
    Damage("404: Not Found", "the file does not start with `[` or `{`", isCut: true),
    Damage("\"b\": 1 },\n  { \"a\": 2 }\n]\n", "the file does not start with `[` or `{`", isCut: true),
    Damage(
      sound.replacing("  { \"a\": \"two\"", with: "<<<<<<< ours\n  { \"a\": \"two\"")
        .replacing(
          "\"b\": 2 }\n",
          with: "\"b\": 2 }\n||||||| base\n  { \"a\": 0 }\n=======\n  { \"b\": 3 }\n>>>>>>> theirs\n"
        ),
      "a merge left its conflict markers here"
    ),
    Damage(
      sound.replacing("\"a\": \"two\"", with: "“a”: “two”"),
      "4 curly quotes stand where JSON takes straight ones"
    ),
    Damage(
      sound.replacing("\"two\"", with: "“two\""),
      "a curly quote stands where JSON takes a straight one"
    ),
    Damage(
      sound.replacing("  { \"a\": \"two\"", with: "\u{A0}\u{A0}{ \"a\": \"two\""),
      "JSON has no such space; there are 2 between its values"
    ),
    Damage(
      sound.replacing("]\n", with: "]]\n"),
      "there is text after the end of the JSON value",
      isCut: true
    ),
    Damage(String(sound.dropFirst()), "the JSON value has ended, and another one follows", isCut: true),
    Damage(
      String(sound.dropLast(2)),
      "the file breaks off here: the array is not closed",
      isCut: true
    ),
    Damage(
      sound.replacing("  { \"a\": \"two\"", with: "  \"a\": \"two\""),
      "an array has no keys",
      isCut: true
    ),
    Damage(
      sound.replacing("  { \"a\": \"two\"", with: "+ { +\"a\": \"two\""),
      "this line starts with the `+` of a patch"
    ),
  ]

  @Test(arguments: damages)
  func `a damaged file has one fault, which is its cause`(damage: Damage) {
    let reading = JSONParser.read(SourceFile(path: "fixes.json", text: damage.text))
    let problems = reading.faults.map { fault in
      if case .invalidJSON(let problem, _) = fault.kind { problem } else { "\(fault.kind)" }
    }
    #expect(problems == [damage.problem])
    #expect(reading.isCut == damage.isCut)
  }

  @Test
  func `what curly quotes stood around is read, and mending them changes nothing else`() throws {
    let text = "[ “He said “no”, and left.”, \"a “b”, c\" ]"
    let reading = JSONParser.read(SourceFile(path: "fixes.json", text: text))
    let strings = reading.tree.children(of: 0).map { reading.tree.string(at: $0) }
    #expect(strings == ["He said “no”, and left.", "a “b”, c"])
    let replacements = try #require(reading.faults.first?.mending).replacements
    var mended = Array(text.utf8)
    for replacement in replacements.reversed() {
      mended.replaceSubrange(replacement.range.start..<replacement.range.end, with: replacement.text.utf8)
    }
    #expect(String(decoding: mended, as: UTF8.self) == "[ \"He said “no”, and left.\", \"a “b”, c\" ]")
  }

  /// The bracket too many would close the list, had the list's own one been lost.
  @Test
  func `a brace too many and a lost end are two faults, and all records are read`() {
    let records = (1...6).map { "  {\n    \"a\": \($0)\n  }" }
    let text = "[\n" + records.joined(separator: ",\n").replacing("5\n  },", with: "5\n  }},") + "\n"
    let reading = JSONParser.read(SourceFile(path: "fixes.json", text: text))
    let problems = reading.faults.map { fault in
      if case .invalidJSON(let problem, _) = fault.kind { problem } else { "\(fault.kind)" }
    }
    #expect(
      problems == ["there is one `}` too many", "the file breaks off here: the array is not closed"]
    )
    #expect(reading.tree.children(of: 0).map { reading.tree[$0].kind }.count { $0 == .object } == 6)
  }

  @Test
  func `the first side of a conflict is read`() {
    let text = "[\n<<<<<<< HEAD\n1,\n=======\n2,\n>>>>>>> words\n3\n]\n"
    let tree = JSONParser.read(SourceFile(path: "fixes.json", text: text)).tree
    #expect(tree.children(of: 0).map { tree.file.text(tree[$0].range) } == ["1", "3"])
  }

  @Test
  func `faults that have nothing to do with each other are two`() {
    let text = "[\n  1 2,\n  3,\n  4,\n  5 6\n]\n"
    #expect(JSONParser.read(SourceFile(path: "fixes.json", text: text)).faults.count == 2)
  }

  @Test
  func `UTF-16 without a byte order mark is told from JSON with zero bytes`() {
    let bytes: [UInt8] = Self.sound.utf8.flatMap { [UInt8]([$0, 0]) }
    let reading = JSONParser.read(SourceFile(path: "fixes.json", bytes: bytes))
    #expect(reading.faults.map { $0.kind } == [SyntaxFault.Kind.invalidUTF8(reason: "it looks like UTF-16")])
    #expect(reading.isCut)
  }
}
