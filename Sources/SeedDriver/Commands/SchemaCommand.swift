import SeedDiagnostics
import SeedGeneration
import SeedPlatform

/// `seedtool schema`: write the JSON Schemas, or check that the written ones are fresh.
struct SchemaCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(RunError) -> Int32 {
    if let operand = arguments.operands.first { throw .usage("`seedtool schema` takes no `\(operand)`") }
    let folder = ContentPath.harmless(arguments.value(.output) ?? "Schemas")
    let files = SchemaGeneration.files()
    do throws(FileError) {
      if arguments.has(.check) { return try check(files, in: folder) }
      try FileSystem.makeFolder(folder)
      for file in files { try FileWriting.replace(FileSystem.join(folder, file.name), with: file.text) }
    } catch {
      throw .world(path: error.path, message: "\(error)")
    }
    console.status("Wrote \(files.count) schemas to \(TerminalText.escape(folder))\n")
    return 0
  }

  private func check(_ files: [(name: String, text: String)], in folder: String) throws(FileError) -> Int32 {
    var stale: [String] = []
    for file in files {
      let path = FileSystem.join(folder, file.name)
      guard FileSystem.kind(of: path) == .file else {
        stale.append("\(path) is missing")
        continue
      }
      let bytes = try FileReading.read(path, limit: 1 << 26)
      if !bytes.elements.elementsEqual(file.text.utf8) { stale.append("\(path) is not up to date") }
    }
    let names = files.map(\.name)
    if FileSystem.kind(of: folder) == .folder {
      for name in try FileSystem.names(in: folder) where name.hasSuffix(".json") && !names.contains(name) {
        stale.append("\(FileSystem.join(folder, name)) belongs to no content file")
      }
    }
    for line in stale { console.out("\(TerminalText.escape(line))\n") }
    if !stale.isEmpty {
      console.complain("`seedtool schema -o \(TerminalText.escape(folder))` writes them anew.\n")
    }
    return stale.isEmpty ? 0 : 1
  }
}
