public import SeedRuntime

/// Where a service's texts come from: a bundle, or a table in a test.
///
/// A text is named by its product, its voice, its key and the index of its variant.
public protocol CopySource: Sendable {
  /// How many ways there are to say a key in a voice; 0 where it says nothing.
  func variantCount(product: String, voice: String, key: String) -> Int

  /// One way to say a key in a voice, or nil where there is none.
  ///
  /// - Parameter arguments: what its placeholders stand for; more than it has are passed over.
  /// - Throws: `CopyError`: an argument is missing or of the wrong kind, or the text is damaged.
  func text(
    product: String,
    voice: String,
    key: String,
    variant: Int,
    arguments: CopyArguments
  ) throws(CopyError) -> CopyText?
}

/// A text as it is shown.
public struct CopyText: Hashable, Sendable {
  /// The title, of notifications.
  public var title: String?
  /// The text itself.
  public var body: String

  /// Makes a text.
  public init(title: String? = nil, body: String) {
    self.title = title
    self.body = body
  }
}
