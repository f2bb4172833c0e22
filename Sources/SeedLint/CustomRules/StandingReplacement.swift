import SeedSource
import SeedText

/// Where a text has what a substitution would write already: a "phone" in "Mobile phone" is right as it is,
/// where that is the word for it. Capitals, and hyphens for spaces, are no difference.
struct StandingReplacement {
  private let byteCount: Int
  /// Where it starts and ends with words, ascending.
  private var whole: [Int] = []
  /// Where its last word goes on ("mobile phones").
  private var inflected: [Int] = []

  /// - Parameter words: those that what stands there may not cut; none for a pattern.
  /// - Complexity: O(text × replacement) at worst, and O(text) where little begins like the replacement.
  init(_ replacement: some StringProtocol, in bytes: UnsafeBufferPointer<UInt8>, _ words: [Word]) {
    let wanted = replacement.utf8.map(Self.folded)
    byteCount = wanted.count
    func isInsideWord(_ offset: Int) -> Bool {
      let next = words.indices.partitionPoint { Int(words[$0].endOffset) <= offset }
      return next < words.count && Int(words[next].startOffset) < offset
    }
    for start in 0..<max(0, bytes.count - wanted.count + 1)
    where bytes[start...].lazy.map(Self.folded).starts(with: wanted) && !isInsideWord(start) {
      if isInsideWord(start + wanted.count) { inflected.append(start) } else { whole.append(start) }
    }
  }

  /// Whether a hit is a part of it.
  func contains(_ hit: Range<Int>) -> Bool {
    guard byteCount > hit.count else { return false }
    return Self.hasPlace(whole, hit.upperBound - byteCount...hit.lowerBound)
      || Self.hasPlace(inflected, hit.lowerBound - byteCount + 1...hit.lowerBound - 1)
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
