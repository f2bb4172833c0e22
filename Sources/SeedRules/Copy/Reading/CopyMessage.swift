package import SeedDecoding
package import SeedDiagnostics
import SeedLint
import SeedModel
package import SeedSource
import SeedTables

/// A title or body as authored, read once for all rules. A class, since every rule asks for each.
package final class CopyMessage: Sendable {
  package let record: UInt32
  package let node: NodeIndex
  /// What the parser could read of it.
  package let parts: [ParsedMessage.Part]
  /// Whether the parser could read all of it: what a message lacks can be said only then.
  package let isSound: Bool
  /// Every use of a placeholder, in the order of the text, those in arms after their block.
  package let uses: [PlaceholderUse]
  /// The message as it is compared.
  let folded: FoldedMessage
  /// All of the pattern's bytes.
  package let range: Range<Int>
  private let fileIndex: Int
  /// The first byte of the pattern in its file.
  private let startOffset: Int
  /// For texts with escapes: the offset of each byte, and of the end, in the escaped text.
  private let sourceOffsets: [UInt32]?

  init(
    _ node: NodeIndex,
    record: UInt32,
    fileIndex: Int,
    in tree: JSONTree,
    placeholders: [CopyKey.Placeholder],
    _ parser: inout MessageParser
  ) {
    self.record = record
    self.node = node
    self.fileIndex = fileIndex
    let content = tree.contentRange(of: node)
    startOffset = content.start
    let result: (message: ParsedMessage, faults: [MessageFault])
    if tree[node].flags.contains(.hasEscapes) {
      let unescaped = JSONUnescaping.unescape(tree.file[content])
      range = 0..<unescaped.bytes.count
      sourceOffsets = unescaped.sourceOffsets
      (result, folded) = unescaped.bytes.withUnsafeBufferPointer { bytes in
        let result = parser.parse(bytes)
        return (result, FoldedMessage(bytes, result.message))
      }
    } else {
      range = 0..<content.end - content.start
      sourceOffsets = nil
      result = parser.parse(tree.file[content])
      folded = FoldedMessage(tree.file[content], result.message)
    }
    parts = result.message.parts
    isSound = !result.faults.contains { $0.kind != .missingOther }
    uses = PlaceholderUse.all(in: parts, of: placeholders)
  }

  /// The place of a range of the pattern's bytes.
  package func place(_ range: Range<Int>) -> Place {
    let lower = sourceOffsets.map { Int($0[range.lowerBound]) } ?? range.lowerBound
    let upper = sourceOffsets.map { Int($0[range.upperBound]) } ?? range.upperBound
    return Place(fileIndex: fileIndex, range: ByteRange(startOffset + lower, startOffset + upper))
  }
}
