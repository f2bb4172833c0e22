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
  /// When anything fails, or a signal ends the process, the temporary is removed and what stood at `path`
  /// stays. What an earlier process that was killed left of this file is removed, too. Two writers at once
  /// both succeed; the last rename wins. A device or a pipe is written to, never replaced.
  ///
  /// - Throws: `FileError` for a folder that is missing or not writable, a full disk, and the like.
  /// - Complexity: O(bytes).
  package static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(FileError) {
    switch try FileSystem.kind(of: path) {
    case .folder?: throw FileError(path: path, reason: .isDirectory)
    case .other?: return try writeThrough(path, bytes)
    case .file?, nil: break
    }
    try replace(try FileReference(path: path), with: bytes, expecting: nil)
  }

  /// Writes to a temporary file beside a file, syncs it, and puts it in the file's place, but only if the
  /// file still has the bytes that were read: whoever has saved it since keeps what they saved.
  ///
  /// - Throws: `FileError` as for a path; `.hasChanged` for a file that has other bytes, or is gone.
  /// - Complexity: O(bytes).
  package static func replace(
    _ file: FileReference,
    with bytes: UnsafeRawBufferPointer,
    expecting old: UnsafeRawBufferPointer?
  ) throws(FileError) {
    let target = try resolvingLinks(file)
    let replacement = Replacement(folder: target.folder, name: target.name, path: file.path)
    do throws(FileError) {
      try Interrupts.hold { () throws(FileError) in try replacement.make(bytes, expecting: old) }
    } catch {
      throw FileError(path: file.path, reason: error.reason)
    }
  }

  /// Puts bytes in a file's place if it still has those that were read.
  ///
  /// - Throws: `FileError`, as for raw bytes.
  package static func replace(
    _ file: FileReference,
    with bytes: [UInt8],
    expecting old: UnsafeRawBufferPointer?
  ) throws(FileError) {
    try withBytes(of: bytes) { (bytes) throws(FileError) in try replace(file, with: bytes, expecting: old) }
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
    try withBytes(of: bytes) { (bytes) throws(FileError) in try replace(path, with: bytes) }
  }

  /// Writes all bytes to an open file, going on after signals and short writes, and waiting for one that
  /// takes none just now.
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
        if errno == EAGAIN || errno == EWOULDBLOCK {
          wait(for: Int16(POLLOUT), on: descriptor)
          continue
        }
        throw FileError.last(path)
      }
      rest = rest.dropFirst(written)
    }
  }

  /// Waits until an open file takes or has something; returns early for a signal or a fault, which the next
  /// call shows.
  static func wait(for event: Int16, on descriptor: Int32) {
    var state = pollfd(fd: descriptor, events: event, revents: 0)
    _ = poll(&state, 1, -1)
  }

  private static func withBytes(
    of bytes: [UInt8],
    _ body: (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) throws(FileError) {
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      do throws(FileError) { try body(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
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

  /// The file that links lead to, so that the links themselves stay.
  ///
  /// - Throws: `FileError` for links that lead to nothing, in a circle, or out of what bounds the folder.
  package static func resolvingLinks(_ file: FileReference) throws(FileError) -> FileReference {
    let first = file.folder
    var file = file
    let asked = file.path
    for hop in 0...40 {
      if file.name.isEmpty { throw FileError(path: asked, reason: .notFound) }
      var state = stat()
      guard fstatat(file.folder.descriptor, file.name, &state, AT_SYMLINK_NOFOLLOW) == 0 else {
        if errno == ENOENT {
          if hop == 0 { return file } else { throw FileError(path: asked, reason: .brokenLink) }
        }
        throw FileError.last(asked)
      }
      if state.st_mode & S_IFMT != S_IFLNK {
        if hop == 0 { return file }
        try first.expectInside(file.folder, as: asked)
        if file.isGits, first.isBounded { throw FileError(path: asked, reason: .outsideLink) }
        return file
      }
      var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = target.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlinkat(file.folder.descriptor, file.name, $0, bytes.count) } ?? -1
      }
      guard count > 0 else { throw FileError.last(asked) }
      let (folder, name) = FileSystem.split(String(decoding: target[..<count], as: UTF8.self))
      let next = try Folder(folder, below: file.folder.descriptor, shown: asked)
      file = FileReference(folder: next, name: name, path: asked)
    }
    errno = ELOOP
    throw FileError.last(asked)
  }
}
