import SeedSource
import Testing

struct JSONTreeTests {
  /// The source texts of all nodes, in document order.
  private func slices(_ text: String) -> [String] {
    let tree = parse(text).tree
    return tree.nodes.map { tree.file.text($0.range) }
  }

  @Test
  func `every node is the text of its value`() {
    #expect(
      slices(#" { "a" : [ 1 , -2.5e3 , "x\n" , null ] , "é":{"b":true} } "#) == [
        #"{ "a" : [ 1 , -2.5e3 , "x\n" , null ] , "é":{"b":true} }"#, #""a""#,
        #"[ 1 , -2.5e3 , "x\n" , null ]"#, "1", "-2.5e3", #""x\n""#, "null", #""é""#, #"{"b":true}"#, #""b""#,
        "true",
      ]
    )
  }

  @Test
  func `every node of a sample parses again to itself`() {
    let tree = parse(sampleText).tree
    expectSoundRanges(tree, [])
    for node in tree.nodes {
      let again = parse(tree.file.text(node.range))
      #expect(again.faults.isEmpty)
      #expect(again.tree[0].kind == node.kind)
      #expect(again.tree[0].range.byteCount == node.range.byteCount)
      #expect(again.tree[0].flags == node.flags.subtracting(.isKey))
    }
  }

  @Test
  func `children are walked over their subtrees`() {
    let tree = parse(#"[[1, [2, 3]], {"a": [4]}, 5]"#).tree
    #expect(
      tree.children(of: 0).map { tree.file.text(tree[$0].range) } == ["[1, [2, 3]]", #"{"a": [4]}"#, "5"]
    )
  }

  @Test
  func `a member is found by its key, escapes resolved, and by nothing in other values`() {
    let tree = parse(#"{"a": {"b": 1}, "\u0063": "b", "d": null}"#).tree
    #expect(tree.value(of: "c", in: 0).map { tree.string(at: $0) } == "b")
    #expect(tree.value(of: "b", in: 0) == nil)
    #expect(tree.value(of: "x", in: 0) == nil)
    #expect(parse("[1]").tree.value(of: "a", in: 0) == nil)
  }

  @Test
  func `the string of a value that has no closing quote does not trap`() {
    for text in ["\"", "{\"", "[\"", "{\"a\": \"", "{\"\n\"b\": 1}", "\"\\", "\"é"] {
      let tree = parse(text).tree
      for index in tree.nodes.indices { _ = tree.string(at: NodeIndex(index)) }
    }
  }

  @Test(arguments: [
    ("1", true), ("-2.5e3", true), ("true", true), ("null", true), ("\"a\"", false), ("1 ", false),
    (" 1", false), ("[]", false), ("", false), ("01", false), ("x", false),
  ])
  func `a scalar is a number or a literal alone`(text: String, isScalar: Bool) {
    #expect(JSONParser.isScalar(text) == isScalar)
  }
}

struct JSONUnescapingTests {
  private func unescape(_ text: String) -> JSONUnescaping.Unescaped {
    Array(text.utf8).withUnsafeBufferPointer { JSONUnescaping.unescape($0) }
  }

  @Test(arguments: [
    (#"abc"#, "abc"), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041"#, "A"), (#"\u00e9é"#, "éé"),
    (#"\u20AC"#, "€"), (#"\ud83d\ude00"#, "😀"), (#"\uD83D\uDE00x"#, "😀x"), (#"\udbff\udfff"#, "\u{10FFFF}"),
    (#"\ud800\udc00"#, "\u{10000}"), (#"\ud800"#, "\u{FFFD}"), (#"\udc00"#, "\u{FFFD}"),
    (#"\ud800\ud800"#, "\u{FFFD}\u{FFFD}"), (#"\ud800\u0041"#, "\u{FFFD}A"), (#"\ud800\n"#, "\u{FFFD}\n"),
    (#"\q"#, #"\q"#), (#"\u12"#, #"\u12"#), (#"\"#, #"\"#), (#"\u0000"#, "\u{0}"), ("", ""),
  ])
  func `escapes are resolved`(text: String, expected: String) {
    let result = unescape(text)
    #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
    #expect(result.sourceOffsets.count == result.bytes.count + 1)
    #expect(result.sourceOffsets.last == UInt32(text.utf8.count))
    let scalarCount = Array(text.utf8).withUnsafeBufferPointer { JSONUnescaping.scalarCount(of: $0) }
    #expect(scalarCount == expected.unicodeScalars.count)
  }

  @Test
  func `every byte knows where it came from`() {
    let result = unescape(#"a\n\u00e9é\ud83d\ude00z"#)
    #expect(result.sourceOffsets == [0, 1, 3, 3, 9, 10, 11, 11, 11, 11, 23, 24])
  }

  @Test
  func `every scalar comes back from its escape`() {
    for value in UInt32(0)...0x10FFFF {
      guard value % 7 == 0 || value < 0x800, let scalar = Unicode.Scalar(value) else { continue }
      let escape = UTF16.encode(scalar).map { units in
        units.map { "\\u" + String(String($0, radix: 16).reversed()).padded(to: 4) }.joined()
      }
      #expect(String(decoding: unescape(escape ?? "").bytes, as: UTF8.self).unicodeScalars.first == scalar)
    }
  }
}

extension String {
  /// Digits that stand backwards, filled with zeros and turned round.
  fileprivate func padded(to count: Int) -> String {
    String((self + String(repeating: "0", count: count - self.count)).reversed())
  }
}

struct LineIndexTests {
  private func index(_ text: String) -> LineIndex { LineIndex(SourceFile(path: "a", text: text)) }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("\n\n", 3), ("a\nb\nc", 3), ("a\r\nb", 2)])
  func `lines end in LF, and the last may be empty`(text: String, count: Int) {
    #expect(index(text).lineCount == count)
  }

  @Test
  func `every offset lies in its line`() {
    let text = "ab\n\ncdé\r\n"
    let index = index(text)
    var line = 0
    for (offset, byte) in text.utf8.enumerated() {
      #expect(index.line(at: offset) == line)
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
    #expect(index.line(at: text.utf8.count) == 3)
    #expect(
      (0..<4).map { index.range(ofLine: $0) } == [
        ByteRange(0, 2), ByteRange(3, 3), ByteRange(4, 9), ByteRange(10, 10),
      ]
    )
  }
}
