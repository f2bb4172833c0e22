import SeedLayout
import SeedModel

extension BundleVerifier {
  /// Checks the message that a field refers to.
  mutating func expectMessage(_ record: RecordView, _ offset: Int) {
    let (first, count) = record.run(offset)
    verifyPattern(first: first, count: count, isInsidePlural: false)
  }

  /// Checks a message that may be absent.
  mutating func expectOptionalMessage(_ record: RecordView, _ offset: Int) {
    if record.word(offset) != Absent.index { expectMessage(record, offset) }
  }

  /// Checks a pattern and all below it. That messages are trees, ``ListCheck`` has found before.
  private mutating func verifyPattern(first: UInt32, count: UInt32, isInsidePlural: Bool) {
    for index in 0..<count {
      guard !isFull, let segment = tables.segments.record(first &+ index) else { return }
      verifySegment(segment, isInsidePlural: isInsidePlural)
    }
  }

  private mutating func verifySegment(_ segment: RecordView, isInsidePlural: Bool) {
    let byte = segment.byte(SegmentLayout.kindOffset)
    guard let kind = SegmentKind(rawValue: byte) else {
      return expect(false, segment, SegmentLayout.kindOffset, "a kind of segment", "\(byte)")
    }
    expectUntaken(segment, 1..<2, 0)
    let armCount = segment.integer(SegmentLayout.armCountOffset, as: UInt16.self)
    let firstArm = segment.word(SegmentLayout.firstArmOffset)
    let hasArms = kind == .plural || kind == .select
    expect(
      hasArms || (armCount == 0 && firstArm == 0),
      segment,
      SegmentLayout.armCountOffset,
      "no arms",
      "some"
    )
    if kind == .number {
      expect(isInsidePlural, segment, SegmentLayout.kindOffset, "a number inside a plural", "one outside")
      expectUntaken(segment, SegmentLayout.textOffset..<SegmentLayout.textOffset + 4)
      return expectUntaken(segment, SegmentLayout.textOffset + 4..<SegmentLayout.stride, 0)
    }
    expectText(segment, SegmentLayout.textOffset)
    guard hasArms else { return }
    var hasOther = false
    for place in 0..<UInt32(armCount) {
      guard !isFull, let arm = tables.arms.record(firstArm &+ place) else { return }
      if verifySelector(arm, of: kind) { hasOther = true }
      expectUntaken(arm, 2..<4, 0)
      expectUntaken(arm, 12..<16, 0)
      verifyPattern(
        first: arm.word(ArmLayout.firstSegmentOffset),
        count: arm.word(ArmLayout.segmentCountOffset),
        isInsidePlural: isInsidePlural || kind == .plural
      )
    }
    expect(hasOther, segment, SegmentLayout.armCountOffset, "an arm for all others", "none")
  }

  /// Checks an arm's selector; returns whether it is `other`.
  private mutating func verifySelector(_ arm: RecordView, of kind: SegmentKind) -> Bool {
    let byte = arm.byte(ArmLayout.selectorOffset)
    switch (kind, ArmSelector(rawValue: byte)) {
    case (.plural, .exactly): return false
    case (.plural, .category):
      expectCode(arm, ArmLayout.categoryOffset, PluralCategory.self)
      expectUntaken(arm, ArmLayout.numberOffset..<ArmLayout.stride, 0)
      return arm.byte(ArmLayout.categoryOffset) == PluralCategory.other.rawValue
    case (.select, .value):
      expectText(arm, ArmLayout.valueOffset)
      guard let value = unsafe bundle.utf8(arm.text(ArmLayout.valueOffset)) else { return false }
      return unsafe "other".utf8.elementsEqual(value)
    default:
      expect(false, arm, ArmLayout.selectorOffset, "a selector of a \(kind)", "\(byte)")
      return false
    }
  }
}
