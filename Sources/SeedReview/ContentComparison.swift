/// What changed in meaning between two editions of a content.
package struct ContentComparison: Sendable {
  package let base: ReviewContent
  package let now: ReviewContent
  /// By kind, then by what the records are called.
  package private(set) var changes: [RecordChange] = []
  /// What could not be compared.
  package let gaps: [Gap]

  /// Something that could not be compared.
  package struct Gap: Sendable {
    package var gap: ReviewContent.Gap
    /// Whether it is so in the content as it stands now.
    package var isNow: Bool
  }

  /// - Complexity: O(records + bytes of those that are written otherwise).
  package init(_ base: ReviewContent, _ now: ReviewContent) {
    self.base = base
    self.now = now
    gaps =
      base.gaps.map { Gap(gap: $0, isNow: false) } + now.gaps.map { Gap(gap: $0, isNow: true) }
    let keys = Set(base.records.keys).union(now.records.keys)
    var sorted: [(key: [SortedName], change: RecordChange)] = []
    for key in keys where isCompared(key) {
      guard let change = RecordChange(base.records[key], now.records[key]) else { continue }
      let kind = ReviewKind.allCases.firstIndex(of: key.kind) ?? 0
      sorted.append(([.number(kind), Self.order(of: change.record), .text(key.name)], change))
    }
    sorted.sort { $0.key.lexicographicallyPrecedes($1.key) }
    changes = sorted.map(\.change)
  }

  private enum SortedName: Comparable {
    case number(Int)
    case text(String)
  }

  /// Fixes by their numbers, what else has a label by that.
  private static func order(of record: ReviewRecord) -> SortedName {
    if record.key.kind == .fix, let number = record.value["number"]?.integer { return .number(number) }
    return record.key.kind == .copyEntry ? .text(record.key.name) : .text(record.label)
  }

  /// Whether both sides could be read where a record is, or would be.
  package func isCompared(_ key: ReviewKey) -> Bool {
    if base.broken.contains(key.kind) || now.broken.contains(key.kind) { return false }
    guard key.kind == .copyEntry else { return true }
    return !base.brokenTables.union(now.brokenTables).contains { key.name.hasPrefix($0) }
  }

  /// Whether both sides could be read where records of a kind are.
  package func isCompared(_ kind: ReviewKind) -> Bool {
    !base.broken.contains(kind) && !now.broken.contains(kind)
      && (kind != .copyEntry || base.brokenTables.isEmpty && now.brokenTables.isEmpty)
  }
}
