import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedTables
import SeedWorkspace

/// `seedtool init`: a new content folder that `check` finds nothing against, or what an old one lacks.
struct InitCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.count < 2 else { throw .usage("`seedtool init` makes one folder") }
    let folder = ContentPath.harmless(arguments.operands.first ?? "content")
    var files = [
      ("seedtool.json", configuration), ("bugs.json", "[]\n"), ("fixes.json", "[]\n"),
      ("micro_education.json", "[]\n"),
    ]
    let present = try world { () throws(FileError) in try InitCommand.present(in: folder) }
    files.removeAll { present.contains($0.0) }
    guard files.first?.0 == "seedtool.json" else {
      throw .world(
        path: FileSystem.join(folder, "seedtool.json"),
        message: "it stands there, and nothing is replaced; name another folder"
      )
    }
    try world { () throws(FileError) in
      try FileSystem.makeFolder(folder)
      try ConvertedFiles.write(files.map { (FileSystem.join(folder, $0.0), Array($0.1.utf8)) })
    }
    console.status(
      """
      Wrote \(files.count == 1 ? "1 file" : "\(files.count) files") to \(folder). Quotas are notes in seedtool.json until you want them to fail.
      Next: a bug in bugs.json (`seedtool explain shape/missing-field`), then `seedtool new fix --bug SLUG`.
      In CI: `seedtool check --strict --base origin/main` holds a change against where it began (Documentation/InCI.md).

      """
    )
    return 0
  }

  /// The files that a folder has, or has a folder in the place of: `fixes/` for `fixes.json`.
  private static func present(in path: String) throws(FileError) -> Set<String> {
    guard try FileSystem.kind(of: path) != nil else { return [] }
    let folder = try Folder(inside: path)
    folder.removeLeftovers()
    return Set(try folder.names().map { ContentKind.folderNames.contains($0) ? "\($0).json" : $0 })
  }

  /// Quotas speak of content that is whole: in a new one they are notes.
  private var configuration: String {
    var writer = JSONWriter(.indented)
    writer.object {
      $0.member("version", "0.1.0")
      $0.member("locale", "en_US")
      $0.object("rules") {
        for rule in RuleSet.builtIn.all.map(\.metadata.id) where rule.topic == "quota" {
          $0.write(key: rule.text)
          $0.object { $0.member("severity", "note") }
        }
      }
    }
    return writer.text + "\n"
  }
}
