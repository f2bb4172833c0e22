/// An app whose copy is in the content.
public struct CopyProduct: Hashable, Sendable {
  /// The name that tables and keys refer to.
  public var name: String
  /// The voices it speaks in, as authored; the first one's table holds what is the same in all of them.
  public var voices: [String]

  /// Makes a product.
  public init(name: String, voices: [String]) {
    self.name = name
    self.voices = voices
  }
}
