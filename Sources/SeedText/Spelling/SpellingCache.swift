import SeedPlatform

/// What a dictionary said about words in earlier runs: a file for each dictionary in the user's cache folder.
///
/// The words of content do not stand in it, only their keys, and for the few wrong ones what to suggest. It
/// does not depend on the content's accept list, which is asked before it. The file has
/// - a line: `SEEDWORD`, the version, the dictionary's digest, how many right words there are, and a checksum
///   of what follows,
/// - the keys of the right words, ascending, each of 8 bytes, the lowest first,
/// - a line for each wrong word: its key, then each suggestion after a tab. Where the dictionary suggests
///   nothing, the key is followed by a tab alone; where nobody has asked it yet, by nothing.
///
/// A file that is anything else, of another version or of another dictionary reads as empty and is replaced.
package struct SpellingCache {
  /// Raised by every change of the file, of the words' keys, of `EnglishSpelling`'s rules, or of what is
  /// suggested.
  package static let version = 7
  /// More than a vocabulary: a file that has grown past it is started again.
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
    if let suggestions, suggestions.contains(where: { $0.utf8.contains { $0 < 0x20 } }) { return }
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
    var body: [UInt8] = []
    for key in keys { withUnsafeBytes(of: key.littleEndian) { body += $0 } }
    for (key, suggestions) in wrong {
      body += "\(key)\(suggestions.map { "\t" + $0.joined(separator: "\t") } ?? "")\n".utf8
    }
    return Array(body.withUnsafeBytes { Self.header(digest, rightCount: keys.count, $0) }.utf8) + body
  }

  /// The file's first line.
  package static func header(_ digest: UInt64, rightCount: Int, _ body: UnsafeRawBufferPointer) -> String {
    var checksum = ByteDigest()
    for offset in stride(from: 0, to: body.count - body.count % 8, by: 8) {
      checksum.add(body.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
    }
    for byte in body.suffix(body.count % 8) { checksum.add(UInt64(byte)) }
    for count in [body.count, rightCount] { checksum.add(UInt64(count)) }
    return "SEEDWORD \(version) \(digest) \(rightCount) \(checksum.value)\n"
  }

  /// Takes the words of a file's bytes; leaves everything empty when they are not sound.
  package mutating func decode(_ bytes: UnsafeRawBufferPointer, digest: UInt64) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
    let body = UnsafeRawBufferPointer(rebasing: bytes[(end + 1)...])
    let fields = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard fields.count == 5, let count = Int(fields[3]),
      (0...min(Self.rightLimit, body.count / 8)).contains(count),
      bytes[...end].elementsEqual(Self.header(digest, rightCount: count, body).utf8)
    else { return }
    right = Set(minimumCapacity: count)
    for index in 0..<count {
      right.insert(body.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self).littleEndian)
    }
    let lines = body[(count * 8)...].split(separator: UInt8(ascii: "\n"), maxSplits: Self.wrongLimit)
    for line in lines.prefix(Self.wrongLimit) {
      let parts = String(decoding: line, as: UTF8.self).split(
        separator: "\t",
        omittingEmptySubsequences: false
      )
      guard let key = UInt64(parts[0]) else { continue }
      wrong[key] = .some(parts.count == 1 ? nil : parts.dropFirst().filter { !$0.isEmpty }.map(String.init))
    }
  }
}
