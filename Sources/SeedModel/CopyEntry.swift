/// The variants of one key in one voice.
public struct CopyEntry: Hashable, Sendable {
  /// The app that speaks.
  public var product: String
  /// The voice it speaks in.
  public var voice: String
  /// The key, as in the catalogue.
  public var key: String
  /// The ways to say it, in authored order.
  public var variants: [CopyVariant]

  /// Makes an entry.
  public init(product: String, voice: String, key: String, variants: [CopyVariant]) {
    self.product = product
    self.voice = voice
    self.key = key
    self.variants = variants
  }
}

extension CopyKey {
  /// The most characters of a title; nil where the key has no title.
  public var titleLimit: Int? { limits.title }
  /// The most characters of a body.
  public var bodyLimit: Int { limits.body }
}
