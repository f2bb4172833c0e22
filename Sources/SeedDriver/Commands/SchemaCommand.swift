import SeedDecoding
import SeedGeneration
import SeedWorkspace

/// `seedtool schema`: write the JSON Schemas, or check that the written ones are fresh; for a content that is
/// named, with its own bugs' slugs to be completed.
struct SchemaCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.count < 2 else { throw .usage("`seedtool schema` takes one content folder") }
    let folder = try arguments.outputFolder() ?? "Schemas"
    var bugs: [String] = []
    if let content = arguments.operands.first {
      let catalog = try ContentPath.folder(try ContentPath.folder(content)).load(console).catalog
      bugs = catalog.bugs.indices.map { catalog.slug(ofBug: $0) }.filter { !$0.isEmpty }
    }
    let words = ["schema"] + arguments.operands.prefix(1) + ["-o", folder]
    return try GeneratedFiles(
      files: SchemaGeneration.files(bugs: bugs),
      folder: folder,
      suffix: ".json",
      command: (["seedtool"] + words.map(ShellWord.quoted)).joined(separator: " "),
      isOwn: SchemaGeneration.isOwn
    ).run(arguments, console)
  }
}
