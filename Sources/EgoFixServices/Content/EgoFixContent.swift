public import SeedModel

/// What EgoFix's services ask of a content: records by place, sorted as a bundle sorts them, in flat tables.
///
/// Bugs are sorted by id, fixes by bug, type, severity and number, tidbits by bug, trigger and id. Records
/// are named by their place; texts are read only where something is shown. A bundle of another content has
/// other places: ``EgoFixState/moved(from:to:policies:)`` takes a user's state over.
public struct EgoFixContent: Sendable {
  /// One fix, without its texts.
  struct FixEntry: Sendable {
    var id: Identity
    var number: Int32
    var bug: Int32
    var type: FixType
    var severity: FixSeverity
    var shape: InteractionShape
    /// The place of the first of its options' weights; there are as many as the shape has parts.
    var firstWeight: Int32
  }

  /// The ids of the bugs, by place, ascending.
  public let bugIDs: [Identity]
  let fixes: [FixEntry]
  /// For each bug, type and severity the place of its first fix, and behind the last one the count.
  let fixStarts: [Int32]
  /// Modifiers of options; not a number where an option has none.
  let weights: [Double]
  /// Abstentions by the minute at which they end, ascending; the set of all that have ended by then.
  let endings: [(minute: Int, ended: BitSet)]
  /// The pools of tidbits.
  public let tidbits: TidbitPools
  let tidbitIDs: [Identity]
  /// The variants that each copy key has, by the key's code.
  let variantCounts: [UInt16]
  /// Where texts come from.
  public let texts: any EgoFixTexts

  /// Bugs in the content.
  public var bugCount: Int { bugIDs.count }

  /// Fixes in the content.
  public var fixCount: Int { fixes.count }

  /// Tidbits in the content.
  public var tidbitCount: Int { tidbitIDs.count }

  /// The fixes of a bug and type.
  func fixes(of bug: Int32, type: FixType) -> Range<Int32> {
    let first = (Int(bug) * 3 + Int(type.rawValue)) * 3
    return fixStarts[first]..<fixStarts[first + 3]
  }

  /// The fixes of a bug, type and severity, by place.
  public func fixes(of bug: Int32, type: FixType, severity: FixSeverity) -> Range<Int32> {
    let index = (Int(bug) * 3 + Int(type.rawValue)) * 3 + Int(severity.rawValue)
    return fixStarts[index]..<fixStarts[index + 1]
  }

  /// A word of the set of abstentions whose time is over at a minute of the day.
  func ended(by minute: Int, word: Int) -> UInt64 {
    guard let first = endings.first, first.minute <= minute else { return 0 }
    return endings[endings.lastIndex { $0.minute <= minute } ?? 0].ended.words[word]
  }
}

extension EgoFixContent {
  /// The id of a fix.
  public func id(ofFix fix: Int32) -> Identity { fixes[Int(fix)].id }

  /// The number of a fix, which a user sees.
  public func number(ofFix fix: Int32) -> Int { Int(fixes[Int(fix)].number) }

  /// The bug of a fix.
  public func bug(ofFix fix: Int32) -> Int32 { fixes[Int(fix)].bug }

  /// When a fix is assigned.
  public func type(ofFix fix: Int32) -> FixType { fixes[Int(fix)].type }

  /// How much a fix exposes.
  public func severity(ofFix fix: Int32) -> FixSeverity { fixes[Int(fix)].severity }

  /// What of a fix's interaction decides on "applied".
  public func shape(ofFix fix: Int32) -> InteractionShape { fixes[Int(fix)].shape }

  /// The weight modifier of an option of a fix; nil where it has none.
  public func modifier(ofOption option: UInt8, fix: Int32) -> Double? {
    let entry = fixes[Int(fix)]
    guard entry.firstWeight >= 0, option < entry.shape.partCount else { return nil }
    let weight = weights[Int(entry.firstWeight) + Int(option)]
    return weight.isNaN ? nil : weight
  }

  /// The id of a tidbit.
  public func id(ofTidbit tidbit: Int32) -> Identity { tidbitIDs[Int(tidbit)] }

  /// The place of the bug with an id, or nil.
  ///
  /// - Complexity: O(bugs).
  public func bug(id: Identity) -> Int32? { bugIDs.firstIndex(of: id).map { Int32($0) } }

  /// The place of the fix with an id, or nil.
  ///
  /// - Complexity: O(fixes).
  public func fix(id: Identity) -> Int32? { fixes.firstIndex { $0.id == id }.map { Int32($0) } }

  /// The place of the fix with a number, or nil.
  ///
  /// - Complexity: O(fixes).
  public func fix(number: Int) -> Int32? {
    fixes.firstIndex { Int($0.number) == number }.map { Int32($0) }
  }

  /// The place of the tidbit with an id, or nil.
  ///
  /// - Complexity: O(tidbits).
  public func tidbit(id: Identity) -> Int32? { tidbitIDs.firstIndex(of: id).map { Int32($0) } }

  /// How many variants a copy key has; 0 for one that the content lacks.
  public func variantCount(of key: EgoFixCopyKey) -> Int { Int(variantCounts[Int(key.rawValue)]) }
}
