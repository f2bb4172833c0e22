import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// Lints content in memory as a run would, its own configuration included.
enum ExampleLinting {
  /// What `--select`, `--ignore` and the content's configuration leave of the findings.
  struct Outcome {
    let catalog: Catalog
    let findings: [Diagnostic]

    /// The findings in one file.
    func findings(in path: String) -> [Diagnostic] {
      findings.filter { $0.place.map { catalog.sources[$0.fileIndex].path } == path }
    }
  }

  static func lint(
    _ files: [String: String],
    select: [String] = [],
    ignore: [String] = [],
    isWhole: Bool = true
  ) -> Outcome {
    let loading = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: isWhole)
    var (configuration, faults) = Configuration.decode(from: loading.catalog)
    configuration.selected = select
    configuration.ignored = ignore
    var linting = Linting(configuration, workerCount: 1)
    return Outcome(
      catalog: loading.catalog,
      findings: linting.lint(loading.catalog, faults: faults).all
    )
  }

  /// What minted values are in fixed texts of examples: this id, and one number above the highest.
  static let mintedIdentity = "a6d08c3e-52f7-4b19-9e64-d7310cf58b2a"

  /// Applies the fixes of findings to the text of one file; of two that overlap the first one stays.
  static func apply(_ findings: [Diagnostic], to text: String, in outcome: Outcome, path: String) -> String {
    var edits: [(range: ByteRange, text: String)] = []
    for finding in findings {
      let new = (finding.fix?.edits ?? []).filter { outcome.catalog.sources[$0.place.fileIndex].path == path }
        .map { (range: $0.place.range, text: replacement($0.replacement, in: outcome.catalog)) }
      let overlaps = new.contains { one in
        edits.contains { $0.range.start < one.range.end && one.range.start < $0.range.end || $0 == one }
      }
      if !overlaps { edits += new }
    }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $1.range < $0.range }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func replacement(_ replacement: TextEdit.Replacement, in catalog: Catalog) -> String {
    switch replacement {
    case .text(let text): return text
    case .mintedIdentity(let prefix, let suffix): return prefix + mintedIdentity + suffix
    case .mintedNumber(let prefix, let suffix):
      let live = catalog.fixes.map { Int($0.number) }
      let retired = catalog.retired.compactMap(\.value.number)
      return "\(prefix)\((live + retired).max().map { $0 + 1 } ?? 1)\(suffix)"
    }
  }
}
