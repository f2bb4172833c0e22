import SeedLayout
import SeedModel

/// A message while it is rendered.
///
/// Bundle and arguments are handed down rather than kept, so that no reference is counted; names are compared
/// where they lie, so that nothing is allocated for a text that fits the room. Segments and arms are checked
/// a run at a time, and each field is read once.
struct MessageRenderer: ~Copyable {
  var text: RenderedText
  /// Segments that may still be visited; those of a sound message are visited once at most.
  private var remainingSegmentCount: Int
  /// The count of the innermost plural around the run, −1 outside plurals.
  private var number = -1
  /// Plurals and selects around the run.
  private var depth = 0

  init(to text: consuming RenderedText, segmentCount: Int) {
    self.text = text
    remainingSegmentCount = segmentCount
  }

  /// Appends a run of segments behind the end of the bytes so far; returns their new end.
  mutating func append(
    _ run: (first: UInt32, count: UInt32),
    behind start: TextEnd,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) -> TextEnd {
    var end = start
    var segments = try enter(run, of: bundle)
    while let next = unsafe segments.pop() {
      let segment = unsafe Segment(at: next)
      let kind = segment.kind
      // The two that most texts are made of, in front of a jump through a table.
      if kind == SegmentKind.literal.rawValue {
        try text.append(segment.text, of: bundle, to: &end)
        continue
      }
      if kind == SegmentKind.number.rawValue {
        guard number >= 0 else { throw .damaged("a number outside a plural") }
        try text.append(number, of: bundle, to: &end)
        continue
      }
      let arm: (first: UInt32, count: UInt32)
      var inner = number
      switch SegmentKind(rawValue: kind) {
      case .argument:
        end = try append(segment, behind: end, of: bundle, arguments)
        continue
      case .plural:
        inner = try Self.count(segment, of: bundle, arguments)
        arm = try Self.pluralArm(of: segment, for: inner, of: bundle)
      case .select: arm = try Self.selectArm(of: segment, of: bundle, arguments)
      case .literal, .number, nil: throw .damaged("a part of an unknown kind")
      }
      depth &+= 1
      if segments.isEmpty {
        // What ends its run, as most plurals do, needs no call: nothing is left to come back to.
        number = inner
        segments = try enter(arm, of: bundle)
      } else {
        let outer = (number, depth &- 1)
        number = inner
        end = try append(arm, behind: end, of: bundle, arguments)
        (number, depth) = outer
      }
    }
    return end
  }

  /// A run of segments, which are counted as visited.
  @inline(__always)
  private mutating func enter(
    _ run: (first: UInt32, count: UInt32),
    of bundle: SeedBundle
  ) throws(CopyError) -> RecordRun {
    remainingSegmentCount &-= Int(run.count)
    guard remainingSegmentCount >= 0, depth <= MessageLimit.depth,
      let segments = bundle.tables.segments.run(run.first, run.count, byteCount: SegmentLayout.stride)
    else { throw .damaged("its parts are not in order") }
    return segments
  }

  /// Appends an argument's value.
  @inline(never)
  private mutating func append(
    _ argument: Segment,
    behind end: TextEnd,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) -> TextEnd {
    let name = try unsafe Self.name(argument, of: bundle)
    var end = end
    switch arguments[try unsafe arguments.index(of: name)] {
    case .count(let count): try text.append(unsafe Self.checked(count, name), of: bundle, to: &end)
    case .text(let string), .select(let string): try text.append(string, to: &end)
    }
    return end
  }

  /// The count that a plural is chosen by.
  @inline(__always)
  private static func count(
    _ segment: Segment,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) -> Int {
    let name = try unsafe name(segment, of: bundle)
    let index = try unsafe arguments.index(of: name)
    guard let count = arguments.count(at: index) else {
      throw unsafe wrong(name, expected: "count", found: arguments[index])
    }
    return try unsafe checked(count, name)
  }

  /// The name of a segment's argument.
  @inline(__always)
  private static func name(
    _ segment: Segment,
    of bundle: SeedBundle
  ) throws(CopyError) -> UnsafeRawBufferPointer {
    guard let bytes = unsafe bundle.utf8(segment.text) else { throw .damaged("a text outside the bundle") }
    return unsafe bytes
  }

  @inline(__always)
  private static func checked(_ count: Int, _ name: UnsafeRawBufferPointer) throws(CopyError) -> Int {
    guard count >= 0 else {
      throw .negativeCount(name: unsafe String(decoding: name, as: UTF8.self), count: count)
    }
    return count
  }

  @inline(never)
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

extension MessageRenderer {
  /// The arms of a plural or a select.
  @inline(__always)
  private static func arms(of segment: Segment, of bundle: SeedBundle) throws(CopyError) -> RecordRun {
    guard
      let arms = bundle.tables.arms.run(
        segment.firstArm,
        UInt32(segment.armCount),
        byteCount: ArmLayout.stride
      )
    else { throw .damaged("its parts are not in order") }
    return arms
  }

  /// The arm for a count: its exact number's, else its category's, else `other`'s.
  @inline(__always)
  private static func pluralArm(
    of segment: Segment,
    for count: Int,
    of bundle: SeedBundle
  ) throws(CopyError) -> (first: UInt32, count: UInt32) {
    var arms = try arms(of: segment, of: bundle)
    let category = bundle.pluralCategory(of: count)
    var byCategory: Arm?
    var other: Arm?
    var lacksRules = false
    while let next = unsafe arms.pop() {
      let arm = unsafe Arm(at: next)
      let selector = arm.selector
      if selector == ArmSelector.category.rawValue {
        let asked = Int(arm.category)
        if asked == Int(PluralCategory.other.rawValue) {
          other = arm
        } else if asked == category {
          byCategory = arm
        } else if category < 0 {
          lacksRules = true
        }
      } else if selector == ArmSelector.exactly.rawValue {
        if arm.number == Int64(count) { return arm.run }
      } else {
        throw .damaged("a plural with a select's arm")
      }
    }
    if lacksRules { throw .unsupportedLocale(bundle.info.locale) }
    guard let arm = byCategory ?? other else {
      let name = try unsafe name(segment, of: bundle)
      throw .noArm(name: unsafe String(decoding: name, as: UTF8.self), value: "\(count)")
    }
    return arm.run
  }

  /// The arm for a value: its own, else `other`'s.
  @inline(never)
  private static func selectArm(
    of segment: Segment,
    of bundle: SeedBundle,
    _ arguments: CopyArguments
  ) throws(CopyError) -> (first: UInt32, count: UInt32) {
    let name = try unsafe name(segment, of: bundle)
    let index = try unsafe arguments.index(of: name)
    guard case .select(let selected) = arguments[index] else {
      throw unsafe wrong(name, expected: "select value", found: arguments[index])
    }
    var arms = try arms(of: segment, of: bundle)
    var other: Arm?
    while let next = unsafe arms.pop() {
      let arm = unsafe Arm(at: next)
      guard arm.selector == ArmSelector.value.rawValue, let bytes = unsafe bundle.utf8(arm.value) else {
        continue
      }
      if unsafe selected.isEqual(to: bytes) { return arm.run }
      if unsafe "other".isEqual(to: bytes) { other = arm }
    }
    guard let other else {
      throw .noArm(name: unsafe String(decoding: name, as: UTF8.self), value: selected)
    }
    return other.run
  }
}

extension SeedBundle {
  /// The category of a count ≥ 0 by its code; −1 in a locale without plural rules.
  @inline(__always)
  fileprivate func pluralCategory(of count: Int) -> Int {
    if let shortcut = pluralShortcut, count <= shortcut.last {
      return Int((shortcut.range.contains(count) ? shortcut.category : .other).rawValue)
    }
    return pluralCategoryByRules(of: count)
  }

  @inline(never)
  private func pluralCategoryByRules(of count: Int) -> Int {
    pluralRules.map { Int($0.category(of: count).rawValue) } ?? -1
  }
}

// MARK: - Records

/// The fields of one segment, of which all ``SegmentLayout/stride`` bytes lie inside the bundle.
@safe
private struct Segment {
  let base: UnsafeRawPointer

  init(at base: UnsafeRawPointer) { unsafe self.base = unsafe base }

  var kind: UInt8 { unsafe base.load(fromByteOffset: SegmentLayout.kindOffset, as: UInt8.self) }
  var armCount: UInt16 { unsafe base.integer(SegmentLayout.armCountOffset) }
  var firstArm: UInt32 { unsafe base.integer(SegmentLayout.firstArmOffset) }
  /// The literal, or the argument's name.
  var text: TextPlace { unsafe base.text(SegmentLayout.textOffset) }
}

/// The fields of one arm, of which all ``ArmLayout/stride`` bytes lie inside the bundle.
@safe
private struct Arm {
  let base: UnsafeRawPointer

  init(at base: UnsafeRawPointer) { unsafe self.base = unsafe base }

  var selector: UInt8 { unsafe base.load(fromByteOffset: ArmLayout.selectorOffset, as: UInt8.self) }
  var category: UInt8 { unsafe base.load(fromByteOffset: ArmLayout.categoryOffset, as: UInt8.self) }
  var number: Int64 { unsafe base.integer(ArmLayout.numberOffset) }
  var value: TextPlace { unsafe base.text(ArmLayout.valueOffset) }
  /// The arm's segments.
  var run: (first: UInt32, count: UInt32) {
    unsafe (base.integer(ArmLayout.firstSegmentOffset), base.integer(ArmLayout.segmentCountOffset))
  }
}

extension UnsafeRawPointer {
  /// A little-endian integer.
  @inline(__always)
  fileprivate func integer<Value: FixedWidthInteger & BitwiseCopyable>(_ offset: Int) -> Value {
    unsafe Value(littleEndian: loadUnaligned(fromByteOffset: offset, as: Value.self))
  }

  /// The place of a text.
  @inline(__always)
  fileprivate func text(_ offset: Int) -> TextPlace {
    unsafe TextPlace(offset: integer(offset), byteCount: integer(offset &+ 4))
  }
}
