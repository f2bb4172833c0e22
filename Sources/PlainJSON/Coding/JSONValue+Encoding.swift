extension JSONValue {
  /// The JSON form of a value. The members of every object are sorted by name, so equal values give equal
  /// text.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot hold, and what the value's own `encode` throws.
  public init(encoding value: some Encodable) throws { self = try JSONValue(value, []) }

  fileprivate init(_ value: some Encodable, _ path: [any CodingKey]) throws {
    switch value {
    case let json as JSONValue: self = json
    case let text as String: self = .string(text)
    case let flag as Bool: self = .bool(flag)
    case let number as any FixedWidthInteger: self = .number(JSONNumber(checked: "\(number)"))
    case let number as any BinaryFloatingPoint:
      guard let json = JSONNumber(Double(number)) else {
        throw EncodingError.invalidValue(
          number,
          EncodingError.Context(codingPath: path, debugDescription: "JSON has no such number")
        )
      }
      self = .number(json)
    default:
      let node = JSONNode()
      try value.encode(to: JSONNodeEncoder(node: node, codingPath: path))
      self = node.json
    }
  }
}

extension JSONValue: Encodable {
  /// Encodes the value; `JSONValue(encoding:)` takes it as it is.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let object):
      var container = encoder.container(keyedBy: JSONCodingKey.self)
      for member in object.members { try container.encode(member.value, forKey: JSONCodingKey(member.name)) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try container.encode(flag)
      case .string(let text): try container.encode(text)
      case .number(let number):
        if let integer = number.integer {
          try container.encode(integer)
        } else {
          try container.encode(number.double)
        }
      default: try container.encodeNil()
      }
    }
  }
}

/// A value while it is being encoded. Containers share it, so it is a class.
private final class JSONNode {
  enum Content {
    case empty
    case value(JSONValue)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  var content = Content.empty

  init(_ value: JSONValue? = nil) { if let value { content = .value(value) } }

  var json: JSONValue {
    switch content {
    // What encodes nothing is an object without members, as a type without properties is.
    case .empty: return .object(JSONObject())
    case .value(let value): return value
    case .array(let nodes): return .array(nodes.map(\.json))
    case .object(let nodes):
      var object = JSONObject()
      let order = nodes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (name, node) in order { object.append(name, node.json) }
      return .object(object)
    }
  }

  var count: Int { if case .array(let nodes) = content { nodes.count } else { 0 } }

  func set(_ name: String, _ node: JSONNode) {
    if case .object(var nodes) = content {
      content = .empty
      nodes[name] = node
      content = .object(nodes)
    } else {
      content = .object([name: node])
    }
  }

  func append(_ node: JSONNode) {
    if case .array(var nodes) = content {
      content = .empty
      nodes.append(node)
      content = .array(nodes)
    } else {
      content = .array([node])
    }
  }
}

private struct JSONNodeEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .empty = node.content { node.content = .object([:]) }
    return KeyedEncodingContainer(JSONKeyedEncoding<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .empty = node.content { node.content = .array([]) }
    return JSONUnkeyedEncoding(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleEncoding(node: node, codingPath: codingPath)
  }
}

private struct JSONKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  private func child(_ key: any CodingKey) -> JSONNodeEncoder {
    let child = JSONNode()
    node.set(key.stringValue, child)
    return JSONNodeEncoder(node: child, codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) { node.set(key.stringValue, JSONNode(.null)) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    node.set(key.stringValue, JSONNode(try JSONValue(value, codingPath + [key])))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    child(key).unkeyedContainer()
  }
  func superEncoder() -> any Encoder { child(JSONCodingKey("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { child(key) }
}

private struct JSONUnkeyedEncoding: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  private func child() -> JSONNodeEncoder {
    let child = JSONNode()
    let path = codingPath + [JSONCodingKey(count)]
    node.append(child)
    return JSONNodeEncoder(node: child, codingPath: path)
  }

  func encodeNil() { node.append(JSONNode(.null)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    node.append(JSONNode(try JSONValue(value, codingPath + [JSONCodingKey(count)])))
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    child().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }
  func superEncoder() -> any Encoder { child() }
}

private struct JSONSingleEncoding: SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil() { node.content = .value(.null) }
  func encode<Value: Encodable>(_ value: Value) throws {
    node.content = .value(try JSONValue(value, codingPath))
  }
}

/// A name or an index in a coding path.
struct JSONCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) { (stringValue, intValue) = (name, nil) }
  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }
}
