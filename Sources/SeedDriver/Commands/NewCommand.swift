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

  /// What there is to append.
  enum Kind: String, CaseIterable {
    case fix, tidbit, bug, key, voice

    /// Whether it is called by a name that has to be given.
    var hasName: Bool { self != .fix && self != .tidbit }

    /// The options that only it and those of its sort take.
    var options: Set<OptionName> {
      switch self {
      case .fix: [.bug, .type, .interaction, .severity, .like]
      case .tidbit: [.bug, .trigger, .like]
      case .bug: []
      case .key: [.product, .role]
      case .voice: [.product]
      }
    }
  }

  func run() throws(RunError) -> Int32 {
    var operands = arguments.operands[...]
    guard let what = operands.popFirst() else {
      throw .usage("say what to append: `seedtool new fix --bug need-to-be-right`")
    }
    guard let kind = Kind(rawValue: what) else {
      throw .usage(
        "a new record is a fix, a tidbit, a bug, a key or a voice",
        suggestion: NearestName.of(what, among: Kind.allCases.map(\.rawValue))
      )
    }
    for option in Kind.allCases.flatMap(\.options)
    where arguments.has(option) && !kind.options.contains(option) {
      let owners = Kind.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
      throw .usage("--\(option.rawValue) is for a new \(owners.joined(separator: " or "))")
    }
    let name = kind.hasName ? operands.popFirst() : nil
    if kind.hasName, name == nil {
      throw .usage("name the new \(kind.rawValue): `seedtool new \(kind.rawValue) NAME`")
    }
    guard operands.count < 2 else { throw .usage("`seedtool new \(kind.rawValue)` appends one record") }
    let folder = try ContentPath.folder(operands.first)
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      switch (kind, name) {
      case (.fix, _): return try append(.fixes, in: folder, catalog)
      case (.tidbit, _): return try append(.microEducation, in: folder, catalog)
      case (.bug, let slug?): return try append(.bugs, in: folder, catalog, named: slug)
      case (.key, let key?):
        return try NewCopy(folder: folder, catalog: catalog).key(key, arguments, console)
      case (.voice, let voice?):
        return try NewCopy(folder: folder, catalog: catalog).voice(voice, arguments, console)
      default: return true
      }
    }
    return 0
  }

  /// Appends a record. False when the file was saved by somebody else meanwhile.
  private func append(
    _ kind: ContentKind,
    in folder: Folder,
    _ catalog: Catalog,
    named name: String = ""
  ) throws(RunError) -> Bool {
    guard catalog.kinds.contains(kind) else {
      throw .world(path: folder.file("\(kind.path).json").path, message: "there is no such file to append to")
    }
    let near = try nearest(kind, catalog)
    var mint = IDGenerator(nextNumber: catalog.nextFixNumber)
    let record =
      switch kind {
      case .fixes: try newFix(catalog, &mint)
      case .bugs: try newBug(name, catalog, &mint)
      default: try newTidbit(catalog, &mint)
      }
    guard let place = try RecordFile(kind, in: folder, catalog).append([record]) else { return false }
    console.out("\(place)\n" + SafeText(lines: RecordFile.indented(record)) + "\n")
    if !near.isEmpty {
      let page = ListPage(
        columnCount: console.columnCount,
        usesColor: console.usesColor,
        labels: catalog.labels
      )
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
    return records.nearest(Self.cousinCount, to: try arguments.draft(idea, in: catalog).ideas)
  }

  private static let cousinCount = 3

  /// The idea as JSON text; an empty one where none was given, or that of another fix.
  private func idea(_ catalog: Catalog) throws(RunError) -> String {
    guard let idea = arguments.value(.like), try arguments.draft(idea, in: catalog).own == nil else {
      return "\"\""
    }
    return "\"\(JSONWriter.escape(idea))\""
  }

  private func newBug(_ slug: String, _ catalog: Catalog, _ mint: inout IDGenerator) throws(RunError)
    -> String
  {
    var text = slug
    guard text.withUTF8({ TokenShape.isSlug($0) }) else {
      throw .usage(
        "a slug is small letters and digits with hyphens, such as need-to-win, not `\(Excerpt.of(slug))`"
      )
    }
    if catalog.bugs.indices.contains(where: { catalog.slug(ofBug: $0) == slug }) {
      throw .usage(catalog.labels.naming("there is a bug `\(slug)` already"))
    }
    try catalog.refuseIfRetired(slug)
    let taken = catalog.bugs.compactMap { catalog.value(of: $0)?.color }
    let color = PaletteColor.allCases.first { !taken.contains($0) } ?? PaletteColor.allCases[0]
    let known = [
      "id": "\"\(mint.identity())\"", "slug": "\"\(slug)\"", "color": "\"\(color)\"",
      "title": "\"\(slug.replacing("-", with: " ").capitalizedFirst)\"",
    ]
    return RecordSkeleton(known: known).text(of: RecordTable.bug, indent: "")
  }

  private func newFix(_ catalog: Catalog, _ mint: inout IDGenerator) throws(RunError) -> String {
    let interaction = try arguments.name(.interaction, InteractionType.self) ?? .standard
    guard Limits.fixNumber.contains(mint.nextNumber) else {
      throw .world(
        path: catalog.folder ?? "content",
        message: catalog.labels.naming(
          "the highest number, \(Limits.fixNumber.upperBound), is taken, so that a new fix has none"
        )
      )
    }
    var known = ["id": "\"\(mint.identity())\"", "number": "\(mint.number())"]
    known["bugSlug"] = "\"\(try bug(catalog))\""
    known["type"] = "\"\(try arguments.name(.type, FixType.self) ?? .daily)\""
    known["severity"] = "\"\(try arguments.name(.severity, FixSeverity.self) ?? .low)\""
    known["interactionType"] = "\"\(interaction)\""
    known["prompt"] = try idea(catalog)
    return RecordSkeleton(known: known, choice: interaction.hasConfiguration ? "\(interaction)" : nil)
      .text(of: RecordTable.fix, indent: "")
  }

  private func newTidbit(_ catalog: Catalog, _ mint: inout IDGenerator) throws(RunError) -> String {
    let known = [
      "id": "\"\(mint.identity())\"",
      "bugSlug": "\"\(try bug(catalog))\"",
      "trigger": "\"\(try arguments.name(.trigger, EducationTrigger.self) ?? .general)\"",
      "body": try idea(catalog),
    ]
    return RecordSkeleton(known: known).text(of: RecordTable.tidbit, indent: "")
  }

  private func bug(_ catalog: Catalog) throws(RunError) -> String {
    if let slug = try arguments.bug(in: catalog) { return slug }
    let slugs = catalog.bugs.indices.map { catalog.slug(ofBug: $0) }
    if slugs.isEmpty {
      throw .world(
        path: catalog.folder ?? "content",
        message: catalog.labels.naming(
          "there is no bug yet that it could be for; `seedtool new bug SLUG` makes one"
        )
      )
    }
    throw .usage("--bug is missing; it is one of \(slugs.joined(separator: ", "))")
  }
}
