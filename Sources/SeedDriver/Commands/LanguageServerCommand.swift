import SeedDesk
import SeedWorkspace

/// `seedtool lsp`: serve an editor on standard input and output.
struct LanguageServerCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    if let operand = arguments.operands.first {
      throw .usage("the editor names the content, not the command line (`\(operand)`)")
    }
    return LanguageServer().run()
  }
}
