#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file of a folder that is about to be replaced.
struct Replacement {
  let folder: Folder
  let name: String
  /// The path, for errors.
  let path: String

  /// Writes a temporary file and puts it in the place of the file.
  ///
  /// - Parameter old: the bytes that the file must still have; nil for any, or none.
  func make(_ bytes: UnsafeRawBufferPointer, expecting old: UnsafeRawBufferPointer?) throws(FileError) {
    var mode: mode_t = 0o666
    var existing = stat()
    let isReplacing = fstatat(folder.descriptor, name, &existing, 0) == 0
    if isReplacing {
      mode = existing.st_mode & 0o777
      if faccessat(folder.descriptor, name, W_OK, 0) != 0 { throw FileError.last(path) }
    } else if errno != ENOENT {
      throw FileError.last(path)
    }
    Self.removeLeftovers(in: folder)
    let (temporary, descriptor) = try create(mode)
    var isOpen = true
    do throws(FileError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        try giveUpIfInterrupted()
        let chunk = rest.prefix(1 << 23)
        try FileWriting.write(UnsafeRawBufferPointer(rebasing: chunk), to: descriptor, path: path)
        rest = rest.dropFirst(chunk.count)
      }
      if isReplacing, fchmod(descriptor, mode) != 0 { throw FileError.last(path) }
      if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw FileError.last(path) }
      try giveUpIfInterrupted()
      if let old {
        try exchange(temporary, descriptor, expecting: old)
      } else if renameat(folder.descriptor, temporary, folder.descriptor, name) != 0 {
        throw FileError.last(path)
      }
      isOpen = false
      // The file stands where it belongs; but a file system may tell only now that it was not kept.
      if close(descriptor) != 0, errno != EINTR { throw FileError.last(path) }
    } catch {
      if isOpen { _ = close(descriptor) }
      _ = unlinkat(folder.descriptor, temporary, 0)
      throw error
    }
    // Makes the rename itself durable; a file system that cannot sync folders is left alone.
    _ = fsync(folder.descriptor)
  }

  private func giveUpIfInterrupted() throws(FileError) {
    if Interrupts.isPending { throw FileError(path: path, reason: .interrupted) }
  }

  // MARK: - Temporary files

  /// Between it and `.tmp` stand 13 digits to the base 36.
  private static let mark = ".seedtool-"
  private static let digitCount = 13

  /// What the names of temporary files begin with. File systems allow names of 255 bytes.
  private var prefix: String { ".\(name.utf8.count <= 200 ? name : "long")\(Self.mark)" }

  /// Makes a temporary file. Its lock says that its writer lives.
  private func create(_ mode: mode_t) throws(FileError) -> (name: String, descriptor: Int32) {
    for _ in 0..<16 {
      let digits = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let temporary = "\(prefix)\(String(repeating: "0", count: Self.digitCount - digits.count))\(digits).tmp"
      let descriptor = openat(folder.descriptor, temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw FileError.last(path) }
      _ = flock(descriptor, LOCK_EX)
      // Another process may have taken it for a leftover before it was locked.
      var state = stat()
      guard fstat(descriptor, &state) == 0 else {
        let error = FileError.last(path)
        _ = unlinkat(folder.descriptor, temporary, 0)
        _ = close(descriptor)
        throw error
      }
      if state.st_nlink > 0 { return (temporary, descriptor) }
      _ = close(descriptor)
    }
    throw FileError(path: path, reason: .isBusy)
  }

  /// Removes the temporary files of a folder whose writers were killed.
  static func removeLeftovers(in folder: Folder) {
    guard let names = try? folder.unsortedNames() else { return }
    for name in names { removeIfLeftover(name, in: folder) }
  }

  /// Removes what a name of a folder stands for if it is a temporary file whose writer was killed.
  static func removeIfLeftover(_ name: String, in folder: Folder) {
    guard name.hasPrefix("."), name.hasSuffix(".tmp"), name.dropLast(digitCount + 4).hasSuffix(mark) else {
      return
    }
    let descriptor = openat(folder.descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unlinkat(folder.descriptor, name, 0) }
    _ = close(descriptor)
  }

  // MARK: - Compare and swap

  /// Puts the temporary file in the file's place if that has the expected bytes. Nobody's save is lost,
  /// whenever it comes: the two files change places at once, what comes out is looked at, and put back if it
  /// is not what was read.
  private func exchange(
    _ temporary: String,
    _ descriptor: Int32,
    expecting old: UnsafeRawBufferPointer
  ) throws(FileError) {
    guard try has(old, name) else { throw FileError(path: path, reason: .hasChanged) }
    guard try swap(temporary) else {
      // A file system that cannot: a moment stays between the look and the rename.
      if renameat(folder.descriptor, temporary, folder.descriptor, name) != 0 { throw FileError.last(path) }
      return
    }
    let isExpected: Bool
    do throws(FileError) {
      isExpected = try has(old, temporary)
    } catch {
      // What came out cannot be looked at: it goes in again.
      _ = try? swap(temporary)
      throw error
    }
    if isExpected {
      _ = unlinkat(folder.descriptor, temporary, 0)
      return
    }
    // What was put in last has to come out; anything else is a newer save and goes in again.
    var state = stat()
    guard fstat(descriptor, &state) == 0 else { throw FileError.last(path) }
    var inside = FolderIdentity(state)
    repeat {
      let outside = folder.file(temporary).identity
      guard try swap(temporary), let outside else { break }
      if folder.file(temporary).identity == inside { break }
      inside = outside
    } while true
    throw FileError(path: path, reason: .hasChanged)
  }

  private func has(_ bytes: UnsafeRawBufferPointer, _ name: String) throws(FileError) -> Bool {
    do throws(FileError) {
      let current = try FileReading.read(name, below: folder.descriptor, shown: path, limit: bytes.count)
      return withExtendedLifetime(current) { bytes.elementsEqual(current.elements) }
    } catch {
      switch error.reason {
      case .notFound, .tooLarge, .changedWhileRead, .isDirectory, .notRegular, .brokenLink: return false
      default: throw error
      }
    }
  }

  /// Lets the file and the temporary one change places. False where the system cannot do that.
  private func swap(_ temporary: String) throws(FileError) -> Bool {
    guard let call = Self.renameWithFlags else { return false }
    if call(folder.descriptor, temporary, folder.descriptor, name, 2) == 0 { return true }
    switch errno {
    case ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP: return false
    case ENOENT: throw FileError(path: path, reason: .hasChanged)
    default: throw FileError.last(path)
    }
  }

  private typealias RenameWithFlags =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

  /// `renameat2` on Linux, where C's headers hide it, `renameatx_np` on Darwin; 2 means to swap for both.
  private static let renameWithFlags: RenameWithFlags? =
    (dlsym(nil, "renameat2") ?? dlsym(UnsafeMutableRawPointer(bitPattern: -2), "renameatx_np")).map {
      unsafeBitCast($0, to: RenameWithFlags.self)
    }
}
