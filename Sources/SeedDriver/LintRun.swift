import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform

/// One pass over content: read, parse, decode, lint, with the configuration that applies.
struct LintRun {
  let catalog: Catalog
  let configuration: Configuration
  let findings: Findings
  /// The rules that are on and could not run.
  let skipped: [Linting.SkippedRule]
  /// Whether the configuration file itself has an error, so that the verdict means little.
  let hasConfigurationError: Bool
  let timings: StageTimings

  /// Loads and lints what is named.
  init(_ path: ContentPath, _ arguments: Arguments, today: CivilDate) throws(RunError) {
    let start = Process.monotonicNanoseconds
    let loading = try path.load()
    let (configuration, faults) = try LintRun.configuration(for: path, loading.catalog, arguments)
    self.init(loading, configuration, faults: faults, since: start)
  }

  /// Lints the content of a run again after its files have changed; the configuration stays.
  init(again run: LintRun, _ sources: SourceSet) {
    let start = Process.monotonicNanoseconds
    let loading = ContentLoading.load(sources, as: run.catalog)
    let faults = Configuration.decode(from: loading.catalog).faults
    self.init(loading, run.configuration, faults: faults, since: start)
  }

  private init(
    _ loading: ContentLoading,
    _ configuration: Configuration,
    faults: [Diagnostic],
    since start: UInt64
  ) {
    catalog = loading.catalog
    self.configuration = configuration
    var linting = Linting(configuration, spelling: .ofUser)
    let lintStart = Process.monotonicNanoseconds
    findings = linting.lint(catalog, faults: faults)
    skipped = linting.skipped
    let configurationFile = catalog.fileIndex(of: .configuration)
    hasConfigurationError = findings.all.contains {
      $0.severity == .error && $0.place != nil && $0.place?.fileIndex == configurationFile
    }
    timings = StageTimings(
      read: loading.timings.read,
      parse: loading.timings.parse,
      decode: loading.timings.decode,
      lint: Process.monotonicNanoseconds - lintStart,
      whole: Process.monotonicNanoseconds - start,
      rules: linting.timings
    )
  }

  /// The configuration: `--config`, else the folder's own, else the one beside the files that were named;
  /// over it what the command line says.
  private static func configuration(
    for path: ContentPath,
    _ catalog: Catalog,
    _ arguments: Arguments
  ) throws(RunError) -> (Configuration, [Diagnostic]) {
    var (configuration, faults) = Configuration.decode(from: catalog)
    var other: String? = arguments.value(.config)
    if other == nil, case .files(let files) = path, catalog.fileIndex(of: .configuration) == nil {
      other = neighbouringConfiguration(of: files[0])
    }
    if let other {
      configuration = try separateConfiguration(other)
      faults = []
    }
    configuration.selected = try names(arguments.list(.select))
    configuration.ignored = try names(arguments.list(.ignore))
    for setting in arguments.list(.severity) {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .usage("--severity takes RULE=LEVEL, not `\(setting)`") }
      guard let level = Configuration.Level(name: parts[1]) else {
        throw .usage(
          "a level is one of \(Configuration.Level.names.joined(separator: ", ")), not `\(parts[1])`",
          suggestion: NearestName.of(parts[1], among: Configuration.Level.names)
        )
      }
      let rule = try names([parts[0]])[0]
      for known in RuleRegistry.all where known.metadata.id.text == rule || known.metadata.id.topic == rule {
        configuration.levels[known.metadata.id] = level
      }
    }
    return (configuration, faults)
  }

  /// Topics and rule ids, each of which has to exist.
  private static func names(_ names: [String]) throws(RunError) -> [String] {
    let known = RuleRegistry.topics + RuleRegistry.all.map { $0.metadata.id.text }
    for name in names where !known.contains(name) {
      let near = NearestName.of(name, among: known) ?? RuleRegistry.uniqueRule(named: name)?.metadata.id.text
      throw .usage("there is no rule or topic `\(name)`", suggestion: near)
    }
    return names
  }

  /// `seedtool.json` in the folder of a file, or in the one above it.
  private static func neighbouringConfiguration(of file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.joined(separator: "/")
    let above = parts.count > 1 ? parts.dropLast().joined(separator: "/") : parts.isEmpty ? ".." : "."
    return [folder, above].map { FileSystem.join($0, "seedtool.json") }.first {
      FileSystem.kind(of: $0) == .file
    }
  }

  /// A configuration that is not part of the content; a fault in it ends the run.
  private static func separateConfiguration(_ path: String) throws(RunError) -> Configuration {
    let loading: ContentLoading
    do throws(FileError) {
      let bytes = try FileReading.read(path, limit: 1 << 24)
      loading = try load(bytes, path)
    } catch {
      throw .world(path: path, message: "\(error)")
    }
    let (configuration, faults) = Configuration.decode(from: loading.catalog)
    if let fault = Findings(loading.catalog.diagnostics + faults).all.first {
      let report = FindingReport(
        Findings([fault]),
        in: loading.catalog.sources,
        context: FormatContext()
      )
      let line = FindingFormat.concise.render(report).findings
      throw .world(path: path, message: "the configuration is faulty\n\(line)")
    }
    return configuration
  }

  private static func load(_ bytes: FrozenBuffer<UInt8>, _ path: String) throws(FileError) -> ContentLoading {
    do throws(ContentError) {
      return try ContentLoading.load(bytes: bytes, as: "seedtool.json")
    } catch {
      preconditionFailure("seedtool.json is a content file")
    }
  }
}

/// How long the stages took, in nanoseconds.
struct StageTimings {
  var read: UInt64
  var parse: UInt64
  var decode: UInt64
  var lint: UInt64
  var whole: UInt64
  var rules: [Linting.RuleTiming]

  /// The table that `--timings` shows.
  var table: String {
    var text = "stage            ms\n"
    for (name, value) in [
      ("read", read), ("parse", parse), ("decode", decode), ("lint", lint), ("all", whole),
    ] {
      text += StageTimings.row(name, value, width: 8)
    }
    text += "\nrule                                      ms\n"
    for rule in rules.sorted(by: { ($1.nanoseconds, $0.rule.text) < ($0.nanoseconds, $1.rule.text) }) {
      text += StageTimings.row(rule.rule.text, rule.nanoseconds, width: 34)
    }
    return text
  }

  private static func row(_ name: String, _ nanoseconds: UInt64, width: Int) -> String {
    let thousandths = nanoseconds / 1000
    let fraction = String(thousandths % 1000)
    let value = "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    let padding = String(repeating: " ", count: max(1, width + 11 - name.count - value.count))
    return "\(name)\(padding)\(value)\n"
  }
}
