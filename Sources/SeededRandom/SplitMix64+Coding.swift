extension SplitMix64: Codable {
  /// Encodes the state as a text: many readers of JSON round numbers of 64 bits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(state)")
  }

  /// Decodes the state.
  ///
  /// - Throws: `DecodingError` for what is no number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let state = UInt64(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no state of a random stream")
    }
    self.init(state: state)
  }
}
