/// What is wrong with the tables, a sentence each: nothing is generated from them until it is put right.
package enum TableFaults {
  package static func of(_ records: [RecordTable]) -> [String] {
    records.flatMap { names(in: $0) + shapes(in: $0) + layout(of: $0) } + sections(of: records)
  }

  /// A name stands once, and what has to be in order are fields.
  private static func names(in record: RecordTable) -> [String] {
    var faults: [String] = []
    var seen: Set<String> = []
    for field in [record.key].compactMap({ $0 }) + record.fields + record.computed
    where !seen.insert(field.name).inserted {
      faults.append("\(record.name).\(field.name): there are two fields of this name")
    }
    for order in record.orders {
      let names =
        switch order {
        case .above(let field, let lower): [field, lower]
        case .rising(let field), .neverFalling(let field): [field]
        }
      for name in names where record.field(name) == nil {
        faults.append("\(record.name).\(name): there is no such field to be in order")
      }
    }
    return faults
  }

  /// What is compiled has a place for its members.
  private static func shapes(in record: RecordTable) -> [String] {
    record.slots.compactMap { field in
      switch field.shape {
      case .array where field.shape.memberSection == nil, .map where field.shape.memberSection == nil:
        "\(record.name).\(field.name): a list needs a section for its members"
      case .object(let inner) where inner.section == nil && !inner.isOneOf:
        "\(record.name).\(field.name): a \(inner.name) needs a section"
      case .date, .any: "\(record.name).\(field.name): a value of this shape has no place in a bundle"
      default: nil
      }
    }
  }

  /// Slots lie apart, at even offsets, and are optional where old bundles lack them.
  private static func layout(of record: RecordTable) -> [String] {
    guard let section = record.section else { return [] }
    var faults: [String] = []
    var taken: [(range: Range<Int>, name: String)] = []
    for field in record.slots {
      guard let offset = field.offset, let slot = field.slot else { continue }
      let (byteCount, alignment, _) = slot.size
      let range = offset..<offset + byteCount
      func fault(_ sentence: String) { faults.append("\(record.name).\(field.name) \(sentence)") }
      if !offset.isMultiple(of: alignment) {
        fault("lies at \(offset), which is no multiple of \(alignment)")
      }
      if let other = taken.first(where: { $0.range.overlaps(range) }) {
        let free = (record.slotEnd + alignment - 1) / alignment * alignment
        fault("lies over \(other.name); behind all fields, \(free) is free")
      }
      if range.upperBound > section.firstByteCount, field.isRequired {
        fault("is required, and lies behind the first bundles' records, which lack it")
      }
      if range.lowerBound < section.firstByteCount, range.upperBound > section.firstByteCount {
        fault("lies across the end of the first bundles' records, at \(section.firstByteCount)")
      }
      taken.append((range, field.name))
    }
    return faults
  }

  /// A section has a number and a name of its own.
  private static func sections(of records: [RecordTable]) -> [String] {
    var faults: [String] = []
    var numbers: [UInt32: String] = [:]
    var names: Set<String> = []
    let lists = RecordTable.memberSections(of: records.filter { $0.section != nil }).map(\.section)
    for section in BundleSection.fixed.map(\.section) + records.compactMap(\.section) + lists {
      if let other = numbers.updateValue(section.name, forKey: section.id) {
        faults.append("the sections \(other) and \(section.name) have one number, \(section.id)")
      }
      if !names.insert(section.name).inserted { faults.append("there are two sections \(section.name)") }
      if section.id >= Section.privateIDs.lowerBound {
        faults.append("the number of the section \(section.name), \(section.id), is one of an app's own")
      }
    }
    return faults
  }
}
