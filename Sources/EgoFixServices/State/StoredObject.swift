import PlainJSON
import SeedModel

/// Why a stored state cannot be read.
public enum EgoFixStateError: Error, Hashable, Sendable {
  /// It was written by a newer version.
  case newerFormat(Int)
  /// A field is lacking, of another kind, or out of its range.
  case damaged(field: String)
}

/// A stored object whose fields are read one by one; every fault names its field.
struct StoredObject {
  let object: JSONObject
  let content: EgoFixContent

  init(_ value: JSONValue?, field: String, content: EgoFixContent) throws(EgoFixStateError) {
    guard let object = value?.object else { throw .damaged(field: field) }
    self.object = object
    self.content = content
  }

  /// Whole numbers reach as far as days and counts do, with room for arithmetic.
  static let limit = 1 << 30

  func number(_ field: String) throws(EgoFixStateError) -> Int32 {
    guard let value = try optionalNumber(field) else { throw .damaged(field: field) }
    return value
  }

  func optionalNumber(_ field: String) throws(EgoFixStateError) -> Int32? {
    guard let value = object[field] else { return nil }
    return try StoredObject.number(value, field)
  }

  func second(_ field: String) throws(EgoFixStateError) -> Int64? {
    guard let value = object[field] else { return nil }
    guard let number = value.integer, number.magnitude < 1 << 50 else { throw .damaged(field: field) }
    return Int64(number)
  }

  func flag(_ field: String) throws(EgoFixStateError) -> Bool {
    guard let value = object[field]?.bool else { throw .damaged(field: field) }
    return value
  }

  func text(_ field: String) throws(EgoFixStateError) -> String {
    guard let value = object[field]?.string else { throw .damaged(field: field) }
    return value
  }

  func list(_ field: String) throws(EgoFixStateError) -> [JSONValue] {
    guard let value = object[field]?.array else { throw .damaged(field: field) }
    return value
  }

  func numbers(_ field: String, count: Int? = nil) throws(EgoFixStateError) -> [Int32] {
    var result: [Int32] = []
    for value in try list(field) { result.append(try StoredObject.number(value, field)) }
    if let count, result.count != count { throw .damaged(field: field) }
    return result
  }

  func identity(_ field: String) throws(EgoFixStateError) -> Identity {
    guard let id = Identity(try text(field)) else { throw .damaged(field: field) }
    return id
  }

  /// The place of a bug; -1 for none, and for one that the content no longer has.
  func bug(_ value: JSONValue?, _ field: String) throws(EgoFixStateError) -> Int32 {
    guard let value, !value.isNull else { return -1 }
    guard let id = value.string.flatMap({ Identity($0) }) else { throw .damaged(field: field) }
    return content.bug(id: id) ?? -1
  }

  /// The place of a fix; -1 for none, and for one that the content no longer has.
  func fix(_ field: String) throws(EgoFixStateError) -> Int32 {
    guard let value = object[field], !value.isNull else { return -1 }
    guard let id = value.string.flatMap({ Identity($0) }) else { throw .damaged(field: field) }
    return content.fix(id: id) ?? -1
  }

  static func number(_ value: JSONValue, _ field: String) throws(EgoFixStateError) -> Int32 {
    guard let number = value.integer, number.magnitude < limit else { throw .damaged(field: field) }
    return Int32(number)
  }

  /// A civil day, or the least number, which stands for never and is only ever compared.
  static func dayOrNever(_ value: JSONValue, _ field: String) throws(EgoFixStateError) -> Int32 {
    value.integer == Int(Int32.min) ? .min : try number(value, field)
  }

  func dayOrNever(_ field: String) throws(EgoFixStateError) -> Int32 {
    guard let value = object[field] else { throw .damaged(field: field) }
    return try StoredObject.dayOrNever(value, field)
  }
}
