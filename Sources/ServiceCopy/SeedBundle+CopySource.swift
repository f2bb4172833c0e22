public import SeedRuntime

extension SeedBundle: CopySource {
  /// How many ways there are to say a key in a voice; 0 where it says nothing.
  ///
  /// - Complexity: O(bytes of the names + products + voices).
  public func variantCount(product: String, voice: String, key: String) -> Int {
    copyEntry(product: product, voice: voice, key: key).map { variants(of: $0).count } ?? 0
  }

  /// One way to say a key in a voice, or nil where there is none.
  ///
  /// - Throws: `CopyError`: an argument is missing or of the wrong kind, or the text is damaged.
  /// - Complexity: O(bytes of the names and of the text).
  public func text(
    product: String,
    voice: String,
    key: String,
    variant: Int,
    arguments: CopyArguments
  ) throws(CopyError) -> CopyText? {
    guard let entry = copyEntry(product: product, voice: voice, key: key) else { return nil }
    let variants = variants(of: entry)
    guard (0..<variants.count).contains(variant) else { return nil }
    let handle = variants[variants.startIndex + variant]
    var title: String?
    if let message = self.title(of: handle) { title = try render(message, with: arguments) }
    return CopyText(title: title, body: try render(body(of: handle), with: arguments))
  }
}
