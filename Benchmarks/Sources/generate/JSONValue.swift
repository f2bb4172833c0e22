/// A JSON value whose members keep their order and may repeat, so that faults can be made in it.
indirect enum JSONValue: Sendable {
  case string(String)
  /// A number or a literal, as it is written.
  case raw(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Sendable {
    var key: String
    var value: JSONValue
  }

  /// An object from keys and values; those without a value are left out.
  static func record(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(
      members.compactMap { key, value in
        value.map { Member(key: key, value: $0) }
      }
    )
  }

  static func number(_ value: Int) -> JSONValue { .raw("\(value)") }

  /// A number of tenths, with one decimal place.
  static func tenths(_ value: Int) -> JSONValue { .raw("\(value / 10).\(value % 10)") }
}

extension JSONValue {
  /// The value of an object's first member of a name; setting nil removes it, setting a new one appends it.
  subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  /// The members of an array; nil for another value.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// A string's text; nil for another value.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// Every string of prose in it, in order: all but identities, slugs and names of vocabularies.
  func forEachText(_ body: (String) -> Void) {
    switch self {
    case .string(let text): if text.utf8.contains(0x20) { body(text) }
    case .raw: return
    case .array(let elements): for element in elements { element.forEachText(body) }
    case .object(let members): for member in members { member.value.forEachText(body) }
    }
  }
}
