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
    requirePolicies()
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

  /// Reports products whose copy is here without their policies: their services have no numbers.
  private mutating func requirePolicies() {
    guard catalog.isWhole else { return }
    let file = catalog.fileIndex(of: .policies)
    for field in RecordTable.policies.fields {
      guard case .object = field.shape,
        let table = catalog.copyTables.first(where: { $0.product == field.name })
      else { continue }
      guard let file else {
        var finding = Diagnostic(rule: .missingFile, message: "policies.json is missing", place: nil)
        finding.remedy = "It holds: \(ContentKind.policies.row.summary)"
        finding.notes = [
          Diagnostic.Note(
            "copy that needs it",
            at: catalog.place(fileIndex: table.fileIndex, node: table.productNode)
          )
        ]
        return catalog.found.report(finding)
      }
      let tree = catalog.trees[file]
      let isBroken = catalog.diagnostics.contains { $0.rule == .invalidJSON && $0.place?.fileIndex == file }
      guard tree[0].kind == .object, !isBroken else { return }
      if let node = tree.value(of: field.name, in: 0), tree[node].kind != .null { continue }
      let range = ByteRange(tree[0].range.start, tree[0].range.start + 1)
      var finding = Diagnostic(
        rule: .missingField,
        message: "the policies lack `\(field.name)`, whose copy is here",
        place: Place(fileIndex: file, range: range)
      )
      finding.relations.follows = [.member(field.name, of: "this file")]
      finding.pointer = ""
      finding.expected = "`\(field.name)`"
      finding.remedy =
        "Add `\"\(field.name)\"`: \(field.summary.prefix(1).lowercased())\(field.summary.dropFirst())"
      finding.notes = [
        Diagnostic.Note("its copy", at: catalog.place(fileIndex: table.fileIndex, node: table.productNode))
      ]
      catalog.found.report(finding)
    }
  }
}

extension Catalog {
  fileprivate func tree(ofRecord record: UInt32) -> JSONTree { trees[Int(records[Int(record)].fileIndex)] }
}
