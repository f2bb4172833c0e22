import SeedDecoding
import SeedPlatform

/// The command-line tool.
package enum SeedTool {
  /// The tool's version.
  package static let version = "0.1.0"

  /// Runs a command line and returns the exit code: 0 clean, 1 findings, 2 the run itself failed.
  package static func run(_ arguments: [String]) -> Int32 {
    Process.ignoreBrokenPipes()
    do throws(UsageError) {
      return try run(Arguments(arguments))
    } catch {
      var text = "seedtool: \(error.message)\n"
      if let suggestion = error.suggestion { text += "Did you mean `\(suggestion)`?\n" }
      text += "`seedtool --help` lists commands and options.\n"
      _ = Process.write(text, to: .error)
      return 2
    }
  }

  private static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.has(.version) {
      _ = Process.write("seedtool \(version)\n", to: .output)
      return 0
    }
    if arguments.has(.help) {
      _ = Process.write(arguments.command.map { Help.page($0) } ?? Help.overview(), to: .output)
      return 0
    }
    guard let command = arguments.command else {
      _ = Process.write(Help.overview(), to: .error)
      return 2
    }
    let console = Console(
      color: try colorChoice(arguments),
      isQuiet: arguments.has(.quiet),
      isVerbose: arguments.has(.verbose)
    )
    do throws(RunError) {
      switch command {
      case .check: return try CheckCommand(arguments, console).run()
      case .compile: return try CompileCommand(arguments, console).run()
      case .inspect: return try InspectCommand(arguments, console).run()
      case .verify: return try VerifyCommand(arguments, console).run()
      case .stats: return try StatsCommand(arguments, console).run()
      case .explain: return try ExplainCommand(arguments, console).run()
      case .rules: return try RulesCommand(arguments, console).run()
      case .new: return try NewCommand(arguments, console).run()
      case .show: return try ShowCommand(arguments, console).run()
      case .schema: return try SchemaCommand(arguments, console).run()
      }
    } catch {
      switch error {
      case .usage(let usage): throw usage
      case .world(let path, let message):
        console.complain("seedtool: \(Excerpt.of(path, limit: 400)): \(message)\n")
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

/// Why a command could not do its work.
enum RunError: Error {
  case usage(UsageError)
  /// A file or folder that cannot be used, and why.
  case world(path: String, message: String)

  static func usage(_ message: String, suggestion: String? = nil) -> RunError {
    .usage(UsageError(message: message, suggestion: suggestion))
  }
}
