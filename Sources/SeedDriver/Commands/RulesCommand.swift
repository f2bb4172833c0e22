import SeedDiagnostics
import SeedGeneration
import SeedLint

/// `seedtool rules`: list all rules, or write their pages.
struct RulesCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    if let operand = arguments.operands.first { throw .usage("`seedtool rules` takes no `\(operand)`") }
    if arguments.has(.output) || arguments.has(.check) {
      if arguments.has(.format) {
        throw .usage("--format shows the list; --output and --check are about the rules' pages, in Markdown")
      }
      let folder = try arguments.outputFolder() ?? "Documentation/Rules"
      return try GeneratedFiles(
        files: RulePage.files(),
        folder: folder,
        suffix: ".md",
        command: "seedtool rules -o \(folder)",
        isOwn: RulePage.isOwn
      ).run(arguments, console)
    }
    let rules = try LintRun.rules(arguments, console)
    switch try DataFormat(arguments) {
    case .text: console.out(SafeText(lines: RulePage.index(rules)))
    case .json: console.out(SafeText(lines: RulePage.json(rules)))
    }
    return 0
  }
}

/// `seedtool explain`: a rule's page, or the rules of a topic.
struct ExplainCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one rule: `seedtool explain quota/fixes-per-bug`")
    }
    let rules = try LintRun.rules(arguments, console)
    if rules.topics.contains(name) {
      console.out(SafeText(lines: RulePage.index(rules.of(topic: name))))
      return 0
    }
    let rule = try rules.rule(named: name)
    console.out(SafeText(lines: RulePage.text(for: rule)))
    return 0
  }
}

extension RuleSet {
  /// The rules of a topic.
  func of(topic: String) -> RuleSet {
    RuleSet(
      builtIn: builtInRules.filter { $0.metadata.id.topic == topic },
      custom: custom.filter { $0.metadata.id.topic == topic }
    )
  }

  /// The rule with an id, or the only one with a name.
  func rule(named name: String) throws(RunError) -> RuleDefinition {
    if let rule = self[RuleID(name)] ?? uniqueRule(named: name) { return rule }
    let known = all.map { $0.metadata.id }
    let near =
      NearestName.of(name, among: known.map(\.text))
      ?? NearestName.of(name, among: known.map(\.name)).flatMap { uniqueRule(named: $0) }?.metadata.id.text
    throw .unknownRule("there is no rule `\(name)`", suggestion: near.map { "seedtool explain \($0)" })
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
