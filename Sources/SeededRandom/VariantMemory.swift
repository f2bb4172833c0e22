/// Which variant of each key was shown last, so that none comes twice in a row.
public struct VariantMemory<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The last index of each key; part of the stored state.
  public var lastIndexes: [Key: Int]

  /// A memory of some last indexes, of none at first.
  public init(lastIndexes: [Key: Int] = [:]) { self.lastIndexes = lastIndexes }

  /// Draws one of a key's variants and remembers it: any at first, later any but the last one. A key with a
  /// single variant gives it without a draw; one without any gives nil.
  ///
  /// Drawn is a number below the count, or below the count less one where one is left out; the variants from
  /// the one left out on then count one further.
  /// - Complexity: O(1).
  public mutating func choose(_ key: Key, of count: Int, using random: inout SplitMix64) -> Int? {
    guard count > 0 else { return nil }
    // One look into the table serves both the last index and the next.
    func choose(_ last: inout Int?) -> Int {
      var index = 0
      if count > 1, let last, (0..<count).contains(last) {
        index = random.below(count - 1)
        if index >= last { index += 1 }
      } else if count > 1 {
        index = random.below(count)
      }
      last = index
      return index
    }
    return choose(&lastIndexes[key])
  }
}

extension VariantMemory: Codable where Key: Codable {}
