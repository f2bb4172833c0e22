import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules

extension LintRun {
  /// The configuration, and over it what the command line says.
  static func configuration(
    _ origin: ConfigurationOrigin,
    _ catalog: Catalog,
    _ arguments: Arguments
  ) throws(RunError) -> (Configuration, [Diagnostic]) {
    var (configuration, faults) = try origin.configuration(of: catalog)
    let rules = configuration.ruleSet
    // A rule of a faulty configuration may be one that could not be read: its fault is what matters.
    func names(_ names: [String]) throws(RunError) -> [String] {
      faults.isEmpty ? try LintRun.known(names, rules) : names
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
      for known in rules.all where known.metadata.id.text == rule || known.metadata.id.topic == rule {
        configuration.levels[known.metadata.id] = level
      }
    }
    return (configuration, faults)
  }

  /// Topics and rule ids, each of which has to exist.
  private static func known(_ names: [String], _ rules: RuleSet) throws(RunError) -> [String] {
    if names.isEmpty { return names }
    let known = rules.topics + rules.all.map { $0.metadata.id.text }
    for name in names where !known.contains(name) {
      let near = NearestName.of(name, among: known) ?? rules.uniqueRule(named: name)?.metadata.id.text
      throw .unknownRule("there is no rule or topic `\(name)`", suggestion: near)
    }
    return names
  }
}

extension LintRun {
  /// The rules that can be listed and explained: the built-in ones, and those of `--config` or of the content
  /// that is found from here. Where there is none, or it cannot be read, the built-in ones have to do.
  static func rules(_ arguments: Arguments) throws(RunError) -> RuleSet {
    var nothing = Catalog()
    nothing.isWhole = false
    if let file = arguments.value(.config) {
      return try ConfigurationOrigin(separateFile: file, nothing).configuration(of: nothing).0.ruleSet
    }
    guard let folder = ContentPath.nearestContent() else { return .builtIn }
    let file = FileSystem.join(folder, "seedtool.json")
    guard FileSystem.kind(of: file) == .file else { return .builtIn }
    do {
      let catalog = try ContentLoading.load(files: [file]).catalog
      let words = try ConfigurationOrigin.words(beside: file)
      return Configuration.decode(from: catalog, .builtIn, others: words).configuration.ruleSet
    } catch {
      return .builtIn
    }
  }
}
