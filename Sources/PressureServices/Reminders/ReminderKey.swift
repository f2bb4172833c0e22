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

  /// The key in the copy's catalogue.
  public var name: String {
    switch kind {
    case .plain: "notification.tier\(tier).\(slot)"
    case .recovering, .planned: "notification.\(kind).tier\(tier).\(slot)"
    case .several: "notification.several.tier\(tier)"
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
  /// Kind, tier and slot, as they are stored: `planned.tier1.midpoint`.
  public var description: String { "\(kind).tier\(tier).\(slot)" }

  /// The key with a ``description``; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let kind = Kind.allCases.first(where: { "\($0)" == parts[0] }),
      let tier = (0...Escalation.highestTier).first(where: { "tier\($0)" == parts[1] }),
      let slot = ReminderSlot.allCases.first(where: { "\($0)" == parts[2] })
    else { return nil }
    self.init(kind, tier: tier, slot: slot)
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
