package import SeedPlatform

/// What a command's operands name. Folders are held open from here on: a run reads one edition of the
/// content, though a link on the way to it is switched meanwhile.
package enum ContentPath {
  case folder(Folder)
  /// Single files, and the content folder that they belong to, where there is one.
  case files([FileReference], home: ContentHome?)
  /// Standard input, under a content file's name.
  case standardInput(name: String, home: ContentHome?)

  /// Files by their paths; those of one folder share it.
  package static func references(_ paths: [String]) throws(RunError) -> [FileReference] {
    var folders: [String: Folder] = [:]
    var files: [FileReference] = []
    for path in paths {
      let file = try world { () throws(FileError) in try FileReference(inside: path) }
      let folder = folders[file.folder.path] ?? file.folder
      folders[folder.path] = folder
      files.append(folder.file(file.name))
    }
    return files
  }

  /// A relative path that CI would take for a command at the start of a line (`::error::/fixes.json`), with
  /// `./` before it.
  package static func harmless(_ path: String) -> String {
    path.first.map { ":# \t".contains($0) } ?? false ? "./\(path)" : path
  }

  /// What an operand names.
  package static func kind(of path: String) throws(RunError) -> PathKind {
    guard let kind = try world({ () throws(FileError) in try FileSystem.kind(of: path) }) else {
      throw .world(FileError(path: path, reason: .notFound))
    }
    return kind
  }

  /// The folder that an operand or an option names, or the default.
  package static func folder(_ path: String?) throws(RunError) -> Folder {
    guard let path = path.map(harmless) else { return try findContent() }
    guard try kind(of: path) == .folder else {
      throw .world(path: path, message: "a content folder was expected")
    }
    return try contentFolder(in: path)
  }

  /// The folder that an operand names, else the one that the file of a record's `FILE:LINE` lies in, or the
  /// default.
  package static func folder(_ path: String?, of record: String?) throws(RunError) -> Folder {
    if path == nil, let file = record.flatMap(line)?.path, !FileSystem.isMissing(file),
      let home = try ContentHome(of: references([file]))
    {
      return home.folder
    }
    return try folder(path)
  }

  /// What `FILE:LINE` or `FILE:LINE:COLUMN` names; nil for anything else.
  package static func line(_ operand: String) -> (path: String, line: Int)? {
    var found: (path: String, line: Int)?
    var rest = operand[...]
    for _ in 0..<2 {
      guard let colon = rest.lastIndex(of: ":"), let line = Int(rest[rest.index(after: colon)...]) else {
        break
      }
      rest = rest[..<colon]
      found = (harmless(String(rest)), line)
      if !FileSystem.isMissing(String(rest)) { break }
    }
    return found
  }
}

extension ContentPath {
  /// Where what is named lies.
  private var folders: [Folder] {
    switch self {
    case .folder(let folder): [folder]
    case .files(let files, let home): home.map { [$0.folder] } ?? files.map(\.folder)
    case .standardInput: []
    }
  }

  /// Lets no other run of the tool change the content until this one has ended.
  package func lock() throws(RunError) {
    for folder in folders { try world { () throws(FileError) in try folder.lock() } }
  }

  /// `content` in the working directory or the nearest one above it, at most at the root of its repository.
  package static func nearestContent() throws(RunError) -> Folder? {
    var path = "content"
    for _ in 0..<64 {
      if try world({ () throws(FileError) in try FileSystem.kind(of: path) }) == .folder {
        return try world { () throws(FileError) in try Folder(inside: path).bounded }
      }
      if !FileSystem.isMissing(String(path.dropLast("content".count)) + ".git") { break }
      path = "../" + path
      // The way up ends where the working directory is gone, or what lies above is not ours to look at.
      guard let above = try? FileSystem.kind(of: String(path.dropLast("content".count))), above == .folder
      else {
        break
      }
    }
    return nil
  }

  package static func findContent() throws(RunError) -> Folder {
    if let folder = try nearestContent() { return folder }
    throw .world(
      path: "content",
      message:
        "there is no folder of this name here or above; name the content folder, or make one: `seedtool init`"
    )
  }

  /// A folder itself, or the `content` folder in it when it is a repository's root.
  package static func contentFolder(in path: String) throws(RunError) -> Folder {
    try world { () throws(FileError) in
      let folder = try Folder(inside: path).bounded
      guard try folder.kind(of: "seedtool.json") == nil, try folder.kind(of: "content") == .folder else {
        return folder
      }
      let inner = try folder.folder("content").bounded
      for name in ["seedtool.json", "bugs.json"] where try inner.kind(of: name) == .file { return inner }
      return folder
    }
  }
}
