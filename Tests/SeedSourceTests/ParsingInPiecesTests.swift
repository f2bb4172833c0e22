import SeedPlatform
import Testing

@testable import SeedSource

/// Long lists of records are cut into pieces for several threads; the result must be that of one parser.
struct ParsingInPiecesTests {
  /// A list of records on lines of their own, of about two megabytes.
  private static func list(indentation: String = "  ", record: (Int) -> String) -> String {
    let records = (0..<4000).map { "\(indentation)\(record($0))" }
    return "[\n\(records.joined(separator: ",\n"))\n]\n"
  }

  private static func record(_ number: Int) -> String {
    let filler = String(repeating: "Say nothing for a minute. ", count: 8 + number % 13)
    return """
      {
          "number": \(number),
          "text": "\(filler) \\"\\u00e9\\" é {\\n  {",
          "list": [
            { "a": [1, 2.5e3, true, null] },
            {}
          ]
        }
      """
  }

  private func expectSame(_ text: String, isCut: Bool) {
    let file = SourceFile(path: "fixes.json", text: text)
    let (tree, faults) = JSONParser.parse(file)
    #expect((JSONParser.parseInPieces(file, workers: 4) != nil) == isCut)
    for workers in [2, 3, 8] {
      let (cut, cutFaults) = JSONParser.parse(file, workers: workers)
      #expect(cutFaults == faults)
      #expect(cut.nodes.count == tree.nodes.count)
      let isSame = zip(cut.nodes, tree.nodes)
        .allSatisfy {
          $0.range == $1.range && $0.nextIndex == $1.nextIndex && $0.kind == $1.kind && $0.flags == $1.flags
        }
      #expect(isSame)
    }
  }

  @Test func `pieces give the tree of the whole`() {
    expectSame(Self.list(record: Self.record), isCut: true)
    expectSame(Self.list(indentation: "\t", record: Self.record), isCut: true)
    expectSame("\n  " + Self.list(indentation: "", record: Self.record) + "  \n\n", isCut: true)
  }

  @Test func `pieces have no more values together than the limit says`() {
    let file = SourceFile(path: "fixes.json", text: Self.list(record: Self.record))
    let count = JSONParser.parse(file).tree.nodes.count
    #expect(JSONParser.parse(file, workers: 4, nodeLimit: count).faults.isEmpty)
    let (tree, faults) = JSONParser.parse(file, workers: 4, nodeLimit: count - 1)
    #expect(faults.map { describe($0, in: tree) } == ["more than \(count - 1) values @ "])
  }

  @Test func `a text that only looks like a list of records is parsed as a whole`() {
    // Every line of the nested objects starts as the records' lines do.
    let nested = Self.list(indentation: "") { number in
      "{\"list\": [\n{\"a\": \"\(String(repeating: "x", count: 600))\"},\n{\"b\": \(number)}\n]}"
    }
    expectSame(nested, isCut: false)
    expectSame("{\"list\": \(Self.list(record: Self.record))}", isCut: false)
    expectSame(Self.list { "\"\($0) \(String(repeating: "text ", count: 100))\"" }, isCut: false)
    expectSame(Self.list(record: Self.record).replacing("\n", with: "\r\n"), isCut: false)
    // More values than there is room for.
    expectSame(Self.list { _ in "{\"a\":[\(String(repeating: "1,", count: 300))1]}" }, isCut: false)
  }

  @Test(arguments: [
    ("\"number\": 3999", "\"number\" 3999"), ("\"number\": 2000", "\"number\": 2000,"),
    ("\"number\": 17,", "\"number\": 17, \"number\": 18,"), ("\"number\": 1234", "\"number\": 01234"),
    ("\"number\": 999,", "\"number\": [[999,"), ("\"number\": 2500,", "\"number\": 2500}, "),
    ("\"number\": 0,", "// none\n\"number\": 0,"), ("\n]\n", "\n"), ("\n]\n", ",\n]\n"),
    ("\n]\n", "\n]\n]\n"),
    ("\n]\n", "\n}\n"),
  ])
  func `faults are those of the whole, wherever they stand`(sound: String, faulty: String) {
    let text = Self.list(record: Self.record)
    #expect(text.contains(sound))
    expectSame(text.replacing(sound, with: faulty, maxReplacements: 1), isCut: false)
  }

  @Test func `bytes that are no UTF-8 are reported`() {
    var bytes = Array(Self.list(record: Self.record).utf8)
    guard let offset = bytes.lastIndex(of: UInt8(ascii: "S")) else { return }
    bytes[offset] = 0xFF
    let (_, faults) = JSONParser.parse(SourceFile(path: "fixes.json", bytes: bytes), workers: 4)
    #expect(faults.count == 1)
    #expect(faults.first?.range == ByteRange(offset, offset + 1))
  }

  @Test func `a record that is longer than some pieces is kept whole`() {
    let text = Self.list { number in
      number == 2 ? "{\"a\": \"\(String(repeating: "long ", count: 400_000))\"}" : Self.record(number)
    }
    expectSame(text, isCut: true)
  }
}
