import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedPlatform
import SeedReview
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool init`: a new content folder that `check` finds nothing against, or what an old one lacks; in a
/// git repository the hooks, the merge driver and, where it is asked for, the CI that belong to it.
struct InitCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.count < 2 else { throw .usage("`seedtool init` makes one folder") }
    var folder = ContentPath.harmless(arguments.operands.first ?? "content")
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let system = try ciSystem()
    let present = try world { () throws(FileError) in try InitCommand.present(in: folder) }
    if present.isDisjoint(with: ContentKind.fixedPaths) { try OutputFiles.expectNoContent(in: folder) }
    let place = try RepositoryPlace(of: folder)
    // Hooks and jobs have its name in a line.
    guard !place.content.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw .world(path: folder, message: "its path has a line break: give it another name")
    }
    // Schemas lie beside the content folder, where that has a parent to speak of.
    let (parent, name) = FileSystem.split(folder)
    let content = NewContent(hasSchemas: ![".", "..", ""].contains(name))
    let isNew = try isNew(content, in: folder, present)
    let schemas = FileSystem.join(parent, NewContent.schemaFolder)
    var files = (isNew ? content.files : content.required)
      .filter { !present.contains($0.name) }
      .map { (path: FileSystem.join(folder, $0.name), text: $0.text) }
    if content.hasSchemas, !present.contains("seedtool.json") {
      files += SchemaGeneration.files().map { (path: FileSystem.join(schemas, $0.name), text: $0.text) }
    }
    files.append((FileSystem.join(folder, ".gitattributes"), NewContent.attributes))
    // What may stand in a repository already, for other ends.
    var shared: [(path: String, text: String)] = []
    if place.isRepository {
      shared.append((place.file(".pre-commit-config.yaml"), NewContent.hooks(place.content)))
    }
    if let system { shared.append((place.file(system.path), system.text(place.content))) }
    files += shared
    // The configuration comes last: a folder without it was left by a run that was interrupted.
    let configuration = FileSystem.join(folder, "seedtool.json")
    var new: [(path: String, text: String)] = []
    for file in files where try !isThere(file.path) { new.append(file) }
    new = new.filter { $0.path != configuration } + new.filter { $0.path == configuration }
    guard !new.isEmpty else {
      throw .world(
        path: configuration,
        message: "it stands there, and nothing is replaced; name another folder"
      )
    }
    try world { () throws(FileError) in
      for file in new { try Folder.refuseOutsideLinks(on: file.path) }
      try FileSystem.makeFolder(folder)
      for file in new { try FileSystem.makeFolder(FileSystem.split(file.path).folder) }
      try ConvertedFiles.write(new.map { ($0.path, Array($0.text.utf8)) })
    }
    for file in files
    where !file.path.hasPrefix("\(schemas)/") && new.contains(where: { $0.path == file.path }) {
      console.out("\(file.path)\n")
    }
    if new.contains(where: { $0.path.hasPrefix("\(schemas)/") }) { console.out("\(schemas)\n") }
    for file in shared where !new.contains(where: { $0.path == file.path }) && lacksTool(file.path) {
      console.status("\(file.path) is left as it is; add:\n\n" + SafeText(lines: file.text) + "\n")
    }
    if place.isRepository, GitMerge.isInstalled(in: folder) == false {
      try MergeDriverCommand.install(folder, console)
      console.status("Every other clone runs `seedtool merge-driver install` once.\n")
    }
    if isNew {
      console.status(
        """
        Quotas are notes in seedtool.json until you want them to fail.
        Next: `seedtool new bug SLUG`, then `seedtool new fix --bug SLUG`; for copy `seedtool new key KEY`.

        """
      )
      if system == nil {
        console.status(
          "In CI: `seedtool check --strict --base origin/main` holds a change against where it began.\n"
        )
      }
    }
    if let system, new.contains(where: { $0.path == place.file(system.path) }) {
      console.status(
        "The job fetches the tool: set the variables SEEDTOOL_URL and SEEDTOOL_SHA256 (Documentation/InCI.md).\n"
      )
    }
    return 0
  }

  private func ciSystem() throws(RunError) -> CISystem? {
    guard let name = arguments.value(.ci) else { return nil }
    guard let system = CISystem(rawValue: name) else {
      throw .usage("--ci takes \(CISystem.allCases.map(\.rawValue).joined(separator: " or ")), not `\(name)`")
    }
    return system
  }

  /// Whether a folder has no content but what a run that was interrupted has begun.
  private func isNew(
    _ content: NewContent,
    in folder: String,
    _ present: Set<String>
  ) throws(RunError) -> Bool {
    var names = present.filter { ContentKind.fixedPaths.contains($0) }
    if present.contains("copy") {
      let path = FileSystem.join(folder, "copy")
      let copy = try world { () throws(FileError) in try Folder(inside: path) }
      copy.removeLeftovers()
      names.formUnion(try world { () throws(FileError) in try copy.names() }.map { "copy/\($0)" })
    }
    for name in names {
      guard let file = content.files.first(where: { $0.name == name }), name != "seedtool.json" else {
        return false
      }
      let path = FileSystem.join(folder, name)
      let found = try world { () throws(FileError) -> SourceFile? in
        try FileSystem.kind(of: path) == .file ? SourceFile(FileReference(path: path)) : nil
      }
      if found?.bytes.elementsEqual(file.text.utf8) != true { return false }
    }
    return true
  }

  /// Whether a file says nothing of the tool, or cannot be read.
  private func lacksTool(_ path: String) -> Bool {
    guard let file = try? SourceFile(FileReference(path: path)) else { return true }
    return !String(decoding: file.bytes, as: UTF8.self).contains("seedtool")
  }

  private func isThere(_ path: String) throws(RunError) -> Bool {
    try world { () throws(FileError) in try FileSystem.kind(of: path) } != nil
  }

  /// The files that a folder has, or has a folder in the place of: `fixes/` for `fixes.json`.
  private static func present(in path: String) throws(FileError) -> Set<String> {
    guard try FileSystem.kind(of: path) != nil else { return [] }
    let folder = try Folder(inside: path)
    folder.removeLeftovers()
    return Set(
      try folder.names().map { ContentKind.folderNames.contains($0) && $0 != "copy" ? "\($0).json" : $0 }
    )
  }
}

/// Where a content folder lies in its repository, or, outside of one, in the folder that holds it.
private struct RepositoryPlace {
  let isRepository: Bool
  private let root: String
  /// The content folder's path from the root; `.` for the root itself.
  let content: String

  init(of folder: String) throws(RunError) {
    // The folder need not be there yet: its nearest parent is.
    var parent = folder
    var below: [String] = []
    while try world({ () throws(FileError) in try FileSystem.kind(of: parent) }) == nil {
      let (above, name) = FileSystem.split(parent)
      below.insert(name, at: 0)
      parent = above
    }
    let start = parent
    let own = try world { () throws(FileError) in try FileSystem.realPath(of: start) }
    let whole = below.reduce(own) { FileSystem.join($0, $1) }
    var root = own
    while root != "/", FileSystem.isMissing(FileSystem.join(root, ".git")) {
      root = FileSystem.split(root).folder
    }
    isRepository = root != "/"
    if !isRepository { root = FileSystem.split(whole).folder }
    content = whole == root ? "." : String(whole.dropFirst(root == "/" ? 1 : root.utf8.count + 1))
    self.root = root == (try? FileSystem.realPath(of: ".")) ? "" : root
  }

  /// A file at the root.
  func file(_ name: String) -> String { root.isEmpty ? name : FileSystem.join(root, name) }
}
