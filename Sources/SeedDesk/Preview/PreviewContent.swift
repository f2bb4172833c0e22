import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedRules
import SeedSimulation
import SeedSource
import SeedTables
import SeedWorkspace

/// The content as the page reads it: the records as they are authored, sound or not, with what is known of
/// each; the texts of copy taken apart; the findings; the numbers. The page is told nothing else.
///
/// Members of the object that `write` makes:
///
/// | member | what it is |
/// |---|---|
/// | `folder`, `version`, `locale` | of the content; `version` only where it has one |
/// | `bugs`, `fixes`, `tidbits` | entries: `record` as authored, `file`, `line`, `findings` by index |
/// | `keys` | entries of the copy catalogue, with `voices`: `voice`, `file`, `line`, `variants` |
/// | `products` | `name` and `voices`, in the catalogue's order |
/// | `findings` | as `check --format json` writes them |
/// | `numbers` | as `stats --format json` writes them |
/// | `styles` | GeoCue's styles by name, each with `color` and `symbol`, as authored; absent without rules |
/// | `simulation` | a report's sections of rows, with counts to be drawn; absent without a report |
struct PreviewContent {
  private let run: LintRun
  private let simulation: SimulationPage?
  private let catalog: Catalog
  private let map: SourceMap
  /// The findings of each record, by its id or key.
  private var findings: [String: [Int]] = [:]

  init(_ run: LintRun, _ simulation: SimulationPage?) {
    self.run = run
    self.simulation = simulation
    catalog = run.catalog
    map = SourceMap(run.catalog.sources)
    for (index, finding) in run.findings.all.enumerated() {
      if let record = finding.record { findings[record, default: []].append(index) }
    }
  }

  /// Writes the members.
  ///
  /// - Complexity: O(bytes of the content + findings).
  func write(to writer: inout JSONWriter) {
    writer.member("folder", catalog.folder)
    writer.member("version", run.configuration.version)
    writer.member("locale", run.configuration.locale)
    let labels = catalog.labels
    writer.object("labels") { writer in
      for (name, kind) in RecordLabels.kinds { writer.member(name, labels[kind]) }
    }
    writer.array("bugs") { for bug in catalog.bugs { entry(bug.record, &$0) } }
    writer.array("fixes") { for fix in catalog.fixes { entry(fix.record, &$0) } }
    writer.array("tidbits") { for tidbit in catalog.tidbits { entry(tidbit.record, &$0) } }
    writer.array("products", catalog.products) { writer, product in
      writer.member("name", product.name)
      writer.strings("voices", product.voices)
    }
    let copy = Dictionary(grouping: catalog.copyEntries, by: \.key)
    writer.array("keys") {
      for key in catalog.copyKeys {
        entry(key.record, &$0) { voices(of: key.value, copy[key.value.key] ?? [], &$0) }
      }
    }
    writer.array("findings") { for finding in run.findings.all { $0.finding(finding, in: map) } }
    writer.member("numbers") {
      NumbersJSON.write(QuotaReport(catalog, QuotaThresholds(run.configuration)), to: &$0)
    }
    if let file = catalog.fileIndex(of: .priorityRules) {
      let tree = catalog.trees[file]
      if let node = tree.value(of: "styles", in: 0) { writer.member("styles") { value(node, tree, &$0) } }
    }
    if let simulation { writer.object("simulation") { write(simulation, &$0) } }
  }

  /// How many bars a curve is drawn with at most.
  private static let barLimit = 120

  private func write(_ page: SimulationPage, _ writer: inout JSONWriter) {
    writer.member("title", page.title)
    writer.strings("nextSteps", page.nextSteps)
    writer.array("sections", page.sections) { writer, section in
      writer.member("title", section.title)
      writer.member("note", section.note)
      writer.strings("columns", section.columns)
      writer.member("axis", section.axis)
      writer.array("rows", section.rows) { writer, row in
        writer.member("name", row.name)
        writer.strings("cells", row.cells)
        writer.array("bars") { for sum in row.bars(most: Self.barLimit) { $0.integer(Int(sum)) } }
      }
    }
  }

  private func entry(
    _ record: UInt32,
    _ writer: inout JSONWriter,
    _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    let authored = catalog.records[Int(record)]
    writer.object {
      $0.member("record") { value(authored.node, catalog.trees[Int(authored.fileIndex)], &$0) }
      place(record, &$0)
      more(&$0)
    }
  }

  private func place(_ record: UInt32, _ writer: inout JSONWriter) {
    let authored = catalog.records[Int(record)]
    let place = catalog.place(record: record, node: authored.node)
    writer.member("file", catalog.relativePath(of: place.fileIndex))
    writer.member("line", map.lineNumber(of: place))
    writer.array("findings") {
      for index in catalog.name(of: record).flatMap({ findings[$0] }) ?? [] { $0.integer(index) }
    }
  }

  /// A value as it is authored; what is no JSON is null.
  private func value(_ node: NodeIndex, _ tree: JSONTree, _ writer: inout JSONWriter) {
    switch tree[node].kind {
    case .null, .invalid: writer.null()
    case .true: writer.boolean(true)
    case .false: writer.boolean(false)
    case .string: writer.string(tree.string(at: node))
    case .number:
      let text = tree.file.text(tree[node].range)
      if let whole = Int(text) {
        writer.integer(whole)
      } else if let number = Double(text), number.isFinite {
        writer.number("\(number)")
      } else {
        writer.null()
      }
    case .array: writer.array { for member in tree.children(of: node) { value(member, tree, &$0) } }
    case .object:
      writer.object {
        var children = tree.children(of: node)
        while let key = children.next(), let member = children.next() {
          $0.write(key: tree.string(at: key))
          value(member, tree, &$0)
        }
      }
    }
  }

  private func voices(of key: CopyKey, _ entries: [AuthoredCopyEntry], _ writer: inout JSONWriter) {
    writer.array("voices") {
      for entry in entries where catalog.copyTables[entry.tableIndex].product == key.product {
        $0.object {
          $0.member("voice", catalog.copyTables[entry.tableIndex].voice)
          place(entry.record, &$0)
          $0.array("variants") { variants(of: entry, &$0) }
        }
      }
    }
  }

  /// The variants taken apart; as they are written where one of them is faulty.
  private func variants(of entry: AuthoredCopyEntry, _ writer: inout JSONWriter) {
    if let value = catalog.value(of: entry) {
      for variant in value.variants {
        writer.object {
          if let title = variant.title { $0.member("title") { pieces(of: title, &$0) } }
          $0.member("body") { pieces(of: variant.body, &$0) }
        }
      }
      return
    }
    let tree = catalog.trees[Int(catalog.records[Int(entry.record)].fileIndex)]
    guard entry.variants != 0, tree[entry.variants].kind == .array else { return }
    for variant in tree.children(of: entry.variants) where tree[variant].kind == .object {
      writer.object {
        for name in ["title", "body"] {
          guard let node = tree.value(of: name, in: variant), tree[node].kind == .string else { continue }
          $0.strings(name, [tree.string(at: node)])
        }
      }
    }
  }

  /// Strings, `{ argument }`, `{ number }`, and `{ plural or select, arms }` whose arms are pairs of a
  /// selector and pieces.
  private func pieces(of pattern: MessagePattern, _ writer: inout JSONWriter) {
    writer.array {
      for segment in pattern.segments {
        switch segment {
        case .literal(let text): $0.string(text)
        case .argument(let name): $0.object { $0.member("argument", name) }
        case .number: $0.object { $0.member("number", true) }
        case .plural(let name, let arms):
          choice("plural", name, arms.map { (Self.text(of: $0.selector), $0.pattern) }, &$0)
        case .select(let name, let arms): choice("select", name, arms.map { ($0.value, $0.pattern) }, &$0)
        }
      }
    }
  }

  private func choice(
    _ kind: String,
    _ name: String,
    _ arms: [(String, MessagePattern)],
    _ writer: inout JSONWriter
  ) {
    writer.object {
      $0.member(kind, name)
      $0.array("arms") {
        for (selector, pattern) in arms {
          $0.array {
            $0.string(selector)
            pieces(of: pattern, &$0)
          }
        }
      }
    }
  }

  private static func text(of selector: PluralSelector) -> String {
    switch selector {
    case .exactly(let count): "=\(count)"
    case .category(let category): category.description
    }
  }
}
