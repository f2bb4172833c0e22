import SeedTables

/// How a field lies in a record of a bundle. Every value that is not there is all bits one, but for signed numbers,
/// which have the least one. What reads, checks and shows a value has the case's name in its own.
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

  /// Bytes, what the offset is a multiple of, and the type's name on the format's page.
  var size: (byteCount: Int, alignment: Int, name: String) {
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
  var slot: Slot? { offset == nil ? nil : Slot(shape) }
}

extension RecordTable {
  /// The section's name; empty where there is none.
  var sectionName: String { section?.name ?? "" }
  /// The name of the record's layout, writer and reader: "Fix", "InteractionTimed", "CopyEntry".
  var typeName: String {
    guard let model else { return name.split(separator: " ").map { String($0).capitalizedFirst }.joined() }
    return model.split(separator: ".").joined()
  }
  /// The function that makes the value: "fix", "interactionTimed".
  var functionName: String { typeName.lowercasedFirst }
  var layout: String { "\(typeName)Layout" }

  /// Where the last field ends.
  var slotEnd: Int { slots.map { ($0.offset ?? 0) + ($0.slot?.size.byteCount ?? 0) }.max() ?? 0 }

  /// Bytes of a record as this version writes it.
  var byteCount: Int {
    let alignment = slots.map { $0.slot?.size.alignment ?? 1 }.max() ?? 1
    return max(section?.firstByteCount ?? 0, (slotEnd + alignment - 1) / alignment * alignment)
  }

  /// The choice that this one-of record's fields are the options of.
  var ownChoice: Choice? { RecordTable.all.lazy.compactMap(\.choice).first { $0.options === self } }

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

  /// The record's choice, if one of its fields is a one-of record.
  var choice: Choice? {
    for field in fields {
      guard case .object(let options) = field.shape, options.isOneOf else { continue }
      let names = Set(options.fields.map(\.name))
      for other in fields {
        if case .vocabulary(let table) = other.shape, names.isSubset(of: table.names) {
          return Choice(by: other, of: field, options: options, table: table)
        }
      }
    }
    return nil
  }
}

/// A field whose vocabulary says which field of a one-of record is there.
struct Choice {
  let by: Field
  let of: Field
  let options: RecordTable
  let table: VocabularyTable

  /// The vocabulary's type.
  var type: String { table.type ?? "" }
  /// The one-of record's type.
  var model: String { options.model ?? "" }

  /// Each name of the vocabulary with its record, nil for one that needs nothing.
  var cases: [(name: String, inner: RecordTable?)] {
    table.names.map { name in
      guard case .object(let inner)? = options.field(name)?.shape else { return (name, nil) }
      return (name, inner)
    }
  }
  /// The names that have a record, with its section, in the order of the record's fields.
  var children: [(name: String, section: String)] {
    options.fields.compactMap { field in
      guard case .object(let inner) = field.shape, let section = inner.section else { return nil }
      return (field.name, section.name)
    }
  }
}
