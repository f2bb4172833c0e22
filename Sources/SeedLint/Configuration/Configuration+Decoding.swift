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

  /// Reads a configuration file that is not part of the content.
  ///
  /// - Parameters:
  ///   - words: a catalog with word list files.
  ///   - isContent: whether those belong to the content, so that findings may point into them.
  /// - Returns: the faults of the configuration file, at places in its own catalog, and those of the word list
  ///   files, at places in theirs.
  package static func decode(
    separate file: Catalog,
    words: Catalog,
    isContent: Bool
  ) -> (configuration: Configuration, faults: [Diagnostic], wordFaults: [Diagnostic]) {
    var files = WordListFile.files(of: words)
    if !isContent {
      for index in files.indices { files[index].dropPlaces() }
    }
    let (configuration, faults) = decode(file, files, isContent: false)
    return (configuration, faults, isContent ? WordListFile.faults(in: files, configuration.ruleSet) : [])
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
    return (reader.configuration, reader.faults + faultyTerms(in: source.tree, fileIndex))
  }
}
