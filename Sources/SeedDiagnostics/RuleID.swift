/// A rule's id, `topic/name`; never reused.
package struct RuleID: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The part before the slash.
  package var topic: String { String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "/") })) }
  /// The part after the slash.
  package var name: String { String(Substring(text.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst())) }

  /// Whether a name is this id or its topic. Asked for every rule and finding, so it makes no string.
  package func isNamed(by name: String) -> Bool {
    guard text.utf8.starts(with: name.utf8) else { return false }
    let next = text.utf8.dropFirst(name.utf8.count).first
    return next == nil || next == UInt8(ascii: "/")
  }
}

extension RuleID: Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  package static func < (left: RuleID, right: RuleID) -> Bool { left.text < right.text }
  package var description: String { text }
  package init(stringLiteral text: String) { self.text = text }
}
