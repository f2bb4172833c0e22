/// Whether texts may have one of some words, told without finding their words: at a quarter of what that
/// costs.
package struct LetterKeys: Sendable {
  package enum Answer: Sendable {
    /// The text has one of the words, or a digit.
    case found
    case missing
    /// Only its words can tell.
    case unclear
  }

  private let keys: WordSet
  /// Those of the parts of words that are not of letters alone (`o'clock`).
  private let partKeys: WordSet

  /// - Parameter list: the words, parted by commas and line ends.
  package init(_ list: String) {
    var keys: [UInt64] = []
    var partKeys: [UInt64] = []
    Term.forEachEntry(of: list) { word in
      let run = LetterRun(word, at: 0)
      if run.count == word.count { return keys.append(run.key) }
      // Its last letters: the first ones of "o'clock" stand in many texts.
      let start = word.lastIndex { !($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) } ?? 0
      partKeys.append(LetterRun(word, at: start + 1).key)
    }
    (self.keys, self.partKeys) = (WordSet(hashes: keys), WordSet(hashes: partKeys))
  }

  /// - Complexity: O(bytes).
  package func search(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
    var isUnclear = false
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: " ") {
        offset &+= 1
        continue
      }
      let run = LetterRun(bytes, at: offset)
      if run.count == 0 {
        let byte = bytes[offset]
        if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return .found }
        // A word may be hidden here: by a letter that nobody sees, or a digit of another script.
        if byte >= 0x80 { isUnclear = true }
        offset &+= 1
        continue
      }
      if keys.contains(run.key) {
        let before = offset > 0 ? bytes[offset &- 1] : UInt8(ascii: " ")
        if run.isWhole, before < 0x80, before != UInt8(ascii: "'") { return .found }
        isUnclear = true
      } else if partKeys.contains(run.key) {
        isUnclear = true
      }
      offset &+= run.count
    }
    return isUnclear ? .unclear : .missing
  }
}

extension LetterRun {
  /// Whether no more than letters belongs to its word, as far as what follows tells.
  @inline(__always)
  fileprivate var isWhole: Bool {
    next < 0x80 && next != UInt8(ascii: "'") && !(next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9"))
  }
}
