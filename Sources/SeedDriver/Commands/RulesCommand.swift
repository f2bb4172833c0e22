import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool rules`: list all rules, or write that list as a Markdown file.
struct RulesCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    if let operand = arguments.operands.first { throw .usage("`seedtool rules` takes no `\(operand)`") }
    if arguments.has(.output) || arguments.has(.check) {
      if arguments.has(.format) {
        throw .usage("--format shows the list; --output and --check are about the Markdown file of it")
      }
      return try tables.run(arguments, console)
    }
    let rules = try LintRun.rules(arguments, console).ruleSet
    let format = try DataFormat(arguments)
    console.out(SafeText(lines: format == .text ? RulePage.index(rules) : RulePage.json(rules)))
    return 0
  }

  /// The Markdown file of all built-in rules.
  private var tables: GeneratedFiles {
    get throws(RunError) {
      let path = try arguments.outputFile() ?? "Documentation/Rules.md"
      return GeneratedFiles(
        files: [(path, RulePage.tables())],
        folder: ".",
        suffix: nil,
        command: "seedtool rules -o \(path)",
        isOwn: { _, bytes in RulePage.isTables(bytes) }
      )
    }
  }
}

/// `seedtool explain`: a rule's page, or the rules of a topic.
struct ExplainCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one rule, field or value: `seedtool explain fixes-per-bug`, `explain severity`")
    }
    let configuration = try LintRun.rules(arguments, console)
    let rules = configuration.ruleSet
    if rules.topics.contains(name) {
      console.out(SafeText(lines: RulePage.index(rules.of(topic: name))))
      return 0
    }
    if let gone = rules.retiredRule(named: name) {
      console.out(SafeText(lines: gone.description + "\n"))
      return 0
    }
    let page = FieldPage.text(of: name)
    do throws(RunError) {
      console.out(SafeText(lines: RulePage.text(for: try configuration.rule(named: name))))
      if let page { console.out("\n" + SafeText(lines: page)) }
    } catch {
      guard let page else {
        if let (what, advice) = Self.ofContent(name) {
          throw .usage(UsageError(message: "`\(name)` is no rule but \(what)", advice: advice))
        }
        guard let near = NearestName.of(name, among: FieldPage.names) else { throw error }
        guard case .usage(let usage) = error, usage.suggestion == nil else { throw error }
        throw .usage("there is no rule, field or value `\(name)`", suggestion: near)
      }
      console.out(SafeText(lines: page))
    }
    return 0
  }

  /// What a name of the content here stands for, a record or a voice, and where more of it is.
  private static func ofContent(_ name: String) -> (what: String, advice: String)? {
    guard let folder = try? ContentPath.nearestContent(),
      let catalog = try? Workspace(folder).load().catalog
    else { return nil }
    if let record = try? catalog.record(named: name) {
      return (record.title, "`\(catalog.command(["show", name]))` shows it.")
    }
    guard let table = catalog.copyTables.first(where: { $0.voice == name }) else { return nil }
    let configuration = catalog.fileIndex(of: .configuration).map { catalog.sources[$0].path } ?? ""
    return (
      "a voice of \(table.product)",
      "Its texts stand in \(catalog.sources[table.fileIndex].path); what `scopes` in \(configuration) says of "
        + "`\(table.product).\(name)` is how rules judge it."
    )
  }
}

extension RuleSet {
  /// The rules of a topic.
  func of(topic: String) -> RuleSet {
    RuleSet(
      builtIn: builtInRules.filter { $0.metadata.id.topic == topic },
      retired: retired,
      custom: custom.filter { $0.metadata.id.topic == topic }
    )
  }
}

/// How a command that shows data, not findings, shows it.
enum DataFormat: String, CaseIterable {
  case text, json

  init(_ arguments: Arguments) throws(RunError) {
    guard let name = arguments.value(.format) else {
      self = .text
      return
    }
    guard let format = DataFormat(rawValue: name), arguments.all(.format).count == 1 else {
      throw .usage("`seedtool \(arguments.command?.rawValue ?? "")` has the formats text and json")
    }
    self = format
  }
}
