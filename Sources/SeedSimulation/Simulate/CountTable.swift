/// A table of counts: rows by what is counted, columns by a small number such as a day.
struct CountTable: Hashable, Sendable {
  let name: String
  /// What each row counts, as reports name it.
  let rows: [String]
  let columnCount: Int
  /// The place of its first count among those of all tables.
  let start: Int

  /// The place of a count.
  @inline(__always)
  func place(_ row: Int, _ column: Int) -> Int { start + row * columnCount + column }

  /// The counts of a row.
  func range(_ row: Int) -> Range<Int> { place(row, 0)..<place(row + 1, 0) }
}

/// Tables one behind another, so that all counts of a run stand in one array.
struct CountTables: Hashable, Sendable {
  private(set) var all: [CountTable] = []
  private(set) var count = 0

  mutating func add(_ name: String, rows: [String], columns: Int) -> CountTable {
    let table = CountTable(name: name, rows: rows, columnCount: columns, start: count)
    all.append(table)
    count += rows.count * columns
    return table
  }
}
