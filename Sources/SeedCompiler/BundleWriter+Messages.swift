import SeedLayout
import SeedModel

/// A segment while a bundle is written.
struct SegmentValue {
  var kind = SegmentKind.number
  var text = TextSpan.absent
  var firstArm = 0
  var armCount = 0
}

/// An arm while a bundle is written.
struct ArmValue {
  var selector = ArmSelector.exactly
  var category: UInt8 = 0
  var firstSegment: UInt32 = 0
  var segmentCount: UInt32 = 0
  /// The exact number, or the text's offset and bytes as the two halves of a little-endian word.
  var payload: UInt64 = 0
}

extension BundleWriter {
  /// Writes a pattern: its own segments side by side, those of its arms behind them.
  mutating func writePattern(
    _ pattern: MessagePattern,
    depth: Int,
    key: String
  ) throws(BundleWriteError) -> Run {
    guard depth <= MessageLimit.depth else {
      throw .messageTooDeep(key: key, limit: MessageLimit.depth)
    }
    let first = segments.count
    segments.append(contentsOf: repeatElement(SegmentValue(), count: pattern.segments.count))
    for (position, segment) in pattern.segments.enumerated() {
      var value = SegmentValue()
      switch segment {
      case .literal(let literal):
        value.kind = .literal
        value.text = try text.span(of: literal)
      case .argument(let name):
        value.kind = .argument
        value.text = try text.span(of: name)
      case .number: value.kind = .number
      case .plural(let name, let pluralArms):
        value.kind = .plural
        value.text = try text.span(of: name)
        value.firstArm = arms.count
        value.armCount = pluralArms.count
        arms.append(contentsOf: repeatElement(ArmValue(), count: pluralArms.count))
        for (offset, arm) in pluralArms.enumerated() {
          var armValue = ArmValue()
          switch arm.selector {
          case .exactly(let number): armValue.payload = UInt64(bitPattern: Int64(number))
          case .category(let category):
            armValue.selector = .category
            armValue.category = category.rawValue
          }
          try writeArm(&armValue, arm.pattern, depth: depth, key: key)
          arms[value.firstArm + offset] = armValue
        }
      case .select(let name, let selectArms):
        value.kind = .select
        value.text = try text.span(of: name)
        value.firstArm = arms.count
        value.armCount = selectArms.count
        arms.append(contentsOf: repeatElement(ArmValue(), count: selectArms.count))
        for (offset, arm) in selectArms.enumerated() {
          let span = try text.span(of: arm.value)
          var armValue = ArmValue()
          armValue.selector = .value
          armValue.payload = UInt64(span.byteCount) << 32 | UInt64(span.offset)
          try writeArm(&armValue, arm.pattern, depth: depth, key: key)
          arms[value.firstArm + offset] = armValue
        }
      }
      segments[first + position] = value
    }
    return Run(
      first: try Self.recordIndex(first, of: .segments),
      count: try Self.recordIndex(pattern.segments.count, of: .segments)
    )
  }

  private mutating func writeArm(
    _ arm: inout ArmValue,
    _ pattern: MessagePattern,
    depth: Int,
    key: String
  ) throws(BundleWriteError) {
    let run = try writePattern(pattern, depth: depth + 1, key: key)
    (arm.firstSegment, arm.segmentCount) = (run.first, run.count)
  }

  /// The section of all segments written.
  func messageSegments() throws(BundleWriteError) -> ByteBuffer {
    var buffer = ByteBuffer(reserving: segments.count * SegmentLayout.stride)
    for segment in segments {
      buffer.append(segment.kind.rawValue)
      buffer.append(UInt8(0))
      buffer.append(try Self.narrow(segment.armCount, "count of arms", of: "a message") as UInt16)
      buffer.append(try Self.recordIndex(segment.firstArm, of: .arms))
      buffer.append(segment.text)
    }
    return buffer
  }

  /// The section of all arms written.
  func messageArms() throws(BundleWriteError) -> ByteBuffer {
    _ = try Self.recordIndex(arms.count, of: .arms)
    var buffer = ByteBuffer(reserving: arms.count * ArmLayout.stride)
    for arm in arms {
      buffer.append(arm.selector.rawValue)
      buffer.append(arm.category)
      buffer.appendZeroes(2)
      buffer.append(arm.segmentCount)
      buffer.append(arm.firstSegment)
      buffer.appendZeroes(4)
      buffer.append(arm.payload)
    }
    return buffer
  }
}
