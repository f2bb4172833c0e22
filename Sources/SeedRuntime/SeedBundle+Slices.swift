public import SeedLayout
public import SeedModel

extension SeedBundle {
  /// The fixes of a bug, type and severity, by number; empty where there are none.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func fixes(of bug: Handle<Bug>, type: FixType, severity: FixSeverity) -> HandleRange<Fix> {
    slice(
      tables.fixSlices,
      of: bug,
      column: SeedBundle.column(type) &+ Int(severity.rawValue),
      count: 1,
      limit: tables.fixes.count
    )
  }

  /// The fixes of a bug and type, by severity, then number.
  ///
  /// - Complexity: O(1).
  public func fixes(of bug: Handle<Bug>, type: FixType) -> HandleRange<Fix> {
    slice(
      tables.fixSlices,
      of: bug,
      column: SeedBundle.column(type),
      count: SliceLayout.severityColumnCount,
      limit: tables.fixes.count
    )
  }

  /// The fixes of a bug, by type, severity, number.
  ///
  /// - Complexity: O(1).
  public func fixes(of bug: Handle<Bug>) -> HandleRange<Fix> {
    slice(tables.fixSlices, of: bug, column: 0, count: .max, limit: tables.fixes.count)
  }

  /// The tidbits of a bug and trigger, by id; the bug's fallback pool is that of `EducationTrigger.general`.
  ///
  /// - Complexity: O(1).
  public func tidbits(of bug: Handle<Bug>, trigger: EducationTrigger) -> HandleRange<MicroEducation> {
    slice(
      tables.tidbitSlices,
      of: bug,
      column: Int(trigger.rawValue),
      count: 1,
      limit: tables.tidbits.count
    )
  }

  /// The tidbits of a bug, by trigger, then id.
  ///
  /// - Complexity: O(1).
  public func tidbits(of bug: Handle<Bug>) -> HandleRange<MicroEducation> {
    slice(tables.tidbitSlices, of: bug, column: 0, count: .max, limit: tables.tidbits.count)
  }

  @inlinable
  static func column(_ type: FixType) -> Int { Int(type.rawValue) &* SliceLayout.severityColumnCount }

  /// The run of records that neighbouring columns of a bug's row cover together; they follow one another
  /// without a gap. Columns behind the row's end, which a bundle of fewer types has not, are empty.
  ///
  /// - Parameter limit: the records there are; a run that leaves them, in a damaged bundle, is given as
  ///   empty.
  @inlinable
  func slice<Record>(
    _ section: SectionView,
    of bug: Handle<Bug>,
    column: Int,
    count: Int,
    limit: Int
  ) -> HandleRange<Record> {
    guard owns(bug.stamp), let row = section.record(bug.rawIndex) else { return .empty }
    let columnCount = row.byteCount / SliceLayout.stride
    var start: UInt32 = 0
    var total = 0
    for column in column..<max(column, min(columnCount, column &+ min(count, columnCount))) {
      let part = row.word(column &* SliceLayout.stride &+ SliceLayout.countOffset)
      if total == 0 { start = row.word(column &* SliceLayout.stride) }
      total &+= Int(part)
    }
    guard Int(start) &+ total <= limit else { return .empty }
    return HandleRange(first: start, count: UInt32(truncatingIfNeeded: total), stamp: stamp)
  }
}
