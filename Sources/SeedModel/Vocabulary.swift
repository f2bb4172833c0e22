/// A closed set of names that content may use for a field.
///
/// The raw value is the code that a bundle stores: cases are only ever appended, never reordered.
public protocol Vocabulary: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable,
  TextCodable
{
  /// The authored names, indexed by raw value.
  static var names: [String] { get }
}

extension Vocabulary {
  /// The authored name.
  public var description: String { Self.names[Int(rawValue)] }

  /// The case with an authored name, or nil for a name outside the vocabulary.
  @inlinable
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name), let value = Self(rawValue: UInt8(index)) else {
      return nil
    }
    self = value
  }
}

// Said here as well, since raw values have a coding of their own.
extension Vocabulary {
  /// Encodes the authored name.
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  /// Decodes an authored name.
  ///
  /// - Throws: `DecodingError` for a name outside the vocabulary.
  public init(from decoder: any Decoder) throws { self = try Self.decodeText(from: decoder) }

  /// The case with an authored name, or nil for a name outside the vocabulary.
  public init?(_ text: String) { self.init(name: text) }
}
