package import SeedDecoding
package import SeedDiagnostics
import SeedTables

extension Configuration {
  /// Reads the configuration file and the word list files of a catalog; without them, the defaults.
  ///
  /// Faults that the decoder could not see (unknown rules and options, values out of range, what is wrong
  /// with rules without code and word lists) are returned as findings at their places.
  ///
  /// - Parameters:
  ///   - rules: those that there are; the configuration may add more.
  ///   - others: has the word list files that the catalog was read without.
  package static func decode(
    from catalog: Catalog,
    _ rules: RuleSet,
    others: Catalog = Catalog()
  ) -> (configuration: Configuration, faults: [Diagnostic]) {
    let files = WordListFile.files(of: catalog)
    let (configuration, faults) = decode(catalog, rules, files + missing(files, others), isContent: true)
    return (configuration, faults + WordListFile.faults(in: files, configuration.ruleSet))
  }

  /// The errors of a catalog's configuration files: nothing can be judged by one that was half read.
  ///
  /// - Parameter faults: those that `decode` returned.
  package static func errors(of catalog: Catalog, _ faults: [Diagnostic]) -> [Diagnostic] {
    let files = catalog.configurationFiles
    return (catalog.diagnostics + faults).filter { finding in
      finding.severity == .error && finding.place.map { files.contains($0.fileIndex) } ?? false
    }
  }

  /// Reads a configuration file that is not part of the content.
  ///
  /// - Parameters:
  ///   - rules: those that there are; the configuration may add more.
  ///   - content: what is judged; findings may point into its word list files.
  ///   - others: has the word list files that the content was read without.
  /// - Returns: the faults of the configuration file, at places in its own catalog, and those of the
  ///   content's word list files.
  package static func decode(
    separate file: Catalog,
    _ rules: RuleSet,
    content: Catalog,
    others: Catalog
  ) -> (configuration: Configuration, faults: [Diagnostic], contentFaults: [Diagnostic]) {
    let files = WordListFile.files(of: content)
    let (configuration, faults) = decode(file, rules, files + missing(files, others), isContent: false)
    return (configuration, faults, WordListFile.faults(in: files, configuration.ruleSet))
  }

  /// The lists of other files, without places, since findings cannot point there.
  private static func missing(_ files: [WordListFile], _ others: Catalog) -> [WordListFile] {
    let names = Set(files.map(\.name))
    return WordListFile.files(of: others).compactMap { file in
      let entries = file.entries.map { WordListEntry(text: $0.text) }
      return names.contains(file.name)
        ? nil : WordListFile(name: file.name, fileIndex: file.fileIndex, entries: entries)
    }
  }

  private static func decode(
    _ catalog: Catalog,
    _ rules: RuleSet,
    _ files: [WordListFile],
    isContent: Bool
  ) -> (configuration: Configuration, faults: [Diagnostic]) {
    var configuration = Configuration(rules)
    configuration.wordListEntries = Dictionary(
      files.map { ($0.name, $0.entries) },
      uniquingKeysWith: { $1 }
    )
    // The content's own file comes first, and each of the others is extended by the one before.
    let sources = catalog.configurationFiles.map { fileIndex in
      ConfigurationSource(
        tree: catalog.trees[fileIndex],
        fileIndex: fileIndex,
        decoding: catalog.diagnostics
      )
    }
    guard let own = sources.first else { return (configuration, []) }
    var reader = ConfigurationReader(own, configuration)
    for source in sources.reversed() {
      let isOwn = source.fileIndex == own.fileIndex
      reader.read(source, isOwn: isOwn, isContent: isContent)
    }
    return (reader.configuration, reader.faults)
  }
}
