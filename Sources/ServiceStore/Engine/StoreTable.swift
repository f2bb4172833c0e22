/// A column of a table.
public struct StoreColumn: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// What it holds.
  public let kind: ColumnKind
  /// Whether it may be empty.
  public let isOptional: Bool
  /// The texts that it can hold; where the list is empty, any value of its kind.
  public let values: [String]
  /// The schema's version that brought it.
  public let since: Int

  /// Makes a column. One that comes later than its table has to be optional: older rows have nothing there.
  public init(
    _ name: String,
    _ kind: ColumnKind,
    isOptional: Bool = false,
    values: [String] = [],
    since: Int = 1
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.values = values
    self.since = since
  }
}

/// A table of which every row belongs to a user.
public struct StoreTable: Hashable, Sendable {
  /// The column that every table begins with.
  public static let user = "user_id"

  /// Its name.
  public let name: String
  /// Its columns; the first is ``user``.
  public let columns: [StoreColumn]
  /// The columns that tell a row from the user's others; none where a user has one row.
  public let key: [String]
  /// Further sets of columns of which no two rows of a user have the same values; rows with nothing in one of
  /// them do not count.
  public let unique: [[String]]
  /// The columns that lists are sorted by; the key decides between equals.
  public let order: [String]
  /// The schema's version that brought it.
  public let since: Int

  /// Makes a table of the columns that follow ``user``.
  public init(
    _ name: String,
    columns: [StoreColumn],
    key: [String] = [],
    unique: [[String]] = [],
    order: [String] = [],
    since: Int = 1
  ) {
    self.name = name
    self.columns = [StoreColumn(StoreTable.user, .identity, since: since)] + columns
    self.key = key
    self.unique = unique
    self.order = order
    self.since = since
  }

  /// The place of a column.
  ///
  /// - Precondition: the table has the column. Names come from the tables' own descriptions.
  /// - Complexity: O(columns).
  public func index(of column: String) -> Int {
    guard let index = columns.firstIndex(where: { $0.name == column }) else {
      preconditionFailure("\(name) has no column \(column)")
    }
    return index
  }

  /// The columns that tell a row from all others.
  public var primaryKey: [String] { [StoreTable.user] + key }
}
