import SeedLayout
import SeedModel

/// Whether all lists, inner records and messages of a bundle keep to themselves: each begins behind the end
/// of the one before it and lies inside its section, so that no record belongs to two others.
///
/// With that, walking over all that records hold visits no record twice, whatever a hostile file says. The
/// check itself visits every record that has a list or a message once, and allocates nothing but the answer.
struct ListCheck {
  let bundle: SeedBundle
  let tables: BundleTables
  /// Sections of which lists have taken fewer records than there are, and how many.
  private(set) var uncovered: [(section: SectionID, takenCount: Int)] = []
  private var segments = Taken()
  private var arms = Taken()

  /// The records of a section that lists have taken so far.
  struct Taken {
    /// The first place that no list has passed.
    var next = 0
    var count = 0
  }

  /// Checks a bundle.
  ///
  /// - Throws: ``BundleError`` for the first list that overlaps another or leaves its section.
  /// - Complexity: O(records).
  init(_ bundle: SeedBundle) throws(BundleError) {
    self.bundle = bundle
    tables = bundle.tables
    try checkFields()
    finish(.segments, segments)
    finish(.arms, arms)
  }

  /// Notes the end of all lists into a section.
  mutating func finish(_ section: SectionID, _ taken: Taken) {
    if taken.count != tables[section].count { uncovered.append((section, taken.count)) }
  }

  /// Takes a run of records.
  @inline(__always)
  func take(
    _ first: UInt32,
    _ count: UInt32,
    _ taken: inout Taken,
    of section: SectionView,
    _ record: RecordView,
    _ offset: Int
  ) throws(BundleError) {
    guard count > 0 else { return }
    let end = Int(first) + Int(count)
    guard Int(first) >= taken.next, end <= section.count else {
      throw .malformed(
        offset: bundle.fileOffset(of: record) + offset,
        expected: "a run of its own behind \(taken.next), of \(section.count) records",
        found: "\(count) from \(first)"
      )
    }
    taken.next = end
    taken.count += Int(count)
  }

  /// Takes the list that a field refers to.
  func takeList(
    _ record: RecordView,
    _ offset: Int,
    _ taken: inout Taken,
    of section: SectionView
  ) throws(BundleError) {
    let (first, count) = record.run(offset)
    try take(first, count, &taken, of: section, record, offset)
  }

  /// Takes the one record that a field refers to; nothing for a field that refers to none.
  func takeOne(
    _ record: RecordView,
    _ offset: Int,
    _ taken: inout Taken,
    of section: SectionView
  ) throws(BundleError) {
    let index = record.word(offset)
    if index != Absent.index { try take(index, 1, &taken, of: section, record, offset) }
  }

  /// Takes the segments and arms of the message that a field refers to, and of all that is nested in it.
  mutating func takeMessage(_ record: RecordView, _ offset: Int) throws(BundleError) {
    let (first, count) = record.run(offset)
    try takePattern(first, count, record, offset, depth: 0)
  }

  private mutating func takePattern(
    _ first: UInt32,
    _ count: UInt32,
    _ record: RecordView,
    _ offset: Int,
    depth: Int
  ) throws(BundleError) {
    guard depth <= MessageLimit.depth else {
      throw .malformed(
        offset: bundle.fileOffset(of: record) + offset,
        expected: "at most \(MessageLimit.depth) plurals and selects around a text",
        found: "more"
      )
    }
    try take(first, count, &segments, of: tables.segments, record, offset)
    for index in 0..<count {
      guard let segment = tables.segments.record(first &+ index) else { break }
      let armCount = segment.integer(SegmentLayout.armCountOffset, as: UInt16.self)
      guard armCount > 0 else { continue }
      let firstArm = segment.word(SegmentLayout.firstArmOffset)
      try take(firstArm, UInt32(armCount), &arms, of: tables.arms, segment, SegmentLayout.firstArmOffset)
      for place in 0..<UInt32(armCount) {
        guard let arm = tables.arms.record(firstArm &+ place) else { break }
        try takePattern(
          arm.word(ArmLayout.firstSegmentOffset),
          arm.word(ArmLayout.segmentCountOffset),
          arm,
          ArmLayout.firstSegmentOffset,
          depth: depth + 1
        )
      }
    }
  }

  /// Checks that the slices of bugs follow one another, so that no record is in two of them.
  ///
  /// - Throws: ``BundleError`` for the first that does not.
  /// - Complexity: O(bugs).
  static func checkSlices(_ bundle: SeedBundle) throws(BundleError) {
    let pairs = [
      (bundle.tables.fixSlices, bundle.tables.fixes), (bundle.tables.tidbitSlices, bundle.tables.tidbits),
    ]
    for (slices, section) in pairs {
      var next = 0
      for index in 0..<slices.count {
        guard let row = slices.record(index) else { break }
        for column in 0..<slices.stride / SliceLayout.stride {
          let offset = column * SliceLayout.stride
          let first = Int(row.word(offset))
          let count = Int(row.word(offset + SliceLayout.countOffset))
          guard count > 0 else { continue }
          guard first >= next, first + count <= section.count else {
            throw .malformed(
              offset: bundle.fileOffset(of: row) + offset,
              expected: "a run behind \(next), of \(section.count) records",
              found: "\(count) from \(first)"
            )
          }
          next = first + count
        }
      }
    }
  }
}
