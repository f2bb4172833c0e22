import SeedCompiler
package import SeedDecoding
import SeedModel
import SeedRuntime
import SeedSource
import SeedTables

/// Records as the app shows them; nil for one with a fault that leaves a field without a value.
extension Catalog {
  /// A fix as the app shows it.
  package func card(of fix: AuthoredFix) -> Card? {
    guard let value = value(of: fix) else { return nil }
    let record = records[Int(fix.record)]
    let tree = trees[Int(record.fileIndex)]
    return Card(
      value,
      label: label(of: .fixes),
      bug: slug(ofBug: Int(fix.bugIndex)),
      object: record.node,
      configuration: configuration(of: fix, in: tree),
      in: tree
    )
  }

  /// A tidbit as the app shows it.
  package func card(of tidbit: AuthoredTidbit) -> Card? {
    value(of: tidbit).map { Card($0, bug: slug(ofBug: Int(tidbit.bugIndex))) }
  }

  /// A bug: its title and description.
  package func card(of bug: AuthoredBug) -> Card? {
    guard let value = value(of: bug) else { return nil }
    var card = Card()
    card.line(value.title)
    card.line()
    card.paragraph(value.description)
    card.line()
    card.line("\(value.slug) · \(value.color)")
    card.line("\(value.id)")
    return card
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

  /// The variants of a key in every voice, rendered by the runtime from a bundle of this key alone, with
  /// sample arguments; nil where there is no such key.
  package func card(ofKey name: String, locale: String) throws(RunError) -> Card? {
    guard let key = copyKeys.first(where: { $0.value.key == name })?.value else { return nil }
    var content = BundleContent(
      version: ContentVersion(major: 0, minor: 0, patch: 0),
      locale: locale,
      provenance: Provenance(toolVersion: Workspace.toolVersion, sources: [])
    )
    content.copyKeys = [key]
    content.products = products.filter { $0.name == key.product }
      .map { CopyProduct(name: $0.name, voices: $0.voices) }
    for entry in copyEntries
    where entry.key == name && copyTables[entry.tableIndex].product == key.product {
      guard let value = value(of: entry) else { throw Self.faulty(name) }
      content.copyEntries.append(value)
    }
    do {
      let bundle = try SeedBundle.open(bytes: try BundleWriter.write(content))
      return try CopyPage(key, bundle).card
    } catch {
      throw .world(path: name, message: "\(error)")
    }
  }

  /// Why a record has no card.
  package static func faulty(_ name: String) -> RunError {
    .world(path: name, message: "the record has a fault; `seedtool check` says which")
  }
}

/// A copy key with all its texts.
private struct CopyPage {
  let card: Card

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
    self.card = card
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
