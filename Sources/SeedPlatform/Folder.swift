#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder that is held open: what is read and written through it stays in it, wherever its path leads by
/// then.
package final class Folder: Sendable {
  /// The path as it is shown.
  package let path: String
  let descriptor: Int32
  /// The folder that the path names this one in; nil where it names none.
  private let above: Folder?
  /// The folder that no link below this one may lead out of; nil where links may lead anywhere.
  private let bound: FolderIdentity?

  /// - Throws: `FileError` when there is no such folder, or it cannot be read.
  package convenience init(path: String) throws(FileError) {
    try self.init(path, below: AT_FDCWD, shown: path)
  }

  init(
    _ path: String,
    below folder: Int32,
    shown: String,
    above: Folder? = nil,
    bound: FolderIdentity? = nil
  ) throws(FileError) {
    descriptor = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.path = shown
    self.above = above
    self.bound = bound
    if descriptor < 0 { throw FileError.last(shown) }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// A folder in this one.
  ///
  /// - Throws: `FileError` when there is no such folder, it cannot be read, or it is a link that leads out of
  ///   what bounds this one.
  package func folder(_ name: String) throws(FileError) -> Folder {
    let folder = try Folder(name, below: descriptor, shown: shown(name), above: self, bound: bound)
    if bound != nil, isLink(name) { try expectInside(folder, as: shown(name)) }
    return folder
  }

  /// The same folder, whose links are not followed out of the repository that holds it from outside; where
  /// none does, not out of the folder.
  ///
  /// - Throws: `FileError` when the folder cannot be read.
  package var bounded: Folder {
    get throws(FileError) {
      let own = try identity
      let repository = outward { $1 != own && Folder.isRepository($0) }
      return try Folder(".", below: descriptor, shown: path, above: above, bound: repository ?? own)
    }
  }

  private static func isRepository(_ descriptor: Int32) -> Bool {
    faccessat(descriptor, ".git", F_OK, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Refuses a path on which a link of the working directory's repository leads out of that, or any link
  /// leads to where git keeps a repository.
  ///
  /// - Throws: `FileError` for such a path; what cannot be looked at is left to whoever opens it.
  package static func refuseOutsideLinks(on path: String) throws(FileError) {
    let repository = (try? Folder(path: "."))?.outward { descriptor, _ in isRepository(descriptor) }
    var last = try? Folder(path: path.hasPrefix("/") ? "/" : ".")
    var isLinked = false
    for part in path.split(separator: "/").map(String.init) {
      guard let here = last else { return }
      let isLink = here.isLink(part)
      isLinked = isLinked || isLink
      let folder = try? here.folder(part)
      let file = folder == nil && isLink ? try? FileWriting.resolvingLinks(here.file(part)) : nil
      guard let target = folder ?? file?.folder else { break }
      let leadsOut = isLink && here.lies(in: repository) && !target.lies(in: repository)
      if leadsOut || file?.isGits ?? false { throw FileError(path: path, reason: .outsideLink) }
      last = target
      if folder == nil { break }
    }
    if isLinked, last?.isGits ?? false { throw FileError(path: path, reason: .outsideLink) }
  }

  private func lies(in folder: FolderIdentity?) -> Bool { folder != nil && outward { $1 == folder } != nil }

  /// Whether links in it are held to something.
  var isBounded: Bool { bound != nil }

  /// Whether it is a folder in which git keeps a repository, or lies below one: what stands there belongs to
  /// no commit, can hold the secrets of whoever fetched it, and is run by git.
  private var isGits: Bool {
    var isFound = false
    var below: FolderIdentity?
    _ = outward { descriptor, identity in
      var state = stat()
      let holds = { (name: String) in fstatat(descriptor, name, &state, 0) == 0 }
      isFound = ["HEAD", "objects", "refs"].allSatisfy(holds)
      let isWorkTree = holds(".git")
      isFound = isFound || isWorkTree && FolderIdentity(state) == below
      below = identity
      // A work tree may lie in the folder of its own repository.
      return isFound || isWorkTree
    }
    return isFound
  }

  /// Whether a name stands for a link.
  func isLink(_ name: String) -> Bool {
    var state = stat()
    return fstatat(descriptor, name, &state, AT_SYMLINK_NOFOLLOW) == 0 && state.st_mode & S_IFMT == S_IFLNK
  }

  /// - Throws: `FileError` for a folder that lies outside of what bounds this one, or is git's.
  func expectInside(_ folder: Folder, as path: String) throws(FileError) {
    guard bound != nil, !folder.lies(in: bound) || folder.isGits else { return }
    throw FileError(path: path, reason: .outsideLink)
  }

  /// A file by its path from this folder, which may lead out of the folder, and not out of the repository
  /// that holds it; where none does, it may lead anywhere.
  ///
  /// - Throws: `FileError` when the file's folder is not there, or lies elsewhere.
  package func reference(to path: String) throws(FileError) -> FileReference {
    let own = try identity
    let isAlone = bound == nil || bound == own && !Folder.isRepository(descriptor)
    let limit = isAlone ? outward { descriptor, _ in Folder.isRepository(descriptor) } : bound
    let (place, name) = FileSystem.split(path)
    let shownFolder = place == "." ? self.path : shown(place)
    let folder = try Folder(place, below: descriptor, shown: shownFolder, bound: limit)
    try folder.expectInside(folder, as: shown(path))
    return FileReference(folder: folder, name: name, path: shown(path))
  }

  /// Whether this folder is another one, or lies below it, whatever its path says.
  package func lies(in folder: Folder) -> Bool {
    guard let identity = try? folder.identity else { return false }
    return outward { $1 == identity } != nil
  }

  /// Whether something holds for this folder, or for one that it lies in, whatever its path says.
  ///
  /// - Parameter isFound: is given what stands under a name in the folder.
  package func isBelow(_ isFound: (_ kind: (String) -> PathKind?) -> Bool) -> Bool {
    outward { descriptor, _ in
      isFound { try? PathKind.of($0, below: descriptor, shown: $0) }
    } != nil
  }

  /// The first folder for which something holds, of this one and those that it lies in, whatever its path
  /// says; nil where it holds for none, or one cannot be looked at.
  private func outward(_ isFound: (_ descriptor: Int32, FolderIdentity) -> Bool) -> FolderIdentity? {
    var current = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if current >= 0 { _ = close(current) } }
    var last: FolderIdentity?
    while current >= 0 {
      var state = stat()
      guard fstat(current, &state) == 0 else { return nil }
      let identity = FolderIdentity(state)
      if isFound(current, identity) { return identity }
      // The root is its own parent.
      if identity == last { return nil }
      last = identity
      let next = openat(current, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      _ = close(current)
      current = next
    }
    return nil
  }

  /// The folder above this one, as the path has it.
  ///
  /// - Throws: `FileError` when it cannot be read.
  package var parent: Folder {
    get throws(FileError) {
      if let above { return above }
      return try Folder("..", below: descriptor, shown: path == "." ? ".." : shown(".."))
    }
  }

  /// A file that may be in this folder.
  package func file(_ name: String) -> FileReference {
    FileReference(folder: self, name: name, path: shown(name))
  }

  /// What stands under a name, following links; nil when nothing does.
  ///
  /// - Throws: `FileError` for what is there and cannot be looked at, such as a link that leads to nothing.
  package func kind(of name: String) throws(FileError) -> PathKind? {
    try PathKind.of(name, below: descriptor, shown: shown(name))
  }

  /// The names in the folder, `.` and `..` left out, sorted by their bytes.
  ///
  /// - Throws: `FileError` when the folder cannot be read to its end.
  /// - Complexity: O(n log n) in the names.
  package func names() throws(FileError) -> [String] {
    try unsortedNames().sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names in the folder, `.` and `..` left out, in the file system's order.
  ///
  /// - Throws: `FileError` when the folder cannot be read to its end.
  package func unsortedNames() throws(FileError) -> [String] {
    // A descriptor of its own: the place in a listing belongs to the open folder.
    let listing = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listing >= 0 else { throw FileError.last(path) }
    guard let stream = fdopendir(listing) else {
      let error = FileError.last(path)
      _ = close(listing)
      throw error
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    // The end and a failure look alike but for this.
    if errno != 0 { throw FileError.last(path) }
    return names
  }

  /// Waits until no other run of the tool that changes files here is at work, for ten seconds at most. The
  /// lock goes with this value, or with the process, however it ends. A file system without locks is no
  /// obstacle.
  ///
  /// - Throws: `FileError` when another run does not end.
  package func lock() throws(FileError) {
    for _ in 0..<500 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK && errno != EINTR { return }
      usleep(20_000)
    }
    throw FileError(path: path, reason: .isBusy)
  }

  /// Removes the temporary files of writers that were killed.
  package func removeLeftovers() { Replacement.removeLeftovers(in: self) }

  /// Removes what a name stands for if it is a temporary file of a writer that was killed.
  package func removeIfLeftover(_ name: String) { Replacement.removeIfLeftover(name, in: self) }

  /// What tells this folder from all others.
  package var identity: FolderIdentity {
    get throws(FileError) {
      var state = stat()
      guard fstat(descriptor, &state) == 0 else { throw FileError.last(path) }
      return FolderIdentity(state)
    }
  }

  private func shown(_ name: String) -> String { FileSystem.join(path, name) }
}

/// What tells a folder, or a file that is not replaced, from all others, however its path is written.
package struct FolderIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  init(_ state: stat) {
    device = UInt64(truncatingIfNeeded: state.st_dev)
    inode = UInt64(truncatingIfNeeded: state.st_ino)
  }
}

/// What changes when a file is written, replaced or touched, though its time of writing was set back.
package struct FileStamp: Hashable, Sendable {
  private let identity: FolderIdentity
  package let byteCount: Int64
  /// Seconds and nanoseconds of the last writing, then of the last change of any kind.
  private let times: SIMD4<Int>

  init(_ state: stat) {
    identity = FolderIdentity(state)
    byteCount = Int64(state.st_size)
    #if canImport(Darwin)
      let (mtime, ctime) = (state.st_mtimespec, state.st_ctimespec)
    #else
      let (mtime, ctime) = (state.st_mtim, state.st_ctim)
    #endif
    times = SIMD4(mtime.tv_sec, mtime.tv_nsec, ctime.tv_sec, ctime.tv_nsec)
  }
}

/// A file by its name in a folder that is held open.
package struct FileReference: Sendable {
  package let folder: Folder
  package let name: String
  /// The path as it is shown.
  package let path: String

  init(folder: Folder, name: String, path: String) {
    (self.folder, self.name, self.path) = (folder, name, path)
  }

  /// Opens the folder of a file that a path names.
  ///
  /// - Throws: `FileError` when there is no such folder, or it cannot be read.
  package init(path: String) throws(FileError) {
    let (folder, name) = FileSystem.split(path)
    do throws(FileError) {
      // By way of the folder above, so that both are of one edition though a link is switched meanwhile.
      let (above, last) = FileSystem.split(folder)
      let isStep = ["", ".", ".."].contains(last)
      let held = isStep ? try Folder(path: folder) : try Folder(path: above).folder(last)
      self.init(folder: held, name: name, path: path)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// Whether it is what stands for a repository that git keeps elsewhere.
  var isGits: Bool { name.lowercased() == ".git" }

  /// What stands there; nil when nothing does.
  ///
  /// - Throws: `FileError` for what is there and cannot be looked at.
  package var kind: PathKind? {
    get throws(FileError) { try PathKind.of(name, below: folder.descriptor, shown: path) }
  }

  /// The file's bytes, in memory of their own.
  ///
  /// - Throws: as `FileReading.read`, and for a link that leads out of what bounds the folder.
  package func read(limit: Int) throws(FileError) -> FrozenBuffer<UInt8> {
    do throws(FileError) {
      let file = folder.isLink(name) ? try FileWriting.resolvingLinks(self) : self
      return try FileReading.read(file.name, below: file.folder.descriptor, shown: path, limit: limit)
    } catch {
      // Of a link that leads to nothing the system says no more than that nothing is there.
      if error.reason == .notFound { _ = try kind }
      throw error
    }
  }

  /// What changes with the file, following links; nil when there is none.
  package var stamp: FileStamp? {
    var state = stat()
    return fstatat(folder.descriptor, name, &state, 0) == 0 ? FileStamp(state) : nil
  }

  /// What tells the file from all others, following links; nil when there is none.
  package var identity: FolderIdentity? {
    var state = stat()
    return fstatat(folder.descriptor, name, &state, 0) == 0 ? FolderIdentity(state) : nil
  }
}

extension Folder {
  /// A folder's path without `content/..`, where that leads to the same folder: past a link it need not.
  package static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == "..", let last = parts.last, last != "..", last != "." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let start = path.hasPrefix("/") ? "/" : ""
    let short = parts.isEmpty && start.isEmpty ? "." : start + parts.joined(separator: "/")
    guard let own = try? Folder(inside: short).identity, let asked = try? Folder(inside: path).identity
    else { return path }
    return own == asked ? short : path
  }

  /// Opens the folder of a path that somebody named, as ``refuseOutsideLinks(on:)`` lets one.
  package convenience init(inside path: String) throws(FileError) {
    try Folder.refuseOutsideLinks(on: path)
    try self.init(path: path)
  }
}

extension FileReference {
  /// Opens the folder of a file that somebody named, as ``Folder/refuseOutsideLinks(on:)`` lets one.
  package init(inside path: String) throws(FileError) {
    try Folder.refuseOutsideLinks(on: path)
    try self.init(path: path)
  }
}
