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

  /// What kind of day it speaks of.
  public let kind: Kind
  /// 0…3.
  public let tier: Int
  /// The place in the window.
  public let slot: ReminderSlot

  /// Makes a key; a tier outside 0…3 is cut to it.
  public init(_ kind: Kind, tier: Int, slot: ReminderSlot) {
    self.kind = kind
    self.tier = min(max(tier, 0), Escalation.highestTier)
    self.slot = slot
  }

  /// A number below 64, one for each key.
  var code: UInt8 { kind.rawValue << 4 | UInt8(tier) << 2 | slot.rawValue }

  init?(code: UInt8) {
    guard code < 64, let kind = Kind(rawValue: code >> 4), let slot = ReminderSlot(rawValue: code & 3)
    else { return nil }
    self.init(kind, tier: Int(code >> 2 & 3), slot: slot)
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
