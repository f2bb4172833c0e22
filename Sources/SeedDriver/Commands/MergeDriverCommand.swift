import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedReview
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool merge-driver`: what git calls to merge a content file, and what tells git to.
struct MergeDriverCommand: Command {
  let arguments: Arguments
  let console: Console

  /// Beyond 128 git takes it for a failure and stops the merge; anything below would leave ours as the
  /// result.
  private static let failure: Int32 = 129

  func run() throws(RunError) -> Int32 {
    let operands = arguments.operands
    if operands.first == "install", operands.count < 3 {
      try MergeDriverCommand.install(try ContentPath.folder(operands.dropFirst().first).path, console)
      return 0
    }
    guard (3...7).contains(operands.count) else {
      console.complain(
        "seedtool: git gives three files, and more: `seedtool merge-driver install` tells it how\n"
      )
      return Self.failure
    }
    do throws(RunError) {
      return try merge(operands)
    } catch {
      console.complain("seedtool: \(error.shown)\n")
      return Self.failure
    }
  }

  /// Tells the repository of a folder to merge content with this tool.
  static func install(_ folder: String, _ console: Console) throws(RunError) {
    try world { () throws(ContentError) in try GitMerge.install(in: folder) }
    console.status(
      "Git merges content record by record in this clone, where .gitattributes says `merge=seedtool`.\n"
    )
    if OutsideProgram(named: "seedtool") == nil {
      console.note(["git looks for `seedtool` in the PATH, and merges as text while it is not there"])
    }
  }

  /// - Parameter operands: the files of base, ours and theirs, then the path in the repository, the count of
  ///   signs of a marker, and both labels; git leaves those as they are that it does not know.
  private func merge(_ operands: [String]) throws(RunError) -> Int32 {
    func given(_ index: Int) -> String? {
      operands.count > index && !operands[index].hasPrefix("%") && !operands[index].isEmpty
        ? operands[index] : nil
    }
    var labels = ContentMerge.Labels()
    labels.signCount = given(4).flatMap { Int($0) }.map { min(max($0, 1), 1000) } ?? labels.signCount
    labels.ours = given(5) ?? labels.ours
    labels.theirs = given(6) ?? labels.theirs
    let path = given(3) ?? operands[1]
    let files = try ContentPath.references(Array(operands[..<3]))
    var sources: [SourceFile] = []
    for file in files { sources.append(try world { () throws(FileError) in try SourceFile(file) }) }
    let place = ContentPlace(path)
    // Git merges common ancestors with longer signs: their numbers are nobody's concern.
    let isOfAncestors = labels.signCount > 7
    let yielding = place.flatMap { isOfAncestors ? nil : GitMerge.yielding(in: $0.folder) } ?? .theirs
    if let place,
      let outcome = ContentMerge.merge(
        base: sources[0],
        ours: sources[1],
        theirs: sources[2],
        kind: place.kind,
        labels: labels,
        yielding: yielding,
        taken: { isOfAncestors ? ContentMerge.TakenNumbers() : place.numbers(takenFrom: yielding) }
      )
    {
      try write(outcome.bytes, to: sources[1])
      let side = yielding == .ours ? labels.ours : labels.theirs
      for change in outcome.renumbered {
        console.status("\(path): #\(change.old) of \(side) was taken and is #\(change.new) now\n")
      }
      return outcome.conflictCount > 0 ? 1 : 0
    }
    if place != nil {
      console.status("\(path): merged as text: not all versions are JSON\n")
    }
    let text = try world { () throws(FileError) in
      try GitMerge.text(base: files[0].path, ours: files[1].path, theirs: files[2].path, labels)
    }
    guard let text else { throw .world(path: path, message: "git cannot merge it as text") }
    try write(text.bytes, to: sources[1])
    return text.hasConflicts ? 1 : 0
  }

  private func write(_ bytes: [UInt8], to file: SourceFile) throws(RunError) {
    let isWritten = try ContentEdit.write([FileChange(old: file, bytes: bytes)])
    if !isWritten { throw .world(path: file.path, message: "it was changed during the merge") }
  }
}

/// Where a content file lies in a repository.
private struct ContentPlace {
  let kind: ContentKind
  /// From the repository's root.
  let folder: String
  /// Below the folder.
  private let relativePath: String

  /// Nil for a file of no content.
  init?(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    for count in [2, 1] where parts.count >= count {
      let name = parts.suffix(count).joined(separator: "/")
      guard let kind = ContentKind(relativePath: name) else { continue }
      self.kind = kind
      relativePath = name
      folder = parts.count == count ? "." : parts.dropLast(count).joined(separator: "/")
      return
    }
    return nil
  }

  /// The numbers that a side's new fixes may not have: those that the other side has in other files or has
  /// retired. The work tree has our side.
  func numbers(takenFrom yielding: ContentMerge.Side) -> ContentMerge.TakenNumbers {
    let ours = (try? Folder(inside: folder).bounded).flatMap { try? Workspace($0).load().catalog }
    let own = ours.map { [$0] } ?? []
    let merged = GitMerge.mergedCommits.compactMap { try? GitContent($0, of: folder).loading.catalog }
    var taken = ContentMerge.TakenNumbers()
    for catalog in yielding == .ours ? merged : own {
      for fix in catalog.fixes where fix.number > 0 {
        let file = Int(catalog.records[Int(fix.record)].fileIndex)
        if catalog.relativePath(of: file) == relativePath { continue }
        taken.owners[Int(fix.number)] = catalog.name(of: fix.record)
      }
      for retired in catalog.retired {
        guard let number = retired.value.number else { continue }
        taken.owners[number] = retired.value.id.map { "\($0)" } ?? ""
      }
    }
    taken.highest = (own + merged).map { $0.nextFixNumber - 1 }.max() ?? 0
    return taken
  }
}
