import SeedLayout
import SeedModel

/// Puts arguments into one message.
struct MessageRenderer {
  let bundle: SeedBundle
  let arguments: CopyArguments
  /// Segments that may still be visited; those of a sound message are visited once at most.
  private var remainingSegmentCount: Int
  /// The buffer's bytes before the message.
  private let start: Int

  init(bundle: SeedBundle, arguments: CopyArguments, start: Int) {
    self.bundle = bundle
    self.arguments = arguments
    self.start = start
    remainingSegmentCount = bundle.tables.segments.count
  }

  /// Appends a run of segments.
  ///
  /// - Parameters:
  ///   - parent: the segment that the run is an arm of, −1 for none; the run lies behind it.
  ///   - number: the count of the innermost plural around the run.
  mutating func append(
    _ message: MessageHandle,
    above parent: Int,
    number: Int?,
    depth: Int,
    to utf8: inout [UInt8]
  ) throws(CopyError) {
    let first = Int(message.first)
    let count = Int(message.count)
    guard count > 0 else { return }
    remainingSegmentCount -= count
    guard first > parent, first + count <= bundle.tables.segments.count, remainingSegmentCount >= 0,
      depth <= MessageLimit.depth
    else { throw .damaged("its parts are not in order") }
    for index in first..<first + count {
      guard let segment = bundle.tables.segments.record(index) else { break }
      try append(segment, at: index, number: number, depth: depth, to: &utf8)
    }
  }

  private mutating func append(
    _ segment: RecordView,
    at index: Int,
    number: Int?,
    depth: Int,
    to utf8: inout [UInt8]
  ) throws(CopyError) {
    guard let kind = SegmentKind(rawValue: segment.byte(SegmentLayout.kindOffset)) else {
      throw .damaged("a part of an unknown kind")
    }
    if kind == .number {
      guard let number else { throw .damaged("a number outside a plural") }
      return bundle.countFormat.append(number, to: &utf8)
    }
    guard let text = unsafe bundle.utf8(segment.text(SegmentLayout.textOffset)) else {
      throw .damaged("a text outside the bundle")
    }
    switch kind {
    case .number, .literal: unsafe utf8.append(contentsOf: text)
    case .argument:
      switch try unsafe value(named: text) {
      case .count(let count): bundle.countFormat.append(try unsafe checked(count, name: text), to: &utf8)
      case .text(let argument), .select(let argument): utf8.append(contentsOf: argument.utf8)
      }
    case .plural:
      let count = try unsafe count(named: text)
      guard let arm = try pluralArm(of: segment, for: count) else {
        throw .noArm(name: unsafe String(decoding: text, as: UTF8.self), value: "\(count)")
      }
      try append(arm, above: index, number: count, depth: depth + 1, to: &utf8)
    case .select:
      let value = try unsafe selected(named: text)
      guard let arm = selectArm(of: segment, for: value) else {
        throw .noArm(name: unsafe String(decoding: text, as: UTF8.self), value: value)
      }
      try append(arm, above: index, number: number, depth: depth + 1, to: &utf8)
    }
    guard utf8.count - start <= SeedBundle.renderedByteCountLimit else {
      throw .damaged("more than \(SeedBundle.renderedByteCountLimit) bytes")
    }
  }
}

// MARK: - Arguments

extension MessageRenderer {
  private func value(named name: UnsafeRawBufferPointer) throws(CopyError) -> CopyArguments.Value {
    guard let value = unsafe arguments.value(named: name) else {
      throw .missingArgument(name: unsafe String(decoding: name, as: UTF8.self))
    }
    return value
  }

  private func count(named name: UnsafeRawBufferPointer) throws(CopyError) -> Int {
    let value = try unsafe value(named: name)
    guard case .count(let count) = value else {
      throw unsafe wrong(name, expected: "count", found: value)
    }
    return try unsafe checked(count, name: name)
  }

  private func selected(named name: UnsafeRawBufferPointer) throws(CopyError) -> String {
    let value = try unsafe value(named: name)
    guard case .select(let selected) = value else {
      throw unsafe wrong(name, expected: "select value", found: value)
    }
    return selected
  }

  private func checked(_ count: Int, name: UnsafeRawBufferPointer) throws(CopyError) -> Int {
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

extension MessageRenderer {
  /// The arm for a count: its exact number's, else its category's, else `other`'s.
  private func pluralArm(of segment: RecordView, for count: Int) throws(CopyError) -> MessageHandle? {
    var byCategory: MessageHandle?
    var other: MessageHandle?
    var needsCategory = false
    for index in armIndices(of: segment) {
      guard let arm = bundle.tables.arms.record(index) else { break }
      switch ArmSelector(rawValue: arm.byte(ArmLayout.selectorOffset)) {
      case .exactly:
        if arm.integer(ArmLayout.numberOffset, as: Int64.self) == Int64(count) { return message(of: arm) }
      case .category:
        let category = PluralCategory(rawValue: arm.byte(ArmLayout.categoryOffset))
        if category == .other {
          other = message(of: arm)
        } else {
          needsCategory = true
          if category == bundle.pluralRules?.category(of: count) { byCategory = message(of: arm) }
        }
      case .value, nil: throw .damaged("a plural with a select's arm")
      }
    }
    if needsCategory, bundle.pluralRules == nil { throw .unsupportedLocale(bundle.info.locale) }
    return byCategory ?? other
  }

  /// The arm for a value: its own, else `other`'s.
  private func selectArm(of segment: RecordView, for value: String) -> MessageHandle? {
    var other: MessageHandle?
    for index in armIndices(of: segment) {
      guard let arm = bundle.tables.arms.record(index),
        arm.byte(ArmLayout.selectorOffset) == ArmSelector.value.rawValue,
        let text = unsafe bundle.utf8(arm.text(ArmLayout.valueOffset))
      else { continue }
      if unsafe value.utf8.elementsEqual(text) { return message(of: arm) }
      if unsafe "other".utf8.elementsEqual(text) { other = message(of: arm) }
    }
    return other
  }

  private func armIndices(of segment: RecordView) -> Range<Int> {
    let first = Int(segment.word(SegmentLayout.firstArmOffset))
    return first..<first + Int(segment.integer(SegmentLayout.armCountOffset, as: UInt16.self))
  }

  private func message(of arm: RecordView) -> MessageHandle {
    MessageHandle(
      (arm.word(ArmLayout.firstSegmentOffset), arm.word(ArmLayout.segmentCountOffset)),
      stamp: bundle.stamp
    )
  }
}
