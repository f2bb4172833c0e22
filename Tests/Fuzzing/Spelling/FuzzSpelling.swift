import FuzzSupport
import SeedText

/// The spelling cache's file, with its header's start and its checksum put right.
///
/// The first byte says whether they are; the rest is the file.
@main
struct FuzzSpelling: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let isRepaired = input.byte() & 1 == 0
    var bytes = Array(input.rest)
    if isRepaired, bytes.count >= start.count { SpellingCache.repair(&bytes, start) }
    var cache = SpellingCache()
    bytes.withUnsafeBytes { cache.decode($0, digest: digest) }

    let written = cache.encoded(digest: digest)
    var again = SpellingCache()
    written.withUnsafeBytes { again.decode($0, digest: digest) }
    expectSame(again.encoded(digest: digest), written, "a cache that is written, read and written")
    expectSame(again.right.count, cache.right.count, "right words")

    again.add(right: 7)
    again.add(wrong: 9, suggestions: ["nine", "mine"])
    expect(
      again.isWrong(9) && again.suggestions(for: 9) == ["nine", "mine"],
      "a word that was added is there"
    )
    expect(!SpellingCache().isWrong(9), "a cache begins empty")
  }
}

private let digest: UInt64 = 0x0123_4567_89AB_CDEF

/// The first 40 bytes of an empty cache.
private let start = SpellingCache().encoded(digest: digest)

extension SpellingCache {
  /// Puts magic, version, digest and checksum right; the counts stay.
  fileprivate static func repair(_ bytes: inout [UInt8], _ start: [UInt8]) {
    for index in Array(0..<12) + Array(24..<32) { bytes[index] = start[index] }
    let checksum = bytes[start.count...].withUnsafeBytes { SpellingCache.checksum($0) }
    withUnsafeBytes(of: checksum.littleEndian) { bytes.replaceSubrange(32..<40, with: $0) }
  }
}
