#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reading whole files.
package enum FileReading {
  /// Reads a file into memory of its own, so that nobody can change or cut the bytes under a parser.
  ///
  /// A file that was changed while it was read is read again, three times at most.
  ///
  /// - Parameter limit: the most bytes to accept.
  /// - Throws: `FileError` for a path that is missing, is no regular file, cannot be read, is too large or
  ///   keeps changing.
  /// - Complexity: O(bytes).
  package static func read(_ path: String, limit: Int) throws(FileError) -> FrozenBuffer<UInt8> {
    try read(path, below: AT_FDCWD, shown: path, limit: limit)
  }

  static func read(
    _ name: String,
    below folder: Int32,
    shown path: String,
    limit: Int
  ) throws(FileError) -> FrozenBuffer<UInt8> {
    for _ in 0..<3 {
      // Without O_NONBLOCK, opening a pipe would wait for its writer.
      let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw FileError.last(path) }
      defer { _ = close(descriptor) }
      var before = stat()
      guard fstat(descriptor, &before) == 0 else { throw FileError.last(path) }
      if before.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, reason: .isDirectory) }
      guard before.st_mode & S_IFMT == S_IFREG else {
        throw FileError(path: path, reason: .notRegular)
      }
      guard before.st_size <= limit else {
        throw FileError(path: path, reason: .tooLarge(byteCount: Int(before.st_size), limit: limit))
      }
      let count = Int(before.st_size)
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count + FrozenBuffer<UInt8>.padding)
      let buffer = FrozenBuffer(taking: memory, count: count)
      let isFilled = try fill(memory, count, from: descriptor, path)
      memset(memory + count, 0, FrozenBuffer<UInt8>.padding)
      var after = stat()
      guard fstat(descriptor, &after) == 0 else { throw FileError.last(path) }
      if isFilled, FileStamp(before) == FileStamp(after) { return buffer }
    }
    throw FileError(path: path, reason: .changedWhileRead)
  }

  /// How many bytes a thread reads at once.
  private static let pieceByteCount = 1 << 23

  /// Reads a file's first bytes. False when the file ends before.
  private static func fill(
    _ memory: UnsafeMutableRawPointer,
    _ count: Int,
    from descriptor: Int32,
    _ path: String
  ) throws(FileError) -> Bool {
    // Each piece has bytes of its own.
    nonisolated(unsafe) let memory = memory
    let pieces = Parallel.inChunks(of: pieceByteCount, count, workers: Process.processorCount) { piece in
      Result { () throws(FileError) in try fill(memory, piece, from: descriptor, path) }
    }
    for piece in pieces where try !piece.get() { return false }
    return true
  }

  private static func fill(
    _ memory: UnsafeMutableRawPointer,
    _ range: Range<Int>,
    from descriptor: Int32,
    _ path: String
  ) throws(FileError) -> Bool {
    var filled = range.lowerBound
    while filled < range.upperBound {
      let got = pread(descriptor, memory + filled, range.upperBound - filled, off_t(filled))
      if got < 0, errno == EINTR { continue }
      if got < 0 { throw FileError.last(path) }
      if got == 0 { return false }
      filled += got
    }
    return true
  }

  /// Reads standard input to its end.
  package static func readStandardInput(limit: Int) throws(FileError) -> FrozenBuffer<UInt8> {
    let stream = ByteStream.standardInput
    var bytes: [UInt8] = []
    var piece: [UInt8] = []
    repeat {
      try stream.read(into: &piece)
      bytes += piece
      if bytes.count > limit {
        throw FileError(path: "standard input", reason: .tooLarge(byteCount: bytes.count, limit: limit))
      }
    } while !piece.isEmpty
    return FrozenBuffer.copy(of: bytes)
  }
}
