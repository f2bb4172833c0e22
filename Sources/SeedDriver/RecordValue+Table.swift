import SeedReview

extension RecordValue {
  /// Adds rows of names and values; what lies inside another is indented below it.
  func add(to table: inout TextTable, as name: String, depth: Int = 0) {
    let label = String(repeating: "  ", count: depth) + name
    if let scalar { return table.add(label, scalar) }
    switch self {
    case .list(let members):
      let scalars = members.compactMap(\.scalar)
      if scalars.count == members.count {
        return table.add(label, scalars.joined(separator: ", "))
      }
      table.add(label, "")
      for (index, member) in members.enumerated() {
        member.add(to: &table, as: "\(index + 1)", depth: depth + 1)
      }
    case .record(let fields):
      table.add(label, "")
      for field in fields { field.value.add(to: &table, as: field.name, depth: depth + 1) }
    default: break
    }
  }
}
