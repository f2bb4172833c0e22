/// Numbers by 64-bit hashes: open addressing, at most half full. The tool's one hash table beside Swift's.
///
/// It is for what is asked at every word of a content. It is not seeded: what content can fill without end
/// belongs into a `Dictionary`.
package struct HashIndex: Sendable {
  @usableFromInline
  package struct Slot: Sendable, BitwiseCopyable {
    @usableFromInline package var hash: UInt64 = 0
    /// 0 where nothing stands.
    @usableFromInline package var number: UInt32 = 0

    init(hash: UInt64 = 0, number: UInt32 = 0) { (self.hash, self.number) = (hash, number) }
  }

  /// As many as a power of two.
  @usableFromInline package private(set) var slots: [Slot]
  /// 64 less the bits of a slot's place.
  @usableFromInline package private(set) var shift: UInt64
  package private(set) var count = 0

  /// - Parameter capacity: how many hashes it takes without growing.
  package init(capacity: Int = 0) {
    var bits: UInt64 = 3
    while 1 << bits < capacity * 2 { bits += 1 }
    shift = 64 - bits
    slots = Array(repeating: Slot(), count: 1 << bits)
  }

  /// The number of a hash, 0 where it has none.
  ///
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  package subscript(hash: UInt64) -> UInt32 { slots[place(of: hash)].number }

  /// Gives a hash its number, in place of one that it has.
  ///
  /// - Precondition: the number is not 0.
  /// - Complexity: O(1) amortized.
  package mutating func set(_ hash: UInt64, to number: UInt32) {
    precondition(number != 0, "0 stands for no number")
    let place = place(of: hash)
    let isNew = slots[place].number == 0
    slots[place] = Slot(hash: hash, number: number)
    guard isNew else { return }
    count += 1
    if count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    var larger = HashIndex(capacity: slots.count)
    for slot in slots where slot.number != 0 { larger.set(slot.hash, to: slot.number) }
    self = larger
  }

  /// Where a hash stands or would stand.
  @inlinable
  @inline(__always)
  package func place(of hash: UInt64) -> Int {
    // The keys of short words are their letters, which would crowd a table.
    var place = Int(truncatingIfNeeded: ((hash ^ hash &>> 32) &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    while slots[place].number != 0, slots[place].hash != hash { place = (place &+ 1) & (slots.count &- 1) }
    return place
  }
}
