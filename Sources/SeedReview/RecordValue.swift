package import SeedDiagnostics
import SeedModel
package import SeedRuntime
package import SeedTables

/// What a record of a bundle holds, by the names that are authored.
package indirect enum RecordValue: Sendable {
  case text(String)
  case number(Int)
  case decimal(Double)
  case boolean(Bool)
  case list([RecordValue])
  case record([(name: String, value: RecordValue)])
}

/// Reads records of a bundle as their tables say.
package struct RecordReading {
  private let reader: RawReader

  package init(_ bundle: SeedBundle) { reader = RawReader(bundle) }

  /// A voice's name.
  package func name(of voice: Handle<CopyVoice>) throws(BundleError) -> String {
    try reader.record("voices", voice.index)?.text(0) ?? ""
  }

  /// The fields of a record that are there, in the table's order; nil where there is no such record.
  package func fields(
    of table: RecordTable,
    at index: Int
  ) throws(BundleError) -> [(name: String, value: RecordValue)]? {
    guard let section = table.section, let record = reader.record(section.name, index) else { return nil }
    var fields: [(name: String, value: RecordValue)] = []
    for field in [table.key].compactMap({ $0 }) + table.fields {
      guard let offset = field.offset else { continue }
      if case .object(let options) = field.shape, options.isOneOf {
        if let choice = try choice(among: options, of: table, record, offset) {
          fields.append((field.name, .record([choice])))
        }
      } else if let value = try value(field.shape, record, offset) {
        fields.append((field.name, value))
      }
    }
    return fields
  }

  /// What the voices of a bundle say, in its order.
  ///
  /// - Complexity: O(entries + variants), not keys × voices.
  func copyEntries() throws(BundleError) -> [CopyEntryValue] {
    var entries: [CopyEntryValue] = []
    // Entries of one key stand together.
    var key: (index: Int, product: String, name: String)?
    var index = 0
    while let entry = reader.record("copyEntries", index) {
      index += 1
      guard let keyIndex = entry.number(CopyEntryValue.keyOffset),
        let voiceIndex = entry.number(CopyEntryValue.voiceOffset),
        let voice = try reader.record("voices", voiceIndex)?.text(0)
      else { continue }
      if key?.index != keyIndex {
        let fields = try fields(of: .copyKey, at: keyIndex).map { RecordValue.record($0) }
        key = (keyIndex, fields?["product"]?.text ?? "", fields?["key"]?.text ?? "")
      }
      guard let key, !key.name.isEmpty else { continue }
      var variants: [RecordValue] = []
      for place in entry.run(CopyEntryValue.variantsOffset) {
        if let fields = try fields(of: .copyVariant, at: place) { variants.append(.record(fields)) }
      }
      entries.append(
        CopyEntryValue(product: key.product, voice: voice, key: key.name, variants: variants)
      )
    }
    return entries
  }

  private func value(
    _ shape: Shape,
    _ record: RawRecord,
    _ offset: Int
  ) throws(BundleError) -> RecordValue? {
    switch shape {
    case .identity: return record.identity(offset).map { .text("\($0)") }
    case .slug, .copyKey, .prose, .token, .drawing: return try record.text(offset).map { .text($0) }
    case .message: return try record.message(offset).map { .text($0) }
    case .integer(let range):
      let number = range.lowerBound < 0 ? record.signedNumber(offset) : record.number(offset)
      return number.map { .number($0) }
    case .decimal: return record.decimal(offset).map { .decimal($0) }
    case .boolean: return record.byte(offset).map { .boolean($0 != 0) }
    case .vocabulary(let table):
      return record.byte(offset).map {
        .text($0 < table.names.count ? table.names[$0] : "unknown code \($0)")
      }
    case .timeOfDay: return record.time(offset).map { .text("\($0)") }
    case .hours:
      guard let first = record.byte(offset), let last = record.byte(offset + 1) else { return nil }
      return .list([.number(first), .number(last)])
    case .reference(let reference):
      guard let index = record.number(offset), let record = reader.record(reference.section, index) else {
        return nil
      }
      return try record.text(reference.nameField?.offset ?? 0).map { .text($0) }
    case .object(let inner):
      guard let index = record.number(offset), let fields = try fields(of: inner, at: index) else {
        return nil
      }
      return .record(fields)
    case .array(.object(let inner), _, _, _), .map(_, .object(let inner), _, nil), .map(_, _, _, let inner?):
      return try list(record.run(offset)) { (index) throws(BundleError) in
        try fields(of: inner, at: index).map { .record($0) }
      }
    case .array(let member, _, _, let section?):
      return try list(record.run(offset)) { (index) throws(BundleError) in
        try reader.record(section.name, index).flatMap { (record) throws(BundleError) in
          try value(member, record, 0)
        }
      }
    case .array, .map, .date, .any, .index, .run: return nil
    }
  }

  private func list(
    _ indices: Range<Int>,
    _ member: (Int) throws(BundleError) -> RecordValue?
  ) throws(BundleError) -> RecordValue? {
    var members: [RecordValue] = []
    for index in indices {
      if let value = try member(index) { members.append(value) }
    }
    return members.isEmpty ? nil : .list(members)
  }

  /// The configuration of a one-of field, with the name of its kind.
  private func choice(
    among options: RecordTable,
    of table: RecordTable,
    _ record: RawRecord,
    _ offset: Int
  ) throws(BundleError) -> (name: String, value: RecordValue)? {
    for field in table.fields {
      guard case .vocabulary(let names) = field.shape, let place = field.offset,
        let code = record.byte(place), code < names.names.count,
        case .object(let inner)? = options.field(names.names[code])?.shape,
        let index = record.number(offset), let fields = try fields(of: inner, at: index)
      else { continue }
      return (names.names[code], .record(fields))
    }
    return nil
  }
}

/// What one voice says for a key.
struct CopyEntryValue {
  let product: String
  let voice: String
  let key: String
  let variants: [RecordValue]

  private static func offset(of field: String) -> Int {
    RecordTable.copyEntry.computed.first { $0.name == field }?.offset ?? 0
  }
  static let keyOffset = offset(of: "key")
  static let voiceOffset = offset(of: "voice")
  static let variantsOffset = offset(of: "variants")
}

extension RecordValue {
  /// The value as it is shown; nil for lists and records.
  package var scalar: String? {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .list, .record: nil
    }
  }

  /// Writes the value as JSON: numbers as numbers.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .number(let number): writer.number("\(number)")
    case .decimal(let number): writer.number("\(number)")
    case .boolean(let value): writer.number("\(value)")
    case .list(let members): writer.array { writer in for member in members { member.write(to: &writer) } }
    case .record(let fields): RecordValue.write(fields, to: &writer)
    }
  }

  package static func write(_ fields: [(name: String, value: RecordValue)], to writer: inout JSONWriter) {
    writer.object { writer in
      for field in fields { writer.member(field.name) { field.value.write(to: &$0) } }
    }
  }
}
