import SeedSource
import SeedText

/// What is said of a draft and left in it: "Version B:", "Fix 12:", "Same as above", "Here's a revised
/// version".
enum DraftLeftover {
  /// Whether a text may start with one, of those that are not known by their last word, "above".
  static func mayStart(_ bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool) -> Bool {
    guard let first = WordScanner.firstWord(of: bytes, isMessage: isMessage) else { return false }
    if heres.contains(first.hash) || first.hash == asAn { return true }
    let end = first.range.upperBound
    if first.isNumber { return end < bytes.count && bytes[end] == UInt8(ascii: ".") }
    return openers.contains(first.hash) && bytes.contains(UInt8(ascii: ":"))
  }

  /// The bytes of the first of these at a text's start, or nil.
  static func range(in words: [Word], _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let first = words.first else { return nil }
    func range(_ count: Int) -> Range<Int> { first.range.lowerBound..<words[count - 1].range.upperBound }
    func isBeforeColon(_ count: Int) -> Bool {
      let end = words[count - 1].range.upperBound
      return end < bytes.count && bytes[end] == UInt8(ascii: ":")
    }
    if items.contains(first.hash), words.count > 2, isBeforeColon(2),
      words[1].isNumber || words[1].range.count == 1
    {
      return range(2)
    }
    if drafts.contains(first.hash), words.count > 1, isBeforeColon(1) { return range(1) }
    if first.isNumber, words.count > 1, bytes.starts(with: bytes[first.range]),
      bytes[first.range.upperBound...].starts(with: ". ".utf8), words[1].shape.contains(.capitalized),
      first.range.count <= 2
    {
      return range(1)
    }
    if words.count <= 4, words.last?.hash == above, words.count > 1 { return range(words.count) }
    if words.count > 3, first.hash == asAn, words[1].hash == an, words[2].hash == ai { return range(3) }
    guard heres.contains(first.hash) else { return nil }
    return words.prefix(5).indices.dropFirst(2).first {
      versions.contains(words[$0].hash) && revised.contains(words[$0 - 1].hash)
    }.map { range($0 + 1) }
  }

  private static let itemNames =
    "version, option, variant, draft, fix, tidbit, prompt, comment, alternative, take, idea"
  private static let draftNames =
    "draft, alternative, alternatively, revised, rewrite, rewritten, comment, tidbit, caption, output, answer"
  private static let items = WordSet(itemNames)
  private static let drafts = WordSet(draftNames)
  private static let heres = WordSet("here's, here, sure, certainly, below")
  private static let openers = WordSet("\(itemNames), \(draftNames)")
  private static let revised = WordSet(
    "revised, updated, improved, rewritten, shorter, funnier, better, new, polished, edited, another, possible, alternative"
  )
  private static let versions = WordSet(
    "version, draft, prompt, comment, tidbit, rewrite, text, option, take, variant"
  )
  private static let above = WordHash.of("above")
  private static let asAn = WordHash.of("as")
  private static let an = WordHash.of("an")
  private static let ai = WordHash.of("ai")
}
