import SeedDiagnostics
import SeedPlatform
import SeedWorkspace

/// Files that are made from the program itself and checked in: schemas, the index of rules.
struct GeneratedFiles {
  let files: [(name: String, text: String)]
  let folder: String
  /// The ending of the files that belong to the folder; any other such file is stale. Nil where the folder
  /// holds other files, too.
  let suffix: String?
  /// What to run to write them again.
  let command: String
  /// Whether a file of the folder, by its name and bytes, was made by the program before. Such a file is
  /// replaced, and goes when nothing makes it any more; all others stay.
  let isOwn: (String, UnsafeBufferPointer<UInt8>) -> Bool

  /// Writes them, or, for `--check`, says which are not up to date. Returns the exit code.
  func run(_ arguments: Arguments, _ console: Console) throws(RunError) -> Int32 {
    if arguments.has(.check) { return try world { () throws(FileError) in try check(console) } }
    let outputs = try OutputFiles(nearest: try ContentPath.nearestContent())
    if let path = try world({ () throws(FileError) in try strangers().first }) {
      throw .world(
        path: path,
        message: "`\(command)` did not make this file and does not replace it: name another place"
      )
    }
    for file in files {
      let path = FileSystem.join(folder, file.name)
      try OutputFiles.makeFolder(FileSystem.split(path).folder)
      try outputs.replace(path, Array(file.text.utf8))
    }
    try world { () throws(FileError) in try removeOrphans() }
    let place = files.count == 1 ? files[0].name : "\(files.count) files to \(folder)"
    console.status("Wrote \(place)\n")
    return 0
  }

  private func check(_ console: Console) throws(FileError) -> Int32 {
    var stale: [String] = []
    for file in files {
      let path = FileSystem.join(folder, file.name)
      guard let bytes = try bytes(at: path) else {
        stale.append("\(path) is missing")
        continue
      }
      let isSame = withExtendedLifetime(bytes) { bytes.elements.elementsEqual(file.text.utf8) }
      if !isSame { stale.append("\(path) is not up to date") }
    }
    for name in try orphans() { stale.append("\(FileSystem.join(folder, name)) is not needed any more") }
    for line in stale { console.out("\(line)\n") }
    if !stale.isEmpty { console.complain("`\(command)` writes them anew.\n") }
    return stale.isEmpty ? 0 : 1
  }

  /// The paths at which something else stands that the program did not make.
  private func strangers() throws(FileError) -> [String] {
    var paths: [String] = []
    for file in files {
      let path = FileSystem.join(folder, file.name)
      guard let bytes = try bytes(at: path) else { continue }
      let isKnown = withExtendedLifetime(bytes) {
        bytes.elements.elementsEqual(file.text.utf8) || isOwn(file.name, bytes.elements)
      }
      if !isKnown { paths.append(path) }
    }
    return paths
  }

  /// The files with the suffix that nothing makes.
  private func orphans() throws(FileError) -> [String] {
    guard let suffix else { return [] }
    let names = Set(files.map(\.name))
    guard try FileSystem.kind(of: folder) != nil else { return [] }
    return try FileSystem.names(in: folder).filter { $0.hasSuffix(suffix) && !names.contains($0) }
  }

  private func removeOrphans() throws(FileError) {
    for name in try orphans() {
      let path = FileSystem.join(folder, name)
      guard let bytes = try bytes(at: path) else { continue }
      if withExtendedLifetime(bytes, { isOwn(name, bytes.elements) }) { FileSystem.remove(path) }
    }
  }

  private func bytes(at path: String) throws(FileError) -> FrozenBuffer<UInt8>? {
    try FileSystem.kind(of: path) == .file ? try FileReading.read(path, limit: 1 << 26) : nil
  }
}
