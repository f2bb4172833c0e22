import SeedLayout
import SeedModel

/// Where a pattern stands inside a message.
struct MessageContext {
  /// The place of the segment that has the pattern in an arm; −1 at the top.
  var parent = -1
  /// The plurals and selects around it.
  var depth = 0
  /// Whether one of those is a plural, so that `#` has a meaning.
  var isInsidePlural = false
}

extension BundleVerifier {
  /// Checks the message that a field refers to.
  mutating func expectMessage(_ record: RecordView, _ offset: Int) {
    let (first, count) = record.run(offset)
    verifyPattern(record, first: first, count: count, context: MessageContext())
  }

  /// Checks a message that may be absent.
  mutating func expectOptionalMessage(_ record: RecordView, _ offset: Int) {
    if record.word(offset) != Absent.index { expectMessage(record, offset) }
  }

  /// Checks that messages have taken all segments and arms.
  mutating func verifyMessagesCovered() {
    expectCovered(tables.segments, by: tables.segments.count - remainingSegmentCount, "segments")
    expectCovered(tables.arms, by: usedArmCount, "arms")
  }

  /// Checks a pattern and all below it; the segments that remain keep the whole walk to one visit a segment.
  mutating func verifyPattern(
    _ owner: RecordView,
    first: UInt32,
    count: UInt32,
    context: MessageContext
  ) {
    guard count > 0, !isFull else { return }
    remainingSegmentCount -= Int(count)
    let segmentCount = tables.segments.count
    let isInOrder =
      Int(first) > context.parent && Int(first) + Int(count) <= segmentCount
      && remainingSegmentCount >= 0 && context.depth <= MessageLimit.depth
    expect(
      isInOrder,
      owner,
      0,
      "its own segments behind \(context.parent), of \(segmentCount), at most \(MessageLimit.depth) deep",
      "\(count) from \(first), \(context.depth) deep"
    )
    guard isInOrder else { return }
    for index in Int(first)..<Int(first) + Int(count) {
      guard let segment = tables.segments.record(index) else { return }
      verifySegment(
        segment,
        at: index,
        context: context
      )
    }
  }

  private mutating func verifySegment(
    _ segment: RecordView,
    at index: Int,
    context: MessageContext
  ) {
    let byte = segment.byte(SegmentLayout.kindOffset)
    guard let kind = SegmentKind(rawValue: byte) else {
      return expect(false, segment, SegmentLayout.kindOffset, "a kind of segment", "\(byte)")
    }
    if kind == .number {
      return expect(
        context.isInsidePlural,
        segment,
        SegmentLayout.kindOffset,
        "a number inside a plural",
        "one outside"
      )
    }
    expectText(segment, SegmentLayout.textOffset)
    guard kind == .plural || kind == .select else { return }
    let firstArm = segment.word(SegmentLayout.firstArmOffset)
    let armCount = Int(segment.integer(SegmentLayout.armCountOffset, as: UInt16.self))
    usedArmCount += armCount
    // No more arms than there are, counted over all segments, bounds the walk over arms without segments.
    let available = tables.arms.count
    let isInside = Int(firstArm) + armCount <= available && usedArmCount <= available
    expect(
      isInside,
      segment,
      SegmentLayout.firstArmOffset,
      "its own arms, of \(available)",
      "\(armCount) from \(firstArm)"
    )
    guard isInside else { return }
    var below = context
    below.parent = index
    below.depth += 1
    below.isInsidePlural = context.isInsidePlural || kind == .plural
    var hasOther = false
    for place in Int(firstArm)..<Int(firstArm) + armCount {
      guard let arm = tables.arms.record(place) else { return }
      if verifySelector(arm, of: kind) { hasOther = true }
      verifyPattern(
        arm,
        first: arm.word(ArmLayout.firstSegmentOffset),
        count: arm.word(ArmLayout.segmentCountOffset),
        context: below
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
