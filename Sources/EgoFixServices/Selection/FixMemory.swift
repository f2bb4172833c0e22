/// What a user has seen of a content's fixes, by their place in it.
public struct FixMemory: Hashable, Sendable {
  /// Fixes whose card was opened.
  var seen: BitSet
  /// Fixes that were applied at least once.
  var applied: BitSet
  /// The civil day on which each was last opened or marked; meaningless for one that was not seen.
  var lastDay: [Int32]

  /// Nothing seen of so many fixes.
  public init(fixCount: Int) {
    seen = BitSet(count: fixCount)
    applied = BitSet(count: fixCount)
    lastDay = [Int32](repeating: .min, count: fixCount)
  }

  /// Whether a fix's card was ever opened.
  public func isSeen(_ fix: Int32) -> Bool { seen.contains(fix) }

  /// Whether a fix was ever applied.
  public func isApplied(_ fix: Int32) -> Bool { applied.contains(fix) }

  /// The civil day on which a fix was last opened or marked; nil for one that was not seen.
  public func day(of fix: Int32) -> Int32? { seen.contains(fix) ? lastDay[Int(fix)] : nil }

  /// Remembers that a fix's card was opened, or that it was skipped or failed.
  public mutating func see(_ fix: Int32, on day: Int32) {
    seen.insert(fix)
    lastDay[Int(fix)] = max(lastDay[Int(fix)], day)
  }

  /// Remembers that a fix was applied.
  public mutating func apply(_ fix: Int32, on day: Int32) {
    see(fix, on: day)
    applied.insert(fix)
  }
}
