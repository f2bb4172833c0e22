import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool renumber`: give the next number to each fix whose number another one has.
struct RenumberCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    var operands = arguments.operands[...]
    guard operands.count <= 2 else { throw .usage("name one fix, or none: `seedtool renumber [id] [path]`") }
    var name: String?
    if let first = operands.first {
      let kind = try world { () throws(FileError) in try FileSystem.kind(of: first) }
      if operands.count == 2 || kind != .folder { name = operands.popFirst() }
    }
    let folder = try ContentPath.folder(operands.first, of: name)
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      let changed = try fixes(named: name, catalog)
      var number = catalog.nextFixNumber
      var edits: [Int: ContentEdit] = [:]
      var lines: [String] = []
      for fix in changed {
        guard Limits.fixNumber.contains(number) else {
          let highest = Limits.fixNumber.upperBound
          throw .world(path: folder.path, message: "the highest number, \(highest), is taken")
        }
        let file = Int(catalog.records[Int(fix.record)].fileIndex)
        if edits[file] == nil { edits[file] = try ContentEdit(catalog.trees[file], catalog.kinds[file]) }
        _ = edits[file]?.replace(fix.numberNode, with: "\(number)")
        let id = catalog.name(of: fix.record) ?? "?"
        let (path, label) = (catalog.trees[file].file.path, catalog.label(of: .fixes))
        lines.append("\(path): \(label) #\(fix.number) \(id) is \(label) #\(number) now\n")
        number += 1
      }
      guard try ContentEdit.write(edits.keys.sorted().compactMap { edits[$0] }) else { return false }
      console.out(SafeText(lines: lines.joined()))
      let status =
        changed.isEmpty
        ? "Every number names one fix\n"
        : "The fixes that stand first keep their numbers. Where another one has shipped, take the change back and "
          + "name the one that has not: `seedtool renumber ID`\n"
      console.status(SafeText(lines: catalog.labels.naming(status)))
      return true
    }
    return 0
  }

  /// The fixes that are to have other numbers: the one that is named, or all whose number an earlier fix has,
  /// or a retired one.
  private func fixes(named name: String?, _ catalog: Catalog) throws(RunError) -> [AuthoredFix] {
    var owners: [Int: String] = [:]
    for retired in catalog.retired {
      guard let number = retired.value.number else { continue }
      owners[number] = retired.value.id.map { "\($0)" } ?? ""
    }
    var later: [AuthoredFix] = []
    var sharers: [UInt32: Int] = [:]
    for fix in catalog.fixes where fix.number > 0 {
      sharers[fix.number, default: 0] += 1
      let id = catalog.name(of: fix.record) ?? ""
      if let owner = owners[Int(fix.number)], owner != id || sharers[fix.number] ?? 0 > 1 {
        later.append(fix)
      } else {
        owners[Int(fix.number)] = id
      }
    }
    guard let name else { return later }
    let record = try catalog.record(named: name)
    guard let fix = catalog.fixes.first(where: { $0.record == record.index }) else {
      throw .usage("\(record.title) has no number: fixes have")
    }
    guard later.contains(where: { $0.number == fix.number }) else {
      throw .world(
        path: catalog.folder ?? "content",
        message: "no other fix has the number \(fix.number), and histories may refer to it"
      )
    }
    return [fix]
  }
}
