import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables

/// Takes the accepted findings away, and judges what accepts them.
struct Suppressing {
  private struct Target: Hashable {
    let rule: RuleID
    let record: String
  }

  private let suppressions: [Suppression]
  private let catalog: Catalog
  private let today: CivilDate?
  /// What each suppression matched.
  private var isUsed: [Bool]
  /// By a suppression's index: a finding at its place that it does not match.
  private var misses: [Int: Diagnostic] = [:]
  private(set) var suppressedCount = 0

  /// - Parameter today: the date that expiry is held against; nil for none.
  init(_ suppressions: [Suppression], in catalog: Catalog, today: CivilDate?) {
    self.suppressions = suppressions
    self.catalog = catalog
    self.today = today
    isUsed = suppressions.map { _ in false }
  }

  /// Removes the findings that a suppression means.
  ///
  /// - Complexity: O(findings).
  mutating func apply(to findings: inout [Diagnostic]) {
    if suppressions.isEmpty { return }
    let targets = Dictionary(grouping: suppressions.indices) {
      Target(rule: suppressions[$0].rule, record: suppressions[$0].record)
    }
    let rules = Set(suppressions.map(\.rule))
    let countBefore = findings.count
    findings = findings.filter { finding in
      guard rules.contains(finding.rule), !finding.rule.isNeeded, let key = finding.key,
        let record = key.record,
        let indices = targets[Target(rule: finding.rule, record: record)]
      else { return true }
      return !suppress(finding, key, indices)
    }
    suppressedCount += countBefore - findings.count
  }

  private mutating func suppress(_ finding: Diagnostic, _ key: FindingKey, _ indices: [Int]) -> Bool {
    let isText = isText(finding)
    let matching = indices.filter { suppressions[$0].matches(key, isText: isText) }
    if matching.isEmpty {
      for index in indices where misses[index] == nil && suppressions[index].isAt(key) {
        misses[index] = finding
      }
      return false
    }
    for index in matching { isUsed[index] = true }
    return matching.contains { !isExpired(suppressions[$0]) }
  }

  private func isText(_ finding: Diagnostic) -> Bool {
    guard let place = finding.place, let pointer = finding.pointer else { return false }
    let tree = catalog.trees[place.fileIndex]
    var members = MemberTables()
    return tree[FindingKeys.node(pointer.utf8, from: 0, in: tree, &members)].kind == .string
  }

  private func isExpired(_ suppression: Suppression) -> Bool {
    today.map { suppression.expires < $0 } ?? false
  }

  /// What came of the suppressions that are not as they should be.
  ///
  /// - Parameter ran: whether a rule has been run; what others would find is not known.
  func settled(_ rules: RuleSet, ran: (RuleMetadata) -> Bool) -> [SettledSuppression] {
    let names = suppressions.isEmpty ? [] : namedRecords()
    return suppressions.indices.compactMap { index in
      let suppression = suppressions[index]
      guard let record = suppression.recordIndex else { return nil }
      func settled(_ state: SettledSuppression.State) -> SettledSuppression {
        SettledSuppression(suppression, state, record: record, catalog)
      }
      if isExpired(suppression) { return settled(.expired) }
      guard catalog.isWhole, !isUsed[index] else { return nil }
      guard let rule = rules[suppression.rule] else { return settled(.namesNoRule(rules)) }
      if suppression.rule.isNeeded { return settled(.namesNeededRule) }
      guard ran(rule.metadata) else { return nil }
      guard let miss = misses[index] else {
        return settled(names.contains(suppression.record) ? .unused : .namesNoRecord)
      }
      return settled(suppression.textDigest == nil ? .lacksDigest(found: miss) : .stale(found: miss))
    }
  }

  /// Those ids and keys that suppressions name and records have.
  private func namedRecords() -> Set<String> {
    let wanted = Set(suppressions.map(\.record))
    var names: Set<String> = []
    for (index, record) in catalog.records.enumerated() {
      if record.kind.hasNamedRecords, let name = catalog.name(of: UInt32(index)), wanted.contains(name) {
        names.insert(name)
      }
    }
    return names
  }
}
