import SeedDecoding
package import SeedModel

extension Identity {
  /// The UUID that RFC 9562 derives from a name in a namespace (version 5): the same for the same two,
  /// always.
  package init(name: String, namespace: Identity) {
    let bytes = [namespace.high, namespace.low].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * UInt64($0))) }
    }
    let (high, low) = SHA1.firstHalves(of: bytes + Array(name.utf8))
    self.init(high: high & ~0xF000 | 0x5000, low: low & (.max >> 2) | 1 << 63)
  }

  /// What an id becomes that another app has: itself, where it is a UUID that nobody typed; else one derived
  /// from it.
  ///
  /// Chance makes one in a million look typed; it is derived again, so that what comes out always stays.
  package init(imported text: String, namespace: Identity) {
    let reading = Array(text.utf8).withUnsafeBufferPointer { Identity.read($0) }
    switch reading {
    case .canonical(let identity), .notCanonical(let identity): self = identity
    case .malformed: self.init(name: text, namespace: namespace)
    }
    while pattern != nil { self = Identity(name: description, namespace: namespace) }
  }
}
