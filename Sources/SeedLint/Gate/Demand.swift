import SeedDecoding
import SeedText

/// A part of what a rule is told, as far as another one can be looser. Texts are held against one another by
/// their bytes, as rules match them: "é" can be written in two ways, and one is not the other.
enum Demand: Sendable {
  case number(Double, looser: RuleOption.Looser)
  /// Entries of a list; its exceptions let pass what the others flag.
  case list([String], looser: RuleOption.Looser)
  /// What cannot be ordered; nil where there is none.
  case text(String?)

  init(_ value: RuleOption.Value, looser: RuleOption.Looser) {
    switch value {
    case .integer(let number, _): self = .number(Double(number), looser: looser)
    case .ratio(let share): self = .number(share, looser: looser)
    case .strings(let entries): self = .list(entries, looser: looser)
    }
  }

  /// How this lets more pass than an earlier one: ends of sentences about it, each with what tells an
  /// approval of it from one of another change; empty where a text is gone.
  func loosenings(since earlier: Demand) -> [(change: String, suffix: String)] {
    switch (earlier, self) {
    case (.number(let old, let looser), .number(let new, _)):
      let isLooser =
        switch looser {
        case .higher: new > old
        case .lower: new < old
        case .either: new != old
        }
      return isLooser ? [("changed from \(Self.shown(old)) to \(Self.shown(new))", Self.shown(new))] : []
    case (.list(let old, let looser), .list(let new, _)):
      let (lost, gained) = Self.looserEntries(old, new, looser)
      let without = if case .either = looser { "without " } else { "" }
      return Loosening.each(of: lost, \.self).map { ("lost \($0.shown)", without + $0.name) }
        + Loosening.each(of: gained, \.self).map { ("gained \($0.shown)", $0.name) }
    case (.text(let old), .text(let new)):
      if old?.exactBytes == new?.exactBytes { return [] }
      return [(new == nil ? "is gone" : "changed", new.map(Loosening.short) ?? "")]
    default: return [("changed", "")]
    }
  }

  /// The entries whose loss lets more pass, and those that do so by being there; each in their order.
  static func looserEntries(
    _ old: [String],
    _ new: [String],
    _ looser: RuleOption.Looser
  ) -> (lost: [String], gained: [String]) {
    let (before, now) = (Set(old.map(\.exactBytes)), Set(new.map(\.exactBytes)))
    let gone = old.filter { !now.contains($0.exactBytes) }
    let more = new.filter { !before.contains($0.exactBytes) }
    return switch looser {
    case .higher: ([], more)
    case .lower: (gone.filter { !Term.isException($0) }, more.filter(Term.isException))
    case .either: (gone, more)
    }
  }

  private static func shown(_ number: Double) -> String {
    guard number < Double(Int.max) else { return "none" }
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension String {
  /// What tells it from every text that is written in another way.
  var exactBytes: [UInt8] { Array(utf8) }
}
