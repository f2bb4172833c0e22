/// A closed set of names that content may use for a field.
///
/// The raw value is the code that a bundle stores: cases are only ever appended, never reordered.
public protocol Vocabulary: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable,
  CustomStringConvertible, Codable
{
  /// The authored names, indexed by raw value.
  static var names: [String] { get }
}

extension Vocabulary {
  /// The authored name.
  public var description: String { Self.names[Int(rawValue)] }

  /// The case with an authored name, or nil for a name outside the vocabulary.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name), let value = Self(rawValue: UInt8(index)) else {
      return nil
    }
    self = value
  }
}

extension Vocabulary {
  /// Encodes the authored name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes an authored name.
  ///
  /// - Throws: `DecodingError` for a name outside the vocabulary.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = Self(name: name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no \(Self.self)")
    }
    self = value
  }
}
