import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedSource
import SeedTables

extension ContentLoading {
  /// Finds the copy keys by their names, and the bugs of the fixes and tidbits that were decoded before them;
  /// judges what one file says of another.
  ///
  /// - Complexity: O(records).
  mutating func resolveReferences() {
    extendConfiguration()
    let start = Process.monotonicNanoseconds
    catalog.copyKeyIndices = Dictionary(
      zip(catalog.copyKeys.lazy.map(\.value.key), catalog.copyKeys.indices),
      uniquingKeysWith: { first, _ in first }
    )
    let bugs = BugSlugs(catalog)
    for index in catalog.fixes.indices where catalog.fixes[index].bugIndex < 0 {
      let fix = catalog.fixes[index]
      catalog.fixes[index].bugIndex = bugs.index(at: fix.bugSlug, in: catalog.tree(ofRecord: fix.record))
    }
    for index in catalog.tidbits.indices where catalog.tidbits[index].bugIndex < 0 {
      let tidbit = catalog.tidbits[index]
      let tree = catalog.tree(ofRecord: tidbit.record)
      catalog.tidbits[index].bugIndex = bugs.index(at: tidbit.bugSlug, in: tree)
    }
    suggestBugs()
    judgeLineBreaks()
    requireServiceFiles()
    timings.decode += Process.monotonicNanoseconds - start
  }

  /// Says of malformed slugs that should name a bug which one may be meant, once for each slug.
  private mutating func suggestBugs() {
    guard catalog.diagnostics.contains(where: { $0.rule == .malformedSlug }) else { return }
    // Content with more of them has other worries than their spelling.
    let limit = 1000
    let slugs = catalog.bugs.prefix(limit).compactMap { catalog.string(record: $0.record, node: $0.slug) }
      .filter { slug in Array(slug.utf8).withUnsafeBufferPointer { TokenShape.isSlug($0) } }
    var nearest: [String: String?] = [:]
    catalog.found.amend(.malformedSlug) { finding in
      guard let slug = finding.found, let place = finding.place, let pointer = finding.pointer,
        pointer.hasSuffix("/bugSlug")
      else { return }
      if nearest[slug] == nil, nearest.count < limit {
        nearest[slug] = .some(NearestName.of(slug, among: slugs))
      }
      guard case let bug?? = nearest[slug] else { return }
      finding.suggestion = bug
      finding.repair = Repair("write \"\(bug)\"", .unsafe, [TextEdit(place, with: "\"\(bug)\"")])
    }
  }

  /// Reports the line breaks of copy texts that are no documents; those whose keys nobody knows are left
  /// alone.
  private mutating func judgeLineBreaks() {
    for (record, node, finding) in catalog.bodyLineBreaks {
      guard let name = catalog.name(of: record), let index = catalog.copyKeyIndices[name],
        catalog.copyKeys[index].value.role != .document
      else { continue }
      var finding = finding
      finding.record = name
      finding.pointer = catalog.pointer(record: record, node: node)
      catalog.found.report(finding)
    }
    catalog.bodyLineBreaks = []
  }

  /// Reports products whose copy is here without what their services start with.
  private mutating func requireServiceFiles() {
    guard catalog.isWhole else { return }
    var missing: Set<ContentKind> = []
    for (product, kind) in ContentKind.neededByServices {
      guard let table = catalog.copyTables.first(where: { $0.product == product }) else { continue }
      let copy = catalog.place(fileIndex: table.fileIndex, node: table.productNode)
      if let file = catalog.fileIndex(of: kind) {
        if kind == .policies { requirePolicies(of: product, in: file, neededBy: copy) }
      } else if missing.insert(kind).inserted {
        var finding = Diagnostic(rule: .missingFile, message: "\(kind.path).json is missing", place: nil)
        finding.remedy = kind.holds
        finding.notes = [Diagnostic.Note("copy that needs it", at: copy)]
        catalog.found.report(finding)
      }
    }
  }

  private mutating func requirePolicies(of product: String, in file: Int, neededBy copy: Place) {
    let tree = catalog.trees[file]
    guard tree[0].kind == .object, !catalog.isTorn(file),
      let field = RecordTable.policies.fields.first(where: { $0.name == product })
    else { return }
    if let node = tree.value(of: product, in: 0), tree[node].kind != .null { return }
    let range = ByteRange(tree[0].range.start, tree[0].range.start + 1)
    var finding = Diagnostic(
      rule: .missingField,
      message: "the policies lack `\(product)`, whose copy is here",
      place: Place(fileIndex: file, range: range)
    )
    finding.relations.follows = [.member(product, of: "this file")]
    finding.pointer = ""
    finding.expected = "`\(product)`"
    finding.remedy =
      "Add `\"\(product)\"`: \(field.summary.prefix(1).lowercased())\(field.summary.dropFirst())"
    finding.notes = [Diagnostic.Note("its copy", at: copy)]
    catalog.found.report(finding)
  }
}

extension Catalog {
  fileprivate func tree(ofRecord record: UInt32) -> JSONTree { trees[Int(records[Int(record)].fileIndex)] }
}
