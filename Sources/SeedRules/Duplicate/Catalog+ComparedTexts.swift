import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedText

extension Catalog {
  /// The texts of some fields, in the order of the catalog.
  ///
  /// - Parameters:
  ///   - isRead: whether a field is read, by the field's index.
  ///   - isReadByWords: whether its texts are compared word by word.
  /// - Complexity: O(texts), on all workers.
  func comparedTexts(
    of isRead: [Bool],
    byWords isReadByWords: [Bool],
    workerCount: Int
  ) -> ComparedTexts {
    let isMessage = ContentPlans.shared.registry.isMessage
    let parts = Parallel.inChunks(of: 1 << 12, texts.count, workers: workerCount) { range in
      let nodes = trees.map(\.nodes)
      var compared: [ComparedTexts.Text] = []
      compared.reserveCapacity(range.count)
      for index in range where isRead[Int(texts[index].field.index)] {
        let text = texts[index]
        let field = Int(text.field.index)
        let node = nodes[Int(text.fileIndex)][Int(text.node)]
        compared.append(
          ComparedTexts.Text(
            content: ByteRange(node.range.start + 1, max(node.range.start + 1, node.range.end - 1)),
            sourceIndex: UInt32(index),
            fileIndex: text.fileIndex,
            hasEscapes: node.flags.contains(.hasEscapes),
            isMessage: isMessage[field],
            isComparedByWords: isReadByWords[field]
          )
        )
      }
      // The nodes are the trees'.
      return withExtendedLifetime(self) { compared }
    }
    return ComparedTexts(files: sources.files, texts: Array(joining: parts))
  }
}
