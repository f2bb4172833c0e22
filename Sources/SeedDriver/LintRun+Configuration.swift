import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedSource

extension LintRun {
  /// The configuration: `--config`, else the folder's own, else the one beside the files that were named;
  /// over it what the command line says.
  static func configuration(
    for path: ContentPath,
    _ catalog: Catalog,
    _ arguments: Arguments
  ) throws(RunError) -> (Configuration, [Diagnostic]) {
    var (configuration, faults) = Configuration.decode(from: catalog)
    var other: String? = arguments.value(.config)
    if other == nil, case .files(let files) = path, catalog.fileIndex(of: .configuration) == nil {
      other = neighbour("seedtool.json", of: files[0])
    }
    if let other { (configuration, faults) = try separateConfiguration(other, content: catalog) }
    let rules = configuration.ruleSet
    configuration.selected = try names(arguments.list(.select), rules)
    configuration.ignored = try names(arguments.list(.ignore), rules)
    for setting in arguments.list(.severity) {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .usage("--severity takes RULE=LEVEL, not `\(setting)`") }
      guard let level = Configuration.Level(name: parts[1]) else {
        throw .usage(
          "a level is one of \(Configuration.Level.names.joined(separator: ", ")), not `\(parts[1])`",
          suggestion: NearestName.of(parts[1], among: Configuration.Level.names)
        )
      }
      let rule = try names([parts[0]], rules)[0]
      for known in rules.all where known.metadata.id.text == rule || known.metadata.id.topic == rule {
        configuration.levels[known.metadata.id] = level
      }
    }
    return (configuration, faults)
  }

  /// Topics and rule ids, each of which has to exist.
  private static func names(_ names: [String], _ rules: RuleSet) throws(RunError) -> [String] {
    let known = rules.topics + rules.all.map { $0.metadata.id.text }
    for name in names where !known.contains(name) {
      let near = NearestName.of(name, among: known) ?? rules.uniqueRule(named: name)?.metadata.id.text
      throw .unknownRule("there is no rule or topic `\(name)`", suggestion: near)
    }
    return names
  }

  /// A file of a name in the folder of a file, or in the one above it.
  static func neighbour(_ name: String, of file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.joined(separator: "/")
    let above = parts.count > 1 ? parts.dropLast().joined(separator: "/") : parts.isEmpty ? ".." : "."
    return [folder, above].map { FileSystem.join($0, name) }.first { FileSystem.kind(of: $0) == .file }
  }

  /// A configuration that is not part of the content; a fault in it ends the run.
  private static func separateConfiguration(
    _ path: String,
    content: Catalog
  ) throws(RunError) -> (Configuration, [Diagnostic]) {
    let loading: ContentLoading
    do throws(FileError) {
      let bytes = try FileReading.read(path, limit: 1 << 24)
      loading = ContentLoading.load(SourceFile(path: path, buffer: bytes), kind: .configuration)
    } catch {
      throw .world(path: path, message: "\(error)")
    }
    let hasWords = content.kinds.contains(.wordList)
    let (configuration, faults, contentFaults) = Configuration.decode(
      separate: loading.catalog,
      words: hasWords ? content : try words(beside: path),
      isContent: hasWords
    )
    let findings = Findings(loading.catalog.diagnostics + faults)
    if !findings.all.isEmpty {
      let report = FindingReport(findings, in: loading.catalog.sources, context: FormatContext())
      let lines = FindingFormat.concise.render(report).findings
      throw .world(path: path, message: "the configuration is faulty", details: lines)
    }
    return (configuration, contentFaults)
  }

  /// The word list files beside a configuration, for content that was read without them.
  private static func words(beside configuration: String) throws(RunError) -> Catalog {
    let parts = configuration.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = FileSystem.join(parts.isEmpty ? "." : parts.joined(separator: "/"), "words")
    guard FileSystem.kind(of: folder) == .folder else { return Catalog() }
    do {
      let names = try FileSystem.names(in: folder).filter {
        FileKind(relativePath: "words/\($0)") == .wordList
      }
      return try ContentLoading.load(files: names.sorted().map { FileSystem.join(folder, $0) }).catalog
    } catch {
      throw .world(path: folder, message: "its word lists cannot be read")
    }
  }
}

extension LintRun {
  /// The rules that can be listed and explained: the built-in ones, and those of `--config` or of the content
  /// that is found from here. Where there is none, or it cannot be read, the built-in ones have to do.
  static func rules(_ arguments: Arguments) throws(RunError) -> RuleSet {
    if let file = arguments.value(.config) {
      return try separateConfiguration(file, content: Catalog()).0.ruleSet
    }
    guard let folder = ContentPath.nearestContent() else { return .builtIn }
    let file = FileSystem.join(folder, "seedtool.json")
    guard FileSystem.kind(of: file) == .file else { return .builtIn }
    do throws(ContentError) {
      let catalog = try ContentLoading.load(files: [file]).catalog
      let words = try? words(beside: file)
      return Configuration.decode(separate: catalog, words: words ?? Catalog(), isContent: false)
        .configuration.ruleSet
    } catch {
      return .builtIn
    }
  }
}
