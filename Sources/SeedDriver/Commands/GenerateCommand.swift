import SeedTables
import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedPlatform
import SeedWorkspace

/// `seedtool generate swift`: write code that names what a content has.
struct GenerateCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.first == "swift" else {
      throw .usage("name the language: `seedtool generate swift content -o Content.swift`")
    }
    let folder = try ContentPath.folder(arguments.operands.dropFirst().first)
    let built = try BuiltContent(folder, console.fileWatcher)
    let labels = built.catalog.labels
    let bug = (labels[.bugs], labels.plural(.bugs))
    let text = Array(SwiftAccessors.file(for: built.bundle, bug: bug).utf8)
    let output = arguments.value(.output) ?? "Content.swift"
    if output == "-" {
      _ = text.withUnsafeBytes { console.out(raw: $0) }
      return 0
    }
    try OutputFiles(nearest: folder).replace(output, text)
    console.status("Wrote \(output)\n")
    return 0
  }
}
