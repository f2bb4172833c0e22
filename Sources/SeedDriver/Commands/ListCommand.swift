import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedTables
import SeedText
import SeedWorkspace

/// `seedtool list` and `seedtool search`: records by what they are and what they say.
struct ListCommand: Command {
  let arguments: Arguments
  let console: Console

  /// How many cousins of a draft are shown.
  static let cousinCount = 5

  func run() throws(RunError) -> Int32 {
    let format = try DataFormat(arguments)
    var operands = arguments.operands[...]
    let wanted = arguments.command == .search ? operands.popFirst() : nil
    if arguments.command == .search, wanted?.isEmpty ?? true {
      throw .usage("say what to look for: `seedtool search \"the last word\"`")
    }
    if operands.count > 1 { throw .usage("`\(operands[operands.startIndex + 1])` is one operand too many") }
    let folder = try ContentPath.folder(operands.first)
    let catalog = try ContentPath.folder(folder).load(console).catalog
    var records = try RecordListing(catalog).records(for: RecordFilter(arguments, catalog))
    if let wanted { records = records.compactMap { $0.holding(wanted) } }
    if let draft = arguments.value(.like) {
      let (ideas, own) = try arguments.draft(draft, in: catalog)
      let near = records.filter { $0.name != own }.nearest(Self.cousinCount, to: ideas)
      // A tidbit may say the words of an idea; a fix is the idea again.
      records = near.filter { $0.kind == .fixes } + near.filter { $0.kind != .fixes }
    }
    let page = ListPage(
      columnCount: console.columnCount,
      usesColor: console.usesColor,
      labels: catalog.labels
    )
    console.out(format == .text ? page.text(records) : ListPage.json(records))
    console.status("\(records.count) record\(records.count == 1 ? "" : "s")\n")
    if catalog.diagnostics.contains(where: { $0.rule.isNeeded }) {
      console.complain("The content has errors, so that some may be missing: `seedtool check` shows them.\n")
    }
    return 0
  }
}

extension Arguments {
  /// What `--like` asks for: a draft, or the prompt of the fix with a number, by the name that lists give it.
  func draft(_ text: String, in catalog: Catalog) throws(RunError) -> (ideas: IdeaFeatures, own: String?) {
    var (draft, own) = (text, String?.none)
    if let number = UInt32(text.drop { $0 == "#" }) {
      guard let fix = catalog.fixes.first(where: { $0.number == number }),
        let prompt = catalog.string(record: fix.record, node: fix.prompt)
      else { throw .usage(catalog.labels.naming("there is no fix #\(number)")) }
      (draft, own) = (prompt, "#\(number)")
    }
    let ideas = IdeaFeatures(of: draft)
    if ideas.isEmpty {
      let message = "--like takes a text of some words, or a fix's number; `\(text)` has none"
      throw .usage(catalog.labels.naming(message))
    }
    return (ideas, own)
  }
}
