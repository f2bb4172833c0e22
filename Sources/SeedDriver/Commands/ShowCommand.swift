import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool show`: a fix, tidbit or copy text as the app shows it, what has no such form as it is written.
struct ShowCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    // As findings say it, without quotes: `seedtool show tidbit 301`.
    var words = arguments.operands
    let path = words.count > 1 ? words.last.flatMap { Self.isPath($0) ? $0 : nil } : nil
    if path != nil { words.removeLast() }
    if words.isEmpty {
      throw .usage("name one record: `seedtool show 42`, `seedtool show notification.tier1.midpoint`")
    }
    let name = words.joined(separator: " ")
    let folder = try ContentPath.folder(path, of: name)
    let catalog = try ContentPath.folder(folder).load(console).catalog
    let record = try catalog.record(named: name, orEntry: true)
    if let text = text(of: record, catalog) {
      console.out(SafeText(lines: text))
      for place in places(of: record, catalog) { console.status("\(place)\n") }
      return 0
    }
    for index in sameName(as: record, catalog) {
      let file = catalog.sources[Int(catalog.records[index].fileIndex)]
      let range = catalog.range(ofRecord: index)
      let lines = file.text(ByteRange(range.lowerBound, range.upperBound))
      console.out(SafeText(lines: lines + "\n"))
      console.status("\(place(of: index, catalog))\n")
    }
    switch catalog.records[Int(record.index)].kind {
    case .retired: console.status("The record is retired; this is all that is left of it.\n")
    case .suppressions, .approvals, .reviews: break
    default:
      console.status(
        "The record has a fault, so it is shown as it is written; `seedtool check` says which.\n"
      )
    }
    return 0
  }

  private static func isPath(_ operand: String) -> Bool {
    operand.contains("/") || (try? FileSystem.kind(of: operand)) == .folder
  }

  /// Where the record stands; of a copy key, what each voice says.
  private func places(of record: NamedRecord, _ catalog: Catalog) -> [String] {
    let key = catalog.copyKeys.first { $0.record == record.index }?.value
    let entries = key.map { key in
      catalog.copyEntries.filter {
        $0.key == key.key && catalog.copyTables[$0.tableIndex].product == key.product
      }
    }
    return (entries?.map { Int($0.record) } ?? [Int(record.index)]).map { place(of: $0, catalog) }
  }

  private func place(of index: Int, _ catalog: Catalog) -> String {
    let place = catalog.place(of: UInt32(index))
    let file = catalog.sources[place.fileIndex]
    return "\(file.path):\(LineIndex(file).line(at: place.range.start) + 1)"
  }

  /// A record; of a copy key the catalogue's and those of all voices.
  private func sameName(as record: NamedRecord, _ catalog: Catalog) -> [Int] {
    let copy: [ContentKind] = [.copyContract, .copyTable]
    guard copy.contains(catalog.records[Int(record.index)].kind), !record.name.isEmpty else {
      return [Int(record.index)]
    }
    return catalog.records.indices.filter {
      copy.contains(catalog.records[$0].kind) && catalog.name(of: UInt32($0)) == record.name
    }
  }

  /// Nil for a record with a fault, and for one that the app does not show.
  private func text(of record: NamedRecord, _ catalog: Catalog) -> String? {
    let kind = catalog.records[Int(record.index)].kind
    if kind == .retired || !kind.hasNamedRecords { return nil }
    if let fix = catalog.fixes.first(where: { $0.record == record.index }) {
      return catalog.card(of: fix)?.text
    }
    if let tidbit = catalog.tidbits.first(where: { $0.record == record.index }) {
      return catalog.card(of: tidbit)?.text
    }
    if let bug = catalog.bugs.indices.first(where: { catalog.bugs[$0].record == record.index }) {
      return catalog.card(of: catalog.bugs[bug]).map { $0.text + "\n" + counts(ofBug: bug, catalog) }
    }
    let locale = Configuration.decode(from: catalog, .builtIn).configuration.locale
    return try? catalog.card(ofKey: record.name, locale: locale)?.text
  }

  /// How many fixes of each type and severity and how many tidbits of each trigger a bug has.
  private func counts(ofBug bug: Int, _ catalog: Catalog) -> String {
    let fixes = catalog.fixes.filter { Int($0.bugIndex) == bug }
    var table = TextTable()
    table.add(row: [catalog.labels.plural(.fixes)] + FixSeverity.names + ["all"])
    for type in FixType.allCases {
      let own = fixes.filter { $0.type == type }
      let counts = FixSeverity.allCases.map { severity in own.count { $0.severity == severity } }
      table.add(row: ["\(type)"] + (counts + [own.count]).map { "\($0)" })
    }
    let tidbits = catalog.tidbits.filter { Int($0.bugIndex) == bug }
    var triggers = TextTable()
    triggers.add(row: [catalog.labels.plural(.microEducation), "", ""])
    for trigger in EducationTrigger.allCases {
      triggers.add(row: ["\(trigger)", "\(tidbits.count { $0.trigger == trigger })", ""])
    }
    return table.text.string + "\n" + triggers.text.string
  }
}
