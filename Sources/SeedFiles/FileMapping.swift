#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells a file from one that has taken its place.
package struct FileIdentity: Hashable, Sendable {
  /// The device that the file lies on.
  package var device: UInt64
  /// The file's number on that device.
  package var inode: UInt64
  /// The file's bytes.
  package var byteCount: Int
  /// When it was last written: whole seconds since 1970.
  package var modifiedSeconds: Int
  /// When it was last written: the nanoseconds above those.
  package var modifiedNanoseconds: Int
}

/// Why a file cannot be mapped or looked at.
package enum FileMappingError: Error, Hashable, Sendable {
  /// A system call failed; carries its name and `errno`.
  case system(call: String, code: Int32)
  /// A directory.
  case isDirectory
  /// A pipe, a device or a socket.
  case isNotRegular
}

extension FileMappingError {
  /// Whether nothing is there.
  package var isNotFound: Bool {
    if case .system(_, ENOENT) = self { return true }
    return false
  }

  /// Whether there is no file: nothing at all, or a folder in its place or a file in a folder's.
  package var isNoFile: Bool {
    if case .system(_, ENOTDIR) = self { return true }
    return isNotFound || self == .isDirectory
  }

  /// The failure in words, as the system has them.
  package var message: String {
    switch self {
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .isDirectory: "it is a directory"
    case .isNotRegular: "it is not a regular file"
    }
  }
}

/// Files as memory: mapped, or read into memory of their own.
package enum FileMapping {
  /// Whether anything stands at a path, be it a link that leads to nothing.
  ///
  /// - Throws: ``FileMappingError`` where that cannot be seen.
  package static func exists(_ path: String) throws(FileMappingError) -> Bool {
    var status = stat()
    if lstat(path, &status) == 0 { return true }
    let error = FileMappingError.system(call: "lstat", code: errno)
    if error.isNotFound { return false }
    throw error
  }

  /// How the pages of a mapping will be used.
  package enum Access: Hashable, Sendable {
    /// All of it, from the start on. The system puts pages in place many at a time as they are read; putting
    /// all of them in place while mapping took a fifth longer, for bundles of a quarter and of 72 megabytes.
    case whole
    /// Here and there: no reading ahead.
    case random
  }

  /// Maps a file.
  ///
  /// The mapping stays readable when the file is replaced or removed; a file that is cut short in place
  /// takes its pages along, so files that are mapped must be replaced by renaming, never rewritten.
  /// - Parameter access: given the count of bytes, how they will be used.
  /// - Returns: the bytes, to be given back to ``unmap(_:)``; empty, without memory, for an empty file.
  /// - Throws: ``FileMappingError`` if it cannot be opened, is no regular file, or cannot be mapped.
  package static func map(
    path: String,
    access: (Int) -> Access
  ) throws(FileMappingError) -> (bytes: UnsafeRawBufferPointer, identity: FileIdentity) {
    let (descriptor, identity) = try openFile(path)
    defer { close(descriptor) }
    guard identity.byteCount > 0 else { return (UnsafeRawBufferPointer(start: nil, count: 0), identity) }

    let wanted = access(identity.byteCount)
    let address = mmap(nil, identity.byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address, address != UnsafeMutableRawPointer(bitPattern: -1) else {
      throw .system(call: "mmap", code: errno)
    }
    // Advice that is not taken costs speed alone.
    if wanted == .random { _ = posix_madvise(address, identity.byteCount, POSIX_MADV_RANDOM) }
    return (UnsafeRawBufferPointer(start: address, count: identity.byteCount), identity)
  }

  /// Reads a file into memory of its own, aligned to 64 bytes.
  ///
  /// Whoever writes the file meanwhile can make the bytes a mixture; the caller's checksum must tell.
  /// - Parameter limit: the most bytes to accept.
  /// - Returns: the bytes, to be given back to ``release(_:)``, fewer than `identity` says if the file was
  ///   cut short meanwhile; and what the file was when reading began.
  /// - Throws: ``FileMappingError`` if it cannot be opened or read, is no regular file, or memory does not
  ///   suffice.
  /// - Complexity: O(bytes).
  package static func read(
    path: String,
    limit: Int = .max
  ) throws(FileMappingError) -> (bytes: UnsafeRawBufferPointer, identity: FileIdentity) {
    let (descriptor, identity) = try openFile(path)
    defer { close(descriptor) }
    guard identity.byteCount <= limit else { throw .system(call: "read", code: EFBIG) }
    let memory = try allocate(identity.byteCount)
    var filled = 0
    while let start = memory.baseAddress, filled < memory.count {
      let got = pread(descriptor, start + filled, memory.count - filled, off_t(filled))
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        let code = errno
        release(UnsafeRawBufferPointer(memory))
        throw .system(call: "read", code: code)
      }
      if got == 0 { break }
      filled += got
    }
    return (UnsafeRawBufferPointer(rebasing: memory[..<filled]), identity)
  }

  /// Copies bytes into memory as ``read(path:)`` gives it.
  ///
  /// - Throws: ``FileMappingError`` if memory does not suffice.
  package static func copy(_ source: [UInt8]) throws(FileMappingError) -> UnsafeRawBufferPointer {
    let memory = try allocate(source.count)
    memory.copyBytes(from: source)
    return UnsafeRawBufferPointer(memory)
  }

  /// Gives memory back that ``read(path:)`` or ``copy(_:)`` has given.
  package static func release(_ bytes: UnsafeRawBufferPointer) {
    free(UnsafeMutableRawPointer(mutating: bytes.baseAddress))
  }

  /// Memory for as many bytes; a file may say that it has more than there is, so that is an error, not a
  /// trap.
  private static func allocate(_ byteCount: Int) throws(FileMappingError) -> UnsafeMutableRawBufferPointer {
    var memory: UnsafeMutableRawPointer?
    let code = posix_memalign(&memory, 64, max(byteCount, 1))
    guard code == 0 else { throw .system(call: "memory", code: code) }
    return UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
  }

  private static func openFile(
    _ path: String
  ) throws(FileMappingError) -> (descriptor: Int32, identity: FileIdentity) {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw .system(call: "open", code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(call: "fstat", code: code)
    }
    do throws(FileMappingError) {
      return (descriptor, try identity(of: status))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Gives a mapping back.
  package static func unmap(_ bytes: UnsafeRawBufferPointer) {
    guard let address = bytes.baseAddress else { return }
    munmap(UnsafeMutableRawPointer(mutating: address), bytes.count)
  }

  /// The identity of the file at a path, following links.
  ///
  /// - Throws: ``FileMappingError`` if there is none, or it is no regular file.
  package static func identity(path: String) throws(FileMappingError) -> FileIdentity {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .system(call: "stat", code: errno) }
    return try identity(of: status)
  }

  private static func identity(of status: stat) throws(FileMappingError) -> FileIdentity {
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw .isDirectory }
    guard kind == S_IFREG else { throw .isNotRegular }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      byteCount: Int(status.st_size),
      modifiedSeconds: Int(modified.tv_sec),
      modifiedNanoseconds: Int(modified.tv_nsec)
    )
  }

  private static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
