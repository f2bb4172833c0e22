extension RecordTable {
  /// The tables of all records that stand in content files or below them, each once, outermost first.
  package static let all: [RecordTable] = {
    var found: [RecordTable] = []
    func visit(_ record: RecordTable) {
      guard !found.contains(where: { $0 === record }) else { return }
      found.append(record)
      for field in record.fields { visit(field.shape) }
    }
    func visit(_ shape: Shape) {
      switch shape {
      case .object(let record): visit(record)
      case .array(let member, _, _, _): visit(member)
      case .map(_, let value, _, let pairs):
        if let pairs { visit(pairs) }
        visit(value)
      default: break
      }
    }
    for kind in ContentKind.allCases { visit(kind.row.root) }
    visit(copyEntry)
    return found
  }()

  /// The tables of the records that a bundle holds, by section.
  package static let compiled = all.filter { $0.section != nil }
    .sorted { ($0.section?.id ?? 0) < ($1.section?.id ?? 0) }

  /// The sections of members that are no records: texts, numbers and hours.
  package static let memberSections = memberSections(of: compiled)

  /// The same of some tables.
  package static func memberSections(
    of records: [RecordTable]
  ) -> [(section: Section, member: Shape, owner: RecordTable)] {
    records.flatMap { record in
      record.fields.compactMap { field in
        guard case .array(let member, _, _, let section?) = field.shape else { return nil }
        return (section, member, record)
      }
    }
  }
}

extension Shape {
  /// The section that holds the members of a list or map; nil for other shapes, and for members without one.
  package var memberSection: Section? {
    switch self {
    case .array(.object(let member), _, _, _), .map(_, .object(let member), _, nil): member.section
    case .array(_, _, _, let section): section
    case .map(_, _, _, let pairs): pairs?.section
    default: nil
    }
  }
}
