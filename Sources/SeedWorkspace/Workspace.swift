package import SeedDecoding
package import SeedPlatform
package import SeedSource

/// Content as it lies on disk, with open buffers laid over files: what `check`, standard input, the language
/// server, `watch` and `preview` share.
///
/// A value: a copy is a snapshot of the buffers, and may be checked on another thread.
///
///     var workspace = Workspace(try ContentPath.folder(nil))  // `content`, found from here upward
///     workspace.setBuffer("fixes.json", to: text.utf8)
///     let run = try workspace.check()
///     run.findings; run.catalog; run.configuration
package struct Workspace: Sendable {
  package static let toolVersion = "0.1.0"

  /// The content folder; nil for single files of which nobody knows the folder.
  package private(set) var folder: Folder?
  /// Single files of no known folder.
  private var files: [FileReference] = []
  /// Why the folder or the files could not be opened again; nil while they are there.
  private var fault: RunError?
  /// The files that findings are wanted of, by their paths below the folder; nil for all.
  private let named: [String]?
  /// The open buffers, by their paths below the folder.
  package private(set) var buffers: [String: SourceFile] = [:]

  /// A whole content folder, or some files of it.
  ///
  /// - Parameter named: the files that findings are wanted of, by their paths below the folder; nil for all.
  package init(_ folder: Folder, naming named: [String]? = nil) {
    self.folder = folder
    self.named = named
  }

  /// Files of no known folder; what only the whole content can show is not judged.
  package init(_ files: [FileReference]) {
    folder = nil
    self.files = files
    named = nil
  }

  /// Text of no known folder, which is what its name says.
  package init(_ buffer: SourceFile) {
    folder = nil
    named = nil
    buffers = [buffer.path: buffer]
  }

  /// Lays text over a file, which need not be there. A path that is no content's is passed over by checks.
  ///
  /// - Parameter path: below the content folder, such as `copy/catalog.json`.
  package mutating func setBuffer(_ path: String, to file: SourceFile) { buffers[path] = file }

  /// Lays bytes over a file, under the path that findings show.
  package mutating func setBuffer(_ path: String, to bytes: some Collection<UInt8>) {
    let shown = folder.map { FileSystem.join($0.path, path) } ?? path
    buffers[path] = SourceFile(path: shown, bytes: bytes)
  }

  /// Takes the text from a file again.
  package mutating func removeBuffer(_ path: String) { buffers[path] = nil }

  /// Reads, parses and decodes the content.
  ///
  /// - Parameter watcher: is told of each file before it is read.
  /// - Throws: `RunError` when something cannot be read, or there is no content at all.
  package func load(
    _ watcher: ContentLoading.Watcher = { _, _, _ in }
  ) throws(RunError) -> ContentLoading {
    if let fault { throw fault }
    return try world { () throws(ContentError) in
      if let folder { return try ContentLoading.load(folder, naming: named, buffers: buffers, watcher) }
      if let buffer = buffers.values.first { return try ContentLoading.load(named: buffer) }
      return try ContentLoading.load(files, watcher)
    }
  }

  /// Checks the content: reads, parses, decodes and lints it, by its own configuration unless the settings
  /// say otherwise.
  ///
  /// - Parameters:
  ///   - watcher: is told of each file before it is read.
  ///   - didLoad: is told what was loaded, before it is judged: the content, a separate configuration.
  ///   - willLint: is told of the content before it is linted.
  /// - Throws: `RunError` when something cannot be read, there is no content at all, or the settings do not
  ///   fit the configuration. What is wrong with the content are findings.
  package func check(
    _ settings: CheckSettings = CheckSettings(),
    _ watcher: ContentLoading.Watcher = { _, _, _ in },
    didLoad: (Catalog) -> Void = { _ in },
    willLint: (Catalog) -> Void = { _ in }
  ) throws(RunError) -> LintRun {
    let start = Process.monotonicNanoseconds
    var settings = settings
    if settings.today == nil { settings.today = try CivilDate.today() }
    let loading = try load(watcher)
    didLoad(loading.catalog)
    let origin = try ConfigurationOrigin(separateFile: settings.separateConfiguration, loading.catalog)
    var (configuration, faults) = try origin.configuration(of: loading.catalog, didLoad: didLoad)
    try settings.adjust(&configuration, faults)
    willLint(loading.catalog)
    return LintRun(loading, configuration, origin, settings, faults: faults, since: start)
  }
}

extension Workspace {
  /// What changes with anything on disk that a check looks at, so that two looks tell whether to check again.
  package struct DiskState: Hashable, Sendable {
    fileprivate var folder: [String: FileStamp?]?
    fileprivate var others: [FileStamp?] = []
    /// The configuration files outside of the folder, as a check read them or as they are now.
    fileprivate var extended: [FileStamp?] = []
    fileprivate var fault: String?
    /// Acceptances end with a day.
    fileprivate var day: CivilDate?

    /// Holds the next look against what a check has read.
    mutating func take(_ places: [ExtendedPlace]) { extended = places.map(\.stamp) }
  }

  /// Looks at the disk.
  ///
  /// - Parameters:
  ///   - settings: the files that a check's settings come from: a configuration, a baseline.
  ///   - extended: what the last check read by `extends`.
  /// - Complexity: one system call a file; nothing is read.
  package func diskState(settings: [String] = [], extended: [ExtendedPlace] = []) -> DiskState {
    var state = DiskState(fault: fault?.reason, day: try? CivilDate.today())
    if fault == nil { state.folder = folder.flatMap { ContentLoading.state(of: $0) } }
    var others = files + settings.compactMap { try? FileReference(path: $0) }
    if folder == nil {
      others += others.flatMap { (try? ConfigurationOrigin.wordFiles(beside: $0)) ?? [] }
    }
    state.others = others.map(\.stamp)
    state.extended = extended.map(\.stampNow)
    return state
  }

  /// Opens the folder and files again where their paths lead to others by now, or to nothing: folders are
  /// held open, and may be moved away, or another put in their place.
  package mutating func reopen() {
    do throws(RunError) {
      if let old = folder {
        let new = try world { () throws(FileError) in try Folder(path: old.path).bounded }
        if (try? new.identity) != (try? old.identity) { folder = new }
      }
      files = try ContentPath.references(files.map(\.path))
      fault = nil
    } catch {
      fault = error
    }
  }
}
