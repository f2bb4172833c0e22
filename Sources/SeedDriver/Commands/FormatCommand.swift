import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool fmt`: write content files in their one form.
struct FormatCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    if arguments.has(.check), arguments.has(.diff) {
      throw .usage("`--check` lists the files and `--diff` shows the changes: take one of them")
    }
    let path = try ContentPath(arguments)
    let writes = !arguments.has(.check) && !arguments.has(.diff)
    if writes { try path.lock() }
    let catalog = try path.load(console).catalog
    var changes: [FileChange] = []
    var fileCount = 0
    var broken: [String] = []
    for (index, kind) in catalog.kinds.enumerated() where kind.isJSON {
      let file = catalog.sources[index]
      // What stands in for a file that is too large was not read from it.
      guard file.origin != nil, catalog.namedFiles?.contains(index) ?? true else { continue }
      fileCount += 1
      guard let bytes = ContentFormat.formatted(file, kind: kind) else {
        broken.append(file.path)
        continue
      }
      if !file.bytes.elementsEqual(bytes) { changes.append(FileChange(old: file, bytes: bytes)) }
    }
    if arguments.has(.diff) {
      for change in changes {
        console.show(UnifiedDiff(change.old, SourceFile(path: change.old.path, bytes: change.bytes)))
      }
    } else {
      for change in changes { console.out("\(change.old.path)\n") }
    }
    if writes { try world { () throws(FileError) in try FileChange.write(changes) } }
    for path in broken {
      console.complain("seedtool: \(path): left alone: it has faults of syntax; `seedtool check` shows them\n")
    }
    let done = writes ? "Formatted" : "Not formatted:"
    let files = fileCount == 1 ? "file" : "files"
    console.status(
      changes.isEmpty && broken.isEmpty
        ? "\(fileCount) \(files) formatted already\n" : "\(done) \(changes.count) of \(fileCount) \(files)\n"
    )
    return !broken.isEmpty || !writes && !changes.isEmpty ? 1 : 0
  }
}
