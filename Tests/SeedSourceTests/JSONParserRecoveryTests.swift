import SeedSource
import Testing

/// One mistake is one fault, at its place, and what comes after it is read.
struct JSONParserRecoveryTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let text: String
    let faults: [String]
    var testDescription: String { text }

    init(_ text: String, _ faults: String...) {
      self.text = text
      self.faults = faults
    }
  }

  static let mistakes: [Mistake] = [
    Mistake(#"{"a": 1 "b": 2}"#, "a comma is missing between two members @ "),
    Mistake("{\"a\": 1\n \"b\": 2}", "a comma is missing between two members @ "),
    Mistake(#"["a" "b"]"#, "a comma is missing between two members @ "),
    Mistake(#"[{"a": 1} {"a": 2}]"#, "a comma is missing between two members @ "),
    Mistake(#"{"a" 1, "b": 2}"#, "a colon is missing after the key @ "),
    Mistake(#"{"a" = 1, "b": 2}"#, "a colon separates a key and its value @ ="),
    Mistake(#"{"a", "b": 2}"#, "the key has no value @ "),
    Mistake(#"{"a" , "b": 2}"#, "the key has no value @ "),
    Mistake(#"{"a": , "b": 2}"#, "a value is missing here @ ,"),
    Mistake(#"{"a": 1, "b"}"#, "the key has no value @ "),
    Mistake("{\"a\": \"x,\n \"b\": 2}", #"the string has no closing quote @ "x,"#),
    Mistake("{\"a\": \"x\n}", #"the string has no closing quote @ "x"#),
    Mistake("[\"a,\n \"b\": 1]", #"the string has no closing quote @ "a,"#, "an array has no keys @ :"),
    Mistake("{\"a: 1,\n \"b\": 2}", #"the string has no closing quote @ "a: 1,"#),
    Mistake("{\"a\": 1,\n \"b: 2\n}", #"the string has no closing quote @ "b: 2"#),
    Mistake(#"["a, "b", "c"]"#, #"a quote inside the string ends it @ ""#),
    Mistake(#"{"a": "x, "b": "y"}"#, #"a quote inside the string ends it @ ""#),
    Mistake(#"{"a": "He said "hi" to me", "b": 1}"#, #"a quote inside the string ends it @ ""#),
    Mistake(#"{a": 1, "b": 2}"#, #"an object's key is a string @ a""#),
    Mistake(#"{"a": x", "b": 2}"#, #"the string has no opening quote @ x""#),
    Mistake("{\"a\": hello there.\",\n \"b\": 2}", #"the string has no opening quote @ hello there.""#),
    Mistake(#"{"k"ey": 1, "b": 2}"#, #"a quote inside the string ends it @ ""#),
    Mistake(#"[1, 2,]"#, "there is a comma after the last member @ ,"),
    Mistake("{\"a\": 1,\n}", "there is a comma after the last member @ ,"),
    Mistake(#"[1,, 2]"#, "there is one comma too many @ ,"),
    Mistake(#"[, 1]"#, "there is one comma too many @ ,"),
    Mistake(#"{"a": 1,, "b": 2}"#, "there is one comma too many @ ,"),
    Mistake(#"{"a": [1, 2}, "b": 1}"#, "`}` closes an array that `[` opened @ }"),
    Mistake(#"[{"a": 1], {"b": 2}]"#, "`]` closes an object that `{` opened @ ]"),
    Mistake(#"[1, 2}"#, "`}` closes an array that `[` opened @ }"),
    Mistake(#"{"a": 1]"#, "`]` closes an object that `{` opened @ ]"),
    Mistake(#"{"a": [1, 2}"#, "`}` closes an array that `[` opened @ }"),
    Mistake(#"[{"a": 1]"#, "`]` closes an object that `{` opened @ ]"),
    Mistake("[{\"a\": 1,\n {\"b\": 2}]", "the object is not closed before the next one @ {"),
    Mistake("[{\"a\": 1\n {\"b\": 2}]", "the object is not closed before the next one @ {"),
    // An object whose keys are wrong has a beginning.
    Mistake(
      "{a: 1,\n\n\nb: 01}\n}",
      "an object's key is a string @ a",
      "an object's key is a string @ b",
      "a JSON number has no leading zeros @ 01",
      "there is text after the end of the JSON value @ }"
    ),
    // The beginning of the file is gone.
    Mistake(##" {# days}}." }, { "b": 1 }] }"##, "an object's key is a string @ #"),
    Mistake(##"{# days}}." }, { "b": "In {n} days" }] }"##, "an object's key is a string @ #"),
    Mistake(#"[1, 2"#, "the file breaks off here: the array is not closed @ "),
    Mistake(#"{"a": {"b": [1"#, "the file breaks off here: the array is not closed @ "),
    Mistake(#"{"a": 1"#, "the file breaks off here: the object is not closed @ "),
    Mistake(#"{"a": 1,"#, "the file breaks off here: the object is not closed @ "),
    Mistake(#"{"a":"#, "the file breaks off here: a value is missing @ "),
    Mistake(#"{"a""#, "the file breaks off here: the key has no value @ "),
    Mistake("{\"a\": \"one\n", #"the file breaks off here: the string has no closing quote @ "one"#),
    Mistake(#"{"a": "one"#, #"the file breaks off here: the string has no closing quote @ "one"#),
    Mistake(#"[1]]"#, "there is text after the end of the JSON value @ ]"),
    Mistake("[{\"a\": 1}]\n{\"a\": 2}\n", "a record is after the end of the list @ {"),
    Mistake("[{\"a\": 1}], {\"a\": 2}, {\"a\": 3}]", "a record is after the end of the list @ {"),
    Mistake(
      "[{\"a\": 1}]\n{\"a\": 2} {\"a\": 3}",
      "a record is after the end of the list @ {",
      "a comma is missing between two members @ "
    ),
    Mistake(
      "[{\"a\": 1},\nHere is one more:\n{\"a\": 2}]",
      "what stands here is no JSON @ Here is one more:"
    ),
    Mistake("[\nHere is one:\n{\"a\": 2}]", "what stands here is no JSON @ Here is one:"),
    Mistake("[{\"a\": 1}\n...\n,{\"a\": 2}]", "what stands here is no JSON @ ..."),
    Mistake("[{\"a\": 1},\ns  {\"a\": 2}]", "what stands before the record is no JSON @ s  "),
    Mistake("{\"a\": 1, <-- check\n\"b\": 2}", "what stands here is no JSON @ <-- check"),
    Mistake("{\"a\": 1 <-- check\n}", "what stands here is no JSON @ <-- check"),
    Mistake("{\"a\": 1,\n<!-- mine -->\n\"b\": 2}", "what stands here is no JSON @ <!-- mine -->"),
    Mistake("{\"a\": 1,\n12 |  \"b\": 2}", "what stands before the key is no JSON @ 12"),
    Mistake("[\n1\n2\n]", "a comma is missing between two members @ "),
    Mistake(#"{"a": 1,25, "b": 2}"#, "a decimal point is `.`, not a comma @ 1,25"),
    Mistake(#"{"a": "x"", "b": 2}"#, #"there is one quote too many @ ""#),
    Mistake(#"{"a": ""x", "b": 2}"#, #"there is one quote too many @ ""#),
    Mistake(#"{"a":: 1, "b": 2}"#, "there is one colon too many @ :"),
    Mistake(#"{"a": "it\'s", "b": 2}"#, #"an apostrophe takes no backslash @ \"#),
    Mistake("[1, // one\n 2]", "JSON has no comments @ // one"),
    Mistake("[1,/* one */2]", "JSON has no comments @ /* one */"),
    Mistake("{// one\n\"a\": 1}", "JSON has no comments @ // one"),
    Mistake("{\"a\":/* one */1}", "JSON has no comments @ /* one */"),
    Mistake("[/* one */]", "JSON has no comments @ /* one */"),
    Mistake("{/* one */}", "JSON has no comments @ /* one */"),
    Mistake("[1/* one */]", "JSON has no comments @ /* one */"),
    Mistake("[1/* one */,2]", "JSON has no comments @ /* one */"),
    Mistake(
      "{\"a\"/* one */:1/* two */}",
      "JSON has no comments @ /* one */",
      "JSON has no comments @ /* two */"
    ),
    Mistake(
      "[1,/**//**/\n// three\n2]",
      "JSON has no comments @ /**/",
      "JSON has no comments @ /**/",
      "JSON has no comments @ // three"
    ),
    Mistake("[1,/2]", "this is no JSON value @ /2"),
    Mistake("// head\n[1]", "JSON has no comments @ // head"),
    Mistake("[1]// tail", "JSON has no comments @ // tail"),
    Mistake(#"{"a": 'x', "b": 1}"#, "the string is in single quotes @ 'x'"),
    Mistake(#"{'a': 1, "b": 1}"#, "the key is in single quotes @ 'a'"),
    Mistake(#"{a: 1, "b": 1}"#, "an object's key is a string @ a"),
    Mistake("[NaN, 1]", "JSON has no such number @ NaN"),
    Mistake("[-Infinity, 1]", "JSON has no such number @ -Infinity"),
    Mistake("[+1, 1]", "a JSON number has no plus sign @ +1"),
    Mistake("[.5, 1]", "a JSON number has a digit before its point @ .5"),
    Mistake("[-.5, 1]", "a JSON number has a digit before its point @ -.5"),
    Mistake("[01, 1]", "a JSON number has no leading zeros @ 01"),
    Mistake("[5., 1]", "`.` is after the value @ ."),
    Mistake("[5.e1, 1]", "this is no JSON number @ 5.e1"),
    Mistake("[1.2.3, 1]", "a version stands in quotes @ 1.2.3"),
    Mistake("[1-2, 1]", "this is no JSON number @ 1-2"),
    Mistake("[0x1F, 1]", "this is no JSON number @ 0x1F"),
    Mistake("[1;2]", "a comma separates two members, not `;` @ ;"),
    Mistake(#"{"a": 1; "b": 2}"#, "a comma separates two members, not `;` @ ;"),
    Mistake(#"[{"a": 1}}, {"b": 2}]"#, "there is one `}` too many @ }"),
    Mistake(
      #"[{"a": 1}}, {"b": 2}, {"b": 3}"#,
      "there is one `}` too many @ }",
      "the file breaks off here: the array is not closed @ "
    ),
    Mistake(
      #"{"keys": [{"a": 1}}, {"b": 2}]"#,
      "there is one `}` too many @ }",
      "the file breaks off here: the object is not closed @ "
    ),
    Mistake(#"{"a": [1]], "b": 2}"#, "there is one `]` too many @ ]"),
    Mistake(
      "[True, None, nul]",
      "JSON's literals are lower case @ True",
      "JSON has no `None` @ None",
      "this is no JSON value @ nul"
    ),
    Mistake(
      #"["\x", "\u12"]"#,
      #"a backslash starts an escape that JSON does not have @ \x"#,
      #"`\u` is not followed by four hexadecimal digits @ \u"#
    ),
    // A range ends behind a whole character.
    Mistake(
      #"["\😀 \é"]"#,
      #"a backslash starts an escape that JSON does not have @ \😀"#,
      #"a backslash starts an escape that JSON does not have @ \é"#
    ),
    Mistake(
      #"["\ud800", "\udc00", "\udc00\ud800", "\ud800\ud800\udc00", "\ud83d\ude00"]"#,
      #"unpaired surrogate @ \ud800"#,
      #"unpaired surrogate @ \udc00"#,
      #"unpaired surrogate @ \udc00"#,
      #"unpaired surrogate @ \ud800"#,
      #"unpaired surrogate @ \ud800"#
    ),
    Mistake(
      #"["\ud800x", "\ud800\n", "\ud800\u0041"]"#,
      #"unpaired surrogate @ \ud800"#,
      #"unpaired surrogate @ \ud800"#,
      #"unpaired surrogate @ \ud800"#
    ),
    Mistake(#"{"a": 1, "b": 2, "a": 3}"#, #"duplicate key a @ "a""#),
    Mistake(#"{"a": 1, "\u0061": 2}"#, #"duplicate key a @ "\u0061""#),
    Mistake(#"{"": 1, "": 2}"#, #"duplicate key  @ """#),
    Mistake(#"{"\ud83d\ude00": 1, "😀": 2}"#, #"duplicate key 😀 @ "😀""#),
    Mistake("[\"a\tb\"]", "control character 9 @ \t"),
    Mistake("[\"a\nb\"]", "control character 10 @ \n"),
    Mistake("\u{FEFF}[]", "byte order mark @ \u{FEFF}"),
    Mistake("[1,\r\n2]\r\n", "2 carriage returns @ \r"),
  ]

  @Test(arguments: mistakes)
  func `one mistake is one fault at its place`(mistake: Mistake) {
    #expect(faults(mistake.text) == mistake.faults)
  }

  @Test
  func `a file with several mistakes has them all reported in one run`() {
    let text = """
      [
        {"number": 01, "prompt": "one"},
        {"number": 2 "prompt": "two"},
        {"number": 3, "prompt": "three},
        {"number": 4, 'prompt': "four"},
        {"number": 5, "prompt": "five", "number": 6,},
        {"number": NaN, "prompt": "\\q"}
      ]
      """
    #expect(
      faults(text) == [
        "a JSON number has no leading zeros @ 01",
        "a comma is missing between two members @ ",
        "the string has no closing quote @ \"three},",
        "the object is not closed before the next one @ {",
        "the key is in single quotes @ 'prompt'",
        "duplicate key number @ \"number\"",
        "there is a comma after the last member @ ,",
        "JSON has no such number @ NaN",
        "a backslash starts an escape that JSON does not have @ \\q",
      ]
    )
  }

  @Test
  func `what is sound around a mistake is kept`() {
    let (tree, faults) = parse(#"{"a": 1 "b": [1, x, 3], 'c': 4, "d": 5}"#)
    #expect(faults.count == 3)
    for (key, value) in [("a", "1"), ("b", "[1, x, 3]"), ("d", "5")] {
      let node = tree.value(of: key, in: 0)
      #expect(node.map { tree.file.text(tree[$0].range) } == value)
    }
  }

  @Test
  func `a broken string is one invalid value up to where it was meant to end`() {
    let text = #"["He said "hi" to me", 1]"#
    let tree = parse(text).tree
    #expect(tree.children(of: 0).map { tree[$0].kind } == [.invalid, .number])
    #expect(tree.children(of: 0).map { tree.file.text(tree[$0].range) } == [#""He said "hi" to me""#, "1"])
  }

  @Test
  func `a missing comma is missing before the comment`() {
    let faults = parse("[1 // one\n 2]").faults
    #expect(faults.map(\.range) == [ByteRange(2, 2), ByteRange(3, 9)])
  }

  @Test
  func `more than sixteen keys are compared too`() {
    let keys = (0..<40).map { "\"key\($0)\": \($0)" }
    #expect(faults("{\(keys.joined(separator: ", "))}") == [])
    #expect(faults("{\(keys.joined(separator: ", ")), \"key7\": 0, \"key39\": 1}").count == 2)
    #expect(faults("{\(keys.joined(separator: ", ")), \"\\u006bey7\": 0}").count == 1)
  }

  @Test
  func `keys that differ in one byte are different, whatever their length`() {
    for length in 1...40 {
      let key = String(repeating: "k", count: length)
      for position in 0..<length {
        var bytes = Array(key.utf8)
        bytes[position] = UInt8(ascii: "x")
        let other = String(decoding: bytes, as: UTF8.self)
        #expect(faults("{\"\(key)\": 1, \"\(other)\": 2}") == [])
      }
      #expect(faults("{\"\(key)\": 1, \"\(key)\": 2}").count == 1)
    }
  }

  @Test
  func `brackets that do not fit name the bracket that they should close`() {
    let faults = parse(#"{"a": [1, 2}, "b": 1}"#).faults
    #expect(faults.first?.related == ByteRange(6, 7))
  }
}
