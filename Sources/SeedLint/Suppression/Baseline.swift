package import SeedDecoding
package import SeedDiagnostics
import SeedSource
import SeedTables

/// The findings of one day, so that only new ones show afterwards.
package struct Baseline: Sendable {
  /// Findings that are known by the same things.
  package struct Entry: Sendable {
    package var key: FindingKey
    /// The path inside the content folder, for findings in no record; nil for those in one or in no file.
    package var file: String?
    package var count: Int

    /// What two findings have to have in common: an index of an array may change when a record's parts move.
    fileprivate var identity: Identity {
      Identity(
        rule: key.rule,
        record: key.record ?? "",
        pointer: key.pointerShape ?? "",
        textDigest: key.textDigest,
        file: file ?? ""
      )
    }
  }

  fileprivate struct Identity: Hashable, Comparable {
    var rule: RuleID
    var record: String
    var pointer: String
    var textDigest: TextDigest?
    var file: String

    static func < (left: Identity, right: Identity) -> Bool {
      if left.rule != right.rule { return left.rule < right.rule }
      let leftDigest = left.textDigest ?? TextDigest()
      let rightDigest = right.textDigest ?? TextDigest()
      return (left.file, left.record, left.pointer, leftDigest)
        < (right.file, right.record, right.pointer, rightDigest)
    }
  }

  /// No two of one identity; in no order that means anything.
  package private(set) var entries: [Entry] = []
  /// The index of each entry.
  private var indices: [Identity: Int] = [:]

  package init(_ entries: [Entry]) {
    indices.reserveCapacity(entries.count)
    for entry in entries {
      let identity = entry.identity
      guard let index = indices[identity] else {
        indices[identity] = self.entries.count
        self.entries.append(entry)
        continue
      }
      self.entries[index].count += entry.count
      // The same whatever the order.
      if entry.key.pointer ?? "" < self.entries[index].key.pointer ?? "" {
        self.entries[index].key.pointer = entry.key.pointer
      }
    }
  }

  /// The entries in the order in which they are written and told.
  ///
  /// - Complexity: O(n log n).
  package var sortedEntries: [Entry] { indices.sorted { $0.key < $1.key }.map { entries[$0.value] } }

  /// The baseline of a run's findings; apart from those in the configuration, which make a run fail, and
  /// those of rules that are locked.
  ///
  /// - Complexity: O(n log n).
  package init(of findings: Findings, in catalog: Catalog) {
    self.init(
      findings.all.compactMap { finding in
        if finding.rule.isLocked { return nil }
        if let place = finding.place, catalog.kinds[place.fileIndex] == .configuration { return nil }
        return Baseline.entry(of: finding, in: catalog)
      }
    )
  }

  private static func entry(of finding: Diagnostic, in catalog: Catalog) -> Entry {
    if let key = finding.key { return Entry(key: key, file: nil, count: 1) }
    let key = FindingKey(rule: finding.rule, record: nil, pointer: nil, textDigest: finding.textDigest)
    return Entry(key: key, file: finding.place.map { catalog.relativePath(of: $0.fileIndex) }, count: 1)
  }

  /// How many findings it hides.
  package var findingCount: Int { entries.reduce(0) { $0 + $1.count } }

  /// What this has in common with an earlier baseline, how many findings it has beyond that, and a digest
  /// that tells these from others.
  ///
  /// - Complexity: O(n log n).
  package func limited(to earlier: Baseline) -> (baseline: Baseline, more: Int, digest: ApprovalDigest) {
    let common = entries.compactMap { entry -> Entry? in
      guard let index = earlier.indices[entry.identity] else { return nil }
      var entry = entry
      entry.count = min(entry.count, earlier.entries[index].count)
      return entry
    }
    let limited = Baseline(common)
    var text = ""
    for entry in sortedEntries {
      let more = entry.count - (limited.indices[entry.identity].map { limited.entries[$0].count } ?? 0)
      if more <= 0 { continue }
      let own = entry.identity
      let parts = [own.rule.text, own.record, own.pointer, own.textDigest.map { "\($0)" } ?? "", own.file]
      text += "\(parts.joined(separator: "\u{0}"))\u{0}\(more)\u{0}"
    }
    return (limited, findingCount - limited.findingCount, ApprovalDigest(Array(text.utf8)))
  }

  /// Takes the recorded findings away.
  ///
  /// Where there are more findings of one identity than the baseline has, the last ones stay.
  ///
  /// - Parameter configuration: says which rules have run; entries of others are not judged.
  /// - Returns: what is left, with a finding about entries that are of no use any more, and the number of
  ///   findings that were taken away.
  /// - Complexity: O(n log n).
  package func apply(
    to findings: Findings,
    in catalog: Catalog,
    _ configuration: Configuration
  ) -> (findings: Findings, count: Int) {
    var left = entries.map(\.count)
    var kept = findings.all.filter { finding in
      if finding.rule.isLocked { return true }
      guard let index = indices[Baseline.entry(of: finding, in: catalog).identity], left[index] > 0 else {
        return true
      }
      left[index] -= 1
      return false
    }
    let count = findings.all.count - kept.count
    // Of what is only counted, none can be told to be gone.
    let counted = Set(findings.more.map(\.kind.rule))
    if catalog.isWhole, catalog.gaps.isEmpty, left.contains(where: { $0 > 0 }) {
      let unused = sortedEntries.compactMap { entry -> Entry? in
        guard let index = indices[entry.identity], left[index] > 0, configuration.runs(entry.key.rule),
          !counted.contains(entry.key.rule)
        else { return nil }
        var entry = entry
        entry.count = left[index]
        return entry
      }
      if !unused.isEmpty {
        let view = RunView(catalog, configuration, workerCount: 1)
        view.unusedBaselineEntries = unused
        kept += view.findings(at: .baseline).map { finding in
          var finding = finding
          let level = configuration.level(of: finding.rule, default: finding.severity)
          if case .severity(let severity) = level { finding.severity = severity }
          return finding
        }
      }
    }
    return (Findings(kept, more: findings.more), count)
  }
}

extension Configuration {
  /// Whether the findings of a rule show. One that never was finds nothing, which is known; of one of old
  /// a note tells.
  fileprivate func runs(_ rule: RuleID) -> Bool {
    ruleSet[rule].map { isOn($0.metadata) } ?? (ruleSet.retiredRule(named: rule.text) == nil)
  }
}
