import SeedFiles
import SeedModel
import SeedPlatform

/// The two files of an installed dictionary.
package struct SpellingDictionary: Sendable {
  /// The locale that it was found for.
  package let locale: String
  /// `….aff`: the endings.
  let affixPath: String
  /// `….dic`: the words.
  let wordsPath: String
  /// A digest of the locale and of both files' paths, sizes and times: whatever changes the verdict on a word
  /// changes it.
  package let digest: UInt64
  /// A digest of the locale and both paths alone.
  let pathDigest: UInt64

  /// Finds the dictionary of a locale; nil when no folder has it.
  package init?(locale: String, folders: [String]) {
    for folder in folders {
      for name in Self.names(for: locale) {
        let affixPath = FileSystem.join(folder, name + ".aff")
        let wordsPath = FileSystem.join(folder, name + ".dic")
        guard let affixes = Self.identity(affixPath), let words = Self.identity(wordsPath) else { continue }
        self.locale = locale
        self.affixPath = affixPath
        self.wordsPath = wordsPath
        var digest = ByteDigest()
        for text in [locale, affixPath, wordsPath] { digest.add(text) }
        pathDigest = digest.value
        for file in [affixes, words] {
          digest.add(UInt64(truncatingIfNeeded: file.byteCount))
          digest.add(UInt64(truncatingIfNeeded: file.modifiedSeconds))
          digest.add(UInt64(truncatingIfNeeded: file.modifiedNanoseconds))
        }
        self.digest = digest.value
        return
      }
    }
    return nil
  }

  /// The names that a locale's dictionary may have, of its language and region alone: the text is the
  /// content's and ends up in a path.
  package static func names(for locale: String) -> [String] {
    let (language, region) = (LanguageTag.language(of: locale), LanguageTag.region(of: locale))
    guard (2...3).contains(language.utf8.count), language.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return [] }
    if region.isEmpty {
      return [language, language == "en" ? "en_US" : "\(language)_\(language.uppercased())"]
    }
    return ["\(language)_\(region)"]
  }

  private static func identity(_ path: String) -> FileIdentity? {
    do throws(FileMappingError) { return try FileMapping.identity(path: path) } catch { return nil }
  }
}

/// A 64-bit digest of a few values, to tell files and lists apart; no protection against anybody.
struct ByteDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    add(UInt64(text.utf8.count))
  }

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }
}
