/// The members of a JSON object, in their order; no two have the same name.
public struct JSONObject: Hashable, Sendable {
  /// One member.
  public struct Member: Hashable, Sendable {
    /// The name, without escapes.
    public let name: String
    /// What stands under it.
    public var value: JSONValue
  }

  /// The members, in the order in which they were read or added.
  public private(set) var members: [Member]

  /// An object without members.
  public init() { members = [] }

  /// For the parser, which has seen to it that no name comes twice.
  init(unique members: [Member]) { self.members = members }

  /// What stands under a name; nil when there is no such member, and setting nil takes it out.
  ///
  /// Names are compared byte by byte, as JSON does, not by Unicode's canonical equivalence.
  /// - Complexity: O(members).
  public subscript(name: String) -> JSONValue? {
    get { index(of: name).map { members[$0].value } }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Adds a member whose name the caller knows to be new; faster than the subscript, which looks first.
  ///
  /// - Precondition: no member has the name yet. One that has is found before the new one, which the writer
  ///   writes nevertheless.
  public mutating func append(_ name: String, _ value: JSONValue) {
    members.append(Member(name: name, value: value))
  }

  /// The names, in their order.
  public var names: [String] { members.map(\.name) }

  private func index(of name: String) -> Int? {
    let count = name.utf8.count
    return members.firstIndex { $0.name.utf8.count == count && $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Members in their order; of two with one name the last counts, in the first one's place.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }
}
