package import SeedDecoding
package import SeedDiagnostics
package import SeedLint
package import SeedPlatform
import SeedRules
import SeedSource
import SeedTables

/// Where a run's configuration comes from: `--config`, else the content's own file.
package struct ConfigurationOrigin: Sendable {
  /// A file that is not part of the content; nil for the content's own.
  package let separateFile: FileReference?
  /// The word list files beside the configuration, for content that was read without them.
  package let otherWords: Catalog

  /// - Parameter file: nil for the content's own configuration.
  package init(separateFile file: FileReference?, _ catalog: Catalog) throws(RunError) {
    separateFile = file
    let own = catalog.fileIndex(of: .configuration).flatMap { catalog.sources[$0].origin }
    if !catalog.isWhole, let place = file ?? own {
      otherWords = try ConfigurationOrigin.words(beside: place)
    } else {
      otherWords = Catalog()
    }
  }

  /// The most bytes of a separate file.
  package static let byteLimit = 1 << 24

  /// The configuration, and what is wrong with it and the word lists of the content.
  ///
  /// - Parameters:
  ///   - earlier: the separate file as an earlier edition had it, instead of today's.
  ///   - didLoad: is told what today's separate file holds.
  /// - Throws: for a separate file that cannot be read or is faulty.
  package func configuration(
    of content: Catalog,
    earlier: ContentLoading? = nil,
    didLoad: (Catalog) -> Void = { _ in }
  ) throws(RunError) -> (Configuration, [Diagnostic]) {
    guard let separateFile else { return Configuration.decode(from: content, .builtIn, others: otherWords) }
    var loading = earlier
    if loading == nil {
      let file = try world { () throws(FileError) in try SourceFile(separateFile, limit: Self.byteLimit) }
      loading = ContentLoading.load(file, kind: .configuration)
    }
    let catalog = loading?.catalog ?? Catalog()
    didLoad(catalog)
    let (configuration, faults, contentFaults) = Configuration.decode(
      separate: catalog,
      .builtIn,
      content: content,
      others: otherWords
    )
    let findings = Findings(catalog.diagnostics + faults, more: catalog.found.more)
    if !findings.all.isEmpty {
      let report = FindingReport(findings, in: catalog.sources, context: FormatContext())
      let lines = FindingFormat.concise.render(report).findings
      throw .world(path: separateFile.path, message: "the configuration is faulty", details: lines)
    }
    return (configuration, contentFaults)
  }

  /// The word list files beside a configuration.
  package static func words(beside configuration: FileReference) throws(RunError) -> Catalog {
    let files = try world { () throws(FileError) in try wordFiles(beside: configuration) }
    return try world { () throws(ContentError) in try ContentLoading.load(files).catalog }
  }

  static func wordFiles(beside configuration: FileReference) throws(FileError) -> [FileReference] {
    let home = try configuration.folder.bounded
    guard try home.kind(of: "words") != nil else { return [] }
    let folder = try home.folder("words")
    return try folder.names().filter { ContentKind(relativePath: "words/\($0)") == .wordList }
      .map(folder.file)
  }
}
