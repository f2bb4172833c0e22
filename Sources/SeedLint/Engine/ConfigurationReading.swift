import SeedDecoding
import SeedModel
package import SeedSource

/// The names of the members that rules look for, as bytes.
package enum ConfigurationName {
  package static let configuration = Array("configuration".utf8)
  package static let durationSeconds = Array("durationSeconds".utf8)
  package static let minTarget = Array("minTarget".utf8)
  package static let maxTarget = Array("maxTarget".utf8)
  package static let options = Array("options".utf8)
  package static let text = Array("text".utf8)
  package static let weightModifier = Array("weightModifier".utf8)
}

extension InteractionType {
  /// The key of its configuration, as bytes.
  package var keyBytes: [UInt8] { Self.allKeyBytes[Int(rawValue)] }

  private static let allKeyBytes = names.map { Array($0.utf8) }
}

extension JSONTree {
  /// The value of an object's member without making strings of its keys; nil where it is left out, `null` or
  /// no JSON.
  ///
  /// - Complexity: O(members).
  package func member(_ name: [UInt8], of object: NodeIndex) -> NodeIndex? {
    guard self[object].kind == .object else { return nil }
    var children = children(of: object)
    while let key = children.next(), let value = children.next() {
      guard hasText(name, at: key) else { continue }
      return self[value].kind == .null || self[value].kind == .invalid ? nil : value
    }
    return nil
  }

  @inline(__always)
  private func hasText(_ name: [UInt8], at key: NodeIndex) -> Bool {
    if self[key].flags.contains(.hasEscapes) { return Array(string(at: key).utf8) == name }
    let text = file[contentRange(of: key)]
    guard text.count == name.count else { return false }
    for index in 0..<name.count where text[index] != name[index] { return false }
    return true
  }

  /// How many Unicode scalars a string has.
  package func scalarCount(of node: NodeIndex) -> Int {
    let flags = self[node].flags
    if flags.contains(.hasEscapes) { return string(at: node).unicodeScalars.count }
    let range = contentRange(of: node)
    guard flags.contains(.hasNonASCII) else { return range.byteCount }
    return file[range].count { $0 & 0xC0 != 0x80 }
  }

  /// A whole number, or nil for anything else.
  package func integer(at node: NodeIndex) -> Int? {
    guard self[node].kind == .number, case .value(let value) = JSONNumber.integer(file[self[node].range])
    else {
      return nil
    }
    return value
  }

  /// A decimal number, or nil for anything else.
  package func decimal(at node: NodeIndex) -> Double? {
    self[node].kind == .number ? JSONNumber.decimal(file[self[node].range]) : nil
  }
}
