import SeedTables

/// How a field lies in a record of a bundle. Every value that is not there is all bits one, but for signed numbers,
/// which have the least one.
enum Slot {
  case identity, text, number, signedNumber, decimal, boolean, code, time, hours, index, run, message

  init?(_ shape: Shape) {
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

  /// Bytes, and what the offset is a multiple of.
  var size: (byteCount: Int, alignment: Int) {
    switch self {
    case .identity: (16, 8)
    case .text, .run, .message: (8, 4)
    case .number, .signedNumber, .index: (4, 4)
    case .decimal: (8, 8)
    case .boolean, .code: (1, 1)
    case .time: (2, 2)
    case .hours: (2, 1)
    }
  }

  /// The type's name on the format's page.
  var typeName: String {
    switch self {
    case .identity: "id"
    case .text: "text"
    case .number: "u32"
    case .signedNumber: "i32"
    case .decimal: "f64"
    case .boolean, .code: "u8"
    case .time: "u16"
    case .hours: "2 × u8"
    case .index: "u32"
    case .run: "run"
    case .message: "message"
    }
  }
}

extension Field {
  /// How the field lies in a bundle; nil where it is not compiled.
  var slot: Slot? { offset == nil ? nil : Slot(shape) }
}

extension RecordTable {
  /// The name of the record's layout, writer and reader: "Fix", "InteractionTimed", "CopyEntry".
  var typeName: String {
    guard let model else { return name.split(separator: " ").map { String($0).capitalizedFirst }.joined() }
    return model.split(separator: ".").joined()
  }
  /// The function that makes the value: "fix", "interactionTimed".
  var functionName: String { typeName.lowercasedFirst }
  var layout: String { "\(typeName)Layout" }

  /// Bytes of a record as this version writes it.
  var byteCount: Int {
    let end = slots.map { ($0.offset ?? 0) + ($0.slot?.size.byteCount ?? 0) }.max() ?? 0
    let alignment = slots.map { $0.slot?.size.alignment ?? 1 }.max() ?? 1
    return max(section?.firstByteCount ?? 0, (end + alignment - 1) / alignment * alignment)
  }

  /// The bytes that no field has taken.
  var gaps: [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = 0
    for field in slots.sorted(by: { ($0.offset ?? 0) < ($1.offset ?? 0) }) {
      let start = field.offset ?? 0
      if start > end { gaps.append(end..<start) }
      end = start + (field.slot?.size.byteCount ?? 0)
    }
    return end < byteCount ? gaps + [end..<byteCount] : gaps
  }

  /// The field that says which of a one-of record's fields is there, and that one-of field; nil for other records.
  var choice: (by: Field, of: Field, options: RecordTable)? {
    for field in fields {
      guard case .object(let options) = field.shape, options.isOneOf else { continue }
      let names = Set(options.fields.map(\.name))
      for other in fields {
        if case .vocabulary(let table) = other.shape, names.isSubset(of: table.names) {
          return (other, field, options)
        }
      }
    }
    return nil
  }

  /// What is wrong with the slots: overlaps, odd offsets, gaps that old bundles do not have.
  var layoutFaults: [String] {
    var faults: [String] = []
    var taken: [(range: Range<Int>, name: String)] = []
    guard let section else { return [] }
    for field in slots {
      guard let offset = field.offset else { continue }
      guard let slot = field.slot else {
        faults.append("\(name).\(field.name): a \(field.shape) has no place in a bundle")
        continue
      }
      let (byteCount, alignment) = slot.size
      let range = offset..<offset + byteCount
      if !offset.isMultiple(of: alignment) {
        faults.append("\(name).\(field.name): offset \(offset) is no multiple of \(alignment)")
      }
      for other in taken where other.range.overlaps(range) {
        faults.append("\(name).\(field.name) lies over \(other.name); the next free offset is \(byteCount)")
      }
      if range.upperBound > section.firstByteCount, field.isRequired {
        faults.append("\(name).\(field.name): old bundles lack it, so it is optional")
      }
      if range.lowerBound < section.firstByteCount, range.upperBound > section.firstByteCount {
        faults.append("\(name).\(field.name) lies across the end of the first bundles' records")
      }
      taken.append((range, field.name))
    }
    return faults
  }
}
