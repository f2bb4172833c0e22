import SeedSource

/// A place in a file as people and editors name it; lines and columns are 1-based.
struct SourcePosition: Hashable {
  var line: Int
  /// In user-visible characters (extended grapheme clusters).
  var column: Int
  /// In UTF-16 code units.
  var utf16Column: Int
  /// In UTF-8 bytes.
  var utf8Column: Int
  /// 0-based, in UTF-8 bytes from the file's start.
  var byteOffset: Int
}

/// Lines and columns of a run's files, each worked out when it is first asked for and kept.
///
/// A class, so that all formats of a run share what it has worked out; used by one thread at a time.
package final class SourceMap {
  let sources: SourceSet
  private var lineIndices: [LineIndex?]
  private var columnIndices: [ColumnIndex]

  package init(_ sources: SourceSet) {
    self.sources = sources
    lineIndices = Array(repeating: nil, count: sources.files.count)
    columnIndices = Array(repeating: ColumnIndex(), count: sources.files.count)
  }

  /// - Complexity: O(bytes) for the first call for a file.
  func lines(ofFile fileIndex: Int) -> LineIndex {
    if let index = lineIndices[fileIndex] { return index }
    let index = LineIndex(sources[fileIndex])
    lineIndices[fileIndex] = index
    return index
  }

  /// The position of a byte offset; one after the file's end is the end's.
  func position(_ offset: Int, inFile fileIndex: Int) -> SourcePosition {
    let bytes = sources[fileIndex].bytes
    let offset = min(offset, bytes.count)
    let lines = lines(ofFile: fileIndex)
    let line = lines.line(at: offset)
    let range = lines.range(ofLine: line)
    let count = columnIndices[fileIndex].count(before: offset, onLine: range.start..<range.end, in: bytes)
    return SourcePosition(
      line: line + 1,
      column: count.clusterCount + 1,
      utf16Column: count.utf16Count + 1,
      utf8Column: offset - range.start + 1,
      byteOffset: offset
    )
  }

  func start(of place: Place) -> SourcePosition { position(place.range.start, inFile: place.fileIndex) }
  func end(of place: Place) -> SourcePosition { position(place.range.end, inFile: place.fileIndex) }

  /// The 1-based line that holds a place's start.
  package func lineNumber(of place: Place) -> Int {
    let offset = min(place.range.start, sources[place.fileIndex].byteCount)
    return lines(ofFile: place.fileIndex).line(at: offset) + 1
  }
}
