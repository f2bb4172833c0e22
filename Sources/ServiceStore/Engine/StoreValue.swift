public import SeedModel

/// A value as a database holds it.
public enum StoreValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A whole number; also instants, days, and truth values as 0 and 1.
  case integer(Int)
  /// A text.
  case text(String)
  /// Bytes.
  case bytes([UInt8])
  /// An identity.
  case identity(Identity)

  /// Whether the value comes before another one of its kind; nothing comes first.
  func precedes(_ other: StoreValue) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left < right
    case (.identity(let left), .identity(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.bytes(let left), .bytes(let right)): left.lexicographicallyPrecedes(right)
    case (.null, .null): false
    case (.null, _): true
    default: false
    }
  }
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
  /// Bytes.
  case bytes
}
