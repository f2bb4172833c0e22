import SeedPlatform

/// What a dictionary said about words in earlier runs: a file for each dictionary in the user's cache folder.
///
/// The words of content do not stand in it, only their keys, and for the few wrong ones what to suggest. It
/// does not depend on the content's accept list, which is asked before it. The file:
///
/// | offset | type | meaning |
/// |---|---|---|
/// | 0 | 8 bytes | `SEEDWORD` |
/// | 8 | u32 | `version` |
/// | 12 | u32 | count of right words |
/// | 16 | u32 | count of wrong words |
/// | 20 | u32 | bytes of the suggestions' text |
/// | 24 | u64 | the dictionary's digest |
/// | 32 | u64 | digest of all that follows |
/// | 40 | u64 × right | keys of right words, ascending |
/// | | (u64, u32, u32) × wrong | key, where its suggestions end in the text, whether they are known (0, 1) |
/// | | bytes | suggestions, UTF-8, each with a line end |
///
/// All numbers are little-endian. A file that is anything else, of another version or of another dictionary
/// reads as empty and is replaced.
package struct SpellingCache {
  /// Raised by every change of the file, of the words' keys, or of `EnglishSpelling`'s rules.
  package static let version: UInt32 = 4
  private static let magic: UInt64 = 0x4452_4F57_4445_4553
  private static let headerByteCount = 40
  /// More than a vocabulary: a file that has grown past it is started anew.
  static let rightLimit = 1_000_000
  static let wrongLimit = 4096

  package private(set) var right: Set<UInt64> = []
  /// The wrong words; nil where nobody has asked for suggestions yet.
  private var wrong: [UInt64: [String]?] = [:]
  package private(set) var hasChanged = false

  package init() {}

  package mutating func add(right key: UInt64) {
    if right.insert(key).inserted { hasChanged = true }
  }

  package mutating func add(wrong key: UInt64, suggestions: [String]? = nil) {
    if let suggestions, suggestions.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) { return }
    wrong[key] = .some(suggestions)
    hasChanged = true
  }

  package func isWrong(_ key: UInt64) -> Bool { wrong[key] != nil }

  /// What was suggested for a wrong word; nil where nobody has asked yet.
  package func suggestions(for key: UInt64) -> [String]? { wrong[key] ?? nil }

  /// Where the words of a dictionary are kept.
  package static func path(in folder: String, of dictionary: SpellingDictionary) -> String {
    let name = "words-\(dictionary.locale)-\(String(dictionary.pathDigest, radix: 16)).cache"
    return FileSystem.join(folder, name)
  }

  /// Reads the words of a dictionary; empty where there is no sound file.
  package init(in folder: String, of dictionary: SpellingDictionary) {
    let path = Self.path(in: folder, of: dictionary)
    do throws(FileError) {
      // Whatever else stands there, a pipe say, must not be waited for.
      guard try FileSystem.kind(of: path) == .file else { return }
      let file = try FileReading.read(path, limit: 64 << 20)
      decode(UnsafeRawBufferPointer(file.elements), digest: dictionary.digest)
    } catch { return }
  }

  /// Keeps the words for later runs. A folder that cannot be written is no fault: the words are looked up
  /// again.
  package func write(in folder: String, of dictionary: SpellingDictionary) {
    do throws(FileError) {
      try FileSystem.makeFolder(folder)
      try FileWriting.replace(Self.path(in: folder, of: dictionary), with: encoded(digest: dictionary.digest))
    } catch { return }
  }

  /// The file's bytes: the same words give the same bytes.
  package func encoded(digest: UInt64) -> [UInt8] {
    let keys = right.count > Self.rightLimit ? [] : right.sorted()
    let wrong = wrong.count > Self.wrongLimit ? [] : wrong.sorted { $0.key < $1.key }
    var text: [UInt8] = []
    var body: [UInt8] = []
    body.reserveCapacity(keys.count * 8 + wrong.count * 48)
    for key in keys { body.append(littleEndian: key) }
    for (key, suggestions) in wrong {
      for suggestion in suggestions ?? [] {
        text += suggestion.utf8
        text.append(UInt8(ascii: "\n"))
      }
      body.append(littleEndian: key)
      body.append(littleEndian: UInt32(truncatingIfNeeded: text.count))
      body.append(littleEndian: UInt32(suggestions == nil ? 0 : 1))
    }
    body += text
    var bytes: [UInt8] = []
    bytes.append(littleEndian: Self.magic)
    bytes.append(littleEndian: Self.version)
    bytes.append(littleEndian: UInt32(truncatingIfNeeded: keys.count))
    bytes.append(littleEndian: UInt32(truncatingIfNeeded: wrong.count))
    bytes.append(littleEndian: UInt32(truncatingIfNeeded: text.count))
    bytes.append(littleEndian: digest)
    bytes.append(littleEndian: body.withUnsafeBytes { Self.checksum($0) })
    return bytes + body
  }

  /// Takes the words of a file's bytes; leaves everything empty when they are not sound.
  package mutating func decode(_ bytes: UnsafeRawBufferPointer, digest: UInt64) {
    guard bytes.count >= Self.headerByteCount, bytes.load(UInt64.self, at: 0) == Self.magic,
      bytes.load(UInt32.self, at: 8) == Self.version, bytes.load(UInt64.self, at: 24) == digest
    else { return }
    let rightCount = Int(bytes.load(UInt32.self, at: 12))
    let wrongCount = Int(bytes.load(UInt32.self, at: 16))
    let textByteCount = Int(bytes.load(UInt32.self, at: 20))
    let body = UnsafeRawBufferPointer(rebasing: bytes[Self.headerByteCount...])
    // Sums of 32-bit counts times 16 stay far below 64 bits.
    guard rightCount <= Self.rightLimit, wrongCount <= Self.wrongLimit,
      body.count == rightCount * 8 + wrongCount * 16 + textByteCount,
      bytes.load(UInt64.self, at: 32) == Self.checksum(body)
    else { return }
    right = Set(minimumCapacity: rightCount)
    for index in 0..<rightCount { right.insert(body.load(UInt64.self, at: index * 8)) }
    let wrongOffset = rightCount * 8
    let text = UnsafeRawBufferPointer(rebasing: body[(wrongOffset + wrongCount * 16)...])
    var start = 0
    for index in 0..<wrongCount {
      let key = body.load(UInt64.self, at: wrongOffset + index * 16)
      let end = Int(body.load(UInt32.self, at: wrongOffset + index * 16 + 8))
      guard end >= start, end <= text.count else { break }
      let isAsked = body.load(UInt32.self, at: wrongOffset + index * 16 + 12) != 0
      let own = text[start..<end].split(separator: UInt8(ascii: "\n"))
      wrong[key] = .some(isAsked ? own.map { String(decoding: $0, as: UTF8.self) } : nil)
      start = end
    }
  }

  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digest = ByteDigest()
    var offset = 0
    while offset + 8 <= bytes.count {
      digest.add(bytes.load(UInt64.self, at: offset))
      offset += 8
    }
    while offset < bytes.count {
      digest.add(UInt64(bytes[offset]))
      offset += 1
    }
    digest.add(UInt64(bytes.count))
    return digest.value
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

extension UnsafeRawBufferPointer {
  /// A little-endian number.
  ///
  /// - Precondition: its bytes are inside the buffer.
  fileprivate func load<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at offset: Int)
    -> Number
  {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: type))
  }
}
