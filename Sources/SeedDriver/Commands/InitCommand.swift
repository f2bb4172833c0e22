import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules

/// `seedtool init`: a new content folder that `check` finds nothing against.
struct InitCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.count < 2 else { throw .usage("`seedtool init` makes one folder") }
    let folder = ContentPath.harmless(arguments.operands.first ?? "content")
    let files = [
      ("seedtool.json", configuration), ("bugs.json", "[]\n"), ("fixes.json", "[]\n"),
      ("micro_education.json", "[]\n"),
    ]
    let present = try world { () throws(FileError) -> String? in
      guard try FileSystem.kind(of: folder) != nil else { return nil }
      let opened = try Folder(path: folder)
      opened.removeLeftovers()
      for (name, _) in files where try opened.kind(of: name) != nil { return name }
      return nil
    }
    if let present {
      throw .world(
        path: FileSystem.join(folder, present),
        message: "it stands there, and nothing is replaced; name another folder"
      )
    }
    try world { () throws(FileError) in
      try FileSystem.makeFolder(folder)
      try ConvertedFiles.write(files.map { (FileSystem.join(folder, $0.0), Array($0.1.utf8)) })
    }
    console.status(
      """
      Wrote \(files.count) files to \(folder). Quotas are notes in seedtool.json until you want them to fail.
      Next: a bug in bugs.json (`seedtool explain shape/missing-field`), then `seedtool new fix --bug SLUG`.

      """
    )
    return 0
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
          $0.lineObject { $0.member("severity", "note") }
        }
      }
    }
    return writer.text + "\n"
  }
}
