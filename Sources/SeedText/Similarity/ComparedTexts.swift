package import SeedSource

/// Texts that are compared with each other, as ranges of files.
package struct ComparedTexts: Sendable {
  /// Where a text stands.
  package struct Text: Sendable, BitwiseCopyable {
    /// The bytes between the quotes.
    package var content: ByteRange
    /// The index of the text where it comes from: in a catalog, of `Catalog.texts`.
    package var sourceIndex: UInt32
    package var fileIndex: UInt16
    package var hasEscapes: Bool
    package var isMessage: Bool
    /// Whether it is compared with others word by word; otherwise only as a whole.
    package var isComparedByWords: Bool

    package init(
      content: ByteRange,
      sourceIndex: UInt32,
      fileIndex: UInt16,
      hasEscapes: Bool,
      isMessage: Bool,
      isComparedByWords: Bool
    ) {
      self.content = content
      self.sourceIndex = sourceIndex
      self.fileIndex = fileIndex
      self.hasEscapes = hasEscapes
      self.isMessage = isMessage
      self.isComparedByWords = isComparedByWords
    }
  }

  package let files: [SourceFile]
  package let texts: [Text]

  package init(files: [SourceFile], texts: [Text]) {
    self.files = files
    self.texts = texts
  }

  package var count: Int { texts.count }

  /// Reads one text.
  package func withBytes<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>, Text) -> Result
  ) -> Result {
    let text = texts[index]
    let file = files[Int(text.fileIndex)]
    return withExtendedLifetime(file) {
      let bytes = UnsafeBufferPointer(rebasing: file.bytes[text.content.start..<text.content.end])
      guard text.hasEscapes else { return body(bytes, text) }
      return JSONUnescaping.unescape(bytes).bytes.withUnsafeBufferPointer { body($0, text) }
    }
  }
}
