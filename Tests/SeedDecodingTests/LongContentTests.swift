import Foundation
import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import Testing

/// What is quicker for long content gives what the plain way gives.
struct LongContentTests {
  @Test
  func `a long file is decoded as its records are one by one`() throws {
    var random = SeededGenerator(seed: 1_600)
    let records = (1...1600).map { index in
      let fault = random.next() % 8
      let changes: KeyValuePairs = [
        "number": fault == 0 ? "\"\(index)\"" : "\(index)", "severity": fault == 1 ? "\"hard\"" : "\"low\"",
        "prompt": fault == 2 ? "" : "\"Let \(index) things stand.\"",
      ]
      return fixText(changes).dropFirst().dropLast()
    }
    let whole = "[\(records.joined(separator: ",\n"))]"
    var expected: [String] = []
    var numbers: [UInt32] = []
    for (index, record) in records.enumerated() {
      expected += try findings("fixes.json", "[\(record)]").map {
        $0.replacing(" /0", with: " /\(index)", maxReplacements: 1)
      }
      numbers += try decode("fixes.json", "[\(record)]").fixes.map(\.number)
    }
    #expect(expected.count > 400)
    #expect(try findings("fixes.json", whole) == expected)
    #expect(try decode("fixes.json", whole).fixes.map(\.number) == numbers)
  }

  @Test
  func `files that are read together are what they are one by one`() throws {
    let copy = { (voice: String) in
      #"{ "product": "egofix", "voice": "\#(voice)", "entries": { "up.now": [{ "body": "a\nb" }, 1] } }"#
    }
    let files = [
      ("bugs.json", "[1, {}]"), ("copy/catalog.json", "{"), ("copy/egofix.a.json", copy("a")),
      ("copy/egofix.b.json", copy("b")),
      ("fixes/1.json", "[\(fixText(["number": "1"]).dropFirst().dropLast())]"),
      ("fixes/2.json", "[\(fixText(["number": "x"]).dropFirst().dropLast())]"), ("retired.json", "[{}]"),
    ]
    let folder = FileManager.default.temporaryDirectory.appending(path: "long-\(UUID().uuidString)").path
    for name in ["copy", "fixes"] { try FileSystem.makeFolder(FileSystem.join(folder, name)) }
    for (path, text) in files { try FileWriting.replace(FileSystem.join(folder, path), with: text) }
    let together = try ContentLoading.load(folder: folder).catalog
    let memory = files.map { (path: $0, text: $1) }
    let alone = ContentLoading.load(memory: memory, isWhole: false).catalog
    #expect(together.kinds == alone.kinds)
    #expect(together.records.map(\.node) == alone.records.map(\.node))
    #expect(together.texts.map(\.record) == alone.texts.map(\.record))
    #expect(together.copyEntries.map(\.tableIndex) == [0, 1])
    #expect(together.copyEntries.map(\.record) == alone.copyEntries.map(\.record))
    #expect(together.fixes.map(\.record) == alone.fixes.map(\.record))
    #expect(
      together.diagnostics.filter { $0.place != nil }.map(\.message) == alone.diagnostics.map(\.message)
    )
  }

  @Test
  func `a fault far inside a long list has the pointer that counting gives`() throws {
    let isFaulty = (0..<300).map { $0 % 7 == 3 || $0 == 63 || $0 == 64 || $0 == 299 }
    let variants = isFaulty.map { $0 ? #"{ "body": 1 }"# : #"{ "body": "Now." }"# }
    let text = """
      { "product": "pressure", "voice": "brutal", "entries": {
        "first": [{ "body": "Once." }], "second": [\(variants.joined(separator: ", "))] } }
      """
    let found = try findings("copy/pressure.brutal.json", text).filter { $0.hasPrefix("shape/wrong-type") }
    let expected = isFaulty.indices.filter { isFaulty[$0] }
      .map { "shape/wrong-type /entries/second/\($0)/body @ 1" }
    #expect(found == expected)
  }
}
