/// The names of a kind of which a content has none: generated code has this in the place of an empty
/// enumeration.
public struct NoName: RawRepresentable, Hashable, Sendable {
  /// The name, of which there is none.
  public let rawValue: String

  /// Makes a name, which no content has.
  public init(rawValue: String) { self.rawValue = rawValue }
}
