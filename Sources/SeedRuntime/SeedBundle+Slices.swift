public import SeedLayout
public import SeedModel

extension SeedBundle {
  /// The fixes of a bug, type and severity, by number; empty where there are none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func fixes(of bug: Handle<Bug>, type: FixType, severity: FixSeverity) -> HandleRange<Fix> {
    fixes(of: bug, columns: SeedBundle.column(type) &+ Int(severity.rawValue), count: 1)
  }

  /// The fixes of a bug and type, by severity, then number.
  ///
  /// - Complexity: O(1).
  public func fixes(of bug: Handle<Bug>, type: FixType) -> HandleRange<Fix> {
    fixes(of: bug, columns: SeedBundle.column(type), count: SliceLayout.fixSeverityCount)
  }

  /// The fixes of a bug, by type, severity, number.
  ///
  /// - Complexity: O(1).
  public func fixes(of bug: Handle<Bug>) -> HandleRange<Fix> {
    fixes(of: bug, columns: 0, count: SliceLayout.fixTypeCount &* SliceLayout.fixSeverityCount)
  }

  /// The tidbits of a bug and trigger, by id; the bug's fallback pool is that of ``EducationTrigger/general``.
  ///
  /// - Complexity: O(1).
  public func tidbits(of bug: Handle<Bug>, trigger: EducationTrigger) -> HandleRange<MicroEducation> {
    let first = Int(bug.rawIndex) * SliceLayout.triggerCount + Int(trigger.rawValue)
    return slice(tables.tidbitSlices, first: first, count: 1, limit: tables.tidbits.count)
  }

  /// The tidbits of a bug, by trigger, then id.
  ///
  /// - Complexity: O(1).
  public func tidbits(of bug: Handle<Bug>) -> HandleRange<MicroEducation> {
    let first = Int(bug.rawIndex) * SliceLayout.triggerCount
    return slice(
      tables.tidbitSlices,
      first: first,
      count: SliceLayout.triggerCount,
      limit: tables.tidbits.count
    )
  }

  @inlinable
  static func column(_ type: FixType) -> Int { Int(type.rawValue) &* SliceLayout.fixSeverityCount }

  @inlinable
  func fixes(of bug: Handle<Bug>, columns: Int, count: Int) -> HandleRange<Fix> {
    let rowCount = SliceLayout.fixTypeCount &* SliceLayout.fixSeverityCount
    let first = Int(bug.rawIndex) &* rowCount &+ columns
    return slice(tables.fixSlices, first: first, count: count, limit: tables.fixes.count)
  }

  /// The run of records that neighbouring slices cover together; they follow one another without a gap.
  ///
  /// - Parameter limit: the records there are; a run that leaves them, in a damaged bundle, is given as empty.
  @inlinable
  func slice<Record>(_ section: SectionView, first: Int, count: Int, limit: Int) -> HandleRange<Record> {
    var start: UInt32 = 0
    var total = 0
    for index in first..<first &+ count {
      guard let index = UInt32(exactly: index),
        let record = section.record(index, stride: SliceLayout.stride)
      else { break }
      let part = record.word(SliceLayout.countOffset)
      if total == 0 { start = record.word(0) }
      total &+= Int(part)
    }
    guard Int(start) &+ total <= limit else { return HandleRange(first: 0, count: 0) }
    return HandleRange(first: start, count: UInt32(truncatingIfNeeded: total))
  }
}
