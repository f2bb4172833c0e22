/// The encoding that Windows gave Western texts; Latin-1 is a part of it.
package enum Windows1252 {
  /// The character of a byte beyond ASCII; nil for those that it lacks.
  package static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    if byte >= 0xA0 { return Unicode.Scalar(byte) }
    return byte < 0x80 || upper[Int(byte) - 0x80] == "-" ? nil : upper[Int(byte) - 0x80]
  }

  /// The byte beyond ASCII of a character; nil for one that it lacks. What it has no character for is read as
  /// a control character.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if (0x80...0xFF).contains(scalar.value) { return UInt8(scalar.value) }
    return scalar == "-" ? nil : upper.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
  }

  /// The characters of the bytes from 80 to 9F; a hyphen for those that have none.
  private static let upper = Array("€-‚ƒ„…†‡ˆ‰Š‹Œ-Ž--‘’“”•–—˜™š›œ-žŸ".unicodeScalars)
}
