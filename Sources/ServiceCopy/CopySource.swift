public import SeedRuntime

/// Where a service's texts come from: a bundle, or a table in a test.
///
/// A text is named by its product, its voice and its key; it has variants, told by their indexes.
public protocol CopySource: Sendable {
  /// What a key says in a voice; nil where it says nothing.
  func line(product: String, voice: String, key: String) -> CopyLine?

  /// One way to say a line, or nil where there is none.
  ///
  /// - Parameter arguments: what its placeholders stand for; more than it has are passed over.
  /// - Throws: `CopyError`: an argument is missing or of the wrong kind, or the text is damaged.
  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText?
}

extension CopySource {
  /// What a key says in a voice, for a screen; empty where it says nothing or lacks an argument.
  ///
  /// - Parameter variant: which way of saying it, 0 or more, counted round.
  public func phrase(
    _ key: String,
    product: String,
    voice: String,
    variant: Int = 0,
    _ arguments: CopyArguments = CopyArguments()
  ) -> String {
    guard let line = line(product: product, voice: voice, key: key) else { return "" }
    return (try? text(of: line, variant: variant % line.variantCount, arguments: arguments))??.body ?? ""
  }
}

/// What a key says in a voice, by its place in the source that gave it out; as cheap as an integer.
public struct CopyLine: Hashable, Sendable {
  /// The place, which means something to its source alone.
  public let index: Int
  /// How many ways there are to say it, one or more.
  public let variantCount: Int

  /// Makes a line.
  public init(index: Int, variantCount: Int) {
    self.index = index
    self.variantCount = variantCount
  }
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
