/// A value that is encoded as its text.
public protocol TextCodable: LosslessStringConvertible, Codable {}

extension TextCodable {
  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws { try encodeText(to: encoder) }

  /// Decodes the text.
  ///
  /// - Throws: `DecodingError` for a text that names no such value.
  public init(from decoder: any Decoder) throws { self = try Self.decodeText(from: decoder) }

  func encodeText(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  static func decodeText(from decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no \(Self.self)")
    }
    return value
  }
}

extension Identity: TextCodable {}
