import SeedSource
import SeedText

/// Where a text has what a substitution would write already: a "phone" in "Mobile phone" is right as it is,
/// where that is the word for it. Capitals, and hyphens for spaces, are no difference. A replacement of more
/// than 80 bytes is looked for nowhere.
struct StandingReplacement {
  private let wanted: [UInt8]

  init(_ replacement: some StringProtocol) { wanted = replacement.utf8.map(Self.folded) }

  /// Whether a hit is a part of it.
  ///
  /// - Parameters:
  ///   - bytes: of the text.
  ///   - words: those that what stands there may not cut, but for its last one that goes on behind the hit
  ///     ("mobile phones"); none for a pattern.
  func contains(_ hit: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ words: [Word]) -> Bool {
    guard wanted.count > hit.count, wanted.count <= 80 else { return false }
    func isInsideWord(_ offset: Int) -> Bool {
      let next = words.indices.partitionPoint { Int(words[$0].endOffset) <= offset }
      return next < words.count && Int(words[next].startOffset) < offset
    }
    let first = max(0, hit.lowerBound - wanted.count + 1)
    let last = min(hit.lowerBound, bytes.count - wanted.count)
    return stride(from: first, through: last, by: 1).contains { start in
      let end = start + wanted.count
      guard bytes[start..<end].lazy.map(Self.folded).elementsEqual(wanted), !isInsideWord(start) else {
        return false
      }
      return isInsideWord(end) ? start < hit.lowerBound : end >= hit.upperBound
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "-"): UInt8(ascii: " ")
    default: byte
    }
  }
}
