import CivilTime
import SeedModel

extension PressureHistory {
  /// Two devices' records as one history: per day and `sortOrder` one of them, sorted by both.
  ///
  /// YES and NO come before MISSED, that before PENDING; of two check-ins the earlier one; else the later
  /// `updatedAt`, then the lower id. Merging is commutative, associative and idempotent: what is left of a
  /// day is the first of its records in one total order. The state after it is the fold over the result.
  /// - Complexity: O(n log n) in the records.
  public static func merge(_ left: [Commitment], _ right: [Commitment]) -> [Commitment] {
    let sorted = (left + right).sorted { left, right in
      (left.date, left.sortOrder) != (right.date, right.sortOrder)
        ? (left.date, left.sortOrder) < (right.date, right.sortOrder)
        : precedes(left, right)
    }
    var merged: [Commitment] = []
    for record in sorted where merged.last?.date != record.date || merged.last?.sortOrder != record.sortOrder
    {
      merged.append(record)
    }
    return merged
  }

  /// Whether the first of two records of a day is the one that stays.
  private static func precedes(_ left: Commitment, _ right: Commitment) -> Bool {
    let (leftRank, rightRank) = (rank(left), rank(right))
    if leftRank != rightRank { return leftRank < rightRank }
    if leftRank == 0, left.checkedInAt != right.checkedInAt {
      return (left.checkedInAt ?? .latest) < (right.checkedInAt ?? .latest)
    }
    if left.updatedAt != right.updatedAt { return left.updatedAt > right.updatedAt }
    if left.id != right.id { return left.id < right.id }
    // The same record, changed twice within a second: any order will do, but the same on both devices.
    let (leftText, rightText) = (left.text.utf8, right.text.utf8)
    if leftText.count != rightText.count { return leftText.count < rightText.count }
    if !leftText.elementsEqual(rightText) { return leftText.lexicographicallyPrecedes(rightText) }
    return "\(left)".utf8.lexicographicallyPrecedes("\(right)".utf8)
  }

  private static func rank(_ record: Commitment) -> Int {
    switch record.status {
    case .yes, .no: 0
    case .missed: 1
    case .pending: 2
    }
  }
}
