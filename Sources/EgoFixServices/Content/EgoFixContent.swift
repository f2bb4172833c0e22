public import SeedModel
public import SeedRuntime
public import ServiceCopy

/// What EgoFix's services ask of a content: records sorted as a bundle sorts them, in flat tables.
///
/// Bugs are sorted by id, fixes by bug, type, severity and number, tidbits by bug, trigger and id. Inside,
/// the rules name records by their indexes in these tables; whoever keeps a reference keeps an id. Texts are
/// read only where something is shown.
public struct EgoFixContent: Sendable {
  /// One fix, without its texts.
  package struct FixEntry: Sendable {
    package var id: FixID
    /// The number that a user sees.
    package var number: Int
    /// The index of its bug.
    package var bug: Int32
    package var type: FixType
    package var severity: FixSeverity
    package var shape: InteractionShape
    /// The index of the first of its options' weights; there are as many as the shape has parts.
    var firstWeight: Int32
    /// The ids of its steps, options or categories, in their order.
    package var partIDs: [String]
    /// The minute of the day at which its abstention ends; nil for one without an end.
    var endMinute: Int?
  }

  /// The ids of the bugs, ascending.
  public let bugIDs: [BugID]
  let fixes: [FixEntry]
  /// The indexes of the fixes.
  let fixIndexes: [FixID: Int32]
  /// For each bug, type and severity the index of its first fix, and behind the last one the count.
  let fixStarts: [Int32]
  /// Modifiers of options; not a number where an option has none.
  let weights: [Double]
  /// The pools of tidbits.
  public let tidbits: TidbitPools
  /// The ids of the tidbits, by bug, trigger and id.
  public var tidbitIDs: [TidbitID] { tidbits.ids }
  /// What each copy key says, by the key's code; nil for one that the content lacks.
  let lines: [CopyLine?]
  /// Where texts come from.
  public let texts: any EgoFixTexts

  /// Bugs in the content.
  public var bugCount: Int { bugIDs.count }

  /// Fixes in the content.
  public var fixCount: Int { fixes.count }

  /// The fixes of a bug and type.
  func fixes(of bug: Int32, type: FixType) -> Range<Int32> {
    let first = (Int(bug) * 3 + Int(type.rawValue)) * 3
    return fixStarts[first]..<fixStarts[first + 3]
  }

  /// The fixes of a bug, type and severity, by index.
  package func fixes(of bug: Int32, type: FixType, severity: FixSeverity) -> Range<Int32> {
    let index = (Int(bug) * 3 + Int(type.rawValue)) * 3 + Int(severity.rawValue)
    return fixStarts[index]..<fixStarts[index + 1]
  }
}

extension EgoFixContent {
  /// The fix at an index.
  package subscript(fix index: Int32) -> FixEntry { fixes[Int(index)] }

  /// The weight modifier of an option of a fix; nil where it has none.
  func modifier(ofOption option: UInt8, fix: Int32) -> Double? {
    let entry = self[fix: fix]
    guard entry.firstWeight >= 0, option < entry.shape.partCount else { return nil }
    let weight = weights[Int(entry.firstWeight) + Int(option)]
    return weight.isNaN ? nil : weight
  }

  /// The index of a bug, or nil.
  ///
  /// - Complexity: O(bugs).
  package func index(of bug: BugID) -> Int32? { bugIDs.firstIndex(of: bug).map { Int32($0) } }

  /// The index of a fix, or nil.
  package func index(of fix: FixID) -> Int32? { fixIndexes[fix] }

  /// The number of a fix, which a user sees; nil where there is no such fix.
  public func number(of fix: FixID) -> Int? { index(of: fix).map { self[fix: $0].number } }

  /// The bug of a fix; nil where there is no such fix.
  public func bug(of fix: FixID) -> BugID? { index(of: fix).map { bugIDs[Int(self[fix: $0].bug)] } }

  /// When a fix is assigned; nil where there is no such fix.
  public func type(of fix: FixID) -> FixType? { index(of: fix).map { self[fix: $0].type } }

  /// How much a fix exposes; nil where there is no such fix.
  public func severity(of fix: FixID) -> FixSeverity? { index(of: fix).map { self[fix: $0].severity } }

  /// What of a fix's interaction decides on "applied"; nil where there is no such fix.
  public func shape(of fix: FixID) -> InteractionShape? { index(of: fix).map { self[fix: $0].shape } }

  /// The fix with a number, or nil.
  ///
  /// - Complexity: O(fixes).
  public func fix(number: Int) -> FixID? { fixes.first { $0.number == number }?.id }

  /// How many variants a copy key has; 0 for one that the content lacks.
  public func variantCount(of key: EgoFixCopyKey) -> Int { lines[Int(key.rawValue)]?.variantCount ?? 0 }

  /// A variant of a copy key with its arguments put in; nil for one that there is not.
  ///
  /// - Throws: `CopyError`: an argument is missing or of the wrong kind, or the text is damaged.
  public func text(
    _ key: EgoFixCopyKey,
    variant: Int = 0,
    _ arguments: CopyArguments = CopyArguments()
  ) throws(CopyError) -> CopyText? {
    guard let line = lines[Int(key.rawValue)] else { return nil }
    return try texts.text(of: line, variant: variant, arguments: arguments)
  }
}
