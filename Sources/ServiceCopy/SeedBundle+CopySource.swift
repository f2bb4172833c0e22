public import SeedRuntime

extension SeedBundle: CopySource {
  /// What a key says in a voice; nil where it says nothing.
  ///
  /// - Complexity: O(bytes of the names + products + voices).
  public func line(product: String, voice: String, key: String) -> CopyLine? {
    guard let entry = copyEntry(product: product, voice: voice, key: key) else { return nil }
    let count = variants(of: entry).count
    return count > 0 ? CopyLine(index: entry.index, variantCount: count) : nil
  }

  /// One way to say a line, or nil where there is none.
  ///
  /// - Throws: `CopyError`: an argument is missing or of the wrong kind, or the text is damaged.
  /// - Complexity: O(bytes of the text × arguments).
  public func text(
    of line: CopyLine,
    variant: Int,
    arguments: CopyArguments
  ) throws(CopyError) -> CopyText? {
    guard copyEntries.indices.contains(line.index) else { return nil }
    let variants = variants(of: copyEntries.handles[line.index])
    guard (0..<variants.count).contains(variant) else { return nil }
    let handle = variants[variants.startIndex + variant]
    var title: String?
    if let message = self.title(of: handle) { title = try render(message, with: arguments) }
    return CopyText(title: title, body: try render(body(of: handle), with: arguments))
  }
}
