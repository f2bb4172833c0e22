/// How a field lies in a record of a bundle. Every value that is not there is all bits one, but for signed
/// numbers, which have the least one. What reads, checks and shows a value has the case's name in its own.
package enum Slot {
  case identity, text, number, signedNumber, decimal, boolean, code, time, hours, index, run, message

  package init?(_ shape: Shape) {
    switch shape {
    case .identity: self = .identity
    case .slug, .copyKey, .prose, .token, .drawing: self = .text
    case .reference, .object, .index: self = .index
    case .message: self = .message
    case .integer(let range): self = range.lowerBound < 0 ? .signedNumber : .number
    case .decimal: self = .decimal
    case .boolean: self = .boolean
    case .vocabulary: self = .code
    case .timeOfDay: self = .time
    case .hours: self = .hours
    case .array, .map, .run: self = .run
    case .date, .any: return nil
    }
  }

  /// Bytes, what the offset is a multiple of, and the type's name on the format's page.
  package var size: (byteCount: Int, alignment: Int, name: String) {
    switch self {
    case .identity: (16, 8, "id")
    case .text, .run, .message: (8, 4, "\(self)")
    case .number, .index: (4, 4, "u32")
    case .signedNumber: (4, 4, "i32")
    case .decimal: (8, 8, "f64")
    case .boolean, .code: (1, 1, "u8")
    case .time: (2, 2, "u16")
    case .hours: (2, 1, "2 × u8")
    }
  }
}

extension Field {
  /// How the field lies in a bundle; nil where it is not compiled.
  package var slot: Slot? { offset == nil ? nil : Slot(shape) }
}

extension RecordTable {
  /// Where the last field ends.
  package var slotEnd: Int { slots.map { ($0.offset ?? 0) + ($0.slot?.size.byteCount ?? 0) }.max() ?? 0 }

  /// Bytes of a record as this version writes it.
  package var byteCount: Int {
    let alignment = slots.map { $0.slot?.size.alignment ?? 1 }.max() ?? 1
    return max(section?.firstByteCount ?? 0, (slotEnd + alignment - 1) / alignment * alignment)
  }

  /// The bytes that no field has taken.
  package var gaps: [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = 0
    for field in slots.sorted(by: { ($0.offset ?? 0) < ($1.offset ?? 0) }) {
      let start = field.offset ?? 0
      if start > end { gaps.append(end..<start) }
      end = start + (field.slot?.size.byteCount ?? 0)
    }
    return end < byteCount ? gaps + [end..<byteCount] : gaps
  }
}
