import FuzzSupport
import SeedText

/// The spelling cache's file, with or without a sound first line.
///
/// The first byte says whether it has one; the rest is the file.
@main
struct FuzzSpelling: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let isRepaired = input.byte() & 1 == 0
    var bytes = Array(input.rest)
    if isRepaired { SpellingCache.repair(&bytes) }
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

extension SpellingCache {
  /// Puts a sound first line before the bytes; the first two say how many right words it names.
  fileprivate static func repair(_ bytes: inout [UInt8]) {
    let count = bytes.prefix(2).reduce(0) { $0 << 8 | Int($1) }
    bytes = Array(bytes.withUnsafeBytes { header(digest, rightCount: count, $0) }.utf8) + bytes
  }
}
