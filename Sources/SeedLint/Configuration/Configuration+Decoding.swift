package import SeedDecoding
package import SeedDiagnostics

extension Configuration {
  /// Reads the configuration file and the word list files of a catalog; without them, the defaults.
  ///
  /// Faults that the decoder could not see (unknown rules and options, values out of range, what is wrong with
  /// rules without code and word lists) are returned as findings at their places.
  package static func decode(from catalog: Catalog) -> (configuration: Configuration, faults: [Diagnostic]) {
    let files = WordListFile.files(of: catalog)
    let (configuration, faults) = decode(catalog, files, isContent: true)
    return (configuration, faults + WordListFile.faults(in: files, configuration.ruleSet))
  }

  /// Reads a configuration file that is not part of the content, and the content's word list files.
  ///
  /// - Returns: the faults of the file, at places in its own catalog, and those of the word list files, at
  ///   places in the content.
  package static func decode(
    separate file: Catalog,
    content: Catalog
  ) -> (configuration: Configuration, faults: [Diagnostic], contentFaults: [Diagnostic]) {
    let files = WordListFile.files(of: content)
    let (configuration, faults) = decode(file, files, isContent: false)
    return (configuration, faults, WordListFile.faults(in: files, configuration.ruleSet))
  }

  private static func decode(
    _ catalog: Catalog,
    _ files: [WordListFile],
    isContent: Bool
  ) -> (configuration: Configuration, faults: [Diagnostic]) {
    var configuration = Configuration()
    for file in files { configuration.wordListEntries[file.name] = file.entries }
    guard let fileIndex = catalog.fileIndex(of: .configuration) else { return (configuration, []) }
    let source = ConfigurationSource(tree: catalog.trees[fileIndex], fileIndex: fileIndex)
    var reader = ConfigurationReader(source, configuration)
    reader.read(keepsPlaces: isContent)
    return (reader.configuration, reader.faults)
  }
}
