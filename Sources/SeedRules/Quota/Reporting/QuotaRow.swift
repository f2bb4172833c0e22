/// How many there are of something that has to be there in some number.
package struct QuotaRow: Hashable, Sendable {
  /// What is counted: "daily", "afterCrash", a copy key.
  package var name: String
  package var have: Int
  /// The least; 0 where none is asked for.
  package var need: Int
  /// The most; nil where there is none.
  package var most: Int?

  package init(_ name: String, have: Int, need: Int = 0, most: Int? = nil) {
    self.name = name
    self.have = have
    self.need = need
    self.most = most
  }

  /// How many are still to be written.
  package var missing: Int { max(0, need - have) }
  /// How many there are too many.
  package var excess: Int { most.map { max(0, have - $0) } ?? 0 }
  package var isMet: Bool { missing == 0 && excess == 0 }
}

/// How many of a whole are of one sort, where that has to be some share of the whole.
package struct QuotaShare: Hashable, Sendable {
  package var name: String
  package var have: Int
  /// The whole that the share is of, as it is now.
  package var total: Int
  /// The whole once the quotas are filled, at least `total`.
  package var goal: Int
  /// Shares of 0…1.
  package var range: ClosedRange<Double>

  package init(_ name: String, have: Int, total: Int, goal: Int, range: ClosedRange<Double>) {
    self.name = name
    self.have = have
    self.total = total
    self.goal = max(goal, total)
    self.range = range
  }

  /// The share as it is now, in whole per cent; nil of nothing.
  package var percent: Int? { total == 0 ? nil : (have * 200 + total) / (total * 2) }
  /// What the whole as it is now asks for. Nothing asks for nothing.
  package var now: QuotaRow { row(of: total) }
  /// What the whole will ask for once the quotas are filled.
  package var finally: QuotaRow { row(of: goal) }

  private func row(of whole: Int) -> QuotaRow {
    // A share of 0.1 of 50 must be 5, whatever binary fractions make of it.
    let tolerance = 1e-9
    let need = (range.lowerBound * Double(whole) - tolerance).rounded(.up)
    let most = (range.upperBound * Double(whole) + tolerance).rounded(.down)
    if range.upperBound >= 1 { return QuotaRow(name, have: have, need: max(0, Int(need))) }
    // A narrow range of a small whole may hold no whole number: then those on both sides of it will do.
    return QuotaRow(name, have: have, need: max(0, Int(min(need, most))), most: Int(max(need, most)))
  }

  /// "low 3 (25 %)".
  package var distribution: String { "\(name) \(have)" + (percent.map { " (\($0) %)" } ?? "") }
  /// "25 %".
  package var leastPercent: String { Self.percent(range.lowerBound) }
  /// "50 %".
  package var mostPercent: String { Self.percent(range.upperBound) }

  /// A share in per cent, with one decimal where it has one.
  static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
