public import CivilTime

/// What can be read off a user's records.
public enum PressureHistory {
  /// How many days in a row, looking back from today, ended without a YES.
  ///
  /// Today is passed over while it is pending. Days are those that have a record: a date that a journey
  /// skipped is none. Of several records of a date one YES makes it a YES day; later dates than today are
  /// passed over.
  /// - Complexity: O(n log n) in the records.
  public static func daysSinceLastYes(
    today: CivilDate,
    records: some Sequence<(date: CivilDate, status: Commitment.Status)>
  ) -> Int {
    var count = 0
    var lastDate: CivilDate?
    let order = records.filter { $0.date <= today }
      .sorted { ($1.date, rank($0.status)) < ($0.date, rank($1.status)) }
    for record in order where record.date != lastDate {
      if record.status == .yes { return count }
      lastDate = record.date
      if record.date != today || record.status != .pending { count += 1 }
    }
    return count
  }

  /// YES before all, PENDING behind all, so that a date's first record decides it.
  private static func rank(_ status: Commitment.Status) -> Int {
    switch status {
    case .yes: 0
    case .no, .missed: 1
    case .pending: 2
    }
  }

  /// What the records of one commitment add up to: the fold over its settled days in the order of their
  /// dates. The stored escalation equals it.
  ///
  /// - Complexity: O(n log n) in the records, O(n) where they are sorted by date.
  public static func escalation(
    of records: some Sequence<Commitment>,
    sortOrder: Int = 0
  ) -> Escalation {
    var own = records.filter { $0.sortOrder == sortOrder }
    let isSorted = zip(own, own.dropFirst()).allSatisfy { $0.date <= $1.date }
    if !isSorted { own.sort { $0.date < $1.date } }
    return EscalationEngine.fold(own.lazy.compactMap { $0.outcome })
  }
}
