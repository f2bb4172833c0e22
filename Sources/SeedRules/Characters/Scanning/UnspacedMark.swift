import SeedText

/// Finds where a space is missing behind a mark: `once,even`, `wall.Then`, `go?Not`.
///
/// The words on both sides must be plain ones. A full stop needs a small word before it and a capital behind:
/// `seedtool.json`, `Node.js` and `e.g.` have none. Addresses, paths, and lists of the kind of `a,b,c` are
/// left alone.
enum UnspacedMark {
  /// - Complexity: O(bytes of the words beside the mark).
  static func isMissing(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, in prose: Range<Int>) -> Bool {
    let mark = bytes[offset]
    guard isMark(mark), offset > prose.lowerBound, offset + 1 < prose.upperBound,
      isLetter(bytes[offset - 1]), isLetter(bytes[offset + 1])
    else { return false }
    var start = offset
    while start > prose.lowerBound, isWord(bytes[start - 1]) { start -= 1 }
    var end = offset + 1
    while end < prose.upperBound, isWord(bytes[end]) { end += 1 }
    let (before, after) = (bytes[start..<offset], bytes[(offset + 1)..<end])
    guard before.count > 1, isPlain(before), isPlain(after),
      after.count > 1 || "IAa".utf8.contains(after[after.startIndex])
    else { return false }
    if mark == UInt8(ascii: "."), isCapital(before[start]) || !isCapital(bytes[offset + 1]) { return false }
    // What else is written together says that this is no sentence.
    let isOpen = start == prose.lowerBound || " \"'(\u{2014}".utf8.contains(bytes[start - 1])
    if end == prose.upperBound { return isOpen }
    if " )\"'\u{2014}".utf8.contains(bytes[end]) { return isOpen }
    return isOpen && ".,!?;:".utf8.contains(bytes[end])
      && (end + 1 == prose.upperBound || bytes[end + 1] == 0x20)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "!")
      || byte == UInt8(ascii: "?")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  private static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "'") }
  private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  /// A word in small letters, but for its first.
  private static func isPlain(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    isLetter(word[word.startIndex]) && !word.dropFirst().contains(where: isCapital)
  }
}
