public import SeedModel

/// What a row must fulfil.
public enum StoreCondition: Hashable, Sendable {
  /// The column has the value, which is not nothing.
  case equals(String, StoreValue)
  /// The column is empty.
  case isEmpty(String)

  /// The column.
  public var column: String {
    switch self {
    case .equals(let column, _), .isEmpty(let column): column
    }
  }
}

/// Which rows are asked for.
public struct StoreQuery: Hashable, Sendable {
  /// The table.
  public var table: StoreTable
  /// What rows must fulfil.
  public var conditions: [StoreCondition]

  /// Rows of a user, in the table's order; of all users where nil.
  public init(_ table: StoreTable, user: Identity?, _ conditions: [StoreCondition] = []) {
    self.table = table
    self.conditions = (user.map { [.equals(StoreTable.user, .identity($0))] } ?? []) + conditions
  }

  /// The columns that the rows are sorted by.
  public var order: [String] { table.order + table.key }
}
