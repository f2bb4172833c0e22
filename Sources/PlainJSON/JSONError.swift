/// Why a text is no JSON that this reader takes.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text ends inside a value, or holds none.
    case unexpectedEnd
    /// A byte stands where the grammar has no place for it.
    case unexpectedByte(UInt8)
    /// Something follows the value.
    case trailingBytes
    /// A number breaks the grammar: `01`, `1.`, `+1`.
    case malformedNumber
    /// A `\` is followed by no escape.
    case malformedEscape
    /// A `\u` escape is half of a pair whose other half is missing.
    case unpairedSurrogate
    /// A control character stands unescaped in a text.
    case controlCharacter
    /// A text's bytes are no UTF-8.
    case invalidUTF8
    /// An object has a name twice.
    case duplicateName(String)
    /// Lists and objects lie deeper in one another than the limit.
    case tooDeep(limit: Int)
    /// The text is longer than the limit.
    case tooLong(byteCount: Int, limit: Int)
  }

  /// What is wrong.
  public let reason: Reason
  /// 0-based offset in bytes from the text's start.
  public let offset: Int
}

extension JSONError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String { "\(reason) at byte \(offset)" }
}

extension JSONError.Reason: CustomStringConvertible {
  /// A few words.
  public var description: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte(let byte) where 0x21..<0x7F ~= byte:
      "`\(Unicode.Scalar(byte))` has no place here"
    case .unexpectedByte(let byte): "the byte \(byte) has no place here"
    case .trailingBytes: "something follows the value"
    case .malformedNumber: "a number is malformed"
    case .malformedEscape: "an escape is malformed"
    case .unpairedSurrogate: "half of a surrogate pair is missing"
    case .controlCharacter: "a control character is not escaped"
    case .invalidUTF8: "the bytes are no UTF-8"
    case .duplicateName: "a name comes twice in an object"
    case .tooDeep(let limit): "the nesting is deeper than \(limit)"
    case .tooLong(let byteCount, let limit): "the text has \(byteCount) bytes, more than \(limit)"
    }
  }
}
