import SeedCompiler
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedPlatform
import SeedRules
import SeedRuntime
import SeedSource
import SeedTables
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
    if text == nil { text = try copy(name, catalog, locale) }
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
      guard let value = catalog.value(of: fix) else { throw faulty(name) }
      let record = catalog.records[Int(fix.record)]
      let tree = catalog.trees[Int(record.fileIndex)]
      return Card(
        value,
        bug: catalog.slug(ofBug: Int(fix.bugIndex)),
        object: record.node,
        configuration: configuration(of: fix, in: tree),
        in: tree
      ).text
    }
    if let id, let tidbit = catalog.tidbits.first(where: { $0.id == id }) {
      guard let value = catalog.value(of: tidbit) else { throw faulty(name) }
      return Card(value, bug: catalog.slug(ofBug: Int(tidbit.bugIndex))).text
    }
    let bug = catalog.bugs.indices.first { index in
      id.map { catalog.bugs[index].id == $0 } ?? (catalog.slug(ofBug: index) == name)
    }
    if let bug {
      guard let value = catalog.value(of: catalog.bugs[bug]) else { throw faulty(name) }
      var card = Card()
      card.line(value.title)
      card.line()
      card.paragraph(value.description)
      card.line()
      card.line("\(value.slug) · \(value.color)")
      card.line("\(value.id)")
      card.line()
      return card.text + counts(ofBug: bug, catalog)
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

  /// What a fix's interaction type needs, in its file.
  private func configuration(
    of fix: AuthoredFix,
    in tree: JSONTree
  ) -> (node: NodeIndex, table: RecordTable)? {
    guard fix.configuration != 0, let type = fix.interactionType,
      case .object(let table)? = RecordTable.interactionConfiguration.field("\(type)")?.shape,
      let node = tree.value(of: "\(type)", in: fix.configuration)
    else { return nil }
    return (node, table)
  }

  private func faulty(_ name: String) -> RunError {
    .world(path: name, message: "the record has a fault; `seedtool check` says which")
  }

  /// The variants of a key in every voice, rendered by the runtime from a bundle of this key alone, with
  /// sample arguments.
  private func copy(_ name: String, _ catalog: Catalog, _ locale: String) throws(RunError) -> String? {
    guard let key = catalog.copyKeys.first(where: { $0.value.key == name })?.value else { return nil }
    var content = BundleContent(
      version: ContentVersion(major: 0, minor: 0, patch: 0),
      locale: locale,
      provenance: Provenance(toolVersion: SeedTool.version, sources: [])
    )
    content.copyKeys = [key]
    content.products = catalog.products.filter { $0.name == key.product }
      .map { CopyProduct(name: $0.name, voices: $0.voices) }
    for entry in catalog.copyEntries
    where entry.key == name && catalog.copyTables[entry.tableIndex].product == key.product {
      guard let value = catalog.value(of: entry) else { throw faulty(name) }
      content.copyEntries.append(value)
    }
    do {
      let bundle = try SeedBundle.open(bytes: try BundleWriter.write(content))
      return try CopyPage(key, bundle).text
    } catch {
      throw .world(path: name, message: "\(error)")
    }
  }
}

/// A copy key with all its texts.
private struct CopyPage {
  private(set) var text: String

  init(_ key: CopyKey, _ bundle: SeedBundle) throws {
    var card = Card()
    card.paragraph("\(key.key) · \(key.product) · \(key.role)")
    card.paragraph(key.summary)
    for entry in bundle.copyEntries.handles {
      let value = try bundle.model(entry)
      let variants = bundle.variants(of: entry)
      for (index, variant) in variants.enumerated() {
        card.line()
        card.line("\(value.voice) \(index + 1)/\(variants.count)")
        let arguments = CopyPage.arguments(key)
        if let title = bundle.title(of: variant) {
          card.paragraph(try bundle.render(title, with: arguments), indent: "  ")
        }
        card.paragraph(try bundle.render(bundle.body(of: variant), with: arguments), indent: "  ")
      }
    }
    text = card.text
  }

  /// Counts are 3, selects their first value, texts their own name in brackets.
  private static func arguments(_ key: CopyKey) -> CopyArguments {
    var arguments = CopyArguments()
    for placeholder in key.placeholders {
      let value: CopyArguments.Value =
        switch placeholder.type {
        case .count: .count(min(3, placeholder.maximum ?? 3))
        case .select: .select(placeholder.values.first ?? "other")
        case .text: .text("[\(placeholder.name)]")
        }
      arguments.set(placeholder.name, to: value)
    }
    return arguments
  }
}
