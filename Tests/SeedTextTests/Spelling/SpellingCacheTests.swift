@testable import SeedText
import Testing

struct SpellingCacheTests {
  private static let sample: SpellingCache = {
    var cache = SpellingCache()
    for word in ["quiet", "dinner", "café"] { cache.add(right: WordHash.of(word)) }
    cache.add(wrong: WordHash.of("sombody"), suggestions: ["somebody", "some body"])
    cache.add(wrong: WordHash.of("zzxq"), suggestions: [])
    cache.add(wrong: WordHash.of("turvy"))
    return cache
  }()

  private func read(_ bytes: [UInt8], digest: UInt64 = 5) -> SpellingCache {
    var cache = SpellingCache()
    bytes.withUnsafeBytes { cache.decode($0, digest: digest) }
    return cache
  }

  private func isEmpty(_ cache: SpellingCache) -> Bool {
    cache.right.count == 0 && !["sombody", "zzxq", "turvy"].contains { cache.isWrong(WordHash.of($0)) }
  }

  @Test
  func `what was written is read`() {
    let cache = read(Self.sample.encoded(digest: 5))
    #expect(cache.right == Self.sample.right)
    #expect(cache.suggestions(for: WordHash.of("sombody")) == ["somebody", "some body"])
    #expect(cache.suggestions(for: WordHash.of("zzxq")) == [])
    #expect(cache.isWrong(WordHash.of("turvy")) && cache.suggestions(for: WordHash.of("turvy")) == nil)
    #expect(!cache.isWrong(WordHash.of("quiet")))
    #expect(!cache.hasChanged)
    #expect(cache.encoded(digest: 5) == Self.sample.encoded(digest: 5))
  }

  @Test
  func `a cache with more wrong words than it keeps starts anew`() {
    var cache = SpellingCache()
    for key in 1...UInt64(4096) { cache.add(wrong: key) }
    #expect(read(cache.encoded(digest: 5)).isWrong(4096))
    cache.add(wrong: 4097)
    #expect(!read(cache.encoded(digest: 5)).isWrong(4096))
  }

  @Test(arguments: [1_000_000, 1_000_001])
  func `a file of more words than are kept reads as empty`(count: Int) {
    let keys = (1...UInt64(count)).flatMap { key in withUnsafeBytes(of: key.littleEndian) { Array($0) } }
    let header = keys.withUnsafeBytes { SpellingCache.header(5, rightCount: count, $0) }
    #expect(SpellingCache.rightLimit == 1_000_000)
    #expect(read(Array(header.utf8) + keys).right.count == (count > SpellingCache.rightLimit ? 0 : count))
  }

  @Test
  func `the words of another dictionary are not taken`() {
    #expect(isEmpty(read(Self.sample.encoded(digest: 5), digest: 6)))
  }

  @Test
  func `a file that was cut short anywhere reads as empty`() {
    let bytes = Self.sample.encoded(digest: 5)
    for count in bytes.indices { #expect(isEmpty(read(Array(bytes[..<count]))), "\(count) bytes") }
    #expect(isEmpty(read(bytes + [0])))
  }

  @Test
  func `a file with any bit changed reads as empty`() {
    let bytes = Self.sample.encoded(digest: 5)
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        #expect(isEmpty(read(damaged)), "byte \(index), bit \(bit)")
      }
    }
  }

  @Test
  func `a suggestion that would break the file's lines is not kept`() {
    var cache = SpellingCache()
    cache.add(wrong: 1, suggestions: ["two\nlines"])
    #expect(!cache.isWrong(1))
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/seedtool"),
    (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/seedtool"),
    (["HOME": "/h"], "/h/.cache/seedtool"),
    (["HOME": "/h", "SEEDTOOL_CACHE": "off"], nil),
    (["HOME": ""], nil),
    ([:], nil),
  ])
  func `the cache lies where the environment says`(environment: [String: String], folder: String?) {
    #if os(macOS)
      let folder = folder == "/h/.cache/seedtool" ? "/h/Library/Caches/seedtool" : folder
    #endif
    #expect(SpellingResources.cacheFolder { environment[$0] } == folder)
  }
}
