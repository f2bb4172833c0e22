import SeedModel
public import SeededRandom

/// The variant that each copy key used last, so that none comes twice in a row.
public struct CopyMemory: Hashable, Sendable {
  private var variants = VariantMemory<EgoFixCopyKey>()

  /// Nothing used yet.
  public init() {}

  /// A variant of so many, each as likely but for the last one, which does not come again; of a single one
  /// there is no choice, no number is drawn and nothing remembered. 0 where there is none.
  public mutating func draw(_ key: EgoFixCopyKey, of count: Int, with random: inout SplitMix64) -> UInt8 {
    guard count > 1 else { return 0 }
    return UInt8(clamping: variants.choose(key, of: count, using: &random) ?? 0)
  }
}

extension CopyMemory: Codable {
  /// Encodes the variants by the keys' names.
  public func encode(to encoder: any Encoder) throws {
    let names = variants.lastIndexes.map { key, variant in (key.name, variant) }
    try Dictionary(uniqueKeysWithValues: names).encode(to: encoder)
  }

  /// Decodes variants; those of keys that are not known are passed over.
  public init(from decoder: any Decoder) throws {
    for (name, variant) in try [String: UInt8](from: decoder) {
      if let key = EgoFixCopyKey(name: name) { variants.lastIndexes[key] = Int(variant) }
    }
  }
}
