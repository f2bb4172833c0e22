import SeedDecoding
import SeedPlatform
import SeedSource
import SeedWorkspace

extension ContentPath {
  init(_ arguments: Arguments) throws(RunError) {
    var operands = arguments.operands.map(ContentPath.harmless)
    if arguments.command == .check {
      let selection = try RecordSelection(arguments.operands)
      if selection.isOfRecords {
        self = .folder(try selection.folder())
        return
      }
      operands = selection.paths
    }
    if operands == ["-"] {
      guard arguments.command == .check else {
        throw .usage("`seedtool \(arguments.command?.rawValue ?? "")` does not read standard input")
      }
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
    var named: [String] = []
    for path in operands {
      guard try ContentPath.kind(of: path) == .folder else {
        named.append(path)
        continue
      }
      if let inner = try ContentHome.files(inFolder: path) {
        named += inner
        continue
      }
      if operands.count > 1 {
        throw .usage("name one content folder, or files and folders in it; `\(path)` is a content folder")
      }
      self = .folder(try ContentPath.contentFolder(in: first))
      return
    }
    var seen: Set<String> = []
    let files = try ContentPath.references(named.filter { seen.insert($0).inserted })
    self = .files(files, home: try ContentHome(of: files))
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

  /// The content that is named; standard input is read to its end.
  func workspace(_ console: Console) throws(RunError) -> Workspace {
    switch self {
    case .folder(let folder): return Workspace(folder)
    case .files(_, let home?): return Workspace(home.folder, naming: home.paths)
    case .files(let files, nil): return Workspace(files)
    case .standardInput(let name, let home):
      let bytes: FrozenBuffer<UInt8>
      do throws(FileError) {
        bytes = try FileReading.readStandardInput(limit: SourceFile.byteCountLimit)
      } catch {
        throw .world(path: "standard input", message: "\(error)")
      }
      console.enter("Reading \(name)")
      let buffer = SourceFile(path: name, buffer: bytes)
      guard let home, let path = home.paths.first else { return Workspace(buffer) }
      var workspace = Workspace(home.folder, naming: home.paths)
      workspace.setBuffer(path, to: buffer)
      return workspace
    }
  }

  /// Reads, parses and decodes what is named.
  func load(_ console: Console) throws(RunError) -> ContentLoading {
    try workspace(console).load(console.fileWatcher)
  }
}

extension Console {
  /// Says which file is read.
  var fileWatcher: ContentLoading.Watcher {
    { path, number, count in
      self.enter(count == 1 ? "Reading \(path)" : "Reading \(path), \(number) of \(count)")
    }
  }
}
