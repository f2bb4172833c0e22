package import SeedDecoding
import SeedDiagnostics
package import SeedModel
import SeedSource
import SeedTables

/// One side of a comparison: the records of a content by what they are known by.
package struct ReviewContent: Sendable {
  /// Something that could not be compared, and why.
  package struct Gap: Hashable, Sendable {
    /// What: a file, some records.
    package var what: String
    package var reason: String
    /// The kinds of records that it hides.
    package var kinds: [ReviewKind]

    init(_ what: String, _ reason: String, of kinds: [ReviewKind]) {
      self.what = what
      self.reason = reason
      self.kinds = kinds
    }
  }

  /// How it is called: `main:content`, a folder, a bundle.
  package let name: String
  /// The content's version; nil where it says none.
  package var version: ContentVersion?
  package internal(set) var records: [ReviewKey: ReviewRecord] = [:]
  /// How many suppressions, approvals or reviews of one place there are, where there are several.
  private var repeats: [ReviewKey: Int] = [:]
  /// What stands here and cannot be compared.
  package internal(set) var gaps: [Gap] = []
  /// The kinds that cannot be compared, with their files where only some are broken.
  var broken: Set<ReviewKind> = []
  /// The tables of copy that cannot be compared: `pressure brutal `.
  var brokenTables: Set<String> = []
  /// The authored content; nil for a bundle.
  package let catalog: Catalog?
  /// What it calls its records.
  package let labels: RecordLabels

  /// An authored content.
  ///
  /// - Complexity: O(records).
  package init(_ catalog: Catalog, named name: String) {
    self.name = name
    self.catalog = catalog
    labels = catalog.labels
    findBrokenFiles(catalog)
    addRecords(catalog)
    addOthers(catalog)
    version = records[ReviewKey(.configuration, "")]?.value["version"]?.text.flatMap { ContentVersion($0) }
  }

  /// A bundle's records, and where the content that it was compiled from has them.
  init(
    name: String,
    version: ContentVersion,
    records: [ReviewRecord],
    catalog: Catalog?,
    labels: RecordLabels
  ) {
    self.name = name
    self.version = version
    self.catalog = catalog
    self.labels = labels
    for var record in records {
      record.labels = labels
      self.records[record.key] = record
    }
    if let catalog {
      for record in ReviewContent(catalog, named: name).records.values {
        self.records[record.key]?.index = record.index
        self.records[record.key]?.file = record.file
      }
    }
  }

  private mutating func findBrokenFiles(_ catalog: Catalog) {
    var seen: Set<Int> = []
    for finding in catalog.diagnostics where catalog.tells(ofTorn: finding) {
      guard let file = finding.place?.fileIndex, seen.insert(file).inserted else { continue }
      let path = catalog.sources[file].path
      let offset = finding.place?.range.start ?? 0
      let line = catalog.sources[file].bytes.prefix(offset).count { $0 == 0x0A } + 1
      let kinds = ReviewKind.allCases.filter { $0.content == catalog.kinds[file] }
      gaps.append(Gap(path, "line \(line): \(finding.message)", of: kinds))
      if catalog.kinds[file] == .copyTable {
        brokenTables.insert(Self.table(catalog.relativePath(of: file)))
      } else {
        broken.formUnion(kinds)
      }
    }
  }

  /// The start of the names of a copy table's entries, from its path.
  private static func table(_ path: String) -> String {
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
    return parts.count == 3 ? "\(parts[0]) \(parts[1]) " : path
  }

  /// Several suppressions of one place are no fault, nor are several reviewers.
  private static let repeating: Set<ReviewKind> = [.suppression, .approval, .review]

  /// The records that have a name.
  private mutating func addRecords(_ catalog: Catalog) {
    var nameless: [Int: (count: Int, kind: ReviewKind)] = [:]
    var copyNames: [UInt32: String] = [:]
    for entry in catalog.copyEntries {
      let table = catalog.copyTables[entry.tableIndex]
      copyNames[entry.record] = "\(table.product) \(table.voice) \(entry.key)"
    }
    for (index, authored) in catalog.records.enumerated() {
      let (index, file) = (UInt32(index), Int(authored.fileIndex))
      // What the configuration extends is not the content's own.
      guard let kind = ReviewKind(authored.kind), !catalog.extendedFiles.contains(file) else { continue }
      let tree = catalog.trees[file]
      guard let name = name(of: index, kind, catalog, copyNames) else {
        // What suppresses or approves nothing in particular does nothing, and hides nothing.
        if !Self.repeating.contains(kind) { nameless[file, default: (0, kind)].count += 1 }
        continue
      }
      let record = ReviewRecord(
        key: ReviewKey(kind, name),
        source: .authored(tree, authored.node),
        file: catalog.relativePath(of: file),
        index: index,
        labels: labels
      )
      add(record)
    }
    for (file, (count, kind)) in nameless.sorted(by: { $0.key < $1.key }) {
      let reason = "\(count) record\(count == 1 ? " has" : "s have") no id or key"
      gaps.append(Gap(catalog.sources[file].path, reason, of: [kind]))
    }
  }

  private func name(
    of index: UInt32,
    _ kind: ReviewKind,
    _ catalog: Catalog,
    _ copyNames: [UInt32: String]
  ) -> String? {
    let authored = catalog.records[Int(index)]
    func text(_ field: String) -> String? {
      let tree = catalog.trees[Int(authored.fileIndex)]
      return tree.value(of: field, in: authored.node).flatMap { RecordValue(tree, $0)?.text }
    }
    switch kind {
    // Two spellings of one id are one identity.
    case .bug, .fix, .tidbit: return catalog.name(of: index)?.lowercased()
    case .retired:
      guard let name = catalog.name(of: index) else { return nil }
      return Identity(name.lowercased()) == nil ? name : name.lowercased()
    case .copyEntry: return copyNames[index]
    case .suppression, .approval:
      guard let rule = text("rule"), let record = text("record") else { return nil }
      return [rule, record, text("pointer") ?? ""].joined(separator: " ")
    case .review:
      guard let record = text("record") else { return nil }
      return ([record] + ["pointer", "question"].compactMap { text($0) }).joined(separator: " ")
    case .priorityRules, .policies, .rubric, .configuration: return ""
    default: return catalog.name(of: index)
    }
  }

  private mutating func add(_ record: ReviewRecord) {
    if records[record.key] == nil {
      records[record.key] = record
      return
    }
    if Self.repeating.contains(record.key.kind) {
      let count = repeats[record.key, default: 1] + 1
      repeats[record.key] = count
      var next = record
      next.key.name += " \(count)"
      records[next.key] = next
      return
    }
    let reason = "its id or key is there twice, and the first one is compared"
    gaps.append(Gap(record.label, reason, of: [record.key.kind]))
  }

  /// What is compared and has no record of its own: products, and files that are one record.
  private mutating func addOthers(_ catalog: Catalog) {
    for file in catalog.kinds.indices where !catalog.extendedFiles.contains(file) {
      let (kind, tree, path) = (catalog.kinds[file], catalog.trees[file], catalog.relativePath(of: file))
      func add(_ kind: ReviewKind, _ name: String, _ source: ReviewRecord.Source) {
        let key = ReviewKey(kind, name)
        if records[key] == nil { records[key] = ReviewRecord(key: key, source: source, file: path) }
      }
      switch kind {
      case .copyContract:
        guard let products = tree.value(of: "products", in: 0), tree[products].kind == .object else { break }
        for (key, node) in tree.members(of: products) {
          add(.product, tree.string(at: key), .authored(tree, node))
        }
      case .priorityRules, .policies, .rubric, .configuration:
        if let kind = ReviewKind(kind) { add(kind, "", .authored(tree, 0)) }
      case .wordList:
        let lines = tree.file.bytes.split(separator: 0x0A, maxSplits: Limits.wordListLimit)
        let entries = lines.prefix(Limits.wordListLimit).filter { $0.first != UInt8(ascii: "#") }
        let texts = entries.map { RecordValue.text(String(decoding: $0, as: UTF8.self)) }
        add(.wordList, path, .built(.list(texts)))
      default: break
      }
    }
  }
}
