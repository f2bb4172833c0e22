import SeedDiagnostics
import SeedModel
package import SeedPlatform
package import SeedSource
package import SeedTables

/// Why there is nothing to judge: the world, not the content, is at fault.
package struct ContentError: Error, Sendable {
  package let path: String
  package let message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  package init(_ error: FileError) { self.init(path: error.path, message: "\(error)") }
}

/// From a content folder, or single files, to a catalog.
package struct ContentLoading {
  /// How long each stage took, in nanoseconds, added up over the threads.
  package struct Timings: Sendable {
    package var read: UInt64 = 0
    package var parse: UInt64 = 0
    package var decode: UInt64 = 0
  }

  /// The most files of one run: records and texts know theirs by 16 bits.
  package static let fileCountLimit = 1 << 16

  package internal(set) var catalog = Catalog()
  package internal(set) var timings = Timings()

  package init() {}

  /// Content that has been loaded.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// Is told of each file before it is read: its path, its number from 1, and of how many.
  package typealias Watcher = (_ path: String, _ number: Int, _ count: Int) -> Void

  /// Reads, parses and decodes every file of a content folder.
  ///
  /// - Throws: `ContentError` when the folder cannot be read, has no content at all, or too many files.
  package static func load(
    folder: String,
    _ watcher: Watcher = { _, _, _ in }
  ) throws(ContentError) -> ContentLoading {
    let opened: Folder
    do throws(FileError) {
      opened = try Folder(path: folder).bounded
    } catch { throw ContentError(error) }
    return try load(opened, watcher)
  }

  /// Reads, parses and decodes every file of an open content folder, and nothing that has taken its place
  /// since.
  ///
  /// - Parameters:
  ///   - named: the files that findings are wanted of, by their paths below the folder; nil for all.
  ///   - buffers: what is to be read instead of files, by their paths below the folder; the files need not be
  ///     there.
  /// - Throws: `ContentError` when something in the folder cannot be read, or it has no content at all.
  package static func load(
    _ folder: Folder,
    naming named: [String]? = nil,
    buffers: [String: SourceFile] = [:],
    _ watcher: Watcher = { _, _, _ in }
  ) throws(ContentError) -> ContentLoading {
    var loading = ContentLoading()
    loading.catalog.folder = folder.path
    loading.home = folder
    let files: [FolderFile]
    do throws(FileError) { files = try listFiles(in: folder) } catch { throw ContentError(error) }
    loading.unknownFiles = files.filter { $0.content == nil && !$0.isOutsideFolder }.map(\.path)
    loading.outsideFolders = files.filter(\.isOutsideFolder).map(\.path)
    var found = files.compactMap { file in file.content.map { ($0.kind, $0.reference, path: file.path) } }
    guard !found.isEmpty || !loading.outsideFolders.isEmpty else {
      throw ContentError(
        path: folder.path,
        message: "there is no content here: no bugs.json, fixes.json or other content file"
      )
    }
    for path in buffers.keys.sorted() where !found.contains(where: { $0.path == path }) {
      guard let kind = ContentKind(relativePath: path) else { continue }
      let next = found.firstIndex { path.utf8.lexicographicallyPrecedes($0.path.utf8) } ?? found.count
      found.insert((kind, folder.file(path), path: path), at: next)
    }
    try requireFew(found.count, path: folder.path)
    if named != nil { loading.catalog.namedFiles = [] }
    // Small files are read together, each by one thread; a large one is shared by all of them.
    var (together, byteCount): ([Input], Int) = ([], 0)
    for (index, (kind, file, path)) in found.enumerated() {
      let next = Input(kind, buffers[path].map { .buffer($0) } ?? .reference(file))
      if byteCount + next.byteCount > togetherByteCount {
        try loading.add(together)
        (together, byteCount) = ([], 0)
      }
      watcher(path, index + 1, found.count)
      if named?.contains(path) ?? false { loading.catalog.namedFiles?.insert(index) }
      together.append(next)
      byteCount += next.byteCount
    }
    try loading.add(together)
    loading.reportFolder(folder.path, found.map { ($0.0, $0.path) })
    loading.resolveReferences()
    return loading
  }

  /// Reads, parses and decodes single files; what only the whole content can show is not judged.
  ///
  /// - Throws: `ContentError` for a file that cannot be read or is of no known kind, or for too many files.
  package static func load(
    _ files: [FileReference],
    _ watcher: Watcher = { _, _, _ in }
  ) throws(ContentError) -> ContentLoading {
    var loading = ContentLoading()
    loading.catalog.isWhole = false
    try requireFew(files.count, path: files.first?.path ?? "")
    for (index, file) in files.enumerated() {
      watcher(file.path, index + 1, files.count)
      try loading.add([Input(kind(ofFile: file.path), .reference(file))])
    }
    loading.noteUnnamed()
    loading.resolveReferences()
    return loading
  }

  /// Parses and decodes a file by its name.
  ///
  /// - Throws: `ContentError` for a name of no known kind.
  package static func load(named file: SourceFile) throws(ContentError) -> ContentLoading {
    var loading = load(file, kind: try kind(ofFile: file.path))
    loading.noteUnnamed()
    return loading
  }

  /// Notes what other files would hold.
  private mutating func noteUnnamed() {
    for kind in ContentKind.allCases where !catalog.kinds.contains(kind) && kind.isReferredTo {
      catalog.gaps.append(Gap(kind: kind, cause: .notNamed, reason: "\(kind.path).json was not named"))
    }
  }

  /// Parses and decodes a file of a kind, whatever its name.
  ///
  /// - Parameter reader: reads what a configuration of an earlier edition extends.
  package static func load(
    _ file: SourceFile,
    kind: ContentKind,
    extending reader: EditionReader? = nil
  ) -> ContentLoading {
    var loading = ContentLoading()
    loading.catalog.isWhole = false
    loading.editionReader = reader
    loading.add(file, kind: kind)
    loading.resolveReferences()
    loading.editionReader = nil
    return loading
  }

  /// Decodes files that are already in memory as a whole folder: for tests and examples.
  package static func load(memory files: [(path: String, text: String)], isWhole: Bool) -> ContentLoading {
    var loading = ContentLoading()
    loading.catalog.isWhole = isWhole
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard let kind = ContentKind(relativePath: file.path) else { continue }
      loading.add(SourceFile(path: file.path, text: file.text), kind: kind)
    }
    loading.resolveReferences()
    return loading
  }

  static func requireFew(_ fileCount: Int, path: String) throws(ContentError) {
    guard fileCount > fileCountLimit else { return }
    throw ContentError(path: path, message: "\(fileCount) content files; the limit is \(fileCountLimit)")
  }

  /// Reads a file of an earlier edition that its configuration extends, by its path from the content folder;
  /// nil for one that was not there.
  package typealias EditionReader =
    @Sendable (_ path: String, _ limit: Int) throws(ContentError) -> SourceFile?

  var editionReader: EditionReader?
  /// The paths of an edition's extended files, by their indices.
  var editionPaths: [Int: String] = [:]
  var unknownFiles: [String] = []
  /// The folder that is read, for files of which nobody knows where they come from.
  var home: Folder?
  /// The links to folders that are not followed.
  var outsideFolders: [String] = []
}
