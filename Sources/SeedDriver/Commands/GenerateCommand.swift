import SeedCompiler
import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedPlatform
import SeedRules
import SeedRuntime

/// `seedtool generate swift`: write code that names what a content has.
struct GenerateCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.first == "swift" else {
      throw .usage("name the language: `seedtool generate swift content -o Content.swift`")
    }
    let text = SwiftAccessors.file(for: try bundle())
    let output = arguments.value(.output) ?? "Content.swift"
    if output == "-" {
      console.out(text)
      return 0
    }
    do throws(FileError) { try FileWriting.replace(output, with: text) } catch {
      throw .world(path: output, message: "\(error); what stood there before is untouched")
    }
    console.status("Wrote \(TerminalText.escape(output))\n")
    return 0
  }

  /// The content as the bundle that it would become; findings are `check`'s and `compile`'s.
  private func bundle() throws(RunError) -> SeedBundle {
    let folder = try ContentPath.folder(arguments.operands.dropFirst().first)
    let catalog = try ContentPath.folder(folder).load(console).catalog
    let (configuration, _) = Configuration.decode(from: catalog, .builtIn)
    do {
      let bytes = try ContentCompilation.compile(
        catalog,
        version: configuration.version,
        locale: configuration.locale,
        toolVersion: SeedTool.version
      )
      return try SeedBundle.open(bytes: bytes)
    } catch {
      throw .world(path: catalog.folder ?? "content", message: "it cannot be compiled: \(error)")
    }
  }
}
