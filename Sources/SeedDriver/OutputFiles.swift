import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// Writes the files that options name. None of them takes the place of a content file, of the configuration
/// or of another file that the run reads, however its path is written: by a link, another spelling, a second
/// name of the same file.
struct OutputFiles {
  private var files: Set<FolderIdentity> = []
  /// The content's folders, with the path below the content folder that each name in it follows.
  private var folders: [FolderIdentity: String] = [:]

  init(_ run: LintRun) { self.init(run.catalog, separate: run.separateConfiguration) }

  /// - Parameter configuration: a configuration that is not the content's own.
  init(_ catalog: Catalog, separate configuration: FileReference?) {
    for (index, source) in catalog.sources.files.enumerated() {
      guard let file = source.origin else { continue }
      protect(file, as: catalog.relativePath(of: index))
    }
    if let identity = configuration?.identity { files.insert(identity) }
  }

  /// For commands that read no content: that which is found from here.
  init(nearest folder: Folder?) throws(RunError) {
    if let folder { try protect(folder) }
  }

  /// For runs of which it is not known what they read: all that the command line names, and what is found
  /// from here.
  init(named arguments: Arguments) throws(RunError) {
    try self.init(nearest: try ContentPath.nearestContent())
    try protect(namedBy: arguments)
  }

  /// The same, and all that the command line names to be read.
  func and(namedBy arguments: Arguments) throws(RunError) -> OutputFiles {
    var files = self
    try files.protect(namedBy: arguments)
    return files
  }

  private mutating func protect(namedBy arguments: Arguments) throws(RunError) {
    for path in arguments.operands.map(ContentPath.harmless) + arguments.all(.config)
      + arguments.all(.baseline) + arguments.all(.bundle)
    {
      switch try? FileSystem.kind(of: path) {
      case .folder: try protect(ContentPath.folder(path))
      case .file: if let identity = (try? FileReference(path: path))?.identity { files.insert(identity) }
      case .other, nil: break
      }
    }
  }

  private mutating func protect(_ folder: Folder) throws(RunError) {
    for (path, file) in try world({ () throws(FileError) in try ContentLoading.contentFiles(in: folder) }) {
      protect(file, as: path)
    }
  }

  private mutating func protect(_ file: FileReference, as path: String) {
    if let identity = file.identity { files.insert(identity) }
    if let folder = try? file.folder.identity { folders[folder] = String(path.dropLast(file.name.count)) }
  }

  /// Refuses paths of outputs that would take each other's place; pipes and devices take several.
  static func expectDifferent(_ paths: [String]) throws(RunError) {
    struct Place: Hashable {
      let folder: FolderIdentity?
      let name: String
    }
    var places: Set<Place> = []
    for path in paths where (try? FileSystem.kind(of: path)) != .other {
      var place = Place(folder: nil, name: path)
      if let file = try? FileWriting.resolvingLinks(FileReference(path: path)),
        let folder = try? file.folder.identity
      {
        place = Place(folder: folder, name: file.name)
      }
      if places.insert(place).inserted { continue }
      throw .usage("`\(path)` would hold two outputs, the last of them alone: name a file for each")
    }
  }

  /// Replaces a file as a whole.
  func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if try isContent(path) { throw FileError(path: path, reason: .isContent) }
    try FileWriting.replace(path, with: bytes)
  }

  /// Replaces a file as a whole; a run that cannot ends with the reason.
  func replace(_ path: String, _ bytes: [UInt8]) throws(RunError) {
    do throws(FileError) { try write(path, bytes) } catch {
      if error.reason == .isContent { throw .world(error) }
      throw .world(path: path, message: "\(error); what stood there before is untouched")
    }
  }

  private func isContent(_ path: String) throws(FileError) -> Bool {
    // Folders are refused anyway; pipes and devices are no content, and what their links say is no path.
    let kind = try FileSystem.kind(of: path)
    guard kind == nil || kind == .file else { return false }
    let file = try FileWriting.resolvingLinks(try FileReference(path: path))
    if let identity = file.identity, files.contains(identity) { return true }
    guard let prefix = folders[try file.folder.identity] else { return false }
    return ContentKind(relativePath: prefix + file.name) != nil
  }
}
