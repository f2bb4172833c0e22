import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRuntime
import SeedSource
import SeedTables
import SeedWorkspace

/// Writes the files that options name. None of them lands in a content folder, be it the run's own or
/// another, or takes the place of a file that the run reads, however its path is written: by a link, another
/// spelling, a second name of the same file. Nothing but a bundle takes the place of a bundle: content is
/// compared with those that shipped, whatever this run reads. None is written through a link that leads out
/// of the repository that holds it, or into `.git`.
struct OutputFiles {
  private var files: Set<FolderIdentity> = []
  /// The folders that files of content lie in, with the path below the content folder that their names
  /// follow.
  private var prefixes: [FolderIdentity: String] = [:]

  init(_ run: LintRun) { self.init(run.catalog, separate: run.separateConfiguration) }

  /// - Parameter configuration: a configuration that is not the content's own.
  init(_ catalog: Catalog, separate configuration: FileReference?) {
    for (index, source) in catalog.sources.files.enumerated() {
      guard let file = source.origin else { continue }
      // What the configuration extends lies elsewhere, and its folder is not the content's.
      if catalog.extendedFiles.contains(index) {
        if let identity = file.identity { files.insert(identity) }
        continue
      }
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
      + arguments.all(.baseline) + arguments.all(.bundle) + arguments.all(.base)
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
    guard let identity = try? file.folder.identity else { return }
    prefixes[identity] = String(path.dropLast(file.name.count))
  }

  /// - Throws: for the first of some paths that nothing may be written to.
  func expectNoContent(_ paths: [String]) throws(RunError) {
    for path in paths {
      let reason = try world { () throws(FileError) in try refusal(of: path) }
      if let reason { throw .world(FileError(path: path, reason: reason)) }
    }
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
      throw .usage("two outputs would go to `\(path)`, and only the last would stay: name a file for each")
    }
  }

  /// Replaces a file as a whole.
  ///
  /// - Parameter isBundle: whether the bytes are a bundle's.
  func write(_ path: String, _ bytes: [UInt8], isBundle: Bool = false) throws(FileError) {
    if let reason = try refusal(of: path, isBundle: isBundle) { throw FileError(path: path, reason: reason) }
    try Folder.refuseOutsideLinks(on: path)
    try FileWriting.replace(path, with: bytes)
  }

  /// Replaces a file as a whole; a run that cannot ends with the reason.
  func replace(_ path: String, _ bytes: [UInt8], isBundle: Bool = false) throws(RunError) {
    do throws(FileError) { try write(path, bytes, isBundle: isBundle) } catch {
      if [.isContent, .isRead, .isBundle].contains(error.reason) { throw .world(error) }
      throw .world(path: path, message: "\(error); what stood there before is untouched")
    }
  }

  /// Why nothing may be written to a path; nil where it may.
  ///
  /// - Parameter isBundle: whether it is to be a bundle.
  private func refusal(of path: String, isBundle: Bool = false) throws(FileError) -> FileError.Reason? {
    // Folders are refused anyway; pipes and devices are no content, and what their links say is no path.
    let kind = try FileSystem.kind(of: path)
    guard kind == nil || kind == .file else { return nil }
    let file = try FileWriting.resolvingLinks(try FileReference(path: path))
    if let prefix = prefixes[try file.folder.identity], ContentKind(relativePath: prefix + file.name) != nil {
      return .isContent
    }
    if Self.isContent(file.name, in: file.folder) { return .isContent }
    // A hard link elsewhere is the content's own file, too.
    if let identity = file.identity, files.contains(identity) { return .isRead }
    if isBundle || kind == nil { return nil }
    // One that is damaged, or stored elsewhere, is known by its name.
    return file.name.hasSuffix(".seedbundle") || (try? SeedBundle.open(mapping: path)) != nil
      ? .isBundle : nil
  }

  /// Whether a file of this name would lie in content, known by its configuration or by two of the files and
  /// folders that hold records.
  static func isContent(_ name: String, in folder: Folder) -> Bool {
    folder.isBelow { kind in
      let count = ContentKind.allCases.count {
        kind("\($0.path).json") == .file || $0.mayBeFolder && kind($0.path) == .folder
      }
      guard kind("seedtool.json") == .file || count > 1 else { return false }
      // Content that is a repository itself has other files beside it, of which a report may be one.
      return kind(".git") == nil || ContentLoading.isListed(name)
    }
  }

  /// Makes a folder for outputs, and those above it, unless it is there.
  static func makeFolder(_ path: String) throws(RunError) {
    try world { () throws(FileError) in try Folder.refuseOutsideLinks(on: path) }
    if try world({ () throws(FileError) in try FileSystem.kind(of: path) }) != nil { return }
    try expectNoContent(in: path)
    try world { () throws(FileError) in try FileSystem.makeFolder(path) }
  }

  /// Refuses a folder of new files that would be content, or lie in some; it need not be there yet.
  static func expectNoContent(in folder: String) throws(RunError) {
    var above = folder
    while try world({ () throws(FileError) in try FileSystem.kind(of: above) }) == nil {
      above = FileSystem.split(above).folder
    }
    let start = above
    let nearest = try world { () throws(FileError) in try Folder(path: start) }
    if isContent("any.json", in: nearest) { throw .world(FileError(path: folder, reason: .isContent)) }
  }
}
