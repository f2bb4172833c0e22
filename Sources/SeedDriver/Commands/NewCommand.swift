import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedModel
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool new`: append a record with a minted id, ready to be filled in.
struct NewCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard let what = arguments.operands.first, arguments.operands.count <= 2 else {
      throw .usage("say what to append: `seedtool new fix --bug need-to-be-right`")
    }
    guard what == "fix" || what == "tidbit" else {
      throw .usage(
        "a new record is a fix or a tidbit",
        suggestion: NearestName.of(what, among: ["fix", "tidbit"])
      )
    }
    let folder = try ContentPath.folder(arguments.operands.dropFirst().first)
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      try append(what == "fix" ? .fixes : .microEducation, in: folder)
    }
    return 0
  }

  /// Reads the content and appends a record. False when the file was saved by somebody else meanwhile.
  private func append(_ kind: ContentKind, in folder: Folder) throws(RunError) -> Bool {
    let catalog = try ContentPath.folder(folder).load(console).catalog
    guard catalog.kinds.contains(kind) else {
      throw .world(path: folder.file("\(kind.path).json").path, message: "there is no such file to append to")
    }
    let near = try nearest(kind, catalog)
    var mint = IDGenerator(nextNumber: catalog.nextFixNumber)
    let record = kind == .fixes ? try newFix(catalog, &mint) : try newTidbit(catalog, &mint)
    guard let place = try RecordFile(kind, in: folder, catalog).append([record]) else { return false }
    console.out("\(place)\n" + SafeText(lines: RecordFile.indented(record)) + "\n")
    if !near.isEmpty {
      let page = ListPage(columnCount: console.columnCount, usesColor: console.usesColor)
      console.status("Nearest to it; if one is the same idea, take back what was appended:\n")
      console.status(page.text(near))
    }
    console.status("Fill in what is empty; `null` stands for a field left out. Then run `seedtool check`.\n")
    return true
  }

  /// The records of the kind that are nearest to the idea, where one was given.
  private func nearest(_ kind: ContentKind, _ catalog: Catalog) throws(RunError) -> [ListedRecord] {
    guard let idea = arguments.value(.like) else { return [] }
    let records = RecordListing(catalog).records(for: RecordFilter()).filter { $0.kind == kind }
    return try arguments.draft(idea, in: catalog).cousins.nearest(Self.cousinCount, among: records)
  }

  private static let cousinCount = 3

  /// The idea as JSON text; an empty one where none was given.
  private func idea() -> String { "\"\(JSONWriter.escape(arguments.value(.like) ?? ""))\"" }

  private func newFix(_ catalog: Catalog, _ mint: inout IDGenerator) throws(RunError) -> String {
    let interaction = try arguments.name(.interaction, InteractionType.self) ?? .standard
    guard Limits.fixNumber.contains(mint.nextNumber) else {
      throw .world(
        path: catalog.folder ?? "content",
        message: "the highest number, \(Limits.fixNumber.upperBound), is taken, so that a new fix has none"
      )
    }
    var known = ["id": "\"\(mint.identity())\"", "number": "\(mint.number())"]
    known["bugSlug"] = "\"\(try bug(catalog))\""
    known["type"] = "\"\(try arguments.name(.type, FixType.self) ?? .daily)\""
    known["severity"] = "\"\(try arguments.name(.severity, FixSeverity.self) ?? .low)\""
    known["interactionType"] = "\"\(interaction)\""
    known["prompt"] = idea()
    if arguments.has(.trigger) { throw .usage("--trigger is a tidbit's") }
    return RecordSkeleton(known: known, choice: interaction.hasConfiguration ? "\(interaction)" : nil)
      .text(of: RecordTable.fix, indent: "")
  }

  private func newTidbit(_ catalog: Catalog, _ mint: inout IDGenerator) throws(RunError) -> String {
    for option in [OptionName.type, .interaction, .severity] where arguments.has(option) {
      throw .usage("--\(option.rawValue) is a fix's")
    }
    let known = [
      "id": "\"\(mint.identity())\"",
      "bugSlug": "\"\(try bug(catalog))\"",
      "trigger": "\"\(try arguments.name(.trigger, EducationTrigger.self) ?? .general)\"",
      "body": idea(),
    ]
    return RecordSkeleton(known: known).text(of: RecordTable.tidbit, indent: "")
  }

  private func bug(_ catalog: Catalog) throws(RunError) -> String {
    if let slug = try arguments.bug(in: catalog) { return slug }
    let slugs = catalog.bugs.indices.map { catalog.slug(ofBug: $0) }
    if slugs.isEmpty {
      throw .world(
        path: catalog.folder ?? "content",
        message: "there is no bug yet that it could be for; write one into bugs.json first"
      )
    }
    throw .usage("--bug is missing; it is one of \(slugs.joined(separator: ", "))")
  }
}
