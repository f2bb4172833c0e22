/// A number of a product's policies that content may not have.
///
/// Policies come from content, which has been checked, and from bundles and replays, which anybody may have
/// written. Services count on their ranges: beyond them sums overflow, and plans have no end.
package struct PolicyFault: Hashable, Sendable {
  /// The number's field.
  package let name: String
  /// What it may be, with the field's name: "retestDays, 7…180".
  package let expected: String
  package let found: String
}

/// Holds policies against the ranges of content; keeps the first fault.
struct PolicyCheck {
  private(set) var fault: PolicyFault?

  private mutating func note(_ name: String, _ expected: String, _ found: String) {
    if fault == nil { fault = PolicyFault(name: name, expected: "\(name), \(expected)", found: found) }
  }

  mutating func range<Number: Comparable>(_ name: String, _ number: Number, _ range: ClosedRange<Number>) {
    if !range.contains(number) { note(name, "\(range.lowerBound)…\(range.upperBound)", "\(number)") }
  }

  mutating func range(_ name: String, _ list: [Int], _ range: ClosedRange<Int>, count: ClosedRange<Int>) {
    if !count.contains(list.count) {
      let least = count.lowerBound == count.upperBound ? "" : "\(count.lowerBound)…"
      note(name, "\(least)\(count.upperBound) numbers", "\(list.count)")
    }
    for number in list { self.range(name, number, range) }
  }

  mutating func above(_ name: String, _ number: Int, _ lowerName: String, _ lower: Int) {
    if number <= lower { note(name, "more than \(lowerName), \(lower)", "\(number)") }
  }

  mutating func order(_ name: String, _ list: [Int], isStrict: Bool) {
    for (first, second) in zip(list, list.dropFirst())
    where second < first || isStrict && second == first {
      let expected = isStrict ? "each number above the one before it" : "no number below the one before it"
      note(name, expected, "\(second) behind \(first)")
    }
  }
}
