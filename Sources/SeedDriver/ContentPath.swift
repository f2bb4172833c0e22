import SeedDecoding
import SeedPlatform
import SeedSource

/// What a command's operands name.
enum ContentPath {
  case folder(String)
  case files([String])
  /// Standard input, under a content file's name.
  case standardInput(name: String)

  /// The first of single files, by which their surroundings are found; nil for a folder.
  var firstFile: String? {
    switch self {
    case .folder: nil
    case .files(let paths): paths.first
    case .standardInput(let name): name
    }
  }

  init(_ arguments: Arguments) throws(RunError) {
    let operands = arguments.operands.map(ContentPath.harmless)
    if operands == ["-"] {
      guard let name = arguments.value(.stdinFilename) else {
        throw .usage("`-` needs --stdin-filename, so that it is known which content file it is")
      }
      self = .standardInput(name: name)
      return
    }
    if arguments.has(.stdinFilename) { throw .usage("--stdin-filename goes with the path `-`") }
    guard let first = operands.first else {
      self = .folder(try ContentPath.findContent())
      return
    }
    for path in operands where FileSystem.kind(of: path) == nil {
      throw .world(path: path, message: ContentPath.whyMissing(path))
    }
    if let folder = operands.first(where: { FileSystem.kind(of: $0) == .folder }) {
      if operands.count > 1 {
        throw .usage("name one content folder, or content files; `\(folder)` is a folder")
      }
      self = .folder(ContentPath.contentFolder(in: first))
    } else {
      var seen: Set<String> = []
      self = .files(operands.filter { seen.insert($0).inserted })
    }
  }

  /// A relative path that CI would take for a command at the start of a line (`::error::/fixes.json`), with
  /// `./` before it.
  static func harmless(_ path: String) -> String {
    path.first.map { ":# \t".contains($0) } ?? false ? "./\(path)" : path
  }

  /// A folder that an option names.
  static func folder(named path: String) throws(RunError) -> ContentPath {
    guard FileSystem.kind(of: path) == .folder else {
      throw .world(path: path, message: "a content folder was expected")
    }
    return .folder(contentFolder(in: path))
  }

  /// The folder that commands on whole content work on.
  static func folder(_ arguments: Arguments) throws(RunError) -> String {
    guard case .folder(let folder) = try ContentPath(arguments) else {
      throw .usage("`seedtool \(arguments.command?.rawValue ?? "")` works on a content folder")
    }
    return folder
  }

  /// Reads, parses and decodes what is named.
  func load(_ console: Console) throws(RunError) -> ContentLoading {
    let watcher: ContentLoading.Watcher = { path, number, count in
      console.enter(count == 1 ? "Reading \(path)" : "Reading \(path), \(number) of \(count)")
    }
    do throws(ContentError) {
      switch self {
      case .folder(let folder): return try ContentLoading.load(folder: folder, watcher)
      case .files(let paths): return try ContentLoading.load(files: paths, watcher)
      case .standardInput(let name):
        let bytes: FrozenBuffer<UInt8>
        do throws(FileError) {
          bytes = try FileReading.readStandardInput(limit: SourceFile.byteCountLimit)
        } catch {
          throw ContentError(path: "standard input", message: "\(error)")
        }
        console.enter("Reading \(name)")
        return try ContentLoading.load(bytes: bytes, as: name)
      }
    } catch {
      throw .world(path: error.path, message: error.message)
    }
  }

  /// The folder that an operand names, or the default.
  static func folder(_ operand: String?) throws(RunError) -> String {
    guard let operand else { return try findContent() }
    guard case .folder(let folder) = try folder(named: operand) else { return operand }
    return folder
  }

  /// `content` in the working directory or the nearest one above it.
  static func nearestContent() -> String? {
    var path = "content"
    for _ in 0..<64 {
      if FileSystem.kind(of: path) == .folder { return path }
      path = "../" + path
      if FileSystem.kind(of: String(path.dropLast("/content".count))) == nil { break }
    }
    return nil
  }

  private static func findContent() throws(RunError) -> String {
    if let path = nearestContent() { return path }
    throw .world(
      path: "content",
      message: "there is no folder of this name here or above; name the content folder"
    )
  }

  /// A folder itself, or the `content` folder in it when it is a repository's root.
  private static func contentFolder(in folder: String) -> String {
    let inner = FileSystem.join(folder, "content")
    if FileSystem.kind(of: FileSystem.join(folder, "seedtool.json")) == nil,
      FileSystem.kind(of: FileSystem.join(inner, "seedtool.json")) == .file
    {
      return inner
    }
    return folder
  }

  private static func whyMissing(_ path: String) -> String {
    do throws(FileError) {
      _ = try FileReading.read(path, limit: 0)
      return "it cannot be used"
    } catch { return "\(error)" }
  }
}
