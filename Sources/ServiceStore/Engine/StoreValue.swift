public import SeedModel

/// A value as a database holds it.
public enum StoreValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A whole number; also instants, days, and truth values as 0 and 1.
  case integer(Int)
  /// A text.
  case text(String)
  /// An identity.
  case identity(Identity)
}

/// What a column holds.
public enum ColumnKind: Hashable, Sendable {
  /// An identity, 16 bytes.
  case identity
  /// A whole number.
  case integer
  /// 0 or 1.
  case flag
  /// Seconds since 1970-01-01T00:00:00Z.
  case instant
  /// Days since 1970-01-01.
  case date
  /// A text.
  case text
  /// The text of a JSON value.
  case json
}
