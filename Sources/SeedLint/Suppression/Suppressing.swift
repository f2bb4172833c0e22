import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables

/// Takes the accepted findings away, and judges what accepts them.
struct Suppressing {
  /// What a finding has to be to be accepted: the pointer's shape, or the pointer of what is no text, and nil
  /// for anywhere in the record; of what is no text, no digest.
  private typealias Target = FindingKey

  /// Suppressions that accept the same.
  private struct Group {
    var indices: [Int] = []
    var isExpired = true
    var isUsed = false
  }

  private let suppressions: [Suppression]
  private let catalog: Catalog
  private let today: CivilDate?
  /// What each suppression matched.
  private var isUsed: [Bool]
  /// By a suppression's index: a finding at its place that it does not match.
  private var misses: [Int: Diagnostic] = [:]
  private(set) var suppressedCount = 0
  /// The records of suppressions that have a fault themselves: what they would accept is not known.
  private var faulty: Set<UInt32> = []
  /// Of the file of the last finding.
  private var members = (fileIndex: -1, tables: MemberTables())

  /// - Parameter today: the date that expiry is held against; nil for none.
  init(_ suppressions: [Suppression], in catalog: Catalog, today: CivilDate?) {
    self.suppressions = suppressions
    self.catalog = catalog
    self.today = today
    isUsed = suppressions.map { _ in false }
  }

  /// Removes the findings that a suppression means.
  ///
  /// - Complexity: O(findings + suppressions).
  mutating func apply(to findings: inout [Diagnostic]) {
    if suppressions.isEmpty { return }
    noteFaults(findings)
    var groups: [Target: Group] = [:]
    // By their places, whatever is accepted there.
    var places: [Target: [Int]] = [:]
    for (index, suppression) in suppressions.enumerated() {
      var target = Target(rule: suppression.rule, record: suppression.record)
      target.pointer = suppression.pointer.map { FindingKey.shape(of: $0) }
      places[target, default: []].append(index)
      target.textDigest = suppression.textDigest
      if suppression.textDigest == nil { target.pointer = suppression.pointer }
      groups[target, default: Group()].indices.append(index)
      if !isExpired(suppression) { groups[target]?.isExpired = false }
    }
    let rules = Set(suppressions.map(\.rule))
    let named = Set(suppressions.map { Target(rule: $0.rule, record: $0.record) })
    let countBefore = findings.count
    findings.removeAll { finding in
      guard rules.contains(finding.rule), !finding.rule.isLocked, let key = finding.key,
        let record = key.record
      else { return false }
      let anywhere = Target(rule: finding.rule, record: record)
      guard named.contains(anywhere) else { return false }
      return suppress(finding, key, anywhere, &groups, &places)
    }
    for group in groups.values where group.isUsed { for index in group.indices { isUsed[index] = true } }
    suppressedCount += countBefore - findings.count
  }

  /// Notes the suppressions that hold a fault; all of a file that is no sound JSON.
  ///
  /// - Complexity: O((findings + suppressions) log findings).
  private mutating func noteFaults(_ findings: [Diagnostic]) {
    var unsound: Set<Int> = []
    var offsets: [Int: [Int]] = [:]
    for finding in findings where finding.rule.isNeeded {
      guard let place = finding.place, catalog.kinds[place.fileIndex] == .suppressions else { continue }
      if finding.rule == .invalidJSON || finding.rule == .invalidUTF8 { unsound.insert(place.fileIndex) }
      offsets[place.fileIndex, default: []].append(place.range.start)
    }
    for file in offsets.keys { offsets[file]?.sort() }
    for suppression in suppressions {
      let record = catalog.records[Int(suppression.recordIndex)]
      guard let faults = offsets[Int(record.fileIndex)] else { continue }
      let own = catalog.trees[Int(record.fileIndex)][record.node].range
      let next = faults.indices.partitionPoint { faults[$0] < own.start }
      let isFaulty = next < faults.count && faults[next] < own.end
      if isFaulty || unsound.contains(Int(record.fileIndex)) { faulty.insert(suppression.recordIndex) }
    }
  }

  private mutating func suppress(
    _ finding: Diagnostic,
    _ key: FindingKey,
    _ anywhere: Target,
    _ groups: inout [Target: Group],
    _ places: inout [Target: [Int]]
  ) -> Bool {
    var there = anywhere
    there.pointer = key.pointerShape
    var targets: [Target] = []
    if key.textDigest != nil {
      for var target in [anywhere, there] {
        target.textDigest = key.textDigest
        targets.append(target)
      }
    }
    if !isText(finding) {
      var same = anywhere
      same.pointer = key.pointer
      targets += [anywhere, same]
    }
    let matching = targets.filter { groups[$0] != nil }
    if matching.isEmpty {
      for target in [anywhere, there] {
        // Each needs one finding at its place.
        for index in places.removeValue(forKey: target) ?? [] { misses[index] = finding }
      }
      return false
    }
    for target in matching { groups[target]?.isUsed = true }
    return matching.contains { groups[$0]?.isExpired == false }
  }

  private mutating func isText(_ finding: Diagnostic) -> Bool {
    guard let place = finding.place, let pointer = finding.pointer else { return false }
    if members.fileIndex != place.fileIndex { members = (place.fileIndex, MemberTables()) }
    let tree = catalog.trees[place.fileIndex]
    return tree[FindingKeys.node(pointer.utf8, from: 0, in: tree, &members.tables)].kind == .string
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
      if faulty.contains(suppression.recordIndex) { return nil }
      func settled(_ state: SettledSuppression.State) -> SettledSuppression {
        SettledSuppression(suppression: suppression, state: state, catalog: catalog)
      }
      // What accepts findings of a rule of old is neither unused nor expired.
      if rules.retiredRule(named: suppression.rule.text) != nil { return nil }
      if isExpired(suppression) { return settled(.expired) }
      guard catalog.isWhole, catalog.gaps.isEmpty, !isUsed[index] else { return nil }
      guard let rule = rules[suppression.rule] else { return settled(.namesNoRule(rules)) }
      if suppression.rule.isLocked { return settled(.namesLockedRule) }
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
