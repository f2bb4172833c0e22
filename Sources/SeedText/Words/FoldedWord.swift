/// A word's bytes in lower case, of which the first `count` still count.
struct FoldedWord {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  var count: Int

  /// A byte counted from the end, the last one being 1; 0 before the start.
  @inline(__always)
  func fromEnd(_ index: Int) -> UInt8 { index <= count ? bytes[count - index] : 0 }

  @inline(__always)
  func ends(_ suffix: StaticString) -> Bool {
    let suffixCount = suffix.utf8CodeUnitCount
    guard count >= suffixCount else { return false }
    for index in 0..<suffixCount where bytes[count - suffixCount + index] != suffix.utf8Start[index] {
      return false
    }
    return true
  }

  /// Puts one byte in the place of the last ones.
  mutating func replaceEnd(_ count: Int, with byte: UInt8) {
    self.count -= count - 1
    bytes[self.count - 1] = byte
  }
}
