import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedWorkspace

/// `seedtool completions`: what a shell completes, from the tables of commands and options.
struct CompletionsCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    if let names = arguments.operands.first.flatMap(ContentNames.init), arguments.operands.count == 1 {
      let catalog = try ContentPath.folder(try ContentPath.folder(nil)).load(console).catalog
      for name in names.all(in: catalog) { console.out("\(name)\n") }
      return 0
    }
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

/// Names in the content, for the scripts of shells.
enum ContentNames: String {
  case slugs, records, products, severities

  /// Bugs' slugs; with `records` also fixes' numbers and copy keys. Or the products of the copy, or the rules
  /// with what each may weigh.
  func all(in catalog: Catalog) -> [String] {
    let slugs = catalog.bugs.indices.map { catalog.slug(ofBug: $0) }
    switch self {
    case .slugs: return slugs
    case .severities: return Completions.severities
    case .products: return Set(catalog.copyTables.map(\.product)).sorted()
    case .records: return slugs + catalog.fixes.map { "\($0.number)" } + catalog.copyKeys.map(\.value.key)
    }
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
