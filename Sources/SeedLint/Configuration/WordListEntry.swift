package import SeedDiagnostics
import SeedSource
import SeedTables

/// An entry of a word list, and where it is written.
package struct WordListEntry: Sendable {
  package var text: String
  /// Nil for one of a configuration that is not part of the content.
  package var place: Place?

  /// The entries of a text file: one a line, blank lines and lines that start with `#` apart. Spaces around
  /// an entry do not count. Of a list that is too long one more than the limit is read.
  ///
  /// - Complexity: O(bytes).
  static func entries(of file: SourceFile, fileIndex: Int) -> [WordListEntry] {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var entries: [WordListEntry] = []
    var rest = bytes[start...]
    while !rest.isEmpty, entries.count <= Limits.wordListLimit {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      rest = rest[line.endIndex...].dropFirst()
      guard let first = line.firstIndex(where: isText), let last = line.lastIndex(where: isText),
        line[first] != UInt8(ascii: "#")
      else { continue }
      let range = ByteRange(first, last + 1)
      entries.append(WordListEntry(text: file.text(range), place: Place(fileIndex: fileIndex, range: range)))
    }
    return entries
  }

  private static func isText(_ byte: UInt8) -> Bool { byte != 0x20 && byte != 0x09 }
}
