extension JSONValue {
  /// The value whose JSON form this is.
  ///
  /// Members that the type does not know are passed over.
  /// - Parameter userInfo: what the type's own `init(from:)` may ask for.
  /// - Throws: `DecodingError` with the path of what is missing or of another kind.
  public func decoded<Value: Decodable>(
    as type: Value.Type = Value.self,
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> Value {
    try JSONNodeDecoder(json: self, codingPath: [], info: userInfo).value(of: type)
  }
}

extension JSONValue: Decodable {
  /// Decodes any value as it is; only ``decoded(as:userInfo:)`` can.
  ///
  /// - Throws: `DecodingError` from any other decoder.
  public init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? JSONNodeDecoder else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "JSON as it is needs PlainJSON's decoder")
      )
    }
    self = decoder.json
  }
}

private struct JSONNodeDecoder: Decoder {
  let json: JSONValue
  let codingPath: [any CodingKey]
  let info: [CodingUserInfoKey: any Sendable]
  var userInfo: [CodingUserInfoKey: Any] { info }

  func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    let scalar: Any?
    switch type {
    case is JSONValue.Type: scalar = json
    case is String.Type: scalar = json.string
    case is Bool.Type: scalar = json.bool
    case let type as any FixedWidthInteger.Type: scalar = json.number.flatMap { integer($0.text, type) }
    case is Double.Type: scalar = json.number?.double
    case is Float.Type: scalar = json.number.map { Float($0.double) }
    default: return try Value(from: self)
    }
    guard let value = scalar as? Value else { throw mismatch(type) }
    return value
  }

  private func integer<Number: FixedWidthInteger>(_ text: String, _ type: Number.Type) -> Number? {
    Number(text)
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type,
      .init(codingPath: codingPath, debugDescription: "expected \(type), found \(json.kind)")
    )
  }

  func child(_ key: any CodingKey, _ json: JSONValue) -> JSONNodeDecoder {
    JSONNodeDecoder(json: json, codingPath: codingPath + [key], info: info)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let object = json.object else { throw mismatch([String: JSONValue].self) }
    return KeyedDecodingContainer(JSONKeyedDecoding<Key>(decoder: self, object: object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let array = json.array else { throw mismatch([JSONValue].self) }
    return JSONUnkeyedDecoding(decoder: self, array: array)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { JSONSingleDecoding(decoder: self) }
}

private struct JSONKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: JSONNodeDecoder
  let object: JSONObject
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { object.names.compactMap { Key(stringValue: $0) } }

  private func child(_ key: any CodingKey) throws -> JSONNodeDecoder {
    guard let value = object[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: codingPath, debugDescription: "\(key.stringValue) is missing")
      )
    }
    return decoder.child(key, value)
  }

  func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try child(key).json.isNull }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try child(key).value(of: type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try child(JSONCodingKey("super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}

private struct JSONUnkeyedDecoding: UnkeyedDecodingContainer {
  let decoder: JSONNodeDecoder
  let array: [JSONValue]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { array.count }
  var isAtEnd: Bool { currentIndex == array.count }

  init(decoder: JSONNodeDecoder, array: [JSONValue]) {
    self.decoder = decoder
    self.array = array
  }

  private func current() throws -> JSONNodeDecoder {
    let key = JSONCodingKey(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        JSONValue.self,
        .init(codingPath: codingPath + [key], debugDescription: "the list is too short")
      )
    }
    return decoder.child(key, array[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    let isNull = try current().json.isNull
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try current().value(of: type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try current().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try current().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try current()
    currentIndex += 1
    return decoder
  }
}

private struct JSONSingleDecoding: SingleValueDecodingContainer {
  let decoder: JSONNodeDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.json.isNull }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(of: type) }
}
