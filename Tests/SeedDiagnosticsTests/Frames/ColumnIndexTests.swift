import SeedSource
import Testing

@testable import SeedDiagnostics

struct ColumnIndexTests {
  @Test func `lines are found whatever stands between their ends`() {
    var random = SeededRandom(seed: 1)
    for round in 0..<200 {
      // Some are longer than a block.
      let longest = round % 10 == 0 ? 5000 : 60
      let bytes = (0..<Int.random(in: 0...longest, using: &random)).map { _ in
        [0x0A, 0x0A, 0x0B, 0x09, 0x8A, 0x00, 0x61].randomElement(using: &random) ?? 0
      }
      let index = LineIndex(SourceFile(path: "", bytes: bytes.map(UInt8.init)))
      let expected = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { UInt32($0 + 1) }
      #expect(expected.indices.map { UInt32(index.startOffset(ofLine: $0)) } == expected)
      #expect(expected.enumerated().allSatisfy { index.line(at: Int($1)) == $0 })
      for line in expected.indices {
        let end = line + 1 < expected.count ? Int(expected[line + 1]) - 1 : bytes.count
        #expect(index.range(ofLine: line) == ByteRange(Int(expected[line]), end))
      }
    }
  }

  @Test func `columns equal those counted from the line's start, asked in any order`() {
    var random = SeededRandom(seed: 2)
    let pieces = [
      "plain text ", "é", "e\u{301}", "日本", "👩‍👩‍👧", "🇩🇪🇫🇷", "\u{200B}", "\t", "a\u{300}\u{301}",
    ]
    for pieceCount in [3, 40, 4000] {
      var text = ""
      for _ in 0..<pieceCount { text += pieces.randomElement(using: &random) ?? "" }
      let file = SourceFile(path: "", text: "first\n\(text)\nlast")
      var columns: [Int: (column: Int, utf16: Int)] = [:]
      var offset = 6
      var utf16 = 0
      for (column, character) in text.enumerated() {
        var inside = 0
        for scalar in character.unicodeScalars {
          columns[offset + inside] = (column, utf16)
          inside += scalar.utf8.count
          utf16 += scalar.utf16.count
        }
        offset += inside
      }
      var sources = SourceSet()
      _ = sources.add(file)
      let map = SourceMap(sources)
      for offset in columns.keys.shuffled(using: &random).prefix(500) {
        let position = map.position(offset, inFile: 0)
        #expect(position.line == 2)
        #expect(position.column == (columns[offset]?.column ?? -1) + 1)
        #expect(position.utf16Column == (columns[offset]?.utf16 ?? -1) + 1)
      }
    }
  }

  @Test func `each invalid byte is a column`() {
    let file = SourceFile(path: "", bytes: [0x61, 0xFF, 0xFE, 0xE6, 0x97, 0x62])
    var sources = SourceSet()
    _ = sources.add(file)
    let map = SourceMap(sources)
    #expect((0...6).map { map.position($0, inFile: 0).column } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a character longer than a piece is counted, and the count goes on`() {
    let text = String(repeating: "x", count: 3000) + "a" + String(repeating: "\u{301}", count: 5000) + "tail"
    var sources = SourceSet()
    _ = sources.add(SourceFile(path: "", text: text))
    let map = SourceMap(sources)
    #expect(map.position(3000, inFile: 0).column == 3001)
    let end = map.position(text.utf8.count, inFile: 0)
    #expect(end.column > 3005)
    #expect(end.utf16Column == text.utf16.count + 1)
  }
}
