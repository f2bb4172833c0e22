import CivilTime
import PlainJSON
import SeedModel
import ServiceKernel

extension ColumnKind {
  /// A stored value in an export; nil for a value that is none of this kind.
  func json(_ value: StoreValue) -> JSONValue? {
    switch (self, value) {
    case (.identity, .identity(let identity)): return .string("\(identity)")
    case (.integer, .integer(let number)): return .integer(number)
    case (.flag, .integer(let number)): return 0...1 ~= number ? .bool(number == 1) : nil
    case (.instant, .integer(let seconds)):
      let instant = Instant(unixSeconds: seconds)
      return instant.unixSeconds == seconds ? .string("\(instant)") : nil
    case (.date, .integer(let number)):
      let date = CivilDate(dayNumber: number)
      return Int(date.dayNumber) == number ? .string("\(date)") : nil
    case (.text, .text(let text)): return .string(text)
    case (.json, .text(let text)): return try? JSONValue(stored: text)
    default: return nil
    }
  }

  /// What an export says of a value, as it is stored; nil for what is none of this kind.
  func value(_ json: JSONValue) -> StoreValue? {
    switch self {
    case .identity: json.string.flatMap { Identity($0) }.map { .identity($0) }
    case .integer: json.integer.map { .integer($0) }
    case .flag: json.bool.map { .integer($0 ? 1 : 0) }
    case .instant: json.string.flatMap { Instant($0) }.map { .integer($0.unixSeconds) }
    case .date: json.string.flatMap { CivilDate($0) }.map { .integer(Int($0.dayNumber)) }
    case .text: json.string.map { .text($0) }
    case .json: .text(json.text)
    }
  }
}

extension StoreColumn {
  /// A stored value as JSON; nil for one that the column cannot have.
  func json(_ value: StoreValue) -> JSONValue? { allows(value) ? kind.json(value) : nil }

  /// A member of a JSON object as it is stored; nil for what the column cannot have.
  func value(_ json: JSONValue?) -> StoreValue? {
    guard let json else { return isOptional ? .null : nil }
    return kind.value(json).flatMap { allows($0) ? $0 : nil }
  }

  private func allows(_ value: StoreValue) -> Bool {
    guard case .text(let text) = value, !values.isEmpty else { return true }
    return values.contains(text)
  }
}
