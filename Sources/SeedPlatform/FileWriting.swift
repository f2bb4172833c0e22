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
  /// succeed; the last rename wins.
  ///
  /// - Throws: `FileError` for a folder that is missing or not writable, a full disk, and the like.
  /// - Complexity: O(bytes).
  package static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(FileError) {
    if FileSystem.kind(of: path) == .folder { throw FileError(path: path, reason: .isDirectory) }
    let target = resolvingLink(path)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let temporary = "\(folder).\(name).\(unique).tmp"

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

  /// The file that a link names, so that the link itself stays.
  private static func resolvingLink(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes the rename itself durable; a file system that cannot sync folders is left alone.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }
}
