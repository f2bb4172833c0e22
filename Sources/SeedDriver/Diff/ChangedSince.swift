import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedReview
import SeedSource
import SeedTables
import SeedWorkspace

/// `--changed-since REV`: of a run's findings those in records that changed, and those that the change
/// brought or made worse elsewhere.
struct ChangedSince {
  private let catalog: Catalog
  /// The indices of the records that changed.
  private let changed: Set<UInt32>
  /// What was found at the revision, by what it is known by.
  private var earlier: [Identity: [Diagnostic]] = [:]
  private let keys: FindingKeys
  let gaps: [ContentComparison.Gap]

  private struct Identity: Hashable {
    var rule: RuleID
    var record: String?
    var pointer: String?
    var file: String?

    init(_ finding: Diagnostic, in catalog: Catalog) {
      rule = finding.rule
      record = finding.key?.record?.lowercased()
      pointer = finding.key?.pointerShape
      if record == nil {
        file = finding.place.map { catalog.relativePath(of: $0.fileIndex) } ?? finding.relations.path
      }
    }
  }

  init(_ edition: ContentLoading, _ run: LintRun, _ arguments: Arguments) {
    catalog = run.catalog
    let comparison = ContentComparison(
      ReviewContent(edition.catalog, named: edition.catalog.folder ?? ""),
      ReviewContent(run.catalog, named: run.catalog.folder ?? "")
    )
    gaps = comparison.gaps
    changed = Self.records(of: comparison)
    keys = FindingKeys(run.catalog)
    let before = LintRun(earlier: edition, than: run)
    for finding in before.allFindings.all {
      earlier[Identity(finding, in: edition.catalog), default: []].append(finding)
    }
  }

  /// The indices of the records that changed; what cannot be held against an earlier state counts as changed.
  static func records(of comparison: ContentComparison) -> Set<UInt32> {
    var changed: Set<UInt32> = []
    for change in comparison.changes where change.isAdded || !change.fields.isEmpty {
      if let index = change.new?.index { changed.insert(index) }
    }
    for (key, record) in comparison.now.records where !comparison.isCompared(key) {
      if let index = record.index { changed.insert(index) }
    }
    return changed
  }

  /// Whether a finding is one of the change; each finding is asked about once.
  mutating func brought(_ finding: Diagnostic) -> Bool {
    if ([finding.place] + finding.notes.map(\.place)).contains(where: { $0.map(isChanged) ?? false }) {
      return true
    }
    let identity = Identity(finding, in: catalog)
    guard var known = earlier[identity], !known.isEmpty else { return true }
    defer { earlier[identity] = known }
    // A message on the content folder has its path, and each edition another one.
    let isSame = finding.relations.path != nil
    if let index = known.firstIndex(where: { isSame || $0.message == finding.message }) {
      known.remove(at: index)
      return false
    }
    return ChangedSince.isWorse(finding, than: known.removeFirst())
  }

  private func isChanged(_ place: Place) -> Bool {
    keys.record(at: place).map { changed.contains(UInt32($0)) } ?? false
  }

  /// Whether a finding is further from what it wants than before; where that is no number, another one is
  /// worse.
  private static func isWorse(_ finding: Diagnostic, than old: Diagnostic) -> Bool {
    func distance(_ finding: Diagnostic) -> Int? {
      guard let expected = finding.expected.flatMap({ Int($0) }),
        let found = finding.found.flatMap({ Int($0) })
      else {
        return nil
      }
      return abs(expected - found)
    }
    guard let now = distance(finding), let before = distance(old) else { return true }
    return now > before
  }
}

extension ChangedSince {
  /// A run with the findings of a change alone, and what is to be said of it.
  static func narrow(
    _ run: LintRun,
    to revision: String,
    _ path: ContentPath,
    _ arguments: Arguments,
    _ console: Console
  ) throws(RunError) -> LintRun {
    guard case .folder(let folder) = path else {
      throw .usage("--changed-since works on a content folder")
    }
    for option in [OptionName.fix, .unsafeFixes, .diff, .writeBaseline] where arguments.has(option) {
      throw .usage("--changed-since shows findings; it goes without --\(option.rawValue)")
    }
    let content = try Edition.content(of: revision, folder, console)
    console.enter("Checking what changed since \(revision)")
    var since = ChangedSince(content.loading, run, arguments)
    let isChanged = since.isChanged
    let narrowed = run.keeping(at: isChanged) { since.brought($0) }
    for gap in since.gaps {
      console.complain("Not compared, and so taken as changed: \(gap.gap.what): \(gap.gap.reason)\n")
    }
    let count = run.findings.all.count - narrowed.findings.all.count
    console.status("Since \(revision): \(count) finding\(count == 1 ? "" : "s") from before left out\n")
    return narrowed
  }
}
