import CivilTime
import PlainJSON
import SeedModel

/// A value of a record that a column can hold.
protocol StorableValue: Sendable {
  static var kind: ColumnKind { get }
  static var isOptional: Bool { get }
  var stored: StoreValue { get }
  /// Nil for a value that is none of the type.
  init?(stored: StoreValue)
}

extension StorableValue {
  static var isOptional: Bool { false }
}

extension Optional: StorableValue where Wrapped: StorableValue {
  static var kind: ColumnKind { Wrapped.kind }
  static var isOptional: Bool { true }
  var stored: StoreValue { self?.stored ?? .null }

  init?(stored: StoreValue) {
    if stored == .null {
      self = Wrapped?.none
    } else {
      guard let value = Wrapped(stored: stored) else { return nil }
      self = .some(value)
    }
  }
}

extension Identity: StorableValue {
  static var kind: ColumnKind { .identity }
  var stored: StoreValue { .identity(self) }

  init?(stored: StoreValue) {
    guard case .identity(let value) = stored else { return nil }
    self = value
  }
}

extension Int: StorableValue {
  static var kind: ColumnKind { .integer }
  var stored: StoreValue { .integer(self) }

  init?(stored: StoreValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }
}

extension Bool: StorableValue {
  static var kind: ColumnKind { .flag }
  var stored: StoreValue { .integer(self ? 1 : 0) }

  init?(stored: StoreValue) {
    guard case .integer(let value) = stored, 0...1 ~= value else { return nil }
    self = value == 1
  }
}

extension String: StorableValue {
  static var kind: ColumnKind { .text }
  var stored: StoreValue { .text(self) }

  init?(stored: StoreValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
}

extension Array: StorableValue where Element == UInt8 {
  static var kind: ColumnKind { .bytes }
  var stored: StoreValue { .bytes(self) }

  init?(stored: StoreValue) {
    guard case .bytes(let value) = stored else { return nil }
    self = value
  }
}

extension Instant: StorableValue {
  static var kind: ColumnKind { .instant }
  var stored: StoreValue { .integer(unixSeconds) }

  init?(stored: StoreValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(unixSeconds: value)
    guard unixSeconds == value else { return nil }
  }
}

extension CivilDate: StorableValue {
  static var kind: ColumnKind { .date }
  var stored: StoreValue { .integer(Int(dayNumber)) }

  init?(stored: StoreValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(dayNumber: value)
    guard Int(dayNumber) == value else { return nil }
  }
}

extension JSONValue: StorableValue {
  static var kind: ColumnKind { .json }
  var stored: StoreValue { .text(text) }

  init?(stored: StoreValue) {
    guard case .text(let text) = stored,
      let value = try? JSONValue(parsing: text, limits: JSONLimits(byteCount: .max, depth: 512))
    else { return nil }
    self = value
  }
}
