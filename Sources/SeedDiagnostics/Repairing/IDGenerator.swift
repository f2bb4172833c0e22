import SeedSource

/// Makes the new identities and numbers of repairs and new records.
package struct IDGenerator {
  private var generator: any RandomNumberGenerator
  /// The next fix number that was never used.
  package private(set) var nextNumber: Int

  /// - Parameter nextNumber: the highest of live and retired numbers, plus one.
  package init(generator: any RandomNumberGenerator = SystemRandomNumberGenerator(), nextNumber: Int) {
    self.generator = generator
    self.nextNumber = nextNumber
  }

  /// A random UUID (RFC 9562, version 4) in canonical text.
  package mutating func identity() -> String {
    let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = generator.next() >> 2 | 1 << 63
    let digits = high.hexadecimal + low.hexadecimal
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    return text
  }

  /// The next number.
  package mutating func number() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// What comes in a range's place.
  package mutating func text(of replacement: TextEdit.Replacement) -> String {
    switch replacement {
    case .text(let text): text
    case .mintedIdentity(let prefix, let suffix): prefix + identity() + suffix
    case .mintedNumber(let prefix, let suffix): "\(prefix)\(number())\(suffix)"
    }
  }
}
