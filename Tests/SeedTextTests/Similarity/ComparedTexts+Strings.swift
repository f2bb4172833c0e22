import SeedSource
@testable import SeedText

extension ComparedTexts {
  /// Texts in memory, each a file of its own.
  ///
  /// - Parameter isComparedByWords: whether a text is, by its index.
  init(_ strings: [String], isComparedByWords: (Int) -> Bool = { _ in true }) {
    let files = strings.map { SourceFile(path: "text.json", text: $0) }
    let texts = files.enumerated().map { index, file in
      Text(
        content: ByteRange(0, file.byteCount),
        sourceIndex: UInt32(index),
        fileIndex: UInt16(index),
        hasEscapes: false,
        isMessage: false,
        isComparedByWords: isComparedByWords(index)
      )
    }
    self.init(files: files, texts: texts)
  }
}
