import Synchronization
import ServiceKernel

/// Tables in memory, which connections share.
public final class MemoryTables: Sendable {
  /// The rows of each table, by key.
  typealias Rows = [String: [[StoreValue]: [StoreValue]]]

  fileprivate let committed = Mutex(Rows())

  /// Empty tables.
  public init() {}
}

/// A connection to tables in memory: what the databases do, in as few lines as possible.
final class MemoryConnection: StoreConnection {
  private let tables: MemoryTables
  private var working: MemoryTables.Rows?

  init(_ tables: MemoryTables) { self.tables = tables }

  func begin(isWriting: Bool) { working = tables.committed.withLock { $0 } }

  func commit() {
    if let working { tables.committed.withLock { $0 = working } }
    working = nil
  }

  func rollback() { working = nil }

  func rows(_ query: StoreQuery) -> [[StoreValue]] {
    let all = (working ?? tables.committed.withLock { $0 })[query.table.name]?.values
    let order = query.order.map { query.table.index(of: $0) }
    return (all.map { Array($0) } ?? []).filter { query.isMet(by: $0) }.sorted { left, right in
      let first = order.first { left[$0] != right[$0] }
      return first.map { left[$0].precedes(right[$0]) } ?? false
    }
  }

  func put(_ row: [StoreValue], in table: StoreTable) throws(StoreError) {
    let key = table.values(of: table.primaryKey, in: row)
    for columns in table.unique {
      let values = table.values(of: [StoreTable.user] + columns, in: row)
      let isTaken = (working?[table.name] ?? [:]).contains { other in
        other.key != key && table.values(of: [StoreTable.user] + columns, in: other.value) == values
      }
      if isTaken, !values.contains(.null) { throw .occupied(table: table.name) }
    }
    working?[table.name, default: [:]][key] = row
  }

  func remove(_ query: StoreQuery) {
    let rows = working?[query.table.name] ?? [:]
    working?[query.table.name] = rows.filter { !query.isMet(by: $0.value) }
  }
}

extension StoreTable {
  fileprivate func values(of columns: [String], in row: [StoreValue]) -> [StoreValue] {
    columns.map { row[index(of: $0)] }
  }
}

extension StoreQuery {
  fileprivate func isMet(by row: [StoreValue]) -> Bool {
    conditions.allSatisfy { condition in
      let found = row[table.index(of: condition.column)]
      return switch condition {
      case .equals(_, let value): found == value
      case .isEmpty: found == .null
      }
    }
  }
}
