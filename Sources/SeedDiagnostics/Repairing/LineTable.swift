import SeedSource

/// The lines of two versions of a file between what they share at the start and at the end, numbered so that
/// equal lines have equal numbers.
struct LineTable {
  /// How many lines at the start are the same in both.
  let sharedCount: Int
  /// The numbers of the lines that follow, up to those that are the same at the end.
  let old: [Int]
  let new: [Int]

  /// - Complexity: O(bytes); only what differs is hashed.
  init(_ old: FileLines, _ new: FileLines) {
    let (prefix, suffix) = LineTable.sharedByteCounts(old.bytes, new.bytes)
    let sharedCount = min(old.line(at: prefix), old.count, new.count)
    let sharedAtEndCount = min(
      old.countOfLines(after: old.bytes.count - suffix),
      new.countOfLines(after: new.bytes.count - suffix),
      min(old.count, new.count) - sharedCount
    )
    var known: [Line: Int] = [:]
    func numbers(_ lines: FileLines) -> [Int] {
      (sharedCount..<lines.count - sharedAtEndCount).map { index in
        let line = Line(bytes: UnsafeRawBufferPointer(rebasing: lines[index]))
        let count = known.count
        if let number = known[line] { return number }
        known[line] = count
        return count
      }
    }
    self.sharedCount = sharedCount
    self.old = numbers(old)
    self.new = numbers(new)
  }

  /// How many bytes two texts share at the start, and of the rest at the end.
  private static func sharedByteCounts(
    _ old: UnsafeBufferPointer<UInt8>,
    _ new: UnsafeBufferPointer<UInt8>
  ) -> (prefix: Int, suffix: Int) {
    let (oldBytes, newBytes) = (UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix + 8 <= limit,
      oldBytes.loadUnaligned(fromByteOffset: prefix, as: UInt64.self)
        == newBytes.loadUnaligned(fromByteOffset: prefix, as: UInt64.self)
    { prefix += 8 }
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix + 8 <= limit - prefix,
      oldBytes.loadUnaligned(fromByteOffset: old.count - suffix - 8, as: UInt64.self)
        == newBytes.loadUnaligned(fromByteOffset: new.count - suffix - 8, as: UInt64.self)
    { suffix += 8 }
    while suffix < limit - prefix, old[old.count - suffix - 1] == new[new.count - suffix - 1] { suffix += 1 }
    return (prefix, suffix)
  }

  /// A line as a key; lives no longer than the file.
  private struct Line: Hashable {
    let bytes: UnsafeRawBufferPointer

    static func == (left: Line, right: Line) -> Bool {
      left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
  }
}

/// A file as lines that keep their LF; the last may have none.
struct FileLines: Sendable {
  let file: SourceFile
  /// What follows a last LF is no line.
  let count: Int
  private let index: LineIndex
  private let startOffsets: [UInt32]

  init(_ file: SourceFile) {
    self.file = file
    index = LineIndex(file)
    startOffsets = index.startOffsets
    let last = Int(startOffsets[index.lineCount - 1])
    count = last == file.byteCount ? index.lineCount - 1 : index.lineCount
  }

  var bytes: UnsafeBufferPointer<UInt8> { file.bytes }

  subscript(line: Int) -> Slice<UnsafeRawBufferPointer> {
    let end = line + 1 < startOffsets.count ? Int(startOffsets[line + 1]) : file.byteCount
    return UnsafeRawBufferPointer(bytes)[Int(startOffsets[line])..<end]
  }

  /// The 0-based line that holds a byte offset.
  func line(at offset: Int) -> Int { index.line(at: offset) }

  /// How many lines start after an offset.
  func countOfLines(after offset: Int) -> Int { count - min(count, index.line(at: offset) + 1) }
}
