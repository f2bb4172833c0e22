import SeedModel

/// What a finding or an approval names, by its bytes: a name in other letters, capitals included, or in
/// another Unicode form is another one. Only the case of an id, which a name may begin with, is no
/// difference.
package struct ExactName: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ name: String) {
    let id = name.prefix(Self.idCount).lowercased()
    bytes = Array((Identity(id) == nil ? name : id + name.dropFirst(Self.idCount)).utf8)
  }

  /// Whether it is another one, or starts with that and a space.
  package func isAbout(_ subject: ExactName) -> Bool {
    bytes.starts(with: subject.bytes)
      && (bytes.count == subject.bytes.count || bytes[subject.bytes.count] == UInt8(ascii: " "))
  }

  private static let idCount = 36
}
