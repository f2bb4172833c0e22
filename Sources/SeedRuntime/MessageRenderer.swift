import SeedLayout
import SeedModel

/// A message while it is rendered: where the walk over its parts stands, and the bytes so far.
///
/// Bundle and arguments are handed down rather than kept, so that no reference is counted; names are compared
/// where they lie, so that nothing is allocated for a text that fits the room.
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
    let segments = bundle.tables.segments
    var index = run.first
    var end = try enter(run, of: bundle)
    while index < end {
      guard let segment = segments.record(index) else { break }
      index &+= 1
      let arm: (first: UInt32, count: UInt32)
      let outer = number
      switch SegmentKind(rawValue: segment.byte(SegmentLayout.kindOffset)) {
      case .literal:
        try unsafe text.append(Self.literal(segment, of: bundle))
        continue
      case .number:
        guard let number else { throw .damaged("a number outside a plural") }
        try text.append(number, as: bundle.countFormat)
        continue
      case .argument:
        try appendArgument(segment, of: bundle, arguments)
        continue
      case .plural:
        let count = try Self.count(segment, of: bundle, arguments)
        arm = try Self.pluralArm(of: segment, for: count, of: bundle)
        number = count
      case .select: arm = try Self.selectArm(of: segment, of: bundle, arguments)
      case nil: throw .damaged("a part of an unknown kind")
      }
      depth += 1
      if index == end {
        // What ends its run, as most plurals do, needs no call: nothing is left to come back to.
        index = arm.first
        end = try enter(arm, of: bundle)
      } else {
        let around = depth - 1
        try append(arm, of: bundle, arguments)
        depth = around
        number = outer
      }
    }
  }

  /// The place behind a run, whose segments are counted as visited.
  @inline(__always)
  private mutating func enter(
    _ run: (first: UInt32, count: UInt32),
    of bundle: SeedBundle
  ) throws(CopyError) -> UInt32 {
    remainingSegmentCount -= Int(run.count)
    guard Int(run.first) + Int(run.count) <= bundle.tables.segments.count, remainingSegmentCount >= 0,
      depth <= MessageLimit.depth
    else {
      throw .damaged("its parts are not in order")
    }
    return run.first &+ run.count
  }

  /// What a literal shows, or an argument's name.
  @inline(__always)
  private static func literal(
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
    let name = try unsafe Self.literal(segment, of: bundle)
    switch arguments[try unsafe arguments.index(of: name)] {
    case .count(let count): try unsafe text.append(Self.checked(count, name), as: bundle.countFormat)
    case .text(let argument), .select(let argument): try text.append(argument)
    }
  }

  /// The count that a plural is chosen by.
  @inline(__always)
  private static func count(
    _ segment: RecordView,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) -> Int {
    let name = try unsafe literal(segment, of: bundle)
    let index = try unsafe arguments.index(of: name)
    guard let count = arguments.count(at: index) else {
      throw unsafe wrong(name, expected: "count", found: arguments[index])
    }
    return try unsafe checked(count, name)
  }

  @inline(__always)
  private static func pluralArm(
    of segment: RecordView,
    for count: Int,
    of bundle: SeedBundle
  ) throws(CopyError) -> (first: UInt32, count: UInt32) {
    if let arm = try bundle.pluralArm(of: segment, for: count) { return arm }
    let name = try unsafe literal(segment, of: bundle)
    throw .noArm(name: unsafe String(decoding: name, as: UTF8.self), value: "\(count)")
  }

  private static func selectArm(
    of segment: RecordView,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) -> (first: UInt32, count: UInt32) {
    let name = try unsafe literal(segment, of: bundle)
    let index = try unsafe arguments.index(of: name)
    guard case .select(let selected) = arguments[index] else {
      throw unsafe wrong(name, expected: "select value", found: arguments[index])
    }
    guard let arm = bundle.selectArm(of: segment, for: selected) else {
      throw .noArm(name: unsafe String(decoding: name, as: UTF8.self), value: selected)
    }
    return arm
  }

  @inline(__always)
  private static func checked(_ count: Int, _ name: UnsafeRawBufferPointer) throws(CopyError) -> Int {
    guard count >= 0 else {
      throw .negativeCount(name: unsafe String(decoding: name, as: UTF8.self), count: count)
    }
    return count
  }

  private static func wrong(
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
  @inline(__always)
  fileprivate func pluralArm(
    of segment: RecordView,
    for count: Int
  ) throws(CopyError) -> (first: UInt32, count: UInt32)? {
    let arms = tables.arms
    let unknown = UInt8.max
    let category = pluralRules?.category(of: count).rawValue ?? unknown
    // The places of arms, -1 for none: optional records took 186 instructions where these take 127
    // (callgrind, two arms).
    var byCategory = -1
    var other = -1
    var lacksRules = false
    var index = Int(segment.word(SegmentLayout.firstArmOffset))
    let end = index &+ Int(segment.integer(SegmentLayout.armCountOffset, as: UInt16.self))
    while index < end, let arm = arms.record(index) {
      let selector = arm.byte(ArmLayout.selectorOffset)
      if selector == ArmSelector.category.rawValue {
        let asked = arm.byte(ArmLayout.categoryOffset)
        if asked == PluralCategory.other.rawValue {
          other = index
        } else if category == unknown {
          lacksRules = true
        } else if asked == category {
          byCategory = index
        }
      } else if selector == ArmSelector.exactly.rawValue {
        if arm.integer(ArmLayout.numberOffset, as: Int64.self) == Int64(count) { return run(of: arm) }
      } else {
        throw .damaged("a plural with a select's arm")
      }
      index &+= 1
    }
    if lacksRules { throw .unsupportedLocale(info.locale) }
    return arms.record(byCategory >= 0 ? byCategory : other).map { run(of: $0) }
  }

  /// The arm for a value: its own, else `other`'s.
  fileprivate func selectArm(
    of segment: RecordView,
    for value: String
  ) -> (first: UInt32, count: UInt32)? {
    var other: RecordView?
    for index in armIndices(of: segment) {
      guard let arm = tables.arms.record(index),
        arm.byte(ArmLayout.selectorOffset) == ArmSelector.value.rawValue,
        let bytes = unsafe utf8(arm.text(ArmLayout.valueOffset))
      else { continue }
      if unsafe value.isEqual(to: bytes) { return run(of: arm) }
      if unsafe "other".isEqual(to: bytes) { other = arm }
    }
    return other.map { run(of: $0) }
  }

  @inline(__always)
  private func armIndices(of segment: RecordView) -> Range<UInt32> {
    let first = segment.word(SegmentLayout.firstArmOffset)
    let count = UInt32(segment.integer(SegmentLayout.armCountOffset, as: UInt16.self))
    return first..<max(first, first &+ count)
  }

  @inline(__always)
  private func run(of arm: RecordView) -> (first: UInt32, count: UInt32) {
    (arm.word(ArmLayout.firstSegmentOffset), arm.word(ArmLayout.segmentCountOffset))
  }
}
