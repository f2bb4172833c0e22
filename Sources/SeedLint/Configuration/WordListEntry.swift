package import SeedDiagnostics
package import SeedSource

/// An entry of a word list, and where it is written.
package struct WordListEntry: Sendable {
  package var text: String
  /// Nil for one of a configuration that is not part of the content.
  package var place: Place?

  /// The entries of a text file: one a line, blank lines and lines that start with `#` apart. Spaces around
  /// an entry do not count.
  ///
  /// - Complexity: O(bytes).
  package static func entries(of file: SourceFile, fileIndex: Int) -> [WordListEntry] {
    var entries: [WordListEntry] = []
    let bytes = file.bytes
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      let lineEnd = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      var start = offset
      var end = lineEnd
      while start < end, isSpace(bytes[start]) { start += 1 }
      while end > start, isSpace(bytes[end - 1]) { end -= 1 }
      if start < end, bytes[start] != UInt8(ascii: "#") {
        let range = ByteRange(start, end)
        entries.append(
          WordListEntry(text: file.text(range), place: Place(fileIndex: fileIndex, range: range))
        )
      }
      offset = lineEnd + 1
    }
    return entries
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
