import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedPlatform
import SeedRules
import SeedWorkspace

/// `seedtool show`: a fix, tidbit or copy text as the app shows it.
struct ShowCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard let name = arguments.operands.first, arguments.operands.count <= 2 else {
      throw .usage("name one record: `seedtool show 42`, `seedtool show notification.tier1.midpoint`")
    }
    let folder = try ContentPath.folder(arguments.operands.dropFirst().first)
    let catalog = try ContentPath.folder(folder).load(console).catalog
    let locale = Configuration.decode(from: catalog, .builtIn).configuration.locale
    var text = try record(name, catalog)
    if text == nil { text = try catalog.card(ofKey: name, locale: locale)?.text }
    guard let text else {
      try catalog.refuseIfRetired(name)
      let near = NearestName.of(name, among: catalog.copyKeys.map(\.value.key))
      let hint = near.map { "; did you mean \($0)?" } ?? ""
      throw .world(path: folder.path, message: "there is no fix, tidbit or copy key \(name)\(hint)")
    }
    console.out(SafeText(lines: text))
    return 0
  }

  private func record(_ name: String, _ catalog: Catalog) throws(RunError) -> String? {
    let id = Identity(name.lowercased())
    let number = UInt32(name.drop { $0 == "#" })
    if let fix = catalog.fixes.first(where: {
      (id != nil && $0.id == id) || (number != nil && $0.number == number)
    }) {
      guard let card = catalog.card(of: fix) else { throw Catalog.faulty(name) }
      return card.text
    }
    if let id, let tidbit = catalog.tidbits.first(where: { $0.id == id }) {
      guard let card = catalog.card(of: tidbit) else { throw Catalog.faulty(name) }
      return card.text
    }
    let bug = catalog.bugs.indices.first { index in
      id.map { catalog.bugs[index].id == $0 } ?? (catalog.slug(ofBug: index) == name)
    }
    if let bug {
      guard let card = catalog.card(of: catalog.bugs[bug]) else { throw Catalog.faulty(name) }
      return card.text + "\n" + counts(ofBug: bug, catalog)
    }
    return nil
  }

  /// How many fixes of each type and severity and how many tidbits of each trigger a bug has.
  private func counts(ofBug bug: Int, _ catalog: Catalog) -> String {
    let fixes = catalog.fixes.filter { Int($0.bugIndex) == bug }
    var table = TextTable()
    table.add(row: ["fixes"] + FixSeverity.names + ["all"])
    for type in FixType.allCases {
      let own = fixes.filter { $0.type == type }
      let counts = FixSeverity.allCases.map { severity in own.count { $0.severity == severity } }
      table.add(row: ["\(type)"] + (counts + [own.count]).map { "\($0)" })
    }
    let tidbits = catalog.tidbits.filter { Int($0.bugIndex) == bug }
    var triggers = TextTable()
    triggers.add(row: ["tidbits", "", ""])
    for trigger in EducationTrigger.allCases {
      triggers.add(row: ["\(trigger)", "\(tidbits.count { $0.trigger == trigger })", ""])
    }
    return table.text.string + "\n" + triggers.text.string
  }
}
