public import SeedModel

/// Which text a reminder has: what kind of day it speaks of, the tier, the slot.
public struct ReminderKey: Hashable, Sendable {
  /// What kind of day a reminder speaks of.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// One commitment is set and not answered: `notification.tier1.midpoint`.
    case plain
    /// The same at tier 2 or 3 with a success already counted: `notification.recovering.tier2.midpoint`.
    case recovering
    /// Nothing was set when it was planned: `notification.planned.tier1.midpoint`.
    case planned
    /// Several commitments are set and not answered: `notification.several.tier1`, for every slot.
    case several
  }

  /// A number below 64, one for each key: kind, tier and slot.
  let code: UInt8

  /// What kind of day it speaks of.
  public var kind: Kind { Kind(rawValue: code >> 4) ?? .plain }
  /// 0…3.
  public var tier: Int { Int(code >> 2 & 3) }
  /// The place in the window.
  public var slot: ReminderSlot { ReminderSlot(rawValue: code & 3) ?? .midpoint }

  /// Makes a key; a tier outside 0…3 is cut to it.
  public init(_ kind: Kind, tier: Int, slot: ReminderSlot) {
    code = kind.rawValue << 4 | UInt8(min(max(tier, 0), Escalation.highestTier)) << 2 | slot.rawValue
  }

  init?(code: UInt8) {
    guard code < 64 else { return nil }
    self.code = code
  }

  /// The key in the copy's catalogue.
  public var name: String { ReminderKey.names[Int(code)] }

  /// Made once: reminders are planned at every turn.
  private static let names: [String] = (0..<64).map { code in
    guard let key = ReminderKey(code: UInt8(code)) else { return "" }
    let tier = "tier\(key.tier)"
    return switch key.kind {
    case .plain: "notification.\(tier).\(key.slot)"
    case .recovering: "notification.recovering.\(tier).\(key.slot)"
    case .planned: "notification.planned.\(tier).\(key.slot)"
    case .several: "notification.several.\(tier)"
    }
  }

  /// The key that says less and is true as well, for a bundle without this one; nil where there is none.
  var plainer: ReminderKey? {
    switch kind {
    case .plain, .planned: nil
    case .recovering, .several: ReminderKey(.plain, tier: tier, slot: slot)
    }
  }
}

extension ReminderKey: LosslessStringConvertible, TextCodable, CodingKeyRepresentable {
  /// The keys by their texts.
  private static let byText = Dictionary(
    uniqueKeysWithValues: (0..<64).compactMap { ReminderKey(code: $0) }.map { ($0.description, $0) }
  )

  /// Kind, tier and slot, as they are stored: `planned.tier1.midpoint`.
  public var description: String { "\(kind).tier\(tier).\(slot)" }

  /// The key with a ``description``; nil for any other text.
  public init?(_ text: String) {
    guard let key = ReminderKey.byText[text] else { return nil }
    self = key
  }

  /// The ``description``, where the key stands in a table.
  public var codingKey: any CodingKey { AnyName(stringValue: description) }

  /// The key with a name in a table; nil for any other name.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  private struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
