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
}

/// Looking at folders.
package enum FileSystem {
  /// What stands at a path, following links; nil when nothing does or it cannot be reached.
  package static func kind(of path: String) -> PathKind? {
    var state = stat()
    guard stat(path, &state) == 0 else { return nil }
    switch state.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The names in a folder, `.` and `..` left out, sorted by their bytes.
  ///
  /// - Throws: `FileError` when the folder cannot be read.
  /// - Complexity: O(n log n) in the names.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError.last(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Joins two parts of a path; an absolute second part stands alone.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Makes a folder and those above it.
  ///
  /// - Throws: `FileError` when one cannot be made.
  package static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || kind(of: path) == .folder { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError.last(path) }
  }

  /// Removes a file; a missing one is no error.
  package static func remove(_ path: String) { _ = unlink(path) }
}
