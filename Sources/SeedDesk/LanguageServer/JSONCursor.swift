import SeedSource

/// Where a place in a JSON text lies: the containers and keys that lead to it, and what stands there. Reads
/// broken text, too: while somebody writes, it mostly is.
struct JSONCursor {
  /// An open list or object.
  struct Frame {
    let isObject: Bool
    /// Whether a key comes next, or is being written.
    var expectsKey: Bool
    /// The key of the member that the place is in; nil before its key.
    var key: String?
    /// The keys of an object; of all but the innermost those before the place, without the one that is there.
    var keys: [String] = []
  }

  /// What lies at the place: a string, or a word such as a number.
  struct Token {
    /// The bytes, quotes included.
    let range: Range<Int>
    let isString: Bool
    /// Whether a string has its closing quote.
    let isClosed: Bool

    /// The bytes between the quotes, if there are any.
    var content: Range<Int> {
      guard isString else { return range }
      let start = range.lowerBound + 1
      return start..<max(start, range.upperBound - (isClosed ? 1 : 0))
    }
  }

  /// From the outermost container to the one that the place is in.
  private(set) var frames: [Frame] = []
  private(set) var token: Token?
  private let file: SourceFile

  /// - Complexity: O(bytes) up to the end of the object that the place is in.
  init(_ file: SourceFile, at place: Int) {
    self.file = file
    var offset = 0
    while let lexeme = lexeme(from: offset), lexeme.start < place || lexeme.isWord && lexeme.start == place {
      offset = lexeme.end
      if lexeme.isWord, place < lexeme.end || place == lexeme.end && lexeme.kind != .string(isClosed: true) {
        take(lexeme)
        break
      }
      apply(lexeme)
    }
    if frames.last?.isObject ?? false { readKeys(from: offset) }
  }

  /// Whether the place is at a key, or where one is wanted.
  var isAtKey: Bool { frames.last?.expectsKey ?? false }

  /// The text of the string at the place; nil where there is none.
  var text: String? { token.flatMap { $0.isString ? text($0.content) : nil } }

  /// The string or word at the place as text; nil where there is none.
  var value: String? { token.map { $0.isString ? text($0.content) : file.text(ByteRange($0.range.lowerBound, $0.range.upperBound)) } }

  private mutating func take(_ lexeme: Lexeme) {
    token = Token(
      range: lexeme.start..<lexeme.end,
      isString: lexeme.kind != .word,
      isClosed: lexeme.kind != .string(isClosed: false)
    )
    if isAtKey, let text { frames[frames.count - 1].key = text }
  }

  private mutating func apply(_ lexeme: Lexeme) {
    let last = frames.count - 1
    switch lexeme.kind {
    case .string(let isClosed):
      guard isAtKey else { return }
      let key = text(Token(range: lexeme.start..<lexeme.end, isString: true, isClosed: isClosed).content)
      frames[last].keys.append(key)
      frames[last].key = key
      frames[last].expectsKey = false
    case .open(let isObject): frames.append(Frame(isObject: isObject, expectsKey: isObject))
    case .close: if last >= 0 { frames.removeLast() }
    case .comma:
      guard last >= 0 else { return }
      frames[last].key = nil
      frames[last].expectsKey = frames[last].isObject
    case .colon, .word: break
    }
  }

  /// Reads the keys behind the place in the object that it is in.
  private mutating func readKeys(from start: Int) {
    let last = frames.count - 1
    var expectsKey = isAtKey && token == nil
    var depth = 0
    var offset = start
    while let lexeme = lexeme(from: offset) {
      offset = lexeme.end
      switch lexeme.kind {
      case .open: depth += 1
      case .close:
        if depth == 0 { return }
        depth -= 1
      case .comma: if depth == 0 { expectsKey = true }
      case .string(let isClosed):
        guard depth == 0, expectsKey else { continue }
        let token = Token(range: lexeme.start..<lexeme.end, isString: true, isClosed: isClosed)
        frames[last].keys.append(text(token.content))
        expectsKey = false
      case .colon, .word: break
      }
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = file[ByteRange(range.lowerBound, range.upperBound)]
    return String(decoding: JSONUnescaping.unescape(bytes).bytes, as: UTF8.self)
  }
}

extension JSONCursor {
  private struct Lexeme {
    enum Kind: Equatable {
      case string(isClosed: Bool)
      case open(isObject: Bool)
      case close, comma, colon, word
    }

    let kind: Kind
    let start: Int
    let end: Int

    /// Whether a place may be inside it.
    var isWord: Bool {
      switch kind {
      case .string, .word: true
      default: false
      }
    }
  }

  /// What follows the white space at an offset; nil at the end.
  private func lexeme(from offset: Int) -> Lexeme? {
    let bytes = file.bytes
    var start = offset
    while start < bytes.count, Self.isSpace(bytes[start]) { start += 1 }
    guard start < bytes.count else { return nil }
    func mark(_ kind: Lexeme.Kind) -> Lexeme { Lexeme(kind: kind, start: start, end: start + 1) }
    switch bytes[start] {
    case UInt8(ascii: "{"): return mark(.open(isObject: true))
    case UInt8(ascii: "["): return mark(.open(isObject: false))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return mark(.close)
    case UInt8(ascii: ","): return mark(.comma)
    case UInt8(ascii: ":"): return mark(.colon)
    case UInt8(ascii: "\""): return string(from: start)
    default:
      var end = start + 1
      while end < bytes.count, !Self.isSpace(bytes[end]), !"{}[],:\"".utf8.contains(bytes[end]) { end += 1 }
      return Lexeme(kind: .word, start: start, end: end)
    }
  }

  /// A string ends behind its quote, or with its line.
  private func string(from start: Int) -> Lexeme {
    let bytes = file.bytes
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "\"") {
        return Lexeme(kind: .string(isClosed: true), start: start, end: offset + 1)
      }
      // An escaped line end is one all the same.
      let isEscape = bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count && bytes[offset + 1] >= 0x20
      offset += isEscape ? 2 : 1
    }
    return Lexeme(kind: .string(isClosed: false), start: start, end: min(offset, bytes.count))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
