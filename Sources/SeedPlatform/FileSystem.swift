#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What stands at a path.
package enum PathKind: Hashable, Sendable {
  case file
  case folder
  case other

  /// What stands under a name, following links; nil when nothing does.
  static func of(_ name: String, below folder: Int32, shown: String) throws(FileError) -> PathKind? {
    var state = stat()
    if fstatat(folder, name, &state, 0) == 0 { return PathKind(state) }
    guard errno == ENOENT else { throw FileError.last(shown) }
    guard fstatat(folder, name, &state, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError.last(shown)
    }
    // What is no link came between the two looks.
    if state.st_mode & S_IFMT != S_IFLNK { return PathKind(state) }
    throw FileError(path: shown, reason: .brokenLink)
  }

  private init(_ state: stat) {
    switch state.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

/// Looking at paths.
package enum FileSystem {
  /// What stands at a path, following links; nil when nothing does.
  ///
  /// - Throws: `FileError` for what is there and cannot be looked at, such as a link that leads to nothing.
  package static func kind(of path: String) throws(FileError) -> PathKind? {
    try PathKind.of(path, below: AT_FDCWD, shown: path)
  }

  /// The absolute path of the working directory; nil where it is gone.
  package static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The absolute path of what stands at a path, without links.
  ///
  /// - Throws: `FileError` when nothing stands there, or it cannot be looked at.
  package static func realPath(of path: String) throws(FileError) -> String {
    guard let real = realpath(path, nil) else { throw FileError.last(path) }
    defer { free(real) }
    return String(cString: real)
  }

  /// The absolute path of what a path names, as it is named: only a link that `..` follows is resolved. The
  /// working directory is named as the shell came to it, where the environment says that.
  ///
  /// - Throws: `FileError` where that is gone, or such a link cannot be looked at.
  package static func namedPath(of path: String) throws(FileError) -> String {
    var whole = path.hasPrefix("/") ? "/" : try realPath(of: ".")
    if !path.hasPrefix("/"), let shell = Process.environment("PWD"), shell.hasPrefix("/"),
      !shell.split(separator: "/").contains(where: { $0 == ".." || $0 == "." }),
      let there = try? Folder(path: shell).identity, there == (try? Folder(path: ".").identity)
    {
      whole = "/" + shell.split(separator: "/").joined(separator: "/")
    }
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        whole = join(whole, String(part))
        continue
      }
      var state = stat()
      let isLink = lstat(whole, &state) == 0 && state.st_mode & S_IFMT == S_IFLNK
      whole = split(isLink ? try realPath(of: whole) : whole).folder
    }
    return whole
  }

  /// Whether nothing stands at a path, not even a link.
  package static func isMissing(_ path: String) -> Bool {
    var state = stat()
    return lstat(path, &state) != 0 && errno == ENOENT
  }

  /// The names in a folder, `.` and `..` left out, sorted by their bytes.
  ///
  /// - Throws: `FileError` when the folder cannot be read.
  /// - Complexity: O(n log n) in the names.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try Folder(path: folder).names()
  }

  /// Joins two parts of a path; an absolute second part stands alone.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder of a path, `.` where it names none, and the last part.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// Makes a folder and those above it.
  ///
  /// - Throws: `FileError` when one cannot be made.
  package static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty { return }
    if try kind(of: path) == .folder { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError.last(path) }
  }

  /// Removes a file; a missing one is no error.
  package static func remove(_ path: String) { _ = unlink(path) }
}
