/// A rotation through some elements in rounds: each comes once a round, in an order shuffled for that round,
/// and no round begins with the element that ended the one before.
public struct ShuffledRounds: Hashable, Sendable, Codable {
  /// What is left of the round, as indexes below the count, the next one last.
  public var remaining: [Int]
  /// The index given last, or nil.
  public var last: Int?

  /// A rotation at its beginning, or one that goes on where it was stored.
  public init(remaining: [Int] = [], last: Int? = nil) {
    self.remaining = remaining
    self.last = last
  }

  /// The next index below a count, or nil for a count of 0.
  ///
  /// A new round is the indexes in order, shuffled by ``SplitMix64/shuffle(_:)``. Where its first is the last
  /// one given, it changes places with one drawn from the others: 1 + below(count − 1). Indexes that are no
  /// longer below the count are passed over; ones that a larger count brings come with the next round.
  /// - Complexity: O(1), O(count) where a round begins.
  public mutating func next(of count: Int, using random: inout SplitMix64) -> Int? {
    guard count > 0 else { return nil }
    while let index = remaining.popLast() {
      if (0..<count).contains(index) {
        last = index
        return index
      }
    }
    var round = Array(0..<count)
    random.shuffle(&round)
    if count > 1, round[0] == last { round.swapAt(0, 1 + random.below(count - 1)) }
    last = round[0]
    remaining = round.dropFirst().reversed()
    return last
  }
}
