import SeedLayout
import SeedModel

extension BundleWriter {
  /// Writes the table of all ids.
  mutating func writeIdentityIndex() throws(BundleWriteError) {
    let hashes = identities.map { IdentitySlotLayout.hash(high: $0.id.high, low: $0.id.low) }
    let slots = try Self.place(hashes, of: .identityIndex) { (left, right) throws(BundleWriteError) in
      if identities[left].id == identities[right].id { throw .duplicateIdentity(identities[left].id) }
    }
    var buffer = ByteBuffer(reserving: slots.count * IdentitySlotLayout.stride)
    for slot in slots {
      if slot < 0 {
        buffer.appendZeroes(IdentitySlotLayout.stride)
      } else {
        buffer.append(identities[slot].id)
        buffer.append(identities[slot].value)
        buffer.append(UInt32(0))
      }
    }
    sections[.identityIndex] = buffer
  }

  /// Writes the table of the numbers of fixes, live and retired.
  mutating func writeNumberIndex() throws(BundleWriteError) {
    let hashes = numbers.map { NumberSlotLayout.hash($0.number) }
    let slots = try Self.place(hashes, of: .numberIndex) { (left, right) throws(BundleWriteError) in
      if numbers[left].number == numbers[right].number { throw .duplicateNumber(Int(numbers[left].number)) }
    }
    var buffer = ByteBuffer(reserving: slots.count * NumberSlotLayout.stride)
    for slot in slots {
      buffer.append(slot < 0 ? 0 : numbers[slot].number)
      buffer.append(slot < 0 ? 0 : numbers[slot].value)
    }
    sections[.numberIndex] = buffer
  }

  /// Writes the table of copy keys.
  mutating func writeCopyIndex(_ keys: [(hash: UInt64, value: UInt32)]) throws(BundleWriteError) {
    let slots = try Self.place(keys.map(\.hash), of: .copyIndex) { (_, _) throws(BundleWriteError) in }
    var buffer = ByteBuffer(reserving: slots.count * CopySlotLayout.stride)
    for slot in slots {
      buffer.append(slot < 0 ? 0 : UInt32(truncatingIfNeeded: keys[slot].hash))
      buffer.append(slot < 0 ? 0 : keys[slot].value)
    }
    sections[.copyIndex] = buffer
  }

  /// How many slots the table of some entries has; nil where there is none.
  static func slotCount(of hashes: [UInt64], in section: SectionID) -> Int? {
    try? place(hashes, of: section) { (_, _) throws(BundleWriteError) in }.count
  }

  /// Puts entries into the smallest table that keeps to ``HashTable``'s rules.
  ///
  /// - Parameter check: called with the places of a new entry and one of the same home; throws if they are
  ///   one.
  /// - Returns: for each slot the place of its entry in `hashes`, or −1.
  private static func place(
    _ hashes: [UInt64],
    of section: SectionID,
    check: (Int, Int) throws(BundleWriteError) -> Void
  ) throws(BundleWriteError) -> [Int] {
    var slotCount = 2
    while slotCount < hashes.count * 2 { slotCount *= 2 }
    for _ in 0..<4 {
      if let slots = try place(hashes, slotCount: slotCount, check: check) { return slots }
      slotCount *= 2
    }
    throw .collidingEntries(section: "\(section)")
  }

  private static func place(
    _ hashes: [UInt64],
    slotCount: Int,
    check: (Int, Int) throws(BundleWriteError) -> Void
  ) throws(BundleWriteError) -> [Int]? {
    var slots = [Int](repeating: -1, count: slotCount)
    for (entry, hash) in hashes.enumerated() {
      var slot = HashTable.home(of: hash, slotCount: slotCount)
      var probeCount = 0
      while slots[slot] >= 0 {
        if hashes[slots[slot]] == hash { try check(entry, slots[slot]) }
        slot = (slot + 1) & (slotCount - 1)
        probeCount += 1
        if probeCount == HashTable.probeLimit { return nil }
      }
      slots[slot] = entry
    }
    return slots
  }
}
