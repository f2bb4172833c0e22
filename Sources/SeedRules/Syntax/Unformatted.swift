import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedTables

/// Flags a file that is not as `seedtool fmt` writes it; one finding a file, at the first byte that differs.
struct Unformatted: RunRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .note("syntax/unformatted"),
    since: "0.2",
    summary: "A file that is not in the form that `seedtool fmt` writes.",
    rationale: """
      One form keeps differences between two versions to what was changed, and merges small: a member a line, \
      members in the order of their table, fixes by their numbers. Nothing depends on it. A file with a fault \
      of syntax is not judged.
      """,
    reads: "every JSON file"
  )

  static let examples = RuleExamples(
    accepted: [.file("retired.json", "[]\n"), .file("approvals.json", "[]\n")],
    flagged: [.file("retired.json", "[⟪ ⟫]\n"), .file("approvals.json", "[⟪\n⟫]\n")]
  )

  /// - Complexity: O(bytes).
  func check(_ run: RunView, _ findings: inout FindingSink) {
    let catalog = run.catalog
    // Where reading went wrong, the tree is not that of the file, and what has a wrong name has no place in
    // it.
    func isFault(_ rule: RuleID) -> Bool { rule.topic == "syntax" || rule.isNeeded }
    let faulty = Set(
      catalog.diagnostics.lazy.filter { isFault($0.rule) }.compactMap { $0.place?.fileIndex }
        + catalog.found.more.lazy.filter { isFault($0.kind.rule) }.compactMap { $0.kind.fileIndex }
    )
    for (index, kind) in catalog.kinds.enumerated() where kind.isJSON && !faulty.contains(index) {
      let tree = catalog.trees[index]
      // The tree of what stands under a wrong name is empty.
      guard tree[0].range.byteCount > 0,
        let offset = ContentFormat.firstDifference(in: tree, kind: kind)
      else { continue }
      let end = min(offset + 1, catalog.sources[index].byteCount)
      let place = Place(fileIndex: index, range: ByteRange(offset, end))
      var finding = Self.finding("the file is not in `fmt`'s form; the first difference is here", at: place)
      finding.remedy = "Run `\(catalog.command(["fmt"]))`."
      findings.report(finding)
    }
  }
}
