/// A set of words by their 64-bit keys: open addressing, at most half full.
///
/// A key is taken for its word: two of a million words share one with a chance of 1 in 37 million.
package struct WordTable: Sendable {
  /// 0 where nothing stands; as many as a power of two.
  private var slots: [UInt64]
  package private(set) var count = 0

  /// - Parameter capacity: how many words it takes without growing.
  init(capacity: Int = 0) {
    slots = Array(repeating: 0, count: Self.slotCount(for: capacity))
  }

  private static func slotCount(for count: Int) -> Int {
    var slotCount = 256
    while slotCount < count * 2 { slotCount *= 2 }
    return slotCount
  }

  /// - Complexity: O(1); some 2 ns while the table is in the processor's cache.
  @inline(__always)
  package func contains(_ key: UInt64) -> Bool {
    let key = key == 0 ? 1 : key
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var index = Int(truncatingIfNeeded: key) & mask
      while slots[index] != 0 {
        if slots[index] == key { return true }
        index = (index + 1) & mask
      }
      return false
    }
  }

  /// Adds a word; false when it was there.
  @discardableResult
  package mutating func insert(_ key: UInt64) -> Bool {
    let key = key == 0 ? 1 : key
    if (count + 1) * 2 > slots.count { grow() }
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: key) & mask
    while slots[index] != 0 {
      if slots[index] == key { return false }
      index = (index + 1) & mask
    }
    slots[index] = key
    count += 1
    return true
  }

  private mutating func grow() {
    var larger = WordTable(capacity: slots.count)
    for key in slots where key != 0 { larger.insert(key) }
    self = larger
  }

  /// The keys, in no particular order.
  var keys: some Sequence<UInt64> { slots.lazy.filter { $0 != 0 } }
}
