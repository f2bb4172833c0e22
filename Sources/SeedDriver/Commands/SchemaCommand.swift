import SeedGeneration
import SeedWorkspace

/// `seedtool schema`: write the JSON Schemas, or check that the written ones are fresh.
struct SchemaCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    if let operand = arguments.operands.first { throw .usage("`seedtool schema` takes no `\(operand)`") }
    let folder = try arguments.outputFolder() ?? "Schemas"
    return try GeneratedFiles(
      files: SchemaGeneration.files(),
      folder: folder,
      suffix: ".json",
      command: "seedtool schema -o \(folder)",
      isOwn: SchemaGeneration.isOwn
    ).run(arguments, console)
  }
}
