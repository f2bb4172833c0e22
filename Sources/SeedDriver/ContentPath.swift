import SeedDecoding
import SeedPlatform
import SeedSource

/// What a command's operands name. Folders are held open from here on: a run reads one edition of the
/// content, though a link on the way to it is switched meanwhile.
enum ContentPath {
  case folder(Folder)
  /// Single files, and the content folder that they belong to, where there is one.
  case files([FileReference], home: ContentHome?)
  /// Standard input, under a content file's name.
  case standardInput(name: String, home: ContentHome?)

  init(_ arguments: Arguments) throws(RunError) {
    let operands = arguments.operands.map(ContentPath.harmless)
    if operands == ["-"] {
      guard arguments.command == .check else { throw ContentPath.needsFolder(arguments) }
      guard let name = arguments.value(.stdinFilename) else {
        throw .usage("`-` needs --stdin-filename, so that it is known which content file it is")
      }
      self = .standardInput(name: name, home: try ContentHome(ofName: name))
      return
    }
    if arguments.has(.stdinFilename) { throw .usage("--stdin-filename goes with the path `-`") }
    guard let first = operands.first else {
      self = .folder(try ContentPath.findContent())
      return
    }
    for path in operands {
      guard try kind(of: path) == .folder else { continue }
      if operands.count > 1 {
        throw .usage("name one content folder, or content files; `\(path)` is a folder")
      }
      self = .folder(try ContentPath.contentFolder(in: first))
      return
    }
    var seen: Set<String> = []
    let files = try ContentPath.references(operands.filter { seen.insert($0).inserted })
    self = .files(files, home: try ContentHome(of: files))
  }

  /// Files by their paths; those of one folder share it.
  private static func references(_ paths: [String]) throws(RunError) -> [FileReference] {
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
  static func harmless(_ path: String) -> String {
    path.first.map { ":# \t".contains($0) } ?? false ? "./\(path)" : path
  }

  /// The folder that commands on whole content work on.
  static func folder(_ arguments: Arguments) throws(RunError) -> Folder {
    guard case .folder(let folder) = try ContentPath(arguments) else {
      throw needsFolder(arguments)
    }
    return folder
  }

  private static func needsFolder(_ arguments: Arguments) -> RunError {
    .usage("`seedtool \(arguments.command?.rawValue ?? "")` works on a content folder")
  }

  /// The folder that an operand or an option names, or the default.
  static func folder(_ path: String?) throws(RunError) -> Folder {
    guard let path = path.map(harmless) else { return try findContent() }
    guard try kind(of: path) == .folder else {
      throw .world(path: path, message: "a content folder was expected")
    }
    return try contentFolder(in: path)
  }

  /// Reads, parses and decodes what is named.
  func load(_ console: Console) throws(RunError) -> ContentLoading {
    let watcher: ContentLoading.Watcher = { path, number, count in
      console.enter(count == 1 ? "Reading \(path)" : "Reading \(path), \(number) of \(count)")
    }
    do throws(ContentError) {
      switch self {
      case .folder(let folder): return try ContentLoading.load(folder, watcher)
      case .files(_, let home?):
        return try ContentLoading.load(home.folder, naming: home.paths, watcher)
      case .files(let files, nil): return try ContentLoading.load(files, watcher)
      case .standardInput(let name, let home):
        let bytes: FrozenBuffer<UInt8>
        do throws(FileError) {
          bytes = try FileReading.readStandardInput(limit: SourceFile.byteCountLimit)
        } catch {
          throw ContentError(path: "standard input", message: "\(error)")
        }
        console.enter("Reading \(name)")
        guard let home else { return try ContentLoading.load(bytes: bytes, as: name) }
        let buffer = SourceFile(path: name, buffer: bytes)
        return try ContentLoading.load(home.folder, naming: home.paths, buffer: buffer, watcher)
      }
    } catch {
      throw .world(path: error.path, message: error.message)
    }
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
  func lock() throws(RunError) {
    for folder in folders { try world { () throws(FileError) in try folder.lock() } }
  }

  /// `content` in the working directory or the nearest one above it.
  static func nearestContent() throws(RunError) -> Folder? {
    var path = "content"
    for _ in 0..<64 {
      if try world({ () throws(FileError) in try FileSystem.kind(of: path) }) == .folder {
        return try world { () throws(FileError) in try Folder(inside: path).bounded }
      }
      path = "../" + path
      // The way up ends where the working directory is gone, or what lies above is not ours to look at.
      guard let above = try? FileSystem.kind(of: String(path.dropLast("content".count))), above == .folder
      else {
        break
      }
    }
    return nil
  }

  private static func findContent() throws(RunError) -> Folder {
    if let folder = try nearestContent() { return folder }
    throw .world(
      path: "content",
      message: "there is no folder of this name here or above; name the content folder"
    )
  }

  /// A folder itself, or the `content` folder in it when it is a repository's root.
  private static func contentFolder(in path: String) throws(RunError) -> Folder {
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

/// What an operand names.
private func kind(of path: String) throws(RunError) -> PathKind {
  guard let kind = try world({ () throws(FileError) in try FileSystem.kind(of: path) }) else {
    throw .world(FileError(path: path, reason: .notFound))
  }
  return kind
}
