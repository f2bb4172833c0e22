/// Looks for several short strings of ASCII at once, letters in either case: the Shift-And algorithm (bitap),
/// with a bit for each of their bytes and one step a byte of the text, whatever their number.
package struct Bitap: Sendable {
  /// For each byte, where it stands in the strings.
  private var places = [UInt64](repeating: 0, count: 256)
  private var starts: UInt64 = 0
  private var ends: UInt64 = 0

  /// The strings of a list that is written as one text, separated by commas and line ends.
  ///
  /// - Precondition: they have 64 bytes together at most.
  package init(_ list: String) {
    var next: UInt64 = 0
    Term.forEachEntry(of: list) { string in
      precondition(next + UInt64(string.count) <= 64, "the strings are longer than a word has bits")
      starts |= 1 << next
      for byte in string {
        places[Int(byte)] |= 1 << next
        if byte &- UInt8(ascii: "a") < 26 { places[Int(byte & ~0x20)] |= 1 << next }
        next += 1
      }
      ends |= 1 << (next - 1)
    }
  }

  /// Whether one of the strings stands somewhere in a text.
  ///
  /// - Complexity: O(bytes).
  package func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    places.withUnsafeBufferPointer { places in
      var (open, found): (UInt64, UInt64) = (0, 0)
      for byte in text {
        open = (open &<< 1 | starts) & places[Int(byte)]
        found |= open
      }
      return found & ends != 0
    }
  }
}
