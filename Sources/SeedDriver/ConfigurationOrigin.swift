import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables

/// Where a run's configuration comes from: `--config`, else the content's own file, else the one beside files
/// that were named by themselves.
struct ConfigurationOrigin {
  /// A file that is not part of the content; nil for the content's own.
  let separateFile: String?
  /// The word list files beside the configuration, for content that was read without them.
  let otherWords: Catalog

  init(for path: ContentPath, _ catalog: Catalog, _ arguments: Arguments) throws(RunError) {
    var file = arguments.value(.config)
    let own = catalog.fileIndex(of: .configuration)
    if file == nil, own == nil, let named = path.firstFile {
      file = ConfigurationOrigin.neighbour("seedtool.json", of: named)
    }
    try self.init(separateFile: file, catalog)
  }

  /// - Parameter file: nil for the content's own configuration.
  init(separateFile file: String?, _ catalog: Catalog) throws(RunError) {
    separateFile = file
    let own = catalog.fileIndex(of: .configuration).map { catalog.sources[$0].path }
    if !catalog.isWhole, let place = file ?? own {
      otherWords = try ConfigurationOrigin.words(beside: place)
    } else {
      otherWords = Catalog()
    }
  }

  /// The configuration, and what is wrong with it and the word lists of the content.
  ///
  /// - Throws: for a separate file that cannot be read or is faulty.
  func configuration(of content: Catalog) throws(RunError) -> (Configuration, [Diagnostic]) {
    guard let separateFile else { return Configuration.decode(from: content, .builtIn, others: otherWords) }
    let loading: ContentLoading
    do throws(FileError) {
      let bytes = try FileReading.read(separateFile, limit: 1 << 24)
      loading = ContentLoading.load(SourceFile(path: separateFile, buffer: bytes), kind: .configuration)
    } catch {
      throw .world(path: separateFile, message: "\(error)")
    }
    let (configuration, faults, contentFaults) = Configuration.decode(
      separate: loading.catalog,
      .builtIn,
      content: content,
      others: otherWords
    )
    let findings = Findings(loading.catalog.diagnostics + faults, more: loading.catalog.found.more)
    if !findings.all.isEmpty {
      let report = FindingReport(findings, in: loading.catalog.sources, context: FormatContext())
      let lines = FindingFormat.concise.render(report).findings
      throw .world(path: separateFile, message: "the configuration is faulty", details: lines)
    }
    return (configuration, contentFaults)
  }

  /// A file of a name in the folder of a file, or in the one above it.
  static func neighbour(_ name: String, of file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.joined(separator: "/")
    let above = parts.count > 1 ? parts.dropLast().joined(separator: "/") : parts.isEmpty ? ".." : "."
    return [folder, above].map { FileSystem.join($0, name) }.first { FileSystem.kind(of: $0) == .file }
  }

  /// The word list files beside a configuration.
  static func words(beside configuration: String) throws(RunError) -> Catalog {
    let parts = configuration.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = FileSystem.join(parts.isEmpty ? "." : parts.joined(separator: "/"), "words")
    guard FileSystem.kind(of: folder) == .folder else { return Catalog() }
    do {
      let names = try FileSystem.names(in: folder).filter {
        ContentKind(relativePath: "words/\($0)") == .wordList
      }
      return try ContentLoading.load(files: names.sorted().map { FileSystem.join(folder, $0) }).catalog
    } catch {
      throw .world(path: folder, message: "its word lists cannot be read")
    }
  }
}
