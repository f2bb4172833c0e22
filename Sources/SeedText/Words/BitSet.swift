/// A growing set of small whole numbers, a bit each.
package struct BitSet: Sendable {
  private var words: [UInt64] = []

  package init() {}

  package func contains(_ number: Int) -> Bool {
    let index = number / 64
    return index < words.count && words[index] >> UInt64(number % 64) & 1 != 0
  }

  /// False when the number was there.
  @discardableResult
  package mutating func insert(_ number: Int) -> Bool {
    let index = number / 64
    if index >= words.count {
      words.append(contentsOf: repeatElement(0, count: max(index + 1, 2 * words.count) - words.count))
    }
    let bit = UInt64(1) << UInt64(number % 64)
    defer { words[index] |= bit }
    return words[index] & bit == 0
  }
}
