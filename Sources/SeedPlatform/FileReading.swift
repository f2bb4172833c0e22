#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// Reading whole files.
package enum FileReading {
  /// Reads a file into memory of its own, so that nobody can change or cut the bytes under a parser.
  ///
  /// A file whose length or modification time differs after reading is read again, three times at most.
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
      if isFilled, sameState(before, after) { return buffer }
    }
    throw FileError(path: path, reason: .changedWhileRead)
  }

  /// Reads a file's first bytes, a large file's on all processors: most of the time goes into memory that is
  /// touched for the first time. False when the file ends before.
  private static func fill(
    _ memory: UnsafeMutableRawPointer,
    _ count: Int,
    from descriptor: Int32,
    _ path: String
  ) throws(FileError) -> Bool {
    let partCount = max(1, min(Process.processorCount, count / leastPartByteCount))
    let partByteCount = count / partCount + 1
    // Each part is written by one thread.
    nonisolated(unsafe) let memory = memory
    let isFilled = Mutex(true)
    let failure = Mutex<FileError?>(nil)
    Parallel.perform(count: partCount, workers: partCount) { part in
      let end = min(count, (part + 1) * partByteCount)
      var filled = part * partByteCount
      while filled < end {
        let got = pread(descriptor, memory + filled, end - filled, off_t(filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure.withLock { $0 = FileError.last(path) } }
        if got <= 0 { return isFilled.withLock { $0 = false } }
        filled += got
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return isFilled.withLock { $0 }
  }

  /// How many bytes are worth a thread.
  private static let leastPartByteCount = 1 << 20

  /// Reads standard input to its end.
  ///
  /// - Throws: `FileError` with the path `-`.
  package static func readStandardInput(limit: Int) throws(FileError) -> FrozenBuffer<UInt8> {
    try readToEnd(STDIN_FILENO, path: "-", limit: limit)
  }

  private static func readToEnd(
    _ descriptor: Int32,
    path: String,
    limit: Int
  ) throws(FileError) -> FrozenBuffer<UInt8> {
    var bytes: [UInt8] = []
    let chunkByteCount = 1 << 16
    while true {
      var got = 0
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunkByteCount))
      bytes.withUnsafeMutableBytes { buffer in
        if let base = buffer.baseAddress { got = receive(descriptor, base + start, chunkByteCount) }
      }
      if got < 0 { throw FileError.last(path) }
      bytes.removeLast(chunkByteCount - got)
      if got == 0 { return FrozenBuffer.copy(of: bytes) }
      if bytes.count > limit {
        throw FileError(path: path, reason: .tooLarge(byteCount: bytes.count, limit: limit))
      }
    }
  }

  /// `read(2)`, again when a signal came between or there was nothing yet.
  private static func receive(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer, _ count: Int) -> Int {
    while true {
      let got = Self.systemRead(descriptor, memory, count)
      if got < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        FileWriting.wait(for: Int16(POLLIN), on: descriptor)
      } else if got >= 0 || errno != EINTR {
        return got
      }
    }
  }

  private static func systemRead(_ file: Int32, _ memory: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, memory, count)
    #elseif canImport(Musl)
      Musl.read(file, memory, count)
    #else
      Darwin.read(file, memory, count)
    #endif
  }

  private static func sameState(_ left: stat, _ right: stat) -> Bool {
    #if canImport(Darwin)
      left.st_size == right.st_size && left.st_mtimespec.tv_sec == right.st_mtimespec.tv_sec
        && left.st_mtimespec.tv_nsec == right.st_mtimespec.tv_nsec
    #else
      left.st_size == right.st_size && left.st_mtim.tv_sec == right.st_mtim.tv_sec
        && left.st_mtim.tv_nsec == right.st_mtim.tv_nsec
    #endif
  }
}
