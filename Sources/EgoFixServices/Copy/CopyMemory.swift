import SeedModel
public import SeededRandom

/// The variant that each copy key used last, so that none comes twice in a row.
public struct CopyMemory: Hashable, Sendable {
  /// By the key's code the last variant's place plus one; 0 before the first.
  private var last = [UInt16](repeating: 0, count: EgoFixCopyKey.allCases.count)

  /// Nothing used yet.
  public init() {}

  /// The variant that a key used last, or nil.
  public func last(of key: EgoFixCopyKey) -> Int? {
    let code = last[Int(key.rawValue)]
    return code == 0 ? nil : Int(code) - 1
  }

  /// A variant of so many, each as likely but for the last one, which does not come again; of a single one
  /// there is no choice and no number is drawn. 0 where there is none.
  public mutating func draw(_ key: EgoFixCopyKey, of count: Int, with random: inout SplitMix64) -> UInt8 {
    guard count > 1 else { return 0 }
    let variant: Int
    if let last = last(of: key), last < count {
      let drawn = random.below(count - 1)
      variant = drawn < last ? drawn : drawn + 1
    } else {
      variant = random.below(count)
    }
    last[Int(key.rawValue)] = UInt16(clamping: variant + 1)
    return UInt8(clamping: variant)
  }
}

extension CopyMemory: Codable {
  /// Encodes the variants by the keys' names.
  public func encode(to encoder: any Encoder) throws {
    var variants: [String: Int] = [:]
    for key in EgoFixCopyKey.allCases { variants[key.name] = last(of: key) }
    try variants.encode(to: encoder)
  }

  /// Decodes variants; those of keys that are not known are passed over.
  public init(from decoder: any Decoder) throws {
    for (name, variant) in try [String: UInt8](from: decoder) {
      guard let key = EgoFixCopyKey(name: name) else { continue }
      last[Int(key.rawValue)] = UInt16(variant) + 1
    }
  }
}
