import SeedPlatform
import SeedSource
import Testing

/// RFC 8259: what is a JSON text and what is none.
struct JSONParserAcceptanceTests {
  static let valid: [String] = [
    // Top-level scalars and white space.
    "null", "true", "false", "0", "-0", "\"\"", "[]", "{}", " null", "null ", "\n\t null \t\n", "[ ]", "{ }",
    "[\n]", "{\t}",
    // Numbers.
    "1", "-1", "10", "1234567890", "0.0", "0.1", "-0.1", "1.5", "1e1", "1E1", "1e+1", "1e-1", "0e0", "-0e-0",
    "1.5e10", "123456789012345678901234567890", "1e400", "1e-400", "0.00000000000000000000000000001",
    "[0]", "[-1,0,1]", "[1.0e5 ,2]",
    // Strings.
    #""abc""#, #"" ""#, #""\"""#, #""\\""#, #""\/""#, #""/""#, #""\b\f\n\r\t""#, #""\u0041""#, #""\u00e9""#,
    #""\u00E9""#, #""\ud83d\ude00""#, #""\uD83D\uDE00""#, #""\u0000""#, #""\u001f""#, #""\u2028""#,
    "\"\u{2028}\u{2029}\"", "\"\u{7F}\"", "\"é語😀\"", "\"\u{FEFF}\"", "\"\u{10FFFF}\"", "\"12345678\"",
    "\"1234567\"", "\"123456789\"", #""\\\"\\""#, #""//""#, #""/* */""#, #""{[,:]}""#, #""'""#,
    // Structure.
    "[1]", "[1,2]", "[[]]", "[[],[]]", "[{},{}]", #"{"a":1}"#, #"{"a":1,"b":2}"#, #"{"":0}"#,
    #"{"a":{"a":1}}"#,
    #"[{"a":1},{"a":1}]"#, #"{"a":[],"b":{}}"#, #"{ "a" : 1 , "b" : [ 1 , 2 ] }"#, #"["a","b"]"#,
    #"{"A":1,"a":2}"#, #"{"é":1,"e\u0301":2}"#, "[null,true,false]", #"["",""]"#,
  ]

  static let invalid: [String] = [
    // Nothing, or too much.
    "", " ", "\n", ",", ":", "]", "}", "[", "{", "\"", "1 2", "null null", "[] []", "{}{}", "[]]", "{}}",
    "[],",
    "nullx", "\"a\" \"b\"",
    // Literals.
    "nul", "tru", "fals", "True", "NULL", "None", "undefined", "nil", "truee", "true1", "nullnull", "yes",
    // Numbers.
    "+1", "01", "-01", "00", ".5", "-.5", "5.", "-", "1.", "1.e1", "1e", "1e+", "1E-", "--1", "1-", "1.2.3",
    "0x10", "1_000", "1,000", "NaN", "Infinity", "-Infinity", "1e1.5", "1e 1", "- 1", "١", "1.0f", "0b1",
    "1e1e1",
    // Strings.
    "\"a", "a\"", "'a'", "\"\\\"", #""\x""#, #""\u""#, #""\u1""#, #""\u12""#, #""\u123""#, #""\u123g""#,
    #""\U0041""#, #""\'""#, #""\0""#, #""\ ""#, "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", "\"a\u{0}b\"",
    #""\""#,
    #""\u{41}""#, "\"\\\n\"", "“a”", "`a`",
    // Arrays.
    "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1", "[1,", "[1}", "[\"a\": 1]", "[1:2]", "[[]", "[]]", "[;]",
    "[1;2]", "[1]]", "(1)",
    // Objects.
    #"{"a"}"#, #"{"a":}"#, #"{:1}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1,,"b":2}"#, #"{"a":1 "b":2}"#,
    #"{"a" 1}"#, #"{a:1}"#, #"{'a':1}"#, #"{1:1}"#, #"{null:1}"#, #"{"a":1"#, #"{"a":1]"#, #"{"a"=1}"#,
    #"{"a":1;"b":2}"#, #"{"a":1:2}"#, #"{"a"::1}"#, #"{[]:1}"#, #"{{}:1}"#, #"{"a":{}"#, #"{"a""#, #"{""#,
    // White space that is none of JSON's.
    "\u{A0}null", "\u{2003}1", "\u{0B}1", "\u{0C}1", "[1,\u{A0}2]", "\u{0}", "null\u{0}", "[\u{0}]",
    "\u{1}[]",
    "\u{85}1", "[1\u{200B}]",
    // Comments.
    "// a\n1", "1 // a", "/* a */ 1", "1/* a */", "[1, // one\n2]", "{/* a */}", "[/**/]", "# a\n1", "/",
    "1 /",
    "/* a", "[1 // a]", "<!-- a --> 1", "<a>", "a: 1", "---",
  ]

  @Test(arguments: valid)
  func `a valid text has no fault`(text: String) {
    #expect(faults(text) == [])
  }

  @Test(arguments: invalid)
  func `an invalid text has a fault`(text: String) {
    #expect(!faults(text).isEmpty)
  }

  @Test(arguments: valid)
  func `a valid text among others stays valid`(text: String) {
    #expect(faults("[\(text), {\"k\": \(text)}, \(text)]") == [])
  }

  @Test
  func `every proper prefix of a sample is refused, and its ranges are in bounds`() {
    let bytes = Array(sampleText.utf8)
    let complete = bytes.lastIndex(of: UInt8(ascii: "]")) ?? 0
    #expect(parse(bytes).faults.isEmpty)
    for count in 0...complete {
      let (tree, faults) = parse(bytes[..<count])
      #expect(!faults.isEmpty, "cut after \(count) bytes")
      expectSoundRanges(tree, faults)
    }
  }

  @Test
  func `a container may lie 64 deep and no deeper`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(faults(nested(64)) == [])
    #expect(faults(nested(65)) == ["nesting beyond 64 @ ["])
    #expect(faults(nested(100_000)) == ["nesting beyond 64 @ ["])
    let objects = String(repeating: #"{"a":"#, count: 64)
    #expect(faults(objects + "1" + String(repeating: "}", count: 64)) == [])
    #expect(faults(objects + "{}" + String(repeating: "}", count: 64)) == ["nesting beyond 64 @ {"])
  }

  @Test
  func `what follows a container that is too deep is read on`() {
    let deep = String(repeating: "[", count: 80) + #""]\"""# + String(repeating: "]", count: 80)
    #expect(faults("[\(deep), tru]") == ["nesting beyond 64 @ [", "this is no JSON value @ tru"])
  }

  @Test
  func `100,000 open brackets are a few faults, not 100,000`() {
    for bracket in ["[", "{", #"{"a":"#, #"[{"a":"#] {
      let (tree, found) = parse(String(repeating: bracket, count: 100_000))
      #expect(found.count <= 66)
      #expect(tree.nodes.count < 300)
    }
  }

  @Test
  func `a string of a megabyte is one node`() {
    let text = "\"" + String(repeating: "abcdefgé", count: 1 << 17) + "\""
    let (tree, found) = parse(text)
    #expect(found.isEmpty)
    #expect(tree.nodes.count == 1)
    #expect(tree[0].range.byteCount == text.utf8.count)
    #expect(faults(String(text.dropLast())).count == 1)
  }

  @Test
  func `a closing quote is found at every offset of a word`() {
    for count in 0...40 {
      let content = String(repeating: "a", count: count)
      let (tree, found) = parse("[\"\(content)\",\"\(content)é\",\"\(content)\\n\"]")
      #expect(found.isEmpty)
      #expect(tree.children(of: 0).map { tree.string(at: $0) } == [content, content + "é", content + "\n"])
      #expect(tree.children(of: 0).map { tree[$0].flags.contains(.hasNonASCII) } == [false, true, false])
      #expect(tree.children(of: 0).map { tree[$0].flags.contains(.hasEscapes) } == [false, false, true])
    }
  }

  /// Three lists and 997 numbers, then one more; with room for them all at first, and without.
  @Test(arguments: [1, 40])
  func `a file has as many values as the limit says`(width: Int) {
    func parsed(_ count: Int) -> (tree: JSONTree, faults: [String]) {
      let numbers = (0..<count).map { _ in String(repeating: "1", count: width) }.joined(separator: ",")
      let file = SourceFile(path: "test.json", text: "[[[\(numbers)]]]")
      let (tree, faults) = JSONParser.parse(file, nodeLimit: 1000)
      expectSoundRanges(tree, faults)
      return (tree, faults.map { describe($0, in: tree) })
    }
    let (tree, none) = parsed(997)
    #expect(tree.nodes.count == 1000 && none.isEmpty)
    #expect(parsed(998).faults == ["more than 1000 values @ "])
    #expect(parsed(200_000).faults == ["more than 1000 values @ "])
    #expect(JSONParser.nodeCountLimit == 67_108_864)
  }

  @Test
  func `hostile repetition ends`() {
    let count = 200_000
    for text in [
      "\"" + String(repeating: "\n", count: count),
      "[" + String(repeating: "a,", count: count),
      "[" + String(repeating: "\"a\"b ", count: count),
      "[" + String(repeating: "[}", count: count),
      "{" + String(repeating: "]", count: count),
      String(repeating: "/", count: count), String(repeating: "/*", count: count),
      String(repeating: "\\", count: count), String(repeating: "\"\\", count: count),
      String(repeating: "\u{0}", count: count), String(repeating: ":", count: count),
      "{" + String(repeating: "\"a\":1,", count: count),
      "[{}," + String(repeating: "a ", count: count) + "]", "{" + String(repeating: "a ", count: count) + "]",
      "[{}," + String(repeating: "a\n", count: count), "[]" + String(repeating: "{}", count: count),
    ] {
      #expect(!parse(text).faults.isEmpty)
    }
  }
}

/// Every range lies inside its parent, in order, and in the file.
func expectSoundRanges(_ tree: JSONTree, _ faults: [SyntaxFault]) {
  let count = tree.file.byteCount
  #expect(!tree.nodes.isEmpty)
  for fault in faults {
    #expect(fault.range.start <= fault.range.end && fault.range.end <= count)
    if let related = fault.related { #expect(related.start <= related.end && related.end <= count) }
  }
  var isSound = true
  for (index, node) in tree.nodes.enumerated() {
    isSound = isSound && node.range.start <= node.range.end && node.range.end <= count
    isSound = isSound && node.nextIndex > index && node.nextIndex <= tree.nodes.count
    guard node.kind == .array || node.kind == .object else { continue }
    var end = node.range.start
    var memberCount = 0
    for child in tree.children(of: NodeIndex(index)) {
      let range = tree[child].range
      isSound = isSound && range.start >= end && range.end <= node.range.end
      end = range.end
      memberCount += 1
    }
    isSound = isSound && (node.kind == .array || memberCount % 2 == 0)
  }
  #expect(isSound, "\(tree.file.text(ByteRange(0, count)))")
}
