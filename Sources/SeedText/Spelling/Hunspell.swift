import SeedPlatform

/// The installed Hunspell library with one dictionary loaded.
///
/// Not thread-safe, as Hunspell is not: it is made, asked and let go on one thread.
package final class Hunspell {
  private typealias Handle = OpaquePointer
  private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
  private typealias Destroy = @convention(c) (Handle) -> Void
  private typealias Encoding = @convention(c) (Handle) -> UnsafePointer<CChar>?
  private typealias Spell = @convention(c) (Handle, UnsafePointer<CChar>) -> CInt
  private typealias Suggest =
    @convention(c) (Handle, UnsafeMutablePointer<Strings?>, UnsafePointer<CChar>) -> CInt
  private typealias FreeList = @convention(c) (Handle, UnsafeMutablePointer<Strings?>, CInt) -> Void

  /// The most bytes of a word that is looked up; Hunspell's own limit is 100 letters.
  static let longestWordByteCount = 100

  private let handle: Handle
  private let destroy: Destroy
  private let spell: Spell
  private let suggest: Suggest
  private let freeList: FreeList
  private let encoding: DictionaryEncoding

  /// Loads the library and a dictionary (en_US takes some 20 ms).
  ///
  /// - Throws: `SpellingUnavailable`, worded for the person who runs the tool.
  package init(libraries: [String], _ dictionary: SpellingDictionary) throws(SpellingUnavailable) {
    guard let library = DynamicLibrary(firstOf: libraries) else {
      let name = libraries.first.map { " (\($0))" } ?? ""
      throw .notInstalled("the Hunspell library is not installed\(name)", locale: dictionary.locale)
    }
    guard let create = library.function("Hunspell_create", as: Create.self),
      let destroy = library.function("Hunspell_destroy", as: Destroy.self),
      let name = library.function("Hunspell_get_dic_encoding", as: Encoding.self),
      let spell = library.function("Hunspell_spell", as: Spell.self),
      let suggest = library.function("Hunspell_suggest", as: Suggest.self),
      let freeList = library.function("Hunspell_free_list", as: FreeList.self)
    else { throw SpellingUnavailable(reason: "\(library.name) is no Hunspell library") }
    guard let handle = create(dictionary.affixPath, dictionary.wordsPath) else {
      throw SpellingUnavailable(reason: "Hunspell cannot load \(dictionary.wordsPath)")
    }
    let encodingName = name(handle).map { String(cString: $0) } ?? ""
    guard let encoding = DictionaryEncoding(name: encodingName) else {
      destroy(handle)
      let encoded = "\(dictionary.wordsPath) is encoded in \(encodingName)"
      throw SpellingUnavailable(reason: "\(encoded); only UTF-8 and ISO 8859-1 are read")
    }
    self.handle = handle
    self.destroy = destroy
    self.spell = spell
    self.suggest = suggest
    self.freeList = freeList
    self.encoding = encoding
  }

  deinit { destroy(handle) }

  /// Whether the dictionary has a word or a form of one.
  package func isRight(_ word: String) -> Bool {
    guard let bytes = encoding.encode(word), bytes.count <= Hunspell.longestWordByteCount else {
      return false
    }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { spell(handle, $0) != 0 } ?? false
    }
  }

  /// Words that may have been meant, in Hunspell's own order. Takes some 20 ms.
  package func suggestions(for word: String) -> [String] {
    guard let bytes = encoding.encode(word), bytes.count <= Hunspell.longestWordByteCount else { return [] }
    var list: Strings?
    let count = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { suggest(handle, &list, $0) } ?? 0
    }
    guard let strings = list, count > 0 else { return [] }
    defer { freeList(handle, &list, count) }
    return (0..<Int(count)).compactMap { index in strings[index].flatMap { encoding.decode($0) } }
  }
}

/// How the words of a dictionary are written as bytes.
enum DictionaryEncoding {
  case utf8
  case latin1

  init?(name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "iso8859-1", "iso-8859-1", "": self = .latin1
    default: return nil
    }
  }

  /// A word's bytes with a zero at the end; nil when the encoding lacks one of its scalars.
  func encode(_ word: String) -> [CChar]? {
    var bytes: [CChar] = []
    switch self {
    case .utf8:
      bytes = word.utf8.map { CChar(bitPattern: $0) }
    case .latin1:
      for scalar in word.unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value) else { return nil }
        bytes.append(CChar(bitPattern: byte))
      }
    }
    // Content may hold U+0000, where C would end the word.
    return bytes.contains(0) ? nil : bytes + [0]
  }

  /// The text of bytes that end with a zero; nil when they are not of the encoding.
  func decode(_ bytes: UnsafePointer<CChar>) -> String? {
    switch self {
    case .utf8: return String(validatingCString: bytes)
    case .latin1:
      var text = ""
      var next = bytes
      while next.pointee != 0 {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
        next += 1
      }
      return text
    }
  }
}
