import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool retire`: move a record that shipped to `retired.json`, with what a history still shows of it.
struct RetireCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard let name = arguments.operands.first, arguments.operands.count <= 2 else {
      throw .usage("name one record: `seedtool retire 42 --reason …`")
    }
    let reason = try arguments.line(.reason).required { "--reason is missing: why is it withdrawn?" }
    let today = try Today.date(arguments)
    let folder = try ContentPath.folder(arguments.operands.dropFirst().first, of: name)
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      let record = try catalog.record(named: name)
      let retired = try entry(record, catalog, reason: reason, on: today)
      var edits = try removals(of: record, catalog)
      let file = RecordFile(.retired, in: folder, catalog)
      let place: String
      if isRetired(record, catalog) {
        // A run that was killed wrote the entry and not the rest.
        guard try ContentEdit.write(edits) else { return false }
        place = "\(ContentKind.retired.path).json has it"
      } else if let appended = try file.edit(appending: [retired]) {
        edits.insert(appended.edit, at: 0)
        guard try ContentEdit.write(edits) else { return false }
        place = appended.place
      } else {
        place = try file.make(with: [retired])
        guard try ContentEdit.write(edits) else {
          FileSystem.remove(folder.file("\(ContentKind.retired.path).json").path)
          return false
        }
      }
      console.out("\(place)\n" + SafeText(lines: retired) + "\n")
      console.status("Retired \(record.title). Raise the version in seedtool.json when this ships.\n")
      let kind = catalog.records[Int(record.index)].kind
      if [ContentKind.fixes, .microEducation].contains(kind) {
        console.status(
          "Its bug now has one \(catalog.label(of: kind)) less. Write another, or ask whoever ships it to approve "
            + "the loss.\n"
        )
      }
      return true
    }
    return 0
  }

  /// Whether `retired.json` has a record already.
  private func isRetired(_ record: NamedRecord, _ catalog: Catalog) -> Bool {
    let kind = catalog.records[Int(record.index)].kind
    return catalog.retired.contains { retired in
      "\(retired.value.kind)" == kind.row.retiredKind
        && (retired.value.key ?? retired.value.id.map { "\($0)" }) == record.name
    }
  }

  /// What `retired.json` says of a record.
  private func entry(
    _ record: NamedRecord,
    _ catalog: Catalog,
    reason: String,
    on today: CivilDate
  ) throws(RunError) -> String {
    let authored = catalog.records[Int(record.index)]
    guard let kind = authored.kind.row.retiredKind else {
      let message = catalog.labels.naming("bugs, fixes, tidbits and copy keys can")
      throw .usage("\(record.title) cannot be retired: \(message)")
    }
    try expectUnused(record, catalog)
    let tree = catalog.trees[Int(authored.fileIndex)]
    let history = RecordTable.retiredHistory.first { $0.kind == kind }?.fields ?? []
    var writer = JSONWriter(.indented, escaping: .required)
    writer.object { writer in
      writer.member("kind", kind)
      writer.member(authored.kind == .copyContract ? "key" : "id", record.name)
      let number = tree.value(of: "number", in: authored.node).flatMap { tree.integer(at: $0) }
      if let number { writer.member("number", number) }
      writer.member("retiredOn", "\(today)")
      writer.member("reason", reason)
      for field in history {
        guard let node = tree.value(of: field, in: authored.node), tree[node].kind == .string else {
          continue
        }
        writer.member(field, tree.string(at: node))
      }
    }
    return writer.text
  }

  /// - Throws: for a bug that fixes or tidbits still work on.
  private func expectUnused(_ record: NamedRecord, _ catalog: Catalog) throws(RunError) {
    guard let bug = catalog.bugs.firstIndex(where: { $0.record == record.index }) else { return }
    let count =
      catalog.fixes.count { Int($0.bugIndex) == bug } + catalog.tidbits.count { Int($0.bugIndex) == bug }
    if count == 0 { return }
    let records = count == 1 ? "a record is" : "\(count) records are"
    throw .world(
      path: catalog.folder ?? "content",
      message: "\(records) for \(record.title); retire those first"
    )
  }

  /// What takes a record out of its file; a copy key goes from the tables, too.
  private func removals(of record: NamedRecord, _ catalog: Catalog) throws(RunError) -> [ContentEdit] {
    var records = [record.index]
    if catalog.records[Int(record.index)].kind == .copyContract {
      records += catalog.copyEntries.filter { $0.key == record.name }.map(\.record)
    }
    var edits: [Int: ContentEdit] = [:]
    for index in records {
      let authored = catalog.records[Int(index)]
      let fileIndex = Int(authored.fileIndex)
      let tree = catalog.trees[fileIndex]
      // `[]`, `.keys[]` and `.entries.*` lead to the records.
      let path = authored.kind.row.record?.path ?? ""
      let name = path.split { ".[]*".contains($0) }.first
      if edits[fileIndex] == nil { edits[fileIndex] = try ContentEdit(tree, catalog.kinds[fileIndex]) }
      edits[fileIndex]?.remove([authored.node], from: name.flatMap { tree.value(of: String($0), in: 0) } ?? 0)
    }
    // The catalogue last: a run that was killed before is taken up by the key, which it still has.
    func isCatalogue(_ file: Int) -> Bool { catalog.kinds[file] == .copyContract }
    let files = edits.keys.sorted()
    return (files.filter { !isCatalogue($0) } + files.filter(isCatalogue)).compactMap { edits[$0] }
  }
}
