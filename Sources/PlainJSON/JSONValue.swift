/// A value of RFC 8259, in memory.
///
/// The reader and the writer are the whole of what services know of JSON: preferences, an outcome's data and
/// rows of a store go through them, without Foundation.
public enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literals `true` and `false`.
  case bool(Bool)
  /// A number, as it was written.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Members in their order, each name once.
  case object(JSONObject)

  /// A whole number.
  public static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }

  /// Whether this is the literal `null`.
  public var isNull: Bool { self == .null }

  /// The truth value, or nil for anything else.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The text, or nil for anything else.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The whole number, or nil for anything else: a fraction, an exponent, or one that does not fit.
  public var integer: Int? { if case .number(let value) = self { value.integer } else { nil } }

  /// The number, or nil for anything else.
  public var number: JSONNumber? { if case .number(let value) = self { value } else { nil } }

  /// The elements, or nil for anything else.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// The members, or nil for anything else.
  public var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

  /// What the value is, for messages: `a text`, `null`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Values in their order.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Members in their order; of two with one name the last counts, in the first one's place.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (name, value) in elements { object[name] = value }
    self = .object(object)
  }
}
