import SeedSource

/// A file as lines that keep their LF; the last may have none, and what follows a last LF is no line.
struct FileLines: Sendable {
  /// Compared by its bytes; lives no longer than the file.
  struct Line: Hashable {
    let bytes: UnsafeRawBufferPointer

    static func == (left: Line, right: Line) -> Bool { left.bytes.elementsEqual(right.bytes) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
  }

  let file: SourceFile
  /// Of each line, and the file's end.
  private let startOffsets: [Int]

  init(_ file: SourceFile) {
    self.file = file
    let ends = file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    startOffsets = [0] + ends + (ends.last ?? 0 == file.byteCount ? [] : [file.byteCount])
  }

  var count: Int { startOffsets.count - 1 }
  var all: [Line] { (0..<count).map { Line(bytes: UnsafeRawBufferPointer(rebasing: self[$0])) } }

  subscript(line: Int) -> Slice<UnsafeRawBufferPointer> {
    UnsafeRawBufferPointer(file.bytes)[startOffsets[line]..<startOffsets[line + 1]]
  }
}
