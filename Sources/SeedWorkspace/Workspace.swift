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
    try world { () throws(ContentError) in
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
  ///   - willLint: is told of the content before it is linted.
  /// - Throws: `RunError` when something cannot be read, there is no content at all, or the settings do not
  ///   fit the configuration. What is wrong with the content are findings.
  package func check(
    _ settings: CheckSettings = CheckSettings(),
    _ watcher: ContentLoading.Watcher = { _, _, _ in },
    willLint: (Catalog) -> Void = { _ in }
  ) throws(RunError) -> LintRun {
    let start = Process.monotonicNanoseconds
    var settings = settings
    if settings.today == nil { settings.today = try CivilDate.today() }
    let loading = try load(watcher)
    let origin = try ConfigurationOrigin(separateFile: settings.separateConfiguration, loading.catalog)
    var (configuration, faults) = try origin.configuration(of: loading.catalog)
    try settings.adjust(&configuration, faults)
    willLint(loading.catalog)
    return LintRun(loading, configuration, origin, settings, faults: faults, since: start)
  }
}

extension Workspace {
  /// What changes with anything on disk that a check looks at, so that two looks tell whether to check again.
  package struct DiskState: Hashable, Sendable {
    fileprivate var folder: [String: FileStamp?]?
    fileprivate var others: [FileStamp?]
    /// Acceptances end with a day.
    fileprivate var day: CivilDate?
  }

  /// Looks at the disk.
  ///
  /// - Complexity: one system call a file; nothing is read.
  package func diskState(_ settings: CheckSettings = CheckSettings()) -> DiskState {
    DiskState(
      folder: folder.flatMap { ContentLoading.state(of: $0) },
      others: (files + [settings.separateConfiguration].compactMap { $0 }).map(\.stamp),
      day: try? settings.today ?? CivilDate.today()
    )
  }

  /// Opens the folder again where its path leads to another one by now: folders are held open, and one may be
  /// put in another's place.
  package mutating func reopen() {
    guard let old = folder, let new = try? Folder(path: old.path).bounded else { return }
    if (try? new.identity) != (try? old.identity) { folder = new }
  }
}
