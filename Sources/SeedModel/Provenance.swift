/// How a bundle came to be; it holds no absolute path and no time.
public struct Provenance: Hashable, Sendable {
  /// A file that a bundle was compiled from.
  public struct Source: Hashable, Sendable {
    /// The file's path relative to the content folder, with `/` between its parts.
    public var label: String
    /// The file's bytes.
    public var byteCount: Int
    /// The digest of those bytes.
    public var digest: ContentDigest

    /// Makes a source.
    public init(label: String, byteCount: Int, digest: ContentDigest) {
      self.label = label
      self.byteCount = byteCount
      self.digest = digest
    }
  }

  /// The version of the tool that compiled the bundle.
  public var toolVersion: String
  /// The files it was compiled from, sorted by label.
  public var sources: [Source]

  /// Makes a provenance.
  public init(toolVersion: String, sources: [Source]) {
    self.toolVersion = toolVersion
    self.sources = sources
  }
}

/// A 128-bit digest that tells contents apart; it finds changes, not forgeries.
public struct ContentDigest: Hashable, Sendable, CustomStringConvertible {
  /// The first 64 bits.
  public var high: UInt64
  /// The last 64 bits.
  public var low: UInt64

  /// Makes a digest from its halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// 32 lower-case hexadecimal digits.
  public var description: String { ContentDigest.digits(high) + ContentDigest.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
