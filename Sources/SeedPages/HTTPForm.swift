/// The fields of a form that a page sent, as `application/x-www-form-urlencoded` writes them.
package struct HTTPForm: Sendable {
  private var fields: [(name: String, value: String)] = []

  /// A form without fields.
  package init() {}

  /// Reads a form's bytes.
  ///
  /// - Throws: 400 for an escape that is none, and for what is no UTF-8 or has a zero byte in it.
  package init(_ bytes: some Sequence<UInt8>) throws(HTTPStatus) {
    for pair in Array(bytes).split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      fields.append((try Self.text(parts[0]), parts.count > 1 ? try Self.text(parts[1]) : ""))
    }
  }

  /// What stands in a field; nil where the form has no such field.
  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(HTTPStatus) -> String {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { throw .badRequest }
        decoded.append(high << 4 | low)
      default: decoded.append(byte)
      }
    }
    guard !decoded.contains(0), let text = String(validating: decoded, as: UTF8.self) else {
      throw .badRequest
    }
    // A browser ends the lines of a text area by two characters.
    return text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    byte.flatMap { Character(UnicodeScalar($0)).hexDigitValue }.map { UInt8($0) }
  }
}
