import SeedLayout
import SeedModel

/// A message while it is rendered: where the walk over its parts stands, and the bytes so far.
///
/// Bundle and arguments are handed down rather than kept, so that no reference is counted; names are compared where
/// they lie, so that nothing is allocated for a text that fits the room.
struct MessageRenderer: ~Copyable {
  var text: RenderedText
  /// Segments that may still be visited; those of a sound message are visited once at most.
  private var remainingSegmentCount: Int
  /// The count of the innermost plural around the run.
  private var number: Int?
  /// Plurals and selects around the run.
  private var depth = 0

  init(to text: consuming RenderedText, segmentCount: Int) {
    self.text = text
    remainingSegmentCount = segmentCount
  }

  /// Appends a run of segments.
  mutating func append(
    _ run: (first: UInt32, count: UInt32),
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) {
    remainingSegmentCount -= Int(run.count)
    guard Int(run.first) + Int(run.count) <= bundle.tables.segments.count, remainingSegmentCount >= 0,
      depth <= MessageLimit.depth
    else {
      throw .damaged("its parts are not in order")
    }
    for index in run.first..<run.first &+ run.count {
      guard let segment = bundle.tables.segments.record(index) else { break }
      switch SegmentKind(rawValue: segment.byte(SegmentLayout.kindOffset)) {
      case .literal: try unsafe text.append(literal(segment, of: bundle))
      case .number:
        guard let number else { throw .damaged("a number outside a plural") }
        try text.append(number, as: bundle.countFormat)
      case .argument: try appendArgument(segment, of: bundle, arguments)
      case .plural: try appendPlural(segment, of: bundle, arguments)
      case .select: try appendSelect(segment, of: bundle, arguments)
      case nil: throw .damaged("a part of an unknown kind")
      }
    }
  }

  /// What a literal shows, or an argument's name.
  @inline(__always)
  private func literal(
    _ segment: RecordView,
    of bundle: SeedBundle
  ) throws(CopyError) -> UnsafeRawBufferPointer {
    guard let bytes = unsafe bundle.utf8(segment.text(SegmentLayout.textOffset)) else {
      throw .damaged("a text outside the bundle")
    }
    return unsafe bytes
  }

  private mutating func appendArgument(
    _ segment: RecordView,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) {
    let name = try unsafe literal(segment, of: bundle)
    switch arguments[try unsafe arguments.index(of: name)] {
    case .count(let count): try unsafe text.append(checked(count, name), as: bundle.countFormat)
    case .text(let argument), .select(let argument): try text.append(argument)
    }
  }

  private mutating func appendPlural(
    _ segment: RecordView,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) {
    let name = try unsafe literal(segment, of: bundle)
    let index = try unsafe arguments.index(of: name)
    guard case .count(let given) = arguments[index] else {
      throw unsafe wrong(name, expected: "count", found: arguments[index])
    }
    let count = try unsafe checked(given, name)
    guard let arm = try bundle.pluralArm(of: segment, for: count) else {
      throw .noArm(name: unsafe String(decoding: name, as: UTF8.self), value: "\(count)")
    }
    let outer = number
    number = count
    depth += 1
    try append(arm, of: bundle, arguments)
    depth -= 1
    number = outer
  }

  private mutating func appendSelect(
    _ segment: RecordView,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) {
    let name = try unsafe literal(segment, of: bundle)
    let index = try unsafe arguments.index(of: name)
    guard case .select(let selected) = arguments[index] else {
      throw unsafe wrong(name, expected: "select value", found: arguments[index])
    }
    guard let arm = bundle.selectArm(of: segment, for: selected) else {
      throw .noArm(name: unsafe String(decoding: name, as: UTF8.self), value: selected)
    }
    depth += 1
    try append(arm, of: bundle, arguments)
    depth -= 1
  }

  @inline(__always)
  private func checked(_ count: Int, _ name: UnsafeRawBufferPointer) throws(CopyError) -> Int {
    guard count >= 0 else {
      throw .negativeCount(name: unsafe String(decoding: name, as: UTF8.self), count: count)
    }
    return count
  }

  private func wrong(
    _ name: UnsafeRawBufferPointer,
    expected: String,
    found: CopyArguments.Value
  ) -> CopyError {
    let found =
      switch found {
      case .count: "count"
      case .text: "text"
      case .select: "select value"
      }
    return .wrongArgument(
      name: unsafe String(decoding: name, as: UTF8.self),
      expected: expected,
      found: found
    )
  }
}

// MARK: - Arms

extension SeedBundle {
  /// The arm for a count: its exact number's, else its category's, else `other`'s.
  fileprivate func pluralArm(
    of segment: RecordView,
    for count: Int
  ) throws(CopyError) -> (first: UInt32, count: UInt32)? {
    var byCategory: UInt32?
    var other: UInt32?
    // The count's category, once an arm asks for one.
    var known: PluralCategory?
    var needsCategory = false
    for index in armIndices(of: segment) {
      guard let arm = tables.arms.record(index) else { break }
      switch ArmSelector(rawValue: arm.byte(ArmLayout.selectorOffset)) {
      case .exactly:
        if arm.integer(ArmLayout.numberOffset, as: Int64.self) == Int64(count) { return run(ofArm: index) }
      case .category:
        let category = arm.byte(ArmLayout.categoryOffset)
        if category == PluralCategory.other.rawValue {
          other = index
        } else {
          needsCategory = true
          if known == nil { known = pluralRules?.category(of: count) }
          if category == known?.rawValue { byCategory = index }
        }
      case .value, nil: throw .damaged("a plural with a select's arm")
      }
    }
    if needsCategory, known == nil { throw .unsupportedLocale(info.locale) }
    return (byCategory ?? other).flatMap { run(ofArm: $0) }
  }

  /// The arm for a value: its own, else `other`'s.
  fileprivate func selectArm(
    of segment: RecordView,
    for value: String
  ) -> (first: UInt32, count: UInt32)? {
    var other: UInt32?
    for index in armIndices(of: segment) {
      guard let arm = tables.arms.record(index),
        arm.byte(ArmLayout.selectorOffset) == ArmSelector.value.rawValue,
        let bytes = unsafe utf8(arm.text(ArmLayout.valueOffset))
      else { continue }
      if unsafe value.isEqual(to: bytes) { return run(ofArm: index) }
      if unsafe "other".isEqual(to: bytes) { other = index }
    }
    return other.flatMap { run(ofArm: $0) }
  }

  @inline(__always)
  private func armIndices(of segment: RecordView) -> Range<UInt32> {
    let first = segment.word(SegmentLayout.firstArmOffset)
    let count = UInt32(segment.integer(SegmentLayout.armCountOffset, as: UInt16.self))
    return first..<max(first, first &+ count)
  }

  private func run(ofArm index: UInt32) -> (first: UInt32, count: UInt32)? {
    tables.arms.record(index).map {
      ($0.word(ArmLayout.firstSegmentOffset), $0.word(ArmLayout.segmentCountOffset))
    }
  }
}
