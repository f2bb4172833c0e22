public import PlainJSON
import SeedModel
import ServiceKernel

extension UserStore {
  /// The format of exports that is written.
  static let exportFormat = 1

  /// All that is stored of the user, deleted records too, as it was at one moment: for each table its rows,
  /// by the names of its columns. Instants and dates are ISO 8601; what is empty is left out.
  ///
  /// - Throws: ``StoreError``.
  public func export() async throws -> JSONValue {
    let tables = try await lanes.read { connection in
      try connection.begin(isWriting: false)
      defer { connection.rollback() }
      var tables = JSONObject()
      for table in StoreSchema.records {
        let list = try connection.rows(StoreQuery(table, user: id)).map { try table.json($0) }
        if !list.isEmpty { tables.append(table.name, .array(list)) }
      }
      return tables
    }
    return [
      "format": .integer(UserStore.exportFormat), "schema": .integer(StoreSchema.current.version),
      "user": .string("\(id)"), "tables": .object(tables),
    ]
  }

  /// Puts an export in the place of all that is stored of this user: all of it or, where it throws, nothing.
  ///
  /// The export may be of another user, whose records become this one's. A service that is running goes on
  /// from it. Effects that waited to be performed when it was made are left out, and no number that an effect
  /// had before is given again, of a product that the export has.
  /// - Throws: ``StoreError/badImport(_:expected:)``, ``StoreError/newerVersion(found:known:)`` for an
  ///   export of a newer schema, and what the store throws.
  public func `import`(_ json: JSONValue) async throws {
    let rows = try UserStore.rows(of: json, for: id)
    try await lanes.write { connection in
      let states = ServiceTables.states
      let before = try connection.rows(StoreQuery(states, user: id)).compactMap { try? StateRow($0) }
      for table in StoreSchema.records { try connection.remove(StoreQuery(table, user: id)) }
      for (table, row) in rows where table != ServiceTables.outbox {
        guard table == states else {
          try connection.put(row, in: table)
          continue
        }
        var state = try StateRow(row)
        // Both are counted up from here.
        guard max(state.revision, state.lastNumber) < Int.max / 2 else {
          throw StoreError.badImport(table.name, expected: "counts that can go on")
        }
        let last = before.first { $0.product == state.product }
        // No revision that a running service knows.
        state.revision = max(state.revision, last?.revision ?? 0) + 1
        state.lastNumber = max(state.lastNumber, last?.lastNumber ?? 0)
        try connection.put(state.row(of: id), in: states)
      }
    }
  }

  private static func rows(
    of json: JSONValue,
    for user: Identity
  ) throws -> [(table: StoreTable, row: [StoreValue])] {
    guard let object = json.object, object["format"]?.integer == exportFormat,
      let schema = object["schema"]?.integer
    else { throw StoreError.badImport("the whole", expected: "an export of format \(exportFormat)") }
    guard schema <= StoreSchema.current.version else {
      throw StoreError.newerVersion(found: schema, known: StoreSchema.current.version)
    }
    guard let tables = object["tables"]?.object else {
      throw StoreError.badImport("tables", expected: "an object")
    }
    return try tables.members.flatMap { member in
      guard let table = StoreSchema.records.first(where: { $0.name == member.name }) else {
        throw StoreError.badImport("tables", expected: "no table that is not known")
      }
      guard let list = member.value.array else {
        throw StoreError.badImport(member.name, expected: "a list of rows")
      }
      return try list.enumerated().map { index, value in
        (table: table, row: try table.row(value, place: "\(member.name)[\(index)]", user: user))
      }
    }
  }
}

extension StoreTable {
  /// A row as an object, without the user.
  fileprivate func json(_ row: [StoreValue]) throws(StoreError) -> JSONValue {
    var object = JSONObject()
    for (column, value) in zip(columns, row).dropFirst() where value != .null {
      guard let json = column.kind.json(value) else { throw damage(column.name) }
      object.append(column.name, json)
    }
    return .object(object)
  }

  fileprivate func row(_ json: JSONValue, place: String, user: Identity) throws(StoreError) -> [StoreValue] {
    guard let object = json.object else { throw .badImport(place, expected: "an object") }
    if let name = object.names.first(where: { name in !columns.dropFirst().contains { $0.name == name } }) {
      throw .badImport("\(place).\(name)", expected: "no column that is not known")
    }
    var row: [StoreValue] = [.identity(user)]
    for column in columns.dropFirst() {
      guard let value = column.value(object[column.name]) else {
        let expected = column.values.isEmpty ? "\(column.kind)" : column.values.joined(separator: ", ")
        throw .badImport("\(place).\(column.name)", expected: expected)
      }
      row.append(value)
    }
    return row
  }
}
