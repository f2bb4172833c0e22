public import SeedModel

// Dates, times and zones are encoded as their texts: `2024-03-31`, `09:00:00`, `2024-03-31T01:00:00Z`, a zone
// by its identifier.

extension CivilDate: TextCodable {}
extension LocalTime: TextCodable {}
extension LocalDateTime: TextCodable {}
extension Instant: TextCodable {}

extension CodingUserInfoKey {
  /// Where a decoder finds zones: an `any ZoneSource`. Without one it knows UTC alone.
  public static var zoneSource: CodingUserInfoKey {
    // The initializer is failable by its protocol alone.
    guard let key = CodingUserInfoKey(rawValue: "zoneSource") else {
      preconditionFailure("a key has no name")
    }
    return key
  }
}

extension ZoneRules: Codable {
  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Decodes an identifier, and looks the zone up in the decoder's source, `userInfo[.zoneSource]`.
  ///
  /// - Throws: `DecodingError` for a zone that the source does not have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    let source = decoder.userInfo[.zoneSource] as? any ZoneSource ?? FixedZones()
    do throws(ZoneError) {
      self = try source.zone(named: identifier)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }
}
