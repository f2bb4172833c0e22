package import SeedModel

extension PluralRules {
  /// The largest count of a category up to a maximum that is none of some others, or nil when there is none.
  ///
  /// - Complexity: O(1): categories repeat every hundred, or every million.
  package func largestCount(of category: PluralCategory, upTo maximum: Int, excluding others: [Int]) -> Int? {
    func isOne(_ count: Int) -> Bool { self.category(of: count) == category && !others.contains(count) }
    let nearest = stride(from: maximum, through: max(0, maximum - 250 - others.count), by: -1).first(
      where: isOne
    )
    if let nearest { return nearest }
    let millions = maximum / 1_000_000
    let round = stride(from: millions, through: max(1, millions - others.count), by: -1)
      .map { $0 * 1_000_000 }
      .first { $0 > 0 && $0 <= maximum && isOne($0) }
    return round ?? stride(from: min(maximum, 250), through: 0, by: -1).first(where: isOne)
  }

  /// The smallest count of a category up to a maximum that is none of some others, or nil when there is none.
  package func smallestCount(of category: PluralCategory, upTo maximum: Int, excluding others: [Int]) -> Int?
  {
    let small = (0...max(0, min(maximum, 250 + others.count)))
      .first { self.category(of: $0) == category && !others.contains($0) }
    return small ?? largestCount(of: category, upTo: maximum, excluding: others)
  }
}
