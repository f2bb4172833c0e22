import SeedCompiler
import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedPlatform
import SeedRules
import SeedRuntime

/// `seedtool generate swift`: write code that names what a content has.
struct GenerateCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.first == "swift" else {
      throw .usage("name the language: `seedtool generate swift content -o Content.swift`")
    }
    let folder = try ContentPath.folder(arguments.operands.dropFirst().first)
    let text = Array(SwiftAccessors.file(for: try bundle(of: folder)).utf8)
    let output = arguments.value(.output) ?? "Content.swift"
    if output == "-" {
      _ = text.withUnsafeBytes { console.out(raw: $0) }
      return 0
    }
    let files = try OutputFiles(nearest: folder)
    do throws(FileError) { try files.write(output, text) } catch {
      if error.reason == .isContent { throw .world(error) }
      throw .world(path: output, message: "\(error); what stood there before is untouched")
    }
    console.status("Wrote \(output)\n")
    return 0
  }

  /// The content as the bundle that it would become; findings are `check`'s and `compile`'s.
  private func bundle(of folder: Folder) throws(RunError) -> SeedBundle {
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
