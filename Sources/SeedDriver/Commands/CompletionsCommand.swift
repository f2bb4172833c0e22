import SeedDiagnostics
import SeedWorkspace

/// `seedtool completions`: what a shell completes, from the tables of commands and options.
struct CompletionsCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard let name = arguments.operands.first, arguments.operands.count == 1,
      let shell = Shell(rawValue: name)
    else {
      throw .usage(
        "name one shell: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))",
        suggestion: arguments.operands.first.flatMap {
          NearestName.of($0, among: Shell.allCases.map(\.rawValue))
        }
      )
    }
    _ = Array(shell.script.utf8).withUnsafeBytes { console.out(raw: $0) }
    return 0
  }
}

/// A shell whose completions are written.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
