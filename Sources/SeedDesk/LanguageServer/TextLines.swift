import PlainJSON
import SeedDiagnostics
import SeedSource

/// How a client counts the characters of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text's lines as the protocol has them: they end in LF, CR LF or CR.
struct TextLines {
  let file: SourceFile
  private let encoding: PositionEncoding
  /// Where each line starts.
  private let starts: [Int]

  /// - Complexity: O(bytes).
  init(_ file: SourceFile, _ encoding: PositionEncoding) {
    (self.file, self.encoding) = (file, encoding)
    var starts = [0]
    let bytes = file.bytes
    for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      let isPair = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if !isPair { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The protocol's position of a byte offset; one after the end is the end's.
  func position(_ offset: Int) -> JSONValue {
    let offset = min(offset, file.byteCount)
    let line = starts.indices.partitionPoint { starts[$0] <= offset } - 1
    return ["line": .integer(line), "character": .integer(count(starts[line]..<offset))]
  }

  func range(_ range: ByteRange) -> JSONValue { self.range(range.start..<range.end) }

  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  /// The byte offset of a position; of one behind its line or the text the end of that. Nil for what is no
  /// position.
  func offset(_ position: JSONValue?) -> Int? {
    guard let object = position?.object, let line = object["line"]?.integer, line >= 0,
      let character = object["character"]?.integer, character >= 0
    else { return nil }
    guard line < starts.count else { return file.byteCount }
    var offset = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : file.byteCount
    while end > offset, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    var rest = character
    while offset < end {
      let (byteCount, width) = scalar(at: offset)
      // Half a character is its start.
      if width > rest { break }
      rest -= width
      offset += byteCount
      if rest == 0 { break }
    }
    return min(offset, end)
  }

  /// The byte offsets of a range; nil for what is none.
  func offsets(_ range: JSONValue?) -> Range<Int>? {
    guard let object = range?.object, let start = offset(object["start"]), let end = offset(object["end"])
    else { return nil }
    return min(start, end)..<max(start, end)
  }

  /// How many units some bytes of a line are.
  private func count(_ range: Range<Int>) -> Int {
    if encoding == .utf8 { return range.count }
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (byteCount, width) = scalar(at: offset)
      offset += byteCount
      // An offset inside a character is shown at its start.
      if offset <= range.upperBound { count += width }
    }
    return count
  }

  /// How many bytes the character at an offset has, and how many units. A byte that begins none is one.
  private func scalar(at offset: Int) -> (byteCount: Int, width: Int) {
    let byte = file.bytes[offset]
    let byteCount = byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
    guard offset + byteCount <= file.byteCount,
      (1..<byteCount).allSatisfy({ file.bytes[offset + $0] & 0xC0 == 0x80 })
    else { return (1, 1) }
    return (byteCount, encoding == .utf8 ? byteCount : byteCount == 4 ? 2 : 1)
  }
}

extension TextLines {
  /// What turns a text into another: one edit of what lies between what both share.
  func edits(to new: [UInt8]) -> [JSONValue] {
    let old = file.bytes
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return [] }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Whole characters, and no line end cut in two.
    while start > 0, start < old.count && isInside(old[start]) || old[start - 1] == 0x0D { start -= 1 }
    while end > 0, isInside(old[old.count - end]) || old[old.count - end] == 0x0A { end -= 1 }
    let text = String(decoding: new[start..<new.count - end], as: UTF8.self)
    return [["range": range(start..<old.count - end), "newText": .string(text)]]
  }

  private func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
