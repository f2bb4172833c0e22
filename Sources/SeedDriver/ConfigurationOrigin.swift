import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables

/// Where a run's configuration comes from: `--config`, else the content's own file.
struct ConfigurationOrigin {
  /// A file that is not part of the content; nil for the content's own.
  let separateFile: FileReference?
  /// The word list files beside the configuration, for content that was read without them.
  let otherWords: Catalog

  init(_ catalog: Catalog, _ arguments: Arguments) throws(RunError) {
    let file = try arguments.value(.config).map { path throws(RunError) in
      try world { () throws(FileError) in try FileReference(inside: path) }
    }
    try self.init(separateFile: file, catalog)
  }

  /// - Parameter file: nil for the content's own configuration.
  init(separateFile file: FileReference?, _ catalog: Catalog) throws(RunError) {
    separateFile = file
    let own = catalog.fileIndex(of: .configuration).flatMap { catalog.sources[$0].origin }
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
      loading = ContentLoading.load(try SourceFile(separateFile, limit: 1 << 24), kind: .configuration)
    } catch {
      throw .world(error)
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
      throw .world(path: separateFile.path, message: "the configuration is faulty", details: lines)
    }
    return (configuration, contentFaults)
  }

  /// The word list files beside a configuration.
  static func words(beside configuration: FileReference) throws(RunError) -> Catalog {
    do {
      guard try configuration.folder.kind(of: "words") != nil else { return Catalog() }
      let folder = try configuration.folder.folder("words")
      let names = try folder.names().filter { ContentKind(relativePath: "words/\($0)") == .wordList }
      return try ContentLoading.load(names.map(folder.file)).catalog
    } catch let error as FileError {
      throw .world(error)
    } catch let error as ContentError {
      throw .world(path: error.path, message: error.message)
    } catch {
      throw .world(path: configuration.path, message: "the word lists beside it cannot be read")
    }
  }
}
