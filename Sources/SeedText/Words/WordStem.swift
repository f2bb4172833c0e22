/// A word without its ending, so that "noticed", "notices" and "noticing" are one. Light: it cuts what is
/// safe to cut and knows no exceptions.
package enum WordStem {
  /// The hash of a word's stem; of a word beyond ASCII, or of more than 64 bytes, its own hash.
  ///
  /// - Complexity: O(bytes).
  package static func hash(of word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard word.range.count <= 64, mayBeCut(word.range, of: bytes) else { return word.hash }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      var count = 0
      for byte in bytes[word.range] {
        if byte >= 0x80 { return word.hash }
        buffer[count] = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        count += 1
      }
      var stem = FoldedWord(bytes: UnsafeMutableBufferPointer(rebasing: buffer[..<count]), count: count)
      cut(&stem)
      return WordHash.ofFolded(stem.bytes[..<stem.count])
    }
  }

  /// Whether a word ends as something that is cut: most do not, and are their own stems.
  @inline(__always)
  private static func mayBeCut(_ word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count > 2 else { return false }
    let beforeLast = bytes[word.upperBound - 2] | 0x20
    switch bytes[word.upperBound - 1] | 0x20 {
    case UInt8(ascii: "s"):
      return beforeLast == UInt8(ascii: "'")
        || word.count > 3 && beforeLast != UInt8(ascii: "s") && beforeLast != UInt8(ascii: "u")
          && beforeLast != UInt8(ascii: "i")
    case UInt8(ascii: "g"): return word.count > 5 && beforeLast == UInt8(ascii: "n")
    case UInt8(ascii: "d"): return word.count > 4 && beforeLast == UInt8(ascii: "e")
    case UInt8(ascii: "e"): return word.count > 3
    default: return false
    }
  }

  private static func cut(_ stem: inout FoldedWord) {
    if stem.ends("'s") { stem.count -= 2 }
    if stem.count > 4, stem.ends("ies") {
      stem.replaceEnd(3, with: UInt8(ascii: "y"))
    } else if stem.count > 4, stem.ends("sses") || stem.ends("shes") || stem.ends("ches") || stem.ends("xes")
    {
      stem.count -= 2
    } else if stem.count > 3, stem.ends("s"), !stem.ends("ss"), !stem.ends("us"), !stem.ends("is") {
      stem.count -= 1
    }
    if stem.count > 5, stem.ends("ing") {
      stem.count -= 3
      undouble(&stem)
    } else if stem.count > 4, stem.ends("ied") {
      stem.replaceEnd(3, with: UInt8(ascii: "y"))
    } else if stem.count > 4, stem.ends("ed") {
      stem.count -= 2
      undouble(&stem)
    }
    if stem.count > 3, stem.ends("e") { stem.count -= 1 }
  }

  private static func undouble(_ stem: inout FoldedWord) {
    guard stem.count > 3 else { return }
    let last = stem.bytes[stem.count - 1]
    if last == stem.bytes[stem.count - 2], !"lsz".utf8.contains(last) { stem.count -= 1 }
  }
}
