import SeedLayout
import SeedModel

extension ModelReader {
  /// The pattern that a run of segments makes up.
  ///
  /// - Parameters:
  ///   - parent: the place of the segment that has the pattern in one of its arms, −1 for none; all of the
  ///     pattern's segments lie behind it, so that no message contains itself.
  ///   - depth: the plurals and selects around the pattern.
  mutating func pattern(
    first: UInt32,
    count: UInt32,
    above parent: Int,
    depth: Int
  ) throws(BundleError) -> MessagePattern {
    let section = bundle.tables.segments
    guard let record = section.record(0) else {
      guard count == 0 else { throw .noSuchRecord(kind: "segments", index: Int(first)) }
      return MessagePattern(segments: [])
    }
    guard count == 0 || (Int(first) > parent && Int(first) + Int(count) <= section.count) else {
      throw malformed(
        record,
        0,
        "segments behind \(parent), of \(section.count)",
        "\(count) from \(first)"
      )
    }
    guard depth <= MessageLimit.depth else {
      throw malformed(record, 0, "at most \(MessageLimit.depth) plurals and selects around a text", "more")
    }
    remainingSegmentCount -= Int(count)
    guard remainingSegmentCount >= 0 else {
      throw malformed(record, 0, "segments that belong to one pattern each", "some in many")
    }
    var segments: [MessagePattern.Segment] = []
    for index in Int(first)..<Int(first) + Int(count) {
      guard let record = section.record(index) else { break }
      segments.append(try segment(record, at: index, depth: depth))
    }
    return MessagePattern(segments: segments)
  }

  private mutating func segment(
    _ record: RecordView,
    at index: Int,
    depth: Int
  ) throws(BundleError) -> MessagePattern.Segment {
    let byte = record.byte(SegmentLayout.kindOffset)
    guard let kind = SegmentKind(rawValue: byte) else {
      throw malformed(record, SegmentLayout.kindOffset, "a kind of segment", "\(byte)")
    }
    switch kind {
    case .literal: return .literal(try text(record, SegmentLayout.textOffset))
    case .argument: return .argument(try text(record, SegmentLayout.textOffset))
    case .number: return .number
    case .plural:
      let name = try text(record, SegmentLayout.textOffset)
      var arms: [MessagePattern.PluralArm] = []
      for arm in try self.arms(of: record) {
        let selector = try pluralSelector(arm)
        arms.append(.init(selector: selector, pattern: try pattern(of: arm, above: index, depth: depth)))
      }
      return .plural(name: name, arms: arms)
    case .select:
      let name = try text(record, SegmentLayout.textOffset)
      var arms: [MessagePattern.SelectArm] = []
      for arm in try self.arms(of: record) {
        let selector = arm.byte(ArmLayout.selectorOffset)
        guard selector == ArmSelector.value.rawValue else {
          throw malformed(arm, ArmLayout.selectorOffset, "a select's value", "\(selector)")
        }
        let value = try text(arm, ArmLayout.valueOffset)
        arms.append(.init(value: value, pattern: try pattern(of: arm, above: index, depth: depth)))
      }
      return .select(name: name, arms: arms)
    }
  }

  private func arms(of segment: RecordView) throws(BundleError) -> [RecordView] {
    let first = Int(segment.word(SegmentLayout.firstArmOffset))
    let count = Int(segment.integer(SegmentLayout.armCountOffset, as: UInt16.self))
    let available = bundle.tables.arms.count
    guard first + count <= available else {
      throw malformed(
        segment,
        SegmentLayout.firstArmOffset,
        "a run inside \(available) arms",
        "\(count) from \(first)"
      )
    }
    return (first..<first + count).compactMap { bundle.tables.arms.record($0) }
  }

  private mutating func pattern(
    of arm: RecordView,
    above index: Int,
    depth: Int
  ) throws(BundleError) -> MessagePattern {
    try pattern(
      first: arm.word(ArmLayout.firstSegmentOffset),
      count: arm.word(ArmLayout.segmentCountOffset),
      above: index,
      depth: depth + 1
    )
  }

  private func pluralSelector(_ arm: RecordView) throws(BundleError) -> PluralSelector {
    let byte = arm.byte(ArmLayout.selectorOffset)
    switch ArmSelector(rawValue: byte) {
    case .exactly:
      return .exactly(Int(truncatingIfNeeded: arm.integer(ArmLayout.numberOffset, as: Int64.self)))
    case .category: return .category(try code(arm, ArmLayout.categoryOffset))
    case .value, nil:
      throw malformed(arm, ArmLayout.selectorOffset, "a number or a category", "\(byte)")
    }
  }
}
