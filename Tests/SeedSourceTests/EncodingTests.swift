import SeedSource
import Testing

struct EncodingTests {
  private func kinds(_ bytes: [UInt8]) -> [String] {
    let (tree, faults) = parse(bytes)
    expectSoundRanges(tree, faults)
    return faults.map { fault in
      if case .invalidUTF8(let reason) = fault.kind {
        return "\(reason) @ \(fault.range.start)..\(fault.range.end)"
      }
      return describe(fault, in: tree)
    }
  }

  @Test
  func `only a byte order mark is a mark and a missing value`() {
    #expect(
      kinds([0xEF, 0xBB, 0xBF]) == [
        "byte order mark @ \u{FEFF}", "the file breaks off here: a value is missing @ ",
      ]
    )
  }

  @Test
  func `UTF-16 is one fault, whatever the order of its bytes`() {
    let units = Array(#"[{"a": "é"}]"#.utf16)
    let little: [UInt8] = units.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] }
    let big: [UInt8] = units.reduce(into: [0xFE, 0xFF]) { $0 += [UInt8($1 >> 8), UInt8($1 & 0xFF)] }
    #expect(kinds(little) == ["it looks like UTF-16 @ 0..2"])
    #expect(kinds(big) == ["it looks like UTF-16 @ 0..2"])
  }

  @Test(
    arguments: [
      ([0xC0, 0xAF], "overlong slash"), ([0xE0, 0x80, 0xAF], "overlong, three bytes"),
      ([0xF0, 0x80, 0x80, 0xAF], "overlong, four bytes"), ([0xED, 0xA0, 0x80], "surrogate"),
      ([0xF4, 0x90, 0x80, 0x80], "beyond U+10FFFF"), ([0xF8, 0x88, 0x80, 0x80, 0x80], "five bytes"),
      ([0x80], "continuation alone"), ([0xFF], "never in UTF-8"), ([0xC3], "cut off"),
      ([0xE2, 0x82], "cut off"),
      ([0xE9, 0x74, 0xE9], "Latin-1"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no UTF-8 are found inside a string`(bytes: [UInt8], name: String) {
    let found = parse(Array("[\"a".utf8) + bytes + Array("b\", 1]".utf8)).faults
    #expect(!found.isEmpty)
    for fault in found {
      guard case .invalidUTF8 = fault.kind else {
        Issue.record("\(name): \(fault)")
        continue
      }
      #expect(fault.range.start >= 3 && fault.range.end <= 3 + bytes.count)
    }
  }

  @Test(
    arguments: [
      (0x92, "`’`"), (0x97, "`—`"), (0x80, "`€`"), (0x9F, "`Ÿ`"), (0xA0, "a no-break space"), (0xE9, "`é`"),
    ] as [(UInt8, String)]
  )
  func `a byte that was pasted from another encoding is named`(byte: UInt8, name: String) {
    let found = parse(Array("[\"you".utf8) + [byte] + Array("d \u{E9}\"]".utf8)).faults
    #expect(found.map(\.kind) == [.invalidUTF8(reason: "in Windows-1252 it is \(name)")])
  }

  /// A file with a character in UTF-8, in which text of Windows-1252 was pasted.
  private static let pasted: [UInt8] =
    Array("[\"caf".utf8) + [0xE9] + Array(" beginner".utf8) + [0x92] + Array("s ".utf8) + [0x93]
    + Array("question".utf8) + [0x94] + Array("\", \"\u{E9}\", \"".utf8) + [0x96] + Array("\"]".utf8)

  @Test
  func `bytes that were pasted from another encoding are one fault, and can be written in UTF-8`() throws {
    let faults = JSONParser.read(SourceFile(path: "fixes.json", bytes: Self.pasted)).faults
    #expect(faults.map(\.kind) == [.legacyEncoding(count: 5, isWhole: false)])
    var bytes = Self.pasted
    let mending = try #require(faults.first?.mending)
    #expect(mending.isUnsafe)
    for replacement in mending.replacements.reversed() {
      bytes.replaceSubrange(replacement.range.start..<replacement.range.end, with: replacement.text.utf8)
    }
    #expect(String(validating: bytes, as: UTF8.self) == "[\"café beginner’s “question”\", \"é\", \"–\"]")
    // What Windows-1252 has no character for is told by itself.
    let other: [UInt8] = Self.pasted.prefix(Self.pasted.count - 3) + [0x81] + Array(" \"]".utf8)
    let apart = JSONParser.read(SourceFile(path: "fixes.json", bytes: other)).faults
    #expect(apart.map(\.kind).first == .legacyEncoding(count: 4, isWhole: false))
    #expect(apart.count == 2)
  }

  @Test
  func `a file of another encoding is one fault`() {
    let bytes = Self.pasted.filter { ![0xC3, 0xA9].contains($0) }
    let faults = JSONParser.read(SourceFile(path: "fixes.json", bytes: bytes)).faults
    #expect(faults.map(\.kind) == [.legacyEncoding(count: 5, isWhole: true)])
    #expect(faults.first?.mending?.replacements.count == 5)
  }

  @Test
  func `neighbouring bad bytes are one fault`() {
    #expect(parse([0x22] + [UInt8](repeating: 0xFF, count: 1000) + [0x22]).faults.count == 1)
  }

  @Test
  func `bad bytes outside a string are no JSON fault as well`() {
    let found = parse(Array("[1, ".utf8) + [0xFF] + Array(", 2]".utf8)).faults
    #expect(found.count == 1)
    if case .invalidUTF8? = found.first?.kind {} else { Issue.record("\(found)") }
  }

  @Test
  func `every pair of bytes in a string is judged as the standard library judges it`() {
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0x20)...0xFF where second != 0x22 && second != 0x5C {
        let isValid = String(validating: [first, second], as: UTF8.self) != nil
        #expect(parse([0x22, first, second, 0x22]).faults.isEmpty == isValid)
      }
    }
  }

  @Test
  func `carriage returns are counted once a file, in white space only`() {
    #expect(faults("[\r\n1\r]") == ["2 carriage returns @ \r"])
    #expect(faults(#"["\r"]"#) == [])
  }

  @Test
  func `NUL is a fault inside and outside of strings`() {
    #expect(faults("[\"a\u{0}b\", 1]") == ["control character 0 @ \u{0}"])
    #expect(faults("[1\u{0}]").count == 1)
  }
}
