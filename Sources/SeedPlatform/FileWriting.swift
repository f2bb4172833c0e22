#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writing files so that a reader sees the old bytes or the new ones, never half.
package enum FileWriting {
  /// Writes to a temporary file beside `path`, syncs it, and renames it over `path`.
  ///
  /// When anything fails the temporary is removed and what stood at `path` stays. Two writers at once both
  /// succeed; the last rename wins. A device or a pipe is written to, never replaced.
  ///
  /// - Throws: `FileError` for a folder that is missing or not writable, a full disk, and the like.
  /// - Complexity: O(bytes).
  package static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(FileError) {
    switch FileSystem.kind(of: path) {
    case .folder?: throw FileError(path: path, reason: .isDirectory)
    case .other?: return try writeThrough(path, bytes)
    case .file?, nil: break
    }
    let target = try resolvingLink(path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    // File systems allow names of 255 bytes.
    let temporary = "\(folder).\(name.utf8.count <= 200 ? name : "seedtool").\(unique).tmp"

    var mode: mode_t = 0o666
    var existing = stat()
    let isReplacing = stat(target, &existing) == 0
    if isReplacing {
      mode = existing.st_mode & 0o777
      if access(target, W_OK) != 0 { throw FileError.last(path) }
    }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError.last(path) }
    do throws(FileError) {
      try write(bytes, to: descriptor, path: path)
      if isReplacing, fchmod(descriptor, mode) != 0 { throw FileError.last(path) }
      if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw FileError.last(path) }
      let closed = close(descriptor)
      if closed != 0 { throw FileError.last(path) }
      if rename(temporary, target) != 0 { throw FileError.last(path) }
    } catch {
      _ = close(descriptor)
      _ = unlink(temporary)
      throw error
    }
    syncFolder(folder.isEmpty ? "." : folder)
  }

  /// Writes to a temporary file beside `path`, syncs it, and renames it over `path`.
  ///
  /// - Throws: `FileError`, as for raw bytes.
  package static func replace(_ path: String, with text: String) throws(FileError) {
    try replace(path, with: Array(text.utf8))
  }

  /// Writes to a temporary file beside `path`, syncs it, and renames it over `path`.
  ///
  /// - Throws: `FileError`, as for raw bytes.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      do throws(FileError) { try replace(path, with: buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes all bytes to an open file, going on after signals and short writes.
  ///
  /// - Throws: `FileError`; a closed pipe is one, too.
  package static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32,
    path: String
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress else { return }
      let written = systemWrite(descriptor, start, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        throw FileError.last(path)
      }
      rest = rest.dropFirst(written)
    }
  }

  private static func systemWrite(_ file: Int32, _ memory: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, memory, count)
    #elseif canImport(Musl)
      Musl.write(file, memory, count)
    #else
      Darwin.write(file, memory, count)
    #endif
  }

  /// Writes to something that is no file: `/dev/stdout`, a pipe that somebody reads.
  private static func writeThrough(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(FileError) {
    // A pipe without a reader would block; with O_NONBLOCK it is refused.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError.last(path) }
    defer { _ = close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try write(bytes, to: descriptor, path: path)
  }

  /// The file that a link names, so that the link itself stays.
  private static func resolvingLink(_ path: String) throws(FileError) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    var state = stat()
    guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFLNK else { return path }
    if stat(path, &state) != 0, errno != ENOENT { throw FileError.last(path) }
    throw FileError(path: path, reason: .brokenLink)
  }

  /// Makes the rename itself durable; a file system that cannot sync folders is left alone.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }
}
