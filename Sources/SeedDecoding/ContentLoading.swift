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
  /// How long each stage took, in nanoseconds.
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
    for (index, (kind, file, path)) in found.enumerated() {
      watcher(path, index + 1, found.count)
      if named?.contains(path) ?? false { loading.catalog.namedFiles?.insert(index) }
      if let buffer = buffers[path] {
        loading.add(buffer, kind: kind)
      } else {
        try loading.add(file, kind: kind)
      }
    }
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
      try loading.add(file, kind: kind(ofFile: file.path))
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

  private mutating func add(_ reference: FileReference, kind: ContentKind) throws(ContentError) {
    let start = Process.monotonicNanoseconds
    let file: SourceFile
    do throws(FileError) {
      file = try SourceFile(reference)
    } catch {
      switch error.reason {
      case .tooLarge(let byteCount, let limit):
        report(reference.path, kind, .fileTooLarge, "the file has \(byteCount) bytes; the limit is \(limit)")
      case .outsideLink: report(reference.path, kind, .outsideLink, Self.outsideMessage)
      default: throw ContentError(error)
      }
      return
    }
    timings.read += Process.monotonicNanoseconds - start
    add(file, kind: kind)
  }

  mutating func add(_ file: SourceFile, kind: ContentKind) {
    let start = Process.monotonicNanoseconds
    var reading =
      kind.isJSON
      ? JSONParser.read(file, workers: Process.processorCount)
      : JSONReading(tree: JSONTree(ofTextFile: file), faults: file.encodingFaults)
    let isRootRight = kind.isJSON && ContentPlans.shared.root(of: kind).takes(reading.tree[0].kind)
    let stranger = isRootRight ? ContentPlans.shared.stranger(in: reading.tree, of: kind) : nil
    if stranger != nil { reading.tree = JSONParser.nothing(of: file) }
    // What is left of a file has another root than the whole.
    if reading.isCut, !isRootRight { reading.tree = JSONParser.nothing(of: file) }
    let parsed = Process.monotonicNanoseconds
    timings.parse += parsed - start
    let fileIndex = catalog.sources.add(file)
    catalog.trees.append(reading.tree)
    catalog.kinds.append(kind)
    if let stranger {
      var finding = Diagnostic(
        rule: .wrongType,
        message:
          "the file has \(stranger.recordName) records, but its name is for \(kind.recordName) records",
        place: Place(fileIndex: fileIndex, range: ByteRange(0, min(1, file.byteCount)))
      )
      finding.pointer = ""
      finding.remedy = "It may have been saved under a wrong name."
      finding.relations.causes = [.value]
      catalog.found.report(finding)
      catalog.gaps.append(Gap(kind: kind, cause: .unreadable, reason: "\(file.path) holds something else"))
    } else if kind.isJSON, reading.isCut || !isRootRight {
      let reason = "\(file.path) cannot be read\(isRootRight ? " to its end" : "")"
      catalog.gaps.append(Gap(kind: kind, cause: .unreadable, reason: reason))
    }
    for fault in reading.faults {
      var diagnostic = Diagnostic(fault, fileIndex: fileIndex)
      if case .carriageReturn = fault.kind {
        diagnostic.repair = Diagnostic.lineEndRepair(in: file, fileIndex: fileIndex)
      }
      catalog.found.report(diagnostic)
      let kind = CountedFindings.Kind(diagnostic.rule, diagnostic.severity, fileIndex: fileIndex)
      catalog.found.count(kind, fault.followerCount)
    }
    FileDecoder.decode(fileIndex: fileIndex, brokenAt: reading.brokenOffsets, into: &catalog)
    timings.decode += Process.monotonicNanoseconds - parsed
  }

  static let outsideMessage =
    "this is a link that leads out of the repository or into `.git`, and is not followed"

  /// Reports why a file is not read.
  private mutating func report(_ path: String, _ kind: ContentKind, _ rule: RuleID, _ message: String) {
    let gaps = catalog.gaps
    add(SourceFile(path: path, text: ""), kind: kind)
    let fileIndex = catalog.sources.files.count - 1
    // The stand-in's own faults and gaps mean nothing.
    catalog.found.forget(file: fileIndex)
    catalog.gaps = gaps
    let place = Place(fileIndex: fileIndex, range: ByteRange(0, 0))
    var finding = Diagnostic(rule: rule, message: message, place: place)
    finding.remedy =
      rule == .fileTooLarge
      ? "Split it into a folder of files: `fixes/*.json`." : "Put the file itself in its place."
    catalog.found.report(finding)
    let reason = rule == .fileTooLarge ? "is too large to be read" : "is a link that is not followed"
    catalog.gaps.append(Gap(kind: kind, cause: .unreadable, reason: "\(path) \(reason)"))
  }
}
