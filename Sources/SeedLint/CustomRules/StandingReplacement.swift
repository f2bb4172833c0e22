import SeedSource
import SeedText

/// Where a text has what a substitution would write already: a "phone" in "Mobile phone" is right as it is,
/// where that is the word for it. Capitals, and hyphens for spaces, are no difference.
///
/// A text may have as many hits as words, and a replacement may repeat itself. So what lies around the hits
/// is read once and forwards, by the algorithm of Knuth, Morris and Pratt, and no byte is read again for the
/// next hit.
struct StandingReplacement {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Those that what stands there may not cut; none for a pattern.
  private let words: [Word]
  private let wanted: [UInt8]
  /// Of each beginning of what is wanted, how long its longest end is that is a beginning as well.
  private let borders: [Int]
  /// Up to where the text has been read, and how much of what is wanted stands right before.
  private var offset = 0
  private var length = 0
  /// Where it starts and ends with words, ascending.
  private var whole: [Int] = []
  /// Where its last word goes on ("mobile phones").
  private var inflected: [Int] = []

  /// - Parameter bytes: of the text; they have to outlive this.
  /// - Complexity: O(bytes of the replacement).
  init(_ replacement: some StringProtocol, in bytes: UnsafeBufferPointer<UInt8>, _ words: [Word]) {
    self.bytes = bytes
    self.words = words
    wanted = replacement.utf8.map(Self.folded)
    var borders = wanted.isEmpty ? [] : [0]
    var length = 0
    for index in wanted.indices.dropFirst() {
      while length > 0, wanted[index] != wanted[length] { length = borders[length - 1] }
      if wanted[index] == wanted[length] { length += 1 }
      borders.append(length)
    }
    self.borders = borders
  }

  /// Whether a hit is a part of it.
  ///
  /// - Parameter hit: starts no earlier than the last one that was asked for.
  /// - Complexity: O(bytes that no hit before has led to) and O(log places).
  mutating func contains(_ hit: Range<Int>) -> Bool {
    guard wanted.count > hit.count, wanted.count <= bytes.count else { return false }
    read(hit.lowerBound - wanted.count + 1..<hit.upperBound + wanted.count - 1)
    return Self.hasPlace(whole, hit.upperBound - wanted.count...hit.lowerBound)
      || Self.hasPlace(inflected, hit.lowerBound - wanted.count + 1...hit.lowerBound - 1)
  }

  /// Finds every place that lies in a part of the text.
  private mutating func read(_ part: Range<Int>) {
    if offset < part.lowerBound { (offset, length) = (part.lowerBound, 0) }
    while offset < min(part.upperBound, bytes.count) {
      let byte = Self.folded(bytes[offset])
      while length > 0, length == wanted.count || byte != wanted[length] { length = borders[length - 1] }
      if byte == wanted[length] { length += 1 }
      offset += 1
      if length == wanted.count { add(offset - length) }
    }
  }

  private mutating func add(_ start: Int) {
    if isInsideWord(start) { return }
    if isInsideWord(start + wanted.count) { inflected.append(start) } else { whole.append(start) }
  }

  private func isInsideWord(_ offset: Int) -> Bool {
    let next = words.indices.partitionPoint { Int(words[$0].endOffset) <= offset }
    return next < words.count && Int(words[next].startOffset) < offset
  }

  private static func hasPlace(_ starts: [Int], _ range: ClosedRange<Int>) -> Bool {
    let next = starts.indices.partitionPoint { starts[$0] < range.lowerBound }
    return next < starts.count && starts[next] <= range.upperBound
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "-"): UInt8(ascii: " ")
    default: byte
    }
  }
}
