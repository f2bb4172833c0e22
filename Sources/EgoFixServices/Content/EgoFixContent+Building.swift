public import SeedModel
import ServiceCopy
public import ServiceKernel

extension EgoFixContent {
  /// Makes the tables of records, in any order.
  ///
  /// - Throws: ``ServiceError/badContent(product:reason:)``.
  /// - Complexity: O(records × log records).
  public init(
    bugs: [Bug],
    fixes: [Fix],
    tidbits: [MicroEducation],
    texts: any EgoFixTexts
  ) throws(ServiceError) {
    guard max(bugs.count, fixes.count, tidbits.count) < Int(Int32.max) / 16 else {
      throw .badContent(product: egoFixProduct, reason: "there are too many records")
    }
    let ids = bugs.map(\.id).sorted()
    var builder = Builder(bugIDs: ids)
    let sorted = try EgoFixContent.sorted(fixes, by: ids)
    for fix in sorted { builder.add(fix.record, bug: fix.bug) }
    for tidbit in tidbits where !ids.contains(tidbit.bugID) {
      throw EgoFixContent.noBug(tidbit.bugID, of: tidbit.id)
    }
    bugIDs = ids.map { BugID($0) }
    self.fixes = builder.fixes
    fixIndexes = Dictionary(zip(builder.fixes.map(\.id), Int32(0)...)) { first, _ in first }
    fixStarts = builder.starts()
    weights = builder.weights
    self.tidbits = TidbitPools(
      bugs: bugIDs,
      tidbits: tidbits.sorted { $0.id < $1.id }.map {
        (bug: BugID($0.bugID), trigger: $0.trigger, id: TidbitID($0.id))
      }
    )
    lines = EgoFixCopyKey.allCases.map {
      texts.line(product: egoFixProduct, voice: egoFixVoice, key: $0.name)
    }
    self.texts = texts
  }

  private static func noBug(_ bug: Identity, of record: Identity) -> ServiceError {
    .badContent(product: egoFixProduct, reason: "\(record) names the bug \(bug), which is not there")
  }

  /// Fixes with their bugs' indexes, in a bundle's order.
  private static func sorted(
    _ fixes: [Fix],
    by bugIDs: [Identity]
  ) throws(ServiceError) -> [(record: Fix, bug: Int32)] {
    var result: [(record: Fix, bug: Int32)] = []
    for fix in fixes {
      guard let bug = bugIDs.firstIndex(of: fix.bugID) else {
        throw noBug(fix.bugID, of: fix.id)
      }
      result.append((record: fix, bug: Int32(bug)))
    }
    return result.sorted { left, right in
      let first = (left.bug, left.record.type.rawValue, left.record.severity.rawValue, left.record.number)
      let second = (
        right.bug, right.record.type.rawValue, right.record.severity.rawValue, right.record.number
      )
      return first < second
    }
  }

  /// The tables of fixes while they grow.
  private struct Builder {
    let bugIDs: [Identity]
    var fixes: [FixEntry] = []
    var weights: [Double] = []

    mutating func add(_ fix: Fix, bug: Int32) {
      let modifiers = InteractionShape.weights(of: fix.interaction)
      var endMinute: Int?
      if case .abstain(let abstain) = fix.interaction { endMinute = abstain.endTime?.minute }
      fixes.append(
        FixEntry(
          id: FixID(fix.id),
          number: fix.number,
          bug: bug,
          type: fix.type,
          severity: fix.severity,
          shape: InteractionShape(fix.interaction),
          firstWeight: modifiers.isEmpty ? -1 : Int32(weights.count),
          partIDs: InteractionShape.partIDs(of: fix.interaction),
          endMinute: endMinute
        )
      )
      weights += modifiers.map { $0 ?? .nan }
    }

    func starts() -> [Int32] {
      var starts = [Int32](repeating: 0, count: bugIDs.count * 9 + 1)
      for fix in fixes {
        starts[(Int(fix.bug) * 3 + Int(fix.type.rawValue)) * 3 + Int(fix.severity.rawValue) + 1] += 1
      }
      for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
      return starts
    }
  }
}
