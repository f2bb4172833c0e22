package import SeedSource

/// Texts that are compared with each other, as ranges of files: 20 bytes each.
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

  /// Reads the texts of a range one after the other.
  ///
  /// - Complexity: O(bytes of the texts).
  @inline(__always)
  func forEach(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>, Text) -> Void) {
    let reader = reader
    for index in range { reader.read(index, body) }
  }

  /// Reads one text.
  package func withBytes<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>, Text) -> Result
  ) -> Result {
    reader.read(index, body)
  }

  /// What reads many texts on one thread.
  package var reader: Reader { Reader(texts: self) }

  /// Texts with the bare bytes of their files: asking a file for them would count references, on every thread
  /// at once.
  package struct Reader {
    private let texts: ComparedTexts
    private let files: [UnsafeBufferPointer<UInt8>]

    init(texts: ComparedTexts) {
      self.texts = texts
      files = texts.files.map(\.bytes)
    }

    @inline(__always)
    func read<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>, Text) -> Result) -> Result {
      let text = texts.texts[index]
      let content = text.content
      // The files are referenced by the texts, which live as long as this reader.
      return withExtendedLifetime(self) {
        let bytes = UnsafeBufferPointer(rebasing: files[Int(text.fileIndex)][content.start..<content.end])
        guard text.hasEscapes else { return body(bytes, text) }
        return JSONUnescaping.unescape(bytes).bytes.withUnsafeBufferPointer { body($0, text) }
      }
    }
  }
}
