import SeedDiagnostics
import SeedPlatform
import SeedWorkspace

/// The command-line tool.
package enum SeedTool {
  package static let version = Workspace.toolVersion

  /// Runs a command line and returns the exit code: 0 clean, 1 findings, 2 the run itself failed.
  package static func run(_ arguments: [String]) -> Int32 {
    Process.letWritesFail()
    Process.fillMissingStreams()
    do throws(UsageError) {
      let arguments = try Arguments(arguments)
      let console = Console(
        color: try colorChoice(arguments),
        isQuiet: arguments.has(.quiet),
        isVerbose: arguments.has(.verbose)
      )
      return console.exitCode(try run(arguments, console))
    } catch {
      var text: SafeText = "seedtool: \(error.message)\n"
      if let suggestion = error.suggestion { text += "Did you mean `\(suggestion)`?\n" }
      let command = arguments.lazy.compactMap { CommandName(rawValue: $0) }.first
      let help =
        command.map { "`seedtool help \($0.rawValue)` lists its options." }
        ?? "`seedtool --help` lists commands and options."
      Console.complain(text + "\(error.advice ?? help)\n")
      return 2
    }
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    if arguments.has(.version) {
      console.out("seedtool \(version)\n")
      return 0
    }
    if arguments.has(.help) {
      console.out(SafeText(lines: arguments.command.map { Help.page($0) } ?? Help.overview()))
      return 0
    }
    guard let command = arguments.command else {
      console.complain(SafeText(lines: Help.overview()))
      return 2
    }
    do throws(RunError) {
      return try command.type.init(arguments: arguments, console: console).run()
    } catch {
      switch error {
      case .usage(let usage): throw usage
      case .world(_, _, let details):
        console.complain("seedtool: \(error.shown)\n" + SafeText(lines: details))
        return 2
      }
    }
  }

  private static func colorChoice(_ arguments: Arguments) throws(UsageError) -> ColorChoice {
    guard let name = arguments.value(.color) else { return .auto }
    guard let choice = ColorChoice(rawValue: name) else {
      throw UsageError(message: "--color takes auto, always or never, not `\(name)`")
    }
    return choice
  }
}

/// What does the work of a command line.
protocol Command {
  init(arguments: Arguments, console: Console)

  /// - Returns: the exit code.
  func run() throws(RunError) -> Int32
}

extension CommandName {
  fileprivate var type: any Command.Type {
    switch self {
    case .check: CheckCommand.self
    case .watch: WatchCommand.self
    case .fmt: FormatCommand.self
    case .lsp: LanguageServerCommand.self
    case .diff: DiffCommand.self
    case .compile: CompileCommand.self
    case .inspect: InspectCommand.self
    case .verify: VerifyCommand.self
    case .stats: StatsCommand.self
    case .explain: ExplainCommand.self
    case .rules: RulesCommand.self
    case .new: NewCommand.self
    case .show: ShowCommand.self
    case .list, .search: ListCommand.self
    case .accept: AcceptCommand.self
    case .retire: RetireCommand.self
    case .words: WordsCommand.self
    case .renumber: RenumberCommand.self
    case .mergeDriver: MergeDriverCommand.self
    case .review: ReviewCommand.self
    case .preview: PreviewCommand.self
    case .play: PlayCommand.self
    case .replay: ReplayCommand.self
    case .simulate: SimulateCommand.self
    case .import, .export: ConvertCommand.self
    case .schema: SchemaCommand.self
    case .generate: GenerateCommand.self
    case .initialize: InitCommand.self
    case .completions: CompletionsCommand.self
    }
  }
}
